"""Run one attack that a server must withstand, from outside, until it is stopped.

`python -m tools soak attacks` measures what happens to everybody else in that time.
"""

from __future__ import annotations

import argparse
import socket
import threading
import time
from collections.abc import Callable, Mapping
from contextlib import suppress
from itertools import count
from typing import Any, NamedTuple

import httpx
import orjson

from tests.server import attackers
from tests.server.attackers import ELSEWHERE, GET, HERE, PING, PONG, POST, TEXT_BEGINS, TEXT_GOES_ON
from wanderwall.server.book.recovery_phrase import new_phrase
from wanderwall.server.ids import CODE_LENGTH, new_id

MEGABYTE = 2**20
#: of the long game that is requested
LONG_MOVES = 4000
#: connections of an attacker who wants all of them
MANY = 1100
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
#: a message that a spectator may send
CLOSE_CURTAIN = b'{"type":"close"}'


class Target(NamedTuple):
    """The target of an attack: a server, and a finished game on it."""

    port: int
    table: str

    def http(self, address: str = ELSEWHERE) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=120)


Attack = Callable[[Target], None]


def again(once: Attack) -> Attack:
    """Repeat an attack for ever, ignoring errors: being refused is expected."""

    def repeated(target: Target) -> None:
        while True:
            with suppress(OSError, httpx.HTTPError, AssertionError):
                once(target)

    return repeated


def by(attackers: int, attack: Attack) -> Attack:
    """Run an attack several times in parallel."""

    def together(target: Target) -> None:
        for _ in range(attackers):
            threading.Thread(target=attack, args=(target,), daemon=True).start()
        while True:
            time.sleep(1)

    return together


def frames(first: bytes, then: bytes) -> Attack:
    def flood(target: Target) -> None:
        with attackers.upgraded(target.port) as one:
            one.sendall(first)
            attackers.sent_until_hung_up(one, then * 10_000, 100 * MEGABYTE)

    return by(2, again(flood))


def requests(head: bytes, body: bytes) -> Attack:
    """Send a request, followed by data without end."""

    def pour(target: Target) -> None:
        with attackers.connected(target.port) as one:
            one.sendall(head)
            attackers.sent_until_hung_up(one, body, 1000 * MEGABYTE)

    return by(4, again(pour))


def hold_connections(make: Callable[[Target], socket.socket]) -> Attack:
    """Open as many connections as possible, and another one for each that is closed."""

    def hold(target: Target) -> None:
        open_ones: list[socket.socket] = []
        for number in count():
            with suppress(OSError, AssertionError):
                open_ones.append(make(target))
            if len(open_ones) > MANY:
                open_ones.pop(0).close()
            if number > MANY:
                time.sleep(0.01)

    return hold


def unfinished_requests(begun: bytes, address: str) -> Attack:
    def begin(target: Target) -> socket.socket:
        one = attackers.connected(target.port, address)
        one.sendall(begun)
        return one

    return hold_connections(begin)


def repeat_request(path: str, address: str = ELSEWHERE) -> Attack:
    """Send the same request again and again; `{}` is replaced by the table."""

    def ask(target: Target) -> None:
        with target.http(address) as http:
            while True:
                http.get(path.format(target.table))

    return by(4, again(ask))


def guesses(target: Target) -> None:
    """Guess ids that do not exist, from the address of the players."""
    with target.http(HERE) as http:
        for number in count():
            http.get(f"/api/tables/{number % 10**8 + 2 * 10**9:010d}".replace("0", "a").replace("1", "b"))


def known_guests(target: Target) -> None:
    """Become as many known guests as possible, at the address of the players."""
    with target.http(HERE) as http:
        cookies = []
        for _ in range(100):
            http.cookies.clear()
            cookies.append(http.get("/api/me").headers.get("set-cookie", "").partition(";")[0])
        http.cookies.clear()
        while True:
            for cookie in cookies:
                http.get("/api/me", headers={"Cookie": cookie})


def connections(target: Target) -> None:
    attackers.connected(target.port).close()


def messages(text: bytes) -> Attack:
    """Send messages as a spectator without end, and read nothing."""

    def speak(target: Target) -> None:
        with attackers.upgraded(target.port, target.table) as one:
            one.sendall(_mask(orjson.dumps({"type": "hello", "keys": {}})))
            attackers.sent_until_hung_up(one, _mask(text) * 100, 100 * MEGABYTE)

    return by(4, again(speak))


