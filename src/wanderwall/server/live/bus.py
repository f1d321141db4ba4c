"""How workers tell each other what happened at tables: over Redis; a single worker needs nothing.

The bus only wakes: what counts is in the database. A message that is lost is made up for by looking there.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Protocol

News = dict[str, Any]
#: called with the worker that speaks, the table and the news
Listener = Callable[[str, str, News], None]


class Bus(Protocol):
    """News of tables, to all other workers."""

    #: whether there may be other workers
    shared: bool

    async def start(self, heard: Listener, gap: Callable[[], None]) -> None:
        """Listen; `gap` is called when messages may have been lost."""

    async def stop(self) -> None: ...
    def publish(self, table: str, news: News) -> None: ...

    async def is_reachable(self) -> bool:
        """Whether news can be published now."""


class MemoryBus:
    """One worker: there is nobody else to tell."""

    shared = False

    async def start(self, heard: Listener, gap: Callable[[], None]) -> None:
        """Nothing will be heard."""

    async def stop(self) -> None:
        """Nothing to stop."""

    def publish(self, table: str, news: News) -> None:
        """There is no other worker."""

    async def is_reachable(self) -> bool:
        return True
