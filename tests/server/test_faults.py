"""Failures: the database, the bus, the disk, a client that does not read, the clock; and `kill -9` in the middle of
play.
"""

from __future__ import annotations

import asyncio
import os
import random
import resource
import shutil
import signal
import subprocess
import time
from collections.abc import Iterator, Sequence
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Device, Live
from tests.server.fast_websocket import greet
from tests.server.game_checks import check_finished
from tests.server.harness.forked import wrong_clock
from tests.server.harness.processes import family, throwaway_folder, wait_for
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.players import PersistentTables, people, play, play_all, seated
from wanderwall.server.api.calls import ArchiveApi

pytestmark = pytest.mark.anyio


LONG = {"goals": 8}


async def playing_on(live: Live, moves: int = 4) -> None:
    """Wait until this many more entries have come."""
    await live.reach(live.seq + moves)


@pytest.fixture
def own_redis() -> Iterator[Redis]:
    with throwaway_folder("redis") as folder:
        bus = Redis(folder)
        bus.start()
        yield bus
        bus.stop()


@pytest.fixture
def own_pair(own_postgres: Postgres, own_redis: Redis, tmp_path: Path) -> Iterator[tuple[Server, Server]]:
    database, bus = own_postgres.database(), own_redis.url()
    first, second = Server(tmp_path, database, bus).start(), Server(tmp_path, database, bus).start()
    yield first, second
    first.stop()
    second.stop()


@pytest.mark.broad
async def test_the_database_goes_and_comes_back(own_pair: tuple[Server, Server], own_postgres: Postgres) -> None:
    urls = [server.url for server in own_pair]
    async with Device(urls[0]) as maker:
        table, keys = await people(maker, "classic-1986", 2, LONG)
        async with seated(table, keys, urls) as lives:
            playing = asyncio.create_task(play_all(lives, pause=0.03, patient=True))
            for stop in (own_postgres.stop, own_postgres.kill):
                await playing_on(lives[0])
                await asyncio.to_thread(stop)
                await unwell(own_pair)
                await asyncio.to_thread(own_postgres.start)
            async with asyncio.timeout(60):
                await playing
            await check_finished(maker, table, lives)
    assert all(server.running() for server in own_pair)
    # the log reports it, but not whom it concerns: the id of a table is its invitation
    assert all("Error" in line for line in logs(own_pair))
    assert not any(table in line for line in logs(own_pair))


async def unwell(servers: tuple[Server, ...]) -> None:
    """Wait until every server reports that its database is gone."""
    async with asyncio.timeout(60):
        while any([await asyncio.to_thread(server.healthy) for server in servers]):
            await asyncio.sleep(0.05)


def logs(servers: tuple[Server, ...]) -> list[str]:
    return [server.log_text() for server in servers]


async def test_nobody_is_shown_less_than_before_at_another_worker(
    own_pair: tuple[Server, Server], own_redis: Redis
) -> None:
    """A server process that notifies the others late, or dies before it can, has still acknowledged the move."""
    here, there = own_pair
    async with Device(here.url) as maker, Device(there.url) as elsewhere:
        table, keys = await people(maker, "classic-1986", 2, {"first": 1})
        async with elsewhere.live(table) as onlooker, maker.live(table, {0: keys[0]}) as live:
            await live.until(lambda: live.choices)
            assert live.choices
            assert own_redis.process
            own_redis.process.send_signal(signal.SIGSTOP)
            try:
                await live.move(0, next(iter(live.choices["pushes"])))
                before = onlooker.seq
                async with elsewhere.live(table, {0: keys[0]}) as again:
                    assert again.seq == live.seq > before
            finally:
                own_redis.process.send_signal(signal.SIGCONT)


