"""JSON as bytes: by orjson if it is installed, which a server requires, otherwise by the standard library.

Also the frames in which the server and its workers send it: the length in four bytes, then JSON. An answer that the
server only passes on follows its message in a separate frame.
"""

from __future__ import annotations

import struct
from collections.abc import Mapping, Sequence
from typing import BinaryIO

try:
    from orjson import Fragment, dumps, loads
except ModuleNotFoundError:
    import json

    loads = json.loads  # type: ignore[assignment]

    class Fragment:  # type: ignore[no-redef]
        """JSON that is inserted into other JSON unchanged."""

        def __init__(self, contents: bytes) -> None:
            self.contents = contents

    def _whole(value: object) -> object:
        if isinstance(value, Fragment):
            return json.loads(value.contents)
        raise TypeError(type(value))

    def dumps(value: object) -> bytes:  # type: ignore[misc]
        return json.dumps(value, ensure_ascii=False, separators=(",", ":"), default=_whole).encode()


__all__ = [
    "HEAD",
    "Fragment",
    "bytes_to_frame",
    "dumps",
    "from_frame",
    "length",
    "loads",
    "path_of",
    "read_frame",
    "to_frame",
]

_LENGTH = struct.Struct(">I")
#: bytes before each message
HEAD = _LENGTH.size


def path_of(where: Sequence[str | int], value: object, *, is_missing: bool = False) -> str:
    """The path of the key of a JSON value that a validation has refused. The validation also names the member of a
    union that it tried, which says nothing to a person; a key that is wrong itself ends with `[key]`.

    >>> path_of(("body", "seats", 0, "NewSeat", "kind"), {"seats": [{"kind": "cat"}]})
    'body.seats.0.kind'
    >>> path_of(("body", "seats"), {}, is_missing=True)
    'body.seats'
    """
    root, *rest = where
    path, inside = [root], value
    for number, part in enumerate(rest, 1):
        known = inside if isinstance(inside, dict) else dict(enumerate(inside)) if isinstance(inside, list) else {}
        if part in known:
            inside = known[part]
        elif part != "[key]" and not (is_missing and number == len(rest)):
            continue
        path.append(part)
    return ".".join(map(str, path))[:80]


def to_frame(message: Mapping[str, object]) -> bytes:
    return bytes_to_frame(dumps(message))


def bytes_to_frame(body: bytes) -> bytes:
    return _LENGTH.pack(len(body)) + body


def length(head: bytes) -> int:
    """Return the length of the message that follows its head."""
    size: int = _LENGTH.unpack(head)[0]
    return size


def from_frame(body: bytes) -> dict[str, object]:
    message: dict[str, object] = loads(body)
    return message


def read_frame(pipe: BinaryIO) -> dict[str, object] | None:
    """Return the next message, None at the end."""
    head = pipe.read(HEAD)
    if len(head) < HEAD:
        return None
    size = length(head)
    body = pipe.read(size)
    return from_frame(body) if len(body) == size else None
