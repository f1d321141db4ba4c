"""How the database came to be as `schema` says, step by step."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, text

#: the last step; a database that has it needs nothing, and the server starts sooner
HEAD = "0004"
FOLDER = Path(__file__).parent


def migrate(connection: Connection, to: str = HEAD) -> None:
    """Bring a database up to date, or as far as a step."""
    if inspect(connection).has_table("alembic_version"):
        version = connection.execute(text("SELECT version_num FROM alembic_version")).scalar()
        if version == to:
            return
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(FOLDER).replace("%", "%%"))
    config.attributes["connection"] = connection
    command.upgrade(config, to)
