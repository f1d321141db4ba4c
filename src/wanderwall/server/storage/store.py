"""The interface of the store for tables. `SqlStore` implements it with a database; the offline page has another
implementation.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping, Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from wanderwall.problem import Problem
from wanderwall.server.tables.history import SavedLog
from wanderwall.server.tables.log import Entry, TableSummary
from wanderwall.server.tables.snapshot import Snapshot
from wanderwall.server.tables.state import Table

if TYPE_CHECKING:
    from wanderwall.puzzles.results import PuzzleResult
    from wanderwall.server.tables.ratings import Rating

#: answers with a part of a book, from its rows, for an address: `Workers.book`
AnswerBook = Callable[[str, Sequence[str], str, Mapping[str, object]], Awaitable[bytes]]


class StorageError(OSError):
    """The store does not answer, or an operation failed."""


class DiskFull(StorageError):
    """The disk of the store is full."""


def error_name(error: BaseException) -> str:
    """Return the kind of an error, for the log: its message might contain the id of a table, which is an invitation."""
    if isinstance(error, DiskFull):
        return f"the disk is full ({error})"
    return type(error.__cause__ or error).__name__


def storage_problem(error: BaseException) -> Problem:
    """Return the Problem that clients see when the store fails."""
    return Problem("server.disk_full") if isinstance(error, DiskFull) else Problem("server.storage")


class NewEntry(NamedTuple):
    """An entry to commit, with the summary of its table if that changes, the guest who takes a seat by it, and the
    snapshot of the table after it if one is due.
    """

    entry: Entry
    summary: TableSummary | None
    guest: str | None
    snapshot: Snapshot | None = None


class FinishedTable(NamedTuple):
    """A table that is over; `public_json` is what lists show of it, if that was stored."""

    id: str
    public_json: str | None


class RatedPlayer(NamedTuple):
    """One line of the rating list."""

    player: str
    name: str
    rating: Rating
    games: int


class RatedTry(NamedTuple):
    """One point of a curve: the rating after a first try, and whether that was at par."""

    points: int
    at_par: bool


class CountedTries(NamedTuple):
    """First tries at a puzzle: the push they began with, whether they were at par, and how many there were."""

    push: str | None
    at_par: bool
    tries: int


class PuzzlePlayer(NamedTuple):
    """The puzzle rating of a book, its latest tries, the oldest first, and how many there are."""

    points: int
    deviation: int
    tries: int
    latest: tuple[RatedTry, ...] = ()


class Store(Protocol):
    """Stores tables, their logs, ratings and a few settings. When a method returns, its changes are committed; when it
    raises a StorageError or another OSError, they may or may not be.
    """

    async def start(self) -> bool:
        """Open the store and migrate it; return whether no other process uses it."""

    async def stop(self) -> None: ...

    # ── settings and time ────────────────────────────────────────────────────────────────────────────────────────────

    async def setting(self, key: str) -> str | None: ...

    async def once(self, key: str, value: str) -> str:
        """Return the value of a setting that is written once, by the first caller."""

    async def sign_of_life(self, now: int) -> None:
        """Record that a server process is alive."""

    async def last_sign_of_life(self) -> int | None: ...

    async def shift(self, now: int) -> int:
        """Move all deadlines by the time since the last sign of life, when no server ran; return it in milliseconds."""

    # ── one table ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, table: Table, guests: set[str]) -> bool:
        """Store a new table and the guests who sit there; return False if the id exists already."""

    async def append(self, batch: Sequence[NewEntry]) -> set[tuple[str, int]]:
        """Commit entries of many tables at once; return table and seq of those that were written. An entry whose seq is
        taken is not written, nor anything that comes with it; the rest of the batch is not affected.
        """

    async def load(self, id: str) -> Table | None:
        """Load a table from its last snapshot and the log after it."""

    async def behind(self, id: str) -> int:
        """Return the number of entries since the last valid snapshot, which loading has to replay."""

    async def keep_snapshot(self, snapshot: Snapshot) -> None: ...

    async def saved_log(self, id: str) -> SavedLog:
        """Return a table's whole log, unparsed; fetched in pages, so that a long one does not block others."""

    async def entries(self, id: str, seq: int) -> list[Entry]:
        """Return the entries after a seq."""

    async def deadline(self, id: str) -> int | None: ...

    async def set_due(self, id: str, due: int | None) -> None:
        """Set when the server has to check a table again."""

    async def rate(self, table: Table) -> None:
        """Update the ratings after a finished game; once a table, by the first caller."""

    async def review(self, id: str, version: str) -> str | None:
        """Return the stored review of a game by this version of the coach."""

    async def keep_review(self, id: str, version: str, review: str) -> None: ...

    async def leave_unrated(self, id: str) -> None:
        """Mark a finished game that cannot be rated, so that it is not tried again."""

    # ── many tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def last_seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """Return the last seq of each of these tables."""

    async def due(self, now: int) -> list[str]:
        """Return tables where the server has something to do."""

    def nothing_due(self) -> bool:
        """Whether it is known that nothing is due at any table, so that signs of life do not matter."""

    async def tables_to_rate(self) -> list[str]:
        """Return finished tables that are not rated yet."""

    async def lobby(self, since: int, game: str | None) -> list[str]:
        """Return listed tables made after `since` that wait for people, the newest first."""

    async def running_tables(self) -> list[str]:
        """Return listed tables with a game in progress, the newest first."""

    async def waiting(self, since: int, code: str) -> list[str]:
        """Return tables made after `since` that wait for people and whose id begins with the code."""

    async def unfinished_tables(self, guest: str) -> list[str]:
        """Return a guest's tables that are not over, the newest first."""

    async def finished_tables(
        self, guest: str | None, game: str | None, before: int | None, limit: int
    ) -> list[FinishedTable]:
        """Return finished tables, the latest first: a guest's, or the listed ones."""

    async def points(self, game: str, guest: str) -> float | None:
        """Return the points of a guest in a game, if they are rated."""

    async def ratings(self, game: str) -> list[RatedPlayer]:
        """Return the best players of a game."""


