"""Use two server processes while everything around them fails, again and again.

Part of `make soak`. Games run at eight tables. Every finished game is checked: its record replays to what everybody saw
and contains every acknowledged move. Results go into docs/lab/soak.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import random
import signal
import time
from collections import Counter
from collections.abc import Callable
from contextlib import ExitStack

from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import Server
from tests.server.harness.stores import Postgres, Redis
from tests.server.players import PersistentTables
from tools.report import Report

TABLES = 8
#: seconds for which something is unavailable
AWAY = (0.2, 3.0)


class World:
    """Two server processes, their database and their bus."""

    def __init__(self, stack: ExitStack) -> None:
        folder = stack.enter_context(throwaway_folder("soak"))
        self.postgres = Postgres(stack.enter_context(throwaway_folder("soak-postgres")), fsync=True)
        self.postgres.start()
        stack.callback(self.postgres.stop)
        self.redis = Redis(stack.enter_context(throwaway_folder("soak-redis")))
        self.redis.start()
        stack.callback(self.redis.stop)
        database, bus = self.postgres.database(), self.redis.url()
        self.servers = [Server(folder, database, bus).start() for _ in range(2)]
        for server in self.servers:
            stack.callback(server.stop)

    def faults(self, dice: random.Random) -> dict[str, Callable[[], None]]:
        """The faults, each of which is repaired afterwards."""
        server, away = dice.choice(self.servers), dice.uniform(*AWAY)

        def gone(leave: Callable[[], None], back: Callable[[], object]) -> None:
            leave()
            time.sleep(away)
            back()

        return {
            "a worker killed": lambda: gone(server.kill, server.start),
            "a worker killed, its helpers left": lambda: gone(server.kill_worker, server.start),
            "a worker asked to go": lambda: gone(server.stop, server.start),
            "a worker frozen": lambda: gone(
                lambda: os.kill(server.pid, signal.SIGSTOP), lambda: os.kill(server.pid, signal.SIGCONT)
            ),
            "the database stopped": lambda: gone(self.postgres.stop, self.postgres.start),
            "the database killed": lambda: gone(self.postgres.kill, self.postgres.start),
            "the bus killed": lambda: gone(self.redis.stop, self.redis.start),
        }


async def soak(world: World, minutes: float, dice: random.Random) -> tuple[int, Counter[str]]:
    """Return how many games were finished, and how often each fault occurred in that time."""
    gathering = PersistentTables([server.url for server in world.servers], TABLES, patient=True)
    happened: Counter[str] = Counter()
    end = time.monotonic() + 60 * minutes
    try:
        while time.monotonic() < end:
            await asyncio.sleep(dice.uniform(0.1, 2.0))
            name, fault = dice.choice(list(world.faults(dice).items()))
            await asyncio.to_thread(fault)
            happened[name] += 1
            gathering.check()
            left = max(0, end - time.monotonic())
            print(f"\r{gathering.games} games, {happened.total()} faults, {left:.0f} s left ", end="", flush=True)
        return await gathering.end(300), happened
    finally:
        gathering.leave()


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--minutes", type=float, default=30)
    parser.add_argument("--seed", type=int, default=random.SystemRandom().randrange(10**6))


def main(asked: argparse.Namespace) -> bool:
    print(f"seed {asked.seed}", flush=True)
    with ExitStack() as stack:
        games, happened = asyncio.run(soak(World(stack), asked.minutes, random.Random(asked.seed)))
    print(f"\n{games} games played to the end, every acknowledged move in its record\n")
    report = Report("fault", "times")
    for name, times in sorted(happened.items()):
        report.add(name, times)
    return not games
