"""Tables over HTTP: make one, find one, take a seat, begin, play again."""

from __future__ import annotations

from functools import partial

from fastapi import APIRouter, Request

from wanderwall.problem import Problem
from wanderwall.server.http.dependencies import GameAsked, Guest, RoomAsked, SeatKey, ServiceAsked, room_json
from wanderwall.server.http.requests import JoinAsked, Json, ReseatAsked, TableAsked
from wanderwall.server.live.hall import Command
from wanderwall.server.live.room import Room
from wanderwall.server.service import Service
from wanderwall.server.table import commands
from wanderwall.server.table.ids import hashed, new_key, number_of
from wanderwall.server.table.names import guest_name
from wanderwall.server.table.seating import bot_sitter, person, seating
from wanderwall.server.table.state import OPEN, OVER, Sitter, Table

#: how long a table that nobody joins stays in the lobby
LOBBY_MS = 6 * 3600 * 1000

router = APIRouter(prefix="/api", tags=["tables"])


def _require_seat(seat: tuple[int, str] | None) -> tuple[int, str]:
    if seat is None:
        raise Problem("table.wrong_key")
    return seat


def _keyed(key: tuple[int, str], command: Command) -> Command:
    """The same command for whoever has the seat's key when it is done: the key may be void by then."""

    def keyed(table: Table, now: int) -> commands.Draft | None:
        commands.check_key(table, *key)
        return command(table, now)

    return keyed


@router.get("/me")
async def me(guest: Guest, service: ServiceAsked) -> Json:
    """The name under which you are known where names are made up, and where phones on the same network find us."""
    return {"name": guest_name(number_of(guest)), "network": service.settings.network}


@router.post("/tables", status_code=201)
async def make(asked: TableAsked, service: ServiceAsked, guest: Guest, request: Request) -> Json:
    """Make a table. The answer holds the keys of your seats: keep them."""
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    new = seating(asked.plain(), guest)
    sits = {guest} if new.keys else set()
    table = await service.hall.make(new.opening, sits)
    room = await service.hall.room(table.id)
    if asked.begin and not any(sitter.kind == OPEN for sitter in table.sitters):
        room = await service.hall.do(table.id, lambda table, now: commands.begin(table, now, service.hall.dice))
    return {"table": room_json(service, room), "keys": new.keys}


@router.get("/tables")
async def lobby(service: ServiceAsked, game: GameAsked = None) -> Json:
    """Listed tables that wait for people, the newest first."""
    ids = await service.store.lobby(service.clock.now() - LOBBY_MS, game)
    return {"tables": [room_json(service, await service.hall.fresh(id)) for id in ids]}


@router.get("/tables/{id}")
async def table(service: ServiceAsked, room: RoomAsked) -> Json:
    """One table."""
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/join")
async def join(asked: JoinAsked, service: ServiceAsked, room: RoomAsked, guest: Guest) -> Json:
    """Take a free seat. The answer holds its key."""
    key = new_key()
    chosen: list[int] = []

    def sit(table: Table, now: int) -> commands.Draft:
        taken = [sitter.name for sitter in table.sitters]
        sitter = person(guest, asked.name, table.setting("listed"), taken, key)
        draft = commands.join(table, now, asked.seat, sitter)
        assert draft.entry.seat is not None
        chosen[:] = [draft.entry.seat]
        return draft

    room = await service.hall.do(room.table.id, sit, guest=guest)
    return {"seat": chosen[0], "key": key, "table": room_json(service, room)}


@router.post("/tables/{id}/seats")
async def reseat(asked: ReseatAsked, service: ServiceAsked, room: RoomAsked, guest: Guest) -> Json:
    """The maker gives a seat that nobody has taken to a bot, or frees it."""
    if room.table.setting("maker") != guest:
        raise Problem("table.not_the_maker")
    sitter = bot_sitter(asked.bot, room.table.game.name) if asked.kind == "bot" else Sitter()
    room = await service.hall.do(room.table.id, lambda table, now: commands.reseat(table, now, asked.seat, sitter))
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/stand")
async def stand(service: ServiceAsked, room: RoomAsked, key: SeatKey) -> Json:
    """Give a seat back before the game begins."""
    seat, _ = own = _require_seat(key)
    room = await service.hall.do(room.table.id, _keyed(own, lambda table, now: commands.stand(table, now, seat)))
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/begin")
async def begin(service: ServiceAsked, room: RoomAsked, key: SeatKey, guest: Guest) -> Json:
    """Begin: the maker may, and whoever has a seat."""

    def deal(table: Table, now: int) -> commands.Draft:
        return commands.begin(table, now, service.hall.dice)

    maker = room.table.setting("maker") == guest
    if key is None and not maker:
        raise Problem("table.not_the_maker")
    room = await service.hall.do(room.table.id, deal if key is None or maker else _keyed(key, deal))
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/key")
async def reissue(service: ServiceAsked, room: RoomAsked, key: SeatKey) -> Json:
    """Another key for a seat; the old one is void."""
    seat, old = own = _require_seat(key)
    new = new_key()
    room = await service.hall.do(room.table.id, _keyed(own, lambda table, now: commands.new_key(table, now, seat, new)))
    await _carry_key(service, room, seat, hashed(old), hashed(new))
    return {"seat": seat, "key": new}


async def _carry_key(service: Service, room: Room, seat: int, old: str, new: str) -> None:
    """The rematches of a table were made with its keys: one that is void here is void there."""
    while room.table.rematch:
        seat = (seat + 1) % len(room.table.sitters)
        follow = partial(commands.follow_key, seat=seat, old=old, new=new)
        room = await service.hall.do(room.table.rematch, follow)


@router.post("/tables/{id}/rematch")
async def rematch(service: ServiceAsked, room: RoomAsked, key: SeatKey, request: Request) -> Json:
    """The same people again, everybody one seat on. Keys stay; every caller learns the same table."""
    seat, secret = own = _require_seat(key)
    if room.table.status != OVER:
        raise Problem("table.not_over")
    if not room.table.rematch:
        if not service.limits.may("make", request.scope):
            raise Problem("server.too_many")
        await _make_rematch(service, room, own)
    again = await service.hall.fresh(str(room.table.rematch))
    moved = (seat + 1) % len(room.table.sitters)
    return {"table": room_json(service, again), "keys": {str(moved): secret}}


async def _make_rematch(service: Service, room: Room, own: tuple[int, str]) -> None:
    before = room.table
    guests = {sitter.guest for sitter in before.sitters if sitter.guest}
    new = await service.hall.make(commands.rotated(before), guests)
    try:
        await service.hall.do(before.id, _keyed(own, lambda table, now: commands.rematch(table, now, new.id)))
    except Problem as problem:
        await service.hall.unmake(new.id)
        if problem.code != "table.has_rematch":
            raise
        return
    for seat, (old, kept) in enumerate(zip(before.sitters, room.table.sitters, strict=True)):
        if old.key and kept.key and old.key != kept.key:  # reissued while the table was being made
            await _carry_key(service, room, seat, old.key, kept.key)
    await service.hall.do(new.id, lambda table, now: commands.begin(table, now, service.hall.dice))
