"""Prove every built-in puzzle again.

Part of `make soak`.
"""

from __future__ import annotations

import argparse
import sys
from math import inf

from wanderwall.problem import Problem
from wanderwall.puzzles import prove
from wanderwall.puzzles.collection import collection

#: puzzles between two lines of progress
OFTEN = 50


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--every", type=int, default=1, help="check only every n-th puzzle")


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
    return 1 if wrong else 0
