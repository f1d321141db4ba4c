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
async def me(guest: Guest, services: ServicesParam) -> Json:
    """Your made-up name, the URL for phones nearby, and whether other sites may embed replays."""
    settings = services.settings
    return {"name": guest_name(number_of(guest)), "network": settings.network, "embed": bool(settings.embed)}


@router.post("/tables", status_code=201)
async def make(asked: TableAsked, services: ServicesParam, guest: Guest, request: Request, name: RequestName) -> Json:
    """Make a table. The response holds the keys of your seats: keep them."""
    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    return await tables.make(services, asked.plain(), asked.begin, guest, (guest, name, asked.model_dump_json()))


@router.post("/records", status_code=201)
async def import_record(
    asked: RecordRequest, services: ServicesParam, guest: Guest, request: Request, name: RequestName
) -> Json:
    """Continue a game from its record, or watch it again.

    The new table has the same seats, all of them people at your device. The response holds their keys. The game is not
    rated.
    """
    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    owner = services.limits.address(request.scope)
    return await archive.import_record(services, owner, asked.record, guest, (guest, name, asked.record))


@router.get("/tables")
async def lobby(services: ServicesParam, game: GameParam = None) -> Json:
    """Listed tables that wait for people, the newest first."""
    ids = await services.store.lobby(services.clock.now() - LOBBY_MS, game)
    return {"tables": [live_table_json(services, live_table) for live_table in await services.tables.readable(ids)]}


@router.get("/live")
async def live_tables(services: ServicesParam) -> Json:
    """Listed tables where people play now, the newest first. Everybody may watch a listed table."""
    now = services.clock.now()
    running = await services.tables.readable(await services.store.running_tables())
    return {
        "tables": [live_table_json(services, live_table) for live_table in running if live_table.present(now)][
            :MAX_LIVE
        ]
    }


@router.get("/codes/{code}")
async def find(
    code: Annotated[str, Path(max_length=20)],
    services: ServicesParam,
    request: Request,
    response: Response,
    name: RequestName,
) -> Json:
    """Find the table or the room with a short code, the first eight letters of its id.

    The code of a table is valid until the game begins, that of a room until the room is over. A right code is never
    refused, even after many wrong ones from the same address.
    """
    taken = services.limits.take("code", request.scope)
    look = services.codes.find if taken is not None else services.codes.find_together
    ids, rooms = await look(read_id(code))
    if not (ids or rooms):
        raise Problem("server.too_many" if taken is None else "table.unknown")
    services.limits.give_back(taken)
    if len(ids) + len(rooms) > 1:
        raise Problem("table.code_shared")
    guest_of(request, response, name)  # identify an invited guest from now on, so that they have limits of their own
    return {"club": rooms[0]} if rooms else {"table": ids[0]}


@router.get("/tables/{id}")
async def table(services: ServicesParam, live_table: LiveTableParam) -> Json:
    """One table."""
    return {"table": live_table_json(services, live_table)}


@router.post("/tables/{id}/join")
async def join(
    asked: JoinRequest, services: ServicesParam, live_table: LiveTableParam, guest: Guest, name: RequestName
) -> Json:
    """Take a free seat, or return to the one you took before and left. The response holds its key."""
    key = services.key_deriver.key("join", live_table.table.id, guest, name, asked.model_dump_json())

    def sit(table: Table, now: int) -> commands.DraftEntry | None:
        if commands.seat_of(table, key) is not None:  # the response was lost
            return None
        listed, taken = table.setting("listed"), [occupant.name for occupant in table.occupants]
        back = commands.return_to(
            table, now, asked.seat, person(guest, asked.name, listed, [], key), live_table.present(now)
        )
        return back or commands.join(table, now, asked.seat, person(guest, asked.name, listed, taken, key))

    live_table = await services.tables.do(live_table.table.id, sit, guest=guest)
    return {"seat": commands.seat_of(live_table.table, key), "key": key, "table": live_table_json(services, live_table)}


