"""Bots pause if no person is there, and resume when one comes."""

from __future__ import annotations

import asyncio
import os
import sqlite3
from collections.abc import Iterator
from contextlib import closing
from functools import partial
from pathlib import Path

import pytest

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.players import people, play, seated

pytestmark = pytest.mark.anyio

ME = {"kind": "me", "name": "Ida"}
BOT, STRONG = ({"kind": "bot", "bot": bot} for bot in ("random", "level5"))


@pytest.fixture(scope="module")
def impatient(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server whose bots pause soon."""
    one = Server(tmp_path_factory.mktemp("impatient"), environment={"WANDERWALL_PATIENCE": "1"}).start()
    yield one
    one.stop()


async def pause(file: Path, id: str) -> None:
    """Wait until the server has nothing to do at a table."""
    async with asyncio.timeout(60):
        while True:
            with closing(sqlite3.connect(file)) as database:
                ((status, due),) = database.execute("SELECT status, due FROM tables WHERE id = ?", (id,))
            assert status == "playing"
            if due is None:
                return
            await asyncio.sleep(0.2)


async def test_bots_pause_where_nobody_is_and_go_on_when_somebody_comes(impatient: Server) -> None:
    file = impatient.folder / "tables.sqlite"
    async with Device(impatient.url) as maker:
        table, _ = await maker.make("classic-1986", 4 * [BOT])
        async with maker.live(table["id"]) as onlooker:
            await onlooker.reach(onlooker.seq + 5)
        await pause(file, table["id"])
        impatient.restart()  # not in a thread: the server would end with it
        await pause(file, table["id"])
        # requesting it is enough to let them play for a while
        before = (await maker.table(table["id"]))["seq"]
        async with asyncio.timeout(60):
            while (await maker.table(table["id"]))["seq"] < before + 3:
                await asyncio.sleep(0.1)


async def test_bots_that_begin_wait_for_somebody_to_see_it_but_not_for_ever(server: Server) -> None:
    async with Device(server.url) as maker:
        (seen, keys), (unseen, _) = [await maker.make("classic-1986", [ME, BOT], options={"first": 2}) for _ in "ab"]
        await asyncio.sleep(0.5)  # longer than such a bot thinks
        async with maker.live(seen["id"], keys) as ida:
            assert ida.seq == seen["seq"]
            await ida.reach(ida.seq + 2)
            assert ida.view is not None
            assert ida.view["turns"] == 1
        async with asyncio.timeout(30):
            while (await maker.table(unseen["id"]))["seq"] < unseen["seq"] + 2:
                await asyncio.sleep(0.1)


async def test_a_bot_plays_for_those_whose_time_is_up_though_nobody_is_there(impatient: Server) -> None:
    """People sit here, and their clock runs: the game ends without them."""
    async with Device(impatient.url) as maker:
        table, _ = await people(maker, "classic-1986", 2, {"turn_limit": 2}, clock=1, timeout="bot")
        async with asyncio.timeout(60):
            while table not in [one["id"] for one in (await maker.get("/api/finished", mine=True))["tables"]]:
                await asyncio.sleep(0.2)


async def test_strong_bots_where_nobody_sits_keep_nobody_waiting(tmp_path: Path) -> None:
    """These tables share one place in the queue: a person who plays against a bot waits for one of them at a time."""
    server = Server(tmp_path, before=partial(os.sched_setaffinity, 0, {0})).start()  # one core: one process for bots
    try:
        async with Device(server.url) as rogue, Device(server.url) as maker:
            strong = [(await rogue.make("classic-1986", 4 * [STRONG]))[0]["id"] for _ in range(30)]
            table, keys = await maker.make("classic-1986", [ME, {"kind": "bot", "bot": "level1"}])
            async with seated(table["id"], keys, [server.url]) as (live,):
                await play(live, most=2, wild=1.0)  # by now all of them have to move
                before, replies = entries(tmp_path, strong), len(live.events)
                await play(live, most=6, wild=1.0)
                await live.until(lambda: live.choices)
                bots = [event for event in live.events[replies:] if event["seat"] == 1]
            assert bots
            assert entries(tmp_path, strong) - before < 4 * len(bots), "thirty for each of these if they were not fair"
    finally:
        server.stop()


def entries(folder: Path, tables: list[str]) -> int:
    """How many entries some tables have."""
    with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
        ((count,),) = database.execute(
            f'SELECT count(*) FROM log WHERE "table" IN ({", ".join("?" * len(tables))})', tables
        )
    return int(count)
