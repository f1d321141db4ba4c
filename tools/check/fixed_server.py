"""A server whose deals, ids and date are the same in every run.

Every new server process imports this module, so it imports only what such a process has loaded already.
"""

from __future__ import annotations

import os
import random
import shutil
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from pathlib import Path

import wanderwall
from tests.server.harness.forked import wrong_clock
from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import ADMIN_KEY, Server

#: when the server starts by its own clock: a Wednesday at noon, UTC. Daily puzzles and streaks depend on the date
START = 1_795_003_200
#: where numba keeps what it compiled of the package, if nothing else is set
COMPILED = Path(wanderwall.__file__).parent / "__pycache__" / "wanderwall"
#: the functions by which the coach decides whether learned values are compiled
LEARNED = shutil.ignore_patterns("*.think_some-*", "*.keep_some-*", "*.follow_some-*")


def seed_random() -> None:
    """Give every source of system randomness in this process a fixed stream, one for each instance."""
    streams: dict[int, random.Random] = {}

    def stream(system: random.SystemRandom) -> random.Random:
        return streams.setdefault(id(system), random.Random(1))

    methods = {
        "random": lambda system: stream(system).random(),
        "getrandbits": lambda system, bits: stream(system).getrandbits(bits),
        "randbytes": lambda system, count: stream(system).randbytes(count),
    }
    for name, method in methods.items():
        setattr(random.SystemRandom, name, method)


def prepare(clock_file: Path) -> None:
    """Run in the new server process: fixed deals and a fixed date."""
    seed_random()
    wrong = wrong_clock(clock_file)
    wrong()


def link_compiled(folder: Path) -> Path:
    """A folder for compiled code that has what is compiled already: to compile it again takes most of a run.

    The coach uses learned values only where they are compiled: here they never are.
    """
    if COMPILED.is_dir():
        shutil.copytree(COMPILED, folder / COMPILED.name, copy_function=os.symlink, ignore=LEARNED)
    return folder


@contextmanager
def fixed_server() -> Iterator[Server]:
    """A real server with a throwaway database that deals the same games in every run."""
    with throwaway_folder("requests") as folder:
        clock_file = folder / "clock"
        clock_file.write_text(str(START - time.time()))
        environment = {
            "WANDERWALL_ADMIN_KEY": ADMIN_KEY,
            "WANDERWALL_PATIENCE": "3600",  # on a slow machine nobody must count as gone
            "WANDERWALL_PUSH": "mailto:admin@school.example",
            "WANDERWALL_PUSH_NEAR": "https://push.local",
            "WANDERWALL_EMBED": "https://school.example",
            "NUMBA_CACHE_DIR": str(link_compiled(folder / "compiled")),
        }
        server = Server(folder, environment=environment, before=partial(prepare, clock_file)).start()
        try:
            yield server
        finally:
            server.stop()
