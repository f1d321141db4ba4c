"""Measure the strength of the steps of the dial, in points.

The dial plays its own neighbours and the levels, with a budget in nodes, so that a busy machine changes nothing. Every
finished game is stored under `--folder`, and the next call continues there. The points are those that explain all wins
best, on openskill's scale, with level 2 at 1500; they go into `bots/strengths.toml`, and from there into the docs with
`python -m tools generate docs`.
"""

from __future__ import annotations

import argparse
import tomllib
from collections.abc import Sequence
from pathlib import Path
from typing import NamedTuple

import numpy as np

from tools.report import add_write
from wanderwall.arena.processes import one_by_one
from wanderwall.arena.run import Journal, run
from wanderwall.arena.standings import SPREAD, win_share
from wanderwall.arena.tournament import Tournament
from wanderwall.bots import warm
from wanderwall.bots.protocol import Budget
from wanderwall.bots.strength import EFOLD, MIDDLE, TABLE

ANCHOR = "level2"


class Ladder(NamedTuple):
    """Which steps of the dial meet which bots, in addition to their neighbours; and the bots that are steps of it."""

    edition: str
    #: per move: in towers all that its best level can use
    nodes: int
    meetings: dict[float, tuple[str, ...]]
    same: dict[str, float]


LADDERS = {
    "classic": Ladder(
        "classic-1986",
        2000,
        {
            0.0: ("level1",), 0.1: ("level1", "level2"), 0.2: ("level2", "level3"), 0.4: ("level3",),
            0.6: ("level3", "level4"), 0.8: ("level4", "level5"), 1.0: ("level5",),
        },
        {"master": 1.0},
    ),
    "towers": Ladder(
        "towers-3d",
        30_000,
        {
            0.0: ("level1", "level2"), 0.2: ("level2",), 0.4: ("level3",), 0.6: ("level3", "level4"),
            0.8: ("level4", "level5"), 1.0: ("level5",),
        },
        {"master": 1.0},
    ),
    "go": Ladder(
        "go",
        2000,
        dict.fromkeys((0.0, 0.1, 0.175, 0.25, 0.325, 0.4, 0.5, 0.6, 0.675, 0.75, 0.825, 0.9, 1.0), ()),
        {f"level{n + 1}": n / 4 for n in range(5)},
    ),
}  # fmt: skip


class Meeting(NamedTuple):
    """Two bots, and how often each has won."""

    one: str
    other: str
    wins: float
    losses: float


def meetings(ladder: Ladder) -> list[tuple[str, str]]:
    """Who meets whom."""
    dials = [f"dial:{dial}" for dial in ladder.meetings]
    levels = [(f"dial:{dial}", level) for dial, several in ladder.meetings.items() for level in several]
    return [*levels, *zip(dials[1:], dials[:-1], strict=True)]


def play_meeting(ladder: Ladder, one: str, other: str, games: int, folder: Path) -> Meeting:
    """The games of a meeting: those already stored, and those played now."""
    path = folder / f"{ladder.edition}-{one}-{other}-{games}-{ladder.nodes}.jsonl".replace(":", "")
    plan = Tournament(ladder.edition, (one, other), games, seed=1, budget=Budget(None, ladder.nodes))
    journal = Journal.resume(path) if path.exists() else Journal.begin(path, plan)
    run(journal, one_by_one, report=lambda result: print(".", end="", flush=True))
    wins = sum(win_share(result, one) for result in journal.results)
    moves = sum(sum(result.moves) for result in journal.results) / 2 / games
    print(f"{one} {other}: {wins:g} of {games}, {moves:.0f} turns", flush=True)
    return Meeting(one, other, wins, games - wins)


