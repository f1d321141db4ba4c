"""A person who plays only with bots or at one device may leave: the game waits, and so does the clock."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.test_table import Log, code
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.snapshot import restore
from wanderwall.server.tables.state import GRACE_MS

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


def test_while_its_room_makes_a_pause_the_clock_waits_for_nobody_else() -> None:
    log = begun(seats=[ME, {"kind": "me", "name": "Ida elsewhere"}])
    log.now += 20_000
    log.do(commands.hold)
    assert (log.table.deadline, log.table.paused, log.table.summary.due) == (None, 40_000, None)
    assert restore(log.made, snapshot.snapshot(log.table).data) == log.table
    assert commands.hold(log.table, log.now) is None
    assert commands.resume(log.table, log.now) is None  # a person comes back to the table: the room still waits
    log.play()
    assert (log.table.deadline, log.table.paused) == (None, 40_000)  # a push, by the same clock
    while 0 in log.table.acting:
        log.play()
    assert (log.table.deadline, log.table.paused) == (None, MINUTE)  # the next turn has its full time
    log.now += 60 * MINUTE
    log.do(commands.release)
    assert (log.table.deadline, log.table.paused, log.table.held) == (log.now + MINUTE, None, False)
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
    joined.do(commands.join, 1, joined.table.sitters[0].__class__("person", "Mia", "b" * 20, "hash"))
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
