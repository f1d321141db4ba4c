"""Choose the built-in puzzles: a given number of each kind, edition and level, or par.

Books and links know puzzles by number, so the lines of the file stay. Those that one of four first pushes solves are
marked as dropped, and new ones are added at the end until there are enough. They start from the seed in the first line.
The result does not depend on the number of workers.
"""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

import wanderwall.puzzles
from wanderwall.games import edition as find_edition
from wanderwall.puzzles.classic import BLOCK
from wanderwall.puzzles.collection import ShippedPuzzle, collection
from wanderwall.puzzles.go import GO
from wanderwall.puzzles.make import many
from wanderwall.puzzles.part import Solution, kind_of
from wanderwall.puzzles.sliding import FEWEST, FIND, TREASURES

FILE = Path(wanderwall.puzzles.__file__).parent / "data" / "shipped.txt"

#: how many of each level are offered, by kind and edition
WANTED = {
    (FEWEST, "classic-1986"): {1: 20, 2: 320, 3: 250},
    (FIND, "classic-1986"): {1: 176, 2: 186, 3: 20},
    (TREASURES, "classic-1986"): {2: 100, 3: 200, 4: 200, 5: 100},
    (BLOCK, "classic-1986"): {2: 23, 3: 204, 4: 10},
    (GO, "go"): {1: 8, 2: 10, 3: 16, 4: 20, 5: 6},
    (FIND, "towers-3d"): {1: 28, 2: 36},
    (FEWEST, "towers-3d"): {2: 80, 3: 40, 4: 5},
    (TREASURES, "towers-3d"): {2: 60, 3: 100, 4: 60, 5: 10},
    (FEWEST, "one-piece"): {2: 60, 3: 60},
    (FEWEST, "garden-9"): {2: 40, 3: 40, 4: 10, 5: 10},
}


def is_too_easy(one: ShippedPuzzle) -> bool:
    """Whether one push decides, and one of four first pushes is right."""
    kind = kind_of(one.kind, find_edition(one.edition).game)
    return kind.is_decisive and not kind.is_worth_asking(one.puzzle().state, Solution(*one[3:7], line=()))


def choose_puzzles(
    kind: str, edition: str, wanted: dict[int, int], known: Sequence[ShippedPuzzle], seed: int, workers: int
) -> list[ShippedPuzzle]:
    """The puzzles of each level that are missing; no roll of Labyrinth Go! twice."""
    own = [one for one in known if (one.kind, one.edition) == (kind, edition)]
    offered = Counter(one.level for one in own if not one.dropped)
    left = {level: count - offered[level] for level, count in wanted.items() if count > offered[level]}
    if not left:
        return []
    found, positions = list[ShippedPuzzle](), {one.puzzle().position for one in own}
    for made in many(kind, edition, seed, workers=workers):
        puzzle = made.puzzle
        if left.get(puzzle.level) and puzzle.position not in positions:
            left[puzzle.level] -= 1
            positions.add(puzzle.position)
            numbers = (puzzle.par, puzzle.ways, puzzle.misled, puzzle.level)
            found.append(ShippedPuzzle(kind, edition, made.seed, *numbers))
            if not any(left.values()):
                break
    return sorted(found, key=lambda one: (one.level, one.seed))


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--seed", type=int, default=1986)
    parser.add_argument("--workers", type=int, default=2)


def main(asked: argparse.Namespace) -> int:
    known = [one._replace(dropped=is_too_easy(one)) for one in collection()]
    print(f"{sum(one.dropped for one in known)} of {len(known)} are too easy", file=sys.stderr)
    for (kind, edition), wanted in WANTED.items():
        known += choose_puzzles(kind, edition, wanted, known, asked.seed, asked.workers)
        print(f"{kind}, {edition}: {len(known)} in all", file=sys.stderr)
    lines = [f"# python -m tools generate puzzles --seed {asked.seed}: kind, edition, seed, par, ways, misled, level"]
    FILE.write_text("\n".join([*lines, *(one.text() for one in known)]) + "\n", encoding="utf-8")
    return 0
