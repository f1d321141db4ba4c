"""Short codes: find the table or room whose id begins with a code."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from wanderwall.server.clock import Clock
from wanderwall.server.ids import CODE_LENGTH, LETTERS
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.store import Store
from wanderwall.server.tables.state import LOBBY_MS

#: seconds for which lookups are collected into one query
MOMENT = 0.2


class CodeTargets(NamedTuple):
    """What a code leads to: ids of tables and of rooms."""

    tables: list[str]
    rooms: list[str]


NOTHING = CodeTargets([], [])


class Codes:
    """Codes of all waiting tables and of all rooms that are not over, whichever server process made them."""

    def __init__(self, store: Store, rows: RoomStore, clock: Clock) -> None:
        self._store, self._rows, self._clock = store, rows, clock
        self._next: asyncio.Task[set[str]] | None = None

    async def find(self, code: str) -> CodeTargets:
        """Return what a code leads to; nothing if the text has the wrong length or wrong letters."""
        if not _is_code(code):
            return NOTHING
        since = self._clock.now() - LOBBY_MS
        return CodeTargets(await self._store.waiting(since, code), await self._rows.find_by_code(code))

    async def find_together(self, code: str) -> CodeTargets:
        """Like `find`, for an address that has tried many wrong codes. A right code still gets its answer after a
        moment. However many clients guess, the database is queried once for all of them.
        """
        if not _is_code(code):
            return NOTHING
        if self._next is None:
            self._next = asyncio.create_task(self._query_codes(), name="codes")
        known = await asyncio.shield(self._next)
        return await self.find(code) if code in known else NOTHING

    async def _query_codes(self) -> set[str]:
        await asyncio.sleep(MOMENT)
        self._next = None  # requests from here on are too late for this query
        since = self._clock.now() - LOBBY_MS
        ids = [*await self._store.waiting(since, ""), *await self._rows.find_by_code("")]
        return {id[:CODE_LENGTH] for id in ids}


def _is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and set(code) <= set(LETTERS)
