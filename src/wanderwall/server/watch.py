"""Records in the browser: a replay of each, and a list of all. Nothing is stored, and clients can only watch."""

from __future__ import annotations

import asyncio
import sys
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Annotated, NamedTuple

import orjson
import uvicorn
from fastapi import FastAPI, Query, Request, Response
from fastapi.responses import JSONResponse, PlainTextResponse

from wanderwall.bots import is_offered
from wanderwall.match.record import Record, final, load, pick, read_text, split
from wanderwall.problem import Problem
from wanderwall.server import logs
from wanderwall.server.http.files import File, add_page
from wanderwall.server.http.problems import problem_response
from wanderwall.server.http.security import AllowedHosts, SecurityMiddleware
from wanderwall.server.run import addresses, bind
from wanderwall.server.tables.catalogue import catalogue, edition_json
from wanderwall.server.tables.history import replay_of
from wanderwall.server.tables.log import Moves, TableOpening
from wanderwall.server.tables.state import BOT, OVER, PERSON, Occupant, Table
from wanderwall.server.tables.views import table_json

HERE = "127.0.0.1"
LONGEST_NAME = 40


class Film(NamedTuple):
    """One game of a file, counted from 1."""

    file: Path
    number: int

    def record(self) -> Record:
        return load(self.file, self.number)


def films(path: Path) -> list[Film]:
    """The games of a file, or of all records in a folder by name; raises a Problem if there are none."""
    if not path.is_dir():
        read_text(path)  # a file that is not text is refused here, one in a folder when it is shown
        found = _games(path)
        if len(found) == 1:
            found[0].record()
        return found
    try:
        files = sorted(file for file in path.iterdir() if file.is_file() and _looks_like_a_record(file))
    except OSError:
        raise Problem("file.unreadable", file=str(path)) from None
    if not files:
        raise Problem("watch.no_records", folder=str(path))
    return [film for file in files for film in _games(file)]


def _games(file: Path) -> list[Film]:
    """All games in a file; if it cannot be read, one game that is reported as damaged when it is shown."""
    try:
        count = sum(1 for _ in split(read_text(file)))
    except Problem:
        count = 0
    return [Film(file, number) for number in range(1, max(count, 1) + 1)]


def _looks_like_a_record(file: Path) -> bool:
    try:
        with file.open(encoding="utf-8") as text:
            return text.read(1000).lstrip("\ufeff \n").startswith("[")
    except (OSError, UnicodeDecodeError):
        return False


def watch(shown: list[Film], port: int, ready: Callable[[str], None], report: Callable[[Problem], None]) -> None:
    """Show the games until stopped. `ready` is called with the URL of the only one, or of the list, `report` with the
    problem of one of several.
    """
    listener = bind(HERE, port)
    (root,) = addresses(HERE, listener.getsockname()[1])
    app = make_app(shown, report, lambda: ready(f"{root}r/1" if len(shown) == 1 else f"{root}finished"))
    config = uvicorn.Config(app, log_config=logs.CONFIG, log_level="warning", access_log=False, server_header=False)
    uvicorn.Server(config).run([listener])


def make_app(
    shown: list[Film], report: Callable[[Problem], None], started: Callable[[], None] = lambda: None
) -> FastAPI:
    """The page, and the part of the API that its replays need; the id of a film is its number in the list."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        started()
        yield

    app = FastAPI(docs_url=None, redoc_url=None, openapi_url=None, lifespan=lifespan)
    # the page has the same rights as on a server, and another site that lets its own name resolve to us has none
    app.add_middleware(SecurityMiddleware, hosts=AllowedHosts(()))
    games = File.of(orjson.dumps(catalogue()), "application/json")
    newest = max(int(film.file.stat().st_mtime * 1000) for film in shown)

    def film_of(id: str) -> Film:
        if not (id.isascii() and id.isdigit() and 1 <= int(id[:9]) <= len(shown)):
            raise Problem("table.unknown")
        return shown[int(id) - 1]

    def table_of(id: str) -> Table:
        # the list is sorted by time, the latest first: a little less for each keeps their order
        return as_table(id, film_of(id).record(), newest - int(id))

    @app.exception_handler(Problem)
    async def problem(request: Request, problem: Problem) -> JSONResponse:
        return problem_response(problem)

    @app.get("/api/games")
    async def all_games(request: Request) -> Response:
        return games.answer(request)

    @app.get("/api/me")
    async def me() -> dict[str, object]:
        return {"name": "", "network": None, "embed": False}

    @app.get("/api/finished")
    def finished_games(before: int | None = None, limit: Annotated[int, Query(ge=1, le=50)] = 20) -> dict[str, object]:
        first = 1 if before is None else newest - before + 1
        tables = []
        for number in range(max(first, 1), len(shown) + 1):
            try:
                tables.append(table_json(table_of(str(number))))
            except Problem as problem:  # a damaged one does not hide the others
                report(problem)
            if len(tables) == limit:
                break
        return {"tables": tables}

    @app.get("/api/tables/{id}/replay")
    def replay(id: str) -> Response:
        table = table_of(id)
        body = orjson.dumps({"table": table_json(table), "frames": replay_of(table)})
        return Response(body, media_type="application/json")

    @app.get("/api/tables/{id}/record")
    def record(id: str) -> PlainTextResponse:
        film = film_of(id)
        text = pick(read_text(film.file), film.number)
        return PlainTextResponse(text.strip("\n") + "\n")

    @app.get("/api/tables/{id}/review")
    async def review(id: str) -> Response:
        return Response(await _review(film_of(id)), media_type="application/json")

    @app.api_route("/api/{path:path}", methods=["GET", "POST", "DELETE"])
    async def nothing_else(path: str) -> Response:
        raise Problem("table.unknown")

    add_page(app)
    return app


def replay_file(record: Record) -> bytes:
    """Return a game with all its positions as JSON, for the module of boards on another website."""
    table = as_table("1", record, 0)
    return orjson.dumps(
        {"table": table_json(table), "edition": edition_json(record.edition), "frames": replay_of(table)}
    )


def as_table(id: str, record: Record, at: int) -> Table:
    """A record as a table whose game is over, however far it went."""
    moves = Moves.since(record.opening).plus(record.moves)
    occupants = tuple(_occupant(record, colour) for colour in record.opening.colours)
    opening = TableOpening(  # the settings are of tables on the page: a record has none
        edition=record.edition.id, options={}, colours=None, sitters=[], maker="", listed=False, clock=None,
        timeout="pass", undo=False, hints=False,
    )  # fmt: skip
    return Table(
        id,
        at,
        opening,
        record.game,
        record.opening,
        occupants,
        final(record),
        len(record.moves),
        OVER,
        moves,
        ended=at,
    )


def _occupant(record: Record, colour: str) -> Occupant:
    name = record.headers.get(colour.capitalize(), "")
    bot = name.removeprefix("bot:")
    if bot != name and is_offered(bot, record.game.name):
        return Occupant(BOT, bot, bot=bot)
    return Occupant(PERSON, (bot or colour)[:LONGEST_NAME], guest=colour)


async def _review(film: Film) -> bytes:
    """The coach's review, computed in a separate process."""
    words = (sys.executable, "-m", "wanderwall", "review", str(film.file), "--game", str(film.number), "--json")
    coach = await asyncio.create_subprocess_exec(
        *words, stdout=asyncio.subprocess.PIPE, stderr=asyncio.subprocess.DEVNULL
    )
    try:
        said, _ = await coach.communicate()
    except asyncio.CancelledError:
        coach.kill()
        raise
    if coach.returncode:
        raise Problem("coach.failed")
    return said
