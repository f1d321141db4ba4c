"""How server processes send each other news of tables: over Redis; a single process needs nothing.

The bus only wakes other processes; the database is the source of truth. After a lost message they catch up from there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol, TypedDict

from wanderwall.game.protocol import Seat
from wanderwall.server.tables.log import EntryValues
from wanderwall.server.tables.types import NextMessage, SignSent


class News(TypedDict, total=False):
    """What one server process sends the others: of a table, of a room, or of limits."""

    #: the new entry, and the deadline of the table after it
    entry: EntryValues
    deadline: int | None
    #: stored data changed outside the log
    reload: bool
    #: the seats and the TVs that are present, a sign for all clients, the next table for shared screens
    present: list[Seat]
    tvs: list[str]
    sign: SignSent
    next: NextMessage
    #: what addresses have used
    taken: list[tuple[str, str, int]]
    #: it is about a room
    club: bool


Listener = Callable[[str, str, News], None]


class Bus(Protocol):
    """News of tables, sent to all other server processes."""

    #: whether there may be other server processes
    shared: bool

    async def start(self, on_message: Listener, gap: Callable[[], None]) -> None:
        """Listen; `gap` is called when messages may have been lost."""

    async def stop(self) -> None: ...
    def publish(self, table: str, news: News) -> None: ...

    async def is_reachable(self) -> bool:
        """Whether news can be published now."""


class MemoryBus:
    """Bus of a single server process: it sends nothing."""

    shared = False

    async def start(self, on_message: Listener, gap: Callable[[], None]) -> None:
        """Do nothing: no messages will arrive."""

    async def stop(self) -> None:
        """Do nothing."""

    def publish(self, table: str, news: News) -> None:
        """Do nothing: there is no other server process."""

    async def is_reachable(self) -> bool:
        return True
