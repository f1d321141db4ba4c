"""Measure how much load one server can take (`make load`).

The server has one core, the simulated players the other one. Tables are added until the latency is too high, with a
move every two seconds at each. Then all play as fast as they can. Then the server is killed while they play, and every
acknowledged move must still be there. The same players then play against two server processes on PostgreSQL and Redis,
all on the same two cores.
"""

from __future__ import annotations

import argparse
import asyncio
import gc
import os
import resource
import sys
import time
from collections.abc import Callable, Sequence
from typing import NamedTuple

from tests.server.harness.processes import cpu_seconds, resident_bytes, throwaway_folder
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.load_players import LoadPlayers, Measured
from tests.server.test_many_games import GAMES, store_many
from tools.report import add_write, head, measured_on, put, row

LADDER = (300, 1000, 2000)
#: with everything on the same two cores
SHORT_LADDER = (100, 300)
EVERY = 2.0
BREAKS_AT = 0.1
HEAD = head(
    (
        "tables", "move every", "moves/s", "p50 ms", "p99 ms", "worst ms", "server CPU ms a move", "server CPU %",
        "players' CPU %", "server MB", "kB a table",
    ),
    "--:",
)  # fmt: skip


class Row(NamedTuple):
    """One line of the report."""

    tables: int
    every: float
    measured: Measured
    server_cpu: float
    crowd_cpu: float
    memory: float
    per_table: float

    def __str__(self) -> str:
        latencies = [self.measured.percentile(share) * 1000 for share in (0.5, 0.99, 1.0)]
        every = f"{self.every:g} s" if self.every else "flat out"
        moves = self.measured.moves_per_second
        return row(
            [
                f"{self.tables:,}", every, f"{moves:,.0f}", *(f"{latency:.1f}" for latency in latencies),
                f"{1000 * self.server_cpu / moves:.3f}", f"{100 * self.server_cpu:.0f}", f"{100 * self.crowd_cpu:.0f}",
                f"{self.memory / 1e6:.0f}", f"{self.per_table / 1e3:.0f}",
            ]
        )  # fmt: skip


class Load:
    """Simulated players against one or two server processes."""

    def __init__(self, servers: Sequence[Server]) -> None:
        self.servers = servers
        self.rows: list[Row] = []
        self._sit_down()

    def _sit_down(self) -> None:
        self.crowd = LoadPlayers([server.url for server in self.servers])
        self.idle = self._memory()

    def restart(self) -> None:
        """Restart the servers, so that no table is in memory, with new players."""
        self.crowd.hang_up()
        for server in self.servers:
            server.restart()
        self._sit_down()

    def _memory(self) -> float:
        return sum(resident_bytes(server.pid) for server in self.servers)

    def _cpu(self) -> float:
        """Only of the server processes: no bot plays here, and compiling bots is not part of the load."""
        return sum(cpu_seconds(server.pid) for server in self.servers)

    async def stretch(self, tables: int, seconds: float, every: float) -> Row:
        await self.crowd.fill(tables)
        await self.crowd.run(min(seconds, 2 * every) or 1.0, every)
        server, crowd, start = self._cpu(), time.process_time(), time.perf_counter()
        measured = await self.crowd.run(seconds, every)
        wall = time.perf_counter() - start
        shares = (self._cpu() - server) / wall, (time.process_time() - crowd) / wall
        memory = self._memory()
        line = Row(tables, every, measured, *shares, memory, (memory - self.idle) / tables)
        self.rows.append(line)
        print(line, end="", flush=True)
        print(f" late {measured.late}, refused {measured.refused}, unanswered {measured.unanswered}", flush=True)
        return line

    async def ladder(self, steps: Sequence[int], seconds: float) -> None:
        for tables in steps:
            print(f"{time.strftime('%H:%M:%S')} {tables} tables", file=sys.stderr, flush=True)
            line = await self.stretch(tables, seconds, EVERY)
            if line.measured.percentile(0.99) > BREAKS_AT or line.measured.unanswered:
                return

    async def crash(self, seconds: float) -> str:
        """Kill every server process while all play as fast as they can; return whether an acknowledged move is lost."""
        playing = asyncio.create_task(self.crowd.run(seconds, 0.0))
        await asyncio.sleep(seconds / 2)
        for server in self.servers:
            server.kill()
        await playing
        for server in self.servers:
            server.start()
        acknowledged, lost, differ = await self.crowd.come_back()
        kept = f"{acknowledged:,} log entries acknowledged, {lost} lost, {differ} views differ"
        return f"After `kill -9` while all played flat out: {kept}."