@pytest.mark.broad
async def test_redis_goes_and_comes_back(own_pair: tuple[Server, Server], own_redis: Redis) -> None:
    urls = [server.url for server in own_pair]
    async with Device(urls[0]) as maker:
        table, keys = await people(maker, "classic-1986", 2, LONG)
        async with seated(table, keys, urls) as lives:
            playing = asyncio.create_task(play_all(lives, pause=0.03, patient=True))
            for _ in range(2):
                await playing_on(lives[0])
                own_redis.stop()
                await playing_on(lives[0], 1)  # the others find it later, by polling
                health = await maker.get("/health")
                assert (health["status"], health["missing"]) == ("degraded", ["redis"])
                await asyncio.to_thread(own_redis.start)
                async with asyncio.timeout(60):
                    while (await maker.get("/health"))["status"] != "well":
                        await asyncio.sleep(0.05)
            async with asyncio.timeout(60):
                await playing
            await check_finished(maker, table, lives)
    assert all(server.running() for server in own_pair)


# ── the disk ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.fixture
def small_disk() -> Iterator[Path]:
    """A disk of a few megabytes, if we may mount one."""
    if os.geteuid() != 0:
        pytest.skip("only root may mount a disk")
    with throwaway_folder("disk") as folder:
        mounted = subprocess.run(["mount", "-t", "tmpfs", "-o", "size=4m", "tmpfs", str(folder)], capture_output=True)
        if mounted.returncode:
            pytest.skip(f"no disk can be mounted here: {mounted.stderr.decode()}")
        yield folder
        subprocess.run(["umount", "-l", str(folder)], check=True)


async def test_the_disk_is_full_for_a_while(small_disk: Path, tmp_path: Path) -> None:
    server = Server(tmp_path, f"sqlite+aiosqlite:///{small_disk}/tables.sqlite").start()
    try:
        async with Device(server.url) as maker:
            table, keys = await people(maker, "classic-1986", 2, LONG)
            async with seated(table, keys, [server.url]) as lives:
                playing = asyncio.create_task(play_all(lives, pause=0.02, patient=True))
                for _ in range(2):
                    await playing_on(lives[0])
                    fill(small_disk / "filler")
                    await refuses_to_write(maker, "server.disk_full")
                    answer = await maker.http.get("/health")
                    assert (answer.status_code, answer.json()["problem"]["code"]) == (503, "server.disk_full")
                    before = max(live.seq for live in lives)
                    assert server.running()
                    async with maker.live(table) as onlooker:
                        # nothing was acknowledged that is not stored
                        assert onlooker.seq >= before
                    (small_disk / "filler").unlink()
                async with asyncio.timeout(60):
                    await playing
                await check_finished(maker, table, lives)
        assert "the log cannot be written: the disk is full (SQLITE_FULL)" in server.log_text()
    finally:
        server.stop()


async def test_the_disk_of_postgres_is_full_for_a_while(
    small_disk: Path, own_postgres: Postgres, tmp_path: Path
) -> None:
    """The log of the games is on a small disk of its own."""
    shutil.chown(small_disk, "postgres")
    database = own_postgres.database()
    server = Server(tmp_path, database).start()
    try:
        name = database.rpartition("/")[2]
        own_postgres.query(name, f"CREATE TABLESPACE small LOCATION '{small_disk}'")
        own_postgres.query(name, "ALTER TABLE log SET TABLESPACE small")
        own_postgres.query(name, "ALTER TABLE log SET (fillfactor = 10)")  # a new page every few entries
        async with Device(server.url) as maker:
            table, keys = await people(maker, "classic-1986", 2, LONG)
            fill(small_disk / "filler")
            async with seated(table, keys, [server.url]) as lives:
                playing = asyncio.create_task(play_all(lives, patient=True))
                await refuses_to_write(maker, "server.disk_full")
                (small_disk / "filler").unlink()
                async with asyncio.timeout(60):
                    await playing
                await check_finished(maker, table, lives)
        assert "the log cannot be written: the disk is full (PostgreSQL, 53100)" in server.log_text()
    finally:
        server.stop()


def fill(file: Path) -> None:
    """Write until the disk is full."""
    with file.open("wb", buffering=0) as filler:
        for size in (65536, 4096, 1):
            try:
                while True:
                    filler.write(b"x" * size)
            except OSError:
                continue


