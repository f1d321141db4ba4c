"""`make soak`: how many turns a game takes, by level and number of players, for the docs.

`python -m tools.soak_turns --write` plays each level of classic against itself, in nodes, so that a busy machine
changes nothing.
"""

from __future__ import annotations

import argparse
import sys
from collections.abc import Iterator
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

from wanderwall.arena.pairing import Pairing, options_for
from wanderwall.arena.workers import play_here
from wanderwall.bots import warm
from wanderwall.bots.protocol import Budget
from wanderwall.games import edition, game_of

PAGE = Path(__file__).parents[1] / "docs" / "bots.md"
BEGIN, END = "<!-- turns -->\n", "<!-- end of turns -->\n"
EDITION = "classic-1986"
BOTS = ("level1", "level2", "level3", "level4", "level5", "master")
SEATS = (2, 3, 4)
BUDGET = Budget(None, 1000)


def turns_of(bot: str, seats: int, games: int) -> list[int]:
    """The turns of all players together, game by game."""
    options = options_for(game_of(edition(EDITION)), {})
    pairings = (
        Pairing(n, EDITION, (bot,) * seats, options, BUDGET, f"{seats}/{n}", f"{bot}/{seats}/{n}") for n in range(games)
    )
    return [sum(play_here(pairing).moves) // 2 for pairing in pairings]


def rows(games: int) -> Iterator[str]:
    yield f"| level | {' | '.join(f'{seats} players' for seats in SEATS)} |"
    yield "|---|" + "---|" * len(SEATS)
    for bot in BOTS:
        cells = []
        for seats in SEATS:
            if bot == "master" and seats > 2:  # level 5 plays for it
                cells.append("")
                continue
            turns = sorted(turns_of(bot, seats, games))
            cells.append(f"{median(turns):.0f} ({turns[len(turns) // 10]} to {turns[-1 - len(turns) // 10]})")
        yield f"| {bot} | {' | '.join(cells)} |"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--write", action="store_true", help="put the table into the docs")
    options = parser.parse_args()
    warm("classic")
    lines = [f"{datetime.now(UTC):%Y-%m-%d}, {options.games} games each, {BUDGET.nodes} nodes a move.", ""]
    for row in rows(options.games):
        print(row, flush=True)
        lines.append(row)
    if options.write:
        before, _, rest = PAGE.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        PAGE.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + after, encoding="utf-8")
    return 0


if __name__ == "__main__":
    sys.exit(main())
