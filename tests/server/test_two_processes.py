"""Two server processes over one PostgreSQL and one Redis: any of them serves any table."""

from __future__ import annotations

import asyncio
import os
import signal
from pathlib import Path

import pytest

from tests.server.client import Device, Dropped
from tests.server.game_checks import check_finished, people_moves, record_of
from tests.server.harness.processes import wait_for
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.players import people, play, play_all, seated
from tests.server.room_members import Teacher
from tests.server.test_seats import ME, OPEN
from wanderwall.games import editions
from wanderwall.match.record import final
from wanderwall.server.api.calls import BookApi, RoomsApi, TablesApi
from wanderwall.server.api.requests import MemberRequest

pytestmark = pytest.mark.anyio

BOT = {"kind": "bot", "bot": "random"}


@pytest.mark.parametrize("edition", editions())
async def test_seats_on_different_workers_play_a_whole_game(pair: tuple[Server, Server], edition: str) -> None:
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker, Device(urls[1]) as other:
        table, keys = await people(maker, edition, 3)
        async with seated(table, keys, urls) as lives, other.live(table) as onlooker:
            made = await play_all(lives)
            await onlooker.until(lambda: onlooker.over)
            game = await check_finished(other, table, [*lives, onlooker])
            assert len(people_moves(game)) == sum(made)


async def test_two_workers_race_for_the_same_move(pair: tuple[Server, Server]) -> None:
    """One message sent to both processes at once counts once; the other copy is refused as stale."""
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker:
        for _ in range(10):
            table, keys = await people(maker, "classic-1986", 2, {"goals": 2, "first": 1})
            async with (
                seated(table, {0: keys[0]}, urls[:1]) as (here,),
                seated(table, {0: keys[0]}, urls[1:]) as (there,),
            ):
                assert here.choices
                move = next(iter(here.choices["pushes"]))
                answers = await asyncio.gather(here.move(0, move), there.move(0, move))
                assert sorted(answer["type"] for answer in answers) == ["event", "refused"]
                assert [answer["code"] for answer in answers if answer["type"] == "refused"] == ["table.stale"]
                await here.reach(max(here.seq, there.seq))
                await there.reach(here.seq)
                assert here.view == there.view


async def test_whoever_sees_the_board_on_another_worker_has_no_time_to_hand_over(pair: tuple[Server, Server]) -> None:
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker, Device(urls[1]) as phone:
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]
        table, keys = await maker.make("classic-1986", seats, options={"first": 1}, clock=600)
        async with maker.live(table["id"], keys) as shared, phone.live(table["id"], {1: keys[1]}) as own:
            assert (shared.handover, own.handover) == (True, True)  # it is the other person's turn
            await shared.open_curtain(0)
            await play(shared, most=2)
            await own.until(lambda: own.choices)
            first = next(iter(own.choices["pushes"])) if own.choices else ""
            assert (await own.move(1, first))["type"] == "event"  # also while the open curtain is being logged
            await shared.reach(own.seq)
            for live in (shared, own):
                assert not live.handover
                assert live.deadline is not None
                assert 500_000 < live.deadline - live.now <= 600_000


async def test_presence_and_signs_cross_workers(pair: tuple[Server, Server]) -> None:
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        async with seated(table, keys, urls) as (first, second):
            await first.until(lambda: first.table["seats"][1]["present"])
            await second.until(lambda: second.table["seats"][0]["present"])
            await second.send({"type": "sign", "seat": 1, "sign": "wow"})
            await first.until(lambda: first.signs)
            assert (first.signs[0]["seat"], first.signs[0]["sign"]) == (1, "wow")
            await second.hang_up()
            await first.until(lambda: not first.table["seats"][1]["present"])


async def test_a_reissued_key_voids_the_old_one_on_every_worker(pair: tuple[Server, Server]) -> None:
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker, Device(urls[1]) as elsewhere:
        table, keys = await people(maker, "classic-1986", 2)
        async with elsewhere.live(table, {0: keys[0]}) as old:
            new = (await maker.ask(TablesApi.reissue(table, seat_key=(0, keys[0]))))["key"]
            assert await old.cut_off() == 4409
        with pytest.raises(Dropped):
            async with elsewhere.live(table, {0: keys[0]}, again=False):
                pass
        async with elsewhere.live(table, {0: new}) as fresh:
            assert fresh.view
            assert fresh.view["you"] == 0


async def test_seats_that_change_on_one_worker_change_on_the_other(pair: tuple[Server, Server]) -> None:
    """A person joins, a bot takes a seat, a pawn changes, the first player is set: on one process, and visible on the
    other.
    """
    async with Device(pair[0].url) as maker, Device(pair[1].url) as guest:
        table, keys = await maker.make("classic-1986", [ME, OPEN, OPEN])
        path = f"/api/tables/{table['id']}"
        async with maker.live(table["id"], keys) as here:
            seat, key = await guest.join(table["id"], "Mia", 1)
            await here.until(lambda: here.table["seats"][1]["name"] == "Mia")
            async with guest.live(table["id"], {seat: key}) as there:
                await maker.post(f"{path}/seats", {"seat": 2, "kind": "bot", "bot": "random"})
                await there.until(lambda: there.table["seats"][2]["kind"] == "bot")
                await guest.post(f"{path}/colour", {"seat": 1, "colour": "green"}, key=(1, key))
                await here.until(lambda: here.table["seats"][2]["name"] == "Mia")  # clockwise, after the bot's corner
                await there.until(lambda: 2 in there.keys)
                assert [one["colour"] for one in here.table["seats"]] == ["red", "blue", "green"]
                await maker.post(f"{path}/first", {"seat": 2})
                await there.until(lambda: there.table["options"].get("first") == "3")
                await guest.post(f"{path}/begin", key=(2, key))
                await here.until(lambda: here.view)
                await there.until(lambda: there.choices)  # and it is Mia's turn
                assert here.view is not None
                assert (here.view["you"], here.view["turn"]) == (0, 2)


