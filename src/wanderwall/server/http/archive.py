"""Lists and archive over HTTP: the story of a game so far; finished games, their replay, record and review; a guest's
own games; ratings.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from wanderwall.games import game as find_game
from wanderwall.problem import Problem
from wanderwall.server.http.dependencies import GameAsked, Guest, RoomAsked, ServiceAsked, room_json
from wanderwall.server.http.requests import Json
from wanderwall.server.live.room import Room
from wanderwall.server.service import Service
from wanderwall.server.table.ratings import shown
from wanderwall.server.table.state import OVER

#: how long a review is waited for by somebody who would like to hear how far it is
PROGRESS_SECONDS = 1.0

router = APIRouter(prefix="/api", tags=["archive"])


def require_over(room: Room) -> str:
    """The id of a table whose game is over: nothing of it is secret any more."""
    if room.table.status != OVER:
        raise Problem("table.not_over")
    return room.table.id


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def download(service: ServiceAsked, room: RoomAsked) -> PlainTextResponse:
    """A finished game as a record."""
    record = await service.archive.record(require_over(room))
    return PlainTextResponse(
        record, headers={"Content-Disposition": f'attachment; filename="wanderwall-{room.table.id}.txt"'}
    )


@router.get("/tables/{id}/replay")
async def replay(service: ServiceAsked, room: RoomAsked) -> Response:
    """A finished game move by move, nothing hidden."""
    frames = await service.archive.replay(require_over(room))
    body = orjson.dumps({"table": room_json(service, room), "frames": orjson.Fragment(frames)})
    return Response(body, media_type="application/json")


@router.get("/tables/{id}/story")
async def story(service: ServiceAsked, room: RoomAsked) -> Response:
    """What has happened so far, as an onlooker was told it: the first view, and what changed with every entry."""
    return Response(await service.archive.story(room.table.id, room.table.seq), media_type="application/json")


@router.get("/tables/{id}/review")
async def review(service: ServiceAsked, room: RoomAsked, progress: bool = False) -> Response:
    """What the coach says about a finished game.

    With `progress` nobody waits longer than a second: before the answer is ready it is 202 and tells which share is.
    """
    review = service.reviews.of(require_over(room))
    if progress:
        await asyncio.wait({review}, timeout=PROGRESS_SECONDS)
        if not review.done():
            share = round(service.reviews.progress.get(room.table.id, 0.0), 2)
            return JSONResponse({"progress": share}, status_code=202)
    return Response(await asyncio.shield(review), media_type="application/json")


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
