"""Backups: the whole database in one file, from which both SQLite and PostgreSQL can be restored.

A backup is an SQLite database compressed with gzip, whose checksum reveals a damaged file. It holds the secret behind
all cookies and all players' cards, so only the user who made it can read it.
"""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import os
import secrets
import shutil
import sqlite3
import zlib
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path
from tempfile import gettempdir

from sqlalchemy import Connection, Engine, create_engine, func, inspect, select, text

from wanderwall.problem import Problem
from wanderwall.server.settings import Settings
from wanderwall.server.storage.database import Database
from wanderwall.server.storage.migrations import HEAD, NOTE, OURS, migrate
from wanderwall.server.storage.schema import metadata, tables
from wanderwall.server.storage.sqlite_file import problem_of

#: rows that are copied at once
PAGE = 1000
#: compression level of gzip: it makes a log several times smaller, and higher levels gain little
EFFORT = 3
#: the first bytes of every gzip file
GZIP = b"\x1f\x8b"


async def back_up(settings: Settings, file: Path, replace: bool = False) -> None:
    """Write a backup while servers keep running; the file is written completely or not at all."""
    if file.exists() and not replace:
        raise Problem("backup.exists", file=str(file))
    try:
        with _private(file) as copy, _private(file) as packed:
            if settings.file:
                await asyncio.to_thread(_copy_file, settings.file, copy)
            else:
                await _copy_database(settings, copy)
            with copy.open("rb") as plain, packed.open("wb") as raw:
                with gzip.GzipFile("", "wb", EFFORT, raw, mtime=0) as out:
                    shutil.copyfileobj(plain, out, 1 << 20)
                raw.flush()
                os.fsync(raw.fileno())
            packed.replace(file)
    except OSError:
        raise Problem("file.unwritable", file=str(file)) from None


async def restore(settings: Settings, file: Path, replace: bool = False) -> int:
    """Fill a database from a backup, in one transaction, and return the number of tables. Refuse a database that is not
    empty unless `replace` is set; servers that use it then release it and continue with the restored data.
    """
    sibling = settings.file or Path(gettempdir()) / file.name
    try:
        sibling.parent.mkdir(parents=True, exist_ok=True)
        with _private(sibling) as copy:
            _unpack(file, copy)
            engine = create_engine(f"sqlite:///{copy}")
            try:
                with _is_ours(file), engine.begin() as connection:
                    migrate(connection)
                    if not set(inspect(connection).get_table_names()) >= set(metadata.tables):
                        raise Problem("server.database_foreign")
                return await _fill(settings, engine, replace)
            finally:
                engine.dispose()
    except OSError:
        raise Problem("file.unwritable", file=str(sibling)) from None


async def _fill(settings: Settings, backup: Engine, replace: bool) -> int:
    def work(target: Connection) -> int:
        count = select(func.count()).select_from(tables)
        if not replace and target.execute(count).scalar():
            raise Problem("restore.not_empty")
        for table in metadata.sorted_tables:
            target.execute(table.delete())
        with backup.connect() as source:
            _copy_rows(source, target)
        return target.execute(count).scalar() or 0

    database = Database(settings)
    try:
        return await database.take_over(work, ask=replace)
    finally:
        await database.stop()


# ── the file ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@contextlib.contextmanager
def _private(sibling: Path) -> Iterator[Path]:
    """Create an empty file next to another one, readable by its owner only; delete it afterwards unless renamed."""
    file = sibling.with_name(f".{sibling.name}.{secrets.token_hex(4)}.part")
    os.close(os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, 0o600))
    try:
        yield file
    finally:
        file.unlink(missing_ok=True)


def _unpack(file: Path, to: Path) -> None:
    """Decompress a backup; refuse one that is damaged or foreign."""
    try:
        with file.open("rb") as raw:
            if raw.read(len(GZIP)) != GZIP:
                raise Problem("backup.foreign", file=str(file))
        with gzip.open(file) as packed, to.open("wb") as plain:
            shutil.copyfileobj(packed, plain, 1 << 20)
    except (EOFError, gzip.BadGzipFile, zlib.error):
        raise Problem("backup.damaged", file=str(file)) from None
    except OSError:
        raise Problem("file.unreadable", file=str(file)) from None
    try:
        with closing(sqlite3.connect(to)) as database:
            sound = database.execute("PRAGMA quick_check").fetchone() == ("ok",)
    except sqlite3.DatabaseError:
        raise Problem("backup.foreign", file=str(file)) from None
    if not sound:
        raise Problem("backup.damaged", file=str(file))


@contextlib.contextmanager
def _is_ours(file: Path) -> Iterator[None]:
    """Turn problems of the database inside into problems of the backup: of a later version, or foreign."""
    try:
        yield
    except Problem as problem:
        if problem.code == "server.database_newer":
            raise Problem("backup.newer", file=str(file)) from None
        raise Problem("backup.foreign", file=str(file)) from None


# ── what is in it ────────────────────────────────────────────────────────────────────────────────────────────────────


def _copy_file(source: Path, copy: Path) -> None:
    """Copy with SQLite's backup API: it sees one moment, and writers do not wait for it."""
    if not source.is_file():
        raise Problem("file.unreadable", file=str(source))
    try:
        with closing(sqlite3.connect(f"{source.resolve().as_uri()}?mode=rw", uri=True)) as database:
            names = {name for (name,) in database.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
            if not names >= {NOTE, *OURS}:
                raise Problem("server.database_foreign")
            with closing(sqlite3.connect(copy)) as target:
                database.backup(target)
                target.execute("PRAGMA journal_mode = DELETE")  # a single file, without others next to it
                if target.execute("PRAGMA quick_check").fetchone() != ("ok",):
                    raise Problem("server.database_damaged", file=str(source))
    except sqlite3.DatabaseError as error:
        raise problem_of(error, source) from None


async def _copy_database(settings: Settings, copy: Path) -> None:
    """Copy a PostgreSQL database, all tables as one transaction sees them."""
    engine = create_engine(f"sqlite:///{copy}")
    database = Database(settings)
    try:
        with engine.begin() as target:
            migrate(target)
            await database.read_whole(lambda source: _copy_current(source, target))
    finally:
        engine.dispose()
        await database.stop()


def _copy_current(source: Connection, target: Connection) -> None:
    version = source.execute(text(f"SELECT version_num FROM {NOTE}")).scalar()
    if version != HEAD:
        raise Problem("backup.other_database")
    _copy_rows(source, target)


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in metadata.sorted_tables:
        rows = source.execution_options(yield_per=PAGE).execute(select(table)).mappings()
        for part in rows.partitions():
            target.execute(table.insert(), [dict(row) for row in part])
