"""Messages that nobody should send: nonsense, false claims, and valid ones at the wrong time or from the wrong
place.
"""

from __future__ import annotations

import random
from typing import Any, NamedTuple

import orjson

from tests.server.fast_websocket import BINARY, TEXT

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