async def refuses_to_write(device: Device, code: str = "server.storage") -> None:
    """Wait until a move is refused because it could not be stored."""
    refusals = f'wanderwall_refusals_total{{code="{code}"}}'
    before = await figure(device, refusals)
    async with asyncio.timeout(60):
        while await figure(device, refusals) == before:
            await asyncio.sleep(0.05)


async def test_files_may_grow_no_more(tmp_path: Path) -> None:
    """The same without the right to mount disks: the server hits a limit, and every later write is refused."""
    server = Server(tmp_path, before=partial(resource.setrlimit, resource.RLIMIT_FSIZE, (600_000, 600_000))).start()
    try:
        async with Device(server.url) as maker:
            table, keys = await people(maker, "classic-1986", 2, {})
            async with seated(table, keys, [server.url]) as lives:
                playing = asyncio.create_task(play_all(lives, patient=True, wild=1.0))
                await refuses_to_write(maker)
                playing.cancel()
                last = max(live.seq for live in lives)
                acknowledged = sum(len(live.acknowledged) for live in lives)
                assert server.running()
            server.before = None
            server.restart()
            async with maker.live(table) as onlooker:
                assert onlooker.seq >= last
                assert acknowledged > 10
    finally:
        server.stop()


# ── slow clients ─────────────────────────────────────────────────────────────────────────────────────────────────────


