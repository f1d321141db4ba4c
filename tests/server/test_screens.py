"""TVs: their letters, the table they show, and what happens to both over time."""

from __future__ import annotations

import asyncio
from typing import Any

import pytest

from tests.server.client import Device, Refused
from tests.server.harness.server import Server
from tests.server.players import people, play_all, seated
from wanderwall.server.api.calls import ScreensApi, TablesApi
from wanderwall.server.api.requests import RematchRequest, ScreenRequest
from wanderwall.server.api.responses import NewScreen
from wanderwall.server.ids import SCREEN_LETTERS, hash_key
from wanderwall.server.storage.devices import SEEN_MS, SILENCE_MS, ScreenRow, Screens
from wanderwall.server.storage.sql_store import SqlStore

pytestmark = pytest.mark.anyio

TWO = [{"kind": "me", "name": "Ida"}, {"kind": "open"}]


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as problem:
        await work
    return problem.value.code


async def test_a_tv_shows_the_table_of_a_seat_and_its_rematch(server: Server) -> None:
    async with Device(server.url) as living_room, Device(server.url) as ida:
        tv = await living_room.ask(ScreensApi.register())
        code = tv["code"]
        assert len(set(code)) == 4
        assert set(code.lower()) <= set(SCREEN_LETTERS)
        assert await ida.ask(ScreensApi.show(code.lower())) == {"code": code, "table": None, "status": None}
        table, keys = await people(ida, "classic-1986", 2, {"goals": 1})
        shown = await ida.ask(ScreensApi.set_table(code, ScreenRequest(table=table), seat_key=(0, keys[0])))
        assert shown == {"code": code, "table": table, "status": "playing"}
        assert await living_room.ask(ScreensApi.show(code, screen_key=tv["key"])) == shown
        async with seated(table, keys, [server.url]) as lives, living_room.live(table, tv=tv) as screen:
            await lives[0].until(lambda: lives[0].table["tvs"] == [code])
            await screen.until(lambda: screen.view)
            await screen.hang_up()
            await lives[0].until(lambda: lives[0].table["tvs"] == [])
            await play_all(lives)
        again = await ida.ask(TablesApi.rematch(table, RematchRequest(), seat_key=(0, keys[0])))
        followed = await ida.ask(ScreensApi.show(code))
        assert (followed["table"], followed["status"]) == (again["table"]["id"], "playing")


async def test_letters_and_keys_that_are_wrong_show_nothing(server: Server) -> None:
    async with Device(server.url) as ida:
        tv = await ida.ask(ScreensApi.register())
        table, keys = await people(ida, "classic-1986", 2)
        asked = ScreenRequest(table=table)
        for code in ("zzzz", "aaaa", tv["code"] + "b", "x" * 30):
            assert await refused(ida.ask(ScreensApi.show(code))) == "screen.unknown"
        assert await refused(ida.ask(ScreensApi.show(tv["code"], screen_key="wrong"))) == "screen.unknown"
        wrong = ((None, "table.wrong_key"), ((0, "wrong"), "table.wrong_key"), ((9, keys[0]), "table.wrong_key"))
        for key, code in wrong:
            assert await refused(ida.ask(ScreensApi.set_table(tv["code"], asked, seat_key=key))) == code
        nowhere = ScreensApi.set_table(tv["code"], ScreenRequest(table="2222222222"), seat_key=(0, keys[0]))
        assert await refused(ida.ask(nowhere)) == "table.unknown"
        assert (await ida.ask(ScreensApi.show(tv["code"])))["table"] is None
        # a TV may follow by itself
        assert (await ida.ask(ScreensApi.set_table(tv["code"], asked, screen_key=tv["key"])))["table"] == table
        stranger: NewScreen = {"code": tv["code"], "key": "wrong"}
        async with ida.live(table, {0: keys[0]}) as live, ida.live(table, tv=stranger) as other:
            await other.until(lambda: other.view)
            await asyncio.sleep(0.2)
            assert live.table["tvs"] == []


async def test_a_listed_table_names_no_tv(server: Server) -> None:
    """Strangers find it, and could show their own games on that TV."""
    async with Device(server.url) as ida:
        tv = await ida.ask(ScreensApi.register())
        table, keys = await ida.make("classic-1986", TWO, listed=True)
        await ida.ask(ScreensApi.set_table(tv["code"], ScreenRequest(table=table["id"]), seat_key=(0, keys[0])))
        async with ida.live(table["id"], tv=tv) as screen:
            await screen.until(lambda: screen.table)
            assert screen.table["tvs"] == []
            assert (await ida.table(table["id"]))["tvs"] == []


async def test_a_repeated_request_gets_the_same_letters(plain_server: Server) -> None:
    async with Device(plain_server.url) as tv:
        await tv.guest()
        named = {"idempotency-key": "the-same-request-again"}
        answers = [(await tv.http.post("/api/screens", headers=named)).json() for _ in range(2)]
        assert answers[0] == answers[1]
        assert (await tv.ask(ScreensApi.register()))["code"] != answers[0]["code"]


async def test_two_tvs_show_one_table_on_two_workers(pair: tuple[Server, Server]) -> None:
    async with Device(pair[0].url) as ida, Device(pair[1].url) as kitchen:
        tvs = [await device.ask(ScreensApi.register()) for device in (ida, kitchen)]
        table, keys = await people(ida, "classic-1986", 2)
        for tv in tvs:
            await ida.ask(ScreensApi.set_table(tv["code"], ScreenRequest(table=table), seat_key=(0, keys[0])))
        assert [(await kitchen.ask(ScreensApi.show(tv["code"])))["table"] for tv in tvs] == [table] * 2
        async with (
            ida.live(table, {0: keys[0]}) as first,
            kitchen.live(table, {1: keys[1]}) as second,
            ida.live(table, tv=tvs[0]),
        ):
            async with kitchen.live(table, tv=tvs[1]):
                both = sorted(tv["code"] for tv in tvs)
                for live in (first, second):
                    await live.until(lambda live=live: live.table["tvs"] == both)  # type: ignore[misc]
            await first.until(lambda: first.table["tvs"] == [tvs[0]["code"]])


async def test_a_tv_is_kept_over_a_restart_and_for_a_day_of_silence(store: SqlStore) -> None:
    screens, now = Screens(store.database), 10 * SILENCE_MS
    one, other = hash_key("one"), hash_key("other")
    assert await screens.add("bcdf", one, now)
    assert await screens.add("bcdf", one, now)  # the response was lost
    assert not await screens.add("bcdf", other, now)
    await screens.show("bcdf", "k3f9a22xyz")
    row = ScreenRow("bcdf", one, "k3f9a22xyz", now)
    assert await Screens(store.database).find("bcdf", now) == row
    await screens.note(row, now + SEEN_MS)  # written once in ten minutes
    assert await screens.find("bcdf", now) == row
    later = now + SILENCE_MS - 1
    await screens.note(row, later)
    assert await screens.find("bcdf", later + SILENCE_MS - 1) == row._replace(seen=later)
    assert await screens.find("bcdf", later + SILENCE_MS) is None
    assert await screens.add("bcdf", other, later + SILENCE_MS)
    assert await screens.find("bcdf", later + SILENCE_MS) == ScreenRow("bcdf", other, None, later + SILENCE_MS)
