"""Seats: invitations, joining, standing up, keys, leaving and coming back, signs, spectators."""

from __future__ import annotations

import asyncio
import random
from contextlib import AsyncExitStack
from pathlib import Path

import pytest

from tests.server.client import Device, Dropped, Refused
from tests.server.harness.server import Server
from tests.server.players import chosen, people, play_all, seated
from tests.server.room_members import RoomMember, Teacher
from tests.server.test_rooms import class_of
from wanderwall.server.api.calls import TablesApi
from wanderwall.server.api.requests import ReseatRequest

pytestmark = pytest.mark.anyio

ME, OPEN = {"kind": "me", "name": "Ida"}, {"kind": "open"}


async def code_of(asking: object) -> str:
    """The code of the problem with which a request is refused."""
    with pytest.raises(Refused) as caught:
        await asking  # type: ignore[misc]
    return caught.value.code


async def test_free_seats_can_be_taken_until_the_start(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as guest, Device(server.url) as late:
        table, keys = await maker.make("classic-1986", [ME, OPEN, OPEN], options={"goals": 1})
        assert table["status"] == "waiting"
        assert [seat["kind"] for seat in table["seats"]] == ["person", "open", "open"]
        id = table["id"]
        async with maker.live(id, keys) as live:
            assert live.view is None
            seat, key = await guest.join(id, "Mia", 2)
            assert seat == 2
            await live.until(lambda: live.table["seats"][2]["kind"] == "person")
            assert await code_of(late.join(id, "Tom", 2)) == "table.seat_taken"
            assert await code_of(maker.ask(TablesApi.begin(id, seat_key=(0, keys[0])))) == "table.seats_free"
            await maker.ask(TablesApi.reseat(id, ReseatRequest(seat=1, kind="bot", bot="random")))
            begun = await guest.ask(TablesApi.begin(id, seat_key=(seat, key)))
            assert begun["table"]["status"] == "playing"
            await live.until(lambda: live.view is not None and live.table["status"] == "playing")
        assert (await guest.table(id))["seats"][1]["bot"] == "random"
        await code_of(late.join(id, "Tom"))


async def test_a_seat_can_be_given_back_before_the_start(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as guest:
        table, _ = await maker.make("classic-1986", [ME, OPEN])
        seat, key = await guest.join(table["id"], "Mia")
        stood = await guest.ask(TablesApi.stand(table["id"], seat_key=(seat, key)))
        assert stood["table"]["seats"][seat]["kind"] == "open"
        assert await code_of(guest.ask(TablesApi.stand(table["id"], seat_key=(seat, key)))) == "table.wrong_key"
        assert (await guest.join(table["id"], "Mia"))[0] == seat


async def test_only_the_maker_arranges_seats(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        table, _ = await maker.make("classic-1986", [ME, OPEN])
        path = f"/api/tables/{table['id']}/seats"
        await code_of(other.post(path, {"seat": 1, "kind": "bot", "bot": "random"}))
        assert (await maker.table(table["id"]))["seats"][1]["kind"] == "open"
        await code_of(maker.post(path, {"seat": 7, "kind": "bot", "bot": "random"}))
        await code_of(maker.post(path, {"seat": 1, "kind": "bot", "bot": "cmd:touch x"}))
        await code_of(maker.post(path, {"seat": 1, "kind": "bot", "bot": "nobody"}))


async def test_an_invitation_is_read_as_people_write_it(server: Server) -> None:
    async with Device(server.url) as maker:
        table, _ = await maker.make("classic-1986", [ME, OPEN])
        id = table["id"]
        assert len(id) == 10
        assert (await maker.table(f"{id[:5].upper()}-{id[5:]}"))["id"] == id
        assert await code_of(maker.table("2222222222")) == "table.unknown"


async def test_a_reissued_key_voids_the_old_one_and_its_sockets(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        async with maker.live(table, {0: keys[0]}) as old:
            answer = await maker.ask(TablesApi.reissue(table, seat_key=(0, keys[0])))
            assert answer["key"] != keys[0]
            assert await old.cut_off() == 4409
        assert await code_of(maker.ask(TablesApi.reissue(table, seat_key=(0, keys[0])))) == "table.wrong_key"
        with pytest.raises(Dropped):
            async with maker.live(table, {0: keys[0]}, again=False):
                pass
        async with maker.live(table, {0: answer["key"]}) as new:
            assert new.view is not None
            assert new.view["you"] == 0


async def test_a_seat_plays_on_from_another_device(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as phone:
        table, keys = await people(maker, "classic-1986", 2, {"goals": 1, "first": 1})
        async with maker.live(table, {0: keys[0]}) as old, phone.live(table, {0: keys[0]}) as new:
            assert new.choices
            move = next(iter(new.choices["pushes"]))
            assert (await new.move(0, move))["type"] == "event"
            await old.reach(new.seq)
            assert old.view == new.view


async def test_a_leaver_is_played_by_a_bot_until_they_come_back(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2, {"first": 1})
        async with seated(table, keys, [server.url]) as (first, second):
            await first.send({"type": "leave", "seat": 0})
            await second.until(lambda: second.table["seats"][0]["away"])
            await second.until(lambda: second.choices)
            assert [event["seat"] for event in second.events if event["kind"] == "move"] == [0, 0]
            # nobody else gets the seat: no stranger by joining, no spectator and no opponent by coming back
            async with Device(server.url) as stranger, stranger.live(table) as onlooker:
                assert await code_of(stranger.join(table, "Tom", 0)) == "table.not_waiting"
                for live in (onlooker, second):
                    for message in ({"type": "back", "seat": 0}, {"type": "open", "seat": 0}):
                        assert (await live.ask(message))["code"] == "table.wrong_key"
                assert onlooker.view
                assert onlooker.view["you"] is None
            assert second.view
            assert second.view["you"] == 1
            await first.send({"type": "back", "seat": 0})
            await second.until(lambda: not second.table["seats"][0]["away"])
            for _ in range(2):
                assert second.view
                assert second.choices
                assert (await second.move(1, chosen(second.view, second.choices, random.Random(1))))["type"] == "event"
            await first.until(lambda: first.choices)


async def test_whoever_is_gone_is_played_by_a_bot_when_the_others_want_it(tmp_path: Path) -> None:
    server = Server(tmp_path, environment={"WANDERWALL_PATIENCE": "1"}).start()
    try:
        async with Device(server.url) as maker, Device(server.url) as rogue:
            table, keys = await people(maker, "classic-1986", 2, {"first": 1})
            timed, timed_keys = await people(maker, "classic-1986", 2, {"first": 1}, clock=86_400)
            leave = {"type": "leave", "seat": 0}
            async with maker.live(table, {1: keys[1]}) as second, rogue.live(table) as onlooker:
                async with maker.live(table, {0: keys[0]}):
                    refused = await second.ask(leave)
                    assert refused["code"] == "table.not_missing"
                assert (await onlooker.ask(leave))["code"] == "table.wrong_key"
                assert (await second.ask({"type": "leave", "seat": 9}))["code"] == "table.wrong_key"
                assert (await second.ask({"type": "back", "seat": 0}))["code"] == "table.wrong_key"
                async with asyncio.timeout(20):
                    while (await second.ask(leave))["type"] == "refused":  # for a second it still counts as present
                        await asyncio.sleep(0.1)
                await second.until(lambda: second.choices)
                assert second.table["seats"][0]["away"]
                async with maker.live(table, {0: keys[0]}) as first:
                    await first.send({"type": "back", "seat": 0})
                    await second.until(lambda: not second.table["seats"][0]["away"])
            async with maker.live(timed, {1: timed_keys[1]}) as waiting:
                # nobody has been there for longer than it took to count as missing at the other table
                assert (await waiting.ask(leave))["code"] == "table.not_missing"
    finally:
        server.stop()


async def test_signs_are_a_closed_list(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, "classic-1986", 2)
        async with seated(table, keys, [server.url]) as (first, second), maker.live(table) as onlooker:
            await first.send({"type": "sign", "seat": 0, "sign": "hello"})
            await second.until(lambda: second.signs)
            await onlooker.until(lambda: onlooker.signs)
            refused = await first.ask({"type": "sign", "seat": 1, "sign": "hello"})
            assert refused["type"] == "refused"
            refused = await onlooker.ask({"type": "sign", "seat": 0, "sign": "hello"})
            assert refused["type"] == "refused"
            await first.send({"type": "sign", "seat": 0, "sign": "you fool"})
            assert await first.cut_off() == 4400
            assert [sign["sign"] for sign in second.signs] == ["hello"]


async def test_spectators_see_no_secret_and_everything_at_the_end(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        table, keys = await people(maker, "classic-1986", 2)
        async with seated(table, keys, [server.url]) as lives, other.live(table) as onlooker:
            assert onlooker.view is not None
            assert onlooker.view["you"] is None
            assert all(seat["cards"] == [] for seat in onlooker.view["seats"])
            move = {"type": "move", "seat": 0, "move": "N2ne", "after": onlooker.seq}
            assert (await onlooker.ask(move))["type"] == "refused"
            await play_all(lives)
            await onlooker.until(lambda: onlooker.over)
            assert onlooker.view["outcome"] is not None
            left = [seat["left"] for seat in onlooker.view["seats"]]
            assert [len(seat["cards"]) for seat in onlooker.view["seats"]] == left


async def test_a_hint_for_go_names_the_next_tile(server: Server) -> None:
    async with Device(server.url) as maker:
        table, keys = await maker.make("go", [{"kind": "me", "name": "Ida"}], options={"untimed": True})
        async with maker.live(table["id"], keys) as live:
            await live.until(lambda: live.choices and live.choices.get("placements"))
            assert live.choices
            hint = await live.ask({"type": "hint", "seat": 0})
            assert hint["turns"][0]["move"] in [text for texts in live.choices["placements"].values() for text in texts]


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d"])
async def test_hints_come_from_the_same_server_and_cost_the_rating(server: Server, edition: str) -> None:
    async with Device(server.url) as maker:
        table, keys = await people(maker, edition, 2, {"first": 1})
        assert (await maker.table(table))["rated"]
        async with seated(table, keys, [server.url]) as (live, other):
            assert live.choices
            hint = await live.ask({"type": "hint", "seat": 0})
            assert hint["type"] == "hint"
            assert hint["turns"][0]["push"] in live.choices["pushes"]
            # nobody else receives it, or gets one out of turn
            refused = await other.ask({"type": "hint", "seat": 1})
            assert (refused["type"], refused["code"]) == ("refused", "table.not_your_turn")
            assert not [text for text in other.traffic if '"turns":[' in text]
            # the coach answers one question of a seat at a time
            for ref in (101, 102, 103):
                await live.send({"type": "hint", "seat": 0, "ref": ref})
            busy, given = '"code":"coach.busy"', '"type":"hint"'
            await live.until(lambda: sum(busy in text or given in text for text in live.traffic) == 4)
            assert any(busy in text for text in live.traffic)
        assert not (await maker.table(table))["rated"]
        table, keys = await people(maker, edition, 2, {"first": 1}, hints=False)
        async with maker.live(table, {0: keys[0]}) as live:
            refused = await live.ask({"type": "hint", "seat": 0})
            assert (refused["type"], refused["code"]) == ("refused", "table.no_hints")


async def test_a_screen_is_told_where_the_family_goes_on_and_nobody_else(server: Server) -> None:
    async with Device(server.url) as maker, Device(server.url) as other:
        table, keys = await maker.make("classic-1986", [ME, OPEN])
        await other.join(table["id"], "Mia")
        path = f"/api/tables/{table['id']}/next"
        new, _ = await maker.make("towers-3d", [ME, OPEN])
        listed, _ = await maker.make("towers-3d", [ME, OPEN], listed=True)
        theirs, _ = await other.make("towers-3d", [ME, OPEN])
        async with (
            maker.live(table["id"], screen=True) as screen,
            other.live(table["id"]) as onlooker,
            maker.live(table["id"], keys) as player,
        ):
            assert await code_of(other.post(path, {"table": new["id"]})) == "table.not_the_maker"  # not made by them
            async with Device(server.url) as stranger:
                own, _ = await stranger.make("towers-3d", [ME, OPEN])
                assert await code_of(stranger.post(path, {"table": own["id"]})) == "table.not_the_maker"
            assert await code_of(maker.post(path, {"table": "2222222222"})) == "table.unknown"
            await maker.post(path, {"table": listed["id"]})
            await maker.post(path, {"table": new["id"]})
            await screen.until(lambda: screen.next)
            assert screen.next == new["id"]  # and not the listed one before
            await other.post(path, {"table": theirs["id"]})
            await screen.until(lambda: screen.next == theirs["id"])
            for live in (onlooker, player):
                await live.ask({"type": "ping"})
                assert live.next is None


async def test_a_member_comes_back_at_another_device_and_keeps_game_and_points(plain_server: Server) -> None:
    """By the pass that the teacher shows, and by asking: each works once, and the old device has no rights left."""
    url = plain_server.url
    async with Device(url) as device, Device(url) as new, Device(url) as other, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device)
        ida, mia = await class_of(teacher, stack, 2)
        await teacher.do("start")
        await asyncio.gather(ida.called(), mia.called())
        old, place = dict(ida.you), f"/api/rooms/{teacher.id}"
        async with ida.at_table() as lost:
            headers = {"X-Room-Key": teacher.key}
            given = (await device.http.post(f"{place}/members/0/pass", json={}, headers=headers)).json()
            assert await code_of(new.post(f"{place}/return", {"key": "wrong"})) == "room.pass_void"
            joined = await new.post(f"{place}/return", {"key": given["key"]})
            assert joined == await new.post(f"{place}/return", {"key": given["key"]})  # the response was lost
            assert await code_of(other.post(f"{place}/return", {"key": given["key"]})) == "room.pass_void"
            await lost.until(lambda: lost.closed)
        assert joined["member"] == ida.member
        await ida.until(lambda: ida.closed)
        assert ida.closed == 4401
        async with RoomMember(url, teacher.id, joined["member"], joined["key"]) as back:
            await back.called()
            assert (back.you["table"], back.you["seat"]) == (old["table"], old["seat"])
            assert back.you["key"] != old["key"]
            async with back.at_table() as live:
                await live.until(lambda: live.view)
            # her battery is empty again: she asks, and nobody else can ask for her meanwhile
            plea = await other.post(f"{place}/plea", {"name": "ida"})
            assert await code_of(new.post(f"{place}/plea", {"name": "Ida"})) == "room.asked_already"
            assert await code_of(new.post(f"{place}/plea", {"name": "Nobody"})) == "room.no_member"
            assert [one["number"] for one in (await teacher.room())["pleas"]] == [0]
            assert await code_of(Teacher(device, teacher.id, plea["key"]).do("members/0/plea", {"yes": True})) == (
                "room.wrong_key"
            )
            await teacher.do("members/0/plea", {"yes": False})
            assert await code_of(teacher.do("members/0/plea", {"yes": True})) == "room.pass_void"
            plea = await other.post(f"{place}/plea", {"name": "Ida"})
            room = await teacher.do("members/0/plea", {"yes": True})
            assert room["pleas"] == []
            await back.until(lambda: back.closed)
        async with RoomMember(url, teacher.id, plea["member"], plea["key"]) as again:
            await again.called()
            assert again.you["table"] == old["table"]
        for secret in (given["key"], plea["key"], joined["key"]):
            assert secret not in str(await teacher.room())