def _mask(text: bytes) -> bytes:
    """A text frame; a mask of zeros changes nothing."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


def _post_until_granted(http: httpx.Client, path: str, body: Mapping[str, object]) -> Any:
    """The response to a request, repeated until it is granted: clients over their limit have to wait."""
    while (answer := http.post(path, json=body)).is_error:
        time.sleep(0.2)
    return answer.json()


def puzzle_lies(target: Target) -> None:
    """Puzzle lines with false claims, which the solver has to check first."""
    with target.http() as http:
        line: str = _post_until_granted(http, "/api/puzzles", {"number": 1550})["table"]["puzzle"]["line"]
        for lie in count(1):
            http.post("/api/puzzles", json={"line": line.replace(" ways=", f" ways={lie % 10**6}")})


def positions(target: Target) -> None:
    """Ask for a puzzle of every position of a long game."""
    with target.http() as http:
        for at in count():
            http.get(f"/api/tables/{target.table}/puzzle", params={"at": at % LONG_MOVES})


def rushes(target: Target) -> None:
    """Begin rushes, a hundred puzzles each, and solve none."""
    with target.http() as http:
        while True:
            http.post("/api/rush")


def codes(target: Target) -> None:
    """Guess short codes that do not exist, from the address of the players."""
    with target.http(HERE) as http:
        while True:
            http.get(f"/api/codes/{new_id(CODE_LENGTH)}")


def phrases(target: Target) -> None:
    """Guess phrases of books that do not exist, from the address of the players, each as a new guest."""
    with target.http(HERE) as http:
        while True:
            http.cookies.clear()
            http.post("/api/book/take", json={"phrase": new_phrase()})


def _room(http: httpx.Client) -> str:
    room: str = _post_until_granted(http, "/api/rooms", {"edition": "classic-1986"})["room"]["id"]
    return room


def names(target: Target) -> None:
    """Join one room under ten thousand names, each as a new guest."""
    with target.http() as http:
        room = _room(http)
        for number in range(10_000):
            http.cookies.clear()
            http.post(f"/api/rooms/{room}/join", json={"name": f"Name {number}"})


def restless(target: Target) -> None:
    """A program that joins and leaves its room without end, and asks in between where it plays."""
    with target.http() as http:
        room = _room(http)
        key: str = _post_until_granted(http, f"/api/rooms/{room}/join", {"name": "Bot", "program": True})["key"]
        while True:
            for what in ("leave", "back"):
                http.post(f"/api/rooms/{room}/{what}", json={}, headers={"X-Room-Key": key})
                http.get(f"/api/rooms/{room}/me", headers={"X-Room-Key": key})


def strong_bots(target: Target) -> None:
    """Thirty tables of four level-5 bots without people, watched so that the bots play."""
    bots = [{"kind": "bot", "bot": "level5"}] * 4
    with target.http() as http:
        ids = []
        for _ in range(30):
            made = http.post("/api/tables", json={"edition": "classic-1986", "seats": bots, "begin": True})
            with suppress(KeyError):
                ids.append(made.json()["table"]["id"])
        while True:
            for id in ids:
                http.get(f"/api/tables/{id}")
                time.sleep(0.1)


#: by the name in the report
ATTACKS: Mapping[str, Attack] = {
    "empty pongs": frames(PONG, PONG),
    "empty pings": frames(PING, PING),
    "empty fragments": frames(TEXT_BEGINS, TEXT_GOES_ON),
    "pipelined requests": requests(b"", GET % b"/health" * 5_000),
    "a refused body of a gigabyte": requests(POST % (1000 * MEGABYTE), b"x" * 65536),
    "a body without end, in chunks": requests(CHUNKED, b"1000\r\n" + b"x" * 4096 + b"\r\n"),
    "1,100 connections that say nothing": unfinished_requests(b"", ELSEWHERE),
    "1,100 unfinished heads": unfinished_requests(POST[:40], ELSEWHERE),
    "1,100 unfinished bodies": unfinished_requests(POST % 1000 + b"{", ELSEWHERE),
    "1,100 unfinished bodies, from the players' own address": unfinished_requests(POST % 1000 + b"{", HERE),
    "1,100 silent sockets": hold_connections(lambda target: attackers.upgraded(target.port)),
    "new connections without end": by(4, again(connections)),
    "requests without end": repeat_request("/api/me"),
    "requests without end, from the players' own address": repeat_request("/api/me", HERE),
    "a hundred guests at once, from the players' own address": again(known_guests),
    "wrong ids, from the players' own address": by(2, again(guesses)),
    "the replay of a long game": repeat_request("/api/tables/{}/replay"),
    "the record of a long game": repeat_request("/api/tables/{}/record"),
    "the review of a long game": repeat_request("/api/tables/{}/review?progress=yes"),
    "messages without end from a client that does not read": messages(CLOSE_CURTAIN),
    "messages that are not understood": messages(b"{}"),
    "puzzles that lie": by(4, again(puzzle_lies)),
    "a puzzle of every position of a long game": by(4, again(positions)),
    "guessed codes, from the players' own address": by(4, again(codes)),
    "guessed phrases of books, from the players' own address": by(2, again(phrases)),
    "rushes without end": by(4, again(rushes)),
    "ten thousand names for a room": by(2, again(names)),
    "programs that flood their room": by(4, again(restless)),
    "thirty tables of four level-5 bots": again(strong_bots),
}


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("name", choices=ATTACKS, metavar="NAME", help=f"one of: {'; '.join(ATTACKS)}")
    parser.add_argument("port", type=int)
    parser.add_argument("table", help="the id of a table with a long game")


def main(asked: argparse.Namespace) -> None:
    ATTACKS[asked.name](Target(asked.port, asked.table))
