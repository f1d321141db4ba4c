"""Short codes: which table or room is meant by the beginning of its id."""

from __future__ import annotations

import asyncio
from typing import NamedTuple

from wanderwall.server.clock import Clock
from wanderwall.server.storage.clubs import ClubRows
from wanderwall.server.storage.store import Store
from wanderwall.server.table.ids import CODE_LENGTH, LETTERS

#: how long a table that nobody joins waits for people
LOBBY_MS = 6 * 3600 * 1000
#: seconds in which all who ask together share one look
MOMENT = 0.2


class Found(NamedTuple):
    """What waits under a code: ids of tables and of rooms."""

    tables: list[str]
    clubs: list[str]


NOTHING = Found([], [])


class Codes:
    """The codes of all tables that wait and all rooms that are not over, whichever worker made them."""

    def __init__(self, store: Store, rows: ClubRows, clock: Clock) -> None:
        self._store, self._rows, self._clock = store, rows, clock
        self._next: asyncio.Task[set[str]] | None = None

    async def find(self, code: str) -> Found:
        """What waits under a code; a word of another length or with other letters is none."""
        if not _is_code(code):
            return NOTHING
        since = self._clock.now() - LOBBY_MS
        return Found(await self._store.waiting(since, code), await self._rows.coded(code))

    async def find_together(self, code: str) -> Found:
        """The same for an address that has tried many wrong ones. A right code has its answer there, too, after a
        moment, and however many guess, the database is asked for all of them at once.
        """
        if not _is_code(code):
            return NOTHING
        if self._next is None:
            self._next = asyncio.create_task(self._look(), name="codes")
        known = await asyncio.shield(self._next)
        return await self.find(code) if code in known else NOTHING

    async def _look(self) -> set[str]:
        await asyncio.sleep(MOMENT)
        self._next = None  # who asks from here on has come too late for this look
        since = self._clock.now() - LOBBY_MS
        ids = [*await self._store.waiting(since, ""), *await self._rows.coded("")]
        return {id[:CODE_LENGTH] for id in ids}


def _is_code(code: str) -> bool:
    return len(code) == CODE_LENGTH and set(code) <= set(LETTERS)
