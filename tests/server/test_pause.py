"""A person who plays only with bots or at one device may leave: the game waits, the clock and the bots too, until one
comes.
"""

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
from tests.server.test_table import Log, code
from wanderwall.problem import Problem
from wanderwall.server.api.calls import ArchiveApi
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.snapshot import restore
from wanderwall.server.tables.state import GRACE_MS

pytestmark = pytest.mark.anyio


ME, OPA = {"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}
BOT = {"kind": "bot", "bot": "random"}
MINUTE = 60_000


def begun(edition: str = "classic-1986", **asked: object) -> Log:
    """A table of one person with a bot, with a minute for a turn; it is the person's turn."""
    log = Log(edition, **{"seats": [ME, BOT], "clock": 60, "options": {"first": 1}, **asked})  # type: ignore[arg-type]
    return log.begin()


def test_the_clock_waits_and_goes_on_with_what_was_left() -> None:
    log = begun()
    deadline = log.table.deadline
    assert deadline is not None
    log.now += 30_000
    log.do(commands.pause, log.now - 10_000)  # noticed ten seconds later
    assert (log.table.deadline, log.table.paused, log.table.summary.due) == (None, 40_000, None)
    assert restore(log.made, snapshot.snapshot(log.table).data) == log.table
    assert code(commands.time_up, log.table, log.now + 10 * MINUTE, log.dice) == "table.in_time"
    assert commands.pause(log.table, log.now, log.now) is None
    log.now += 60 * MINUTE
    log.do(commands.resume)
    assert (log.table.deadline, log.table.paused) == (log.now + 40_000, None)
    assert commands.resume(log.table, log.now) is None
    log.play()  # a push, by the same clock
    assert log.table.deadline == log.now + 40_000
    assert log.again() == log.table


def test_while_its_room_makes_a_pause_clock_and_moves_wait() -> None:
    log = begun(seats=[ME, {"kind": "me", "name": "Ida elsewhere"}])
    log.now += 20_000
    log.do(commands.hold)
    assert (log.table.deadline, log.table.paused, log.table.summary.due) == (None, 40_000, None)
    assert restore(log.made, snapshot.snapshot(log.table).data) == log.table
    assert commands.hold(log.table, log.now) is None
    assert commands.resume(log.table, log.now) is None  # a person comes back to the table: the room still waits
    with pytest.raises(Problem) as refused:
        log.play()
    assert (refused.value.code, log.table.paused) == ("server.room_paused", 40_000)
    log.now += 60 * MINUTE
    log.do(commands.release)
    assert (log.table.deadline, log.table.paused, log.table.paused_by_room) == (log.now + 40_000, None, False)
    assert commands.release(log.table, log.now) is None
    assert log.again() == log.table


def test_whoever_was_gone_before_the_turn_began_has_all_of_it() -> None:
    log = begun()
    log.now += MINUTE
    log.do(commands.pause, 0)
    assert log.table.paused == MINUTE


def test_a_move_ends_the_pause_whoever_noticed_what_first() -> None:
    log = begun()
    log.now += 59_000
    log.do(commands.pause, log.now)
    assert log.table.paused == GRACE_MS  # at least the time a person needs to look
    log.play()
    assert log.table.paused is None
    assert log.table.deadline == log.now + GRACE_MS


def test_others_are_not_kept_waiting() -> None:
    for seats, alone in (
        ([ME], [0]),
        ([ME, BOT, OPA], [0, 2]),
        ([{"kind": "here", "name": "Oma"}, OPA], [0, 1]),
        ([ME, {"kind": "me", "name": "Ida elsewhere"}], []),
    ):
        log = Log(seats=seats, clock=60, options={"first": 1}).begin()
        assert log.table.one_device_seats == alone
        assert (commands.pause(log.table, log.now, log.now) is None) == (not alone)
    joined = Log(seats=[OPA, {"kind": "open"}])
    joined.do(commands.join, 1, joined.table.occupants[0].__class__("person", "Mia", "b" * 20, "hash"))
    assert joined.table.one_device_seats == []
    assert commands.pause(begun(clock=None).table, 0, 0) is None  # without a clock nothing runs out


def test_bots_that_play_at_the_same_time_wait_too() -> None:
    log = begun("go", clock=None, options={})
    assert log.table.bots_to_act
    log.do(commands.pause, log.now)
    assert log.table.bots_to_act == []
    log.do(commands.resume)
    assert log.table.bots_to_act


@pytest.mark.anyio
async def test_nothing_runs_out_behind_the_back_of_somebody_alone_with_bots(server: Server) -> None:
    async with Device(server.url) as maker:
        options = {"first": 1, "goals": 1}
        left, keys = await maker.make("classic-1986", [ME, BOT], options=options, clock=10)
        never, others = await maker.make("classic-1986", [ME, BOT], options=options, clock=1)
        async with maker.live(left["id"], keys) as live:
            assert live.deadline is not None
        for table, own, clock in ((left, keys, 10), (never, others, 1)):
            async with asyncio.timeout(30):
                while (await maker.table(table["id"]))["seq"] == 1:
                    await asyncio.sleep(0.1)
            async with maker.live(table["id"], own) as back:
                assert back.seq == 3  # begun, paused, resumed
                assert back.view is not None
                assert (back.view["turns"], back.view["step"]) == (0, "push")
                assert back.deadline is not None
                assert 0 < back.deadline - back.now <= 1000 * clock


STRONG = {"kind": "bot", "bot": "level5"}


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
            while table not in [one["id"] for one in (await maker.ask(ArchiveApi.finished_games(mine=True)))["tables"]]:
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