@router.post("/tables/{id}/seats")
async def reseat(asked: ReseatRequest, services: ServicesParam, live_table: LiveTableParam, guest: Guest) -> Json:
    """Give a seat to a bot, or free it. Only the maker may do this, if the seat is free or its person is gone."""
    return await tables.reseat(services, live_table, guest, asked.seat, asked.kind, asked.bot)


@router.post("/tables/{id}/stand")
async def stand(services: ServicesParam, live_table: LiveTableParam, key: SeatKey) -> Json:
    """Give a seat back before the game begins."""
    seat, _ = own = tables.require_seat(key)
    live_table = await services.tables.do(
        live_table.table.id, tables.with_key_check(own, lambda table, now: commands.stand(table, now, seat))
    )
    return {"table": live_table_json(services, live_table)}


@router.post("/tables/{id}/colour")
async def recolour(
    asked: ColourRequest, services: ServicesParam, live_table: LiveTableParam, key: SeatKey, guest: Guest
) -> Json:
    """Change the pawn of your seat before the game, to one that no person has. The maker may also swap two people."""
    return await tables.recolour(services, live_table, key, guest, asked.seat, asked.colour)


@router.post("/tables/{id}/first")
async def first(
    asked: FirstRequest, services: ServicesParam, live_table: LiveTableParam, key: SeatKey, guest: Guest
) -> Json:
    """Set who begins, before the game. Every seat may do this; at listed tables only the maker."""
    return await tables.first(services, live_table, key, guest, asked.seat, asked.after)


@router.post("/tables/{id}/begin")
async def begin(services: ServicesParam, live_table: LiveTableParam, key: SeatKey, guest: Guest) -> Json:
    """Begin the game. The maker and every seat may do this."""
    return await tables.begin(services, live_table, key, guest)


@router.post("/tables/{id}/key")
async def reissue(
    services: ServicesParam, live_table: LiveTableParam, key: ClaimedSeat, request: Request, name: RequestName
) -> Json:
    """Make a new key for a seat; the old one becomes invalid."""
    seat, old = own = tables.require_seat(key)
    new = services.key_deriver.key("reissue", live_table.table.id, seat, old, name)

    def change(table: Table, now: int) -> commands.DraftEntry | None:
        if commands.seat_of(table, new) is not None:  # the response was lost
            return None
        commands.check_key(table, *own)
        return commands.new_key(table, now, seat, new)

    with count_wrong_keys(request):
        live_table = await services.tables.do(live_table.table.id, change)
    await tables.carry_key(services, live_table, seat, hash_key(old), hash_key(new))
    return {"seat": seat, "key": new}


@router.post("/tables/{id}/rematch")
async def rematch(
    services: ServicesParam,
    live_table: LiveTableParam,
    key: SeatKey,
    request: Request,
    asked: RematchRequest | None = None,
) -> Json:
    """Play again with the same people. Everybody moves on one seat, except at a puzzle.

    With `same_maze` the maze stays as it is and only the cards are new. `first` sets who begins. Keys stay valid. Every
    caller gets the same table, made as the first caller asked.
    """
    own = tables.require_seat(key)
    require_over(live_table)
    if not live_table.table.rematch and not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    return await tables.rematch(services, live_table, own, Rematch(**(asked or RematchRequest()).model_dump()))


@router.post("/tables/{id}/next")
async def go_on(
    asked: NextRequest, services: ServicesParam, live_table: LiveTableParam, request: Request, guest: Guest
) -> Json:
    """Send the TVs that show this table to another table that you made. Nothing is sent if one of the two is listed."""
    other = await live_table_of(request, asked.table)
    mine = guest == live_table.table.setting("maker") or any(
        occupant.guest == guest for occupant in live_table.table.occupants
    )
    if not mine or other.table.setting("maker") != guest:
        raise Problem("table.not_the_maker")
    if not (live_table.table.setting("listed") or other.table.setting("listed")):
        services.tables.broadcast_next(live_table, other.table.id)
    return {}
