"""Choose the built-in puzzles: a given number of each kind, edition and level.

They start from the seed in the file's first line. The result does not depend on the number of workers.
"""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

import wanderwall.puzzles
from wanderwall.puzzles.classic import BLOCK
from wanderwall.puzzles.collection import ShippedPuzzle
from wanderwall.puzzles.go import GO
from wanderwall.puzzles.make import many
from wanderwall.puzzles.sliding import FEWEST, FIND, TREASURES

FILE = Path(wanderwall.puzzles.__file__).parent / "data" / "shipped.txt"

#: how many of each level, by kind and edition; append new ones at the end, since books identify puzzles by number
WANTED = {
    (FEWEST, "classic-1986"): {2: 300, 3: 250},
    (FIND, "classic-1986"): {1: 200, 2: 200, 3: 20},
    (TREASURES, "classic-1986"): {2: 100, 3: 200, 4: 200, 5: 100},
    (BLOCK, "classic-1986"): {2: 40, 3: 380, 4: 10},
    (GO, "go"): {1: 8, 2: 10, 3: 16, 4: 20, 5: 6},
    (FIND, "towers-3d"): {1: 40, 2: 40},
    (FEWEST, "towers-3d"): {2: 80, 3: 40, 4: 5},
    (TREASURES, "towers-3d"): {2: 60, 3: 100, 4: 60, 5: 10},
    (FEWEST, "one-piece"): {2: 60, 3: 60},
    (FEWEST, "garden-9"): {2: 40, 3: 40},
}


def choose_puzzles(kind: str, edition: str, wanted: dict[int, int], seed: int, workers: int) -> list[ShippedPuzzle]:
    """The first puzzles of each level; no roll of Labyrinth Go! twice."""
    left, found = dict(wanted), list[ShippedPuzzle]()
    known = set()
    for made in many(kind, edition, seed, workers=workers):
        puzzle = made.puzzle
        if left.get(puzzle.level) and puzzle.position not in known:
            left[puzzle.level] -= 1
            known.add(puzzle.position)
            numbers = (puzzle.par, puzzle.ways, puzzle.misled, puzzle.level)
            found.append(ShippedPuzzle(kind, edition, made.seed, *numbers))
            if not any(left.values()):
                break
    return sorted(found, key=lambda one: (one.level, one.seed))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1986)
    parser.add_argument("--workers", type=int, default=2)


def main(asked: argparse.Namespace) -> int:
    lines = [f"# python -m tools generate puzzles --seed {asked.seed}: kind, edition, seed, par, ways, misled, level"]
    for (kind, edition), wanted in WANTED.items():
        lines += [one.text() for one in choose_puzzles(kind, edition, wanted, asked.seed, asked.workers)]
        print(f"{kind}, {edition}: {len(lines) - 1} in all", file=sys.stderr)
    FILE.write_text("\n".join(lines) + "\n", encoding="utf-8")
    return 0
