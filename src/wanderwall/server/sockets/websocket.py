"""A session over one WebSocket: sending, receiving, and closing it with the right code."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Coroutine, Mapping
from typing import Annotated, Protocol, TypeVar

import orjson
from fastapi import WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.types import Message
from starlette.websockets import WebSocketDisconnect

from wanderwall.problem import Problem
from wanderwall.server.ids import read_id
from wanderwall.server.json_bytes import path_of
from wanderwall.server.limits import Bucket
from wanderwall.server.services import Services
from wanderwall.server.sockets import messages
from wanderwall.server.sockets.session import (
    COME_BACK,
    HELLO_SECONDS,
    MAX_MESSAGE_CHARACTERS,
    MESSAGE,
    NO_HELLO,
    NOT_UNDERSTOOD,
    TOO_LARGE,
    SessionClosed,
    TableSession,
    closing_of,
)

TOO_MANY = 4429

T = TypeVar("T")


class WebSocketWire(Protocol):
    """The transport of a session's messages."""

    def send_text(self, text: bytes) -> bool:
        """Send a message; return False if the client does not read what was sent before."""

    async def next_message(self) -> bytes | Message:
        """Return what arrives next: a text as bytes, or an ASGI message."""

    def stop_messages(self) -> None:
        """Wake the task that waits for the next message."""

    def mark_seated(self) -> None:
        """Note that the client has shown the key of a seat."""


class WebSocketSession:
    """Session of one client on one WebSocket."""

    def __init__(self, websocket: WebSocket, services: Services) -> None:
        self.address = services.limits.address(websocket.scope)
        self.closing: int | None = None
        self._socket_services = services
        self._websocket = websocket
        self._wire: WebSocketWire = websocket.scope["state"]["wire"]
        self._bucket = Bucket(rate=20, burst=80)

    # ── sending ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def send(self, message: bytes) -> None:
        if self.closing is None and not self._wire.send_text(message):
            self._socket_services.metrics.slow.inc()
            self.close(COME_BACK)

    def send_json(self, message: Mapping[str, object]) -> None:
        self.send(orjson.dumps(message))

    def close(self, code: int) -> None:
        """End the session: finish the message in progress and read no more."""
        if self.closing is None:
            self.closing = code
            self._wire.stop_messages()

    # ── reading ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def read_message(self, read: TypeAdapter[T]) -> T:
        """Return the next message; end the session if it is invalid, too long or one too many."""
        arrived = await self._wire.next_message()
        text: bytes | str | None = None
        if isinstance(arrived, bytes):
            text = arrived
        elif arrived["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(arrived.get("code", 1000))
        elif arrived["type"] == "websocket.receive":
            text = arrived.get("text")
        services = self._socket_services
        services.metrics.message += 1
        if services.settings.limits and not self._bucket.take():
            raise SessionClosed(TOO_MANY)
        if text is None:
            raise SessionClosed(NOT_UNDERSTOOD, Problem("server.request", where=MESSAGE))
        if len(text) > MAX_MESSAGE_CHARACTERS:
            raise SessionClosed(TOO_LARGE, Problem("server.too_large"))
        try:
            message: T = read.validator.validate_json(text)
            return message
        except ValidationError as error:
            raise SessionClosed(NOT_UNDERSTOOD, _problem_of(error, text)) from None

    async def read_first(self, read: TypeAdapter[T]) -> T:
        """Return the first message, which must arrive within `HELLO_SECONDS`."""
        try:
            async with asyncio.timeout(HELLO_SECONDS):
                return await self.read_message(read)
        except TimeoutError:
            raise SessionClosed(NO_HELLO) from None

    def count_guess(self) -> None:
        """Count a wrong id or key; correct ones are never counted."""
        if not self._socket_services.limits.may("guess", self._websocket.scope):
            raise SessionClosed(TOO_MANY) from None

    async def run(self, session: Coroutine[object, object, None]) -> None:
        """Run the session, then close the socket with the code that fits."""
        closing: SessionClosed | None = None
        self._socket_services.metrics.sockets.inc()
        try:
            # in a separate task: otherwise each await would wake every coroutine between uvicorn and here
            await asyncio.create_task(session)
        except WebSocketDisconnect:
            pass
        except Exception as error:
            closing = closing_of(error)
        finally:
            self._socket_services.metrics.sockets.dec()
        if self.closing:
            closing = SessionClosed(self.closing)
        if closing:
            await _close(self._websocket, closing)


async def _close(websocket: WebSocket, closing: SessionClosed) -> None:
    with contextlib.suppress(RuntimeError, OSError, TimeoutError, WebSocketDisconnect):
        async with asyncio.timeout(2):
            await websocket.close(closing.code, closing.reason)


def _problem_of(error: ValidationError, text: str | bytes) -> Problem:
    """The problem of a message, as that of a request: it names the key."""
    first = error.errors(include_url=False, include_context=False, include_input=False)[0]
    try:
        message = orjson.loads(text)
    except ValueError:
        return Problem("server.request", where=MESSAGE)
    kind, where = first["type"], first["loc"][1:]  # it begins with the type of the message
    if kind.startswith("union_tag"):
        return Problem("server.request", where=f"{MESSAGE}.type" if isinstance(message, dict) else MESSAGE)
    return Problem("server.request", where=path_of((MESSAGE, *where), message, is_missing=kind == "missing"))


#: validates messages from the network, which may contain anything
_read: TypeAdapter[messages.ClientMessage] = TypeAdapter(Annotated[messages.ClientMessage, Field(discriminator="type")])


class TableWebSocketSession(WebSocketSession, TableSession):
    """One socket at a table."""

    def __init__(self, websocket: WebSocket, services: Services) -> None:
        TableSession.__init__(self, services, services.limits.address(websocket.scope))
        WebSocketSession.__init__(self, websocket, services)

    async def next_message(self) -> messages.ClientMessage:
        return await self.read_message(_read)

    def on_seat_key(self) -> None:
        self._wire.mark_seated()

    def on_wrong_key(self) -> None:
        self.count_guess()

    def on_refusal(self, problem: Problem) -> None:
        self._socket_services.metrics.refusals.labels(problem.code).inc()


async def live(websocket: WebSocket, id: str, services: Services) -> None:
    """Endpoint of a table: run a session and close it with the right code."""
    await websocket.accept()
    session = TableWebSocketSession(websocket, services)
    await session.run(session.serve(read_id(id)))
