"""The database: one SQLAlchemy engine over SQLite or PostgreSQL, the same schema in both.

SQLite belongs to one worker, which holds a lock beside the file. PostgreSQL is shared; workers that are alive hold a
shared advisory lock, so the first of them knows that nobody was here meanwhile.
"""

from __future__ import annotations

import contextlib
import fcntl
import logging
from collections.abc import Sequence
from dataclasses import replace
from typing import Any

from sqlalchemy import case, event, func, select, text, update
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wanderwall.problem import Problem
from wanderwall.server.settings import Settings
from wanderwall.server.storage import schema
from wanderwall.server.storage.migrations import migrate
from wanderwall.server.table.log import Entry
from wanderwall.server.table.state import OVER, Table, after, opened

#: of the advisory lock that every worker on PostgreSQL shares
ALIVE_LOCK = 0x77616E646572
ALIVE = "alive"

logger = logging.getLogger(__name__)


class Store:
    """Reads; writes of the log go through the writer."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lock: Any = None
        self._held: AsyncConnection | None = None
        self.engine = _engine(settings)

    # ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────

    async def start(self) -> bool:
        """Take the database and bring it up to date; whether nobody else uses it."""
        if self.settings.file:
            self._lock_file()
        async with self.engine.begin() as connection:
            if not self.settings.sqlite:  # several workers may start at once: one migrates, the others wait
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ALIVE_LOCK + 1})"))
            await connection.run_sync(migrate)
        return self.settings.sqlite or await self._first()

    def _lock_file(self) -> None:
        file = self.settings.file
        assert file is not None
        try:
            file.parent.mkdir(parents=True, exist_ok=True)
            self._lock = file.with_name(file.name + ".lock").open("w")
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except BlockingIOError:
            raise Problem("server.database_in_use", file=str(file)) from None
        except OSError:
            raise Problem("file.unwritable", file=str(file)) from None

    async def _first(self) -> bool:
        """Hold the shared lock from now on; whether this worker is the only one."""
        held = self._held = await self.engine.connect()
        await held.execution_options(isolation_level="AUTOCOMMIT")
        first = bool((await held.execute(text(f"SELECT pg_try_advisory_lock({ALIVE_LOCK})"))).scalar())
        await held.execute(text(f"SELECT pg_advisory_lock_shared({ALIVE_LOCK})"))
        if first:
            await held.execute(text(f"SELECT pg_advisory_unlock({ALIVE_LOCK})"))
        return first

    async def stop(self) -> None:
        if self._held:
            with contextlib.suppress(SQLAlchemyError, OSError):
                await self._held.close()
        await self.engine.dispose()
        if self._lock:
            self._lock.close()

    # ── time ─────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def shift(self, now: int) -> int:
        """Nobody was here since the last sign of life: that time does not count. How many milliseconds it was."""
        alive = await self.setting(ALIVE)
        gone = now - int(alive) if alive else 0
        if gone:
            async with self.engine.begin() as connection:
                deadline = schema.tables.c.deadline + gone
                await connection.execute(
                    update(schema.tables)
                    .where(schema.tables.c.due.is_not(None))
                    # a bot that was thinking is asked again at once, a person has as much time left as before
                    .values(
                        due=case(
                            (schema.tables.c.due < schema.tables.c.deadline, now), else_=func.coalesce(deadline, now)
                        ),
                        deadline=deadline,
                    )
                )
        return gone

    async def sign_of_life(self, now: int) -> None:
        await self.set(ALIVE, str(now))

    # ── settings ─────────────────────────────────────────────────────────────────────────────────────────────────────

    def insert(self, table: Any) -> Any:
        """An insert of this database's kind, which knows what to do about conflicts."""
        return sqlite.insert(table) if self.settings.sqlite else postgresql.insert(table)

    async def setting(self, key: str) -> str | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.settings.c.value).where(schema.settings.c.key == key))
            return found.scalar()

    async def set(self, key: str, value: str) -> None:
        put = self.insert(schema.settings).values(key=key, value=value)
        async with self.engine.begin() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=["key"], set_={"value": value}))

    async def once(self, key: str, value: str) -> str:
        """The value of a setting that is made once, by whoever comes first."""
        async with self.engine.begin() as connection:
            await connection.execute(self.insert(schema.settings).values(key=key, value=value).on_conflict_do_nothing())
        return await self.setting(key) or value

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def load(self, id: str) -> Table | None:
        """A table from its log."""
        tables, log = schema.tables, schema.log
        async with self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if row is None:
                return None
            entries = await connection.execute(select(log).where(log.c.table == id).order_by(log.c.seq))
            table = opened(row.id, row.made, row.opening)
            for entry in entries:
                table = after(table, Entry.of_row(entry))
        return with_deadline(table, row.deadline)

    async def entries(self, id: str, seq: int) -> list[Entry]:
        """What came after a seq."""
        log = schema.log
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(log).where(log.c.table == id, log.c.seq > seq).order_by(log.c.seq))
            return [Entry.of_row(row) for row in rows]

    async def deadline(self, id: str) -> int | None:
        async with self.engine.connect() as connection:
            found = await connection.execute(select(schema.tables.c.deadline).where(schema.tables.c.id == id))
            return found.scalar()

    async def last_seqs(self, ids: Sequence[str]) -> dict[str, int]:
        """How far each of these tables is."""
        log = schema.log
        async with self.engine.connect() as connection:
            rows = await connection.execute(
                select(log.c.table, func.max(log.c.seq)).where(log.c.table.in_(ids)).group_by(log.c.table)
            )
            return {row[0]: row[1] for row in rows}

    async def due(self, now: int, limit: int = 200) -> list[str]:
        """Tables where the server has something to do."""
        due = schema.tables.c.due
        async with self.engine.connect() as connection:
            rows = await connection.execute(select(schema.tables.c.id).where(due <= now).order_by(due).limit(limit))
            return [row.id for row in rows]

    async def unrated(self, limit: int = 50) -> list[str]:
        """Finished tables whose ratings are not worked out yet."""
        tables = schema.tables
        async with self.engine.connect() as connection:
            over = select(tables.c.id).where(tables.c.status == OVER, tables.c.rated.is_(None))
            rows = await connection.execute(over.order_by(tables.c.ended).limit(limit))
            return [row.id for row in rows]


def with_deadline(table: Table, deadline: int | None) -> Table:
    """The row knows the deadline better than the log where the server was down meanwhile."""
    return replace(table, deadline=deadline) if table.deadline is not None and deadline is not None else table


def _engine(settings: Settings) -> AsyncEngine:
    # ids of tables are invitations: an error that is logged does not name them
    if not settings.sqlite:
        return create_async_engine(
            settings.database, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(settings.database, pool_size=4, connect_args={"timeout": 30}, hide_parameters=True)

    @event.listens_for(engine.sync_engine, "connect")
    def prepare(connection: Any, _: Any) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    return engine
