"""Lists and archive over HTTP: the story of a game so far; finished games with replay, record and review; the games of
a guest; ratings.
"""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Query, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from wanderwall.games import game as find_game
from wanderwall.server.desk import archive as desk
from wanderwall.server.http.dependencies import GameParam, Guest, LiveTableParam, ServicesParam
from wanderwall.server.services import Json, require_over
from wanderwall.server.tables.ratings import public_rating

router = APIRouter(prefix="/api", tags=["archive"])


@router.get("/tables/{id}/record", response_class=PlainTextResponse)
async def download(services: ServicesParam, live_table: LiveTableParam) -> PlainTextResponse:
    """A finished game as a record."""
    record = await services.archive.record(require_over(live_table))
    return PlainTextResponse(
        record, headers={"Content-Disposition": f'attachment; filename="wanderwall-{live_table.table.id}.txt"'}
    )


@router.get("/tables/{id}/replay")
async def replay(services: ServicesParam, live_table: LiveTableParam) -> Response:
    """A finished game move by move, nothing hidden."""
    return Response(await desk.replay(services, live_table), media_type="application/json")


@router.get("/tables/{id}/story")
async def story(services: ServicesParam, live_table: LiveTableParam) -> Response:
    """The game so far as spectators saw it: the first view, and what every entry changed."""
    return Response(
        await services.archive.story(live_table.table.id, live_table.table.seq), media_type="application/json"
    )


@router.get("/tables/{id}/review")
async def review(services: ServicesParam, live_table: LiveTableParam, progress: bool = False) -> Response:
    """The coach's review of a finished game.

    With `progress` the request takes at most a second: until the review is ready, the response is 202 with the finished
    share.
    """
    said = await desk.review(services, live_table, progress)
    if isinstance(said, float):
        return JSONResponse({"progress": said}, status_code=202)
    return Response(said, media_type="application/json")


@router.get("/finished")
async def finished_games(
    services: ServicesParam,
    guest: Guest,
    game: GameParam = None,
    mine: bool = False,
    before: Annotated[int | None, Query(ge=0, lt=2**53)] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> Json:
    """Games that are over, the latest first: listed ones, or all of yours."""
    return await desk.finished_games(services, guest if mine else None, game, before, limit)


@router.get("/mine")
async def mine(services: ServicesParam, guest: Guest) -> Json:
    """Your unfinished games, the newest first, and whether it is your turn."""
    return await desk.mine(services, guest)


@router.get("/ratings")
async def ratings(services: ServicesParam, game: Annotated[str, Query(max_length=32)] = "classic") -> Json:
    """The best players, bots included."""
    players = await services.store.ratings(find_game(game).name)
    return {
        "ratings": [
            {
                "name": player.name,
                "bot": player.player.startswith("bot:"),
                **public_rating(player.rating)._asdict(),
                "games": player.games,
            }
            for player in players
        ]
    }
