"""The SQLite file: foreign, newer or damaged files are recognised and left unchanged, an unreadable table stops no
other; the owner of the files.
"""

from __future__ import annotations

import asyncio
import fcntl
import os
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Device, Dropped, Refused
from tests.server.harness.server import Server
from tests.server.players import people
from tests.server.test_backup import filled, loaded, sqlite
from wanderwall.problem import Problem
from wanderwall.server.api.calls import ArchiveApi
from wanderwall.server.storage.backup import back_up, restore
from wanderwall.server.storage.database import Database

pytestmark = pytest.mark.anyio


#: a user who is not root
OTHER_USER = 4711


def traces(folder: Path) -> dict[str, tuple[bytes, int, int]]:
    """Every file of a folder, its bytes, mode and time; except in `-shm`, where each reader takes a slot for a
    moment.
    """
    return {
        path.name: (
            b"" if path.name.endswith("-shm") else path.read_bytes(),
            path.stat().st_mode,
            path.stat().st_mtime_ns,
        )
        for path in folder.iterdir()
        if path.is_file()
    }


async def refusal(folder: Path, name: str) -> str:
    """Why a server does not start with this file, which must be unchanged afterwards, as must the files next to it."""
    before = traces(folder)
    database = Database(sqlite(folder, name))
    try:
        with pytest.raises(Problem) as refused:
            await database.start()
    finally:
        await database.stop()
    assert traces(folder) == before
    return refused.value.code


def change(file: Path, *statements: str) -> None:
    with closing(sqlite3.connect(file)) as database, database:
        for statement in statements:
            database.execute(statement)


async def test_what_is_not_ours_is_left_without_a_trace(tmp_path: Path) -> None:
    change(tmp_path / "notes.db", "CREATE TABLE notes (line TEXT)", "INSERT INTO notes VALUES ('dear diary')")
    (tmp_path / "letter.txt").write_text("dear grandmother" * 100)
    for name in ("notes.db", "letter.txt"):
        (tmp_path / name).chmod(0o664)
        assert await refusal(tmp_path, name) == "server.database_foreign"


async def test_a_database_of_a_later_version_is_left_without_a_trace(tmp_path: Path) -> None:
    await filled(sqlite(tmp_path), "tabletable")
    change(tmp_path / "games.db", "UPDATE alembic_version SET version_num = '0099'", "PRAGMA journal_mode = DELETE")
    (tmp_path / "games.db").chmod(0o664)
    assert await refusal(tmp_path, "games.db") == "server.database_newer"  # with our locks next to it
    moved = tmp_path / "moved"
    moved.mkdir()
    (tmp_path / "games.db").rename(moved / "games.db")
    assert await refusal(moved, "games.db") == "server.database_newer"


async def test_what_somebody_else_is_writing_is_left_alone(tmp_path: Path) -> None:
    """Its tables are in the write-ahead log next to it, and not yet in the file."""
    file = tmp_path / "notes.db"
    with closing(sqlite3.connect(file)) as database:
        database.execute("PRAGMA journal_mode = WAL")
        database.execute("CREATE TABLE notes (line TEXT)")
        database.commit()
        assert await refusal(tmp_path, "notes.db") == "server.database_foreign"


async def test_a_damaged_database_is_not_called_somebody_elses(tmp_path: Path) -> None:
    await filled(sqlite(tmp_path), "tabletable")
    whole = (tmp_path / "games.db").read_bytes()
    for name, content in (
        ("cut.db", whole[:90_000]),
        ("scrambled.db", whole[:4096] + bytes(7 * number % 251 for number in range(len(whole) - 4096))),
    ):
        (tmp_path / name).write_bytes(content)
        assert await refusal(tmp_path, name) == "server.database_damaged"
        with pytest.raises(Problem, match=r"server\.database_damaged"):
            await back_up(sqlite(tmp_path, name), tmp_path / "backup")


async def test_a_restore_leaves_alone_what_is_not_ours(tmp_path: Path) -> None:
    await back_up(await filled(sqlite(tmp_path), "tabletable"), tmp_path / "backup")
    change(tmp_path / "notes.db", "CREATE TABLE notes (line TEXT)")
    before = traces(tmp_path)
    for replace in (False, True):
        with pytest.raises(Problem, match=r"server\.database_foreign"):
            await restore(sqlite(tmp_path, "notes.db"), tmp_path / "backup", replace)
    assert traces(tmp_path) == before


async def test_a_folder_is_no_file(tmp_path: Path) -> None:
    (tmp_path / "games.db").mkdir(0o755)
    assert await refusal(tmp_path, "games.db") == "file.unwritable"
    assert (tmp_path / "games.db").stat().st_mode & 0o777 == 0o755


