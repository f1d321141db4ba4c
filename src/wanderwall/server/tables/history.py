"""What a seat has seen of a game, computed from the moves on demand."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Iterator, Sequence
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, NamedTuple, Self, TypedDict, cast

from wanderwall.game.options import non_default
from wanderwall.game.protocol import CHANCE, Seat, State, View
from wanderwall.match.history import AnyEvent, Event, public
from wanderwall.match.record import Record, read, states
from wanderwall.problem import Problem
from wanderwall.server.json_bytes import loads
from wanderwall.server.tables.log import Entry, TableOpening
from wanderwall.server.tables.state import OVER, PLAYING, Table, apply_entry, new_table
from wanderwall.server.tables.types import ReplayFrame, StoryEvent, StoryJson
from wanderwall.server.tables.views import event_message, views_of

if TYPE_CHECKING:
    from wanderwall.server.tables.state import Table


#: reads what a seat has seen of a table's first moves; called with table, seat, seq and number of moves
ReadPast = Callable[[str, Seat, int, int], Awaitable[bytes]]


class SeatHistory:
    """What one seat at a table has seen. It keeps the state of the last call, to continue from there."""

    def __init__(self, table: Table, seat: Seat, read_past: ReadPast) -> None:
        self.table = table
        self.seat = seat
        self._read_past = read_past
        self._from: tuple[int, int, State | None] = (table.rewinds, table.moves.earlier, table.moves.state)

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
        assert state is not None  # a game that is played has begun
        events = []
        for number, (seat, move, *_) in enumerate(moves.after(played), played):
            after = game.apply(state, seat, move)
            if number >= count:
                seen = public(game, state, seat, move, self.seat)
                events.append(Event(seat, seen, game.view(after, self.seat)))
            state = after
        self._from = (self.table.rewinds, moves.total, state)
        return events


class ImportedGame(TypedDict):
    """The game of a record, for a table that continues it."""

    game: str
    together: bool
    edition: str
    options: dict[str, str]
    colours: list[str]
    names: list[str]
    position: str
    #: seat, notation, seconds
    moves: list[tuple[Seat, str, float | None]]
    over: bool


#: moves of an imported record: the server plays them once, and games end long before
MAX_IMPORTED_MOVES = 1000


class LogRow(NamedTuple):
    """An entry as it is stored; `data` is unparsed JSON."""

    seq: int
    at: int
    kind: str
    seat: int | None
    data: str


class SavedLog(NamedTuple):
    """All stored data of a game."""

    id: str
    made: int
    opening: TableOpening
    rows: list[LogRow]

    def json(self) -> list[object]:
        """Return the data as plain lists, because JSON has no named tuples."""
        return [self.id, self.made, dict(self.opening), [tuple(row) for row in self.rows]]

    @classmethod
    def of(cls, values: Sequence[Any]) -> Self:
        """Build the log from the values of `json`."""
        id, made, opening, rows = values
        return cls(id, made, opening, [LogRow(*row) for row in rows])

    def replay(self, upto: int | None = None) -> Table:
        """Return the table after the whole log, or after the entry with seq `upto`."""
        table = new_table(self.id, self.made, self.opening)
        for _, reached in self.steps(upto):
            table = reached
        return table

    def steps(self, upto: int | None = None) -> Iterator[tuple[Entry, Table]]:
        """Yield every entry and the table after it."""
        table = new_table(self.id, self.made, self.opening)
        for seq, at, kind, seat, data in self.rows[:upto]:
            entry = Entry(self.id, seq, at, kind, seat, loads(data))
            table = apply_entry(table, entry)
            yield entry, table


def record_of(table: Table, unfinished: bool = False) -> Record:
    """Return the record of a game, including hidden information; of an unfinished game only for the person who keeps
    it. Moves that were taken back are not in it.
    """
    if table.status != OVER and not (unfinished and table.status == PLAYING):
        raise Problem("table.not_over")
    names = {
        table.start.colours[seat].capitalize(): f"bot:{occupant.bot}" if occupant.bot else occupant.name
        for seat, occupant in enumerate(table.occupants)
    }
    day = datetime.fromtimestamp(table.made / 1000, UTC).strftime("%Y.%m.%d")
    return Record(table.start, tuple(table.moves.after(0)), {**names, "Date": day})


def import_record(text: str) -> ImportedGame:
    """Return the game of a record, for a table that continues it; every move is played and checked once."""
    try:
        record = read(text)
    except Problem as problem:
        raise Problem("record.unreadable", line=max(problem.line, 1)) from None
    if len(record.moves) > MAX_IMPORTED_MOVES:
        raise Problem("record.too_long", most=MAX_IMPORTED_MOVES)
    opening, game = record.opening, record.game
    passed = list(states(record))
    texts = [game.notation.move_text(before, one.move) for before, one in zip(passed, record.moves, strict=False)]
    return {
        "game": game.name,
        "together": game.together,
        "edition": record.edition.id,
        "options": non_default(opening.options),
        "colours": list(opening.colours),
        "names": [record.headers.get(colour.capitalize(), "") for colour in opening.colours],
        "position": game.notation.position_text(opening),
        "moves": [(one.seat, text, one.seconds) for one, text in zip(record.moves, texts, strict=True)],
        "over": game.outcome(passed[-1]) is not None,
    }


def replay_of(table: Table) -> list[ReplayFrame]:
    """Return a finished game move by move, with nothing hidden."""
    kept = record_of(table)
    before = kept.opening
    frames: list[ReplayFrame] = [{"seat": None, "move": None, "seconds": None, "view": open_view(table, before)}]
    for played, state in zip(kept.moves, list(states(kept))[1:], strict=True):
        text = table.game.notation.move_text(before, played.move)
        seat = None if played.seat == CHANCE else played.seat
        shown = "" if seat is None else text
        frames.append({"seat": seat, "move": shown, "seconds": played.seconds, "view": open_view(table, state)})
        before = state
    return frames


def story_of(log: SavedLog) -> StoryJson:
    """Return a game as a spectator has seen it: the first view, and all events since."""
    began = log.made
    first: View | None = None
    events: list[StoryEvent] = []
    before = new_table(log.id, log.made, log.opening)
    seen = views_of(before, (None,))
    for entry, table in log.steps():
        new = views_of(table, (None,))
        if first is None:
            began, first = entry.at, new.of(None)
        else:
            message = event_message(before, table, entry, None, seen.changes(new)[None], entry.at)
            events.append(
                {
                    "seq": message["seq"],
                    "kind": message["kind"],
                    "seat": message["seat"],
                    "moves": message["moves"],
                    "changes": message["changes"],
                }
            )
        before, seen = table, new
    if first is None:
        raise Problem("table.not_playing")
    return {"began": began, "view": first, "events": events}


def open_view(table: Table, state: State) -> View:
    """Return a view with the private parts of all seats: nothing is secret in a finished game."""
    views = [table.game.view(state, seat) for seat in range(len(table.occupants))]
    view: Any = table.game.view(state, None)
    for seat, own in enumerate(views):
        view["seats"][seat] = {**own["seats"][seat], **{key: own[key] for key in ("layout", "hand") if key in own}}
    return cast(View, view)


def part_of(record: Record, number: int, parts: int) -> Record:
    """Return one of `parts` parts of a game, cut where a turn or a round begins."""
    begins = record.game.notation.move_number
    starts = [(at, state) for at, state in enumerate(states(record)) if begins(state) is not None]
    cuts = [len(starts) * part // parts for part in (number, number + 1)]
    first, last = ((starts[cut][0] if cut < len(starts) else len(record.moves)) for cut in cuts)
    if number == 0:
        first = 0
    opening = next((state for at, state in starts if at == first), record.opening)
    return Record(opening, record.moves[first:last])


def history_of(table: Table, seat: Seat, count: int) -> list[tuple[Seat, str, View]]:
    """Return what a seat saw of the first `count` moves."""
    game, state, seen = table.game, table.start, []
    for actor, move, *_ in table.moves.after(0)[:count]:
        before, state = state, game.apply(state, actor, move)
        seen.append((actor, public(game, before, actor, move, seat), game.view(state, seat)))
    return seen
