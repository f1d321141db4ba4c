"""Thousands of stored games cost little: the server starts soon, and uses little memory."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.server.client import Device
from tests.server.harness.many import multiply
from tests.server.harness.processes import cpu_seconds, resident_bytes
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated

pytestmark = pytest.mark.anyio

GAMES = 10_000


async def store_many(server: Server, games: int) -> str:
    """Play one game, stop the server and copy what it stored; returns the id of the game."""
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 3}, listed=True)
        async with seated(table, keys, [server.url]) as lives:
            await play_all(lives)
    server.stop()
    multiply(server.folder / "tables.sqlite", table, games)
    return table


@pytest.mark.parametrize("games", [1000, pytest.param(GAMES, marks=pytest.mark.broad)])
async def test_many_stored_games(tmp_path: Path, games: int) -> None:
    server = Server(tmp_path).start()
    try:
        empty = cpu_seconds(server.pid)
        await store_many(server, games)
        server.start()
        # as much work as without any game; `make load` measures the seconds, on an otherwise idle machine
        assert cpu_seconds(server.pid) < 2 * empty
        async with Device(server.url) as reader:
            listed = await reader.get("/api/finished", game="classic", limit=20)
            assert len({table["id"] for table in listed["tables"]}) == 20
            # none was loaded to answer
            assert "wanderwall_rooms 0.0" in (await reader.get("/metrics")).splitlines()
            for other in listed["tables"]:
                await reader.get(f"/api/tables/{other['id']}/replay")
        assert resident_bytes(server.pid) < 200e6
    finally:
        server.stop()
