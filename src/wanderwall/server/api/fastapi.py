"""The table of routes over HTTP: FastAPI validates the address and the headers of a request by the types of its action,
and `api.read` its body, as offline.
"""

from __future__ import annotations

import inspect
from collections.abc import Awaitable, Callable
from contextlib import suppress
from functools import cache, cached_property, partial
from pathlib import Path as FilePath
from typing import Annotated, cast

from fastapi import Body, Depends, FastAPI, Path, Query, Request, Response
from fastapi import Header as HeaderParam
from fastapi.responses import JSONResponse
from pydantic import PlainValidator
from starlette.requests import HTTPConnection
from starlette.types import Scope

from wanderwall.problem import Problem
from wanderwall.server.api.admin import require_admin
from wanderwall.server.api.call import Download, Header, JsonText, NotReady, Taken
from wanderwall.server.api.read import read
from wanderwall.server.api.responses import Progress
from wanderwall.server.api.routes import BODY, Route
from wanderwall.server.guests import COOKIE
from wanderwall.server.ids import GUEST_LENGTH, new_key, read_id
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.limits import is_own_machine
from wanderwall.server.old_names import with_old_keys
from wanderwall.server.services import Services, parse_seat_key
from wanderwall.server.tables.commands import check_key

YEAR = 365 * 24 * 3600
CONTRACT = FilePath(__file__).with_name("openapi.json")
TABLES = "/api/tables/"

IdempotencyKey = Annotated[
    str,
    HeaderParam(pattern="^[A-Za-z0-9_-]{16,64}$", description="random; to repeat a request whose response was lost"),
]


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


ServicesParam = Annotated[Services, Depends(services_of)]


class HttpCaller:
    """The client of one request."""

    offline = False

    def __init__(self, request: Request, cookies: Response, name: str) -> None:
        self.services = services_of(request)
        self.request, self.cookies = request, cookies
        self._name = name
        self.address = self.services.limits.address(request.scope)
        self.network, self.embed = self.services.settings.network, bool(self.services.settings.embed)

    @cached_property
    def name(self) -> str:
        """A request without an idempotency key is never treated as a repetition."""
        return self._name or new_key()

    def header(self, header: Header) -> str:
        said = self.request.headers.get(header.name)
        return self.request.headers.get(header.old, "") if said is None and header.old else said or ""

    def guest(self, meet: bool = True) -> str:
        """The guest who sends the request.

        A new guest gets a cookie. A request that is repeated because its response was lost gets the same cookie again,
        but only from the same address, since proxies and logs see idempotency keys. The guest counts as known as soon
        as their address may have another known guest.
        """
        services, cookie = self.services, self.request.cookies.get(COOKIE)
        guest = services.guests.read(cookie)
        may_meet = meet or guest is not None
        known = may_meet and services.guests.read_known(cookie) is None and self.take("meet") is not None
        if guest is None or known:
            guest = guest or services.key_deriver.id("guest", self.address, self.name, length=GUEST_LENGTH)
            self.cookies.set_cookie(
                COOKIE,
                services.guests.cookie(guest, known),
                max_age=YEAR,
                path=services.settings.path,
                httponly=True,
                samesite="lax",
                secure=self.request.url.scheme == "https",
            )
        return guest

    def drop_cookie(self) -> None:
        self.cookies.delete_cookie(COOKIE, path=self.services.settings.path)

    def take(self, what: str) -> Taken | None:
        return self.services.limits.take(what, self.request.scope)

    def give_back(self, taken: Taken | None) -> None:
        self.services.limits.give_back(taken)

    def wrong_guess(self, problem: Problem) -> Problem:
        return problem if self.take("guess") is not None else Problem("server.too_many")


def identify(scope: Scope, services: Services) -> str | None:
    """An identity that nobody can claim without the cookie or the key. It costs no database access: a key is checked
    only if its table is in memory.
    """
    asked = HTTPConnection(scope)
    if guest := services.guests.read_known(asked.cookies.get(COOKIE)):
        return f"guest {guest}"
    seat = parse_seat_key(asked.headers.get("x-seat-key", "")[:80])
    path: str = scope["path"]
    if seat and path.startswith(TABLES):
        live_table = services.tables.loaded.get(read_id(path.removeprefix(TABLES).partition("/")[0]))
        with suppress(Problem):
            if live_table:
                check_key(live_table.table, *seat)
                return f"seat {live_table.table.id} {seat[0]}"
    return None


