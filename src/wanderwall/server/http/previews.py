"""Link previews, for sites where people paste a link: a title, a description and a picture.

The client is a machine of another company. So previews contain no names of people, and of a running game no more than
any spectator may see.
"""

from __future__ import annotations

import asyncio
from contextlib import suppress
from datetime import UTC, date, datetime
from html import escape
from typing import Annotated, NamedTuple
from urllib.parse import quote

from fastapi import APIRouter, Path, Query, Request
from fastapi.responses import Response

from wanderwall.draw.preview import HEIGHT, WIDTH
from wanderwall.games import editions
from wanderwall.i18n import Texts, accept_language
from wanderwall.problem import Problem
from wanderwall.puzzles import Puzzle
from wanderwall.puzzles.day import day_of, number
from wanderwall.server.api.fastapi import ServicesParam, services_of
from wanderwall.server.api.puzzles import require_begun
from wanderwall.server.ids import read_id
from wanderwall.server.services import Services, require_over
from wanderwall.server.tables.state import OPEN, OVER, PLAYING, WAITING, Table
from wanderwall.server.tables.views import view_of
from wanderwall.server.workers.messages import JobMessage

#: the edition that is shown if there is nothing else to show
PLAIN = "classic-1986"
#: first parts of addresses that lead to something; all others are the page itself
PREVIEWED = ("t", "r", "puzzle", "puzzles", "day", "rush", "room")
#: title and description by the phase of a table
TABLE_TEXTS = {
    WAITING: ("preview-waiting", "preview-waiting-about"),
    PLAYING: ("preview-playing", "preview-playing-about"),
    OVER: ("preview-over", "preview-over-about"),
}
#: seconds that the page waits for its title
PATIENCE = 1.0
#: how long others may cache a picture: a running game changes, all others stay as they are
A_WHILE, LONG = "public, max-age=300", "public, max-age=86400"

router = APIRouter(prefix="/preview", include_in_schema=False)


class Preview(NamedTuple):
    """The texts of a link, and the address of its picture under /preview/."""

    title: str
    about: str
    picture: str


async def describe(path: str, request: Request) -> str:
    """The tags for an address of the page that leads to something. An error here never prevents the page from being
    served.
    """
    if path.partition("/")[0] not in PREVIEWED:
        return ""
    services, texts = services_of(request), Texts(accept_language(request.headers.get("accept-language", "")))
    about = await asyncio.to_thread(texts.say, "preview-about")  # loading a language takes a while, once
    preview = None
    with suppress(Problem, OSError):  # includes TimeoutError
        async with asyncio.timeout(PATIENCE):
            preview = await _preview_of(path, request, services, texts)
    plain = Preview("wanderwall", about, f"edition/{PLAIN}.png")
    root = f"{request.url.scheme}://{request.headers.get('host', '')}{services.settings.path}"
    line = request.query_params.get("line", "") if preview else ""
    link = root + quote(path) + (f"?line={quote(line, safe='')}" if line else "")
    return _tags(preview or plain, root, link, texts.language)


async def _preview_of(path: str, request: Request, services: Services, texts: Texts) -> Preview | None:
    first, _, rest = path.partition("/")
    if not services.limits.may("preview", request.scope):
        return None
    if first == "room":
        return Preview(texts.say("preview-room"), texts.say("preview-room-about"), f"edition/{PLAIN}.png")
    if first == "rush":
        return Preview(texts.say("rush-title"), texts.say("rush-about"), f"edition/{PLAIN}.png")
    if first in ("puzzles", "day"):
        today = datetime.fromtimestamp(services.clock.now() / 1000, UTC).date()
        day = require_begun(services, day_of(rest)) if first == "day" else today
        title = texts.say("puzzles-maze", number=number(day))
        return Preview(title, texts.say("puzzles-about"), f"day/{day.isoformat()}.png")
    if first == "puzzle":
        return await asyncio.to_thread(_of_puzzle, request.query_params.get("line", ""), texts)
    live_table = await services.tables.fresh(read_id(rest.strip("/")))  # a preview is no visit: paused bots stay paused
    return _of_table(live_table.table, texts)


def _of_puzzle(line: str, texts: Texts) -> Preview:
    puzzle = Puzzle.read(line)
    named, edition = f"puzzles-kind-{puzzle.asks}", puzzle.edition.title[texts.language]
    kind = texts.say(named) if texts.has(named) else puzzle.asks  # an external game brings no texts
    about = texts.say("preview-puzzle-about", kind=kind)
    return Preview(texts.say("preview-puzzle", edition=edition), about, f"puzzle.png?line={quote(line, safe='')}")


