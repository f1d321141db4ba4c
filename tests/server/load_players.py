"""Many tables with two seats each, played at random over real sockets; the latency of every move is measured."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from dataclasses import dataclass, field
from functools import partial
from typing import Any

import httpx
import orjson

from tests.server.client import Json
from tests.server.fast_websocket import FastWebSocket, greet
from wanderwall.board.grid import grid
from wanderwall.server.tables.views import apply_changes

EDITION = "classic-1986"
NAMES = grid(7).names
#: how many tables keep their whole view, to be compared after a crash
WATCHED = 20


@dataclass(slots=True)
class Measured:
    """The measurements of a run; latencies in seconds from sending a move to the last seat's event."""

    latencies: list[float] = field(default_factory=list)
    seconds: float = 0.0
    refused: int = 0
    #: moves that were due while the previous one was still being sent
    late: int = 0
    #: sent, and not answered when the run was over
    unanswered: int = 0

    @property
    def moves_per_second(self) -> float:
        return len(self.latencies) / self.seconds

    def percentile(self, share: float) -> float:
        ordered = sorted(self.latencies)
        return ordered[min(int(len(ordered) * share), len(ordered) - 1)] if ordered else float("nan")


class LoadTable:
    """One of the tables."""

    __slots__ = (
        "acknowledged",
        "choices",
        "crowd",
        "id",
        "keys",
        "missing",
        "mover",
        "over",
        "sent",
        "seq",
        "sockets",
        "view",
    )

    def __init__(self, crowd: LoadPlayers, id: str, keys: list[str]) -> None:
        self.crowd, self.id, self.keys = crowd, id, keys
        self.sockets: list[FastWebSocket | None] = [None] * len(keys)
        self.seq = [-1] * len(keys)
        self.choices: Json | None = None
        self.mover = 0
        #: how many seats have not seen the last move yet
        self.missing = 0
        self.sent = 0.0
        #: the seq of the last move that was acknowledged to its mover
        self.acknowledged = -1
        self.over = False
        #: the view of seat 0, if this table keeps it
        self.view: Json | None = None

    async def connect(self, urls: Sequence[str]) -> None:
        """Connect every seat to a server process of its own, as far as there are enough."""
        for seat, key in enumerate(self.keys):
            url = urls[seat % len(urls)]
            gone = partial(self._gone, seat)
            socket = await greet(url, f"/api/tables/{self.id}/live", partial(self._heard, seat), gone)
            self.sockets[seat] = socket
            self.seq[seat] = -1
            socket.send(orjson.dumps({"type": "hello", "keys": {str(seat): key}}))
        while min(self.seq) < 0:
            await asyncio.sleep(0.01)

    def _gone(self, seat: int) -> None:
        self.sockets[seat] = None

    def _heard(self, seat: int, data: bytes) -> None:
        message = orjson.loads(data)
        kind = message["type"]
        if kind == "event":
            self.seq[seat] = message["seq"]
            if message["choices"]:
                self.choices, self.mover = message["choices"], seat
            if seat == 0 and self.view is not None:
                self.view = apply_changes(self.view, message["changes"])
            if message["kind"] == "move":
                if message.get("ref") is not None:
                    self.acknowledged = message["seq"]
                self.missing -= 1
                if not self.missing:
                    self.crowd.done(self)
        elif kind == "view":
            self.seq[seat] = message["seq"]
            if message["choices"]:
                self.choices, self.mover = message["choices"], seat
            if seat == 0 and self.crowd.watches(self):
                self.view = message["view"]
        elif kind == "refused":
            self.crowd.measured.refused += 1
        elif kind == "table":
            self.over = message["table"]["status"] == "over"

    def move(self) -> bool:
        """Send the next move; returns whether there was one to send."""
        choices, socket = self.choices, self.sockets[self.mover]
        if choices is None or socket is None or self.missing or self.over:
            return False
        move = _any_move(choices)
        self.choices = None
        self.missing = len(self.keys)
        self.sent = time.perf_counter()
        socket.send(
            b'{"type":"move","seat":%d,"move":"%s","after":%d,"ref":1}'
            % (self.mover, move.encode(), self.seq[self.mover])
        )
        return True


def _any_move(choices: Json) -> str:
    if choices["step"] == "push":
        return str(random.choice(list(choices["pushes"])))
    reach = int(choices["reach"], 16)
    squares = [square for square in range(len(NAMES)) if reach >> square & 1]
    return NAMES[random.choice(squares)]


class LoadPlayers:
    """All tables together."""

    def __init__(self, urls: Sequence[str]) -> None:
        self.urls = urls
        self.sittings: list[LoadTable] = []
        self.measured = Measured()
        self.flat_out = False

    def watches(self, sitting: LoadTable) -> bool:
        return sitting in self.sittings[:WATCHED]

    async def fill(self, tables: int) -> None:
        """Make tables until there are this many, and take the seats."""
        gate = asyncio.Semaphore(16)
        async with httpx.AsyncClient(base_url=self.urls[0], timeout=60) as http:

            async def one() -> None:
                async with gate:
                    seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]
                    answer = await http.post("/api/tables", json={"edition": EDITION, "seats": seats, "begin": True})
                    answer.raise_for_status()
                    made: dict[str, Any] = answer.json()
                    sitting = LoadTable(self, made["table"]["id"], [made["keys"][str(seat)] for seat in range(2)])
                    self.sittings.append(sitting)
                    await sitting.connect(self.urls)

            await asyncio.gather(*(one() for _ in range(tables - len(self.sittings))))

    def done(self, sitting: LoadTable) -> None:
        """Called when everybody at this table has seen the move."""
        self.measured.latencies.append(time.perf_counter() - sitting.sent)
        if self.flat_out:
            sitting.move()

    async def run(self, seconds: float, every: float) -> Measured:
        """Play: a move at every table every `every` seconds, or as fast as possible if that is 0."""
        self.measured = Measured()
        start = time.perf_counter()
        if every:
            tasks = [self._steady(sitting, start, seconds, every) for sitting in self.sittings]
            await asyncio.gather(*tasks)
        else:
            self.flat_out = True
            for sitting in self.sittings:
                sitting.move()
            await asyncio.sleep(seconds)
            self.flat_out = False
        measured, measured.seconds = self.measured, time.perf_counter() - start
        # moves still being sent belong to this run, but do not lengthen it
        await asyncio.sleep(0.5)
        measured.unanswered = sum(bool(sitting.missing) and not sitting.over for sitting in self.sittings)
        self.measured = Measured()
        return measured

    async def _steady(self, sitting: LoadTable, start: float, seconds: float, every: float) -> None:
        due = start + random.random() * every
        while due < start + seconds:
            await asyncio.sleep(due - time.perf_counter())
            if not sitting.move() and not sitting.over:
                self.measured.late += 1
            due += every

    async def come_back(self) -> tuple[int, int, int]:
        """After a crash: count acknowledged moves, lost ones, and stored views that differ."""
        before = [(sitting.acknowledged, sitting.seq[0], sitting.view) for sitting in self.sittings]
        for sitting in self.sittings:
            sitting.missing, sitting.choices = 0, None
            await sitting.connect(self.urls)
        lost = differ = 0
        for sitting, (acknowledged, seen, view) in zip(self.sittings, before, strict=True):
            lost += max(0, acknowledged - sitting.seq[0])
            differ += view is not None and seen == sitting.seq[0] and view != sitting.view
        return sum(max(0, acknowledged) for acknowledged, _, _ in before), lost, differ

    def hang_up(self) -> None:
        for sitting in self.sittings:
            for socket in sitting.sockets:
                if socket:
                    socket.close()