class PuzzleBooks(Protocol):
    """Stores the results of puzzles by book."""

    async def book_of(self, guest: str) -> str:
        """Return the book of a guest."""

    async def readers(self, book: str) -> list[str]:
        """Return all guests of a book."""

    async def missing(self, guests: Sequence[str]) -> list[str]:
        """Return some finished tables of these guests without stored results, the latest first."""

    async def keep_results(self, table: Table) -> None:
        """Store the results of a finished table for its guests; doing it again changes nothing."""

    async def keep_puzzle(self, table: Table) -> None:
        """Store what a table says of its puzzle so far; doing it again changes nothing."""

    async def puzzle_results(self, book: str, names: Sequence[tuple[str, str]]) -> list[PuzzleResult]:
        """Return what a book has of these puzzles, by shelf and name."""

    async def note(self, book: str, new: Sequence[PuzzleResult]) -> None:
        """Store results of puzzles; the first one stays."""

    async def puzzles_json(self, answer: AnswerBook, book: str, owner: str) -> bytes:
        """Return all puzzles of a book as JSON."""

    async def keep_rush(self, book: str, solved: int, now: int) -> int:
        """Note a rush; return the best one before it."""

    async def puzzle_player(self, book: str) -> PuzzlePlayer | None:
        """Return the puzzle rating of a book; None where nobody is rated."""

    async def tried_numbers(self, book: str) -> list[int]:
        """Return the shipped puzzles that a book has, whatever became of them."""

    async def first_tries(self, shelf: str, name: str) -> list[CountedTries]:
        """Return how everybody tried a puzzle for the first time."""

    async def moved_puzzles(self) -> dict[int, int]:
        """Return the points of the shipped puzzles that tries have moved, by number."""
