"""Reviews take the coach seconds: each is worked out once, and kept in the store."""

from __future__ import annotations

import asyncio
from typing import Protocol

from wanderwall import __version__
from wanderwall.problem import Problem
from wanderwall.server.processes.archive import Archive
from wanderwall.server.processes.players import MAX_WAITING, Players
from wanderwall.server.processes.shared import Shared

#: which coach it was, and what its reviews hold
VERSION = f"{__version__} course"
#: bytes of reviews that are remembered here
ROOM = 8 * 1024 * 1024


class ReviewStore(Protocol):
    """Where reviews are kept, by the version of the coach."""

    async def review(self, id: str, version: str) -> str | None: ...
    async def keep_review(self, id: str, version: str, review: str) -> None: ...


class Reviews:
    """What the coach said about finished games."""

    def __init__(self, players: Players, archive: Archive, store: ReviewStore) -> None:
        self._players = players
        self._archive = archive
        self._store = store
        self._shared = Shared(ROOM)
        #: by table, which share of its review is ready
        self.progress: dict[str, float] = {}

    def of(self, table: str) -> asyncio.Task[bytes]:
        """The review of a game, as JSON: whoever asks meanwhile gets the same one."""
        if len(self._shared) > MAX_WAITING:
            raise Problem("coach.busy")
        return self._shared.task(table, lambda: self._known(table))

    async def _known(self, table: str) -> bytes:
        kept = await self._store.review(table, VERSION)
        if kept is not None:
            return kept.encode()

        def done(share: float) -> None:
            self.progress[table] = share

        try:
            record = (await self._archive.record(table)).decode()
            review = await self._players.review(record, table, done)
        finally:
            self.progress.pop(table, None)
        await self._store.keep_review(table, VERSION, review.decode())
        return review
