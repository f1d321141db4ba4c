"""How the database came to be as `schema` says, step by step."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from sqlalchemy import Connection, inspect, text

from wanderwall.problem import Problem

if TYPE_CHECKING:
    from alembic.config import Config

#: the last step; a database that has it needs nothing, and the server starts sooner
HEAD = "0007"
FOLDER = Path(__file__).parent
#: where Alembic notes the last step, and what every database of ours has had since the first
NOTE, OURS = "alembic_version", {"tables", "log"}


def check(connection: Connection, to: str = HEAD) -> str | None:
    """The last step that a database has seen, None where there is nothing in it; a Problem where it is not ours, or of
    a later version.
    """
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
    """Bring a database up to date, or as far as a step. One that is not ours, or of a later version, is not touched."""
    if check(connection, to) == to:
        return
    from alembic import command

    command.upgrade(_config(connection), to)


def step_back(connection: Connection, to: str) -> None:
    """Bring a database of ours back to the step of an earlier version. What that has no place for is deleted."""
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
