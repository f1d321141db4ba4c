"""Lists and archive over HTTP: finished games, their replay, record and review; a guest's own games; ratings."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Query
from fastapi.responses import PlainTextResponse

from wanderwall.game.protocol import CHANCE
from wanderwall.games import game as find_game
from wanderwall.match import record
from wanderwall.match.record import Record
from wanderwall.problem import Problem
from wanderwall.server.http.dependencies import GameAsked, Guest, RoomAsked, ServiceAsked, room_json
from wanderwall.server.http.requests import Json
from wanderwall.server.live.room import Room
from wanderwall.server.service import Service
from wanderwall.server.table.ratings import shown
from wanderwall.server.table.state import OVER, Table

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
    return Record(table.start, tuple(table.moves.after(0)), {**names, "Date": day})


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def download(room: RoomAsked) -> PlainTextResponse:
    """A finished game as a record."""
    headers = {"Content-Disposition": f'attachment; filename="wanderwall-{room.table.id}.txt"'}
    return PlainTextResponse(record.write(record_of(room.table)), headers=headers)


@router.get("/tables/{id}/replay")
async def replay(service: ServiceAsked, room: RoomAsked) -> Json:
    """A finished game move by move, nothing hidden."""
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
    return {"table": room_json(service, room), "frames": frames}


def open_view(table: Table, state: Any) -> dict[str, Any]:
    """A view with every seat's own part in it: nothing is secret in a game that is over."""
    views = [table.game.view(state, seat) for seat in range(len(table.sitters))]
    view: dict[str, Any] = table.game.view(state, None)
    for seat, own in enumerate(views):
        view["seats"][seat] = {**own["seats"][seat], **{key: own[key] for key in ("layout", "hand") if key in own}}
    return view


@router.get("/tables/{id}/review")
async def review(service: ServiceAsked, room: RoomAsked) -> Json:
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
) -> Json:
    """Games that are over, the latest first: listed ones, or all of yours."""
    tables = await service.store.finished(guest if mine else None, game, before, limit)
    told: list[Json] = []
    for table in tables:
        if table.public_json:
            told.append(orjson.loads(table.public_json))
        else:  # from before that was kept
            told += [room_json(service, room) for room in await service.hall.readable([table.id])]
    return {"tables": told}


@router.get("/mine")
async def mine(service: ServiceAsked, guest: Guest) -> Json:
    """Your games that are not over, the newest first, and whether it is your turn."""
    ids = await service.store.unfinished(guest)
    return {"tables": [_my_table_json(service, room, guest) for room in await service.hall.readable(ids)]}


def _my_table_json(service: Service, room: Room, guest: str) -> Json:
    mine = [seat for seat, sitter in enumerate(room.table.sitters) if sitter.guest == guest]
    turn = not room.table.acting.isdisjoint(mine)
    deadline = room.table.deadline if turn else None
    return {**room_json(service, room), "seats_mine": mine, "turn_mine": turn, "deadline": deadline}


@router.get("/ratings")
async def ratings(service: ServiceAsked, game: Annotated[str, Query(max_length=32)] = "classic") -> Json:
    """Who plays best, bots included."""
    players = await service.store.ratings(find_game(game).name)
    return {
        "ratings": [
            {
                "name": player.name,
                "bot": player.player.startswith("bot:"),
                **shown(player.rating)._asdict(),
                "games": player.games,
            }
            for player in players
        ]
    }
