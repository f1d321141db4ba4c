"""The steps lead to the schema, and the last one is known by name."""

from __future__ import annotations

from pathlib import Path

from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import create_engine

from wanderwall.server.storage.migrations import FOLDER, HEAD, migrate
from wanderwall.server.storage.schema import metadata


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    with engine.begin() as connection:
        migrate(connection)
        assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        assert MigrationContext.configure(connection).get_current_revision() == HEAD
        migrate(connection)
    engine.dispose()


def test_a_database_of_an_earlier_version_is_brought_up_to_date(tmp_path: Path) -> None:
    steps = list(ScriptDirectory(str(FOLDER)).walk_revisions())
    assert steps[0].revision == HEAD
    for step in steps[1:]:
        engine = create_engine(f"sqlite:///{tmp_path / step.revision}.db")
        with engine.begin() as connection:
            migrate(connection, step.revision)
            assert MigrationContext.configure(connection).get_current_revision() == step.revision
            migrate(connection)
            assert compare_metadata(MigrationContext.configure(connection), metadata) == []
        engine.dispose()


def test_the_last_step_is_known_by_name() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD
