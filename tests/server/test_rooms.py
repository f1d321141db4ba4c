"""Rooms from outside: a teacher, pupils and programs, over HTTP and sockets."""

from __future__ import annotations

import asyncio
import csv
import io
import zipfile
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import httpx
import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from tests.server.client import Device, Refused
from tests.server.harness.server import ADMIN_KEY, Server
from tests.server.players import SHORT
from tests.server.room_members import RoomMember, Teacher
from wanderwall.board.grid import grid
from wanderwall.match.record import read
from wanderwall.server.api.calls import RoomsApi, TablesApi
from wanderwall.server.api.requests import MemberRequest

pytestmark = pytest.mark.anyio

NAMES = ("Ida", "Mia", "Ben", "Zoe", "Tom")


async def class_of(teacher: Teacher, stack: AsyncExitStack, count: int) -> list[RoomMember]:
    """Let this many pupils join."""
    pupils = [await RoomMember.comes(teacher.device.url, teacher.id, name) for name in NAMES[:count]]
    return [await stack.enter_async_context(pupil) for pupil in pupils]


async def refused(work: Any) -> str:
    with pytest.raises(Refused) as problem:
        await work
    return problem.value.code


async def test_a_class_plays_from_the_code_to_the_file(server: Server) -> None:
    """Five pupils, so that one sits out each round; everybody sees the same standings."""
    async with Device(server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, teams=2)
        code = await teacher.code()
        assert await device.ask(RoomsApi.find(code.upper())) == {"room": teacher.id, "club": teacher.id}
        pupils = await class_of(teacher, stack, 5)
        assert [member["team"] for member in (await teacher.room())["members"]] == [0, 1, 0, 1, 0]
        await teacher.do("start")
        await asyncio.gather(*(pupil.play_on() for pupil in pupils))
        room = await teacher.room()
        assert (room["status"], room["round"], room["code"]) == ("over", 2, None)
        assert sum(standing["points"] for standing in room["standings"]) == 6
        assert sum(team["points"] for team in room["teams_standing"]) == 6
        assert [len(pupil.played) for pupil in pupils].count(1) == 2
        assert all(pupil.room["standings"] == room["standings"] for pupil in pupils)
        answer = await device.http.get(f"/api/rooms/{teacher.id}/file", headers={"X-Room-Key": teacher.key})
        file = zipfile.ZipFile(io.BytesIO(answer.content))
        rows = list(csv.DictReader(io.StringIO(file.read("standings.csv").decode("utf-8-sig"))))
        assert [row["name"] for row in rows] == [NAMES[standing["number"]] for standing in room["standings"]]
        records = [read(file.read(name).decode()) for name in file.namelist() if name.startswith("records/")]
        assert len(records) == 4
        assert all(record.moves for record in records)
        game = room["games"][0]
        table = await device.table(game["table"])
        assert (table["room"], table["club"]) == (teacher.id, teacher.id)  # until 0.4 it has both
        assert not (await device.table(game["table"]))["rated"]


#: names that no spreadsheet may evaluate
FORMULAS = (
    "x;=cmd|'/C calc'!A0",
    "=1+1",
    "＝2*3",
    "＋1",
    "－1",
    "＠SUM(1)",
    "﹦1",
    "−2",
    "x, -3",
    'x;"=4',
    "x: ;;@5",
    "A|+6",
)


