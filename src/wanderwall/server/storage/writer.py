"""The one that writes: it commits the entries of many tables in one transaction, and only then says so.

Where two workers race for the same seq of a table, the database decides; the others of the batch are not concerned.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Any, NamedTuple

from sqlalchemy import bindparam, update
from sqlalchemy.ext.asyncio import AsyncConnection

from wanderwall.problem import Problem
from wanderwall.server.storage import schema
from wanderwall.server.storage.store import Store
from wanderwall.server.table.log import Entry, Summary

#: entries in one transaction
MOST = 400

logger = logging.getLogger(__name__)


class Job(NamedTuple):
    """One entry to be kept, the summary of its table where that changes, and the guest who sits down by it."""

    entry: Entry
    summary: Summary | None
    guest: str | None
    done: asyncio.Future[bool]


class Writer:
    """Commits what is waiting, all at once, again and again."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self._waiting: list[Job] = []
        self._wake = asyncio.Event()
        self._task: asyncio.Task[None] | None = None
        self.batches = 0
        self.entries = 0
        log, tables = schema.log, schema.tables
        self._insert = store.insert(log).on_conflict_do_nothing().returning(log.c.table, log.c.seq)
        self._update = (
            update(tables)
            .where(tables.c.id == bindparam("table"))
            .values({name: bindparam(f"new_{name}") for name in Summary._fields})
        )

    def start(self) -> None:
        self._task = asyncio.create_task(self._run(), name="writer")

    async def stop(self) -> None:
        """Finish what is waiting, then go."""
        while self._waiting:
            await asyncio.sleep(0.01)
        if self._task:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._task

    def append(self, entry: Entry, summary: Summary | None, guest: str | None = None) -> asyncio.Future[bool]:
        """Whether the entry was kept: False where another one has its seq. Done means committed."""
        done: asyncio.Future[bool] = asyncio.get_running_loop().create_future()
        self._waiting.append(Job(entry, summary, guest, done))
        self._wake.set()
        return done

    async def _run(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            while self._waiting:
                batch, self._waiting = self._waiting[:MOST], self._waiting[MOST:]
                await self._keep(batch)

    async def _keep(self, batch: list[Job]) -> None:
        try:
            async with self._store.engine.begin() as connection:
                kept = await self._write(connection, batch)
        except Exception as error:  # whatever it is, nobody may wait for ever, and the next batch may do better
            logger.error("the log cannot be written: %s", type(error).__name__)
            for job in batch:
                if not job.done.done():
                    job.done.set_exception(Problem("server.storage"))
            return
        self.batches += 1
        self.entries += len(kept)
        for job in batch:
            if not job.done.done():
                job.done.set_result((job.entry.table, job.entry.seq) in kept)

    async def _write(self, connection: AsyncConnection, batch: list[Job]) -> set[tuple[str, int]]:
        rows = await connection.execute(self._insert, [job.entry.row() for job in batch])
        kept = {(row[0], row[1]) for row in rows}
        ours = [job for job in batch if (job.entry.table, job.entry.seq) in kept]
        summaries = [
            {"table": job.entry.table, **{f"new_{name}": value for name, value in job.summary._asdict().items()}}
            for job in ours
            if job.summary
        ]
        if summaries:
            await connection.execute(self._update, summaries)
        sitters: list[dict[str, Any]] = [
            {"guest": job.guest, "table": job.entry.table, "made": job.entry.at} for job in ours if job.guest
        ]
        if sitters:
            await connection.execute(self._store.insert(schema.sitters).on_conflict_do_nothing(), sitters)
        return kept