async def require_machine_or_admin(request: Request, authorization: Annotated[str, HeaderParam()] = "") -> None:
    """Refuse a client that neither has the admin key nor runs on this machine: metrics are for the admin."""
    if authorization:
        caller = HttpCaller(request, Response(), "")
        await require_admin(caller.services, caller, {})
    elif not is_own_machine(request.scope):
        raise Problem("admin.figures")


def add_routes(app: FastAPI, routes: tuple[Route, ...]) -> None:
    """Add all routes of the table, except those whose answer is a file."""
    for route in routes:
        if route.cached:
            continue
        app.add_api_route(
            route.path,
            _endpoint(route),
            methods=[route.method],
            status_code=route.status,
            tags=[route.tag],
            name=route.action.__name__,
            description=inspect.getdoc(route.action),
            response_model=None,
            response_class=Response if route.is_file else JSONResponse,
        )
        if route.old:
            endpoint = _endpoint(route, with_old_keys)
            app.add_api_route(route.old, endpoint, methods=[route.method], include_in_schema=False, response_model=None)


def describe(app: FastAPI) -> None:
    """Add to the OpenAPI what FastAPI cannot see: the types of responses, a sentence for each key, and examples. They
    are generated from the same declarations (`python -m tools generate contract`).
    """
    by_fastapi = app.openapi

    def openapi() -> dict[str, object]:
        return cast("dict[str, object]", merge(by_fastapi(), loads(CONTRACT.read_bytes())))

    app.openapi = cache(openapi)  # type: ignore[method-assign]


def merge(one: object, other: object) -> object:
    """Both documents in one; values of the other replace those of the first.

    >>> merge({"a": {"b": 1, "c": 2}}, {"a": {"b": 3}})
    {'a': {'b': 3, 'c': 2}}
    """
    if isinstance(one, dict) and isinstance(other, dict):
        return {**one, **{key: merge(one.get(key), value) for key, value in other.items()}}
    return other


def _endpoint(
    route: Route, keys: Callable[[object], object] = lambda answer: answer
) -> Callable[..., Awaitable[Response]]:
    """The function that FastAPI calls. Its signature says what to validate; `keys` may rename keys of the response."""

    async def find_caller(request: Request, response: Response, **given: object) -> dict[str, object]:
        name = str(given.pop("idempotency_key", ""))
        caller = HttpCaller(request, response, name)
        return await route.find_caller(caller.services, caller, given)

    async def endpoint(response: Response, found: dict[str, object], **given: object) -> Response:
        answer = _response(keys(await route.answer({**found, **given})), route.status)
        answer.raw_headers.extend(response.raw_headers)  # the cookie of a new guest
        return answer

    asked = [
        _parameter("request", Request),
        _parameter("response", Response),
        *(_parameter(one.name, Annotated[one.kind, Path()]) for one in route.address),
        *(
            _parameter(name.lower().replace("-", "_"), _header(header, name), "")
            for header in dict.fromkeys(need.header for need in route.needs if need.header)
            for name in (header.name, header.old)
            if name
        ),
    ]
    if route.is_named:
        asked.append(_parameter("idempotency_key", IdempotencyKey, ""))
    find_caller.__signature__ = inspect.Signature(asked)  # type: ignore[attr-defined]
    parts = [_parameter("response", Response), _parameter("found", Annotated[dict[str, object], Depends(find_caller)])]
    if route.body is not None:
        kind: object = route.body | None if route.is_body_optional else route.body
        default = None if route.is_body_optional else inspect.Parameter.empty
        reader = PlainValidator(partial(read, route.body, where="body"), kind)
        parts.append(_parameter(BODY, Annotated[kind, reader, Body()], default))
    parts += [_parameter(one.name, Annotated[one.kind, Query()], one.default) for one in route.query]
    endpoint.__signature__ = inspect.Signature(parts)  # type: ignore[attr-defined]
    return endpoint


def _header(header: Header, name: str) -> object:
    is_new = name == header.name
    field = HeaderParam(alias=name, max_length=header.max_length, description=header.sentence, include_in_schema=is_new)
    return Annotated[str, field]


def _parameter(name: str, kind: object, default: object = inspect.Parameter.empty) -> inspect.Parameter:
    return inspect.Parameter(name, inspect.Parameter.KEYWORD_ONLY, annotation=kind, default=default)


def _response(answer: object, status: int) -> Response:
    match answer:
        case JsonText(text=text):
            return Response(text, status, media_type="application/json")
        case NotReady(progress=progress):
            return JSONResponse(Progress(progress=progress), 202)
        case Download(body=body, media_type=media_type, name=name):
            disposition = f'attachment; filename="{name}"'
            return Response(body, status, {"Content-Disposition": disposition}, media_type)
    return Response(dumps(answer), status, media_type="application/json")
