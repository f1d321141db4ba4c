"""Find a layout without the joker for each of the 1,296 rolls, for the tests of the search."""

from __future__ import annotations

import sys
from itertools import product

from tools.report import ROOT
from wanderwall.games import edition
from wanderwall.games.go.notation import layout_text
from wanderwall.solver.go_search import solve

SOLUTIONS = ROOT / "tests" / "games" / "go" / "solutions.txt"


def main() -> int:
    go = edition("go")
    rolls = list(product(*go.dice))
    lines, unsolved = [], 0
    for n, roll in enumerate(rolls, 1):
        layout = solve(go, roll)
        if layout is None:
            unsolved += 1
            print(f"\nno layout for {','.join(roll)}", file=sys.stderr)
        else:
            lines.append(f"{','.join(roll)} {layout_text(go, layout).replace(',', ' ')}\n")
        if n % 36 == 0:
            print(f"\r{n} of {len(rolls)} rolls", end="", file=sys.stderr, flush=True)
    print(file=sys.stderr)
    SOLUTIONS.write_text("".join(lines), encoding="utf-8")
    return 1 if unsolved else 0
