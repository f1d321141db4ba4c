"""`kill -9` in the middle of play, again and again: nothing acknowledged is lost, nothing is stuck."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Sequence
from pathlib import Path

import pytest

from tests.server.client import Device
from tests.server.harness.processes import family, wait_for
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.persistent_players import Gathering

pytestmark = pytest.mark.anyio

KILLS = 5  # hundreds of them: `python -m tools soak faults`
TABLES = 8


async def play_through_kills(servers: Sequence[Server], kills: int = KILLS, tables: int = TABLES) -> int:
    """Games run while server processes are killed and restarted; returns the number of finished games."""
    gathering = Gathering([server.url for server in servers], tables)
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