async def test_no_name_is_a_formula_in_any_spreadsheet(plain_server: Server) -> None:
    """The separator of cells depends on the language of the spreadsheet; every cell is quoted, and no two columns of a
    file share a name.
    """
    async with Device(plain_server.url) as device:
        teacher = await Teacher.opens(device, mode="everybody")
        for name in FORMULAS:
            await RoomMember.comes(plain_server.url, teacher.id, name)
        await teacher.do("start")
        await teacher.until(lambda room: len(room["games"]) == len(FORMULAS) // 2)
        answer = await device.http.get(f"/api/rooms/{teacher.id}/file", headers={"X-Room-Key": teacher.key})
    file = zipfile.ZipFile(io.BytesIO(answer.content))
    for sheet in ("standings.csv", "games.csv"):
        text = file.read(sheet).decode("utf-8-sig")
        header, *rows = csv.reader(io.StringIO(text))
        assert len(set(header)) == len(header)
        for line, cells in zip(text.splitlines(), [header, *rows], strict=True):
            assert line == ",".join('"' + cell.replace('"', '""') + '"' for cell in cells)
        for separator in ",;\t|":
            for row in csv.reader(io.StringIO(text), delimiter=separator):
                assert not any(cell.lstrip(' "').startswith(tuple("=+-@\t\r＝＋－＠﹦−")) for cell in row), row
    names = {
        cell.replace("'", "")
        for cell in (row["name"] for row in csv.DictReader(io.StringIO(file.read("standings.csv").decode("utf-8-sig"))))
    }
    assert names == {name.replace("'", "") for name in FORMULAS}


@pytest.mark.parametrize("edition", [edition for edition in SHORT if edition != "classic-1986"])
async def test_every_game_is_played_in_rooms(plain_server: Server, edition: str) -> None:
    async with Device(plain_server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, edition=edition, options=SHORT[edition], mode="everybody")
        pupils = await class_of(teacher, stack, 2)
        await teacher.do("start")
        await asyncio.gather(*(pupil.play_on() for pupil in pupils))
        room = await teacher.room()
        assert sum(standing["points"] for standing in room["standings"]) == 1
        answer = await device.http.get(f"/api/rooms/{teacher.id}/file", headers={"X-Room-Key": teacher.key})
        file = zipfile.ZipFile(io.BytesIO(answer.content))
        (record,) = [read(file.read(name).decode()) for name in file.namelist() if name.startswith("records/")]
        assert (record.opening.edition.id, room["games"][0]["why"]) == (edition, "played")


async def test_nothing_is_lost_when_the_server_is_killed_in_every_round(tmp_path: Path) -> None:
    own = Server(tmp_path).start()
    try:
        async with Device(own.url) as device, AsyncExitStack() as stack:
            teacher = await Teacher.opens(device, rounds=3)
            pupils = await class_of(teacher, stack, 4)
            await teacher.do("start")
            playing = [asyncio.create_task(pupil.play_on()) for pupil in pupils]
            for number in (1, 2, 3):
                await pupils[0].round(number)
                await asyncio.to_thread(own.restart)
            await asyncio.gather(*playing)
            room = await teacher.room()
            assert (room["status"], room["round"]) == ("over", 3)
            assert sum(standing["points"] for standing in room["standings"]) == 6
            assert all(standing["games"] == 3 for standing in room["standings"])
            assert all(len(set(pupil.played)) == 3 for pupil in pupils)
    finally:
        own.stop()


async def test_both_workers_know_the_same_room(pair: tuple[Server, Server]) -> None:
    async with Device(pair[0].url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, mode="everybody")
        pupils = [
            await RoomMember.comes(server.url, teacher.id, name) for server, name in zip(pair, NAMES, strict=False)
        ]
        for pupil in pupils:
            await stack.enter_async_context(pupil)
        await teacher.do("start")
        await asyncio.gather(*(pupil.play_on() for pupil in pupils))
        assert all(pupil.room["round"] == 1 and len(pupil.played) == 1 for pupil in pupils)


async def test_only_the_teacher_decides(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        teacher = await Teacher.opens(device)
        pupil = await RoomMember.comes(plain_server.url, teacher.id, "Ida")
        assert await refused(teacher.do("start")) == "room.too_few"
        assert await refused(teacher.do("pause")) == "room.not_running"
        for key in (pupil.key, "", "wrong"):
            stranger = Teacher(device, teacher.id, key)
            for what in ("start", "pause", "resume", "end"):
                assert await refused(stranger.do(what)) == "room.wrong_key"
            assert await refused(stranger.do("door", {"open": False})) == "room.wrong_key"
            assert await refused(stranger.do("members/0", {"out": True})) == "room.wrong_key"
            assert await refused(device.get(f"/api/rooms/{teacher.id}/file")) == "room.wrong_key"
        for text in (str(await teacher.room()),):
            assert teacher.key not in text
            assert "guest" not in text
        assert await refused(device.ask(RoomsApi.show("2222222222"))) == "room.unknown"
        assert await refused(teacher.do("settle", {"game": 0})) == "room.no_game"
        assert await refused(teacher.do("members/7", {"out": True})) == "room.no_member"
        assert await refused(teacher.do("members/0", {"team": 3})) == "room.no_team"
        assert await refused(Teacher.opens(device, options={"goals": 99})) == "option.goals"
        assert (await teacher.do("end"))["status"] == "over"
        assert await refused(teacher.do("start")) == "room.over"
        assert await refused(RoomMember.comes(plain_server.url, teacher.id, "Mia")) == "room.over"


async def test_names_are_seen_in_the_room_alone_and_the_teacher_changes_them(plain_server: Server) -> None:
    async with Device(plain_server.url) as device:
        teacher = await Teacher.opens(device)
        url = plain_server.url
        ida = await RoomMember.comes(url, teacher.id, "  Ida ")
        assert await refused(RoomMember.comes(url, teacher.id, "IDA")) == "room.same_name"
        assert await refused(RoomMember.comes(url, teacher.id, "x" * 40)) == "table.name"
        made_up = await RoomMember.comes(url, teacher.id, None)
        room = await teacher.do("members/0", {"name": ""})
        assert room["members"][0]["name"] not in ("Ida", room["members"][made_up.member]["name"])
        async with ida:
            await ida.until(lambda: ida.room)
            room = await teacher.do("members/0", {"out": True})
            assert [member["number"] for member in room["members"]] == [1]
            await ida.until(lambda: ida.closed)
            assert ida.closed == 4404
        shut = await teacher.do("door", {"open": False})
        assert not shut["door"]
        assert await refused(RoomMember.comes(url, teacher.id, "Mia")) == "room.door_shut"
        other = await Teacher.opens(device, made_up=True)
        rude = await RoomMember.comes(url, other.id, "Insult")
        assert (await other.room())["members"][rude.member]["name"] != "Insult"


async def test_all_of_a_device_go_and_come_back_together(plain_server: Server) -> None:
    """They come back after they are let in again, under another name if theirs is taken by now."""
    url = plain_server.url
    async with Device(url) as device, Device(url) as family:
        teacher = await Teacher.opens(device)
        for name in ("Ida", "Mia"):
            await family.ask(RoomsApi.join(teacher.id, MemberRequest(name=name)))
        ben = await RoomMember.comes(url, teacher.id, "Ben")
        room = await teacher.do("members/1", {"out": True, "device": True})
        assert [member["number"] for member in room["members"]] == [ben.member]
        assert room["barred"] == [{"number": 0, "name": "Ida"}]
        assert await refused(family.ask(RoomsApi.join(teacher.id, MemberRequest(name="Tom")))) == "room.barred"
        await RoomMember.comes(url, teacher.id, "Ida")
        room = await teacher.do("members/0", {"out": False, "device": True})
        assert room["barred"] == []
        names = [member["name"] for member in room["members"]]
        assert names[1:] == ["Mia", "Ben", "Ida"]
        assert names[0] not in names[1:]
        assert [member["gone"] for member in room["members"]] == [True, True, False, False]
        assert await refused(teacher.do("members/9", {"out": True, "device": True})) == "room.no_member"


async def test_nobody_is_taken_for_another(plain_server: Server) -> None:
    """In a room and at a table, over plain HTTP: names with invisible characters, and look-alikes."""
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "open"}]
    async with httpx.AsyncClient(base_url=f"{plain_server.url}/api") as http:
        room = (await http.post("/rooms", json={"edition": "classic-1986"})).json()["room"]["id"]
        assert (await http.post(f"/rooms/{room}/join", json={"name": "Ida"})).status_code == 200
        table = (await http.post("/tables", json={"edition": "classic-1986", "seats": seats})).json()["table"]["id"]
        for place, kind in ((f"/rooms/{room}/join", "room"), (f"/tables/{table}/join", "table")):
            for name in ("Ida\u200b", "I\u202eda", "Ida\ufe0f", "\u3164", "\u0301"):
                answer = await http.post(place, json={"name": name})
                assert (answer.status_code, answer.json()["problem"]["code"]) == (400, "table.name_unseen"), ascii(name)
            for name in ("Idа", "Ｉｄａ", "lda", "ІDА"):
                answer = await http.post(place, json={"name": name})
                problem = answer.json()["problem"]
                assert (answer.status_code, problem["code"]) == (409, f"{kind}.name_alike")
                assert problem["details"]["other"] == "Ida"
            assert (await http.post(place, json={"name": "Mia"})).status_code == 200
        shown = (await http.get(f"/rooms/{room}")).json()["room"]["members"]
        assert [member["name"] for member in shown] == ["Ida", "Mia"]


