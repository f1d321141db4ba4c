"""Rooms over HTTP: open one, join, start, pause, end; download its results and records."""

from __future__ import annotations

import asyncio
from contextlib import suppress
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Request, Response

from wanderwall.problem import Problem
from wanderwall.server.assemble import Services
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
from wanderwall.server.services import Json
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
        commands.require_teacher(live.club, key)
    except Problem as problem:
        raise wrong_guess(request, problem) from None
    return live.club


def member_of(request: Request, live: LiveRoomParam, key: RoomKey = "") -> Member:
    try:
        return commands.member_of(live.club, key)
    except Problem as problem:
        raise wrong_guess(request, problem) from None


TeacherRoom = Annotated[Room, Depends(teacher_of)]
CurrentMember = Annotated[Member, Depends(member_of)]


@router.post("", status_code=201)
async def make(asked: RoomRequest, service: ServicesParam, guest: Guest, request: Request, name: RequestName) -> Json:
    """Open a room. The response holds the teacher's key: keep it."""
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    words = ("room", guest, name, asked.model_dump_json())
    key = service.key_deriver.key(*words)
    live = await service.rooms.make(service.key_deriver.id(*words), room_opening(asked.plain(), key))
    return {"club": room_json(live.club), "key": key}


@router.get("/{id}")
async def show(live: LiveRoomParam) -> Json:
    """One room."""
    return {"club": room_json(live.club)}


@router.post("/{id}/join")
async def join(
    asked: MemberRequest,
    service: ServicesParam,
    live: LiveRoomParam,
    guest: Entrant,
    request: Request,
    name: RequestName,
) -> Json:
    """Join a room, under a name that is visible in this room only. The response holds your key: keep it."""
    key = service.key_deriver.key("member", live.club.id, guest, name, asked.model_dump_json())
    enter = partial(commands.join, name=asked.name, guest=guest, key=key, program=asked.program)
    enter(live.club, service.clock.now())  # refused here, before counting: only members who really join are counted
    taken = service.limits.take("enter", request.scope)
    if taken is None:
        raise Problem("server.too_many")
    try:
        club = await service.rooms.do(live.club.id, enter)
    except Problem:
        service.limits.give_back(taken)
        raise
    return {"member": commands.member_of(club, key).number, "key": key, "club": room_json(club)}


@router.get("/{id}/me")
async def me(service: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """The table where you play now, and the key of your seat there."""
    return {"you": service.rooms.seat_of(live, mine.number)}


@router.post("/{id}/leave")
async def leave(service: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """Leave the room: no more games until you are back."""
    return await _run_command(service, live.club.id, partial(commands.leave, number=mine.number))


@router.post("/{id}/give-up")
async def give_up(service: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """Give up your current game; you will be paired again for the next one."""
    await service.rooms.give_up(live.club, mine.number)
    return {"club": room_json(live.club)}


@router.post("/{id}/back")
async def back(service: ServicesParam, live: LiveRoomParam, mine: CurrentMember) -> Json:
    """Come back after leaving."""
    return await _run_command(service, live.club.id, partial(commands.back, number=mine.number))


# ── the teacher ──────────────────────────────────────────────────────────────────────────────────────────────────────


async def _run_command(service: Services, id: str, command: Command) -> Json:
    return {"club": room_json(await service.rooms.do(id, command))}


@router.post("/{id}/start")
async def start(service: ServicesParam, club: TeacherRoom) -> Json:
    """Start the room: the first games are paired."""
    return {"club": room_json(await service.rooms.start(club.id))}


@router.post("/{id}/pause")
async def pause(service: ServicesParam, club: TeacherRoom) -> Json:
    """Pair no more games; running games continue."""
    return await _run_command(service, club.id, commands.pause)


@router.post("/{id}/resume")
async def resume(service: ServicesParam, club: TeacherRoom) -> Json:
    """Continue after a pause."""
    return await _run_command(service, club.id, commands.resume)


@router.post("/{id}/end")
async def end(service: ServicesParam, club: TeacherRoom) -> Json:
    """End the room; unfinished games do not count."""
    answer = await _run_command(service, club.id, commands.end)
    await service.rooms.close((await service.rooms.find(club.id)).club)
    return answer


@router.post("/{id}/door")
async def door(asked: DoorRequest, service: ServicesParam, club: TeacherRoom) -> Json:
    """Open or close the room for new members."""
    return await _run_command(service, club.id, partial(commands.door, open=asked.open))


@router.post("/{id}/members/{number}")
async def change(
    asked: MemberChangeRequest, service: ServicesParam, club: TeacherRoom, number: Annotated[int, Path(ge=0, lt=10_000)]
) -> Json:
    """Rename a member, change their team, or send them away: alone, or with all members on the same device.

    Nobody can join from that device afterwards; with `out` false they may come back.
    """
    if asked.device:
        return await _run_command(service, club.id, partial(commands.bar, number=number, barred=asked.out))
    changes = asked.model_dump(exclude={"device"})
    return await _run_command(service, club.id, partial(commands.change, number=number, **changes))


@router.post("/{id}/settle")
async def settle(asked: SettleRequest, service: ServicesParam, club: TeacherRoom) -> Json:
    """Decide a running game: one side has won it, or both share it."""
    answer = await _run_command(service, club.id, partial(commands.settle, number=asked.game, winner=asked.winner))
    with suppress(Problem):  # the table of a game that was paired just now may not exist yet
        await service.tables.do(club.games[asked.game].table, table_commands.close)
    return answer


@router.get("/{id}/file", response_class=Response)
async def download(service: ServicesParam, club: TeacherRoom, request: Request) -> Response:
    """Results and all records, as a zip file."""
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    played = [game for game in club.games if game.why == "played"]
    records = {game.number: await service.archive.record(game.table) for game in played}
    body = await asyncio.to_thread(file_of, club, records)
    name = f'attachment; filename="wanderwall-{club.id}.zip"'
    return Response(body, media_type="application/zip", headers={"Content-Disposition": name})
