"""What a worker remembers of its tables, so that the server does not send it a whole game every move."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from wanderwall.bots.protocol import AnyEvent, AnySeen, Event, History
from wanderwall.game.protocol import Choices, Seat, View
from wanderwall.server.processes.frames import Message
from wanderwall.server.table.changes import apply_changes, changes

#: views that one process keeps, of all tables together; each takes about 2 kB, because it shares most with the previous
VIEWS_KEPT = 50_000


@dataclass(slots=True)
class SeatNotes:
    """What one seat has seen."""

    generation: int
    opening: View
    events: list[AnyEvent] = field(default_factory=list)

    @property
    def view(self) -> View:
        return self.events[-1].view if self.events else self.opening

    def history(self, choices: Choices) -> AnySeen:
        return History(self.opening, self.events, self.view, choices)


class HistoryCache:
    """The notes of all tables; beyond its limit it drops the least recently used table."""

    def __init__(self, max_views: int = VIEWS_KEPT) -> None:
        self.max_views = max_views
        self.views = 0
        self._tables: OrderedDict[str, dict[Seat, SeatNotes]] = OrderedDict()

    def learn(self, request: Message) -> SeatNotes | None:
        """Add the new events of a request and return the notes of its seat; None if earlier events are unknown."""
        table, seat, generation = request["table"], request["seat"], request["generation"]
        seats = self._tables.setdefault(table, {})
        self._tables.move_to_end(table)
        notes = seats.get(seat)
        if "opening" in request:
            self._drop(seats, seat)
            notes = seats[seat] = SeatNotes(generation, request["opening"])
            self.views += 1
        elif notes is None or notes.generation != generation or len(notes.events) != request["after"]:
            return None
        news = [*request.get("past", ()), *request["events"]]
        for actor, move, view in news:
            before = notes.view
            notes.events.append(Event(actor, move, apply_changes(before, changes(before, view))))
        self.views += len(news)
        while self.views > self.max_views and len(self._tables) > 1:
            self.forget(next(iter(self._tables)))
        return notes

    def forget(self, table: str) -> None:
        seats = self._tables.pop(table, {})
        for seat in list(seats):
            self._drop(seats, seat)

    def _drop(self, seats: dict[Seat, SeatNotes], seat: Seat) -> None:
        notes = seats.pop(seat, None)
        if notes:
            self.views -= 1 + len(notes.events)
