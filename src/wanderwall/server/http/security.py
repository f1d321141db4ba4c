"""Security headers on every response, limits on requests, and refusal of requests from other sites' pages."""

from __future__ import annotations

import asyncio
import ipaddress
import re
import socket
import time
from collections.abc import Callable, Iterable

from starlette.exceptions import HTTPException
from starlette.responses import PlainTextResponse, RedirectResponse, Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wanderwall.i18n import Texts, accept_language
from wanderwall.problem import Problem
from wanderwall.server.connections import MAX_BODY_BYTES
from wanderwall.server.http.problems import STATUS, problem_response
from wanderwall.server.limits import KNOWN, Limits, host_name
from wanderwall.server.metrics import Metrics

#: endings that nobody can register on the internet
LOCAL = (".localhost", ".local", ".internal", ".home.arpa")
#: the admin's setting for a server behind a proxy that checks host names itself
ANY = "*"


def host_of(scope: Scope) -> str:
    """The `Host` header as it was sent; empty if a program sends none, and not a valid name if there are two.

    >>> host_of({"headers": [(b"host", b"Maze.Local.:8000")]}), host_of({"headers": []})
    ('Maze.Local.:8000', '')
    """
    return " ".join(value.decode("latin-1").strip() for name, value in scope["headers"] if name == b"host")


class AllowedHosts:
    """The accepted names: IP addresses, this machine's own name, names of the local network, and those the admin has
    set.
    """

    def __init__(self, given: Iterable[str]) -> None:
        names = {name.strip().lower().removesuffix(".") for name in given}
        self._any = ANY in names
        self._names = {"", "localhost", socket.gethostname().lower(), *names}
        self._endings = (*LOCAL, *(name[1:] for name in names if name.startswith("*.")))

    def answers_to(self, said: str) -> bool:
        """Whether this is an accepted name, with or without a port; anything that is not a host name is refused."""
        host = host_name(said) if said else ""
        if host is None:
            return self._any
        return self._any or host in self._names or host.endswith(self._endings) or _is_number(host)


def _is_number(host: str) -> bool:
    try:
        ipaddress.ip_address(host)
    except ValueError:
        return False
    return True


#: for the page and everything else: nothing from other origins, nothing inline
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
#: over HTTPS only: on plain HTTP browsers ignore it, and log a warning on every page
SECURE_HEADER = (b"cross-origin-opener-policy", b"same-origin")
#: only if enabled: for a year browsers refuse plain HTTP, also for other services on the same host name
HSTS_HEADER = (b"strict-transport-security", b"max-age=31536000")
#: ours are shorter, and the file system is never asked for longer ones
MAX_PATH_BYTES = 200
#: of a host name that is repeated in a response
MAX_HOST_CHARACTERS = 80
#: what no host name contains: a response must not repeat it
NOT_IN_NAMES = re.compile(r"[^\w.:\[\]-]")
SAFE = {"GET", "HEAD", "OPTIONS"}
#: only wrong requests are counted here: a right code is never refused, however many clients at the same address guess
CODES = "/api/codes/"


