"""HTTP with a bound on what comes before a request's body: neither endless headers nor headers that never end."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

#: of the request line and all headers together
MAX_HEAD_BYTES = 32 * 1024
#: until they must have arrived
HEAD_TIMEOUT_SECONDS = 20.0


class HeaderLimitedHttp(HttpToolsProtocol):
    """One connection. Between two requests uvicorn's own keep-alive ends it."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._head = 0
        self._within_head = True
        self._late: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._wait()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_waiting()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        if self._within_head:
            self._head += len(data)
        super().data_received(data)
        if self._within_head and self._head > MAX_HEAD_BYTES:
            self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        super().on_message_begin()
        if not self._within_head:  # another request over the same connection
            self._head, self._within_head = 0, True
            self._wait()

    def on_headers_complete(self) -> None:
        self._within_head = False
        self._stop_waiting()
        super().on_headers_complete()

    def _wait(self) -> None:
        self._late = self.loop.call_later(HEAD_TIMEOUT_SECONDS, self.transport.close)

    def _stop_waiting(self) -> None:
        if self._late:
            self._late.cancel()
            self._late = None
