"""Ten thousand stored games cost little: the server starts soon, and holds little."""

from __future__ import annotations

import random
import sqlite3
import time
from pathlib import Path

import pytest

from tests.server.client import Device
from tests.server.harness.processes import resident_bytes
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated

pytestmark = pytest.mark.anyio

GAMES = 10_000
LETTERS = "23456789abcdefghjkmnpqrstuvwxyz"
#: the tables of the database that have rows of a game, and the column with its id
OF_A_GAME = {"tables": "id", "log": "table", "sitters": "table"}


def multiply(file: Path, id: str, times: int) -> None:
    """Copy a stored game under many other ids."""
    dice = random.Random(1)
    ids = [("".join(dice.choices(LETTERS, k=10)),) for _ in range(times)]
    with sqlite3.connect(file) as database:
        for table, column in OF_A_GAME.items():
            names = [row[1] for row in database.execute(f'PRAGMA table_info("{table}")')]
            picked = ", ".join("?1" if name == column else f'"{name}"' for name in names)
            copy = f'INSERT INTO "{table}" SELECT {picked} FROM "{table}" WHERE "{column}" = \'{id}\''
            database.executemany(copy, ids)
    database.close()


async def test_ten_thousand_stored_games(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        async with Device(server.url) as maker:
            table, keys = await people(maker, "classic-1986", 2, {"goals": 3}, listed=True)
            async with seated(table, keys, [server.url]) as lives:
                await play_all(lives)
            server.stop()
            multiply(tmp_path / "tables.sqlite", table, GAMES)
            start = time.monotonic()
            server.start()
            started = time.monotonic() - start
            # 2 s on a machine with nothing else to do, which a machine that runs tests is not
            assert started < 6
            listed = await maker.get("/api/finished", game="classic", limit=20)
            assert len(listed["tables"]) == 20
            for other in listed["tables"]:
                await maker.get(f"/api/tables/{other['id']}/replay")
            assert resident_bytes(server.pid) < 200e6
    finally:
        server.stop()
    print(f"started in {started:.2f} s")
