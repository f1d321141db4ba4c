"""A lost response is sent again: nobody loses a seat in a tunnel, or by a server that is killed."""

from __future__ import annotations

import asyncio
import itertools
import random
import secrets
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.client import Device, Dropped, Json
from tests.server.harness.server import Server
from tests.server.players import people, persist, play_all, seated
from wanderwall.server.api.calls import ArchiveApi, TablesApi

pytestmark = pytest.mark.anyio

ME, OPEN = {"kind": "me", "name": "Ida"}, {"kind": "open"}
BOT = {"kind": "bot", "bot": "random"}
#: servers killed while they make tables and seats
KILLS = 4


def name() -> str:
    """An idempotency key."""
    return secrets.token_urlsafe(16)


async def ask(device: Device, path: str, body: Json, name: str, key: str = "") -> Json:
    headers = {"Idempotency-Key": name, **({"X-Seat-Key": key} if key else {})}
    answer: Json = device._read(await device.http.post(path, json=body, headers=headers))
    return answer


async def test_a_request_whose_answer_is_lost_is_answered_again(server: Server) -> None:
    """Also if the cookie was lost with it: for a guest who has never been here."""
    async with Device(server.url) as maker, Device(server.url) as guest:
        made, again = name(), {"edition": "classic-1986", "seats": [ME, OPEN, OPEN], "begin": True}
        first = await ask(maker, "/api/tables", again, made)
        maker.http.cookies.clear()
        assert await ask(maker, "/api/tables", again, made) == first
        assert [table["id"] for table in (await maker.ask(ArchiveApi.mine()))["tables"]] == [first["table"]["id"]]
        id, sat = first["table"]["id"], name()
        joined = await ask(guest, f"/api/tables/{id}/join", {"name": "Mia"}, sat)
        guest.http.cookies.clear()
        assert await ask(guest, f"/api/tables/{id}/join", {"name": "Mia"}, sat) == joined
        assert [seat["kind"] for seat in joined["table"]["seats"]] == ["person", "person", "open"]
        # the same key for another request, and the same request by another guest, are different requests
        other = await ask(guest, f"/api/tables/{id}/join", {"name": "Tom"}, sat)
        assert (other["seat"], other["key"] != joined["key"]) == (2, True)
        async with Device(server.url) as rogue:
            await rogue.ask(TablesApi.me())
            assert (await ask(rogue, "/api/tables", again, made))["table"]["id"] != id
        # a key that is replaced
        changed = name()
        new = await ask(guest, f"/api/tables/{id}/key", {}, changed, f"1.{joined['key']}")
        assert await ask(guest, f"/api/tables/{id}/key", {}, changed, f"1.{joined['key']}") == new
        async with guest.live(id, {1: new["key"]}):
            pass


async def test_the_name_of_a_request_makes_nobody_somebody_elses_guest(tmp_path: Path) -> None:
    """Proxies and their logs see it: without the cookie it counts only from the same address."""
    server = Server(tmp_path, environment={"WANDERWALL_PROXY": "yes"}).start()
    try:
        async with Device(server.url) as ida, Device(server.url) as thief:
            ida.http.headers["X-Forwarded-For"], thief.http.headers["X-Forwarded-For"] = "9.9.9.9", "8.8.8.8"
            made, again = name(), {"edition": "classic-1986", "seats": [ME, OPEN], "begin": True}
            first = await ask(ida, "/api/tables", again, made)
            guest = await ida.guest()
            stolen = await ask(thief, "/api/tables", again, made)
            assert stolen["table"]["id"] != first["table"]["id"]
            assert not set(stolen["keys"].values()) & set(first["keys"].values())
            assert await thief.guest() != guest
            ida.http.cookies.clear()  # the response was lost, and the cookie with it
            assert await ask(ida, "/api/tables", again, made) == first
            ida.http.headers["X-Forwarded-For"] = "7.7.7.7"  # with the cookie from anywhere
            assert await ask(ida, "/api/tables", again, made) == first
    finally:
        server.stop()


