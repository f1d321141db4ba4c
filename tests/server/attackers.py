"""Attackers: over bare sockets, who know HTTP and WebSocket and nothing of our protocol; messages that nobody should
send: nonsense, false claims, and valid ones at the wrong time or from the wrong place; and bodies with wrong types.
"""

from __future__ import annotations

import asyncio
import random
import re
import socket
import threading
from collections.abc import AsyncIterator, Callable, Iterator, Mapping
from contextlib import asynccontextmanager, contextmanager, suppress
from dataclasses import MISSING, fields, is_dataclass
from datetime import date
from functools import cache, partial
from pathlib import Path
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

import orjson

from tests.server.fast_websocket import BINARY, TEXT
from wanderwall.server.tables.types import Bounds

#: the address of all other clients in the tests, and another one, both of this machine
HERE, ELSEWHERE = "127.0.0.1", "127.0.0.66"
UPGRADE = (
    b"GET /api/tables/%s/live HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n"
    b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n\r\n"
)
GET = b"GET %s HTTP/1.1\r\nHost: localhost\r\n\r\n"
POST = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nContent-Length: %d\r\n\r\n"
#: frames without content, masked as a client's must be
PONG, PING, TEXT_BEGINS, TEXT_GOES_ON = (bytes((first, 0x80, 0, 0, 0, 0)) for first in (0x8A, 0x89, 0x01, 0x00))


def connected(port: int, address: str = ELSEWHERE) -> socket.socket:
    """A bare connection from an address of this machine."""
    return socket.create_connection((HERE, port), timeout=10, source_address=(address, 0))


def upgraded(port: int, table: str = "2222222222", address: str = ELSEWHERE) -> socket.socket:
    """A WebSocket that has sent nothing yet; raises OSError if it is refused."""
    one = connected(port, address)
    try:
        one.sendall(UPGRADE % table.encode())
        answer = b""
        while b"\r\n\r\n" not in answer:
            answer += one.recv(4096) or b"\r\n\r\n"
        if not answer.startswith(b"HTTP/1.1 101"):
            raise ConnectionRefusedError(answer)
    except OSError:
        one.close()
        raise
    return one


def sent_until_hung_up(one: socket.socket, data: bytes, most: int) -> int:
    """How many bytes were accepted before the server closed the connection."""
    sent = 0
    with suppress(OSError):
        while sent < most:
            sent += one.send(data)
    return sent


def heard(one: socket.socket) -> bytes:
    """All bytes until the server closes the connection."""
    parts = []
    with suppress(ConnectionError):
        while part := one.recv(65536):
            parts.append(part)
    return b"".join(parts)


@asynccontextmanager
async def attacked(attack: Callable[[], int], at_once: int = 2) -> AsyncIterator[list[int]]:
    """Repeat an attack in the background; yields the results."""
    over = threading.Event()
    results: list[int] = []

    def again_and_again() -> None:
        while not over.is_set():
            with suppress(OSError):  # refused, as expected
                results.append(attack())

    running = [asyncio.create_task(asyncio.to_thread(again_and_again)) for _ in range(at_once)]
    try:
        while not results:
            await asyncio.sleep(0.01)
        yield results
    finally:
        over.set()
        await asyncio.gather(*running)


@contextmanager
def held(make: Callable[[], socket.socket], times: int) -> Iterator[list[socket.socket]]:
    """Open `times` connections at once, as many of them as are accepted."""
    made: list[socket.socket] = []
    try:
        for _ in range(times):
            with suppress(OSError):
                made.append(make())
        yield made
    finally:
        for one in made:
            one.close()


def files_of(pid: int) -> int:
    """How many files a process has open."""
    return len(list(Path(f"/proc/{pid}/fd").iterdir()))


# ── messages ─────────────────────────────────────────────────────────────────────────────────────────────────────────

