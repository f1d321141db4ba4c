"""Two workers over one PostgreSQL and one Redis: any of them serves any table."""

from __future__ import annotations

import asyncio

import pytest

from tests.server.check import check_finished, people_moves
from tests.server.client import Device
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.games import editions

pytestmark = pytest.mark.anyio


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
    """One message sent to both workers at once counts once; the other copy is refused as stale."""
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
                told = await asyncio.gather(here.move(0, move), there.move(0, move))
                assert sorted(answer["type"] for answer in told) == ["event", "refused"]
                assert [answer["code"] for answer in told if answer["type"] == "refused"] == ["table.stale"]
                await here.reach(max(here.seq, there.seq))
                await there.reach(here.seq)
                assert here.view == there.view


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


async def test_sqlite_refuses_a_second_worker(plain_server: Server) -> None:
    second = Server(plain_server.folder, plain_server.database)
    second.launch()
    assert second.process is not None
    try:
        assert await asyncio.to_thread(second.process.wait, 60) != 0
        assert not second.healthy()
        assert "Traceback" not in second.told()
    finally:
        second.stop()
    assert plain_server.healthy()