async def test_whoever_leaves_one_worker_stops_the_clock_on_both(pair: tuple[Server, Server]) -> None:
    async with Device(pair[0].url) as maker, Device(pair[1].url) as other:
        table, keys = await maker.make("classic-1986", [ME, BOT], options={"first": 1}, clock=600)
        async with maker.live(table["id"]) as onlooker:
            async with other.live(table["id"], keys):
                await onlooker.until(lambda: onlooker.table["seats"][0]["present"])
                assert onlooker.deadline is not None
            await onlooker.until(lambda: onlooker.deadline is None)
            assert [event["kind"] for event in onlooker.events] == ["pause"]
            async with maker.live(table["id"], keys) as back:
                assert back.deadline is not None
                assert 0 < back.deadline - back.now <= 600_000
                await onlooker.until(lambda: onlooker.deadline is not None)
                assert onlooker.deadline == back.deadline
                assert [event["kind"] for event in onlooker.events] == ["pause", "resume"]


async def test_a_guest_is_forgotten_in_a_room_on_every_worker(pair: tuple[Server, Server]) -> None:
    async with Device(pair[0].url) as here, Device(pair[1].url) as there:
        teacher = await Teacher.opens(here)
        await there.ask(RoomsApi.join(teacher.id, MemberRequest(name="Ida", program=False)))

        async def names() -> list[str]:
            rooms = [await device.ask(RoomsApi.show(teacher.id)) for device in (here, there)]
            return [room["room"]["members"][0]["name"] for room in rooms]

        assert await names() == ["Ida", "Ida"]
        here.http.cookies = there.http.cookies  # Ida is at the other worker now
        await here.ask(BookApi.forget())
        async with asyncio.timeout(20):
            while "Ida" in await names():
                await asyncio.sleep(0.05)


async def test_two_ask_for_a_rematch_at_once_and_get_the_same(pair: tuple[Server, Server]) -> None:
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker, Device(urls[1]) as other:
        table, keys = await people(maker, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, urls) as lives:
            await play_all(lives)
        asking = [one.ask(TablesApi.rematch(table, seat_key=(n, keys[n]))) for n, one in enumerate((maker, other))]
        first, second = await asyncio.gather(*asking)
        assert first["table"]["id"] == second["table"]["id"]
        assert {**first["keys"], **second["keys"]} == {"1": keys[0], "0": keys[1]}
        async with seated(first["table"]["id"], {0: keys[1], 1: keys[0]}, urls) as lives:
            await play_all(lives)


async def test_any_worker_ends_a_turn_whose_time_is_up(postgres: Postgres, redis: Redis, tmp_path: Path) -> None:
    """Both schedule the table, and each turn ends once; then one of them is killed, and the other continues."""
    database, bus = postgres.database(), redis.url()
    first, second = Server(tmp_path, database, bus).start(), Server(tmp_path, database, bus).start()
    try:
        async with Device(first.url) as maker, Device(second.url) as other:
            table, _ = await people(maker, "classic-1986", 2, {"turn_limit": 3}, clock=1, timeout="pass")
            async with other.live(table) as onlooker:
                await onlooker.until(lambda: onlooker.view and onlooker.view["turns"] >= 3)
                first.kill()
                await onlooker.until(lambda: onlooker.over)
                times = [event for event in onlooker.events if event["kind"] == "time"]
                assert [event["seat"] for event in times] == [(times[0]["seat"] + n) % 2 for n in range(len(times))]
            game = await record_of(other, table)
            assert final(game).turns == 6
    finally:
        first.stop()
        second.stop()


async def test_several_workers_of_one_command(two_workers: Server) -> None:
    """`wanderwall serve --workers 2`: one address, and a process that is killed is replaced."""
    server = two_workers
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 3, {"goals": 6})
        async with seated(table, keys, [server.url]) as lives, maker.live(table) as onlooker:
            playing = asyncio.create_task(play_all(lives, pause=0.02))
            await onlooker.reach(8)
            first, second = workers_of(server)
            os.kill(first, signal.SIGKILL)
            await playing
            await onlooker.until(lambda: onlooker.over)
            await check_finished(maker, table, [*lives, onlooker])
        await asyncio.to_thread(wait_for, lambda: len(workers_of(server)) == 2, "replaced")
        assert first not in workers_of(server)
        assert second in workers_of(server)


def workers_of(server: Server) -> list[int]:
    """The server processes of one command: its children, except those that only help Python to start them."""
    children = Path(f"/proc/{server.pid}/task/{server.pid}/children").read_text().split()
    return [int(pid) for pid in children if b"spawn_main" in Path(f"/proc/{pid}/cmdline").read_bytes()]


async def test_sqlite_refuses_a_second_worker(plain_server: Server) -> None:
    second = Server(plain_server.folder, plain_server.database)
    second.launch()
    assert second.process is not None
    try:
        assert await asyncio.to_thread(second.process.wait, 60) != 0
        assert not second.healthy()
        assert "Traceback" not in second.log_text()
    finally:
        second.stop()
    assert plain_server.healthy()
