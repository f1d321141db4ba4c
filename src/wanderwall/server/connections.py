"""One connection below requests: how much it may send, its deadlines, and when it is closed.

The only module that uses classes of uvicorn that it does not document; they may change with any release.
"""

from __future__ import annotations

import asyncio
from collections import deque
from collections.abc import Callable
from importlib.metadata import version
from typing import Any

from starlette.types import Message
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.http11 import Request

from wanderwall.problem import Problem
from wanderwall.server.limits import Bucket, Limits

#: the releases of uvicorn that these classes are written for, as in pyproject.toml
UVICORN = "0.54."
if not version("uvicorn").startswith(UVICORN):
    raise Problem("extra.version", package="uvicorn", found=version("uvicorn"), extra="server")

# ── HTTP ──────────────────────────────────────────────────────────────────────────────────────────────────────────────

#: for the request line and all headers together
MAX_HEAD_BYTES = 32 * 1024
#: for the body of a request
MAX_BODY_BYTES = 16 * 1024
#: until a head, and then its body, must have arrived
HEAD_SECONDS = 20.0
BODY_SECONDS = 20.0
#: until the client must have read a response
ANSWER_SECONDS = 120.0
#: for the reason to arrive before the connection is closed: many clients read the response to a request that is too
#: large only after they have sent everything, and closing at once would destroy it on its way
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


# ── WebSockets ────────────────────────────────────────────────────────────────────────────────────────────────────────

# The most common frames, of one whole text message (RFC 6455, 5.2), are read and written here. The library handles all
# kinds, but is slower.
FINAL, MASKED = 0x80, 0x80
FINAL_TEXT = FINAL | 0x01
#: length markers: the length follows in two (or eight) more bytes
MEDIUM, LARGE = 126, 127


def to_frame(text: bytes) -> bytes:
    """Frame a text as the server sends it.

    >>> to_frame(b"maze"), to_frame(b"x" * 300)[:4]
    (b'\\x81\\x04maze', b'\\x81~\\x01,')
    """
    size = len(text)
    if size < MEDIUM:
        return bytes((FINAL_TEXT, size)) + text
    if size < 1 << 16:
        return bytes((FINAL_TEXT, MEDIUM)) + size.to_bytes(2, "big") + text
    return bytes((FINAL_TEXT, LARGE)) + size.to_bytes(8, "big") + text


def is_whole(data: bytes) -> bool:
    """Whether this is exactly one frame of a client that is not part of a longer message.

    >>> [is_whole(bytes(data)) for data in ([0x81, 0x80, 1, 2, 3, 4], [0x81, 0x80], [0x01, 0x80, 1, 2, 3, 4])]
    [True, False, False]
    """
    if len(data) < 6 or data[0] <= FINAL or data[1] < MASKED:
        return False
    size = data[1] & 0x7F
    return len(data) == (size + 6 if size < MEDIUM else int.from_bytes(data[2:4], "big") + 8 if size == MEDIUM else 0)


