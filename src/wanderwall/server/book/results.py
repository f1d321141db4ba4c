"""The result of a finished game for each guest: computed once from the table, and stored in the book.

It contains neither the table's id nor moves. Names of other people are stored separately, and only for tables among
friends: they are deleted when the game is erased.
"""

from __future__ import annotations

from dataclasses import asdict, dataclass
from typing import Any, NamedTuple, Self

import orjson

from wanderwall.game.protocol import Seat, State
from wanderwall.games.sliding.state import Sliding
from wanderwall.server.ids import hash_key
from wanderwall.server.tables.state import PERSON, Table


@dataclass(frozen=True, slots=True)
class BookResult:
    """The result of a game for one guest."""

    game: str
    edition: str
    #: time in milliseconds
    ended: int
    colour: str
    seats: int
    won: bool
    #: whether others won as well
    shared: bool
    #: goals found, or points
    score: int
    #: turns of the guest; None if the game does not count turns
    turns: int | None
    bots: tuple[str, ...]
    #: other people at the table
    people: int
    #: whether hints were used
    hinted: bool
    #: won when another player had nothing left to find, too
    close: bool

    @classmethod
    def of(cls, values: dict[str, Any]) -> Self:
        return cls(**{**values, "bots": tuple(values["bots"])})


class Other(NamedTuple):
    """Another person at a table among friends. `who` is the same at all tables."""

    who: str
    name: str
    won: bool


class ResultRow(NamedTuple):
    """What is stored of a game for one guest; no result for a puzzle, or if only others played at the device."""

    guest: str
    result: BookResult | None
    others: tuple[Other, ...] = ()

    def row(self, table: Table) -> dict[str, str | int | None]:
        result_json = None if self.result is None else orjson.dumps(asdict(self.result)).decode()
        others = orjson.dumps([tuple(other) for other in self.others]).decode() if self.others else None
        return {
            "guest": self.guest, "table": table.id, "ended": table.ended or 0, "result": result_json, "others": others
        }  # fmt: skip


def results_of(table: Table) -> list[ResultRow]:
    """Return the result of a finished table for each of its guests."""
    guests = {occupant.guest: None for occupant in table.occupants if occupant.guest}
    return [_result_row(table, guest) for guest in guests]


def _result_row(table: Table, guest: str) -> ResultRow:
    outcome = table.game.outcome(table.state)
    own = [seat for seat, occupant in enumerate(table.occupants) if occupant.guest == guest and not occupant.here]
    if outcome is None or table.puzzle is not None or table.imported or not own:
        return ResultRow(guest, None)
    seat, colours = own[0], table.start.colours
    won = seat in outcome.winners and outcome.scores[seat] > 0 and not table.occupants[seat].away
    result = BookResult(
        game=table.game.name,
        edition=table.edition.id,
        ended=table.ended or 0,
        colour=colours[seat],
        seats=len(colours),
        won=won and len(colours) > 1,
        shared=len(outcome.winners) > 1,
        score=outcome.scores[seat],
        turns=table.state.turns_of(seat) if isinstance(table.state, Sliding) else None,
        bots=tuple(occupant.bot for occupant in table.occupants if occupant.bot),
        people=sum(occupant.kind == PERSON for occupant in table.occupants) - 1,
        hinted=table.hinted,
        close=won and _others_done(table.state, seat),
    )
    if table.opening["listed"]:
        return ResultRow(guest, result)
    others = tuple(
        Other(_who(guest, occupant.guest, occupant.name), occupant.name, other in outcome.winners)
        for other, occupant in enumerate(table.occupants)
        if other != seat and occupant.kind == PERSON
    )
    return ResultRow(guest, result, others)


def _who(guest: str, other: str | None, name: str) -> str:
    """Return an id that is the same for the same person: from their device, or from their name on a shared device."""
    return name.casefold() if other is None or other == guest else hash_key(other)[:16]


def _others_done(state: State, seat: Seat) -> bool:
    """Whether another player had only the way home left."""
    return isinstance(state, Sliding) and any(state.homeward(other) for other in range(state.seats) if other != seat)
