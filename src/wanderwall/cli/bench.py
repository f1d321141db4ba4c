"""`wanderwall bench`: speeds, as ratios measured in one run."""

from __future__ import annotations

import json
from typing import Annotated

import typer

from wanderwall.i18n import Texts
from wanderwall.problem import Problem

LONGEST = 3600


def bench(
    ctx: typer.Context,
    as_json: Annotated[bool, typer.Option("--json", help="help-json")] = False,
    seconds: Annotated[str, typer.Option(metavar="word-number", help="help-bench-seconds")] = "10",
) -> int:
    """Measure baseline, rules, kernel and GPU."""
    texts: Texts = ctx.obj
    if not (seconds.isascii() and seconds.isdigit() and 1 <= int(seconds[:9]) <= LONGEST):
        raise Problem("command.number", option="--seconds", text=seconds, low=1, high=LONGEST)
    from wanderwall.kernel.bench import Speed, measure
    from wanderwall.kernel.bench import as_json as jsonable

    speeds: list[Speed] = measure(int(seconds))
    if as_json:
        print(json.dumps(jsonable(speeds)))
        return 0
    usual = {speed.work: speed.per_second for speed in speeds if speed.engine == "bfs"}
    names = ("bench-work", "bench-engine", "bench-threads", "bench-per-second", "bench-turns", "bench-ratio")
    rows = [[texts.say(name) for name in names]]
    for speed in sorted(speeds, key=lambda speed: speed.work, reverse=True):
        turns = f"{speed.turns:,.0f}" if speed.turns else ""
        ratio = f"{speed.per_second / usual[speed.work]:,.1f}"
        rows.append([speed.work, speed.engine, str(speed.threads), f"{speed.per_second:,.0f}", turns, ratio])
    wide = [max(len(row[column]) for row in rows) for column in range(len(names))]
    for row in rows:
        words = [cell.ljust(wide[n]) if n < 2 else cell.rjust(wide[n]) for n, cell in enumerate(row)]
        print("  ".join(words).rstrip())
    print(texts.say("bench-about"))
    return 0
