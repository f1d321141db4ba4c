"""Reviews take the coach seconds: each is computed once and kept in the store."""

from __future__ import annotations

import asyncio
from typing import Protocol

from wanderwall import __version__
from wanderwall.problem import Problem
from wanderwall.server.processes.archive import Archive
from wanderwall.server.processes.players import MAX_WAITING, Workers
from wanderwall.server.processes.shared import SingleFlightCache

#: the version of the coach, and the contents of its reviews
VERSION = f"{__version__} course"
#: bytes of cached reviews
ROOM = 8 * 1024 * 1024


class ReviewStore(Protocol):
    """Storage of reviews, by the version of the coach."""

    async def review(self, id: str, version: str) -> str | None: ...
    async def keep_review(self, id: str, version: str, review: str) -> None: ...


class Reviews:
    """The coach's reviews of finished games."""

    def __init__(self, players: Workers, archive: Archive, store: ReviewStore) -> None:
        self._workers = players
        self._archive = archive
        self._store = store
        self._shared = SingleFlightCache(ROOM)
        #: by table, which share of its review is ready
        self.progress: dict[str, float] = {}

    def of(self, table: str) -> asyncio.Task[bytes]:
        """Return the review of a game, as JSON; callers at the same time share one task."""
        if len(self._shared) > MAX_WAITING:
            raise Problem("coach.busy")
        return self._shared.task(table, lambda: self._load_or_compute(table))

    async def _load_or_compute(self, table: str) -> bytes:
        kept = await self._store.review(table, VERSION)
        if kept is not None:
            return kept.encode()

        def report(share: float) -> None:
            self.progress[table] = share

        try:
            record = (await self._archive.record(table)).decode()
            review = await self._workers.review(record, table, report)
        finally:
            self.progress.pop(table, None)
        await self._store.keep_review(table, VERSION, review.decode())
        return review
