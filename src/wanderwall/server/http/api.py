"""Tables over HTTP: make one, find one, take a seat, begin, play again."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Request

from wanderwall.problem import Problem
from wanderwall.server.http.dependencies import (
    GameAsked,
    Guest,
    NamedSeat,
    RequestName,
    RoomAsked,
    SeatKey,
    ServiceAsked,
    guessing,
    room_json,
    room_of,
)
from wanderwall.server.http.requests import (
    ColourAsked,
    FirstAsked,
    JoinAsked,
    Json,
    NextAsked,
    RematchAsked,
    ReseatAsked,
    TableAsked,
)
from wanderwall.server.live.hall import Command
from wanderwall.server.live.room import Room
from wanderwall.server.service import Service
from wanderwall.server.table import commands
from wanderwall.server.table.ids import CODE_LENGTH, LETTERS, hashed, number_of, read_id
from wanderwall.server.table.names import guest_name
from wanderwall.server.table.seating import bot_sitter, person, seating
from wanderwall.server.table.state import OVER, Sitter, Table

#: how long a table that nobody joins stays in the lobby
LOBBY_MS = 6 * 3600 * 1000
#: tables that are offered to onlookers
MAX_LIVE = 6

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
    """The name under which you are known where names are made up, where phones on the same network find us, and
    whether pages of others may show replays.
    """
    settings = service.settings
    return {"name": guest_name(number_of(guest)), "network": settings.network, "embed": bool(settings.embed)}


@router.post("/tables", status_code=201)
async def make(asked: TableAsked, service: ServiceAsked, guest: Guest, request: Request, name: RequestName) -> Json:
    """Make a table. The answer holds the keys of your seats: keep them."""
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    words = (guest, name, asked.model_dump_json())
    new = seating(asked.plain(), guest, lambda seat: service.mint.key("make", *words, seat))
    room = await service.hall.make(service.mint.id("make", *words), new.opening, {guest} if new.keys else set())
    if asked.begin and not any(seat.kind == "open" for seat in asked.seats):
        room = await service.hall.do(room.table.id, partial(commands.begin_full, dice=service.hall.dice))
    return {"table": room_json(service, room), "keys": new.keys}


@router.get("/tables")
async def lobby(service: ServiceAsked, game: GameAsked = None) -> Json:
    """Listed tables that wait for people, the newest first."""
    ids = await service.store.lobby(service.clock.now() - LOBBY_MS, game)
    return {"tables": [room_json(service, room) for room in await service.hall.readable(ids)]}


@router.get("/live")
async def played(service: ServiceAsked) -> Json:
    """Listed tables where people play now, the newest first: whoever lists a table lets everybody watch."""
    now = service.clock.now()
    rooms = await service.hall.readable(await service.store.played())
    return {"tables": [room_json(service, room) for room in rooms if room.present(now)][:MAX_LIVE]}


@router.get("/codes/{code}")
async def find(code: Annotated[str, Path(max_length=20)], service: ServiceAsked, request: Request) -> Json:
    """The table or the room that waits under a short code, the first five letters of its id: that of a table is one
    until the game begins, that of a room until it is over. Codes that are right do not count: a class may come at once.
    """
    read = read_id(code)
    known = len(read) == CODE_LENGTH and set(read) <= set(LETTERS)
    ids = await service.store.waiting(service.clock.now() - LOBBY_MS, read) if known else []
    clubs = await service.clubs.rows.coded(read) if known else []
    found = bool(ids or clubs)
    # nothing is awaited between these: of many guesses at once no more than a few are heard
    if service.limits.spent("code", request.scope) if found else not service.limits.may("code", request.scope):
        raise Problem("server.too_many")
    if len(ids) + len(clubs) > 1:
        raise Problem("table.code_shared")
    if not found:
        raise Problem("table.unknown")
    return {"club": clubs[0]} if clubs else {"table": ids[0]}


@router.get("/tables/{id}")
async def table(service: ServiceAsked, room: RoomAsked) -> Json:
    """One table."""
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/join")
async def join(asked: JoinAsked, service: ServiceAsked, room: RoomAsked, guest: Guest, name: RequestName) -> Json:
    """Take a free seat, or the one you took before and are not at. The answer holds its key."""
    key = service.mint.key("join", room.table.id, guest, name, asked.model_dump_json())

    def sit(table: Table, now: int) -> commands.Draft | None:
        if commands.seat_of(table, key) is not None:  # the answer was lost
            return None
        listed, taken = table.setting("listed"), [sitter.name for sitter in table.sitters]
        back = commands.return_to(table, now, asked.seat, person(guest, asked.name, listed, [], key), room.present(now))
        return back or commands.join(table, now, asked.seat, person(guest, asked.name, listed, taken, key))

    room = await service.hall.do(room.table.id, sit, guest=guest)
    return {"seat": commands.seat_of(room.table, key), "key": key, "table": room_json(service, room)}


@router.post("/tables/{id}/seats")
async def reseat(asked: ReseatAsked, service: ServiceAsked, room: RoomAsked, guest: Guest) -> Json:
    """The maker gives a seat to a bot, or frees it: one that nobody has taken, or whose person is gone."""
    if room.table.setting("maker") != guest:
        raise Problem("table.not_the_maker")
    sitter = bot_sitter(asked.bot, room.table.game.name) if asked.kind == "bot" else Sitter()

    def change(table: Table, now: int) -> commands.Draft:
        missing = asked.seat < len(table.sitters) and room.missing(asked.seat, now) > 1000 * service.settings.patience
        return commands.reseat(table, now, asked.seat, sitter, missing)

    room = await service.hall.do(room.table.id, change)
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/stand")
async def stand(service: ServiceAsked, room: RoomAsked, key: SeatKey) -> Json:
    """Give a seat back before the game begins."""
    seat, _ = own = _require_seat(key)
    room = await service.hall.do(room.table.id, _keyed(own, lambda table, now: commands.stand(table, now, seat)))
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/colour")
async def recolour(asked: ColourAsked, service: ServiceAsked, room: RoomAsked, key: SeatKey, guest: Guest) -> Json:
    """Another pawn for your seat, before the game: one that no person has. The maker may also swap two people."""
    maker = room.table.setting("maker") == guest

    def change(table: Table, now: int) -> commands.Draft | None:
        return commands.recolour(table, now, asked.seat, asked.colour, swap=maker)

    if not maker and (key is None or key[0] != asked.seat):
        raise Problem("table.not_the_maker")
    room = await service.hall.do(room.table.id, change if key is None or maker else _keyed(key, change))
    return {"table": room_json(service, room)}


@router.post("/tables/{id}/first")
async def first(asked: FirstAsked, service: ServiceAsked, room: RoomAsked, key: SeatKey, guest: Guest) -> Json:
    """Say who begins, before the game: whoever has a seat may; where strangers meet, the maker alone."""

    def say(table: Table, now: int) -> commands.Draft:
        return commands.first(table, now, asked.seat, asked.after)

    maker = room.table.setting("maker") == guest
    if not maker and (key is None or room.table.setting("listed")):
        raise Problem("table.not_the_maker")
    room = await service.hall.do(room.table.id, say if key is None or maker else _keyed(key, say))
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
async def reissue(service: ServiceAsked, room: RoomAsked, key: NamedSeat, request: Request, name: RequestName) -> Json:
    """Another key for a seat; the old one is void."""
    seat, old = own = _require_seat(key)
    new = service.mint.key("reissue", room.table.id, seat, old, name)

    def change(table: Table, now: int) -> commands.Draft | None:
        if commands.seat_of(table, new) is not None:  # the answer was lost
            return None
        commands.check_key(table, *own)
        return commands.new_key(table, now, seat, new)

    with guessing(request):
        room = await service.hall.do(room.table.id, change)
    await _carry_key(service, room, seat, hashed(old), hashed(new))
    return {"seat": seat, "key": new}


async def _carry_key(service: Service, room: Room, seat: int, old: str, new: str) -> None:
    """The rematches of a table were made with its keys: one that is void here is void there."""
    while room.table.rematch:
        seat = commands.seat_again(room.table, seat)
        follow = partial(commands.follow_key, seat=seat, old=old, new=new)
        room = await service.hall.do(room.table.rematch, follow)
        if room.table.sitters[seat].key != new:  # it has been given one of its own, and so have those after it
            return


@router.post("/tables/{id}/rematch")
async def rematch(
    service: ServiceAsked, room: RoomAsked, key: SeatKey, request: Request, asked: RematchAsked | None = None
) -> Json:
    """The same people again, everybody one seat on, but at a puzzle; with `same_maze` the maze stays as it lies, and
    only the cards are dealt anew. Keys stay; every caller learns the same table, as the first one asked for it.
    """
    seat, secret = own = _require_seat(key)
    if room.table.status != OVER:
        raise Problem("table.not_over")
    if not room.table.rematch:
        if not service.limits.may("make", request.scope):
            raise Problem("server.too_many")
        await _make_rematch(service, room, own, asked is not None and asked.same_maze)
    # whoever noted it may not have come to begin it
    again = await service.hall.do(str(room.table.rematch), partial(commands.begin_full, dice=service.hall.dice))
    return {"table": room_json(service, again), "keys": {str(commands.seat_again(room.table, seat)): secret}}


async def _make_rematch(service: Service, room: Room, own: tuple[int, str], same_maze: bool) -> None:
    before, id = room.table, service.mint.id("rematch", room.table.id)
    guests = {sitter.guest for sitter in before.sitters if sitter.guest}
    await service.hall.make(id, commands.rotated(before, same_maze), guests)

    def note(table: Table, now: int) -> commands.Draft | None:
        return None if table.rematch else commands.rematch(table, now, id)

    await service.hall.do(before.id, _keyed(own, note))
    for seat, (old, kept) in enumerate(zip(before.sitters, room.table.sitters, strict=True)):
        if old.key and kept.key and old.key != kept.key:  # reissued while the table was being made
            await _carry_key(service, room, seat, old.key, kept.key)


@router.post("/tables/{id}/next")
async def go_on(asked: NextAsked, service: ServiceAsked, room: RoomAsked, request: Request, guest: Guest) -> Json:
    """Tell the TVs that show this table at which one, that you have made, you go on. Where strangers meet, none is
    told.
    """
    other = await room_of(request, asked.table)
    mine = guest == room.table.setting("maker") or any(sitter.guest == guest for sitter in room.table.sitters)
    if not mine or other.table.setting("maker") != guest:
        raise Problem("table.not_the_maker")
    if not (room.table.setting("listed") or other.table.setting("listed")):
        service.hall.tell_next(room, other.table.id)
    return {}
