"""Rooms over HTTP: open one, join, start, pause, end; download its results and records."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Request, Response

from wanderwall.problem import Problem
from wanderwall.server.http.dependencies import (
    Entrant,
    Guest,
    RequestName,
    ServicesParam,
    services_of,
    wrong_guess,
)
from wanderwall.server.http.requests import DoorRequest, MemberChangeRequest, MemberRequest, RoomRequest, SettleRequest
from wanderwall.server.ids import read_id
from wanderwall.server.live.rooms import Command, LiveRoom
from wanderwall.server.rooms import commands
from wanderwall.server.rooms.export import file_of
from wanderwall.server.rooms.openings import room_opening
from wanderwall.server.rooms.standings import room_json
from wanderwall.server.rooms.state import Member, Room
from wanderwall.server.services import Json, Services
from wanderwall.server.tables import commands as table_commands

router = APIRouter(prefix="/api/clubs", tags=["rooms"])


async def live_room_of(request: Request, id: Annotated[str, Path(max_length=40)]) -> LiveRoom:
    """The room of this request."""
    try:
        return await services_of(request).rooms.find(read_id(id))
    except Problem as problem:
        raise wrong_guess(request, problem) from None


LiveRoomParam = Annotated[LiveRoom, Depends(live_room_of)]
RoomKey = Annotated[str, Header(alias="X-Club-Key", max_length=80, description="the teacher's key, or a member's")]


def teacher_of(request: Request, live: LiveRoomParam, key: RoomKey = "") -> Room:
    """The room, if the request has its teacher's key."""
    try:
        commands.require_teacher(live.room, key)
    except Problem as problem:
        raise wrong_guess(request, problem) from None
    return live.room


def member_of(request: Request, live: LiveRoomParam, key: RoomKey = "") -> Member:
    try:
        return commands.member_of(live.room, key)
    except Problem as problem:
        raise wrong_guess(request, problem) from None


TeacherRoom = Annotated[Room, Depends(teacher_of)]
CurrentMember = Annotated[Member, Depends(member_of)]


@router.post("", status_code=201)
async def make(asked: RoomRequest, services: ServicesParam, guest: Guest, request: Request, name: RequestName) -> Json:
    """Open a room. The response holds the teacher's key: keep it."""
    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    words = ("room", guest, name, asked.model_dump_json())
    key = services.key_deriver.key(*words)
    live = await services.rooms.make(services.key_deriver.id(*words), room_opening(asked.plain(), key))
    return {"club": room_json(live.room), "key": key}


@router.get("/{id}")
async def show(live: LiveRoomParam) -> Json:
    """One room."""
    return {"club": room_json(live.room)}


@router.post("/{id}/join")
async def join(
    asked: MemberRequest,
    services: ServicesParam,
    live: LiveRoomParam,
    guest: Entrant,
    request: Request,
    name: RequestName,
) -> Json:
    """Join a room, under a name that is visible in this room only. The response holds your key: keep it."""
    key = services.key_deriver.key("member", live.room.id, guest, name, asked.model_dump_json())
    enter = partial(commands.join, name=asked.name, guest=guest, key=key, program=asked.program)
    enter(live.room, services.clock.now())  # refused here, before counting: only members who really join are counted
    taken = services.limits.take("enter", request.scope)
    if taken is None:
        raise Problem("server.too_many")
    try:
        room = await services.rooms.do(live.room.id, enter)
    except Problem:
        services.limits.give_back(taken)
        raise
    return {"member": commands.member_of(room, key).number, "key": key, "club": room_json(room)}


@router.get("/{id}/me")
async def me(services: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """The table where you play now, and the key of your seat there."""
    return {"you": services.rooms.seat_of(live, mine.number)}


@router.post("/{id}/leave")
async def leave(services: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """Leave the room: no more games until you are back."""
    return await _run_command(services, live.room.id, partial(commands.leave, number=mine.number))


@router.post("/{id}/give-up")
async def give_up(services: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """Give up your current game; you will be paired again for the next one."""
    await services.rooms.give_up(live.room, mine.number)
    return {"club": room_json(live.room)}


@router.post("/{id}/back")
async def back(services: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """Come back after leaving."""
    return await _run_command(services, live.room.id, partial(commands.back, number=mine.number))


# ── the teacher ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def _run_command(services: Services, id: str, command: Command) -> Json:
    return {"club": room_json(await services.rooms.do(id, command))}


@router.post("/{id}/start")
async def start(services: ServicesParam, room: TeacherRoom) -> Json:
    """Start the room: the first games are paired."""
    return {"club": room_json(await services.rooms.start(room.id))}


@router.post("/{id}/pause")
async def pause(services: ServicesParam, room: TeacherRoom) -> Json:
    """Pair no more games; running games continue."""
    return await _run_command(services, room.id, commands.pause)


@router.post("/{id}/resume")
async def resume(services: ServicesParam, room: TeacherRoom) -> Json:
    """Continue after a pause."""
    return await _run_command(services, room.id, commands.resume)


@router.post("/{id}/end")
async def end(services: ServicesParam, room: TeacherRoom) -> Json:
    """End the room; unfinished games do not count."""
    answer = await _run_command(services, room.id, commands.end)
    await services.rooms.close((await services.rooms.find(room.id)).room)
    return answer


@router.post("/{id}/door")
async def door(asked: DoorRequest, services: ServicesParam, room: TeacherRoom) -> Json:
    """Open or close the room for new members."""
    return await _run_command(services, room.id, partial(commands.door, open=asked.open))


@router.post("/{id}/members/{number}")
async def change(
    asked: MemberChangeRequest,
    services: ServicesParam,
    room: TeacherRoom,
    number: Annotated[int, Path(ge=0, lt=10_000)],
) -> Json:
    """Rename a member, change their team, or send them away: alone, or with all members on the same device.

    Nobody can join from that device afterwards; with `out` false they may come back.
    """
    if asked.device:
        return await _run_command(services, room.id, partial(commands.bar, number=number, barred=asked.out))
    changes = asked.model_dump(exclude={"device"})
    return await _run_command(services, room.id, partial(commands.change, number=number, **changes))


@router.post("/{id}/settle")
async def settle(asked: SettleRequest, services: ServicesParam, room: TeacherRoom) -> Json:
    """Decide a running game: one side has won it, or both share it."""
    answer = await _run_command(services, room.id, partial(commands.settle, number=asked.game, winner=asked.winner))
    with suppress(Problem):  # the table of a game that was paired just now may not exist yet
        await services.tables.do(room.games[asked.game].table, table_commands.close)
    return answer


@router.get("/{id}/file", response_class=Response)
async def download(services: ServicesParam, room: TeacherRoom, request: Request) -> Response:
    """Results and all records, as a zip file."""
    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    played = [game for game in room.games if game.why == "played"]
    records = {game.number: await services.archive.record(game.table) for game in played}
    body = await asyncio.to_thread(file_of, room, records)
    name = f'attachment; filename="wanderwall-{room.id}.zip"'
    return Response(body, media_type="application/zip", headers={"Content-Disposition": name})