@pytest.mark.parametrize("leavers", ["bot", "forfeit"])
async def test_whoever_leaves_is_replaced_or_has_lost(plain_server: Server, leavers: str) -> None:
    """One leaves in the middle of a game, one comes late: the room continues, and both are reported."""
    async with Device(plain_server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, leavers=leavers)
        ida, mia = await class_of(teacher, stack, 2)
        await teacher.do("start")
        await ida.called()
        table = ida.you["table"]
        left = await device.http.post(f"/api/rooms/{teacher.id}/leave", headers={"X-Room-Key": ida.key}, json={})
        assert left.status_code == 200
        if leavers == "bot":
            async with mia.at_table() as live:
                await live.until(lambda: live.table["seats"][1 - mia.you["seat"]]["away"])
            await teacher.do("settle", {"game": 0, "winner": mia.member})
        room = await teacher.until(lambda room: not any(game["points"] is None for game in room["games"]))
        assert room["standings"][0]["number"] == mia.member
        assert room["standings"][0]["points"] == 1
        assert await refused(device.ask(TablesApi.show(table))) == "table.closed"


async def test_a_game_that_a_bot_won_for_somebody_counts_for_the_one_who_played(plain_server: Server) -> None:
    """Ida leaves, and a bot plays on for her; Mia never walks, so that the bot wins."""
    async with Device(plain_server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, mode="everybody")
        assert (await teacher.room())["timeout"] == "pass"  # unless the teacher also wants a bot there
        ida, mia = await class_of(teacher, stack, 2)
        await teacher.do("start")
        await mia.called()
        left = await device.http.post(f"/api/rooms/{teacher.id}/leave", headers={"X-Room-Key": ida.key}, json={})
        assert left.status_code == 200
        async with mia.at_table() as live:
            seat = mia.you["seat"]
            while not live.over:
                await live.until(lambda: live.over or live.choices)
                if live.choices and live.view:
                    pushes, here = live.choices.get("pushes"), live.view["seats"][seat]["pawn"]
                    await live.move(seat, next(iter(pushes)) if pushes else grid(7).names[here])
            assert live.table["outcome"]["winners"] == [1 - seat]
        room = await teacher.until(lambda room: all(game["points"] for game in room["games"]))
        (game,) = room["games"]
        points = dict(zip(game["members"], game["points"] or [], strict=True))
        assert (points, game["why"], game["bots"]) == ({mia.member: 1, ida.member: 0}, "played", [ida.member])
        assert room["standings"][0]["number"] == mia.member
        answer = await device.http.get(f"/api/rooms/{teacher.id}/file", headers={"X-Room-Key": teacher.key})
        rows = zipfile.ZipFile(io.BytesIO(answer.content)).read("games.csv").decode("utf-8-sig").splitlines()
        by = ["bot" if number == ida.member else "" for number in game["members"]]
        assert [row[-2:] for row in csv.reader(rows)] == [["first by", "second by"], by]


