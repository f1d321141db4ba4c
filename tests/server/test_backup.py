"""Backups: made while people play, of one database, restored into another; a file that is not a backup changes
nothing.
"""

from __future__ import annotations

import asyncio
import gzip
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Device, Refused
from tests.server.harness.processes import wait_for
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres
from tests.server.players import people, play_all, seated
from tests.server.test_store import store_table
from wanderwall.cli import main
from wanderwall.cli.terminal import BAD_INPUT
from wanderwall.problem import Problem
from wanderwall.server.api.calls import ArchiveApi
from wanderwall.server.settings import Settings
from wanderwall.server.storage import database
from wanderwall.server.storage.backup import back_up, restore
from wanderwall.server.storage.database import Database
from wanderwall.server.storage.sql_store import SqlStore

pytestmark = pytest.mark.anyio


def sqlite(folder: Path, name: str = "games.db") -> Settings:
    return Settings(f"sqlite+aiosqlite:///{folder / name}")


async def filled(settings: Settings, *ids: str) -> Settings:
    """A database with these tables, not in use."""
    store = SqlStore(settings)
    await store.start()
    for id in ids:
        await store.make(store_table(id), {"maker"})
    await store.stop()
    return settings


async def loaded(settings: Settings, id: str) -> bool:
    store = SqlStore(settings)
    await store.start()
    table = await store.load(id)
    await store.stop()
    return table is not None


async def test_a_backup_made_while_people_play_goes_on_in_the_other_database_and_back(
    postgres: Postgres, tmp_path: Path
) -> None:
    first, second, third = sqlite(tmp_path), Settings(postgres.database()), sqlite(tmp_path, "third.db")
    file, again = tmp_path / "backup", tmp_path / "again"
    old = Server(tmp_path, first.database).start()
    try:
        async with Device(old.url) as ida:
            guest = await ida.guest()
            over, keys = await people(ida, "classic-1986", 2, {"turn_limit": 1})
            async with seated(over, keys, [old.url]) as lives:
                await play_all(lives)
            table, keys = await people(ida, "classic-1986", 2, {"goals": 1})
            async with seated(table, keys, [old.url]) as lives:
                playing = asyncio.create_task(play_all(lives, pause=0.02))
                await lives[0].reach(3)
                await back_up(first, file)
                await playing
            cookies = dict(ida.http.cookies)
    finally:
        old.stop()
    assert file.stat().st_mode & 0o777 == 0o600

    assert await restore(second, file) == 2
    store = SqlStore(second)  # a server that keeps running
    await store.start()
    await back_up(second, again)
    await store.stop()
    assert again.stat().st_mode & 0o777 == 0o600
    assert await restore(third, again) == 2
    assert [path.name for path in tmp_path.glob(".*")] == []

    new = Server(tmp_path, third.database).start()
    try:
        async with Device(new.url) as ida:
            ida.http.cookies.update(cookies)
            assert await ida.guest() == guest
            assert [one["id"] for one in (await ida.ask(ArchiveApi.finished_games(mine=True)))["tables"]] == [over]
            assert (await ida.table(table))["seq"] >= 3
            async with seated(table, keys, [new.url]) as lives:  # the seat keys are still valid
                await play_all(lives)
            assert (await ida.ask(ArchiveApi.replay(table)))["frames"]
    finally:
        new.stop()


async def test_a_database_that_somebody_uses_or_that_has_games_is_left_as_it_is(
    postgres: Postgres, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "RELEASE_SECONDS", 0.0)
    file = tmp_path / "backup"
    await back_up(await filled(sqlite(tmp_path), "tabletable"), file)
    for target in (sqlite(tmp_path, "other.db"), Settings(postgres.database())):
        store = SqlStore(target)
        await store.start()
        with pytest.raises(Problem, match=r"server\.database_in_use"):
            await restore(target, file)
        with pytest.raises(Problem, match=r"server\.database_kept"):  # the other process does not give way
            await restore(target, file, replace=True)
        assert not await store.database.is_release_requested()
        await store.stop()
        await filled(target, "othertable")
        with pytest.raises(Problem, match=r"restore\.not_empty"):
            await restore(target, file)
        assert await loaded(target, "othertable")
        assert await restore(target, file, replace=True) == 1
        assert await loaded(target, "tabletable")
        assert not await loaded(target, "othertable")