SEATS = (0, 1, 2, 3, 15)
NUMBERS: tuple[Any, ...] = (0, 1, 5, 2**31 - 1)
WRONG: tuple[Any, ...] = (None, True, -1, 1.5, 10**30, "0", "", [], {}, [[0]], "x" * 300, {"$gt": 0})
WORDS = (
    "N2ne",
    "a1",
    "c5+uj",
    "ready",
    "grab",
    "stop",
    "skip",
    "x:u",
    "-A",
    "J-c2",
    "roll:a",
    "time",
    "",
    "é\u0000",
    "9" * 60,
)
#: what is never a move of a player; some of these are chance moves
NEVER = (
    "",
    "é\u0000",
    "9" * 60,
    "time",
    "*time",
    "time:N2ne",
    "roll:a",
    "*roll:a",
    "shuffle:abc",
    "deal:",
    "pass",
    "*",
)
RAW: tuple[bytes, ...] = (
    b"",
    b"{",
    b"null",
    b"[]",
    b'"hello"',
    b"\xff\xfe",
    b'{"type":"ping"',
    b'{"type":"ping","type":"move"}x',
    b'{"type":"move","seat":NaN,"move":"N2ne","after":1}',
    b'{"type":"move","seat":0,"move":"\\ud800","after":1}',
    b'{"type":"move","seat":0,"move":"N2ne","after":1e400}',
    b'{"type":"move","seat":' + b"9" * 3000 + b"}",
    b"[" * 3000,
    b'{"a":' * 700,
    b'{"type":"ping","ref":"' + b"y" * 9000 + b'"}',
    b"\0" * 70000,
)


class BadMessage(NamedTuple):
    """One frame; `fatal`: the server must close the connection at once."""

    kind: int
    body: bytes
    fatal: bool


class Troublemaker:
    """Makes up messages for a table. `own` is the seat it may speak for; even for that seat its messages are wrong."""

    def __init__(self, seed: int, own: int | None = None, *, welcome: bool = True) -> None:
        self.dice = random.Random(seed)
        self.others = [seat for seat in SEATS if seat != own]
        #: whether the table accepts it, and whose view it then has
        self.welcome, self.sees = welcome, own
        #: valid messages of others, to be repeated
        self.heard: list[list[str]] = []

    def polite(self, seq: int) -> BadMessage:
        """A message that is understood, and refused."""
        dice = self.dice
        seat, after = dice.choice(self.others), dice.choice((seq, seq, seq - 1, *NUMBERS))
        message: dict[str, Any] = dice.choice(
            (
                {"type": "move", "seat": seat, "move": dice.choice(WORDS), "after": max(after, 0)},
                {"type": "undo", "seat": seat, "after": max(after, 0)},
                {"type": "hint", "seat": seat},
                {"type": "sign", "seat": seat, "sign": "wow"},
                {"type": "leave", "seat": seat},
                {"type": "back", "seat": seat},
                {"type": "open", "seat": seat},
                {"type": "hello", "keys": {}},
                {"type": "hello", "keys": {"0": "x" * 32}},
                {"type": "ping"},
            )
        )
        if self.sees is not None and dice.random() < 0.3:
            message = dice.choice(
                (
                    {"type": "move", "seat": self.sees, "move": dice.choice(NEVER), "after": max(after, 0)},
                    {"type": "undo", "seat": self.sees, "after": max(after, 0)},
                    {"type": "back", "seat": self.sees},
                )
            )
        said = dice.choice(self.heard) if self.heard else []
        if said and dice.random() < 0.5:
            return BadMessage(TEXT, dice.choice(said).encode(), False)
        return BadMessage(TEXT, orjson.dumps({**message, "ref": dice.randrange(1000)}), False)

    def rude(self, seq: int) -> BadMessage:
        """A message that is not understood."""
        dice = self.dice
        way = dice.randrange(6)
        if way == 0:
            return BadMessage(TEXT, dice.choice(RAW), True)
        if way == 1:
            return BadMessage(BINARY, self.polite(seq).body, True)
        message = orjson.loads(self.polite(seq).body)
        if way == 2:
            message[dice.choice(list(message))] = dice.choice(WRONG)
        elif way == 3:
            message["constructor"] = {"prototype": 1}
        elif way == 4:
            del message["type"]
        else:
            text = bytearray(orjson.dumps(message))
            for _ in range(3):
                text[dice.randrange(len(text))] = dice.randrange(256)
            return BadMessage(TEXT, bytes(text), True)
        try:
            return BadMessage(TEXT, orjson.dumps(message), True)
        except TypeError:  # larger than 64 bits
            return BadMessage(TEXT, str(message).encode(), True)


