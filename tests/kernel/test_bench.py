"""The speed table: all engines, in the shape other programs read."""

from __future__ import annotations

import json
import os
import random

from tests.kernel.tables import Kind
from wanderwall.kernel import baseline, bench


def test_every_engine_is_measured() -> None:
    speeds = bench.measure(0.2)
    rows = json.loads(json.dumps(bench.as_json(speeds)))
    threads = sorted({1, os.cpu_count() or 1})
    expected = {(work, engine, 1) for work in ("reach", "playout") for engine in ("bfs", "rules")}
    expected |= {(work, "kernel", many) for work in ("reach", "playout") for many in threads}
    assert {(row["work"], row["engine"], row["threads"]) for row in rows if row["engine"] != "gpu"} == expected
    assert all(set(row) == {"work", "engine", "threads", "per_second"} and row["per_second"] > 0 for row in rows)
    assert all((speed.turns > speed.per_second) == (speed.work == "playout") for speed in speeds)


def test_the_baseline_plays_whole_games() -> None:
    """It ends as the rules would have it: a winner who has found everything, in a plausible number of turns."""
    opening = Kind("classic-1986", 2, {"goals": 3}).dealt(1)
    winners, turns = baseline.greedy_game(opening, random.Random(1), 200)
    assert len(winners) == 1
    assert 8 <= turns <= 200
    assert baseline.greedy_game(opening, random.Random(1), 1)[1] == 2
