"""The database: one SQLAlchemy engine over SQLite or PostgreSQL; locking, migration and release.

SQLite belongs to one server process, which holds a lock file next to it. PostgreSQL is shared; live server processes
hold a shared advisory lock, so the first of them knows that no other was running. A second lock is held by a process
that takes the database, for a moment or to restore it, and all others wait for it.
"""

from __future__ import annotations

import asyncio
import contextlib
import errno
import fcntl
import logging
import socket
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import IO, TypeVar

from sqlalchemy import Connection, Engine, Table, create_engine, delete, event, select, text
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import ArgumentError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from wanderwall.problem import Problem
from wanderwall.server.settings import DATABASE, Settings
from wanderwall.server.storage.migrations import migrate
from wanderwall.server.storage.schema import settings as settings_rows
from wanderwall.server.storage.sqlite_file import (
    LOCK,
    TURN,
    check_file,
    is_known,
    keep_private,
    open_sibling,
    problem_of,
)
from wanderwall.server.storage.store import DiskFull, StorageError, error_name

#: number of the advisory lock that all server processes on PostgreSQL share
ALIVE_LOCK = 0x77616E646572
#: the setting by which a restore asks the servers to release the database for a while
RELEASE_REQUEST = "make_way"
#: seconds that they have for it, and seconds between two checks
RELEASE_SECONDS, POLL_SECONDS = 60.0, 0.1
#: seconds between two attempts to reach a database that is down: first and longest pause
FIRST_PAUSE, LONGEST_PAUSE = 0.25, 5.0
#: PostgreSQL error codes that waiting does not cure: wrong user or password, no such database, no permission
PERMANENT_ERRORS = ("28", "3D", "42501")

#: PostgreSQL error code of a full disk
DISK_FULL_STATE = "53100"

_clear_request = delete(settings_rows).where(settings_rows.c.key == RELEASE_REQUEST)

logger = logging.getLogger(__name__)

T = TypeVar("T")


