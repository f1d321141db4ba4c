"""HTTP below requests: how much one connection may send, its deadlines, and when it is closed."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from wanderwall.server.limits import Limits

#: for the request line and all headers together
MAX_HEAD_BYTES = 32 * 1024
#: for the body of a request
MAX_BODY_BYTES = 16 * 1024
#: until a head, and then its body, must have arrived
HEAD_SECONDS = 20.0
BODY_SECONDS = 20.0
#: until the client must have read a response
ANSWER_SECONDS = 120.0
#: for the response to a request that is too large: many clients read it only after they have sent everything, and
#: closing at once would destroy it on its way
LINGER_SECONDS = 2.0
LINGER_BYTES = 8 * 1024 * 1024


class PipeliningRefused(Exception):
    """The next request came before the response to the last one."""


class LimitedHttp(HttpToolsProtocol):
    """One connection. Between two requests, uvicorn's own keep-alive closes it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits: Limits | None = self.app_state.get("limits")
        self._head = self._body = self._announced = 0
        self._within_head = True
        self._complete = False
        self._gone = False
        self._deadline: asyncio.TimerHandle | None = None

    # ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        if self._limits and not self._limits.admit(self, self.client[0] if self.client else "", transport.abort):
            self._gone = True
            transport.abort()
            return
        self._wait(HEAD_SECONDS, transport.close)

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        if self._limits:
            self._limits.waiting.leave(self)
        super().connection_lost(exc)

    def handle_websocket_upgrade(self) -> None:
        self._stop_waiting()
        if self._limits:
            self._limits.waiting.leave(self)
        super().handle_websocket_upgrade()

    # ── one request ──────────────────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        if self._gone:  # nobody reads it
            self._body += len(data)
            if self._body > LINGER_BYTES:
                self.transport.abort()
            return
        if self._deadline is None and not self._is_answering:  # empty lines before a request are not a request
            self._wait(HEAD_SECONDS, self.transport.close)
        if self._within_head:
            self._head += len(data)
        super().data_received(data)
        if self._within_head and self._head > MAX_HEAD_BYTES:
            self.send_400_response("Too large.")

    @property
    def _is_answering(self) -> bool:
        return self.cycle is not None and not self.cycle.response_complete

    def on_message_begin(self) -> None:
        if self._is_answering:
            raise PipeliningRefused
        super().on_message_begin()
        if not self._within_head:  # another request on the same connection
            self._head, self._body, self._announced = 0, 0, 0
            self._within_head, self._complete = True, False

    def on_header(self, name: bytes, value: bytes) -> None:
        super().on_header(name, value)
        if name.lower() == b"content-length":
            self._announced = int(value)

    def on_headers_complete(self) -> None:
        self._within_head = False
        self._wait(BODY_SECONDS, self.transport.close)
        if self._limits:
            self._limits.waiting.stay(self)
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._body += len(body)
        super().on_body(body)
        self._close_overlong()

    def on_message_complete(self) -> None:
        self._complete = True
        self._stop_waiting()
        super().on_message_complete()

    # ── its answer ───────────────────────────────────────────────────────────────────────────────────────────────────

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._close_overlong()

    def _close_overlong(self) -> None:
        """Close the connection after a body that is too large: what still arrives is discarded for a while, since the
        request has already been answered.
        """
        too_large = max(self._body, self._announced) > MAX_BODY_BYTES
        if self._gone or self._complete or self._is_answering or not too_large or self.transport.is_closing():
            return
        self._gone = True
        self._unset_keepalive_if_required()
        self.transport.write_eof()
        self._wait(LINGER_SECONDS, self.transport.abort)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._wait(ANSWER_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        if not self._gone:
            self._stop_waiting()

    def timeout_keep_alive_handler(self) -> None:
        super().timeout_keep_alive_handler()
        self._wait(ANSWER_SECONDS, self.transport.abort)  # it is closed only after everything has been sent

    # ── deadlines ────────────────────────────────────────────────────────────────────────────────────────────────────

    def _wait(self, seconds: float, then: Callable[[], None]) -> None:
        self._stop_waiting()
        self._deadline = self.loop.call_later(seconds, then)

    def _stop_waiting(self) -> None:
        if self._deadline:
            self._deadline.cancel()
            self._deadline = None
