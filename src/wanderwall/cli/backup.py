"""`wanderwall backup` and `wanderwall restore`: all games of a server to and from one file."""

from __future__ import annotations

import asyncio
import os
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from wanderwall.i18n import Texts
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.server.settings import Settings

BackupFile = Annotated[str, typer.Argument(metavar="word-file", help="help-backup-backup")]
Database = Annotated[str, typer.Option("--file", metavar="word-file", help="help-serve-file")]


def backup(
    ctx: typer.Context,
    to: BackupFile,
    file: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="help-backup-replace")] = False,
) -> int:
    """Write all games into one file, while the server keeps running."""
    texts: Texts = ctx.obj
    from wanderwall.server.storage.backup import back_up

    asyncio.run(back_up(_settings(file), Path(to), replace))
    print(texts.say("backup-done", file=to, size=megabytes(Path(to).stat().st_size)))
    return 0


def restore(
    ctx: typer.Context,
    backup: BackupFile,
    file: Database = "",
    replace: Annotated[bool, typer.Option("--replace", help="help-restore-replace")] = False,
) -> int:
    """Fill the database of a server from a backup; a running server is restarted."""
    texts: Texts = ctx.obj
    from wanderwall.server.storage import backup as backups

    try:
        count = asyncio.run(backups.restore(_settings(file), Path(backup), replace))
    except Problem as problem:
        if problem.code == "server.database_in_use":
            raise Problem("restore.in_use") from None
        raise
    print(texts.say("restore-done", count=count))
    return 0


def _settings(file: str) -> Settings:
    from wanderwall.server.settings import FILE, from_environment

    return from_environment({**os.environ, FILE: file} if file else os.environ)


def megabytes(size: int) -> str:
    """A size in readable form.

    >>> megabytes(12_345_678), megabytes(1)
    ('12.35 MB', '0.01 MB')
    """
    return f"{max(size / 1e6, 0.01):,.2f} MB"
