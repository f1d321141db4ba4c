"""WebSockets below messages: frames and bytes are counted where they arrive, whatever they are good for."""

from __future__ import annotations

import asyncio
from typing import Any

from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wanderwall.server.limits import Bucket, Limits

#: so many a second, and so many at once; what people's browsers send is far below
FRAMES = (100.0, 500.0)
BYTES = (64 * 1024.0, 512 * 1024.0)
#: of one message; browsers send it in one
MAX_FRAGMENTS = 64
#: read at once: more could be thousands of frames, and nobody else would be heard meanwhile
PIECE_BYTES = 1024
#: until somebody must have taken what was sent
SENT_SECONDS = 30.0
#: for the reason to arrive before the connection is gone
LINGER_SECONDS = 2.0
TOO_MANY = 4429


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits: Limits = self.app_state["limits"]
        self._frames_left, self._bytes_left = Bucket(*FRAMES), Bucket(*BYTES)
        self._gone = False
        self._stuck: asyncio.TimerHandle | None = None

    # ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["sit_down"] = self.sit_down
            self._limits.strangers.enter(self, self._limits.address(self.scope), self.transport.abort)

    def sit_down(self) -> None:
        """Called when it has shown the key of a seat: those who play have places that strangers do not take."""
        self._limits.strangers.leave(self)
        self._limits.players.enter(self, self._limits.address(self.scope), self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.strangers.leave(self)
        self._limits.players.leave(self)
        self._stop_waiting()
        super().connection_lost(exc)

    # ── what arrives ─────────────────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        self._count(1, len(data))
        for start in range(0, len(data), PIECE_BYTES):
            if self._gone or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])

    def handle_events(self) -> None:
        frames = len(self.conn.events)
        super().handle_events()
        self._count(frames, 0)
        if len(self.frames) > MAX_FRAGMENTS:
            self._hang_up()

    def _count(self, frames: int, size: int) -> None:
        if self._limits.on and not (self._frames_left.take(frames) and self._bytes_left.take(size)):
            self._hang_up()

    def _hang_up(self) -> None:
        """Say why, hear nothing more, and be gone soon."""
        if self._gone or self.transport.is_closing():
            return
        self._gone = True
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.read_paused = False  # or uvicorn would read on
        self.transport.pause_reading()
        if not self.close_sent:
            self.queue.put_nowait({"type": "websocket.disconnect", "code": TOO_MANY, "reason": ""})
            self.conn.fail(TOO_MANY)
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        if self.close_timer is not None:
            self.close_timer.cancel()
        self.close_timer = self.loop.call_later(LINGER_SECONDS, self.transport.abort)

    # ── what is sent ─────────────────────────────────────────────────────────────────────────────────────────────────

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stuck = self.loop.call_later(SENT_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stop_waiting()

    def _stop_waiting(self) -> None:
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None
