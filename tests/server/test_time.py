"""Undo, clocks and timeouts."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace
from pathlib import Path

import pytest

from tests.server.client import Device, Live
from tests.server.game_checks import check_finished, record_of
from tests.server.harness.server import Server
from tests.server.players import chosen, people, play, play_all, seated
from tests.server.test_table import APART, BOT, Log, code
from wanderwall.match.record import final
from wanderwall.server.live.scheduler import WATCHABLE_SPEEDUP, sleep_scaled
from wanderwall.server.tables import commands
from wanderwall.server.tables.snapshot import restore, snapshot
from wanderwall.server.tables.views import table_json

pytestmark = pytest.mark.anyio


async def push(live: Live, seat: int) -> None:
    assert live.choices
    assert (await live.move(seat, next(iter(live.choices["pushes"]))))["type"] == "event"


async def test_the_mover_may_take_back_the_own_push_before_walking(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 1, "first": 1}, undo=True)
        async with seated(table, keys, [server.url]) as (first, second):
            before, choices = first.view, first.choices
            await push(first, 0)
            assert first.view != before
            refused = await second.ask({"type": "undo", "seat": 1, "after": second.seq})
            assert refused["type"] == "refused"
            event = await first.ask({"type": "undo", "seat": 0, "after": first.seq})
            assert (event["type"], event["kind"]) == ("event", "undo")
            assert (first.view, first.choices) == (before, choices)
            await second.reach(first.seq)
            refused = await first.ask({"type": "undo", "seat": 0, "after": first.seq})
            assert refused["type"] == "refused"
            await play_all([first, second])
            game = await check_finished(maker, table, [first, second])
            # records do not contain it: turns are two moves each
            assert len(game.moves) == 2 * final(game).turns


async def test_no_undo_without_the_option(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 1, "first": 1})
        async with maker.live(table, {0: keys[0]}) as live:
            await push(live, 0)
            refused = await live.ask({"type": "undo", "seat": 0, "after": live.seq})
            assert refused["type"] == "refused"


def test_a_turn_is_taken_back_until_the_next_person_moves() -> None:
    table = Log(undo=True).begin()
    (seat,) = table.table.acting
    before = table.table
    table.play()
    table.play()
    assert code(commands.undo, table.table, 0, 1 - seat, table.table.seq) == "table.nothing_to_undo"
    table.do(commands.undo, seat, table.table.seq)  # both are at one device: nobody is asked
    assert (table.table.state, table.table.moves.total, table.table.acting) == (before.state, 0, before.acting)
    assert table.again() == table.table
    assert restore(table.made, snapshot(table.table).data) == table.table
    for _ in range(3):
        table.play()
    assert code(commands.undo, table.table, 0, seat, table.table.seq) == "table.nothing_to_undo"


def test_people_at_other_devices_are_asked_before_a_turn_is_taken_back() -> None:
    table = Log(undo=True, seats=[*APART, BOT]).begin()
    first = table.table.occupants[0]
    table.table = table.table._replace(
        occupants=(first, replace(first, guest="b" * 20), replace(table.table.occupants[2], kind="person"))
    )
    while not table.table.turn:
        table.play()
    rated, turn = table.table.is_rated, table.table.turn
    seat, others = turn.seat, set(range(3)) - {turn.seat}
    waiting = table.table.voters
    assert seat not in waiting
    assert set(waiting) <= others
    assert code(commands.agree, table.table, 0, waiting[0], True) == "table.nothing_asked"
    asked = table.do(commands.undo, seat, table.table.seq)
    assert table_json(asked)["turn_back"] == {"seat": seat, "undecided": waiting}
    assert asked.state == table.table.state
    assert code(commands.undo, asked, 0, seat, asked.seq) == "table.asked_already"
    assert restore(table.made, snapshot(asked).data) == asked
    table.do(commands.agree, waiting[0], False)
    assert table_json(table.table)["turn_back"] is None
    table.do(commands.undo, seat, table.table.seq)
    for one in waiting:
        assert table.table.state != turn.state
        table.do(commands.agree, one, True)
    assert (table.table.state, table.table.moves.total) == (turn.state, turn.total)
    assert rated is False or table.table.is_rated is False


async def test_a_turn_is_taken_back_if_the_others_agree(pair: list[Server]) -> None:
    """Also through two server processes, and a no is final until it is asked again."""
    async with Device(pair[0].url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 2, "first": 1}, undo=True)
        async with seated(table, keys, [one.url for one in pair]) as (first, second):
            before = first.view
            await push(first, 0)
            assert first.view
            squares = first.view["seats"][0]["pawn"]  # stay: nothing is found, so the game goes on
            name = f"{'abcdefg'[squares % 7]}{squares // 7 + 1}"
            assert (await first.move(0, name))["type"] == "event"
            for yes in (False, True):
                undo = {"type": "undo", "seat": 0, "after": first.seq}
                assert (await first.ask(undo))["kind"] == "ask"
                assert (await first.ask(undo))["type"] == "refused"
                await second.until(lambda: (second.table.get("turn_back") or {}).get("undecided") == [1])
                assert (await second.ask({"type": "agree", "seat": 1, "yes": yes}))["type"] == "event"
                await first.until(lambda: not first.table.get("turn_back"))
            assert first.view == before
            await second.reach(first.seq)
            await play_all([first, second])
            game = await check_finished(maker, table, [first, second])
            assert len(game.moves) == 2 * final(game).turns


@pytest.mark.parametrize("rule", ["bot", "pass"])
async def test_when_time_is_up_the_tables_rule_applies(server: Server, rule: str) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"first": 1, "goals": 6}, clock=2, timeout=rule)
        async with seated(table, keys, [server.url]) as (first, second):
            deadline = first.deadline
            assert deadline is not None
            assert 0 < deadline - first.now <= 2000
            await second.until(lambda: second.choices)
            assert second.view
            assert second.view["turns"] == 1
            # the second seat pushes, then thinks for too long
            await push(second, 1)
            late = second.deadline
            assert late is not None
            await first.until(lambda: first.choices)
            assert first.view
            assert first.view["turns"] == 2
            ends = [event for event in first.events if event["kind"] == "time"]
            assert [event["seat"] for event in ends] == [0, 1]
            # by the server's own clock: not before, and even on a slow machine not much later
            for event, due in zip(ends, (deadline, late), strict=True):
                assert due <= event["now"] < due + 10_000


async def test_a_game_nobody_looks_after_ends_by_itself(server: Server) -> None:
    """Seats without a connection time out again and again, until the turn limit."""
    async with Device(server.url) as maker:
        table, _ = await people(maker, "classic-1986", 2, {"turn_limit": 2}, clock=1, timeout="pass")
        async with asyncio.timeout(60):
            while (await maker.table(table))["status"] != "over":
                await asyncio.sleep(0.2)
        game = await record_of(maker, table)
        assert final(game).turns == 4


async def test_a_move_in_time_starts_the_clock_of_the_next(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 1}, clock=60, timeout="pass")
        async with seated(table, keys, [server.url]) as lives:
            due = lives[0].deadline
            await play_all(lives)
            deadlines = [event["deadline"] for event in lives[0].events if event["deadline"]]
            assert due is not None
            assert len(set(deadlines)) > 1
            assert deadlines == sorted(deadlines)
            assert deadlines[0] >= due
            assert not [event for event in lives[0].events if event["kind"] == "time"]
            await check_finished(maker, table, lives)


async def test_k8_at_a_shared_device_the_clock_starts_when_the_curtain_opens(tmp_path: Path) -> None:
    """It is stored in the log: neither another look, nor a reload, nor a killed server starts it again."""
    server = Server(tmp_path).start()
    try:
        async with Device(server.url) as maker:
            seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]
            table, keys = await maker.make("classic-1986", seats, options={"first": 1}, clock=600)
            async with maker.live(table["id"], keys) as live:
                assert live.deadline is not None
                assert live.handover
                assert 60_000 < live.deadline - live.now <= 120_000
                await live.open_curtain(0)
                assert not live.handover
                due = live.deadline
                assert 500_000 < due - live.now <= 600_000
                await live.close_curtain()
                await live.open_curtain(0)
                assert (live.deadline, [event["kind"] for event in live.events]) == (due, ["open"])
            async with maker.live(table["id"], keys) as again:
                assert (again.deadline, again.handover) == (due, False)
                await asyncio.to_thread(server.restart)
                await again.until(lambda: again.connections == 2 and again.view)
                assert again.deadline is not None
                assert not again.handover
                assert 0 <= again.deadline - due < 60_000  # time without a server does not count
                await again.open_curtain(0)
                await push(again, 0)
                assert again.view
                assert again.choices
                await again.move(0, chosen(again.view, again.choices, random.Random(1)))
                assert again.handover
                assert again.deadline - again.now <= 120_000
    finally:
        server.stop()


async def test_days_per_turn(server: Server) -> None:
    async with Device(server.url) as maker:
        day = 24 * 3600
        table, keys = await people(maker, "classic-1986", 2, {"first": 1}, clock=3 * day)
        async with maker.live(table, {0: keys[0]}) as live:
            assert live.deadline is not None
            assert abs(live.deadline - live.now - 3 * day * 1000) < 60_000


async def test_go_with_three_players_and_a_round_clock(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "go", 3, {"round_clock": 10})
        async with seated(table, keys, [server.url]) as lives:
            assert lives[0].choices == {"moves": ["ready"]}
            assert lives[0].deadline is None
            answer = await lives[0].move(0, "ready")
            assert answer["type"] == "event"
            refused = await lives[0].move(0, "ready")
            assert refused["type"] == "refused"
            await lives[1].move(1, "ready")
            await lives[2].reach(lives[1].seq)
            assert lives[2].view
            assert lives[2].view["step"] == "ready"
            # the round starts for all with the event of the last ready
            await lives[2].move(2, "ready")
            await asyncio.gather(*(live.reach(lives[2].seq) for live in lives))
            assert all(live.view and live.view["step"] == "play" and live.deadline for live in lives)
            await play_all(lives)
            await check_finished(maker, table, lives)


async def test_a_dropped_connection_keeps_its_tiles(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "go", 2)
        async with seated(table, keys, [server.url]) as (first, second):
            await first.move(0, "ready")
            await second.move(1, "ready")
            await first.until(lambda: first.view and first.view["step"] == "play")
            await play(first, most=2)
            assert first.view
            laid = first.view["layout"]
            assert len(laid) == 2
        async with maker.live(table, {0: keys[0]}) as again:
            assert again.view
            assert again.view["layout"] == laid


async def test_grabs_are_ordered_by_the_server(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "go", 3)
        async with seated(table, keys, [server.url]) as lives:
            for seat, live in enumerate(lives):
                await live.move(seat, "ready")
            for live in lives:
                await live.reach(lives[2].seq)
            answers = await asyncio.gather(*(live.move(seat, "grab") for seat, live in enumerate(lives)))
            kinds = [answer["type"] for answer in answers]
            assert kinds.count("event") == 2
            assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["go.not_now"]
            for live in lives:
                await live.until(lambda: all(one.seq == lives[0].seq for one in lives))
            assert lives[0].view
            tiles = [seat["score_tile"] for seat in lives[0].view["last"]["seats"]]
            by_order = sorted(range(3), key=lambda seat: int(answers[seat].get("seq", 10**9)))
            assert [tiles[seat] for seat in by_order] == [4, 2, 1]


async def test_bots_that_people_wait_for_hurry_from_then_on() -> None:
    slept: list[float] = []

    async def sleep(seconds: float) -> None:
        slept.append(seconds)

    # everybody else has finished after two seconds
    await sleep_scaled(42.5, lambda: WATCHABLE_SPEEDUP if len(slept) >= 2 else 1.0, sleep)
    assert slept[:2] == [1, 1]
    assert sum(slept[2:]) == pytest.approx(40.5 / WATCHABLE_SPEEDUP)


async def test_whoever_waits_for_bots_alone_may_skip_what_they_do(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        bots = [{"kind": "bot", "bot": "level1"}, {"kind": "bot", "bot": "level1"}]
        table, keys = await maker.make("go", [{"kind": "me", "name": "Ida"}, *bots])
        async with maker.live(table["id"], keys) as live, other.live(table["id"]) as onlooker:
            refused = await onlooker.ask({"type": "skip"})
            assert refused["code"] == "table.wrong_key"
            await live.move(0, "ready")
            await live.until(lambda: live.view and live.view["step"] == "play")
            await live.move(0, "grab")
            assert live.view
            assert len(live.view["boards"]) == 3  # the boards they build are visible in that time
            await live.send({"type": "skip"})
            await live.until(lambda: live.view and live.view["last"])
