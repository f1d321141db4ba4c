"""The app of one server process: HTTP, sockets and the page on one set of services."""

from __future__ import annotations

import logging
import os
import signal
import threading
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import asynccontextmanager, contextmanager
from functools import partial
from typing import Any

import orjson
from fastapi import Depends, FastAPI, Request, Response, WebSocket
from fastapi.exceptions import RequestValidationError
from fastapi.responses import JSONResponse
from starlette.exceptions import HTTPException

from wanderwall import __version__
from wanderwall.problem import Problem
from wanderwall.server import old_names
from wanderwall.server.api.fastapi import add_routes, describe, identify, require_machine_or_admin
from wanderwall.server.api.responses import Health
from wanderwall.server.api.server_routes import ROUTES
from wanderwall.server.assemble import ServerProcess, assemble
from wanderwall.server.http import previews
from wanderwall.server.http.docs import add_docs, add_manual
from wanderwall.server.http.files import File, add_page
from wanderwall.server.http.problems import STATUS, problem_response
from wanderwall.server.http.security import AllowedHosts, SecurityMiddleware, SubPath
from wanderwall.server.settings import Settings
from wanderwall.server.sockets.room_session import live_room
from wanderwall.server.sockets.websocket import live
from wanderwall.server.storage.store import error_name, storage_problem
from wanderwall.server.tables.catalogue import catalogue

ROOM_SOCKET = "/api/rooms/{id}/live"

logger = logging.getLogger(__name__)


def _is_not_invalid_utf8(record: logging.LogRecord) -> bool:
    """Whether to log a record: a client that sends invalid UTF-8 is disconnected, which is not worth a traceback each
    time.
    """
    return not record.getMessage().startswith("Invalid UTF-8")


@contextmanager
def default_signals() -> Iterator[None]:
    """Use the default signal handlers while waiting for the database: there is nothing to finish first, and uvicorn
    ignores signals during startup.
    """
    if threading.current_thread() is not threading.main_thread():
        yield
        return
    before = {number: signal.signal(number, signal.SIG_DFL) for number in (signal.SIGINT, signal.SIGTERM)}
    try:
        yield
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)


def end_process() -> None:
    """End this server process; its supervisor starts another one."""
    os.kill(os.getpid(), signal.SIGTERM)


def make_app(
    settings: Settings,
    started: Callable[[], None] = lambda: None,
    failed: Callable[[Problem], None] | None = None,
    restart: Callable[[], None] = end_process,
) -> FastAPI:
    """Build the app. `started` is called when it can serve, `failed` with the problem when it cannot, and `restart` to
    end it and start it again.
    """
    services = assemble(settings, restart)
    process = ServerProcess(services)
    logging.getLogger("uvicorn.error").addFilter(_is_not_invalid_utf8)

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[dict[str, object]]:
        try:
            with default_signals():
                await process.start()
        except Problem as problem:
            if failed is None:
                raise
            failed(problem)
            yield {}
            return
        started()
        try:
            yield {"limits": services.limits}  # for the protocols below requests
        finally:
            await process.stop()

    refusals: dict[int | str, dict[str, Any]] = {  # `describe` adds the schema
        status: {"content": {"application/json": {"schema": {"$ref": "#/components/schemas/RefusedRequest"}}}}
        for status in (400, 403, 404, 409, 410, 413, 421, 422, 429, 503)
    }
    app = FastAPI(
        title="wanderwall",
        version=__version__,
        summary="The shifting-maze games: tables, seats, sockets. Live play is a WebSocket: /api/tables/{id}/live.",
        lifespan=lifespan,
        docs_url=None,
        redoc_url=None,
        servers=None if services.settings.path == "/" else [{"url": services.settings.path[:-1]}],
        responses=refusals,
    )
    app.state.services = services
    app.add_middleware(
        SecurityMiddleware,
        metrics=services.metrics,
        limits=services.limits,
        hosts=AllowedHosts(services.settings.names),
        known=partial(identify, services=services),
        hsts=services.settings.hsts,
    )
    if services.settings.path != "/":
        app.add_middleware(SubPath, path=services.settings.path)  # the middleware added last runs first
    _add_error_handlers(app)
    _add_server_routes(app, process)
    add_routes(app, ROUTES)
    describe(app)
    app.include_router(previews.router)

    @app.websocket("/api/tables/{id}/live")
    async def live_socket(websocket: WebSocket, id: str) -> None:
        await live(websocket, id, services)

    @app.websocket(ROOM_SOCKET)
    async def room_socket(websocket: WebSocket, id: str) -> None:
        await live_room(websocket, id, services)

    @app.websocket(old_names.old_path(ROOM_SOCKET))
    async def old_room_socket(websocket: WebSocket, id: str) -> None:
        await live_room(websocket, id, services, is_old=True)

    add_docs(app)
    add_manual(app)
    add_page(app, previews.describe, services.settings.embed)
    return app


def _add_error_handlers(app: FastAPI) -> None:
    @app.exception_handler(Problem)
    async def problem(request: Request, problem: Problem) -> JSONResponse:
        return problem_response(problem, is_old=old_names.is_old(request.scope["path"]))

    @app.exception_handler(HTTPException)
    async def http_error(request: Request, error: HTTPException) -> JSONResponse:
        if error.status_code == STATUS["server.too_large"]:
            return problem_response(Problem("server.too_large"))
        if error.status_code == 400:  # a body that is no JSON at all, or so deep that nothing reads it
            return problem_response(Problem("server.request", where="body"))
        return problem_response(Problem("server.request", where=request.url.path[:80]), error.status_code)

    @app.exception_handler(RequestValidationError)
    async def invalid(request: Request, error: RequestValidationError) -> JSONResponse:
        where = error.errors()[0]["loc"]
        return problem_response(Problem("server.request", where=".".join(map(str, where))[:80]))

    @app.exception_handler(OSError)
    async def storage(request: Request, error: Exception) -> JSONResponse:
        logger.error("a request could not be answered: %s", error_name(error))
        return problem_response(storage_problem(error))


def _add_server_routes(app: FastAPI, process: ServerProcess) -> None:
    services = process.services
    catalogue_file = File.of(orjson.dumps(catalogue(services.settings.bots)), "application/json")

    @app.get("/api/games", tags=["tables"])
    async def games(request: Request) -> Response:
        """All games, editions, options and bots."""
        return catalogue_file.answer(request)

    @app.get("/health", tags=["server"])
    async def health() -> Response:
        """Check that the database can be written to.

        Without its Redis the server keeps running, but is degraded: server processes notice late what others did.
        """
        await process.check()
        answer: Health = {"status": "well", "version": __version__}
        if not await services.bus.is_reachable():
            answer = {"status": "degraded", "missing": ["redis"], "version": __version__}
        return JSONResponse(answer)

    @app.get("/metrics", tags=["server"], response_class=Response, dependencies=[Depends(require_machine_or_admin)])
    async def metrics() -> Response:
        """Metrics for Prometheus, of all server processes: from this machine, or with the admin key."""
        process.measure()
        return Response(services.metrics.text(), media_type="text/plain; version=0.0.4")
