"""`make soak`: how many turns a game takes, by level and number of players, and how many of them are a siege: those
after the first seat needs only its home. For the docs.

`python -m tools.research.turns --write` plays each level of classic against itself, with a budget in nodes, so that a
busy machine changes nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from concurrent.futures import ProcessPoolExecutor
from datetime import UTC, datetime
from itertools import repeat
from statistics import median
from typing import Any, NamedTuple

from tools.report import put

from wanderwall.arena.pairing import Pairing, options_for
from wanderwall.arena.processes import play_here
from wanderwall.bots import warm
from wanderwall.bots.protocol import Budget
from wanderwall.games import edition, game_of
from wanderwall.match.record import read, states

EDITION = "classic-1986"
BOTS = ("level1", "level2", "level3", "level4", "level5", "master")
SEATS = (2, 3, 4)
BUDGET = Budget(None, 1000)


class Turns(NamedTuple):
    """The turns of all players together, and those after one of them had found everything."""

    all: int
    siege: int


def turns_of(bot: str, seats: int, number: int) -> Turns:
    """Play one game."""
    options = options_for(game_of(edition(EDITION)), {})
    pairing = Pairing(
        number, EDITION, (bot,) * seats, options, BUDGET, f"{seats}/{number}", f"{bot}/{seats}/{number}", True
    )
    passed: list[Any] = list(states(read(play_here(pairing).record)))
    homeward = next((state.turns for state in passed if not all(state.stacks)), passed[-1].turns)
    return Turns(passed[-1].turns, passed[-1].turns - homeward)


def rows(games: int) -> Iterator[str]:
    yield f"| level | {' | '.join(f'{seats} players | of them sieges' for seats in SEATS)} |"
    yield "|---|" + "---|---|" * len(SEATS)
    with ProcessPoolExecutor() as crew:
        for bot in BOTS:
            cells = []
            for seats in SEATS:
                each = list(crew.map(turns_of, repeat(bot), repeat(seats), range(games)))
                cells += [spread([one.all for one in each]), spread([one.siege for one in each])]
            yield f"| {bot} | {' | '.join(cells)} |"


def spread(numbers: list[int]) -> str:
    """The median, and the interval that contains eight of ten."""
    ordered = sorted(numbers)
    return f"{median(ordered):.0f} ({ordered[len(ordered) // 10]} to {ordered[-1 - len(ordered) // 10]})"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--write", action="store_true", help="write the table into the docs")
    options = parser.parse_args()
    warm("classic")
    lines = [f"{datetime.now(UTC):%Y-%m-%d}, {options.games} games each, {BUDGET.nodes} nodes a move.", ""]
    for row in rows(options.games):
        print(row, flush=True)
        lines.append(row)
    if options.write:
        put("lab/bots.md", "turns", lines)
    return 0


if __name__ == "__main__":
    sys.exit(main())
