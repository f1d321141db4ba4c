"""The migrations lead to the schema, and the last one is known by name."""

from __future__ import annotations

from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.harness.stores import Postgres
from wanderwall.problem import Problem
from wanderwall.server.settings import Settings
from wanderwall.server.storage.migrations import FOLDER, HEAD, migrate, step_back
from wanderwall.server.storage.schema import metadata
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import FinishedTable
from wanderwall.server.tables.log import Entry

#: two finished games, one with the JSON of lists and one from before that was stored, and an unfinished one
ROWS_OF_0002 = (
    """INSERT INTO tables (id, game, made, opening, status, listed, ended, rated, deadline, due, told) VALUES
       ('overover22', 'classic', 1, '{}', 'over', true, 30, true, NULL, NULL, '{"id": "overover22"}'),
       ('overover33', 'classic', 2, '{}', 'over', true, 20, true, NULL, NULL, NULL),
       ('stillgoing', 'classic', 3, '{}', 'playing', true, NULL, NULL, 99, 99, NULL)""",
    """INSERT INTO log ("table", seq, at, kind, seat, data) VALUES
       ('stillgoing', 1, 4, 'begin', NULL, '{"moves": []}'), ('stillgoing', 2, 5, 'hint', 0, '{}')""",
    "INSERT INTO sitters (guest, \"table\", made) VALUES ('ida', 'overover22', 1)",
    "INSERT INTO ratings (game, player, name, mu, sigma, games) VALUES ('classic', 'bot:level2', 'level2', 26, 4, 7)",
    "INSERT INTO settings (key, value) VALUES ('secret', 'kept')",
)


def test_the_steps_lead_to_the_schema(tmp_path: Path) -> None:
    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    with engine.begin() as connection:
        migrate(connection)
        assert differences(connection) == []
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
            assert differences(connection) == []
        engine.dispose()


def test_a_database_goes_back_to_every_earlier_version_and_forward_again(tmp_path: Path) -> None:
    """As the manual describes it, with rows that every version knows."""
    engine = create_engine(f"sqlite:///{tmp_path / 'games.db'}")
    with engine.begin() as connection:
        migrate(connection, "0002")
        for row in ROWS_OF_0002:
            connection.execute(text(row))
        for step in ScriptDirectory(str(FOLDER)).walk_revisions():
            migrate(connection)
            if step.revision < "0002":
                continue
            step_back(connection, step.revision)
            assert MigrationContext.configure(connection).get_current_revision() == step.revision
            assert connection.execute(text("SELECT count(*) FROM tables")).scalar() == 3
        migrate(connection)
        assert differences(connection) == []
        connection.execute(text("UPDATE alembic_version SET version_num = '9999'"))
        with pytest.raises(Problem, match=r"server\.database_newer"):
            step_back(connection, "0002")
    engine.dispose()


def test_the_last_step_is_known_by_name() -> None:
    assert ScriptDirectory(str(FOLDER)).get_current_head() == HEAD


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_games_kept_before_the_public_json_had_its_name_are_all_there(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0002")
        for statement in ROWS_OF_0002:
            await connection.execute(text(statement))
    store = SqlStore(Settings(address))
    assert await store.start()
    assert await store.finished_tables(None, None, None, 9) == [
        FinishedTable("overover22", '{"id": "overover22"}'),
        FinishedTable("overover33", None),
    ]
    assert [table.id for table in await store.finished_tables("ida", "classic", None, 9)] == ["overover22"]
    assert await store.due(99) == ["stillgoing"]
    assert await store.entries("stillgoing", 1) == [Entry("stillgoing", 2, 5, "hint", 0, {})]
    assert [(player.name, player.games) for player in await store.ratings("classic")] == [("level2", 7)]
    assert await store.setting("secret") == "kept"
    await store.stop()
    async with engine.connect() as connection:
        assert await connection.run_sync(differences) == []
    await engine.dispose()


def differences(connection: Connection) -> list[object]:
    """The differences between a database and the schema."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
