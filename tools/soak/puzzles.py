"""Prove every built-in puzzle again, and show how simple players do at each kind and level.

Part of `make soak`.
"""

from __future__ import annotations

import argparse
import sys
from collections import defaultdict
from collections.abc import Sequence
from math import inf
from statistics import fmean

from tools.generate.ratings import SIMPLE, simulate
from wanderwall.problem import Problem
from wanderwall.puzzles import prove
from wanderwall.puzzles.collection import collection, offered_puzzles, ratings
from wanderwall.puzzles.part import LEVELS, kinds

#: puzzles between two lines of progress
OFTEN = 50
#: points of a hundred by which the success may differ between the kinds of a level, and puzzles that are a sample
APART, SAMPLE = 10, 20
#: tries of each simple player
TRIES = 4


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--every", type=int, default=1, help="check only every n-th puzzle")
    parser.add_argument("--workers", type=int, default=2)


def show_success(numbers: Sequence[int], workers: int) -> None:
    """Print how many of a hundred first tries of simple players are at par, by kind and level."""
    shares: dict[tuple[str, int], list[float]] = defaultdict(list)
    for number, results in zip(numbers, simulate(numbers, workers, SIMPLE, TRIES), strict=True):
        one = collection()[number - 1]
        shares[one.kind, ratings()[number - 1].level].append(100 * fmean(results.shares))
    print("at par of a hundred first tries of simple players (and how many puzzles):")
    print(f"{'level':10}", *(f"{kind:>16}" for kind in kinds()), f"{'apart':>8}")
    for level in range(1, LEVELS + 1):
        row = {kind: shares[kind, level] for kind in kinds()}
        means = [fmean(found) for found in row.values() if len(found) >= SAMPLE]
        cells = (f"{f'{fmean(found):.0f} ({len(found)})' if found else '–':>16}" for found in row.values())
        apart = max(means) - min(means) if means else 0.0
        print(f"{level:<10}", *cells, f"{apart:8.0f}{' !' if apart > APART else ''}")


def main(asked: argparse.Namespace) -> int:
    puzzles = collection()[:: asked.every]
    wrong = 0
    for number, one in enumerate(puzzles, 1):
        try:
            prove(one.puzzle(), inf)
        except Problem as problem:
            wrong += 1
            print(f"{one.text()}: {problem}", flush=True)
        if number % OFTEN == 0:
            print(f"{number} of {len(puzzles)} puzzles", file=sys.stderr, flush=True)
    print(f"{len(puzzles)} of {len(collection())} puzzles, {wrong} wrong")
    show_success(list(offered_puzzles())[:: asked.every], asked.workers)
    return 1 if wrong else 0
