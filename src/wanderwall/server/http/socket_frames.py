"""The most common frames: one whole text message (RFC 6455, 5.2). The library handles all kinds but is slower."""

from __future__ import annotations

from websockets.frames import Opcode
from websockets.speedups import apply_mask

FINAL, MASKED = 0x80, 0x80
FINAL_TEXT = FINAL | Opcode.TEXT
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
    return apply_mask(frame[start + 4 :], frame[start : start + 4])
