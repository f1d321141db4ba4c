"""What every answer says to browsers, and who may speak to us from a page: our own pages only."""

from __future__ import annotations

import time
from typing import Any

from starlette.types import ASGIApp, Message, Receive, Scope, Send

from wanderwall.problem import Problem
from wanderwall.server.http.answers import told
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
#: of the body of a request, in bytes
LARGEST = 16 * 1024
#: of a path, in bytes; ours are shorter, and no file system is asked for longer ones
LONGEST_PATH = 200
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
                if b"cache-control" not in known and scope["path"].startswith("/api/"):  # told to one, for that one
                    headers.append((b"cache-control", b"no-store"))
                status = f"{message['status'] // 100}xx"
                self._metrics.requests.labels(status).observe(time.perf_counter() - began)
            await send(message)

        if not speakable(scope["path"]):
            await told(Problem("server.request", where="path"), 404)(scope, receive, sent)
            return
        if scope["method"] not in SAFE and not same_origin(scope):
            await told(Problem("server.origin"))(scope, receive, sent)
            return
        if scope["path"].startswith("/api/") and not self._limits.may("ask", scope):
            await told(Problem("server.too_many"))(scope, receive, sent)
            return
        body = _Body(receive)
        try:
            await self._app(scope, body.receive, sent)
        except TooLarge:
            await told(Problem("server.too_large"))(scope, receive, sent)


def speakable(path: str) -> bool:
    """Whether a path could be one of ours."""
    return len(path.encode(errors="replace")) <= LONGEST_PATH and path.isprintable()


class TooLarge(Exception):
    """Somebody sends more than anybody needs to."""


class _Body:
    """A request's body, as long as it is small."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._size = 0

    async def receive(self) -> Message:
        message = await self._receive()
        if message["type"] == "http.request":
            self._size += len(message.get("body", b""))
            if self._size > LARGEST:
                raise TooLarge
        return message


def same_origin(scope: Scope) -> bool:
    """Browsers say where a page is from; programs say nothing."""
    headers: dict[bytes, Any] = dict(scope["headers"])
    origin = headers.get(b"origin")
    if origin is None:
        return True
    return bool(origin.partition(b"://")[2] == headers.get(b"host"))
