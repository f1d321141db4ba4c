"""What a seat has seen of a game, worked out from the moves as far as somebody asks."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from wanderwall.game.protocol import Seat, View
from wanderwall.match.seen import AnyEvent, Event, public

if TYPE_CHECKING:
    from wanderwall.server.table.state import Table

#: what a seat had seen at a seq of the first so many moves of a table
ReadPast = Callable[[str, Seat, int, int], Awaitable[bytes]]


class TableLog:
    """What one seat at a table saw. It remembers the state up to which it was asked, to go on from there."""

    def __init__(self, table: Table, seat: Seat, read_past: ReadPast) -> None:
        self.table = table
        self.seat = seat
        self._read_past = read_past
        self._from: tuple[int, int, Any] = (table.rewinds, table.moves.earlier, table.moves.state)

    @property
    def generation(self) -> int:
        """Another number means that what was seen before is void."""
        return self.table.rewinds

    @property
    def count(self) -> int:
        return self.table.moves.total

    @property
    def first(self) -> int:
        """How many moves were made before those that the table knows."""
        return self.table.moves.earlier

    async def past(self) -> bytes:
        """What was seen of those, as JSON: it is worked out elsewhere, from the log."""
        return await self._read_past(self.table.id, self.seat, self.table.seq, self.first)

    def opening(self) -> View:
        view: View = self.table.game.view(self.table.start, self.seat)
        return view

    def since(self, count: int) -> list[AnyEvent]:
        """What happened after the first so many moves."""
        game, moves = self.table.game, self.table.moves
        rewinds, played, state = self._from
        if rewinds != self.table.rewinds or played > count:
            played, state = moves.earlier, moves.state
        events = []
        for number, (seat, move, *_) in enumerate(moves.after(played), played):
            after = game.apply(state, seat, move)
            if number >= count:
                seen = public(game, state, seat, move, self.seat)
                events.append(Event(seat, seen, game.view(after, self.seat)))
            state = after
        self._from = (self.table.rewinds, moves.total, state)
        return events
