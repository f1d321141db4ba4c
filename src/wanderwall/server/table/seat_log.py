"""What a seat has seen of a game, computed from the moves on demand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from wanderwall.game.protocol import Seat, View
from wanderwall.match.seen import AnyEvent, Event, public

if TYPE_CHECKING:
    from wanderwall.server.table.state import Table

#: reads what a seat has seen of a table's first moves; called with table, seat, seq and number of moves
ReadPast = Callable[[str, Seat, int, int], Awaitable[bytes]]


class SeatHistory:
    """What one seat at a table has seen. It keeps the state of the last call, to continue from there."""

    def __init__(self, table: Table, seat: Seat, read_past: ReadPast) -> None:
        self.table = table
        self.seat = seat
        self._read_past = read_past
        self._from: tuple[int, int, Any] = (table.rewinds, table.moves.earlier, table.moves.state)

    @property
    def generation(self) -> int:
        """A number that changes when earlier events become void."""
        return self.table.rewinds

    @property
    def count(self) -> int:
        return self.table.moves.total

    @property
    def first(self) -> int:
        """How many moves were made before those that the table has in memory."""
        return self.table.moves.earlier

    async def past(self) -> bytes:
        """Return what the seat saw of those moves, as JSON; computed by a worker from the log."""
        return await self._read_past(self.table.id, self.seat, self.table.seq, self.first)

    def opening(self) -> View:
        view: View = self.table.game.view(self.table.start, self.seat)
        return view

    def since(self, count: int) -> list[AnyEvent]:
        """Return the events after the first `count` moves."""
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