def fit_points(results: Sequence[Meeting], anchor: str = ANCHOR) -> dict[str, tuple[float, float]]:
    """The points that explain the wins best, and their standard deviations; those of the anchor are given. Half a game
    more for each side keeps a clean sheet finite.
    """
    names = sorted({name for one in results for name in (one.one, one.other)} - {anchor})
    at = {name: n for n, name in enumerate(names)}
    points = np.zeros(len(names))
    for _ in range(100):
        slope, bend = np.zeros(len(names)), np.eye(len(names)) * 1e-9
        for one, other, wins, losses in results:
            games = wins + losses + 1.0
            row = np.zeros(len(names))
            for name, sign in ((one, 1.0), (other, -1.0)):
                if name in at:
                    row[at[name]] = sign
            chance = 1.0 / (1.0 + np.exp(-row @ points))
            slope += row * (wins + 0.5 - games * chance)
            bend += np.outer(row, row) * games * chance * (1.0 - chance)
        step = np.linalg.solve(bend, slope)
        points += step * min(1.0, 2.0 / max(1e-9, float(np.abs(step).max())))
    spread = np.sqrt(np.diag(np.linalg.inv(bend)))
    found = {name: (MIDDLE + EFOLD * points[n], EFOLD * spread[n]) for name, n in at.items()}
    return {**found, anchor: (MIDDLE, 0.0)}


def rising(points: Sequence[float]) -> list[float]:
    """The nearest increasing numbers: neighbours in the wrong order get their mean, and are one point apart."""
    blocks: list[list[float]] = []
    for one in points:
        blocks.append([one])
        while len(blocks) > 1 and np.mean(blocks[-2]) >= np.mean(blocks[-1]):
            blocks[-2:] = [blocks[-2] + blocks[-1]]
    flat = [float(np.mean(block)) for block in blocks for _ in block]
    return [one + sum(flat[k] == one for k in range(n)) for n, one in enumerate(flat)]


def table_of(found: dict[str, tuple[float, float]], same: dict[str, float]) -> dict[str, dict[str, list[int]]]:
    """What is shipped: points and interval of the dial's steps and of the bots."""
    dials = sorted((name for name in found if name.startswith("dial:")), key=lambda name: float(name[5:]))
    middle = dict(zip(dials, rising([found[name][0] for name in dials]), strict=True))
    measured = {
        name: [round(points), round(points - SPREAD * found[name][1]), round(points + SPREAD * found[name][1])]
        for name, points in {**{name: points for name, (points, _) in found.items()}, **middle}.items()
    }
    return {
        "dials": {name.removeprefix("dial:"): measured[name] for name in dials},
        "bots": {name: measured[name] for name in sorted(measured) if name not in dials}
        | {name: measured[f"dial:{dial}"] for name, dial in same.items()},
    }


def as_toml(every: dict[str, dict[str, dict[str, list[int]]]]) -> str:
    """The tables of all games, as they are shipped."""
    lines = ["# written by `python -m tools research strengths`: points, and their 95 % interval"]
    for game, table in sorted(every.items()):
        for part, measured in table.items():
            lines += ["", f"[{game}.{part}]", *(f'"{name}" = {points}' for name, points in measured.items())]
    return "\n".join(lines) + "\n"


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--game", choices=list(LADDERS), default="classic")
    parser.add_argument("--games", type=int, default=60, help="games of each meeting")
    parser.add_argument("--folder", type=Path, default=Path("build/strengths"), help="where finished games are stored")
    add_write(parser, "src/wanderwall/bots/strengths.toml")


def main(asked: argparse.Namespace) -> None:
    ladder = LADDERS[asked.game]
    asked.folder.mkdir(parents=True, exist_ok=True)
    warm(asked.game)
    pairs = meetings(ladder)
    results = [play_meeting(ladder, *pair, asked.games, asked.folder) for pair in pairs]
    anchor = f"dial:{ladder.same[ANCHOR]}" if ANCHOR in ladder.same else ANCHOR
    table = table_of(fit_points(results, anchor), ladder.same)
    print(as_toml({asked.game: table}))
    if asked.write:
        TABLE.write_text(as_toml({**tomllib.loads(TABLE.read_text(encoding="utf-8")), asked.game: table}))
