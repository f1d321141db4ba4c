"""Security headers on every answer, bounds on requests, and requests from other sites' pages refused."""

from __future__ import annotations

import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wanderwall.problem import Problem
from wanderwall.server.http.http_wire import MAX_BODY_BYTES
from wanderwall.server.http.problems import problem_response
from wanderwall.server.limits import Limits
from wanderwall.server.metrics import Metrics

#: of the page and everything else: nothing from elsewhere, nothing written into the page
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data: blob:; font-src 'self'; "
    "connect-src 'self'; manifest-src 'self'; worker-src 'self'; media-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"no-referrer"),
    (b"permissions-policy", b"camera=(), microphone=(), geolocation=()"),
]
#: over HTTPS only: on plain HTTP browsers ignore it, and complain of it on every page
SECURE_HEADERS = [(b"cross-origin-opener-policy", b"same-origin")]
#: ours are shorter, and no file system is asked for longer ones
MAX_PATH_BYTES = 200
SAFE = {"GET", "HEAD", "OPTIONS"}


class Guard:
    """Stands before the app: same origin, small bodies, headers on every answer."""

    def __init__(self, app: ASGIApp, metrics: Metrics, limits: Limits) -> None:
        self._app = app
        self._metrics = metrics
        self._limits = limits

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] == "websocket":
            if not same_origin(scope):
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

        async def sent(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = message["headers"] = [*message.get("headers", []), *HEADERS]
                if scope["scheme"] == "https":
                    headers += SECURE_HEADERS
                known = {name.lower() for name, _ in headers}
                if b"content-security-policy" not in known:
                    headers.append((b"content-security-policy", POLICY.encode()))
                if b"cache-control" not in known and scope["path"].startswith(
                    "/api/"
                ):  # meant for whoever asked, and no cache
                    headers.append((b"cache-control", b"no-store"))
                status = f"{message['status'] // 100}xx"
                self._metrics.requests.labels(status).observe(time.perf_counter() - began)
            await send(message)

        if not is_plausible_path(scope["path"]):
            await problem_response(Problem("server.request", where="path"), 404)(scope, receive, sent)
            return
        if scope["method"] not in SAFE and not same_origin(scope):
            await problem_response(Problem("server.origin"))(scope, receive, sent)
            return
        if any(name == b"content-length" and int(value) > MAX_BODY_BYTES for name, value in scope["headers"]):
            await problem_response(Problem("server.too_large"))(scope, receive, sent)
            return
        if not self._limits.may("ask" if scope["path"].startswith("/api/") else "fetch", scope):
            await problem_response(Problem("server.too_many"))(scope, receive, sent)
            return
        body = _Body(receive)
        try:
            await self._app(scope, body.receive, sent)
        except TooLarge:
            await problem_response(Problem("server.too_large"))(scope, receive, sent)


def is_plausible_path(path: str) -> bool:
    """Whether a path could be one of ours: short, and nothing in it that cannot be printed."""
    return len(path.encode(errors="replace")) <= MAX_PATH_BYTES and path.isprintable()


class TooLarge(Exception):
    """The body of a request is larger than any of ours."""


class _Body:
    """Receives a request's body, up to a bound."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._size += len(message.get("body", b""))
            if self._size > MAX_BODY_BYTES:
                raise TooLarge
        return message


def same_origin(scope: Scope) -> bool:
    """Browsers say where a page is from; programs say nothing."""
    headers: dict[bytes, Any] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return bool(origin.partition(b"://")[2] == headers.get(b"host"))