class SecurityMiddleware:
    """Middleware before the app: checks the host name, the origin and the size of a body, and sets headers on every
    response. Limits and request metrics are for servers that strangers can reach.
    """

    def __init__(
        self,
        app: ASGIApp,
        hosts: AllowedHosts,
        limits: Limits | None = None,
        known: Callable[[Scope], str | None] = lambda _: None,
        metrics: Metrics | None = None,
        hsts: bool = False,
    ) -> None:
        self._app = app
        self._secure_headers = [SECURE_HEADER, HSTS_HEADER] if hsts else [SECURE_HEADER]
        self._metrics = metrics
        self._limits = limits
        self._known = known
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not self._hosts.answers_to(host_of(scope)) or not same_origin(scope):
                await receive()
                await send({"type": "websocket.close", "code": 1008})
                return
            await self._app(scope, receive, send)
        elif scope["type"] == "http":
            await self._http(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = time.perf_counter()

        async def send_with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["scheme"] == "https":
                    headers += self._secure_headers
                known = {name.lower() for name, _ in headers}
                if b"content-security-policy" not in known:
                    headers.append((b"content-security-policy", POLICY.encode()))
                if b"cache-control" not in known and _is_api(scope):  # meant for this client, not for a cache
                    headers.append((b"cache-control", b"no-store"))
                if self._metrics:
                    status = f"{message['status'] // 100}xx"
                    self._metrics.requests.labels(status).observe(time.perf_counter() - began)
            await send(message)

        problem = self._problem_with(scope)
        if problem:
            await (await _refusal(scope, problem))(scope, receive, send_with_headers)
            return
        await self._app(scope, _Body(receive).receive, send_with_headers)

    def _problem_with(self, scope: Scope) -> Problem | None:
        """Why a request is refused before the app sees it, if it is."""
        if not is_plausible_path(scope["path"]):
            return Problem("server.request", where="path")
        if self._limits and self._limits.on:
            scope.setdefault("state", {})[KNOWN] = self._known(scope)
            kind = "ask" if _is_api(scope) else "fetch"
            if not scope["path"].startswith(CODES) and not self._limits.may(kind, scope):
                return Problem("server.too_many")
        if not self._hosts.answers_to(said := host_of(scope)):
            return Problem("server.host", host=(host_name(said) or NOT_IN_NAMES.sub("", said))[:MAX_HOST_CHARACTERS])
        if scope["method"] not in SAFE and not same_origin(scope):
            return Problem("server.origin")
        if any(name == b"content-length" and int(value) > MAX_BODY_BYTES for name, value in scope["headers"]):
            return Problem("server.too_large")
        return None


def _is_api(scope: Scope) -> bool:
    return bool(scope["path"].startswith("/api/"))


async def _refusal(scope: Scope, problem: Problem) -> Response:
    """The response, for the page and for programs. A wrong host name is explained as plain text: the client has no page
    yet.
    """
    if problem.code == "server.request":
        return problem_response(problem, 404)
    if problem.code != "server.host" or _is_api(scope):
        return problem_response(problem)
    accepted = dict(scope["headers"]).get(b"accept-language", b"").decode("latin-1")
    texts = Texts(accept_language(accepted))
    text = await asyncio.to_thread(texts.problem, problem)  # loading a language takes a while, once
    return PlainTextResponse(text, STATUS[problem.code])


def is_plausible_path(path: str) -> bool:
    """Whether a path could be one of ours: short, and only printable characters."""
    return len(path.encode(errors="replace")) <= MAX_PATH_BYTES and path.isprintable()


class _Body:
    """Receive the body of a request, up to a limit. It raises the one kind of error that FastAPI lets through."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._size += len(message.get("body", b""))
            if self._size > MAX_BODY_BYTES:
                raise HTTPException(STATUS["server.too_large"])
        return message


def same_origin(scope: Scope) -> bool:
    """Whether the request comes from our own page. Browsers send the origin of a page; programs send nothing."""
    headers: dict[bytes, bytes] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return origin.partition(b"://")[2] == headers.get(b"host")


class SubPath:
    """A path prefix, such as /games/, for a server that shares a proxy with other services. It is removed before
    anything else reads the path. The proxy may remove it, or leave it to this class.
    """

    def __init__(self, app: ASGIApp, path: str) -> None:
        self._app = app
        self._path = path

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] in ("http", "websocket"):
            asked: str = scope["path"]
            if asked == self._path[:-1] and scope["type"] == "http":
                await RedirectResponse(self._path, 308)(scope, receive, send)
                return
            if asked.startswith(self._path):
                scope["path"] = asked[len(self._path) - 1 :]
                scope.pop("raw_path", None)
        await self._app(scope, receive, send)
