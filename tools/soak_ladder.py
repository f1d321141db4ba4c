"""`make soak`, second part: how strong the levels of classic and towers are against each other, for the docs.

`python -m tools.soak_ladder --game classic --games 400 --write`. Level 5 thinks much longer than the others: it plays
a quarter of the games, but 100 if that is less.
"""

from __future__ import annotations

import argparse
import os
import platform
import sys
import tempfile
from datetime import UTC, datetime
from pathlib import Path
from typing import NamedTuple

from wanderwall.arena.journal import Journal
from wanderwall.arena.plan import Tournament
from wanderwall.arena.run import run
from wanderwall.arena.standings import standings
from wanderwall.arena.workers import in_processes
from wanderwall.bots import bot

DOCS = Path(__file__).parents[1] / "docs"
BEGIN, END = "<!-- ladder -->\n", "<!-- end of ladder -->\n"
#: level, players, and what the win rate over the level below should be
Steps = tuple[tuple[int, int, float], ...]


class Ladder(NamedTuple):
    """The levels of a game."""

    edition: str
    page: Path
    steps: Steps


LADDERS = {
    "classic": Ladder(
        "classic-1986",
        DOCS / "bots.md",
        ((2, 2, 0.80), (3, 2, 0.90), (4, 2, 0.88), (5, 2, 0.82), (3, 4, 0.35), (4, 4, 0.35), (5, 4, 0.35)),
    ),
    "towers": Ladder(
        "towers-3d",
        DOCS / "bots-towers-go.md",
        ((2, 2, 0.70), (3, 2, 0.70), (4, 2, 0.70), (5, 2, 0.70), (3, 4, 0.25), (4, 4, 0.25), (5, 4, 0.25)),
    ),
}


def step(edition: str, level: int, seats: int, games: int, seed: int) -> tuple[str, float]:
    """A row of the table, and the win rate."""
    names = (f"level{level}", f"level{level - 1}")
    many = games if level < 5 else max(min(games, 100), games // 4)
    plan = Tournament(edition, names, many // seats * seats, seats=seats, seed=seed, gauntlet=True)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.begin(Path(folder) / "games", plan)
        run(journal, in_processes())
        table = {one.bot: one for one in standings(names, journal.results)}
    upper, lower = table[names[0]], table[names[1]]
    against = lower.bot if seats == 2 else f"three of {lower.bot}"
    limited = sum(result.reason == "turn_limit" for result in journal.results)
    cells = [
        upper.bot,
        against,
        f"{upper.games}",
        f"{100 * upper.win_rate:.1f} %",
        f"{100 * upper.low:.1f}–{100 * upper.high:.1f} %",
        f"{upper.ms_per_move:.2f}",
        f"{lower.ms_per_move:.2f}",
        f"{limited}",
    ]
    return f"| {' | '.join(cells)} |", upper.win_rate


def machine() -> str:
    """The processor, as far as the system tells."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores"


def main() -> int:
    parser = argparse.ArgumentParser()
    parser.add_argument("--game", choices=list(LADDERS), default="classic")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--write", action="store_true", help="put the table into the docs")
    options = parser.parse_args()
    ladder = LADDERS[options.game]
    bot("level5", options.game)
    lines = [
        f"{datetime.now(UTC):%Y-%m-%d}, {machine()}, 50 ms a move, seed {options.seed}.",
        "",
        "| level | against | games | wins | 95 % interval | ms a move | ms of the other | called at 200 turns |",
        "|---|---|---|---|---|---|---|---|",
    ]
    print("\n".join(lines), flush=True)
    weak = []
    for level, seats, wanted in ladder.steps:
        row, rate = step(ladder.edition, level, seats, options.games, options.seed)
        print(row, flush=True)
        lines.append(row)
        if rate < wanted:
            weak.append(f"level{level} with {seats} players: {rate:.3f} < {wanted}")
    if options.write:
        before, _, rest = ladder.page.read_text(encoding="utf-8").partition(BEGIN)
        after = rest.partition(END)[2]
        ladder.page.write_text(before + BEGIN + "\n".join(lines) + "\n" + END + after, encoding="utf-8")
    print("\n".join(weak), file=sys.stderr)
    return 1 if weak else 0


if __name__ == "__main__":
    sys.exit(main())