# ── wrong types ──────────────────────────────────────────────────────────────────────────────────────────────────────

#: a value of each JSON type, which a lenient reader would take for one of another
OTHERS: Mapping[type, tuple[Any, ...]] = {
    type(None): (None,),
    bool: (True,),
    int: (1, 0),
    float: (1.0, 0.5),
    str: ("1", "true", ""),
    list: ([], [1]),
    dict: ({}, {"0": 1}),
}
#: the declared types of a body's keys
hints_of: Callable[[Any], dict[str, Any]] = cache(partial(get_type_hints, include_extras=True))
#: texts that fit the patterns of bodies and messages
FITTING = ("a", "N4", "0")


def example_of(kind: Any) -> Any:
    """A value of a declared type, with the keys that it must have."""
    bare, bounds = parts_of(kind)
    if is_dataclass(bare):
        must = [one.name for one in fields(bare) if one.default is MISSING and one.default_factory is MISSING]
        return {name: example_of(hints_of(bare)[name]) for name in must}
    origin, inner = get_origin(bare), get_args(bare)
    if origin in (list, dict):
        return [example_of(inner[0])] if origin is list else {example_of(inner[0]): example_of(inner[1])}
    if origin in (Union, UnionType, Literal):
        return inner[0] if origin is Literal else example_of(inner[0])
    if bare is str:
        return next(text for text in FITTING if re.search(bounds.get("pattern", ""), text))
    return {int: bounds.get("ge", 0), bool: False, date: "2026-11-19"}[bare]


def parts_of(kind: Any) -> tuple[Any, dict[str, Any]]:
    """A type without its bounds, and these."""
    bounds: dict[str, Any] = {}
    while get_origin(kind) is Annotated:
        for mark in kind.__metadata__:
            bounds |= mark.bounds if isinstance(mark, Bounds) else {}
        kind = get_args(kind)[0]
    return kind, bounds


def json_types(kind: Any) -> set[type]:
    bare, _ = parts_of(kind)
    if get_origin(bare) in (Union, UnionType):
        return set().union(*map(json_types, get_args(bare)))
    if get_origin(bare) is Literal:
        return set(map(type, get_args(bare)))
    return {dict if is_dataclass(bare) else str if bare is date else get_origin(bare) or bare}


def with_other_types(kind: Any, where: str) -> Iterator[tuple[str, Any]]:
    """Every key with values of all types that it may not have."""
    for other in OTHERS.keys() - json_types(kind):
        for value in OTHERS[other]:
            yield where, value
    bare, _ = parts_of(kind)
    origin, inner = get_origin(bare), get_args(bare)
    if is_dataclass(bare):
        for key, kind_of_key in hints_of(bare).items():
            if any(key == one.name for one in fields(bare)):
                for path, value in with_other_types(kind_of_key, f"{where}.{key}"):
                    yield path, {**example_of(bare), key: value}
    elif origin is list:
        yield from ((path, [value]) for path, value in with_other_types(inner[0], f"{where}.0"))
    elif origin is dict:
        key = example_of(inner[0])
        yield from ((path, {key: value}) for path, value in with_other_types(inner[1], f"{where}.{key}"))
    elif origin in (Union, UnionType):
        for member in inner:
            yield from ((p, value) for p, value in with_other_types(member, where) if p != where)