def _of_table(table: Table, texts: Texts) -> Preview:
    title, about = TABLE_TEXTS[table.status]
    free = sum(occupant.kind == OPEN for occupant in table.occupants)
    picture = f"edition/{table.edition.id}.png" if table.status == WAITING else f"table/{table.id}.png"
    return Preview(texts.say(title, edition=table.edition.title[texts.language]), texts.say(about, free=free), picture)


def _tags(preview: Preview, root: str, link: str, language: str) -> str:
    title, about, picture = (
        escape(text) for text in (preview.title, preview.about, f"{root}preview/{preview.picture}")
    )
    properties = {
        "og:type": "website", "og:site_name": "wanderwall", "og:locale": language,
        "og:url": escape(link), "og:title": title, "og:description": about,
        "og:image": picture, "og:image:type": "image/png", "og:image:width": WIDTH, "og:image:height": HEIGHT,
        "og:image:alt": title,
    }  # fmt: skip
    tags = "".join(f'<meta property="{name}" content="{text}" />' for name, text in properties.items())
    return (
        f'<title>{title}</title><meta name="description" content="{about}" />'
        f'<meta name="twitter:card" content="summary_large_image" />{tags}'
    )


# ── pictures ─────────────────────────────────────────────────────────────────────────────────────────────────────────


def _png(picture: bytes, age: str) -> Response:
    return Response(picture, media_type="image/png", headers={"Cache-Control": age})


def _asker(services: Services, request: Request) -> str:
    """The client that asks for a picture; refused if there are too many requests."""
    if not services.limits.may("preview", request.scope):
        raise Problem("server.too_many")
    return services.limits.address(request.scope)


async def _plain(services: Services, edition: str = "") -> Response:
    """The default picture: a board of the edition, or of the first one."""
    known = edition if edition in editions() else PLAIN
    return _png(await services.pictures.of_edition(known), LONG)


@router.get("/table/{id}.png")
async def of_table(services: ServicesParam, request: Request, id: Annotated[str, Path(max_length=40)]) -> Response:
    """The board of a game as spectators see it."""
    owner = _asker(services, request)
    try:
        table = (await services.tables.fresh(read_id(id))).table
    except Problem:
        return await _plain(services)
    view = view_of(table, None)
    if view is None:
        return await _plain(services, table.edition.id)
    return _png(await services.pictures.of_view(f"{table.id} {table.seq}", view, owner), A_WHILE)


@router.get("/film/{id}.webp")
async def of_game(services: ServicesParam, request: Request, id: Annotated[str, Path(max_length=40)]) -> Response:
    """The film of a finished game, without names; it waits until the coach has reviewed the game."""
    owner, table = _asker(services, request), read_id(id)
    require_over(await services.tables.fresh(table))

    async def read_game() -> JobMessage:
        record, review = await services.archive.record(table), await services.reviews.of(table)
        return {"record": record.decode(), "review": review.decode()}

    film = await services.pictures.film(table, read_game, owner)
    return Response(film, media_type="image/webp", headers={"Cache-Control": LONG})


@router.get("/puzzle.png")
async def of_puzzle(
    services: ServicesParam, request: Request, line: Annotated[str, Query(max_length=2000)] = ""
) -> Response:
    """The start of the puzzle on a line, after the solver has checked that it is one."""
    owner = _asker(services, request)
    try:
        puzzle = await services.puzzles.puzzle(owner, line=line)
    except Problem:
        return await _plain(services)
    return _png(await services.pictures.of_position(puzzle["position"], owner), LONG)


@router.get("/day/{day}.png")
async def of_day(services: ServicesParam, request: Request, day: Annotated[date, Path()]) -> Response:
    """The maze of a day that has begun."""
    owner = _asker(services, request)
    try:
        puzzle = await services.puzzles.puzzle(owner, day=require_begun(services, day).isoformat(), roll=False)
    except Problem:
        return await _plain(services)
    return _png(await services.pictures.of_position(puzzle["position"], owner), LONG)


@router.get("/edition/{edition}.png")
async def of_edition(
    services: ServicesParam, request: Request, edition: Annotated[str, Path(max_length=40)]
) -> Response:
    """A board of an edition."""
    _asker(services, request)
    return await _plain(services, edition)