def text_of(frame: bytes) -> bytes | None:
    """The text of a whole frame, or None if it is not a text frame.

    >>> text_of(bytes([0x81, 0x82, 1, 2, 3, 4]) + bytes([ord("O") ^ 1, ord("K") ^ 2]))
    b'OK'
    """
    if frame[0] != FINAL_TEXT:
        return None
    start = 4 if frame[1] == MASKED | MEDIUM else 2
    mask, text = frame[start : start + 4], frame[start + 4 :]
    repeated = (mask * (len(text) // 4 + 1))[: len(text)]
    return (int.from_bytes(text, "little") ^ int.from_bytes(repeated, "little")).to_bytes(len(text), "little")


#: how many a second, and how many at once; browsers of people send far fewer
FRAMES = (100.0, 500.0)
BYTES = (64 * 1024.0, 512 * 1024.0)
#: of one message; browsers send it in one
MAX_FRAGMENTS = 64
#: read at once: more could be thousands of frames, and no other client would be served while they are parsed
PIECE_BYTES = 1024
#: messages that may wait for a client that does not read
MAX_WAITING = 256
#: until the client must have read what was sent
SENT_SECONDS = 30.0
TOO_MANY = 4429


#: a text as it is, everything else as an ASGI event
Arrival = bytes | Message


class Mailbox:
    """Messages that have arrived and were not yet read: the part of a queue that uvicorn uses, for one reader."""

    def __init__(self, loop: asyncio.AbstractEventLoop) -> None:
        self._loop = loop
        self._events: deque[Arrival] = deque()
        self._listener: asyncio.Future[None] | None = None

    def empty(self) -> bool:
        return not self._events

    def put_nowait(self, event: Arrival) -> None:
        self._events.append(event)
        if self._listener and not self._listener.done():
            self._listener.set_result(None)

    async def get(self) -> Arrival:
        while not self._events:
            self._listener = self._loop.create_future()
            await self._listener
        return self._events.popleft()


class LimitedWebSocket(WebSocketsSansIOProtocol):
    """One socket."""

    def __init__(self, *arguments: Any, **named: Any) -> None:
        super().__init__(*arguments, **named)
        self._limits: Limits = self.app_state["limits"]
        self._frames_left, self._bytes_left = Bucket(*FRAMES), Bucket(*BYTES)
        self._gone = False
        #: true while only whole frames arrive, which need no reassembly
        self._between_frames = True
        self._mailbox = Mailbox(self.loop)
        self.queue = self._mailbox  # type: ignore[assignment]
        self._waiting: deque[bytes] = deque()
        self._writable = True
        #: all sockets of this server that have something to send
        self._unsent: list[LimitedWebSocket] = self.app_state.setdefault("unsent", [])
        self._stuck: asyncio.TimerHandle | None = None

    # ── coming and going ─────────────────────────────────────────────────────────────────────────────────────────────

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if self.response.status_code == 101:
            self.scope["state"]["wire"] = self
            self._limits.strangers.enter(self, self._limits.address(self.scope), self.transport.abort)

    def mark_seated(self) -> None:
        """Called after the client has shown a seat key: players have places that strangers cannot take."""
        self._limits.strangers.leave(self)
        self._limits.players.enter(self, self._limits.address(self.scope), self.transport.abort)

    def connection_lost(self, exc: Exception | None) -> None:
        self._limits.strangers.leave(self)
        self._limits.players.leave(self)
        self._stop_waiting()
        super().connection_lost(exc)

    # ── what arrives ─────────────────────────────────────────────────────────────────────────────────────────────────

    def data_received(self, data: bytes) -> None:
        if self._limits.on:
            self._count(1, len(data))
        if self._between_frames and self.handshake_initiated:
            self._between_frames = self.handshake_complete and is_whole(data)
            if self._between_frames and (text := text_of(data)) is not None:
                self._message(text)
                return
        for start in range(0, len(data), PIECE_BYTES):
            if self._gone or self.transport.is_closing():
                return
            super().data_received(data[start : start + PIECE_BYTES])

    def _message(self, text: bytes) -> None:
        """Handle a text frame that is not plain ASCII, as uvicorn does."""
        if self._gone or self.close_sent or self.transport.is_closing():
            return
        if self._limits.on:
            self._count(1, 0)
        if text.isascii():
            if not (self.read_paused or self._mailbox.empty()):
                self.read_paused = True
                self.transport.pause_reading()
            self._mailbox.put_nowait(text)
        else:
            self.curr_msg_data_type, self.frames = "text", [text]
            self.send_receive_event_to_app()

    def send_receive_event_to_app(self) -> None:
        """Queue a message for the app. Uvicorn pauses reading at every message and resumes when it is taken, which
        costs two system calls a message. Here one message may wait; reading pauses at the second.
        """
        first = self.queue.empty() and not self.read_paused
        self.read_paused = self.read_paused or first
        super().send_receive_event_to_app()
        if first:
            self.read_paused = False

    async def next_message(self) -> Arrival:
        """The next message."""
        heard = await self._mailbox.get()
        if self.read_paused and self._mailbox.empty():
            self.read_paused = False
            self.transport.resume_reading()
        return heard

    def stop_messages(self) -> None:
        """Wake the reader: there will be no more messages."""
        self.queue.put_nowait({"type": "websocket.disconnect", "code": 1000, "reason": ""})

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
        """Send the reason, read nothing more, and close soon."""
        if self._gone or self.transport.is_closing():
            return
        self._gone = True
        if not self.handshake_complete:
            self.transport.abort()
            return
        self.read_paused = False  # or uvicorn would continue to read
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

    def send_text(self, text: bytes) -> bool:
        """Send a message at the end of the current loop iteration; False if too many are waiting. All sockets are
        written to in a row: clients on the same machine are woken once, and a message needs no task of its own.
        """
        if self.close_sent or self.transport.is_closing():
            return True  # the client is gone, which the conversation will notice
        if not self._waiting:
            if not self._unsent:
                self.loop.call_soon(_flush_all, self._unsent)
            self._unsent.append(self)
        self._waiting.append(text)
        return len(self._waiting) <= MAX_WAITING

    def flush(self) -> None:
        """Write waiting messages, as far as the clients read them."""
        while self._waiting and self._writable and not (self.close_sent or self.transport.is_closing()):
            self.transport.write(to_frame(self._waiting.popleft()))

    def pause_writing(self) -> None:
        super().pause_writing()
        self._writable = False
        self._stuck = self.loop.call_later(SENT_SECONDS, self.transport.abort)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._writable = True
        self._stop_waiting()
        self.flush()

    def _stop_waiting(self) -> None:
        if self._stuck:
            self._stuck.cancel()
            self._stuck = None


def _flush_all(unsent: list[LimitedWebSocket]) -> None:
    now = unsent.copy()
    unsent.clear()
    for socket in now:
        socket.flush()
