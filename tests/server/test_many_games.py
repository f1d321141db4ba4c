"""Long games cost only their own time, and thousands of stored ones cost little."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, TypeVar

import orjson
import pytest

from tests.server.client import Device
from tests.server.harness.processes import cpu_seconds, resident_bytes
from tests.server.harness.server import Server, multiply
from tests.server.players import people, play, play_all, seated
from tests.server.test_table import Log
from wanderwall.match.record import read
from wanderwall.server.api.calls import ArchiveApi, TablesApi
from wanderwall.server.settings import Settings
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import NewEntry
from wanderwall.server.tables.state import OVER, PLAYING
from wanderwall.server.tables.views import table_json

pytestmark = pytest.mark.anyio


T = TypeVar("T")

#: moves that an honest table makes while others request something long
MEANWHILE = 5
#: of the long game
ID = "many22many"


def long_game(moves: int, **asked: Any) -> Log:
    log = Log(**asked).begin()
    while log.table.status == PLAYING and len(log.entries) < moves:
        log.now += 1000
        log.play()
    return log


async def store_log(server: Server, log: Log) -> None:
    """Put a game into the store of a stopped server, as a server without snapshots would have done."""
    store = SqlStore(Settings(server.database))
    await store.start()
    await store.make(log.made._replace(id=ID), set())
    summary = log.table.summary
    if log.table.status == OVER:
        summary = summary._replace(public_json=orjson.dumps(table_json(log.table._replace(id=ID))).decode())
    for start in range(0, len(log.entries), 400):
        part = [entry._replace(table=ID) for entry in log.entries[start : start + 400]]
        await store.append([NewEntry(entry, summary if entry.seq == log.table.seq else None, None) for entry in part])
    await store.stop()


@asynccontextmanager
async def served(folder: Path, log: Log) -> AsyncIterator[Server]:
    server = Server(folder)
    await store_log(server, log)
    server.start()
    try:
        yield server
    finally:
        server.stop()


async def with_honest_moves_first(server: Server, asked: list[Awaitable[T]]) -> list[T]:
    """Send requests, and make moves at another table, which are answered before any of the requests."""
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        async with seated(table, keys, [server.url]) as lives:
            asking = [asyncio.ensure_future(one) for one in asked]
            await asyncio.sleep(0)
            both = [asyncio.create_task(play(live, most=MEANWHILE, wild=1.0)) for live in lives]
            await asyncio.wait(both, return_when=asyncio.FIRST_COMPLETED)
            assert not any(one.done() for one in asking)
            answers = await asyncio.gather(*asking)
            for task in both:
                task.cancel()
    return answers


async def test_replays_are_worked_out_once_beside_the_moves_of_others(tmp_path: Path) -> None:
    log = long_game(10**6, options={"turn_limit": 1000})
    assert log.table.status == OVER
    async with served(tmp_path, log) as server, Device(server.url) as reader:
        path = f"/api/tables/{ID}/replay"
        replays = await with_honest_moves_first(server, [reader.get(path) for _ in range(4)])
        frames = replays[0]["frames"]
        assert all(replay["frames"] == frames for replay in replays)
        assert len(frames) == log.table.moves.total + 1
        metrics = await reader.get("/metrics")
        assert 'wanderwall_players_done{crew="archive"} 2.0' in metrics.splitlines()  # a snapshot and a replay
        record = read((await reader.ask(ArchiveApi.download(ID))).decode())
        assert list(record.moves) == log.table.moves.after(0)


@pytest.mark.broad
async def test_a_table_of_twelve_thousand_moves_is_loaded_beside_the_moves_of_others(tmp_path: Path) -> None:
    log = long_game(12_000)
    async with served(tmp_path, log) as server, Device(server.url) as reader:
        path = f"/api/tables/{ID}"
        (answer,) = await with_honest_moves_first(server, [reader.get(path)])
        assert answer["table"]["seq"] == len(log.entries)
        server.restart()
        # now there is a snapshot
        assert (await reader.get(path))["table"]["seq"] == len(log.entries)
        assert 'wanderwall_players_done{crew="archive"} 0.0' in (await reader.get("/metrics")).splitlines()


async def test_a_bot_at_a_table_from_a_snapshot_knows_the_whole_game(tmp_path: Path) -> None:
    """It gets what its seat saw before the snapshot, and moves."""
    log = long_game(401, seats=[{"kind": "me", "name": "Ida"}, {"kind": "bot", "bot": "level1"}])
    while log.table.acting != {1}:
        log.play()
    async with served(tmp_path, log) as server, Device(server.url) as reader:
        async with asyncio.timeout(120):
            while (await reader.ask(TablesApi.show(ID)))["table"]["seq"] <= len(log.entries):
                await asyncio.sleep(0.1)
        metrics = (await reader.get("/metrics")).splitlines()
        assert 'wanderwall_players_failed{crew="bots"} 0.0' in metrics
        assert 'wanderwall_players_failed{crew="archive"} 0.0' in metrics


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
            listed = await reader.ask(ArchiveApi.finished_games(game="classic", limit=20))
            assert len({table["id"] for table in listed["tables"]}) == 20
            # none was loaded to answer
            assert "wanderwall_rooms 0.0" in (await reader.get("/metrics")).splitlines()
            for other in listed["tables"]:
                await reader.ask(ArchiveApi.replay(other["id"]))
        assert resident_bytes(server.pid) < 200e6
    finally:
        server.stop()
