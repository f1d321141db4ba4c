"""Migrations that bring a database to the current `schema`, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from wanderwall.problem import Problem

if TYPE_CHECKING:
    from alembic.config import Config

#: the last revision; a database that has it needs no migration, and the server starts faster
HEAD = "0011"
FOLDER = Path(__file__).parent
#: Alembic's version table, and tables that every database of ours has had since the first revision
NOTE, OURS = "alembic_version", {"tables", "log"}


def check(connection: Connection, to: str = HEAD) -> str | None:
    """Return the revision of a database, None if it is empty; refuse one that is not ours, or of a later version."""
    names = set(inspect(connection).get_table_names())
    version: str | None = None
    if NOTE in names:
        version = connection.execute(text(f"SELECT version_num FROM {NOTE}")).scalar()
    if version == to:
        return version
    if names - {NOTE} and (version is None or not names >= OURS):
        raise Problem("server.database_foreign")
    from alembic.script import ScriptDirectory

    if version not in (None, *(step.revision for step in ScriptDirectory(FOLDER).walk_revisions())):
        raise Problem("server.database_newer")
    return version


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Upgrade a database to a revision, by default the last. Refuse one that is not ours, or of a later version."""
    if check(connection, to) == to:
        return
    from alembic import command

    command.upgrade(_config(connection), to)


def step_back(connection: Connection, to: str) -> None:
    """Downgrade a database of ours to an earlier revision. Data that has no place there is deleted."""
    if check(connection) in (None, to):
        return
    from alembic import command

    command.downgrade(_config(connection), to)


def _config(connection: Connection) -> Config:
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    return config
