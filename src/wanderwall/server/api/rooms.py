"""Rooms: open one, find one by its code, join, start, pause, end; download its results and records."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated

from wanderwall.problem import Problem
from wanderwall.server import old_names
from wanderwall.server.api.call import ApiCaller, Download, Found, Header, Need
from wanderwall.server.api.requests import (
    DoorRequest,
    MemberChangeRequest,
    MemberRequest,
    PleaAnswer,
    PleaRequest,
    ReturnRequest,
    SettleRequest,
)
from wanderwall.server.api.responses import (
    FoundRoom,
    FoundTable,
    JoinedRoom,
    MadeRoom,
    MemberSeat,
    OneRoom,
    RoomPass,
    RoomPlea,
)
from wanderwall.server.api.tables import words_of
from wanderwall.server.ids import hash_key, read_id
from wanderwall.server.live.rooms import Command, LiveRoom
from wanderwall.server.rooms import commands
from wanderwall.server.rooms.export import file_of
from wanderwall.server.rooms.openings import room_opening
from wanderwall.server.rooms.standings import room_json
from wanderwall.server.rooms.state import Member, Room
from wanderwall.server.rooms.types import NewRoom
from wanderwall.server.services import Services
from wanderwall.server.tables import commands as table_commands
from wanderwall.server.tables.types import Bounds

# ── who asks ─────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _entrant(services: Services, caller: ApiCaller, found: Found) -> str:
    return caller.guest(meet=False)


async def _live_room(services: Services, caller: ApiCaller, found: Found) -> LiveRoom:
    try:
        return await services.rooms.fresh(read_id(str(found["id"])))
    except Problem as problem:
        raise caller.wrong_guess(problem) from None


def _room(found: Found) -> Room:
    live = found["live"]
    assert isinstance(live, LiveRoom)
    return live.room


async def _teacher(services: Services, caller: ApiCaller, found: Found) -> Room:
    room = _room(found)
    try:
        commands.require_teacher(room, caller.header(ROOM_HEADER))
    except Problem as problem:
        raise caller.wrong_guess(problem) from None
    return room


async def _member(services: Services, caller: ApiCaller, found: Found) -> Member:
    try:
        return commands.member_of(_room(found), caller.header(ROOM_HEADER))
    except Problem as problem:
        raise caller.wrong_guess(problem) from None


ROOM_HEADER = Header("X-Room-Key", 80, "The teacher's key, or a member's.", old=old_names.ROOM_HEADER)
#: a guest who joins. A client without any cookie does not count as known afterwards, so a client that joins without one
#: again and again takes that away from nobody at the same address
ENTRANT = Need("guest", "guest", _entrant)
ROOM = Need("", "live", _live_room)
TEACHER = Need("teacher's key", "room", _teacher, ROOM_HEADER)
MEMBER = Need("member's key", "member", _member, ROOM_HEADER)

# ── everybody ────────────────────────────────────────────────────────────────────────────────────────────────────────


async def find(
    services: Services, caller: ApiCaller, code: Annotated[str, Bounds(max_length=20)]
) -> FoundTable | FoundRoom:
    """Find the table or the room with a short code, the first eight letters of its id.

    The code of a table is valid until the game begins, that of a room until the room is over. A right code is never
    refused, even after many wrong ones from the same address.
    """
    taken = caller.take("code")
    look = services.codes.find if taken is not None else services.codes.find_together
    ids, rooms = await look(read_id(code))
    if not (ids or rooms):
        raise Problem("server.too_many" if taken is None else "table.unknown")
    caller.give_back(taken)
    if len(ids) + len(rooms) > 1:
        raise Problem("table.code_shared")
    caller.guest()  # identify an invited guest from now on, so that they have limits of their own
    return {"room": rooms[0], "club": rooms[0]} if rooms else {"table": ids[0]}


async def make(services: Services, guest: str, name: str, request: NewRoom) -> MadeRoom:
    """Open a room. The response holds the teacher's key: keep it."""
    words = ("room", guest, name, words_of(request))
    key = services.key_deriver.key(*words)
    live = await services.rooms.make(services.key_deriver.id(*words), room_opening(request, key))
    return {"room": room_json(live.room), "key": key}


async def show(live: LiveRoom) -> OneRoom:
    """One room."""
    return {"room": room_json(live.room)}


async def join(
    services: Services, caller: ApiCaller, live: LiveRoom, guest: str, name: str, request: MemberRequest
) -> JoinedRoom:
    """Join a room, under a name that is visible in this room only. The response holds your key: keep it."""
    key = services.key_deriver.key("member", live.room.id, guest, name, words_of(request))
    enter = partial(commands.join, name=request.name, guest=guest, key=key, program=request.program)
    return _join_answer(await _enter(services, caller, live, enter), key)


async def _enter(services: Services, caller: ApiCaller, live: LiveRoom, enter: Command) -> Room:
    """Run a command of people who are not members yet: limited by address."""
    enter(live.room, services.clock.now())  # refused here, before counting: only members who really join are counted
    taken = caller.take("enter")
    if taken is None:
        raise Problem("server.too_many")
    try:
        return (await services.rooms.do(live.room.id, enter)).room
    except Problem:
        caller.give_back(taken)
        raise


def _join_answer(room: Room, key: str) -> JoinedRoom:
    return {"member": commands.member_of(room, key).number, "key": key, "room": room_json(room)}


