"""The attacks that a server must bear, each from outside: `python -m tools.attacks_list NAME PORT TABLE` goes on until
it is ended. `tools.attacks` says what happens to everybody else meanwhile.
"""

from __future__ import annotations

import socket
import sys
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

from wanderwall.server.book.phrase import new_phrase
from wanderwall.server.table.ids import CODE_LENGTH, new_id

MEGABYTE = 2**20
#: of the long game that is asked for
LONG_MOVES = 4000
#: connections of an attacker who wants all of them
MANY = 1100
CHUNKED = b"POST /api/tables HTTP/1.1\r\nHost: localhost\r\nTransfer-Encoding: chunked\r\n\r\n"
#: a message that a spectator may send
CLOSE_CURTAIN = b'{"type":"close"}'


class Target(NamedTuple):
    """What is attacked: a server, and a game there that is over."""

    port: int
    table: str

    def http(self, address: str = ELSEWHERE) -> httpx.Client:
        transport = httpx.HTTPTransport(local_address=address)
        return httpx.Client(base_url=f"http://127.0.0.1:{self.port}", transport=transport, timeout=120)


Attack = Callable[[Target], None]


def again(once: Attack) -> Attack:
    """Do it again and again, whatever comes of it: turned away is what they deserve."""

    def repeated(target: Target) -> None:
        while True:
            with suppress(OSError, httpx.HTTPError, AssertionError):
                once(target)

    return repeated


def by(attackers: int, attack: Attack) -> Attack:
    """Several do it at once."""

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
    """A request, and what comes after it without end."""

    def pour(target: Target) -> None:
        with attackers.connected(target.port) as one:
            one.sendall(head)
            attackers.sent_until_hung_up(one, body, 1000 * MEGABYTE)

    return by(4, again(pour))


def held(make: Callable[[Target], socket.socket]) -> Attack:
    """As many connections as there are, and another one for each that is closed."""

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


def unfinished(begun: bytes, address: str) -> Attack:
    def begin(target: Target) -> socket.socket:
        one = attackers.connected(target.port, address)
        one.sendall(begun)
        return one

    return held(begin)


def asked(path: str, address: str = ELSEWHERE) -> Attack:
    """The same request again and again; `{}` is the table."""

    def ask(target: Target) -> None:
        with target.http(address) as http:
            while True:
                http.get(path.format(target.table))

    return by(4, again(ask))


def guesses(target: Target) -> None:
    """Ids that nobody has, from the address of those who play."""
    with target.http(HERE) as http:
        for number in count():
            http.get(f"/api/tables/{number % 10**8 + 2 * 10**9:010d}".replace("0", "a").replace("1", "b"))


def known_guests(target: Target) -> None:
    """Somebody who became as many guests as they could, at the address of those who play."""
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
    """A spectator who says something without end, and does not listen."""

    def speak(target: Target) -> None:
        with attackers.upgraded(target.port, target.table) as one:
            one.sendall(_masked(orjson.dumps({"type": "hello", "keys": {}})))
            attackers.sent_until_hung_up(one, _masked(text) * 100, 100 * MEGABYTE)

    return by(4, again(speak))


def _masked(text: bytes) -> bytes:
    """A text frame; a mask of zeros changes nothing."""
    return bytes((0x81, 0x80 | len(text), 0, 0, 0, 0)) + text


def _given(http: httpx.Client, path: str, body: Mapping[str, object]) -> Any:
    """An answer, asked for until it is given: whoever asks for much has to wait."""
    while (answer := http.post(path, json=body)).is_error:
        time.sleep(0.2)
    return answer.json()


def puzzle_lies(target: Target) -> None:
    """Puzzles on a line that claim what the solver has to find out first."""
    with target.http() as http:
        line: str = _given(http, "/api/puzzles", {"number": 1550})["table"]["puzzle"]["line"]
        for lie in count(1):
            http.post("/api/puzzles", json={"line": line.replace(" ways=", f" ways={lie % 10**6}")})


def positions(target: Target) -> None:
    """A puzzle of every position of a long game."""
    with target.http() as http:
        for at in count():
            http.get(f"/api/tables/{target.table}/puzzle", params={"at": at % LONG_MOVES})


def rushes(target: Target) -> None:
    """A hundred puzzles at a time, and nobody who solves them."""
    with target.http() as http:
        while True:
            http.post("/api/rush")


def codes(target: Target) -> None:
    """Short codes that nobody has, from the address of those who play."""
    with target.http(HERE) as http:
        while True:
            http.get(f"/api/codes/{new_id(CODE_LENGTH)}")


def phrases(target: Target) -> None:
    """Phrases of books that nobody has, from the address of those who play, each by a new guest."""
    with target.http(HERE) as http:
        while True:
            http.cookies.clear()
            http.post("/api/book/take", json={"phrase": new_phrase()})


def _room(http: httpx.Client) -> str:
    room: str = _given(http, "/api/clubs", {"edition": "classic-1986"})["club"]["id"]
    return room


def names(target: Target) -> None:
    """Ten thousand names for one room, each by a new guest."""
    with target.http() as http:
        room = _room(http)
        for number in range(10_000):
            http.cookies.clear()
            http.post(f"/api/clubs/{room}/join", json={"name": f"Name {number}"})


def restless(target: Target) -> None:
    """A program that comes to its room and goes without end, and asks in between where it plays."""
    with target.http() as http:
        room = _room(http)
        key: str = _given(http, f"/api/clubs/{room}/join", {"name": "Bot", "program": True})["key"]
        while True:
            for what in ("leave", "back"):
                http.post(f"/api/clubs/{room}/{what}", json={}, headers={"X-Club-Key": key})
                http.get(f"/api/clubs/{room}/me", headers={"X-Club-Key": key})


def strong_bots(target: Target) -> None:
    """Thirty tables of four level-5 bots where nobody sits, looked at so that they play."""
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
    "1,100 connections that say nothing": unfinished(b"", ELSEWHERE),
    "1,100 unfinished heads": unfinished(POST[:40], ELSEWHERE),
    "1,100 unfinished bodies": unfinished(POST % 1000 + b"{", ELSEWHERE),
    "1,100 unfinished bodies, from the players' own address": unfinished(POST % 1000 + b"{", HERE),
    "1,100 silent sockets": held(lambda target: attackers.upgraded(target.port)),
    "new connections without end": by(4, again(connections)),
    "requests without end": asked("/api/me"),
    "requests without end, from the players' own address": asked("/api/me", HERE),
    "a hundred guests at once, from the players' own address": again(known_guests),
    "wrong ids, from the players' own address": by(2, again(guesses)),
    "the replay of a long game": asked("/api/tables/{}/replay"),
    "the record of a long game": asked("/api/tables/{}/record"),
    "the review of a long game": asked("/api/tables/{}/review?progress=yes"),
    "messages without end from somebody who does not read": messages(CLOSE_CURTAIN),
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


def main() -> None:
    name, port, table = sys.argv[1:]
    ATTACKS[name](Target(int(port), table))


if __name__ == "__main__":
    main()