def on_core(core: int) -> Callable[[], None] | None:
    """The function that pins a child process to a core, if there are enough cores."""
    return (lambda: os.sched_setaffinity(0, {core})) if (os.cpu_count() or 1) > 1 else None


async def idle(asked: argparse.Namespace) -> list[str]:
    """Measure what many stored games cost an idle server."""
    with throwaway_folder("load") as folder:
        server = Server(folder).start()
        await store_many(server, GAMES)
        start = time.perf_counter()
        server.start()
        seconds = time.perf_counter() - start
        await asyncio.sleep(5)
        memory = resident_bytes(server.pid) / 1e6
        sentence = f"With {GAMES:,} stored games a server starts in {seconds:.1f} s and holds {memory:.0f} MB."
        server.stop()
    print(sentence, flush=True)
    return [sentence, ""]


async def sqlite(asked: argparse.Namespace) -> list[str]:
    """Measure one server process on one core, with everything in one file."""
    stay = on_core(1)
    if stay:
        stay()
    print(HEAD)
    lines = ["### SQLite (`synchronous=FULL`), one worker on one core", "", HEAD]
    with throwaway_folder("load") as folder:
        server = Server(folder, before=on_core(0))
        server.start()
        load = Load([server])
        try:
            await load.ladder(LADDER if asked.tables is None else asked.tables, asked.seconds)
            load.restart()
            await load.stretch(asked.flat, asked.seconds, 0.0)
            crash = await load.crash(asked.seconds / 2)
        finally:
            server.stop()
    print(crash, flush=True)
    return [*lines, *map(str, load.rows), "", crash, ""]


async def postgres(asked: argparse.Namespace) -> list[str]:
    """Measure two server processes, PostgreSQL, Redis and the players on the same two cores."""
    os.sched_setaffinity(0, range(os.cpu_count() or 1))
    print(HEAD)
    lines = ["### PostgreSQL, Redis and two workers, with the players on the same two cores", "", HEAD]
    with throwaway_folder("load") as folder, throwaway_folder("load-postgres") as cluster:
        store, bus = Postgres(cluster, fsync=True), Redis(folder)
        store.start()
        bus.start()
        database, channel = store.database(), bus.url()
        servers = [Server(folder, database, channel) for _ in range(2)]
        try:
            for server in servers:
                server.start()
            load = Load(servers)
            await load.ladder(SHORT_LADDER if asked.tables is None else asked.tables, asked.seconds)
            load.restart()
            await load.stretch(asked.flat, asked.seconds, 0.0)
            crash = await load.crash(asked.seconds / 2)
        finally:
            for server in servers:
                server.stop()
            bus.stop()
            store.stop()
    print(crash, flush=True)
    return [*lines, *map(str, load.rows), "", crash, ""]


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--only", choices=("sqlite", "postgres", "idle"))
    parser.add_argument("--seconds", type=float, default=20.0, help="duration of each measurement")
    parser.add_argument("--tables", type=int, nargs="*", help="how many tables, step by step")
    parser.add_argument("--flat", type=int, default=200, help="tables that play as fast as they can")
    add_write(parser, "docs/lab/load.md")


def main(asked: argparse.Namespace) -> int:
    _, most = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (most, most))
    gc.disable()  # a pause of the players' own garbage collector would be counted as the server's
    import uvloop

    measured = [measured_on(), ""]
    for name, mode in (("sqlite", sqlite), ("postgres", postgres), ("idle", idle)):
        if asked.only in (None, name):
            print(name, flush=True)
            measured += uvloop.run(mode(asked))
    if asked.write:
        put("lab/load.md", "measured", measured)
    return 0
