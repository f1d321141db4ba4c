"""Messages between the server and its workers: the length in four bytes, then JSON.

An answer that the server only passes on follows its message in a separate frame. Worker processes import this module,
but not `process`, which loads asyncio.
"""

from __future__ import annotations

import struct
from typing import Any, BinaryIO

from wanderwall.server.json_bytes import dumps, loads

Message = dict[str, Any]

_LENGTH = struct.Struct(">I")
#: bytes before each message
HEAD = _LENGTH.size


def to_frame(message: Message) -> bytes:
    return bytes_to_frame(dumps(message))


def bytes_to_frame(body: bytes) -> bytes:
    return _LENGTH.pack(len(body)) + body


def length(head: bytes) -> int:
    """Return the length of the message that follows its head."""
    size: int = _LENGTH.unpack(head)[0]
    return size


def from_frame(body: bytes) -> Message:
    message: Message = loads(body)
    return message


def read(pipe: BinaryIO) -> Message | None:
    """Return the next message, None at the end."""
    head = pipe.read(HEAD)
    if len(head) < HEAD:
        return None
    size = length(head)
    body = pipe.read(size)
    return from_frame(body) if len(body) == size else None
