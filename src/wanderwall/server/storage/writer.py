"""The writer: commits the entries of many tables in one transaction and only then reports them as committed.

If two server processes race for the same seq of a table, the database decides; the rest of the batch is not affected.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import NamedTuple

from wanderwall.problem import Problem
from wanderwall.server.storage.store import NewEntry, Store, error_name, storage_problem

#: entries in one transaction
MAX_BATCH = 400
#: seconds from one transaction to the next: with 1000 tables, a fifth of the work was transactions of single moves
INTERVAL_SECONDS = 0.005

logger = logging.getLogger(__name__)


class PendingWrite(NamedTuple):
    """An entry whose caller waits for the commit."""

    new: NewEntry
    done: asyncio.Future[bool]


class Writer:
    """Commits all waiting entries together, in a loop."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[PendingWrite] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.entries = 0

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Commit what is waiting, then stop."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def append(self, new: NewEntry) -> asyncio.Future[bool]:
        """Queue an entry; the future is True once it is committed, False if another entry has its seq."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(PendingWrite(new, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                begun = asyncio.get_running_loop().time()
                batch, self._waiting = self._waiting[:MAX_BATCH], self._waiting[MAX_BATCH:]
                await self._keep(batch)
                await asyncio.sleep(begun + INTERVAL_SECONDS - asyncio.get_running_loop().time())

    async def _keep(self, batch: list[PendingWrite]) -> None:
        try:
            kept = await self._store.append([job.new for job in batch])
        except Exception as error:  # whatever the error, no caller may wait for ever, and the next batch may succeed
            logger.error("the log cannot be written: %s", error_name(error))
            problem = error if isinstance(error, Problem) else storage_problem(error)
            for job in batch:
                if not job.done.done():
                    job.done.set_exception(problem)
            return
        self.batches += 1
        self.entries += len(kept)
        every_one = len(kept) == len(batch)
        for job in batch:
            if not job.done.done():
                job.done.set_result(every_one or (job.new.entry.table, job.new.entry.seq) in kept)