async def plead(
    services: Services, caller: ApiCaller, live: LiveRoom, guest: str, name: str, request: PleaRequest
) -> RoomPlea:
    """Ask to come back as a member, from another device. The key in the response is the member's once the teacher says
    yes, within ten minutes.
    """
    key = services.key_deriver.key("plea", live.room.id, guest, name, words_of(request))
    plea = partial(commands.plead, name=request.name, guest=guest, key=key)
    room = await _enter(services, caller, live, plea)
    asked = next(one for one in room.waivers if one.key == hash_key(key))
    return {"member": asked.number, "key": key, "until": asked.until}


async def come_back(
    services: Services, caller: ApiCaller, live: LiveRoom, guest: str, request: ReturnRequest
) -> JoinedRoom:
    """Change to this device, with the pass that the teacher shows: name, points and game stay. Works once. The response
    holds your new key: keep it.
    """
    key = services.key_deriver.key("return", live.room.id, guest, request.key)
    try:
        change = partial(commands.use_pass, key=request.key, guest=guest, new=key)
        room = await _enter(services, caller, live, change)
    except Problem as problem:
        raise (caller.wrong_guess(problem) if problem.code == "room.pass_void" else problem) from None
    await services.rooms.change_device(room.id)
    return _join_answer(room, key)


async def me(services: Services, live: LiveRoom, member: Member) -> MemberSeat:
    """The table where you play now, and the key of your seat there."""
    return {"you": services.rooms.seat_of(live, member.number)}


async def leave(services: Services, live: LiveRoom, member: Member) -> OneRoom:
    """Leave the room: no more games until you are back."""
    return await _run_command(services, live.room.id, partial(commands.leave, number=member.number))


async def give_up(services: Services, live: LiveRoom, member: Member) -> OneRoom:
    """Give up your current game; you will be paired again for the next one."""
    await services.rooms.give_up(live.room, member.number)
    return {"room": room_json(live.room)}


async def back(services: Services, live: LiveRoom, member: Member) -> OneRoom:
    """Come back after leaving."""
    return await _run_command(services, live.room.id, partial(commands.back, number=member.number))


# ── the teacher ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def _run_command(services: Services, id: str, command: Command) -> OneRoom:
    return {"room": room_json((await services.rooms.do(id, command)).room)}


async def _run_and_follow(services: Services, id: str, command: Command) -> OneRoom:
    """Run a command that pauses or resumes; its games follow at once."""
    live = await services.rooms.do(id, command)
    await services.rooms.follow_pause(live.room)
    return {"room": room_json(live.room)}


async def start(services: Services, room: Room) -> OneRoom:
    """Start the room: the first games are paired."""
    return {"room": room_json((await services.rooms.start(room.id)).room)}


async def pause(services: Services, room: Room) -> OneRoom:
    """Pause the room and its games: clocks stand still, and moves are refused until it goes on."""
    return await _run_and_follow(services, room.id, commands.pause)


async def resume(services: Services, room: Room) -> OneRoom:
    """Continue after a pause."""
    return await _run_and_follow(services, room.id, commands.resume)


async def end(services: Services, room: Room) -> OneRoom:
    """End the room; unfinished games do not count."""
    answer = await _run_command(services, room.id, commands.end)
    await services.rooms.close((await services.rooms.fresh(room.id)).room)
    return answer


async def again(services: Services, room: Room) -> OneRoom:
    """Open the next room for the same people, once this one is over. Everybody keeps the key of this room there."""
    commands.require_over(room)
    return {"room": room_json((await services.rooms.repeat(room)).room)}


async def door(services: Services, room: Room, request: DoorRequest) -> OneRoom:
    """Open or close the room for new members."""
    return await _run_command(services, room.id, partial(commands.door, open=request.open))


async def change(
    services: Services, room: Room, number: Annotated[int, Bounds(ge=0, lt=10_000)], request: MemberChangeRequest
) -> OneRoom:
    """Rename a member, change their team, or remove them: alone, or with all members on the same device.

    Nobody can join from that device afterwards; with `out` false they may come back.
    """
    if request.device:
        return await _run_command(services, room.id, partial(commands.bar, number=number, barred=request.out))
    changed = partial(commands.change, number=number, name=request.name, team=request.team, out=request.out)
    return await _run_command(services, room.id, changed)


async def give_pass(
    services: Services, room: Room, name: str, number: Annotated[int, Bounds(ge=0, lt=10_000)]
) -> RoomPass:
    """A pass for a member who needs another device: to show as a QR code. It works once, for ten minutes."""
    key = services.key_deriver.key("pass", room.id, number, name, room.seq)
    live = await services.rooms.do(room.id, partial(commands.give_pass, number=number, key=key))
    return {"key": key, "until": next(one.until for one in live.room.waivers if one.key == hash_key(key))}


async def answer_plea(
    services: Services, room: Room, number: Annotated[int, Bounds(ge=0, lt=10_000)], request: PleaAnswer
) -> OneRoom:
    """Say whether the device that asks is a member's."""
    answer = await _run_command(services, room.id, partial(commands.answer_plea, number=number, yes=request.yes))
    await services.rooms.change_device(room.id)
    return answer


async def settle(services: Services, room: Room, request: SettleRequest) -> OneRoom:
    """Decide a running game: one side has won it, or both share it."""
    answer = await _run_command(services, room.id, partial(commands.settle, number=request.game, winner=request.winner))
    with suppress(Problem):  # the table of a game that was paired just now may not exist yet
        await services.tables.do(room.games[request.game].table, table_commands.close)
    return answer


async def download(services: Services, room: Room) -> Download:
    """Results and all records, as a zip file."""
    played = [game for game in room.games if game.why == "played"]
    records = {game.number: await services.archive.record(game.table) for game in played}
    body = await asyncio.to_thread(file_of, room, records)
    return Download(body, "application/zip", f"wanderwall-{room.id}.zip")