class Database:
    """Connections to the database, and the locks around them."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self._lock: IO[str] | None = None
        self._held: AsyncConnection | None = None
        self.engine = _engine(settings)
        #: SQLite only: a separate connection in a separate thread
        self._thread = ThreadPoolExecutor(1, "writer") if settings.sqlite else None
        self._thread_engine = _thread_engine(settings) if settings.sqlite else None

    async def start(self) -> bool:
        """Take the database and migrate it; return whether no other process uses it. PostgreSQL may be down, or start
        later than the server, so wait for it.
        """
        if self.settings.file:
            with self._turn(self.settings.file):
                self._lock_file(self.settings.file)
                self._make_ours(self.settings.file)
        pause = FIRST_PAUSE
        while True:
            try:
                await self._bring_up_to_date()
                return self.settings.sqlite or await self._first()
            except Exception as error:
                if problem := _permanent_problem(error, self.settings):
                    raise problem from error
                if not _is_storage_error(error):
                    raise
                if pause == FIRST_PAUSE:
                    logger.warning("the database does not answer: %s. Waiting for it", self._why(error))
            await asyncio.sleep(pause)
            pause = min(2 * pause, LONGEST_PAUSE)

    def _why(self, error: Exception) -> str:
        """Describe an error for the log. An unknown host may become known: containers start in any order."""
        if isinstance(error, socket.gaierror):
            return f"no machine is called “{self.engine.url.host}”; that is the name in {DATABASE}"
        return error_name(error)

    async def _bring_up_to_date(self) -> None:
        async with self.engine.begin() as connection:
            if not self.settings.sqlite:  # several server processes may start at once: one migrates, the others wait
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ALIVE_LOCK + 1})"))
            await connection.run_sync(migrate)
            await connection.execute(_clear_request)  # left over from a process that is gone

    @contextlib.contextmanager
    def _turn(self, file: Path) -> Iterator[None]:
        """Hold the turn to take the file; other processes wait. A file that is not ours gets no lock files."""
        if not is_known(file):
            check_file(file)
        with open_sibling(file, TURN) as turn:
            fcntl.flock(turn, fcntl.LOCK_EX)
            yield

    def _lock_file(self, file: Path) -> None:
        self._lock = open_sibling(file, LOCK)
        try:
            fcntl.flock(self._lock, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            self._lock.close()
            raise Problem("server.database_in_use", file=str(file)) from None

    def _make_ours(self, file: Path) -> None:
        """Check again before the first change, now that no other process uses the file."""
        check_file(file)
        keep_private(file)

    async def take_over(self, work: Callable[[Connection], T], ask: bool = False) -> T:
        """Run `work` in one transaction on a database that no other process uses; with `ask`, ask running servers to
        release it. Servers that start in between wait until it is done.
        """
        with self._lasting_problems():
            if file := self.settings.file:

                async def lock_file() -> None:
                    self._lock_file(file)

                with self._turn(file):
                    await self._when_free(lock_file, ask)
                    try:
                        self._make_ours(file)
                        await self._bring_up_to_date()
                        return await self.write(work)
                    finally:
                        if self._lock:
                            self._lock.close()  # the next process finds the file free
            async with self.engine.begin() as connection:
                await connection.execute(text(f"SELECT pg_advisory_xact_lock({ALIVE_LOCK + 1})"))

                async def lock_all() -> None:
                    if not (await connection.execute(text(f"SELECT pg_try_advisory_xact_lock({ALIVE_LOCK})"))).scalar():
                        raise Problem("server.database_in_use", file=self.engine.url.database or "")

                await self._when_free(lock_all, ask)
                await connection.run_sync(migrate)
                return await connection.run_sync(work)

    async def _when_free(self, lock: Callable[[], Awaitable[None]], ask: bool) -> None:
        """Lock the database; with `ask`, wait until the servers have released it."""
        try:
            return await lock()
        except Problem:
            if not ask:
                raise
        until = time.monotonic() + RELEASE_SECONDS
        async with self._asking():
            while True:
                await asyncio.sleep(POLL_SECONDS)
                with contextlib.suppress(Problem):
                    return await lock()
                if time.monotonic() > until:
                    raise Problem("server.database_kept")

    @contextlib.asynccontextmanager
    async def _asking(self) -> AsyncIterator[None]:
        """Ask the servers to release the database, by a setting that they poll."""
        async with self.transaction() as connection:
            put = self.insert(settings_rows).values(key=RELEASE_REQUEST, value="")
            await connection.execute(put.on_conflict_do_nothing())
        try:
            yield
        finally:
            async with self.transaction() as connection:
                await connection.execute(_clear_request)

    async def is_release_requested(self) -> bool:
        async with self.reading() as connection:
            asked = await connection.execute(select(settings_rows.c.key).where(settings_rows.c.key == RELEASE_REQUEST))
            return asked.scalar() is not None

    async def read_whole(self, work: Callable[[Connection], T]) -> T:
        """Read the whole PostgreSQL database as of one moment, while others write."""
        with self._lasting_problems():
            async with self.engine.connect() as connection:
                await connection.execution_options(isolation_level="REPEATABLE READ", postgresql_readonly=True)
                return await connection.run_sync(work)

    @contextlib.contextmanager
    def _lasting_problems(self) -> Iterator[None]:
        """Raise a Problem for a database that is down: commands do not wait for it."""
        try:
            yield
        except Exception as error:
            if isinstance(error, Problem) or not _is_storage_error(error):
                raise
            raise _permanent_problem(error, self.settings) or Problem("server.database_down") from error

    async def _first(self) -> bool:
        """Hold the shared lock from now on; return whether this server process is the only one."""
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
        if self._thread and self._thread_engine:
            self._thread.shutdown()
            self._thread_engine.dispose()
        if self._lock:
            self._lock.close()

    @contextlib.asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection for reading."""
        with _storage_errors():
            async with self.engine.connect() as connection:
                yield connection

    @contextlib.asynccontextmanager
    async def transaction(self) -> AsyncIterator[AsyncConnection]:
        """A connection whose changes are committed together at the end, or not at all."""
        with _storage_errors():
            async with self.engine.begin() as connection:
                yield connection

    async def write(self, work: Callable[[Connection], T]) -> T:
        """Run `work` in a transaction. With SQLite the whole of it runs in one thread: awaiting each statement would
        switch threads every time, which costs more than the statements.
        """
        if self._thread is None:
            async with self.transaction() as connection:
                return await connection.run_sync(work)
        with _storage_errors():
            return await asyncio.get_running_loop().run_in_executor(self._thread, self._write, work)

    def _write(self, work: Callable[[Connection], T]) -> T:
        assert self._thread_engine is not None
        with self._thread_engine.begin() as connection:
            return work(connection)

    def insert(self, table: Table) -> sqlite.Insert | postgresql.Insert:
        """Return an insert of this database's dialect, which supports conflict clauses."""
        return sqlite.insert(table) if self.settings.sqlite else postgresql.insert(table)


