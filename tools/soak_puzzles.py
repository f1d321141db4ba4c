"""`make soak`: every puzzle that comes with the house, proven anew.

`python -m tools.soak_puzzles`
"""

from __future__ import annotations

import sys

from wanderwall.problem import Problem
from wanderwall.puzzles import prove
from wanderwall.puzzles.shipped import shipped


def main() -> int:
    wrong = 0
    for number, one in enumerate(shipped(), 1):
        try:
            prove(one.puzzle())
        except Problem as problem:
            wrong += 1
            print(f"{one.text()}: {problem}", flush=True)
        if sys.stdout.isatty():
            print(f"\r{number} of {len(shipped())} puzzles ", end="", flush=True)
    print(f"{len(shipped())} puzzles, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
