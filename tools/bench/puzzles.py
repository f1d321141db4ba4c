"""Measure how fast puzzles are made and solved, next to the allowed time.

Part of `make bench`.
"""

from __future__ import annotations

import argparse
import asyncio
import time
from collections.abc import Iterator
from itertools import islice
from pathlib import Path
from random import Random
from statistics import median
from tempfile import TemporaryDirectory

from wanderwall.board.grid import Square
from wanderwall.games import edition, game_of
from wanderwall.match.steps import after_chance
from wanderwall.puzzles.classic import BLOCK
from wanderwall.puzzles.make import many, usual_edition
from wanderwall.puzzles.results import SHIPPED
from wanderwall.puzzles.sliding import FEWEST, FIND, TREASURES
from wanderwall.server.settings import Settings
from wanderwall.server.storage import schema
from wanderwall.server.storage.puzzle_ratings import PuzzleRatings
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.solver.classic import par, warm
from wanderwall.solver.task import LONGEST, MOST, SolverTask

#: how many of each kind; seconds allowed for all of them
EACH, MAY_TAKE = 250, 60.0
#: courses that are solved, and seconds allowed for one
COURSES, ONE_MAY_TAKE = 60, 1.0
#: the ways a tile may lie
TILES = ("ns", "ew", "ne", "es", "sw", "nw", "nes", "esw", "nsw", "new")
#: first tries of one puzzle, and milliseconds allowed for what everybody did
TRIES, HEAT_MAY_TAKE = 100_000, 50.0


def making(workers: int) -> None:
    """Make a thousand graded puzzles of the sliding board, including the start of the processes that make them."""
    began = time.perf_counter()
    for kind in (FEWEST, FIND, TREASURES, BLOCK):
        made = list(islice(many(kind, usual_edition(kind), 1, workers=workers), EACH))
        assert len(made) == EACH
    took = time.perf_counter() - began
    print(
        f"  1,000 graded puzzles, {workers} processes: {took:.1f} s; "
        f"they may take {MAY_TAKE:.0f} s: {took / MAY_TAKE:.2f}"
    )


def courses(tiles: int) -> Iterator[SolverTask]:
    """Courses over the given number of tiles in random 7×7 mazes."""
    dice, box = Random(tiles), edition("classic-1986")
    game = game_of(box)
    while True:
        state = after_chance(game, game.setup(box, 1, {"first": 1}), dice)
        targets: list[Square] = dice.sample(range(box.grid.size), tiles)
        yield SolverTask(state.maze, dice.randrange(box.grid.size), tuple(targets))


def solving() -> None:
    """Find par over one to three tiles, exact to five turns. Courses that need more turns are included, since that is
    known only afterwards.
    """
    warm()
    for tiles in range(1, LONGEST + 1):
        seconds, pars = [], []
        for course in islice(courses(tiles), COURSES):
            began = time.perf_counter()
            solved = par(course, MOST)
            seconds.append(time.perf_counter() - began)
            pars.append(len(solved.line) if solved else MOST + 1)
        print(
            f"  par over {tiles} treasures to {MOST} turns, 7×7: {median(seconds):.3f} s, longest {max(seconds):.3f} s "
            f"(par {max(pars)} at most); one may take {ONE_MAY_TAKE:.0f} s: {max(seconds) / ONE_MAY_TAKE:.2f}"
        )


async def counting(folder: Path) -> None:
    """Count the first pushes of everybody, in a database of SQLite with as many tries of other puzzles."""
    store, dice = SqlStore(Settings(f"sqlite+aiosqlite:///{folder / 'tries.sqlite'}")), Random(1)
    assert await store.start()
    ratings, pushes = PuzzleRatings(), [f"{side}{line}{tile}" for side in "NESW" for line in "246" for tile in TILES]
    ratings.database = store.database
    rows = [
        {
            "book": f"{number:026}", "shelf": SHIPPED, "name": name, "at": number, "at_par": dice.random() < 0.1,
            "push": dice.choice(pushes), "mu": 25.0, "sigma": 8.0,
        }
        for number in range(TRIES)
        for name in ("1", "2")
    ]  # fmt: skip
    async with store.database.transaction() as connection:
        await connection.execute(schema.first_tries.insert(), rows)
    times = []
    for _ in range(20):
        began = time.perf_counter()
        found = await ratings.first_tries(SHIPPED, "1")
        times.append(1000 * (time.perf_counter() - began))
        assert sum(one.tries for one in found) == TRIES
    await store.stop()
    print(
        f"  the first pushes of {TRIES:,} tries: {median(times):.1f} ms, longest {max(times):.1f} ms; "
        f"they may take {HEAT_MAY_TAKE:.0f} ms: {median(times) / HEAT_MAY_TAKE:.2f}"
    )


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--workers", type=int, default=2, help="processes that make puzzles")


def main(asked: argparse.Namespace) -> None:
    print("puzzles:")
    with TemporaryDirectory() as folder:
        asyncio.run(counting(Path(folder)))
    solving()
    making(asked.workers)
