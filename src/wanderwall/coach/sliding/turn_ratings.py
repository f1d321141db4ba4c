"""The worth of every turn of a seat, from its view alone.

A turn is worth what it gains, minus what it leaves the others. It gains the chance to reach the goal next turn. A find
is worth more than being certain of it, since the next turn is then free for another goal; the finish counts most. It
leaves each of the others the share of its possible goals that it can reach at once; the average counts. A magic card is
worth a little, so that none is spent for nothing.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from functools import cache, cached_property, partial
from random import Random
from typing import NamedTuple

from wanderwall.board.grid import SPARE, Arrow, Square, Squares, grid, squares_of
from wanderwall.board.reach import Slide
from wanderwall.board.tiles import Openings, turns
from wanderwall.coach.sliding.reach_map import NO_CARDS, CoachTarget, ReachMap, own_aim, own_purse, possible_aims
from wanderwall.coach.sliding.reach_map import option as option_of
from wanderwall.game.protocol import Seat
from wanderwall.games.sliding.state import PUSH, WALK, Push
from wanderwall.games.towers.paths import Purse, Walks
from wanderwall.games.towers.rules import without
from wanderwall.games.towers.state import Cards
from wanderwall.games.views import MazeView
from wanderwall.problem import Problem

FIND, FINISH, CARD = 1.5, 3.0, 0.05
#: maximum number of pushes times answers of the others; beyond that the answers are a sample
ANSWERS = 2500


class Turn(NamedTuple):
    """A whole turn: the push, None if it is already made, the square where it ends, and the cards it costs."""

    push: Push | None
    to: Square
    pay: Cards = ""


class Worth(NamedTuple):
    """What a turn gains and leaves."""

    turn: Turn
    score: float
    #: goals found, the rune stone included
    finds: int
    finishes: bool
    #: the chance to reach the goal next turn, from 0 to 1; None if this turn finds it
    chance: float | None


class Branch:
    """The table after one push, or as it is if the push is already made."""

    def __init__(self, rating: TurnRatings, push: Push | None, table: ReachMap, walks: Walks) -> None:
        self.rating = rating
        self.push = push
        self.table = table
        self.walks = walks
        self.aimed = table.target_squares(rating.aim)
        #: by the cards that are left for the next turn
        self._chances: dict[Purse, list[float]] = {}

    @cached_property
    def threats(self) -> dict[Seat, float]:
        """For each other seat, the share of its possible goals that it can reach at once."""
        return {seat: threat(self.table, seat, aims) for seat, aims in self.rating.others.items()}

    @property
    def threat(self) -> float:
        return sum(self.threats.values()) / max(len(self.threats), 1)

    def chances(self, purse: Purse) -> list[float]:
        """For each square, the chance to reach the goal from there next turn, over the pushes of the others."""
        if purse not in self._chances:
            self._chances[purse] = self._count_chances(purse)
        return self._chances[purse]

    def _count_chances(self, purse: Purse) -> list[float]:
        rating, sources = self.rating, partial(ReachMap.sources, aim=self.rating.aim, purse=purse)
        bare = self.table.bare(rating.aim)
        if rating.compiled and bare.compiles(rating.aim):
            from wanderwall.coach.sliding.chances_compiled import scene_sources, source_shares

            if rating.sees_all_answers(bare):
                return source_shares(bare, rating.aim)
            sources = partial(scene_sources, aim=rating.aim)
        counts = [0] * bare.maze.grid.size
        answers = list(rating.answers(bare))
        for arrows, table in answers:
            squares = sources(table)
            for arrow in reversed(arrows):
                squares = before(arrow, squares)
            for square in squares_of(squares):
                counts[square] += 1
        return [count / len(answers) for count in counts]

    def worth(self, to: Square, pay: Cards | None = None) -> Worth:
        """The worth of ending the turn here, as cheaply as possible unless a payment is given."""
        rating = self.rating
        turn = Turn(self.push, to, self.walks.offers(to)[0] if pay is None else pay)
        hits = bool(self.aimed >> to & 1)
        finds = 0 if rating.homeward else self._found(hits)
        finishes = hits if rating.homeward else 0 < rating.last_finds <= finds
        chance = None if hits or finds else self.chances(rating.purse_after(turn.pay))[to]
        if finishes and not rating.whole_round:  # nobody plays after it (K5)
            return Worth(turn, FINISH - CARD * len(turn.pay), finds, finishes, chance)
        brings = FINISH if finishes else FIND * finds if finds else chance or 0.0
        return Worth(turn, brings - self.threat - CARD * len(turn.pay), finds, finishes, chance)

    def _found(self, hits: bool) -> int:
        """Goals found here; sweeping finds all in reach (K8)."""
        if self.rating.sweep:
            return (self.aimed & self.walks.reach).bit_count()
        return int(hits)

    def best(self) -> Worth:
        """The best end of the turn: on the goal, or on a square that costs nothing; the pawn stays if that is equally
        good.
        """
        stays = self.table.pawns[self.rating.seat]
        free = [
            square for square in squares_of(self.walks.reach) if square != stays and not self.walks.offers(square)[0]
        ]
        squares = squares_of(self.aimed & self.walks.reach) or [stays, *free]
        return max((self.worth(square) for square in squares), key=lambda worth: round(worth.score, 9))


def check_turn(view: MazeView) -> Seat:
    """Return the seat that is to act. Refuse a view of another game, or of a seat that has to wait."""
    if "maze" not in view:
        raise Problem("game.not_here", game=view["game"], known="classic, towers")
    if view["you"] is None or view["turn"] != view["you"] or view["step"] not in (PUSH, WALK):
        raise Problem("coach.not_now", "S9", step=view["step"])
    return view["you"]


class TurnRatings:
    """All turns of the viewer's seat, which has to push or walk. With `compiled`, many turns are rated in a fraction of
    the time; for a single one, loading the compiled code would take longer.
    """

    def __init__(self, view: MazeView, compiled: bool = False) -> None:
        self.seat = check_turn(view)
        self.view = view
        self.compiled = compiled
        own = view["seats"][self.seat]
        self.aim: CoachTarget = own_aim(view)
        self.homeward = not own["left"] and bool(own.get("rune_turned", True))
        self.sweep = bool(option_of(view, "sweep", self.seat)) and not self.homeward
        #: the number of finds that ends the game, 0 if it does not end that way (K7)
        self.last_finds = own["left"] if option_of(view, "finish", self.seat) == "last-find" else 0
        self.purse: Purse = own_purse(view)
        self.whole_round = bool(option_of(view, "finish_round"))
        self.table = ReachMap.of(view)
        seats = len(view["seats"])
        #: the others in the order they play, and their possible targets
        self.others = {seat: possible_aims(view, seat) for seat in ((self.seat + n) % seats for n in range(1, seats))}

    @cached_property
    def branches(self) -> dict[Push | None, Branch]:
        """Every push and the table after it."""
        pawn = self.table.pawns[self.seat]
        if self.view["step"] == WALK:
            return {None: Branch(self, None, self.table, self.table.walks(pawn, self.purse))}
        return {
            push: Branch(self, push, self.table.after(slide), walks)
            for slide, walks in self.table.walks_all(pawn, self.purse).items()
            for push in [Push(slide[0].name, slide[1])]
        }

    @cached_property
    def finding(self) -> list[Branch]:
        """The pushes that bring a target into reach."""
        return [branch for branch in self.branches.values() if branch.aimed & branch.walks.reach]

    @cached_property
    def best(self) -> Worth:
        """The best turn. A goal in reach is always taken, so then only the pushes that reach it are compared."""
        bests = [branch.best() for branch in self.finding or self.branches.values()]
        return max(bests, key=lambda worth: round(worth.score, 9))

    def worth(self, turn: Turn) -> Worth:
        """The worth of one turn."""
        return self.branches[turn.push].worth(turn.to, turn.pay)

    def purse_after(self, pay: Cards) -> Purse:
        """The cards left to spend next turn, whatever is drawn."""
        hand = without(self.purse.hand, pay)
        return self.purse._replace(hand=hand, most=min(self.purse.most, len(hand)))

    @cached_property
    def _answers(self) -> int:
        """Number of answers to consider after each push."""
        return ANSWERS // max(len(self.branches), 1)

    def sees_all_answers(self, table: ReachMap) -> bool:
        """Whether every push of the one other seat is considered."""
        return len(self.others) == 1 and len(slides(table)) <= self._answers

    def answers(self, table: ReachMap) -> Iterator[tuple[list[Arrow], ReachMap]]:
        """The table at the seat's next turn, and the arrows used: all pushes of the others are equally likely."""
        if not self.others:
            yield [], table
            return
        first = slides(table)
        if self.sees_all_answers(table):
            for slide in first:
                yield [slide[0]], table.after(slide)
            return
        dice = Random(0)  # the same view always gets the same answer
        for _ in range(min(self._answers, len(first))):
            at, arrows = table, []
            for _ in self.others:
                slide = dice.choice(slides(at))
                at = at.after(slide)
                arrows.append(slide[0])
            yield arrows, at


