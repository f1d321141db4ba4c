"""The file of an SQLite database: checked before any change, then locked and kept private."""

from __future__ import annotations

import contextlib
import os
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import IO

from sqlalchemy import create_engine
from sqlalchemy.exc import SQLAlchemyError
from sqlalchemy.pool import NullPool

from wanderwall.problem import Problem
from wanderwall.server.storage.migrations import check

#: suffixes of the lock files: of the process that uses the database, and of a process that is about to take it
LOCK, TURN = ".lock", ".turn.lock"
#: seconds to wait for another writer
TIMEOUT_SECONDS = 30
ROOT = 0


def check_file(file: Path) -> None:
    """Raise a Problem unless the file is ours, intact and of a supported version, or does not exist yet. The file is
    only read, and no file is created next to it.
    """
    try:
        if not file.exists():
            return
        if not file.is_file():
            raise Problem("file.unwritable", file=str(file))
        engine = create_engine("sqlite://", creator=lambda: _open_read_only(file), poolclass=NullPool)
        with closing(engine.connect()) as connection:
            check(connection)
    except (OSError, SQLAlchemyError) as error:
        raise problem_of(error, file) from None


def _open_read_only(file: Path) -> sqlite3.Connection:
    """Open the file read-only. Without a write-ahead log next to it the file is complete, and SQLite needs no locks."""
    way = "mode=ro" if _sibling(file, "-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?{way}", uri=True, timeout=TIMEOUT_SECONDS)


def problem_of(error: Exception, file: Path) -> Problem:
    """Return the Problem that an error of SQLite or of the system means for the file."""
    name = str(getattr(getattr(error, "orig", None) or error, "sqlite_errorname", ""))
    if name.startswith("SQLITE_CORRUPT"):
        return Problem("server.database_damaged", file=str(file))
    if name == "SQLITE_NOTADB":
        return Problem("server.database_foreign")
    return Problem("file.unwritable", file=str(file))


def is_known(file: Path) -> bool:
    """Whether wanderwall has used this file before: then a process may be using it now, and a check would see a
    half-finished change.
    """
    return _sibling(file, LOCK).exists()


def open_sibling(file: Path, suffix: str) -> IO[str]:
    """Open a file next to the database, to be locked."""
    sibling = _sibling(file, suffix)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _make(sibling, 0o644, like=file if file.exists() else file.parent)
        return sibling.open("a")
    except OSError:
        raise Problem("file.unwritable", file=str(sibling)) from None


def keep_private(file: Path) -> None:
    """Make the file readable only by the server's user: it holds the secret behind all cookies and all players' cards.
    SQLite gives the files that it creates next to it the same permissions.
    """
    try:
        _make(file, 0o600, like=file.parent)
        for suffix in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(FileNotFoundError, PermissionError):  # owned by another user who lets us write
                _sibling(file, suffix).chmod(0o600)
    except OSError:
        raise Problem("file.unwritable", file=str(file)) from None


def _make(file: Path, mode: int, like: Path) -> None:
    """Create an empty file, unless it exists. If root creates it, as in a restore, it gets the owner of `like`."""
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode)
    except FileExistsError:  # also a link to elsewhere: root changes the owner only of files it created
        return
    if os.geteuid() == ROOT:
        with contextlib.suppress(OSError):  # some file systems have no owners
            os.fchown(made, like.stat().st_uid, like.stat().st_gid)
    os.close(made)


def _sibling(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)