async def test_a_client_that_does_not_read_is_cut_off_and_delays_nobody(plain_server: Server) -> None:
    async with Device(plain_server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        gone, welcome = asyncio.Event(), asyncio.Event()
        slow = await greet(plain_server.url, f"/api/tables/{table}/live", lambda _: welcome.set(), gone.set)
        slow.send(b'{"type":"hello","keys":{}}')
        await welcome.wait()
        assert slow.transport is not None
        slow.transport.pause_reading()
        before = await cut_off(maker)
        async with seated(table, keys, [plain_server.url]) as lives:
            playing = asyncio.create_task(play_all(lives))
            while await cut_off(maker) == before:
                # each is answered with a whole view, until too much is waiting for this client
                for _ in range(500):
                    slow.send(b'{"type":"close"}')
                async with asyncio.timeout(10):
                    assert (await lives[0].ask({"type": "ping"}))["type"] == "pong"
            await playing
            await check_finished(maker, table, lives)
        slow.transport.resume_reading()
        async with asyncio.timeout(20):
            await gone.wait()


async def cut_off(device: Device) -> float:
    """How many sockets the server has closed because they were too slow."""
    return await figure(device, "wanderwall_slow_clients_total")


async def figure(device: Device, name: str) -> float:
    """A metric of the server; 0 if it has not counted any yet."""
    lines = (await device.get("/metrics")).splitlines()
    return sum(float(line.rpartition(" ")[2]) for line in lines if line.startswith(f"{name} "))


# ── time ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


class SkewedServer(Server):
    """A server whose wall clock can be set."""

    def __init__(self, folder: Path, *backing: str) -> None:
        self.offset = folder / "offset"
        self.jump(0)
        super().__init__(folder, *backing, before=wrong_clock(self.offset))

    def jump(self, seconds: float) -> None:
        self.offset.write_text(str(seconds))


@pytest.mark.parametrize("jump", [-3600.0, 3600.0])
async def test_a_jump_of_the_wall_clock_costs_nobody_the_turn(tmp_path: Path, jump: float) -> None:
    server = SkewedServer(tmp_path)
    server.start()
    try:
        async with Device(server.url) as maker:
            start = time.monotonic()
            table, keys = await people(maker, "classic-1986", 2, {"goals": 1, "first": 1}, clock=3, timeout="pass")
            async with seated(table, keys, [server.url]) as lives:
                server.jump(jump)
                # time still runs: the turn ends when its three seconds are over, and not before
                await lives[1].until(lambda: lives[1].choices)
                assert time.monotonic() - start >= 3
                await play_all(lives)
                await check_finished(maker, table, lives)
    finally:
        server.stop()


@pytest.mark.parametrize(
    ("store", "jump"),
    [
        ("sqlite", 3600.0),
        ("postgres", -3600.0),
        pytest.param("sqlite", -3600.0, marks=pytest.mark.broad),
        pytest.param("postgres", 3600.0, marks=pytest.mark.broad),
    ],
)
async def test_the_time_a_server_was_down_does_not_count(
    tmp_path: Path, request: pytest.FixtureRequest, store: str, jump: float
) -> None:
    """It was down for an hour, or the clock was set back in that time; and all guests are still identified."""
    server = SkewedServer(tmp_path, *((request.getfixturevalue("postgres").database(),) if store == "postgres" else ()))
    server.start()
    try:
        async with Device(server.url) as maker:
            guest = await maker.guest()
            table, keys = await people(maker, "classic-1986", 2, {"first": 1}, clock=120, timeout="pass")
            async with maker.live(table, {0: keys[0]}) as live:
                server.kill()
                server.jump(jump)
                await asyncio.to_thread(server.start)
                await live.until(lambda: live.connections == 2)
                await live.ready()
                assert live.view
                assert live.view["turns"] == 0
                assert live.deadline is not None
                # not an hour more or less: what was left, minus the time since the last heartbeat
                assert 0 < live.deadline - live.now < 180_000
                assert await play(live, most=2) == 2
            assert await maker.guest() == guest
            assert [one["id"] for one in (await maker.ask(ArchiveApi.mine()))["tables"]] == [table]
    finally:
        server.stop()


async def test_a_clock_that_was_a_year_ahead_and_is_put_right_gives_nobody_a_year(tmp_path: Path) -> None:
    server = SkewedServer(tmp_path)
    server.jump(365 * 24 * 3600)
    server.start()
    try:
        async with Device(server.url) as maker:
            table, keys = await people(maker, "classic-1986", 2, {"first": 1}, clock=120, timeout="pass")
            server.kill()
            server.jump(0)
            await asyncio.to_thread(server.start)
            async with seated(table, keys, [server.url]) as (first, second):
                assert await play(first, most=2) == 2
                await second.until(lambda: second.choices)
                assert second.deadline is not None
                assert 0 < second.deadline - second.now < 180_000
    finally:
        server.stop()


KILLS = 3  # hundreds of them: `python -m tools soak faults`
TABLES = 8


async def play_through_kills(servers: Sequence[Server], kills: int = KILLS, tables: int = TABLES) -> int:
    """Games run while server processes are killed and restarted; returns the number of finished games."""
    gathering = PersistentTables([server.url for server in servers], tables)
    dice = random.Random(1)
    for number in range(kills):
        await asyncio.sleep(dice.uniform(0.1, 0.6))
        await asyncio.to_thread(servers[number % len(servers)].restart)
        gathering.check()
    return await gathering.end()


async def test_kill_nine_with_sqlite(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        assert await play_through_kills([server]) >= TABLES
    finally:
        server.stop()


async def test_kill_nine_of_one_of_two_workers(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    database, bus = postgres.database(), redis.url()
    servers = [Server(tmp_path, database, bus).start() for _ in range(2)]
    try:
        assert await play_through_kills(servers) >= TABLES
    finally:
        for server in servers:
            server.stop()


async def test_a_killed_worker_leaves_no_process_behind(tmp_path: Path) -> None:
    """Its workers notice that it is gone, and end."""
    server = Server(tmp_path).start()
    async with Device(server.url) as maker:
        seats = [{"kind": "bot", "bot": "level1"}, {"kind": "me", "name": "Ida"}]
        table, keys = await maker.make("classic-1986", seats, options={"first": 1})
        async with maker.live(table["id"], keys) as live:
            await live.until(lambda: live.choices)
            helpers = family(server.pid)[1:]
            live.again = False
            server.kill_worker()
    assert helpers
    await asyncio.to_thread(wait_for, lambda: not [pid for pid in helpers if Path(f"/proc/{pid}/exe").exists()], "left")
