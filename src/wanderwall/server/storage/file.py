"""The file of an SQLite database: looked at before anything is done to it, then locked and kept private."""

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

#: of the file that is locked by whoever uses the database, and of the one by whoever would take it
LOCK, TURN = ".lock", ".turn.lock"
#: seconds to wait for somebody who writes
PATIENCE = 30
ROOT = 0


def look_at(file: Path) -> None:
    """A Problem unless the file is ours, whole and of a version that we serve, or not there yet. It is only read, and
    nothing is made beside it.
    """
    try:
        if not file.exists():
            return
        if not file.is_file():
            raise Problem("file.unwritable", file=str(file))
        engine = create_engine("sqlite://", creator=lambda: _only_to_read(file), poolclass=NullPool)
        with closing(engine.connect()) as connection:
            check(connection)
    except (OSError, SQLAlchemyError) as error:
        raise why_not(error, file) from None


def _only_to_read(file: Path) -> sqlite3.Connection:
    """Where nobody has left a log of changes beside it the file is all there is, and SQLite needs no locks there."""
    way = "mode=ro" if _beside(file, "-wal").exists() else "immutable=1"
    return sqlite3.connect(f"{file.resolve().as_uri()}?{way}", uri=True, timeout=PATIENCE)


def why_not(error: Exception, file: Path) -> Problem:
    """What an error of SQLite or of the system says about the file."""
    name = str(getattr(getattr(error, "orig", None) or error, "sqlite_errorname", ""))
    if name.startswith("SQLITE_CORRUPT"):
        return Problem("server.database_damaged", file=str(file))
    if name == "SQLITE_NOTADB":
        return Problem("server.database_foreign")
    return Problem("file.unwritable", file=str(file))


def is_known(file: Path) -> bool:
    """Whether one of us was here before: then somebody may be just now, and a look would see half of what they do."""
    return _beside(file, LOCK).exists()


def open_beside(file: Path, suffix: str) -> IO[str]:
    """A file beside the database, to be locked."""
    beside = _beside(file, suffix)
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        _make(beside, 0o644, like=file if file.exists() else file.parent)
        return beside.open("a")
    except OSError:
        raise Problem("file.unwritable", file=str(beside)) from None


def keep_private(file: Path) -> None:
    """The secret behind all cookies and everybody's cards are in there: for the server's own user alone. SQLite gives
    the files that it makes beside it the same rights.
    """
    try:
        _make(file, 0o600, like=file.parent)
        for suffix in ("", "-wal", "-shm", "-journal"):
            with contextlib.suppress(FileNotFoundError, PermissionError):  # another user's, who lets us write
                _beside(file, suffix).chmod(0o600)
    except OSError:
        raise Problem("file.unwritable", file=str(file)) from None


def _make(file: Path, mode: int, like: Path) -> None:
    """An empty file, unless there is one. What root makes, restoring a backup, belongs to the one whose place it is."""
    try:
        made = os.open(file, os.O_CREAT | os.O_EXCL | os.O_WRONLY, mode)
    except FileExistsError:  # also a link to elsewhere: root gives away only what it has made
        return
    if os.geteuid() == ROOT:
        with contextlib.suppress(OSError):  # some disks know no owners
            os.fchown(made, like.stat().st_uid, like.stat().st_gid)
    os.close(made)


def _beside(file: Path, suffix: str) -> Path:
    return file.with_name(file.name + suffix)
