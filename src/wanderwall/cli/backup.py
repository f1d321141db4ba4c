"""`wanderwall backup` and `wanderwall restore`: all games of a server to and from one file."""

from __future__ import annotations

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.server.settings import Settings

BackupFile = Annotated[
    Path, typer.Argument(metavar="FILE", help="the backup; it contains the secrets of all players, so keep it private")
]
Database = Annotated[str, typer.Option("--file", metavar="FILE", help="help-serve-file")]


def backup(
    to: BackupFile,
    file: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="overwrite a file that exists")] = False,
) -> int:
    """Write all games of a server into one file, while it keeps running."""
    from wanderwall.server.storage.backup import back_up

    asyncio.run(back_up(_settings(file), to, replace))
    print(f"All games are in “{to}” ({megabytes(to.stat().st_size)}).")
    return 0


def restore(
    backup: BackupFile,
    file: Database = "",
    replace: Annotated[
        bool, typer.Option("--replace", help="delete the games in the database; a running server pauses for it")
    ] = False,
) -> int:
    """Fill the database of a server from a backup.

    The backup may be of SQLite or PostgreSQL, and the server may run.
    """
    from wanderwall.server.storage import backup as backups

    try:
        count = asyncio.run(backups.restore(_settings(file), backup, replace))
    except Problem as problem:
        if problem.code == "server.database_in_use":
            raise Problem("restore.in_use") from None
        raise
    print("One table is there again." if count == 1 else f"{count} tables are there again.")
    return 0


def _settings(file: str) -> Settings:
    from wanderwall.server.settings import FILE, from_environment

    return from_environment(options={FILE: file})


def megabytes(size: int) -> str:
    """A size in readable form.

    >>> megabytes(12_345_678), megabytes(1)
    ('12.35 MB', '0.01 MB')
    """
    return f"{max(size / 1e6, 0.01):,.2f} MB"