async def test_a_guest_who_lost_the_key_and_the_page_gets_the_seat_again(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as guest:
        table, _ = await maker.make("classic-1986", [ME, OPEN, OPEN])
        seat, lost = await guest.join(table["id"], "Mia")
        again, key = await guest.join(table["id"], "Mia")
        assert again == seat
        with pytest.raises(Dropped):
            async with guest.live(table["id"], {seat: lost}, again=False):
                pass
        async with guest.live(table["id"], {seat: key}) as live:
            # another person of the family on the same device takes another seat
            assert (await guest.join(table["id"], "Tom"))[0] != seat
            assert live.table["seats"][seat]["name"] == "Mia"


async def test_the_maker_frees_a_seat_that_nobody_has_come_to(tmp_path: Path) -> None:
    server = Server(tmp_path, environment={"WANDERWALL_PATIENCE": "1"}).start()
    try:
        async with Device(server.url) as maker, Device(server.url) as guest, Device(server.url) as other:
            table, _ = await maker.make("classic-1986", [ME, OPEN, OPEN])
            path, id = f"/api/tables/{table['id']}/seats", table["id"]
            ghost, _ = await guest.join(id, "Mia")
            present, key = await other.join(id, "Tom")
            async with other.live(id, {present: key}) as live:
                free = {"seat": ghost, "kind": "open"}
                async with asyncio.timeout(20):
                    while (await maker.http.post(path, json=free)).status_code != 200:
                        await asyncio.sleep(0.1)
                await live.until(lambda: live.table["seats"][ghost]["kind"] == "open")
                refused = await maker.http.post(path, json={"seat": present, "kind": "open"})
                assert refused.json()["problem"]["code"] == "table.not_missing"
                assert (await guest.join(id, "Zoe"))[0] == ghost
    finally:
        server.stop()


async def test_a_rematch_that_was_told_and_never_begun_begins_when_asked_again(tmp_path: Path) -> None:
    server = Server(tmp_path).start()
    try:
        async with Device(server.url) as maker:
            table, keys = await people(maker, "classic-1986", 2, {"turn_limit": 1})
            async with seated(table, keys, [server.url]) as lives:
                await play_all(lives)
            again = (await maker.ask(TablesApi.rematch(table, seat_key=(0, keys[0]))))["table"]["id"]
            server.stop()
            with closing(sqlite3.connect(tmp_path / "tables.sqlite")) as database, database:
                database.execute('DELETE FROM log WHERE "table" = ?', (again,))
                database.execute(
                    "UPDATE tables SET status = 'waiting', due = NULL, deadline = NULL WHERE id = ?", (again,)
                )
            await asyncio.to_thread(server.start)
            answer = await maker.ask(TablesApi.rematch(table, seat_key=(1, keys[1])))
            assert (answer["table"]["id"], answer["table"]["status"]) == (again, "playing")
    finally:
        server.stop()


class PersistentDevice(Device):
    """A client that repeats a request as long as there is no response."""

    lost = 0

    async def insist(self, path: str, body: Json) -> Json:
        called, asked = name(), 0

        async def once() -> Json:
            nonlocal asked
            asked += 1
            return await ask(self, path, body, called)

        answer = await persist(once)
        self.lost += asked - 1
        return answer


async def test_kill_nine_leaves_no_seat_that_nobody_has_the_key_of(tmp_path: Path) -> None:
    """The server is killed while tables and seats are being made; clients without a response repeat their request."""
    server, dice, lost = Server(tmp_path).start(), random.Random(1), 0
    body: Json = {"edition": "classic-1986", "seats": [ME, OPEN, BOT], "begin": True}
    try:
        for number in itertools.count():
            if number >= KILLS and lost:  # until a kill has come between a request and its response
                break
            async with PersistentDevice(server.url) as maker, PersistentDevice(server.url) as guest:
                dying = asyncio.create_task(die(server, dice.uniform(0.0, 0.03)))
                id = (await maker.insist("/api/tables", body))["table"]["id"]
                joined = await guest.insist(f"/api/tables/{id}/join", {"name": "Mia"})
                await dying
                assert len((await maker.ask(ArchiveApi.mine()))["tables"]) == 1
                assert [seat["kind"] for seat in (await maker.table(id))["seats"]] == ["person", "person", "bot"]
                async with guest.live(id, {joined["seat"]: joined["key"]}):
                    lost += maker.lost + guest.lost
    finally:
        server.stop()


async def die(server: Server, after: float) -> None:
    await asyncio.sleep(after)
    await asyncio.to_thread(server.restart)
