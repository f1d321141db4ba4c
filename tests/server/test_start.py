"""The server and its database: which of them starts first, who owns it, and who may read it."""

from __future__ import annotations

import asyncio
import os
import signal
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Device
from tests.server.harness.processes import answers, wait_for
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.players import people, play_all, seated
from tests.server.test_two_processes import workers_of

pytestmark = pytest.mark.anyio

WAITS = "Waiting for it"
#: of the command, which otherwise starts one server process
TWO = ("--workers", "2")
#: databases that will not become available soon
HOPELESS = (
    ("postgresql://wanderwall@127.0.0.1:{}/nowhere", "does not let us in"),
    ("postgresql://nobody@127.0.0.1:{}/postgres", "does not let us in"),
    ("postgresql://wanderwall:secret@127.0.0.1:many/games", "cannot be read"),
)


async def until(holds: object, what: str) -> None:
    await asyncio.to_thread(wait_for, holds, what)  # type: ignore[arg-type]


async def play_a_game(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [server.url]) as lives:
            await play_all(lives)


async def test_the_database_may_start_later(own_postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    server = Server(tmp_path, own_postgres.database(), redis.url())
    own_postgres.stop()
    server.launch()
    try:
        await is_waited_for(own_postgres, server)
    finally:
        server.stop()


async def is_waited_for(postgres: Postgres, server: Server, times: int = 1) -> None:
    """Check that a database that is down is reported once, and that the server serves when it is up."""
    await until(lambda: server.log_text().count(WAITS) == times, "waits")
    assert server.running()
    postgres.start()
    await until(server.healthy, "serves")
    await play_a_game(server)
    assert server.log_text().count(WAITS) == times
    assert "Traceback" not in server.log_text()


async def test_several_workers_wait_for_the_database_and_go_with_the_command_that_started_them(
    own_postgres: Postgres, redis: Redis, tmp_path: Path
) -> None:
    server = Server(tmp_path, own_postgres.database(), redis.url(), arguments=TWO)
    own_postgres.stop()
    server.launch()
    await is_waited_for(own_postgres, server)
    await until(lambda: len(workers_of(server)) == 2, "two workers")
    own_postgres.stop()
    os.kill(workers_of(server)[0], signal.SIGKILL)
    await is_waited_for(own_postgres, server, 2)  # by the process that is started instead
    await until(lambda: len(workers_of(server)) == 2, "two workers again")
    left = workers_of(server)
    server.kill_worker()
    await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in left), "workers left")
    assert not answers(server.port)


async def test_a_server_that_waits_for_its_database_can_be_ended(tmp_path: Path) -> None:
    server = Server(tmp_path, "postgresql://wanderwall@127.0.0.1:1/games")
    server.launch()
    await until(lambda: WAITS in server.log_text(), "waits")
    assert server.process
    server.process.send_signal(signal.SIGTERM)
    assert await asyncio.to_thread(server.process.wait, 10) != 0


async def test_a_database_whose_name_is_not_known_is_named_and_waited_for(tmp_path: Path) -> None:
    server = Server(tmp_path, "postgresql://wanderwall:secret@postgres.invalid/games")
    server.launch()
    try:
        await until(lambda: WAITS in server.log_text(), "waits")
        assert "no machine is called “postgres.invalid”" in server.log_text()
        assert "secret" not in server.log_text()
        assert server.running()
    finally:
        server.kill()


async def refused(server: Server) -> str:
    """What a server prints if it does not start."""
    server.launch()
    assert server.process
    assert await asyncio.to_thread(server.process.wait, 60) > 0
    assert "Traceback" not in server.log_text()
    return server.log_text()


@pytest.mark.parametrize(
    ("arguments", "address", "text"),
    [
        pytest.param(arguments, address, text, marks=pytest.mark.broad if arguments == TWO and number else [])
        for arguments in ((), TWO)
        for number, (address, text) in enumerate(HOPELESS)
    ],
)
async def test_where_waiting_is_hopeless_the_server_says_why(
    postgres: Postgres, redis: Redis, tmp_path: Path, arguments: tuple[str, ...], address: str, text: str
) -> None:
    server = Server(tmp_path, address.format(postgres.port), redis.url(), arguments=arguments)
    said = await refused(server)
    assert text in said
    assert "secret" not in said


# ── whose it is ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_nobody_else_on_the_machine_reads_the_games(tmp_path: Path) -> None:
    server, file = Server(tmp_path), tmp_path / "tables.sqlite"
    for _ in range(2):
        server.start()
        modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.glob("tables.sqlite*")}
        assert {f"{file.name}{suffix}" for suffix in ("", "-wal", "-shm")} <= set(modes)
        assert {modes[name] for name in modes if not name.endswith(".lock")} == {0o600}
        server.kill()
        for path in tmp_path.glob("tables.sqlite*"):  # as an earlier version left them
            path.chmod(0o644)


async def test_a_database_of_a_later_version_is_left_alone(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    server.stop()
    with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
        database.execute("UPDATE alembic_version SET version_num = '9999'")
    assert "A later version" in await refused(server)


async def test_a_database_of_something_else_is_left_alone(tmp_path: Path, postgres: Postgres) -> None:
    file = tmp_path / "tables.sqlite"
    with closing(sqlite3.connect(file)) as database, database:
        database.execute("CREATE TABLE recipes (name TEXT)")
    assert "belongs to something else" in await refused(Server(tmp_path))
    with closing(sqlite3.connect(file)) as database:
        assert database.execute("SELECT name FROM sqlite_master").fetchall() == [("recipes",)]
    file.write_text("a letter to grandmother" * 100)
    assert "belongs to something else" in await refused(Server(tmp_path))
    assert file.read_text() == "a letter to grandmother" * 100
    address = postgres.database()
    postgres.query(address.rpartition("/")[2], "CREATE TABLE recipes (name TEXT)")
    assert "belongs to something else" in await refused(Server(tmp_path, address))
