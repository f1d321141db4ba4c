"""`make soak`: how long the best bots take for a move with a budget of 50 ms, one game after the other on an otherwise
idle machine. For the docs.

`python -m tools.research.pace --games 12 --write`.
"""

from __future__ import annotations

import argparse
import sys
import time
from datetime import UTC, datetime
from statistics import quantiles
from typing import NamedTuple

from tools.report import put
from tools.research.ladder import machine

from wanderwall.arena.pairing import Pairing, options_for, play
from wanderwall.bots import bot, bot_names, warm
from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.games import edition, game_of

BUDGET = Budget(50)
#: what a move may take, 99 of 100 times
MOST_MS = 60.0


class Timed:
    """A bot, and how long its moves took in milliseconds."""

    def __init__(self, player: Bot) -> None:
        self.player = player
        self.took: list[float] = []

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        began = time.perf_counter()
        answer = self.player.choose(seen, budget, seed)
        self.took.append(1000 * (time.perf_counter() - began))
        return answer


class Row(NamedTuple):
    bot: str
    edition: str
    seats: int

    def took(self, games: int) -> list[float]:
        """How long the moves of the given number of games took."""
        game = game_of(edition(self.edition))
        players = [Timed(bot(self.bot, game.name)) for _ in range(self.seats)]
        for number in range(games):
            print(f"\r{self.bot}, {self.edition}: {number} of {games} games", end="", file=sys.stderr)
            names = (self.bot,) * self.seats
            pairing = Pairing(number, self.edition, names, options_for(game, {}), BUDGET, f"{number}", f"{number}")
            play(pairing, players)
        print("\r", end="", file=sys.stderr)
        return [took for player in players for took in player.took]


def rows() -> list[Row]:
    best = {game: "master" if "master" in bot_names(game) else "level5" for game in ("classic", "towers")}
    return [
        Row(best["classic"], "classic-1986", 2),
        Row("level5", "classic-1986", 2),
        Row("level5", "classic-1986", 4),
        Row(best["classic"], "classic-1986", 4),
        Row(best["towers"], "towers-3d", 2),
        Row("level5", "towers-3d", 4),
    ]


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--games", type=int, default=12)
    parser.add_argument("--write", action="store_true", help="write the table into the docs")
    options = parser.parse_args()
    for game in ("classic", "towers"):
        warm(game)
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}, {machine()}, {options.games} games each.",
        "",
        "| player | edition | players | moves | median | p99 | at most |",
        "|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    late = []
    for row in rows():
        took = row.took(options.games)
        hundredths = quantiles(took, n=100)
        cells = (*row, len(took), *(f"{ms:.1f} ms" for ms in (hundredths[49], hundredths[98], max(took))))
        lines.append(f"| {' | '.join(map(str, cells))} |")
        print(lines[-1], flush=True)
        if hundredths[98] > MOST_MS:
            late.append(f"{row.bot}, {row.edition}, {row.seats} players: {hundredths[98]:.1f} ms > {MOST_MS}")
    if options.write:
        put("lab/bots.md", "pace", lines)
    print("\n".join(late), file=sys.stderr)
    return 1 if late else 0


if __name__ == "__main__":
    sys.exit(main())
