"""`make soak`: prove every built-in puzzle again.

`python -m tools.soak.puzzles`; `--every 20` for a sample.
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


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("--every", type=int, default=1, help="check only every n-th puzzle")
    asked = collection()[:: words.parse_args().every]
    wrong = 0
    for number, one in enumerate(asked, 1):
        try:
            prove(one.puzzle(), inf)
        except Problem as problem:
            wrong += 1
            print(f"{one.text()}: {problem}", flush=True)
        if number % OFTEN == 0:
            print(f"{number} of {len(asked)} puzzles", file=sys.stderr, flush=True)
    print(f"{len(asked)} of {len(collection())} puzzles, {wrong} wrong")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main())
