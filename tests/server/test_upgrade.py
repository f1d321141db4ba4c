"""Databases of earlier versions: after an upgrade their games are there, can be replayed, and continue.

`tests/server/databases` has one of every version, written by its own server (`python -m tools generate old_database`).
"""

from __future__ import annotations

import gzip
import json
from pathlib import Path
from random import Random
from typing import Any

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, inspect, text
from sqlalchemy.ext.asyncio import create_async_engine

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres
from tests.server.players import chosen, play_all, seated
from wanderwall.problem import Problem
from wanderwall.server.api.calls import ArchiveApi
from wanderwall.server.settings import Settings
from wanderwall.server.storage.backup import restore
from wanderwall.server.storage.migrations import FOLDER, HEAD, migrate, step_back
from wanderwall.server.storage.migrations import FOLDER as STEPS
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.schema import metadata
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import FinishedTable, NewEntry
from wanderwall.server.tables import commands
from wanderwall.server.tables.history import record_of, replay_of
from wanderwall.server.tables.log import Entry
from wanderwall.server.tables.state import OVER, PLAYING, WAITING, Table

pytestmark = pytest.mark.anyio


DATABASES = Path(__file__).parent / "databases"
VERSIONS = sorted(path.stem for path in DATABASES.glob("*.gz"))


def expected_of(version: str) -> dict[str, Any]:
    """The tables that must be there."""
    expected: dict[str, Any] = json.loads((DATABASES / f"{version}.json").read_text(encoding="utf-8"))
    return expected


def test_every_version_is_here() -> None:
    assert sorted(step.revision for step in ScriptDirectory(str(STEPS)).walk_revisions()) == VERSIONS


async def go_on(store: SqlStore, table: Table) -> Table:
    """Play a game to its end, storing every entry."""
    dice = Random(1)
    while table.status != OVER:
        seat = min(table.acting)
        view, choices = table.game.view(table.state, seat), table.game.choices(table.state, seat)
        text = chosen({**view}, {**choices}, dice)
        entry, table = commands.move(table, table.at + 1, seat, text, table.seq, dice)
        assert await store.append([NewEntry(entry, table.summary, None)]) == {(entry.table, entry.seq)}
    return table


@pytest.mark.parametrize(
    ("version", "kind"),
    [
        *((version, "sqlite") for version in VERSIONS),
        *(
            pytest.param(version, "postgres", marks=[] if version in (VERSIONS[0], VERSIONS[-1]) else pytest.mark.broad)
            for version in VERSIONS
        ),
    ],
)
async def test_games_of_an_earlier_version_are_there_and_go_on(
    version: str, kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    """SQLite's file is upgraded in place; PostgreSQL is filled from it as from a backup."""
    kept, expected = DATABASES / f"{version}.gz", expected_of(version)
    file = tmp_path / "games.db"
    settings = Settings(f"sqlite+aiosqlite:///{file}")
    if kind == "sqlite":
        file.write_bytes(gzip.decompress(kept.read_bytes()))
    else:
        postgres: Postgres = request.getfixturevalue("postgres")
        settings = Settings(postgres.database())
        await restore(settings, kept)
    store = SqlStore(settings)
    await store.start()
    try:
        assert {one.id for one in await store.finished_tables(None, None, None, 50)} == set()  # none of them is listed
        for id in expected["over"]:
            log = await store.saved_log(id)
            table = log.replay()
            assert table.status == OVER
            assert table == await store.load(id)
            assert len(replay_of(table)) == len(record_of(table).moves) + 1
        for id in expected["playing"]:
            playing = await store.load(id)
            assert playing is not None
            assert playing.status == PLAYING
            over = await go_on(store, playing)
            assert (await store.saved_log(id)).replay().state == over.state
        for id in expected["waiting"]:
            waiting = await store.load(id)
            assert waiting is not None
            assert waiting.status == WAITING
        for id in expected.get("rooms", []):
            room = await RoomStore(store.database).load(id)
            assert room is not None
            assert room.opening["edition"] == "classic-1986"
            assert [entry.kind for entry in await store.entries(id, 0)] == ["join"]
        assert await store.setting("secret")
    finally:
        await store.stop()


async def test_people_come_back_to_their_seats_after_an_upgrade_from_the_first_version(tmp_path: Path) -> None:
    expected = expected_of(VERSIONS[0])
    (tmp_path / "tables.sqlite").write_bytes(gzip.decompress((DATABASES / f"{VERSIONS[0]}.gz").read_bytes()))
    server = Server(tmp_path).start()
    try:
        async with Device(server.url) as ida:
            ida.http.cookies.update(expected["cookies"])
            finished = (await ida.ask(ArchiveApi.finished_games(mine=True)))["tables"]
            assert {one["id"] for one in finished} == set(expected["over"])
            mine = (await ida.ask(ArchiveApi.mine()))["tables"]
            assert {one["id"] for one in mine} == {*expected["playing"], *expected["waiting"]}
            id, keys = next(iter(expected["playing"].items()))
            async with seated(id, {int(seat): key for seat, key in keys.items()}, [server.url]) as lives:
                await play_all(lives)
            assert (await ida.ask(ArchiveApi.replay(expected["over"][0])))["frames"]
    finally:
        server.stop()


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


#: a room of the version before its table was called `rooms`
ROOM_OF_0007 = (
    "INSERT INTO clubs (id, made, opening, started, ended) VALUES ('rrrrrrrrrr', 5, '{\"book\": true}', 6, NULL)"
)


@pytest.mark.anyio
@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
async def test_rooms_stay_when_their_table_gets_its_name_and_goes_back(
    kind: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    address = f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"
    if kind == "postgres":
        postgres: Postgres = request.getfixturevalue("postgres")
        address = postgres.database()
    engine = create_async_engine(address)
    async with engine.begin() as connection:
        await connection.run_sync(migrate, "0007")
        await connection.execute(text(ROOM_OF_0007))
        before = await connection.run_sync(indexes)
        await connection.run_sync(migrate)
        assert await connection.run_sync(differences) == []
        names = {name for name, _ in await connection.run_sync(indexes)}
        assert not names & {"clubs", "clubs_by_end", "clubs_pkey"}
        await connection.run_sync(step_back, "0007")
        assert await connection.run_sync(indexes) == before
        assert (await connection.execute(text("SELECT id, started FROM clubs"))).all() == [("rrrrrrrrrr", 6)]
    store = SqlStore(Settings(address))
    await store.start()
    try:
        rooms = RoomStore(store.database)
        room = await rooms.load("rrrrrrrrrr")
        assert room is not None
        assert (room.made, dict(room.opening)) == (5, {"book": True})
        assert await rooms.running() == ["rrrrrrrrrr"]
    finally:
        await store.stop()
        await engine.dispose()


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


def indexes(connection: Connection) -> set[tuple[str, str]]:
    """The names of all indexes, primary keys included, and their tables."""
    inspector = inspect(connection)
    found = {
        (str(index["name"]), name) for name in inspector.get_table_names() for index in inspector.get_indexes(name)
    }
    keys = {(str(inspector.get_pk_constraint(name)["name"]), name) for name in inspector.get_table_names()}
    return found | keys | {(name, name) for name in inspector.get_table_names()}


def differences(connection: Connection) -> list[object]:
    """The differences between a database and the schema."""
    return list(compare_metadata(MigrationContext.configure(connection), metadata))
