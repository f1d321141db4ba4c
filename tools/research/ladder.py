"""Measure the strength of the levels of classic and towers against each other.

Part of `make soak`. Level 5 thinks much longer than the lower levels: it plays a quarter of the games against them, but
at least 100, or all if there are fewer. With `--old CHECKOUT`, the sources of version 0.1, `master` also plays its
`level5`; with `--budgets` it plays with other budgets than 50 ms against level 5.
"""

from __future__ import annotations

import argparse
import shlex
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import NamedTuple

from tools.report import Report, add_write, measured_on, put
from wanderwall.arena.processes import in_processes
from wanderwall.arena.run import Journal, run
from wanderwall.arena.standings import standings
from wanderwall.arena.tournament import Tournament
from wanderwall.bots import warm

PROGRAM = Path(__file__).parent / "bot_process.py"


class Step(NamedTuple):
    """Who plays whom, with how many seats, and the required win rate."""

    upper: str
    lower: str
    seats: int
    wanted: float


class Ladder(NamedTuple):
    """The levels of a game."""

    edition: str
    page: str
    steps: tuple[Step, ...]


def levels(seats: int, wanted: dict[int, float]) -> tuple[Step, ...]:
    """Each level against the one below, with the win rate it must reach."""
    return tuple(Step(f"level{number}", f"level{number - 1}", seats, rate) for number, rate in wanted.items())


#: one against three: a quarter would be even
ONE_AGAINST_THREE = Step("master", "level5", 4, 0.26)
LADDERS = {
    "classic": Ladder(
        "classic-1986",
        "lab/bots.md",
        (
            *levels(2, {2: 0.80, 3: 0.90, 4: 0.88, 5: 0.82}),
            *levels(4, {3: 0.35, 4: 0.35, 5: 0.35}),
            Step("master", "level5", 2, 0.60),
            ONE_AGAINST_THREE,
        ),
    ),
    "towers": Ladder(
        "towers-3d",
        "lab/towers.md",
        (
            *levels(2, {2: 0.70, 3: 0.70, 4: 0.70, 5: 0.70}),
            *levels(4, {3: 0.25, 4: 0.25, 5: 0.25}),
            Step("master", "level5", 2, 0.75),
        ),
    ),
}
OLD = Step("master", "level5-0.1", 2, 0.77)
BUDGETS = tuple(Step(f"master, {ms} ms", "level5", 2, 0.0) for ms in (10, 250, 1000))


def command(name: str, old: Path | None) -> str:
    """The bot for a name in the table: its own name, or a program."""
    if name == OLD.lower:
        return f"cmd:env PYTHONPATH={old}/src {sys.executable} {PROGRAM} classic level5"
    bot_name, _, ms = name.partition(", ")
    return f"cmd:{sys.executable} {PROGRAM} classic {bot_name} --ms {ms.removesuffix(' ms')}" if ms else name


def warm_bot(name: str) -> str:
    """The bot, after compiling what it needs."""
    if name.startswith("cmd:"):
        subprocess.run([*shlex.split(name.removeprefix("cmd:")), "--warm"], check=True)
    return name


def play(edition: str, step: Step, games: int, seed: int, old: Path | None) -> tuple[list[str], float]:
    """The cells of a row, and the win rate."""
    names = tuple(warm_bot(command(name, old)) for name in (step.upper, step.lower))
    many = games if step.upper != "level5" else max(min(games, 100), games // 4)
    plan = Tournament(edition, names, many // step.seats * step.seats, seats=step.seats, seed=seed, gauntlet=True)
    with tempfile.TemporaryDirectory() as folder:
        journal = Journal.begin(Path(folder) / "games", plan)
        run(journal, in_processes())
        table = {one.bot: one for one in standings(names, journal.results)}
    upper, lower = table[names[0]], table[names[1]]
    limited = sum(result.reason == "turn_limit" for result in journal.results)
    turns = sum(sum(result.moves) for result in journal.results) / 2 / len(journal.results)
    cells = [
        step.upper,
        step.lower if step.seats == 2 else f"three of {step.lower}",
        f"{upper.games}",
        f"{100 * upper.win_rate:.1f} %",
        f"{100 * upper.low:.1f}–{100 * upper.high:.1f} %",
        f"{upper.ms_per_move:.2f}",
        f"{lower.ms_per_move:.2f}",
        f"{turns:.0f}",
        f"{limited}",
    ]
    return cells, upper.win_rate


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=list(LADDERS), default="classic")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--seed", type=int, default=1)
    add_write(parser, "docs/lab/bots.md or docs/lab/towers.md")
    parser.add_argument("--old", type=Path, help="a checkout of version 0.1")
    parser.add_argument("--budgets", action="store_true", help="also measure master with other budgets")


def main(asked: argparse.Namespace) -> int:
    ladder = LADDERS[asked.game]
    steps = ladder.steps
    if asked.game == "classic":
        steps += (OLD,) * (asked.old is not None) + BUDGETS * asked.budgets
    warm(asked.game)
    report = Report(
        *("level", "against", "games", "wins", "95 % interval"),
        *("ms a move", "ms of the other", "turns", "called at 200"),
        about=measured_on("50 ms a move unless said", f"seed {asked.seed}"),
    )
    weak = []
    for step in steps:
        cells, rate = play(ladder.edition, step, asked.games, asked.seed, asked.old)
        report.add(*cells)
        if rate < step.wanted:
            weak.append(f"{step.upper} over {step.lower}, {step.seats} players: {rate:.3f} < {step.wanted}")
    if asked.write:
        put(ladder.page, "ladder", report.lines)
    print("\n".join(weak), file=sys.stderr)
    return 1 if weak else 0