async def test_a_pause_stops_every_game_and_late_arrivals_play_the_next_round(plain_server: Server) -> None:
    async with Device(plain_server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, mode="everybody", clock=3600)
        ida, mia = await class_of(teacher, stack, 2)
        await teacher.do("start")
        await asyncio.gather(ida.called(), mia.called())
        async with ida.at_table() as live:
            await live.until(lambda: live.deadline)
            assert (await teacher.do("pause"))["status"] == "paused"
            await live.until(lambda: live.table["paused"])  # also the clocks of the players
            assert live.deadline is None
            assert live.view is not None
            seat, before = live.view["turn"], live.view
            async with (ida if ida.you["seat"] == seat else mia).at_table() as mover:
                await mover.until(lambda: mover.choices)
                text = next(iter((mover.choices or {})["pushes"]))
                assert (await mover.move(seat, text))["code"] == "server.room_paused"
                await teacher.do("resume")
                await mover.until(lambda: mover.deadline)
                assert mover.table["paused"] is None
                assert mover.view is not None
                assert mover.view["maze"] == before["maze"]
                assert (await mover.move(seat, text))["type"] == "event"
            await teacher.do("pause")
        late = await stack.enter_async_context(await RoomMember.comes(plain_server.url, teacher.id, "Late"))
        await teacher.do("settle", {"game": 0})
        await ida.until(lambda: ida.room["games"][0]["points"] == [0.5, 0.5])
        await late.until(lambda: late.room)
        assert late.due is None
        await teacher.do("resume")
        await late.called()
        assert (await teacher.room())["round"] == 2


