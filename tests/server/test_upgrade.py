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
from alembic.script import ScriptDirectory

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres
from tests.server.players import chosen, play_all, seated
from wanderwall.server.settings import Settings
from wanderwall.server.storage.backup import restore
from wanderwall.server.storage.migrations import FOLDER as STEPS
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import NewEntry
from wanderwall.server.tables import commands
from wanderwall.server.tables.history import record_of, replay_of
from wanderwall.server.tables.state import OVER, PLAYING, WAITING, Table

DATABASES = Path(__file__).parent / "databases"
VERSIONS = sorted(path.stem for path in DATABASES.glob("*.gz"))

pytestmark = pytest.mark.anyio


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


@pytest.mark.parametrize("kind", ["sqlite", "postgres"])
@pytest.mark.parametrize("version", VERSIONS)
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
            finished = (await ida.get("/api/finished", mine=True))["tables"]
            assert {one["id"] for one in finished} == set(expected["over"])
            mine = (await ida.get("/api/mine"))["tables"]
            assert {one["id"] for one in mine} == {*expected["playing"], *expected["waiting"]}
            id, keys = next(iter(expected["playing"].items()))
            async with seated(id, {int(seat): key for seat, key in keys.items()}, [server.url]) as lives:
                await play_all(lives)
            assert (await ida.get(f"/api/tables/{expected['over'][0]}/replay"))["frames"]
    finally:
        server.stop()