async def test_whoever_starts_while_another_makes_the_tables_is_told_that_it_is_in_use(tmp_path: Path) -> None:
    change(tmp_path / "games.db", "CREATE TABLE alembic_version (version_num TEXT)", "CREATE TABLE tables (id TEXT)")
    with (tmp_path / "games.db.lock").open("w") as lock:
        fcntl.flock(lock, fcntl.LOCK_EX)
        database = Database(sqlite(tmp_path))
        with pytest.raises(Problem, match=r"server\.database_in_use"):
            await database.start()
        await database.stop()


# ── whose the files are ──────────────────────────────────────────────────────────────────────────────────────────────


async def test_the_file_that_cannot_be_written_is_named(tmp_path: Path) -> None:
    (tmp_path / "games.db.lock").mkdir()
    database = Database(sqlite(tmp_path))
    with pytest.raises(Problem) as refused:
        await database.start()
    await database.stop()
    assert refused.value.details["file"] == str(tmp_path / "games.db.lock")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can make files of another user")
async def test_what_root_restores_belongs_to_the_owner_of_the_place(tmp_path: Path) -> None:
    await back_up(await filled(sqlite(tmp_path), "tabletable"), tmp_path / "backup")
    place = tmp_path / "place"
    place.mkdir()
    os.chown(place, OTHER_USER, OTHER_USER)
    for _ in range(2):  # a new database, and one that is replaced
        await restore(sqlite(place), tmp_path / "backup", replace=True)
        owners = {path.name: path.stat().st_uid for path in place.iterdir()}
        assert {"games.db", "games.db.lock", "games.db.turn.lock"} <= set(owners)
        assert set(owners.values()) == {OTHER_USER}
        for lock in place.glob("*.lock"):
            lock.unlink()
    assert await loaded(sqlite(place), "tabletable")


@pytest.mark.skipif(os.geteuid() != 0, reason="only root can give files away")
async def test_root_gives_nothing_away_that_was_there(tmp_path: Path) -> None:
    """A symlink in place of a lock leads to a file that stays root's."""
    kept, place = tmp_path / "kept", tmp_path / "place"
    kept.touch()
    place.mkdir()
    (place / "games.db.lock").symlink_to(kept)
    os.chown(place, OTHER_USER, OTHER_USER)
    await filled(sqlite(place), "tabletable")
    assert kept.stat().st_uid == 0


@pytest.mark.broad
async def test_a_damaged_table_stops_no_clock_and_no_rating_but_its_own(tmp_path: Path) -> None:
    server, file = Server(tmp_path).start(), tmp_path / "tables.sqlite"
    try:
        async with Device(server.url) as maker:
            options = {"turn_limit": 1}
            damaged, _ = await people(maker, "classic-1986", 2, options, clock=3600, timeout="pass")
            ended, _ = await people(maker, "classic-1986", 2, options, clock=3600, timeout="pass")
            whole, _ = await people(maker, "classic-1986", 2, options, clock=2, timeout="pass")
            server.kill()
            with closing(sqlite3.connect(file)) as database, database:
                ids = (damaged, ended)
                database.execute(
                    "UPDATE log SET data = '{\"moves\":[[0,' WHERE kind = 'begin' AND \"table\" IN (?, ?)", ids
                )
                database.execute("UPDATE tables SET due = 0, deadline = 0 WHERE id = ?", (damaged,))
                database.execute("UPDATE tables SET status = 'over', due = NULL, ended = 1 WHERE id = ?", (ended,))
            await asyncio.to_thread(server.start)
            async with asyncio.timeout(60):
                while (await maker.table(whole))["status"] != "over":
                    await asyncio.sleep(0.2)
                while rated(file, whole) is None:
                    await asyncio.sleep(0.2)
            for id in (damaged, ended):
                with pytest.raises(Refused) as caught:
                    await maker.table(id)
                assert (caught.value.status, caught.value.code) == (409, "table.damaged")
                live = maker.live(id, again=False)
                with pytest.raises(Dropped):
                    async with live:
                        pass
                assert live.closed
                assert live.closed[0] == 4404
                assert server.log_text().count(id) == 1
            assert (await maker.ask(ArchiveApi.mine()))["tables"] == []
            assert [one["id"] for one in (await maker.ask(ArchiveApi.finished_games(mine=True)))["tables"]] == [whole]
            assert "Traceback" not in server.log_text()
    finally:
        server.stop()


def rated(file: Path, id: str) -> int | None:
    """The mark of a game that was checked for ratings; None if it was not."""
    with closing(sqlite3.connect(file)) as database:
        ((mark,),) = database.execute("SELECT rated FROM tables WHERE id = ?", (id,))
        return None if mark is None else int(mark)
