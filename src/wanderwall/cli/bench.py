"""`wanderwall bench`: speeds, as ratios measured in one run."""

from __future__ import annotations

import json
from typing import Annotated

from wanderwall.cli.options import AsJson, number_option
from wanderwall.cli.terminal import print_columns

LONGEST = 3600
COLUMNS = ("work", "engine", "threads", "per second", "turns/s", "times bfs")
ABOUT = (
    "reach: positions, what every push reaches · playout: greedy games of two to their end · "
    "bfs: objects and breadth-first search"
)


def bench(
    as_json: AsJson = False,
    seconds: Annotated[int, number_option("--seconds", "seconds to measure (default 10)", 1, LONGEST)] = 10,
) -> int:
    """Measure the speed of plain search, rules, kernel and GPU."""
    from wanderwall.kernel.bench import Speed, measure
    from wanderwall.kernel.bench import as_json as jsonable

    speeds: list[Speed] = measure(seconds)
    if as_json:
        print(json.dumps(jsonable(speeds)))
        return 0
    usual = {speed.work: speed.per_second for speed in speeds if speed.engine == "bfs"}
    rows = []
    for speed in sorted(speeds, key=lambda speed: speed.work, reverse=True):
        turns = f"{speed.turns:,.0f}" if speed.turns else ""
        ratio = f"{speed.per_second / usual[speed.work]:,.1f}"
        rows.append((speed.work, speed.engine, str(speed.threads), f"{speed.per_second:,.0f}", turns, ratio))
    print_columns([COLUMNS, *rows], left=2)
    print(ABOUT)
    return 0