@contextlib.contextmanager
def _storage_errors() -> Iterator[None]:
    """Turn driver errors into a StorageError, so that callers do not depend on the driver."""
    try:
        yield
    except Exception as error:
        if full := _full_disk(error):
            raise DiskFull(full) from error
        if isinstance(error, OSError) or not _is_storage_error(error):
            raise
        raise StorageError(type(error).__name__) from error


def _full_disk(error: Exception) -> str | None:
    """Describe where the disk is full, if that is the cause of the error."""
    cause = getattr(error, "orig", None) or error
    if getattr(cause, "sqlstate", None) == DISK_FULL_STATE:
        return f"PostgreSQL, {DISK_FULL_STATE}"
    if str(getattr(cause, "sqlite_errorname", "")) == "SQLITE_FULL":
        return "SQLITE_FULL"
    if isinstance(cause, OSError) and cause.errno in (errno.ENOSPC, errno.EDQUOT):
        return errno.errorcode[cause.errno]
    return None


def _is_storage_error(error: Exception) -> bool:
    """Whether an error comes from the database. SQLAlchemy wraps them, except PostgreSQL's errors while connecting."""
    return isinstance(error, SQLAlchemyError | OSError) or hasattr(error, "sqlstate")


def _permanent_problem(error: Exception, settings: Settings) -> Problem | None:
    """Return the Problem of an error that waiting does not cure, or None."""
    cause = getattr(error, "orig", None) or error
    if _full_disk(error):
        return Problem("server.disk_full")
    if settings.file and _is_storage_error(error):
        return problem_of(error, settings.file)
    if str(getattr(cause, "sqlstate", "") or "").startswith(PERMANENT_ERRORS):
        return Problem("server.database_refused", text=type(cause).__name__)
    return None


def _engine(settings: Settings) -> AsyncEngine:
    try:
        return _new_engine(settings)
    except (ArgumentError, ValueError):
        raise Problem("server.database_address") from None  # without the address, which may contain a password


def _new_engine(settings: Settings) -> AsyncEngine:
    # ids of tables are invitations: logged errors must not contain them
    if not settings.sqlite:
        return create_async_engine(
            settings.database, pool_size=5, max_overflow=5, pool_pre_ping=True, hide_parameters=True
        )
    engine = create_async_engine(settings.database, pool_size=4, connect_args={"timeout": 30}, hide_parameters=True)
    _prepare_connections(engine.sync_engine)
    return engine


def _thread_engine(settings: Settings) -> Engine:
    address = settings.database.replace("sqlite+aiosqlite", "sqlite", 1)
    engine = create_engine(address, pool_size=1, connect_args={"timeout": 30}, hide_parameters=True)
    _prepare_connections(engine)
    return engine


def _prepare_connections(engine: Engine) -> None:
    @event.listens_for(engine, "connect")
    def prepare(connection: DBAPIConnection, _: object) -> None:
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
