"""What is over, over HTTP: finished games, their replay, record and review; the own games; ratings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse
from sqlalchemy import select

from wanderwall.game.protocol import CHANCE
from wanderwall.games import game as find_game
from wanderwall.match import record
from wanderwall.match.record import Record
from wanderwall.problem import Problem
from wanderwall.server import schema
from wanderwall.server.api import GameAsked, Guest, RoomAsked, ServiceAsked, told
from wanderwall.server.ratings import SURE, Rating, shown
from wanderwall.server.requests import Told
from wanderwall.server.room import Room
from wanderwall.server.service import Service
from wanderwall.server.table import OVER, Table

router = APIRouter(prefix="/api", tags=["archive"])


def record_of(table: Table) -> Record:
    """The game on paper. What was taken back is not in it."""
    if table.status != OVER:
        raise Problem("table.not_over")
    names = {
        table.start.colours[seat].capitalize(): f"bot:{sitter.bot}" if sitter.bot else sitter.name
        for seat, sitter in enumerate(table.sitters)
    }
    day = datetime.fromtimestamp(table.made / 1000, UTC).strftime("%Y.%m.%d")
    return Record(table.start, table.moves, {**names, "Date": day})


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def download(room: RoomAsked) -> PlainTextResponse:
    """A finished game as a record."""
    headers = {"Content-Disposition": f'attachment; filename="wanderwall-{room.table.id}.txt"'}
    return PlainTextResponse(record.write(record_of(room.table)), headers=headers)


@router.get("/tables/{id}/replay")
async def replay(service: ServiceAsked, room: RoomAsked) -> Told:
    """A finished game move by move, everything open."""
    kept = record_of(room.table)
    game = kept.game
    before = kept.opening
    frames: list[dict[str, Any]] = [
        {"seat": None, "move": None, "seconds": None, "view": open_view(room.table, before)}
    ]
    for played, state in zip(kept.moves, list(record.states(kept))[1:], strict=True):
        text = game.notation.move_text(before, played.move)
        seat = None if played.seat == CHANCE else played.seat
        shown = "" if seat is None else text
        frames.append({"seat": seat, "move": shown, "seconds": played.seconds, "view": open_view(room.table, state)})
        before = state
    return {"table": told(service, room), "frames": frames}


def open_view(table: Table, state: Any) -> dict[str, Any]:
    """A view with every seat's own part in it: nothing is secret in a game that is over."""
    views = [table.game.view(state, seat) for seat in range(len(table.sitters))]
    view: dict[str, Any] = table.game.view(state, None)
    for seat, own in enumerate(views):
        view["seats"][seat] = {**own["seats"][seat], **{key: own[key] for key in ("layout", "hand") if key in own}}
    return view


@router.get("/tables/{id}/review")
async def review(service: ServiceAsked, room: RoomAsked) -> Told:
    """What the coach says about a finished game."""
    return await service.reviews.of(room.table.id, record.write(record_of(room.table)))


@router.get("/finished")
async def finished(
    service: ServiceAsked,
    guest: Guest,
    game: GameAsked = None,
    mine: bool = False,
    before: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Told:
    """Games that are over, the latest first: listed ones, or all of the own ones."""
    tables = schema.tables
    query = select(tables.c.id, tables.c.told).where(tables.c.status == OVER)
    query = _mine(query, guest) if mine else query.where(tables.c.listed.is_(True))
    if game:
        query = query.where(tables.c.game == game)
    if before is not None:
        query = query.where(tables.c.ended < before)
    async with service.store.engine.connect() as connection:
        rows = (await connection.execute(query.order_by(tables.c.ended.desc()).limit(limit))).all()
    return {
        "tables": [
            orjson.loads(row.told) if row.told else told(service, await service.hall.fresh(row.id)) for row in rows
        ]
    }


@router.get("/mine")
async def mine(service: ServiceAsked, guest: Guest) -> Told:
    """The own games that go on, the latest first, and whether they wait for oneself."""
    tables = schema.tables
    query = _mine(select(tables.c.id), guest).where(tables.c.status != OVER)
    async with service.store.engine.connect() as connection:
        ids = [row.id for row in await connection.execute(query.order_by(tables.c.made.desc()).limit(20))]
    return {"tables": [_own(service, await service.hall.fresh(id), guest) for id in ids]}


def _mine(query: Any, guest: str) -> Any:
    sitters = schema.sitters
    own = select(sitters.c.table).where(sitters.c.guest == guest)
    return query.where(schema.tables.c.id.in_(own))


def _own(service: Service, room: Room, guest: str) -> Told:
    own = [seat for seat, sitter in enumerate(room.table.sitters) if sitter.guest == guest]
    turn = not room.table.acting.isdisjoint(own)
    deadline = room.table.deadline if turn else None
    return {**told(service, room), "seats_mine": own, "turn_mine": turn, "deadline": deadline}


@router.get("/ratings")
async def ratings(service: ServiceAsked, game: Annotated[str, Query(max_length=32)] = "classic") -> Told:
    """Who plays best, bots included."""
    rows = schema.ratings
    async with service.store.engine.connect() as connection:
        sure = rows.c.mu - SURE * rows.c.sigma
        best = select(rows).where(rows.c.game == find_game(game).name).order_by(sure.desc()).limit(100)
        rated = [(row, shown(Rating(row.mu, row.sigma))) for row in await connection.execute(best)]
    return {
        "ratings": [
            {
                "name": row.name,
                "bot": row.player.startswith("bot:"),
                **rating._asdict(),
                "games": row.games,
            }
            for row, rating in rated
        ]
    }