def slides(table: ReachMap) -> Sequence[Slide]:
    """Every legal push (S5)."""
    return _slides(table.maze.side, table.barred, turns(table.maze.spare))


@cache
def _slides(side: int, barred: str | None, ways: tuple[Openings, ...]) -> Sequence[Slide]:
    return [(arrow, way) for arrow in grid(side).arrows if arrow.name != barred for way in ways]


def before(arrow: Arrow, squares: Squares) -> Squares:
    """The squares of pawns before a push that carried them to these squares (S6)."""
    return _tiles_before(arrow, squares) | (squares >> arrow.enter & 1) << arrow.leave


def _tiles_before(arrow: Arrow, squares: Squares) -> Squares:
    """The squares of tiles before a push that moved them to these squares; one of them may have been the spare."""
    line = squares & arrow.line & ~(1 << arrow.enter)
    return squares & ~arrow.line | (line >> arrow.step if arrow.step > 0 else line << -arrow.step)


def threat(table: ReachMap, seat: Seat, aims: Sequence[CoachTarget], purse: Purse = NO_CARDS) -> float:
    """The share of these targets that a seat reaches with its next turn; without cards if its hand is unknown."""
    reached = table.walks_all(table.pawns[seat], purse)
    #: squares in reach after some push; the tiles in reach, and whether the spare is
    squares = tiles = 0
    spare = False
    for (arrow, _), walks in reached.items():
        squares |= walks.reach
        tiles |= _tiles_before(arrow, walks.reach)
        spare |= bool(walks.reach >> arrow.enter & 1)

    def reaches(aim: CoachTarget) -> bool:
        if aim.out:
            return any(walks.reach & table.after(slide).target_squares(aim) for slide, walks in reached.items())
        places = (table.places[goal] for goal in aim.goals)
        return bool(aim.squares & squares) or any(spare if place == SPARE else tiles >> place & 1 for place in places)

    return 1 - sum(not reaches(aim) for aim in aims) / len(aims) if aims else 0.0
