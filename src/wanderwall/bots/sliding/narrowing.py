"""Turns followed in worlds that may be, the weaker ones given up on the way: the search of the learned players."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, NamedTuple

import numpy as np

from wanderwall.bots.meter import Meter

#: what the value before all lines counts for, one thought on a line being 1
PRIOR = 1.0

#: from turns, the first world, and the items from one number to another, world by world: fills in the chances to win
#: [world, turn], and tells the nodes that took
Follow = Callable[[Any, int, int, int, Any], int]


class Narrowing(NamedTuple):
    """How a search gives up turns."""

    #: all turns, then a part of them, each until such a part of the budget
    stages: tuple[tuple[int, float], ...]
    #: worlds that are imagined, and those of them for all turns at most
    worlds: int
    first_worlds: int
    #: what is thought on a line
    thoughts: int = 2


def narrowed(how: Narrowing, turns: Any, values: Any, weights: Any, meter: Meter, follow: Follow) -> tuple[int, float]:
    """The turn with the best lines, and its chance to win. The turns, best first, with what the value says of them, as
    logits; the worlds by their weights.
    """
    before = 1.0 / (1.0 + np.exp(-values))
    sums, weight, world, score, wide = np.zeros(len(turns)), 0.0, 0, before, len(turns)
    for part, until in how.stages:
        width = min(len(turns), max(2, wide // part))
        if width < 2 or meter.spent() >= until:
            continue
        many = how.first_worlds if part == 1 else how.worlds - world
        chances, some = np.zeros((many, width)), turns[:width]

        def work(first: int, last: int, some: Any = some, world: int = world, chances: Any = chances) -> int:
            return follow(some, world, first, last, chances)

        done = meter.run(work, many * width, until)
        if part == 1:
            wide = width = min(done, width)
        if done < width:  # no time to compare them
            break
        counts = weights[world : world + done // width]
        turns, before, sums = turns[:width], before[:width], sums[:width]
        sums = sums + counts @ chances[: len(counts), :width]
        weight, world = weight + counts.sum(), world + len(counts)
        score = (PRIOR * before + how.thoughts * sums / weight) / (PRIOR + how.thoughts)
        order = np.argsort(-score, kind="stable")
        turns, before, sums, score = turns[order], before[order], sums[order], score[order]
    return int(turns[0]), float(score[0])