@pytest.mark.parametrize("kind", ["sqlite", "postgres", pytest.param("two workers", marks=pytest.mark.broad)])
async def test_a_backup_is_restored_while_people_play_and_the_server_goes_on_with_it(
    kind: str, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    settings = sqlite(tmp_path) if kind == "sqlite" else Settings(request.getfixturevalue("postgres").database())
    two = ("--workers", "2") if kind == "two workers" else ()
    bus = request.getfixturevalue("redis").url() if two else None
    server = Server(tmp_path, settings.database, bus, arguments=two).start()
    file = tmp_path / "backup"
    try:
        async with Device(server.url) as ida:
            guest = await ida.guest()
            table, keys = await people(ida, "classic-1986", 2, {"turn_limit": 2})
            await back_up(settings, file)
            async with seated(table, keys, [server.url]) as lives:
                await play_all(lives)
            later, _ = await people(ida, "classic-1986", 2)
            with pytest.raises(Problem, match=r"server\.database_in_use"):
                await restore(settings, file)
            assert (await ida.table(table))["status"] == "over"
            async with ida.live(later) as live:
                assert await restore(settings, file, replace=True) == 1
                assert await live.cut_off() == 4404  # the page reconnects: the table no longer exists
        wait_for(server.healthy, server.log_text())
        async with Device(server.url) as mia:
            mia.http.cookies.update(ida.http.cookies)
            assert await mia.guest() == guest
            assert (await mia.table(table))["status"] == "playing"
            with pytest.raises(Refused, match=r"table\.unknown"):
                await mia.table(later)
            async with seated(table, keys, [server.url]) as lives:
                await play_all(lives)
        assert server.running()
    finally:
        server.stop()


def changed(file: Path, statement: str) -> bytes:
    """The bytes of a backup after this statement."""
    inside = file.with_name("inside")
    inside.write_bytes(gzip.decompress(file.read_bytes()))
    with closing(sqlite3.connect(inside)) as database, database:
        database.execute(statement)
    return gzip.compress(inside.read_bytes())


async def test_what_is_no_whole_backup_of_ours_changes_nothing(tmp_path: Path) -> None:
    target, good = sqlite(tmp_path, "target.db"), tmp_path / "good"
    await filled(target, "othertable")
    await back_up(await filled(sqlite(tmp_path), "tabletable"), good)
    whole = good.read_bytes()
    flipped = bytearray(whole)
    flipped[-8] ^= 1  # of the checksum: elsewhere a bit may make no difference, a run of zeros is one from anywhere
    for name, content, code in (
        ("cut", whole[:-20], "backup.damaged"),
        ("half", whole[: len(whole) // 2], "backup.damaged"),
        ("flipped", bytes(flipped), "backup.damaged"),
        ("letter", b"dear grandmother", "backup.foreign"),
        ("empty", b"", "backup.foreign"),
        ("packed letter", gzip.compress(b"dear grandmother" * 100), "backup.foreign"),
        ("recipes", changed(good, "ALTER TABLE log RENAME TO recipes"), "backup.foreign"),
        ("newer", changed(good, "UPDATE alembic_version SET version_num = '9999'"), "backup.newer"),
    ):
        file = tmp_path / name
        file.write_bytes(content)
        with pytest.raises(Problem) as refused:
            await restore(target, file, replace=True)
        assert refused.value.code == code, name
    with pytest.raises(Problem, match=r"file\.unreadable"):
        await restore(target, tmp_path / "nowhere", replace=True)
    assert await loaded(target, "othertable")
    assert [path.name for path in tmp_path.glob(".*")] == []


async def test_a_backup_is_written_whole_or_not_at_all(tmp_path: Path) -> None:
    file, settings = tmp_path / "backup", await filled(sqlite(tmp_path), "tabletable")
    file.write_text("kept")
    with pytest.raises(Problem, match=r"backup\.exists"):
        await back_up(settings, file)
    with pytest.raises(Problem, match=r"file\.unwritable"):
        await back_up(settings, tmp_path / "nowhere" / "backup")
    with pytest.raises(Problem, match=r"file\.unreadable"):
        await back_up(sqlite(tmp_path, "nothing.db"), file, replace=True)
    (tmp_path / "letter.db").write_text("dear grandmother" * 100)
    with pytest.raises(Problem, match=r"server\.database_foreign"):
        await back_up(sqlite(tmp_path, "letter.db"), file, replace=True)
    with pytest.raises(Problem, match=r"server\.database_down"):
        await back_up(Settings("postgresql+asyncpg://maze@127.0.0.1:1/games"), file, replace=True)
    assert file.read_text() == "kept"
    assert [path.name for path in tmp_path.glob(".*")] == []
    await back_up(settings, file, replace=True)
    assert await restore(sqlite(tmp_path, "new.db"), file) == 1


def test_the_commands_say_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("DATABASE", "REDIS", "FILE"):
        monkeypatch.setenv(f"WANDERWALL_{name}", "")
    games, file = tmp_path / "games.db", tmp_path / "backup"
    asyncio.run(filled(sqlite(tmp_path), "tabletable"))
    assert main(["backup", str(file), "--file", str(games), "--lang", "en"]) == 0
    assert str(file) in capsys.readouterr().out
    assert main(["backup", str(file), "--file", str(games), "--lang", "en"]) == BAD_INPUT
    assert "--replace" in capsys.readouterr().err
    assert main(["restore", str(file), "--file", str(games), "--lang", "en"]) == BAD_INPUT
    assert "--replace" in capsys.readouterr().err
    assert main(["restore", str(file), "--file", str(tmp_path / "new.db"), "--lang", "en"]) == 0
    assert "One table" in capsys.readouterr().out


async def test_whoever_waited_for_a_restore_finds_the_file_free(tmp_path: Path) -> None:
    """As for a server that gave way: its turn comes before the restore has removed its files."""
    first, second = Database(sqlite(tmp_path)), Database(sqlite(tmp_path))
    try:
        await first.take_over(lambda connection: None)
        assert await second.start()
    finally:
        await second.stop()
        await first.stop()
