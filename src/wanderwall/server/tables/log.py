"""Entries of a table's log. A command makes exactly one entry, so it is committed completely or not at all.

Kinds: `seat` (taken, freed, given to a bot), `first` (who begins), `order` (players swapped pawns, and with them
seats), `key` (reissued), `begin`, `move`, `undo` (at a puzzle `all`: from the start; with a `position`: a whole turn),
`ask` (to take a turn back; with `no`: refused), `agree` (to that), `time` (is up), `hint` (asked for), `away` and
`back` (a bot takes over, the person returns), `open` (the next player at a shared device opens the curtain), `pause`
and `resume` (nobody is there, a player comes back; or the table is `held` by a room that is paused), `rematch`,
`close` (by the admin).
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from itertools import islice
from typing import Any, Generic, NamedTuple, NotRequired, Self, TypedDict, TypeVar

from wanderwall.game.protocol import Seat, State
from wanderwall.match.record import PlayedMove
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.tables.types import PastAttempts, PuzzleInfo

SEAT, FIRST, ORDER, KEY, BEGIN, MOVE, UNDO, TIME, HINT, AWAY, BACK, OPEN, PAUSE, RESUME, REMATCH, CLOSE, ASK, AGREE = (
    "seat", "first", "order", "key", "begin", "move", "undo", "time", "hint", "away", "back", "open", "pause",
    "resume", "rematch", "close", "ask", "agree",
)  # fmt: skip

#: limit for one table: games end long before, and no table grows for ever
MAX_ENTRIES = 20_000


class StoredOccupant(TypedDict, total=False):
    """An occupant in openings and entries (`state.Occupant`). Those of earlier versions have fewer keys."""

    kind: str
    name: str
    guest: str | None
    key: str | None
    bot: str | None
    even: bool
    here: bool
    away: bool
    was: int


class TableOpening(TypedDict):
    """How a table was made: edition, options, settings, and the seats at the start."""

    edition: str
    options: Mapping[str, object]
    colours: Sequence[str] | None
    sitters: list[StoredOccupant]
    maker: str
    listed: bool
    clock: int | None
    timeout: str
    undo: bool
    hints: bool
    #: where its game begins, and whether that is an imported record
    position: NotRequired[str]
    brought: NotRequired[bool]
    puzzle: NotRequired[PuzzleInfo]
    #: of a puzzle: the attempts before, and the seconds that the player's clock is ahead of UTC
    past: NotRequired[PastAttempts]
    ahead: NotRequired[int]
    club: NotRequired[str]
    #: of a rematch: the wins of each seat, the table before it, the maze that stays, whether tiles are swapped
    series: NotRequired[list[int]]
    rematch_of: NotRequired[str]
    maze: NotRequired[str | None]
    swap: NotRequired[bool]


#: seat, notation, seconds: in an entry first the player's, then chance (seat −1)
LoggedMove = tuple[Seat, str, float | None]
#: the old seat of each player
OldSeats = TypedDict("OldSeats", {"from": list[Seat]}, total=False)


class EntryData(OldSeats, total=False):
    """What an entry of a table has in addition to its seat, by its kind."""

    moves: list[LoggedMove]
    sitter: StoredOccupant
    options: Mapping[str, object]
    colours: list[str]
    key: str | None
    left: int
    held: bool
    again: str
    lent: bool
    all: bool
    shown: bool
    position: str
    total: int
    no: bool


#: the values of an entry, which JSON has without their names
EntryValues = tuple[str, int, int, str, int | None, EntryData]


class Entry(NamedTuple):
    """One event of a table or a room."""

    table: str
    seq: int
    at: int
    kind: str
    seat: int | None
    data: EntryData

    def values(self) -> tuple[str, int, int, str, int | None, str]:
        """Return the values of the columns in the database."""
        return (*self[:-1], dumps(self.data).decode())

    def row(self) -> dict[str, str | int | None]:
        return dict(zip(self._fields, self.values(), strict=True))

    @classmethod
    def of_row(cls, row: Any) -> Entry:
        return cls(row.table, row.seq, row.at, row.kind, row.seat, loads(row.data))


S = TypeVar("S")


class Draft(NamedTuple, Generic[S]):
    """An entry that is not committed yet, and the table or room after it."""

    entry: Entry
    state: S


class TableSummary(NamedTuple):
    """The columns of a table's row that change with its log."""

    status: str
    ended: int | None
    deadline: int | None
    due: int | None
    public_json: str | None = None


class Moves(NamedTuple):
    """Moves in a list that a table shares with earlier and later versions of itself, so that adding one takes constant
    time. The first `known` moves of the list belong to this version.
    """

    #: how many moves were made before these, and the state in which these begin
    earlier: int
    state: State | None
    known: int
    shared: list[PlayedMove]

    def __eq__(self, other: object) -> bool:
        """Whether both have the same moves, as far as both have them in memory."""
        if not isinstance(other, Moves):
            return NotImplemented
        first = max(self.earlier, other.earlier)
        return self.total == other.total and (self.total < first or self.after(first) == other.after(first))

    def __hash__(self) -> int:
        return hash(self.total)

    @classmethod
    def since(cls, state: State | None, earlier: int = 0) -> Self:
        """Return an empty list of moves from this state on."""
        return cls(earlier, state, 0, [])

    @property
    def total(self) -> int:
        return self.earlier + self.known

    def after(self, number: int) -> list[PlayedMove]:
        """Return the moves after the first `number` of the game, which must include all earlier ones."""
        assert number >= self.earlier
        return self.shared[number - self.earlier : self.known]

    def only_by(self, seat: Seat) -> bool:
        """Whether no other seat has moved yet."""
        return not self.earlier and all(one.seat == seat for one in islice(self.shared, self.known))

    def plus(self, more: Iterable[PlayedMove]) -> Self:
        """Return these moves and more. The list is copied if another version has already continued from here."""
        shared = self.shared if len(self.shared) == self.known else self.shared[: self.known]
        shared.extend(more)
        return type(self)(self.earlier, self.state, len(shared), shared)

    def until(self, total: int, state: State) -> Self:
        """Return the first `total` of all moves, which lead to this state."""
        return self._replace(known=total - self.earlier) if total >= self.earlier else self.since(state, total)

    def without_last(self, before: State | None) -> Self:
        """Return these moves without the last one, which was made in the state `before`."""
        return self._replace(known=self.known - 1) if self.known else self.since(before, self.earlier - 1)


NO_MOVES = Moves.since(None)
