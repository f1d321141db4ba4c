"""One game between bots, from the deal to the end. Whoever breaks the rules, crashes or is silent loses it."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field
from random import Random
from typing import Any, NamedTuple

from wanderwall.bots.protocol import Answer, Bot, BotFailed, Budget
from wanderwall.game.options import described
from wanderwall.game.protocol import CHANCE, AnyGame, Seat
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.match.record import Played, Record, write
from wanderwall.match.seen import Onlooker
from wanderwall.problem import Problem

#: turns each seat has in a match between bots, where the game knows such a limit (K9)
TURN_LIMIT = 200
#: moves after which a game without a turn limit is called: nobody wins
MOST_MOVES = 20_000
#: reasons of the arena beside those of the games
FORFEIT, ENDLESS = "forfeit", "endless"


@dataclass(frozen=True, slots=True)
class Match:
    """A game to be played: `deal` seeds what the host deals, `seed` what the bots draw."""

    number: int
    edition: str
    bots: tuple[str, ...]
    options: Mapping[str, Any]
    budget: Budget
    deal: str
    seed: str
    keep_record: bool = False


@dataclass(frozen=True, slots=True)
class Result:
    """How it went: who won, by seat, the moves each made and the seconds they took."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[Seat, ...]
    reason: str
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    #: why a bot lost by breaking the rules, a problem's code, and its seat
    fault: str = ""
    culprit: Seat | None = None
    record: str = field(default="", repr=False)

    def told(self) -> dict[str, Any]:
        """JSON-ready, without the record."""
        return {key: value for key, value in asdict(self).items() if key != "record"}

    @classmethod
    def read(cls, told: Mapping[str, Any]) -> Result:
        fields: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in told.items()}
        return cls(**fields)


def options_for(game: AnyGame, given: Mapping[str, Any]) -> dict[str, Any]:
    """The options of a match: a turn limit unless the table has its own."""
    limit = {"turn_limit": TURN_LIMIT} if "turn_limit" in described(game.options) else {}
    return {**limit, **given}


def play(match: Match, players: Sequence[Bot]) -> Result:
    """Play one match; `players` sit in the order of its bots."""
    edition = find_edition(match.edition)
    game = game_of(edition)
    dice = Random(match.deal)
    table = game.setup(edition, len(players), match.options)
    while CHANCE in game.to_act(table) and getattr(table, "step", None) == "deal":
        table = game.apply(table, CHANCE, game.chance(table, dice))
    return _Sitting(game, table, match, players).to_the_end(dice)


class _Pending(NamedTuple):
    """A move that a seat will have made at this time."""

    at: float
    answer: Answer
    fresh: bool


class _Sitting:
    """A match in progress."""

    def __init__(self, game: AnyGame, opening: Any, match: Match, players: Sequence[Bot]) -> None:
        self.game, self.match, self.players = game, match, players
        self.opening = self.state = opening
        self.eyes = [Onlooker(game, seat, opening) for seat in range(len(players))]
        self.moves: list[Played] = []
        self.counts = [0] * len(players)
        self.seconds = [0.0] * len(players)
        self.clock = [0.0] * len(players)
        self.pending: dict[Seat, _Pending] = {}

    def to_the_end(self, dice: Random) -> Result:
        while len(self.moves) < MOST_MOVES:
            acting = self.game.to_act(self.state)
            if not acting:
                outcome = self.game.outcome(self.state)
                assert outcome is not None
                return self._result(outcome.winners, outcome.reason)
            if CHANCE in acting:
                self._apply(CHANCE, self.game.chance(self.state, dice))
                continue
            try:
                seat = self._first(acting)
                self._move(seat)
            except BotFailed as failure:
                others = tuple(other for other in range(len(self.players)) if other != failure.seat)
                return self._result(others, FORFEIT, failure)
        return self._result((), ENDLESS)

    def _first(self, acting: frozenset[Seat]) -> Seat:
        """Whose move comes first: where several act at once, each takes the time it says."""
        self.pending = {seat: move for seat, move in self.pending.items() if seat in acting}
        for seat in sorted(acting):
            if seat not in self.pending:
                answer = self._ask(seat)
                self.pending[seat] = _Pending(self.clock[seat] + answer.seconds, answer, True)
        return min(self.pending, key=lambda seat: (self.pending[seat].at, seat))

    def _ask(self, seat: Seat) -> Answer:
        seen = self.eyes[seat].seen(self.state)
        seed = Random(f"{self.match.seed}/{seat}/{self.counts[seat]}/{len(self.moves)}").getrandbits(63)
        began = time.perf_counter()
        try:
            answer = self.players[seat].choose(seen, self.match.budget, seed)
        except BotFailed as failure:
            raise failure.of(seat) from None
        except Exception as error:  # a bot of anybody's may raise anything
            raise BotFailed("bot.crashed").of(seat) from error
        self.seconds[seat] += time.perf_counter() - began
        self.counts[seat] += 1
        return answer

    def _move(self, seat: Seat) -> None:
        at, answer, fresh = self.pending.pop(seat)
        self.clock[seat] = at
        try:
            move = self.game.notation.read_move(self.state, seat, answer.move)
            self._apply(seat, move, answer.seconds)
        except Problem as problem:
            if fresh:
                raise BotFailed("bot.illegal_move", text=answer.move[:40], reason=problem.code).of(seat) from None

    def _apply(self, seat: Seat, move: Any, seconds: float = 0.0) -> None:
        before = self.state
        after = self.game.apply(before, seat, move)
        self.state = after
        for eyes in self.eyes:
            eyes.saw(before, seat, move, after)
        self.moves.append(Played(seat, move, seconds or None))
        # what the others are about to do was decided before this; should it not fit any more, they are asked again
        self.pending = {other: pending._replace(fresh=False) for other, pending in self.pending.items()}
        if seat == CHANCE:  # a new round begins for all at once
            self.clock = [max(self.clock)] * len(self.clock)
            self.pending = {}

    def _result(self, winners: tuple[Seat, ...], reason: str, failure: BotFailed | None = None) -> Result:
        match = self.match
        return Result(
            match.number,
            match.bots,
            winners,
            reason,
            tuple(self.counts),
            tuple(round(seconds, 6) for seconds in self.seconds),
            failure.code if failure else "",
            failure.seat if failure else None,
            self._record(failure) if match.keep_record else "",
        )

    def _record(self, failure: BotFailed | None) -> str:
        names = zip(self.opening.colours, self.match.bots, strict=True)
        headers = {colour.capitalize(): f"bot:{name}" for colour, name in names}
        headers |= {"Event": "arena", "Number": str(self.match.number), "Deal": self.match.deal}
        if failure:
            headers["Forfeit"] = f"{self.opening.colours[failure.seat or 0]} {failure.code}"
        return write(Record(self.opening, tuple(self.moves), headers))
