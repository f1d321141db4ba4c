"""Review of a match: for every turn what was in reach, the best turn, and what the played one gave up.

Each turn is rated by what its seat knew when it played it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass

from wanderwall.coach.sliding.hints import Reason, percent, reason_json, reasons, turn_json
from wanderwall.coach.sliding.turn_ratings import Turn, TurnRatings, Worth
from wanderwall.coach.types import RatedTurnJson, ReviewedTurnJson, TurnSummaryJson
from wanderwall.game.protocol import Seat
from wanderwall.games import game_of
from wanderwall.games.sliding.state import PUSH, Push, Sliding, TimeUp, Walk
from wanderwall.games.views import MazeView
from wanderwall.kernel import FAST
from wanderwall.match.record import Record
from wanderwall.problem import Problem

#: a turn that gives up no more than this counts as good as the best
AS_GOOD = 0.05


@dataclass(frozen=True, slots=True)
class ReviewedTurn:
    """One turn of a match."""

    #: counted from 1, all seats together
    number: int
    seat: Seat
    played: Worth
    best: Worth
    #: why the best turn was best
    reasons: tuple[Reason, ...]
    #: how many of the pushes brought the goal into reach
    finding: int
    pushes: int
    #: the squares in reach after the push that was made
    squares: int

    @property
    def gave_up(self) -> float:
        """How much less the turn was worth than the best one; never negative, as the coach may prefer a played turn to
        its own.
        """
        return max(0.0, self.best.score - self.played.score)

    @property
    def good(self) -> bool:
        """Whether it was as good as the best."""
        return self.gave_up <= AS_GOOD

    @property
    def found(self) -> bool:
        return self.played.finishes or self.played.finds > 0

    @property
    def missed(self) -> bool:
        """Whether the goal was in reach and not taken, although the best turn takes it."""
        return self.finding > 0 and not self.found and (self.best.finishes or self.best.finds > 0)

    def as_json(self, record: Record) -> ReviewedTurnJson:
        side = record.opening.edition.side
        return {
            "number": self.number,
            "seat": record.opening.colours[self.seat],
            "played": _worth_json(self.played, side),
            "best": _worth_json(self.best, side),
            "reasons": [reason_json(reason) for reason in self.reasons],
            "finding": self.finding,
            "pushes": self.pushes,
            "squares": self.squares,
            "missed": self.missed,
            "gave_up": round(self.gave_up, 3),
        }


@dataclass(frozen=True, slots=True)
class SeatSummary:
    """How one seat played."""

    seat: Seat
    turns: int
    #: goals, the rune stone included
    found: int
    #: turns with the goal in reach that did not take it
    missed: int
    #: turns as good as the best, in percent
    good: int
    #: what a turn gave up on average
    gave_up: float
    #: the number of the turn that gave up most, None if none did
    worst: int | None

    def as_json(self, record: Record) -> TurnSummaryJson:
        return {
            "seat": record.opening.colours[self.seat],
            "turns": self.turns,
            "found": self.found,
            "missed": self.missed,
            "good": self.good,
            "gave_up": round(self.gave_up, 3),
            "worst": self.worst,
        }


#: rates all turns of the viewing seat
Rate = Callable[[MazeView], TurnRatings]


def compiled_rating(view: MazeView) -> TurnRatings:
    """The ratings for a whole match: worth loading the compiled code."""
    return TurnRatings(view, compiled=FAST)


def review(record: Record, rate: Rate = compiled_rating) -> Iterator[ReviewedTurn]:
    """Review every completed turn in order; each takes a while."""
    game, state = record.game, record.opening
    if not isinstance(state, Sliding):
        raise Problem("game.not_here", game=game.name, known="classic, towers")
    before, push = None, None
    for played in record.moves:
        move = played.move
        if isinstance(move, Push):
            before, push = state, move
        elif isinstance(move, TimeUp) and move.push:
            before, push = state, move.push
        walked = None if isinstance(move, Push) else _turn_of(state, push, move)
        if walked and before is not None:
            yield _review_turn(rate(game.view(before, before.mover)), before, walked)
            before = None
        state = game.apply(state, played.seat, move)


def rate_alternative(state: Sliding, push: str, walk: str, rate: Rate = TurnRatings) -> ReviewedTurn:
    """Rate another turn, in notation, in place of one that was played, by what its seat knew."""
    game, seat = game_of(state.edition), state.mover
    pushed = game.notation.read_move(state, seat, push)
    after = game.apply(state, seat, pushed)
    walked = game.notation.read_move(after, seat, walk)
    game.apply(after, seat, walked)
    turn = _turn_of(after, pushed, walked)
    if not isinstance(pushed, Push) or turn is None:
        raise Problem("coach.not_now", "S9", step=state.step)
    return _review_turn(rate(game.view(state, seat)), state, turn)


def _turn_of(state: Sliding, push: Push | None, move: object) -> Turn | None:
    """The turn that this move ends: a walk, or a timeout that leaves the pawn where it is."""
    if isinstance(move, Walk):
        return Turn(push, move.to, getattr(move, "pay", ""))
    if isinstance(move, TimeUp):
        pawn = state.pawns[state.mover]
        stays = state.edition.grid.arrow(move.push.arrow).carry(pawn) if move.push and state.step == PUSH else pawn
        return Turn(push, stays)
    return None


def _review_turn(rating: TurnRatings, before: Sliding, turn: Turn) -> ReviewedTurn:
    played, best = rating.worth(turn), rating.best
    if played.score > best.score:
        best = played
    branch = rating.branches[turn.push]
    return ReviewedTurn(
        before.turns + 1,
        before.mover,
        played,
        best,
        reasons(rating, best),
        len(rating.finding),
        len(rating.branches),
        branch.walks.reach.bit_count(),
    )


def summaries(turns: list[ReviewedTurn], seats: int) -> list[SeatSummary]:
    """How each seat played."""
    return [_summary(seat, [turn for turn in turns if turn.seat == seat]) for seat in range(seats)]


def _summary(seat: Seat, turns: list[ReviewedTurn]) -> SeatSummary:
    worst = max(turns, key=lambda turn: turn.gave_up, default=None)
    return SeatSummary(
        seat,
        len(turns),
        sum(turn.played.finds for turn in turns),
        sum(turn.missed for turn in turns),
        percent(sum(turn.good for turn in turns) / max(len(turns), 1)),
        sum(turn.gave_up for turn in turns) / max(len(turns), 1),
        worst.number if worst and worst.gave_up > AS_GOOD else None,
    )


def _worth_json(worth: Worth, side: int) -> RatedTurnJson:
    return {
        **turn_json(worth.turn, side),
        "score": round(worth.score, 3),
        "finds": worth.finds,
        "finishes": worth.finishes,
        "chance": None if worth.chance is None else percent(worth.chance),
    }
