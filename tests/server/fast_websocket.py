"""A WebSocket client that costs next to nothing, so that one core can play thousands of seats against the server.

It knows just enough of RFC 6455: text frames, pings and closing. Its mask is zero, which the standard allows and which
makes masking a no-op.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import cast

_GREETING = (
    "GET {path} HTTP/1.1\r\nHost: {host}:{port}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: d2FuZGVyd2FsbHdhbmRlcg==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
TEXT, BINARY, CLOSE, PING, PONG = 1, 2, 8, 9, 10


class FastWebSocket(asyncio.Protocol):
    """One connection. `heard` gets the text of every message, `gone` is called once at the end."""

    def __init__(
        self, path: str, host: str, port: int, heard: Callable[[bytes], None], gone: Callable[[], None]
    ) -> None:
        self._greeting = _GREETING.format(path=path, host=host, port=port).encode()
        self._heard, self._gone = heard, gone
        self._rest = b""
        self._greeted = False
        self.transport: asyncio.Transport | None = None
        self.greeted: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)  # uvloop's transport has the same interface
        self.transport.write(self._greeting)

    def connection_lost(self, error: Exception | None) -> None:
        if not self.greeted.done():
            self.greeted.set_exception(ConnectionError("refused"))
        self._gone()

    def data_received(self, data: bytes) -> None:
        data = self._rest + data if self._rest else data
        if not self._greeted:
            head, blank, data = data.partition(b"\r\n\r\n")
            if not blank:
                self._rest = head
                return
            if not head.startswith(b"HTTP/1.1 101"):
                self.greeted.set_exception(ConnectionError(head.decode(errors="replace")))
                self.close()
                return
            self._greeted = True
            self.greeted.set_result(None)
        start, size = 0, len(data)
        while size - start >= 2:
            length, body = data[start + 1], start + 2
            if length == 126:
                if size - start < 4:
                    break
                length, body = int.from_bytes(data[start + 2 : start + 4], "big"), start + 4
            elif length == 127:
                if size - start < 10:
                    break
                length, body = int.from_bytes(data[start + 2 : start + 10], "big"), start + 10
            if size < body + length:
                break
            kind = data[start] & 15
            if kind == TEXT:
                self._heard(data[body : body + length])
            elif kind == PING:
                self.frame(PONG, data[body : body + length])
            elif kind == CLOSE:
                self.close()
            start = body + length
        self._rest = data[start:]

    def send(self, text: bytes) -> None:
        self.frame(TEXT, text)

    def frame(self, kind: int, body: bytes) -> None:
        """Send one whole frame of any kind."""
        assert self.transport is not None
        if len(body) < 126:
            head = bytes((0x80 | kind, 0x80 | len(body)))
        elif len(body) < 65536:
            head = bytes((0x80 | kind, 0x80 | 126)) + len(body).to_bytes(2, "big")
        else:
            head = bytes((0x80 | kind, 0x80 | 127)) + len(body).to_bytes(8, "big")
        self.transport.write(head + b"\0\0\0\0" + body)

    def close(self) -> None:
        if self.transport is not None:
            self.transport.close()


async def greet(url: str, path: str, heard: Callable[[bytes], None], gone: Callable[[], None]) -> FastWebSocket:
    """Connect to a path of a server."""
    host, _, port = url.removeprefix("http://").partition(":")
    loop = asyncio.get_running_loop()
    _, made = await loop.create_connection(lambda: FastWebSocket(path, host, int(port), heard, gone), host, int(port))
    await made.greeted
    return made
