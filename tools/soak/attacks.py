"""Attack a real server in every way of the list, with undisturbed tables next to it.

Part of `make soak`. The server and its workers have one core; the attackers and the players have the other one, where
the attackers have lower priority. One server takes all attacks, one after the other. Ten tables with a move every
100 ms, and a person who plays against a level-1 bot, must not notice.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import subprocess
import sys
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import NamedTuple

from tests.server.client import Device, Live
from tests.server.harness.processes import cpu_seconds, family, resident_bytes, throwaway_folder
from tests.server.harness.server import Server
from tests.server.load_players import LoadPlayers, Measured
from tests.server.players import chosen, seated
from tests.server.test_many_games import long_game, store_log
from tools.bench.load import on_core
from tools.report import Report, add_write, measured_on, put
from tools.soak.attack_list import ATTACKS, LONG_MOVES

TABLES, EVERY = 10, 0.1
#: seconds that the person who plays against a bot thinks
THINKS = 0.2
#: the niceness of attackers, so that the players on the same core go first
NICENESS = 10
BREAKS_AT = 0.1
COLUMNS = (
    "attack", "moves/s", "p50 ms", "p99 ms", "worst ms", "a bot's reply, p50 ms", "its worst ms", "cut off",
    "server CPU %", "server MB",
)  # fmt: skip


class Row(NamedTuple):
    """One line of the report."""

    name: str
    moves: Measured
    replies: Measured
    cut_off: int
    cpu: float
    memory: int

    def cells(self) -> list[str]:
        moves = [self.moves.percentile(share) * 1000 for share in (0.5, 0.99, 1.0)]
        replies = [self.replies.percentile(share) * 1000 for share in (0.5, 1.0)]
        return [
            self.name,
            f"{self.moves.moves_per_second:.0f}",
            *(f"{value:.1f}" for value in (*moves, *replies)),
            f"{self.cut_off}",
            f"{100 * self.cpu:.0f}",
            f"{self.memory / 1e6:.0f}",
        ]

    @property
    def holds(self) -> bool:
        return self.moves.percentile(0.99) < BREAKS_AT and not self.cut_off and not self.moves.unanswered


class Opponent:
    """A person who plays against a level-1 bot, game after game; measures how long its replies take."""

    def __init__(self, server: Server) -> None:
        self.server = server
        self.measured = Measured()
        self.cut_off = 0

    async def play(self) -> None:
        seats = [{"kind": "me", "name": "Ida"}, {"kind": "bot", "bot": "level1"}]
        async with Device(self.server.url) as maker:
            while True:
                table, keys = await maker.make("classic-1986", seats, options={"goals": 12})
                async with seated(table["id"], keys, [self.server.url]) as (live,):
                    await self._game(live)
                    self.cut_off += live.connections - 1

    async def _game(self, live: Live) -> None:
        dice = random.Random(1)
        while not live.over:
            assert live.view is not None
            if live.choices:
                await live.move(0, chosen(live.view, live.choices, dice, wild=1.0))
            if not live.choices:
                start = time.perf_counter()
                await live.until(lambda: live.choices or live.over, 600)
                self.measured.latencies.append(time.perf_counter() - start)
            await asyncio.sleep(THINKS)


@asynccontextmanager
async def opponent(server: Server) -> AsyncIterator[Opponent]:
    one = Opponent(server)
    playing = asyncio.create_task(one.play())
    try:
        yield one
    finally:
        playing.cancel()
        with suppress(asyncio.CancelledError):
            await playing


async def settle(server: Server) -> None:
    """Wait until the server has compiled its bots, and has finished most work of the last attack."""
    busy = 1.0
    while busy > 0.3:
        before = {pid: cpu_seconds(pid) for pid in family(server.pid)}
        await asyncio.sleep(1.0)
        busy = sum(cpu_seconds(pid) - before.get(pid, 0) for pid in family(server.pid))


async def highest_memory(server: Server) -> int:
    """Sample the memory until cancelled; return the highest value."""
    highest = 0
    with suppress(asyncio.CancelledError):
        while True:
            highest = max(highest, resident_bytes(server.pid))
            await asyncio.sleep(0.1)
    return highest


async def measure_attack(server: Server, name: str, crowd: LoadPlayers, player: Opponent, seconds: float) -> Row:
    """Measure the other players during an attack."""
    command = [sys.executable, "-m", "tools", "soak", "attack_list", name, str(server.port), "many22many"]
    attacker = subprocess.Popen(command, preexec_fn=lambda: os.nice(NICENESS) and None) if name in ATTACKS else None
    memory = asyncio.create_task(highest_memory(server))
    try:
        await asyncio.sleep(2.0)  # until the attack has started
        player.measured, cpu, start = Measured(), cpu_seconds(server.pid), time.perf_counter()
        moves = await crowd.run(seconds, EVERY)
        cpu = (cpu_seconds(server.pid) - cpu) / (time.perf_counter() - start)
    finally:
        if attacker:
            attacker.kill()
            attacker.wait()
        memory.cancel()
    cut_off = sum(socket is None for sitting in crowd.sittings for socket in sitting.sockets)
    cut_off, player.cut_off = cut_off + player.cut_off, 0
    return Row(name, moves, player.measured, cut_off, cpu, await memory)


async def measure(names: list[str], seconds: float) -> tuple[list[Row], Report]:
    rows = []
    with throwaway_folder("attacks") as folder:
        server = Server(folder, environment={"WANDERWALL_LIMITS": ""}, before=on_core(0))
        print("a long game is played", file=sys.stderr, flush=True)
        await store_log(server, long_game(10**6, options={"turn_limit": LONG_MOVES // 4}))
        server.start()
        try:
            crowd = LoadPlayers([server.url])
            await crowd.fill(TABLES)
            async with opponent(server) as player:
                report = Report(*COLUMNS, about=measured_on(), line="--:")
                for name in names:
                    await settle(server)
                    rows.append(await measure_attack(server, name, crowd, player, seconds))
                    report.add(*rows[-1].cells())
        finally:
            server.stop()
    return rows, report


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seconds", type=float, default=10.0, help="duration of each attack")
    parser.add_argument("--only", nargs="*", choices=list(ATTACKS), help="run only these attacks")
    add_write(parser, "docs/lab/attacks.md")


def main(asked: argparse.Namespace) -> int:
    if stay := on_core(1):
        stay()
    rows, report = asyncio.run(measure(["nothing", *(asked.only or ATTACKS)], asked.seconds))
    if asked.write:
        put("lab/attacks.md", "measured", report.lines)
    failed = [row.name for row in rows if not row.holds]
    print(f"\n{len(rows) - 1} attacks; " + (f"too much: {', '.join(failed)}" if failed else "nobody noticed"))
    return bool(failed)
