"""What the server needs of whoever keeps its tables. `SqlStore` keeps them in a database; a page that plays without a
server may bring another store.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, NamedTuple, Protocol

from wanderwall.problem import Problem
from wanderwall.server.table.log import Entry, Summary
from wanderwall.server.table.saved import SavedLog
from wanderwall.server.table.snapshot import Snapshot
from wanderwall.server.table.state import Table

if TYPE_CHECKING:
    from wanderwall.server.table.ratings import Rating


class StorageError(OSError):
    """The store does not answer, or cannot do what it should."""


class DiskFull(StorageError):
    """There is no room left where the store keeps its data."""


def error_name(error: BaseException) -> str:
    """The kind of an error, for the log: what it says might name a table, and that would be an invitation."""
    if isinstance(error, DiskFull):
        return f"the disk is full ({error})"
    return type(error.__cause__ or error).__name__


def storage_problem(error: BaseException) -> Problem:
    """What clients see where the store fails."""
    return Problem("server.disk_full") if isinstance(error, DiskFull) else Problem("server.storage")


class NewEntry(NamedTuple):
    """One entry to be kept, the summary of its table where that changes, the guest who sits down by it, and the
    snapshot of the table after it, where one is due.
    """

    entry: Entry
    summary: Summary | None
    guest: str | None
    snapshot: Snapshot | None = None


class FinishedTable(NamedTuple):
    """A table that is over; `public_json` is what lists say of it, where that was kept."""

    id: str
    public_json: str | None


class RatedPlayer(NamedTuple):
    """A line of the ratings."""

    player: str
    name: str
    rating: Rating
    games: int


class Store(Protocol):
    """Keeps tables, their logs, ratings, and a few settings. When a method returns, its changes are committed; when
    it raises a StorageError or another OSError, they may be or not.
    """

    async def start(self) -> bool:
        """Take the store and bring it up to date; whether nobody else uses it."""

    async def stop(self) -> None: ...

    # ── settings and time ────────────────────────────────────────────────────────────────────────────────────────────

    async def setting(self, key: str) -> str | None: ...

    async def once(self, key: str, value: str) -> str:
        """The value of a setting that is made once, by whoever comes first."""

    async def sign_of_life(self, now: int) -> None:
        """Note that a worker is here."""

    async def last_sign_of_life(self) -> int | None: ...

    async def shift(self, now: int) -> int:
        """Nobody was here since the last sign of life: that time does not count. How many milliseconds it was."""

    # ── one table ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, table: Table, guests: set[str]) -> bool:
        """Keep a new table, and which guests sit there; False where there is one with this id already."""

    async def append(self, batch: Sequence[NewEntry]) -> set[tuple[str, int]]:
        """Commit entries of many tables at once; table and seq of those that were kept. An entry is not kept where
        another one has its seq, and then nothing that comes with it; the others of the batch are not concerned.
        """

    async def load(self, id: str) -> Table | None:
        """A table from its last snapshot, and from its log after that."""

    async def behind(self, id: str) -> int:
        """How many entries there are since the last snapshot that counts: loading has to play them."""

    async def keep_snapshot(self, snapshot: Snapshot) -> None: ...

    async def saved_log(self, id: str) -> SavedLog:
        """A table's whole log, unread: read slowly, so that a long one disturbs nobody."""

    async def entries(self, id: str, seq: int) -> list[Entry]:
        """What came after a seq."""

    async def deadline(self, id: str) -> int | None: ...

    async def set_due(self, id: str, due: int | None) -> None:
        """When the server has to look after a table again."""

    async def rate(self, table: Table) -> None:
        """Work out the ratings of a game that has ended; once a table, whoever comes first."""

    async def review(self, id: str, version: str) -> str | None:
        """What this version of the coach said of a game, where that was kept."""

    async def keep_review(self, id: str, version: str, review: str) -> None: ...

    async def leave_unrated(self, id: str) -> None:
        """A game that has ended and cannot be rated is not asked for again."""

    # ── many tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def last_seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """How far each of these tables is."""

    async def due(self, now: int) -> list[str]:
        """Tables where the server has something to do."""

    def nothing_due(self) -> bool:
        """Whether it is known that no table waits for anything, so that it does not matter when a worker was here."""

    async def unrated(self) -> list[str]:
        """Finished tables whose ratings are not worked out yet."""

    async def lobby(self, since: int, game: str | None) -> list[str]:
        """Listed tables made since then that wait for people, the newest first."""

    async def played(self) -> list[str]:
        """Listed tables where a game is going on, the newest first."""

    async def waiting(self, since: int, code: str) -> list[str]:
        """Tables made since then that wait for people, and whose id begins with the code."""

    async def unfinished(self, guest: str) -> list[str]:
        """A guest's tables that are not over, the newest first."""

    async def finished(
        self, guest: str | None, game: str | None, before: int | None, limit: int
    ) -> list[FinishedTable]:
        """Tables that are over, the latest first: a guest's, or the listed ones."""

    async def points(self, game: str, guest: str) -> float | None:
        """How well a guest plays a game, where that is known."""

    async def ratings(self, game: str) -> list[RatedPlayer]:
        """The best players of a game."""
