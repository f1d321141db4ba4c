"""One match between bots, from the deal to the end. A bot that breaks the rules, crashes or is silent loses."""

from __future__ import annotations

import time
from collections.abc import Mapping, Sequence
from dataclasses import asdict, dataclass, field, replace
from random import Random
from typing import Any, NamedTuple

from wanderwall.bots.protocol import Answer, Bot, BotFailed, Budget
from wanderwall.game.options import options_of
from wanderwall.game.protocol import CHANCE, AnyGame, Seat
from wanderwall.games import edition as find_edition
from wanderwall.match import Match
from wanderwall.match.record import write
from wanderwall.problem import Problem

#: turns of each seat in a match between bots, if the game has such a limit (K9)
TURN_LIMIT = 200
#: moves after which a match without a turn limit is ended without a winner
MOST_MOVES = 20_000
#: reasons of the arena, in addition to those of the games
FORFEIT, ENDLESS = "forfeit", "endless"


@dataclass(frozen=True, slots=True)
class Pairing:
    """A match to be played: `deal` seeds the chance moves, `seed` the bots."""

    number: int
    edition: str
    bots: tuple[str, ...]
    options: Mapping[str, object]
    budget: Budget
    deal: str
    seed: str
    keep_record: bool = False


@dataclass(frozen=True, slots=True)
class GameResult:
    """The result of a match: the winners, and by seat the number of moves and the seconds they took."""

    number: int
    bots: tuple[str, ...]
    winners: tuple[Seat, ...]
    reason: str
    moves: tuple[int, ...]
    seconds: tuple[float, ...]
    #: why a bot lost by breaking the rules, as a problem code, and its seat
    fault: str = ""
    culprit: Seat | None = None
    record: str = field(default="", repr=False)

    def as_json(self) -> dict[str, object]:
        """As JSON, without the record."""
        return {key: value for key, value in asdict(self).items() if key != "record"}

    @classmethod
    def read(cls, written: Mapping[str, Any]) -> GameResult:
        fields: dict[str, Any] = {key: tuple(v) if isinstance(v, list) else v for key, v in written.items()}
        return cls(**fields)


def options_for(game: AnyGame, given: Mapping[str, object]) -> dict[str, object]:
    """The options of a match between bots: a turn limit unless one is given."""
    limit = {"turn_limit": TURN_LIMIT} if "turn_limit" in options_of(game.options) else {}
    return {**limit, **given}


def play(pairing: Pairing, players: Sequence[Bot]) -> GameResult:
    """Play one match; `players` are in the order of its bots."""
    match = Match.deal(find_edition(pairing.edition), len(players), pairing.options, seed=pairing.deal)
    return _Referee(match, pairing, players).to_the_end()


class _Pending(NamedTuple):
    """A move that a seat will have made at this time."""

    at: float
    answer: Answer
    fresh: bool


class _Referee:
    """Runs a match between bots: asks them for moves, keeps their time, and decides forfeits."""

    def __init__(self, match: Match, pairing: Pairing, players: Sequence[Bot]) -> None:
        self.match, self.pairing, self.players = match, pairing, players
        self.counts = [0] * len(players)
        self.seconds = [0.0] * len(players)
        self.clock = [0.0] * len(players)
        self.pending: dict[Seat, _Pending] = {}

    def to_the_end(self) -> GameResult:
        while len(self.match.moves) < MOST_MOVES:
            acting = self.match.to_act
            if not acting:
                outcome = self.match.outcome
                assert outcome is not None
                return self._result(outcome.winners, outcome.reason)
            try:
                self._move(self._first(acting))
            except BotFailed as failure:
                others = tuple(other for other in range(len(self.players)) if other != failure.seat)
                return self._result(others, FORFEIT, failure)
        return self._result((), ENDLESS)

    def _first(self, acting: frozenset[Seat]) -> Seat:
        """The seat whose move comes first: if several act at once, each takes the time it states."""
        self.pending = {seat: move for seat, move in self.pending.items() if seat in acting}
        for seat in sorted(acting):
            if seat not in self.pending:
                answer = self._ask(seat)
                self.pending[seat] = _Pending(self.clock[seat] + answer.seconds, answer, True)
        return min(self.pending, key=lambda seat: (self.pending[seat].at, seat))

    def _ask(self, seat: Seat) -> Answer:
        seen = self.match.history(seat)
        seed = Random(f"{self.pairing.seed}/{seat}/{self.counts[seat]}/{len(self.match.moves)}").getrandbits(63)
        began = time.perf_counter()
        try:
            answer = self.players[seat].choose(seen, self.pairing.budget, seed)
        except BotFailed as failure:
            raise failure.of(seat) from None
        except Exception as error:  # a third-party bot may raise anything
            raise BotFailed("bot.crashed").of(seat) from error
        self.seconds[seat] += time.perf_counter() - began
        self.counts[seat] += 1
        return answer

    def _move(self, seat: Seat) -> None:
        at, answer, fresh = self.pending.pop(seat)
        self.clock[seat] = at
        try:
            self.match.move(answer.move, seat, answer.seconds or None)
        except Problem as problem:
            if fresh:
                raise BotFailed("bot.illegal_move", text=answer.move[:40], reason=problem.code).of(seat) from None
            return
        # the others decided on their moves before this one; if a move no longer fits, they are asked again
        self.pending = {other: pending._replace(fresh=False) for other, pending in self.pending.items()}
        if self.match.moves[-1].seat == CHANCE:  # a new round begins for all at once
            self.clock = [max(self.clock)] * len(self.clock)
            self.pending = {}

    def _result(self, winners: tuple[Seat, ...], reason: str, failure: BotFailed | None = None) -> GameResult:
        pairing = self.pairing
        return GameResult(
            pairing.number,
            pairing.bots,
            winners,
            reason,
            tuple(self.counts),
            tuple(round(seconds, 6) for seconds in self.seconds),
            failure.code if failure else "",
            failure.seat if failure else None,
            self._record(failure) if pairing.keep_record else "",
        )

    def _record(self, failure: BotFailed | None) -> str:
        names = zip(self.match.colours, self.pairing.bots, strict=True)
        headers = {colour.capitalize(): f"bot:{name}" for colour, name in names}
        headers |= {"Event": "arena", "Number": str(self.pairing.number), "Deal": self.pairing.deal}
        if failure:
            headers["Forfeit"] = f"{self.match.colours[failure.seat or 0]} {failure.code}"
        return write(replace(self.match.record(), headers=headers))