async def test_an_arena_draws_again_and_again_until_its_time_is_up(plain_server: Server) -> None:
    async with Device(plain_server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, mode="arena")
        pupils = await class_of(teacher, stack, 4)
        room = await teacher.do("start")
        assert (room["until"] or 0) > room["made"]
        await asyncio.gather(*(pupil.called() for pupil in pupils))
        for game in (await teacher.room())["games"]:
            await teacher.do("settle", {"game": game["number"], "winner": game["members"][0]})
        room = await teacher.until(lambda room: len(room["games"]) > 0 and room["round"] > 1)
        assert room["games"][0]["points"] is None
        await teacher.do("end")
        await asyncio.gather(*(pupil.sent_home() for pupil in pupils))


async def test_many_names_fill_a_room_and_no_more(plain_server: Server) -> None:
    async with Device(plain_server.url) as device, Device(plain_server.url) as other:
        teacher = await Teacher.opens(device)
        # one device is a few people at most; others are a new guest each time
        for number in range(8):
            await device.ask(RoomsApi.join(teacher.id, MemberRequest(name=f"Name {number}")))
        assert await refused(device.ask(RoomsApi.join(teacher.id, MemberRequest(name="one more")))) == (
            "room.too_many_of_you"
        )
        for number in range(8, 120):
            other.http.cookies.clear()
            await other.ask(RoomsApi.join(teacher.id, MemberRequest(name=f"Name {number}")))
        other.http.cookies.clear()
        assert await refused(other.ask(RoomsApi.join(teacher.id, MemberRequest(name="too many")))) == "room.full"
        assert len((await teacher.room())["members"]) == 120


async def test_a_flood_ends_its_own_socket_alone(tmp_path: Path) -> None:
    """A program that floods its room is disconnected; a whole class at one address asks for the code of a room."""
    own = Server(tmp_path, environment={"WANDERWALL_LIMITS": "on", "WANDERWALL_ADMIN_KEY": ADMIN_KEY}).start()
    try:
        async with Device(own.url) as device, AsyncExitStack() as stack:
            teacher = await Teacher.opens(device)
            ida, mia = await class_of(teacher, stack, 2)
            await mia.until(lambda: mia.room)
            async with connect(ida.address, compression=None) as socket:
                await socket.send('{"type": "hello"}')
                with suppress(ConnectionClosed):
                    while True:
                        await socket.send('{"type": "ping"}')
                assert socket.close_code in (4429, 1006)  # 1006: it was still sending
            code = (await teacher.room())["code"]
            for _ in range(40):
                assert (await device.http.get(f"/api/codes/{code}")).status_code == 200
            answers = [(await device.http.get("/api/codes/22222222")).status_code for _ in range(35)]
            assert answers.count(404) <= 27  # of the address, and of a known device
            assert answers[-1] == 429
            await teacher.do("start")
            await mia.called()
    finally:
        own.stop()


async def test_a_room_has_a_name_and_is_repeated_with_the_same_class(plain_server: Server) -> None:
    async with Device(plain_server.url) as device, AsyncExitStack() as stack:
        teacher = await Teacher.opens(device, name="  4b,  Wednesday ", teams=2)
        assert (await teacher.room())["name"] == "4b, Wednesday"
        assert await refused(Teacher.opens(device, name="4b\u202e")) == "table.name_unseen"
        ida, mia = await class_of(teacher, stack, 2)
        await RoomMember.comes(plain_server.url, teacher.id, "A program", program=True)
        assert await refused(teacher.do("again")) == "room.not_over"
        await teacher.do("end")
        again = await teacher.do("again")
        assert (await teacher.do("again"))["id"] == again["id"] != teacher.id
        assert (again["name"], again["status"]) == ("4b, Wednesday", "open")
        assert [(one["name"], one["team"]) for one in again["members"]] == [("Ida", 0), ("Mia", 1)]
        await ida.until(lambda: ida.room["next"] == again["id"])
        for old in (ida, mia):
            await stack.enter_async_context(new := RoomMember(plain_server.url, again["id"], old.member, old.key))
            await new.until(lambda new=new: new.you)  # type: ignore[misc]
        await Teacher(device, again["id"], teacher.key).do("start")
        await new.called()
