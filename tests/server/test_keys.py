"""A key opens its seat as long as it is the seat's key, and not a moment longer."""

from __future__ import annotations

import asyncio
import signal

import pytest

from tests.server.client import Device, Dropped, Refused
from tests.server.harness.server import Server
from tests.server.harness.stores import Redis
from tests.server.players import people, play_all, seated

pytestmark = pytest.mark.anyio

ME, OPEN = {"kind": "me", "name": "Ida"}, {"kind": "open"}
#: races that a client who frees a seat again and again tries to win
RACES = 60


async def test_nobody_frees_a_seat_that_another_has_taken_meanwhile(plain_server: Server) -> None:
    async with Device(plain_server.url) as maker, Device(plain_server.url) as rogue, Device(plain_server.url) as guest:
        taken = 0
        for _ in range(RACES):
            table, _ = await maker.make("classic-1986", [ME, OPEN])
            seat, key = await rogue.join(table["id"], "Tom")
            stand = f"/api/tables/{table['id']}/stand"
            asking = [rogue.post(stand, key=(seat, key)) for _ in range(3)]
            asking.insert(1, guest.join(table["id"], "Mia", seat))
            _, joined, *_ = await asyncio.gather(*asking, return_exceptions=True)
            if isinstance(joined, Refused):
                assert joined.code in ("table.full", "table.seat_taken")
                continue
            assert isinstance(joined, tuple)
            taken += 1
            assert (await maker.table(table["id"]))["seats"][seat]["name"] == "Mia"
            async with guest.live(table["id"], {seat: joined[1]}):
                pass
        assert taken


async def test_a_worker_that_has_not_heard_of_a_new_key_does_nothing_for_the_old_one(
    pair: tuple[Server, Server], redis: Redis
) -> None:
    urls = [server.url for server in pair]
    async with Device(urls[0]) as maker, Device(urls[1]) as elsewhere:
        table, keys = await people(maker, "classic-1986", 2)
        async with elsewhere.live(table, {0: keys[0]}) as old:
            assert redis.process
            redis.process.send_signal(signal.SIGSTOP)
            try:
                await maker.post(f"/api/tables/{table}/key", key=(0, keys[0]))
                await old.send({"type": "leave", "seat": 0})
                assert await old.cut_off() == 4409
            finally:
                redis.process.send_signal(signal.SIGCONT)
        assert not (await elsewhere.table(table))["seats"][0]["away"]


async def test_a_key_that_is_replaced_after_a_rematch_is_replaced_there_too(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"turn_limit": 1})
        async with seated(table, keys, [server.url]) as lives:
            await play_all(lives)
        again = (await maker.post(f"/api/tables/{table}/rematch", key=(0, keys[0])))["table"]["id"]
        new = (await maker.post(f"/api/tables/{table}/key", key=(0, keys[0])))["key"]
        with pytest.raises(Dropped):
            async with maker.live(again, {1: keys[0]}, again=False):
                pass
        assert (await maker.post(f"/api/tables/{table}/rematch", key=(0, new)))["keys"] == {"1": new}
        # a key that the new table has issued itself stays, whatever happens to the one of the old table
        own = (await maker.post(f"/api/tables/{again}/key", key=(1, new)))["key"]
        await maker.post(f"/api/tables/{table}/key", key=(0, new))
        async with seated(again, {0: keys[1], 1: own}, [server.url]) as lives:
            await play_all(lives)
