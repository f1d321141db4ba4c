"""Tables over HTTP: make one, find one, take a seat, begin, play again."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Path, Request, Response

from wanderwall.problem import Problem
from wanderwall.server.desk import archive, tables
from wanderwall.server.http.dependencies import (
    ClaimedSeat,
    GameParam,
    Guest,
    LiveTableParam,
    RequestName,
    SeatKey,
    ServicesParam,
    count_wrong_keys,
    guest_of,
    live_table_of,
)
from wanderwall.server.http.requests import (
    ColourRequest,
    FirstRequest,
    JoinRequest,
    NextRequest,
    RecordRequest,
    RematchRequest,
    ReseatRequest,
    TableAsked,
)
from wanderwall.server.ids import hash_key, number_of, read_id
from wanderwall.server.live.codes import LOBBY_MS
from wanderwall.server.services import Json, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.names import guest_name
from wanderwall.server.tables.openings import Rematch, person
from wanderwall.server.tables.state import Table

#: how many tables are offered to spectators
MAX_LIVE = 6

router = APIRouter(prefix="/api", tags=["tables"])


@router.get("/me")
async def me(guest: Guest, service: ServicesParam) -> Json:
    """Your made-up name, the URL for phones nearby, and whether other sites may embed replays."""
    settings = service.settings
    return {"name": guest_name(number_of(guest)), "network": settings.network, "embed": bool(settings.embed)}


@router.post("/tables", status_code=201)
async def make(asked: TableAsked, service: ServicesParam, guest: Guest, request: Request, name: RequestName) -> Json:
    """Make a table. The response holds the keys of your seats: keep them."""
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    return await tables.make(service, asked.plain(), asked.begin, guest, (guest, name, asked.model_dump_json()))


@router.post("/records", status_code=201)
async def import_record(
    asked: RecordRequest, service: ServicesParam, guest: Guest, request: Request, name: RequestName
) -> Json:
    """Continue a game from its record, or watch it again.

    The new table has the same seats, all of them people at your device. The response holds their keys. The game is not
    rated.
    """
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    owner = service.limits.address(request.scope)
    return await archive.import_record(service, owner, asked.record, guest, (guest, name, asked.record))


@router.get("/tables")
async def lobby(service: ServicesParam, game: GameParam = None) -> Json:
    """Listed tables that wait for people, the newest first."""
    ids = await service.store.lobby(service.clock.now() - LOBBY_MS, game)
    return {"tables": [live_table_json(service, room) for room in await service.tables.readable(ids)]}


@router.get("/live")
async def live_tables(service: ServicesParam) -> Json:
    """Listed tables where people play now, the newest first. Everybody may watch a listed table."""
    now = service.clock.now()
    rooms = await service.tables.readable(await service.store.running_tables())
    return {"tables": [live_table_json(service, room) for room in rooms if room.present(now)][:MAX_LIVE]}


@router.get("/codes/{code}")
async def find(
    code: Annotated[str, Path(max_length=20)],
    service: ServicesParam,
    request: Request,
    response: Response,
    name: RequestName,
) -> Json:
    """Find the table or the room with a short code, the first eight letters of its id.

    The code of a table is valid until the game begins, that of a room until the room is over. A right code is never
    refused, even after many wrong ones from the same address.
    """
    taken = service.limits.take("code", request.scope)
    look = service.codes.find if taken is not None else service.codes.find_together
    ids, clubs = await look(read_id(code))
    if not (ids or clubs):
        raise Problem("server.too_many" if taken is None else "table.unknown")
    service.limits.give_back(taken)
    if len(ids) + len(clubs) > 1:
        raise Problem("table.code_shared")
    guest_of(request, response, name)  # identify an invited guest from now on, so that they have limits of their own
    return {"club": clubs[0]} if clubs else {"table": ids[0]}


@router.get("/tables/{id}")
async def table(service: ServicesParam, room: LiveTableParam) -> Json:
    """One table."""
    return {"table": live_table_json(service, room)}


@router.post("/tables/{id}/join")
async def join(
    asked: JoinRequest, service: ServicesParam, room: LiveTableParam, guest: Guest, name: RequestName
) -> Json:
    """Take a free seat, or return to the one you took before and left. The response holds its key."""
    key = service.key_deriver.key("join", room.table.id, guest, name, asked.model_dump_json())

    def sit(table: Table, now: int) -> commands.DraftEntry | None:
        if commands.seat_of(table, key) is not None:  # the response was lost
            return None
        listed, taken = table.setting("listed"), [sitter.name for sitter in table.sitters]
        back = commands.return_to(table, now, asked.seat, person(guest, asked.name, listed, [], key), room.present(now))
        return back or commands.join(table, now, asked.seat, person(guest, asked.name, listed, taken, key))

    room = await service.tables.do(room.table.id, sit, guest=guest)
    return {"seat": commands.seat_of(room.table, key), "key": key, "table": live_table_json(service, room)}


@router.post("/tables/{id}/seats")
async def reseat(asked: ReseatRequest, service: ServicesParam, room: LiveTableParam, guest: Guest) -> Json:
    """Give a seat to a bot, or free it. Only the maker may do this, if the seat is free or its person is gone."""
    return await tables.reseat(service, room, guest, asked.seat, asked.kind, asked.bot)


@router.post("/tables/{id}/stand")
async def stand(service: ServicesParam, room: LiveTableParam, key: SeatKey) -> Json:
    """Give a seat back before the game begins."""
    seat, _ = own = tables.require_seat(key)
    room = await service.tables.do(
        room.table.id, tables.with_key_check(own, lambda table, now: commands.stand(table, now, seat))
    )
    return {"table": live_table_json(service, room)}


@router.post("/tables/{id}/colour")
async def recolour(
    asked: ColourRequest, service: ServicesParam, room: LiveTableParam, key: SeatKey, guest: Guest
) -> Json:
    """Change the pawn of your seat before the game, to one that no person has. The maker may also swap two people."""
    return await tables.recolour(service, room, key, guest, asked.seat, asked.colour)


@router.post("/tables/{id}/first")
async def first(asked: FirstRequest, service: ServicesParam, room: LiveTableParam, key: SeatKey, guest: Guest) -> Json:
    """Set who begins, before the game. Every seat may do this; at listed tables only the maker."""
    return await tables.first(service, room, key, guest, asked.seat, asked.after)


@router.post("/tables/{id}/begin")
async def begin(service: ServicesParam, room: LiveTableParam, key: SeatKey, guest: Guest) -> Json:
    """Begin the game. The maker and every seat may do this."""
    return await tables.begin(service, room, key, guest)


@router.post("/tables/{id}/key")
async def reissue(
    service: ServicesParam, room: LiveTableParam, key: ClaimedSeat, request: Request, name: RequestName
) -> Json:
    """Make a new key for a seat; the old one becomes invalid."""
    seat, old = own = tables.require_seat(key)
    new = service.key_deriver.key("reissue", room.table.id, seat, old, name)

    def change(table: Table, now: int) -> commands.DraftEntry | None:
        if commands.seat_of(table, new) is not None:  # the response was lost
            return None
        commands.check_key(table, *own)
        return commands.new_key(table, now, seat, new)

    with count_wrong_keys(request):
        room = await service.tables.do(room.table.id, change)
    await tables.carry_key(service, room, seat, hash_key(old), hash_key(new))
    return {"seat": seat, "key": new}


@router.post("/tables/{id}/rematch")
async def rematch(
    service: ServicesParam, room: LiveTableParam, key: SeatKey, request: Request, asked: RematchRequest | None = None
) -> Json:
    """Play again with the same people. Everybody moves on one seat, except at a puzzle.

    With `same_maze` the maze stays as it is and only the cards are new. `first` sets who begins. Keys stay valid. Every
    caller gets the same table, made as the first caller asked.
    """
    own = tables.require_seat(key)
    require_over(room)
    if not room.table.rematch and not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    return await tables.rematch(service, room, own, Rematch(**(asked or RematchRequest()).model_dump()))


@router.post("/tables/{id}/next")
async def go_on(
    asked: NextRequest, service: ServicesParam, room: LiveTableParam, request: Request, guest: Guest
) -> Json:
    """Send the TVs that show this table to another table that you made. Nothing is sent if one of the two is listed."""
    other = await live_table_of(request, asked.table)
    mine = guest == room.table.setting("maker") or any(sitter.guest == guest for sitter in room.table.sitters)
    if not mine or other.table.setting("maker") != guest:
        raise Problem("table.not_the_maker")
    if not (room.table.setting("listed") or other.table.setting("listed")):
        service.tables.broadcast_next(room, other.table.id)
    return {}
