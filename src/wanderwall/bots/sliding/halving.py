"""Successive halving, the search of the learned bots: follow turns in sampled worlds and drop the weaker ones on the
way.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.kernel.arrays import Array

#: weight of the value before all lines, relative to one estimate on a line
PRIOR = 1.0

#: takes turns, the first world, and a range of items, world by world; fills in the win chances [world, turn] and
#: returns the nodes used
Follow = Callable[[Array, int, int, int, Array], int]


class HalvingSettings(NamedTuple):
    """How a search drops turns."""

    #: the divisor of the number of turns, and the share of the budget until which each stage lasts
    stages: tuple[tuple[int, float], ...]
    #: number of sampled worlds, and at most how many of them for all turns
    worlds: int
    first_worlds: int
    #: maximum number of turns to follow; in the first world as many as time permits
    candidates: int
    #: below this win chance all turns are lost, and every push is tried in search of one that is not
    lost: float = 0.0
    #: number of estimates on a line
    thoughts: int = 2


def halve(
    how: HalvingSettings, turns: Array, values: Array, weights: Array, meter: Meter, follow: Follow
) -> tuple[int, float]:
    """Return the turn with the best lines, and its win chance. `turns` are ordered best first, with their values as
    logits; `weights` are those of the worlds.
    """
    before = 1.0 / (1.0 + np.exp(-values))
    sums, weight, world, score, wide = np.zeros(len(turns)), 0.0, 0, before, len(turns)
    for part, until in how.stages:
        width = min(len(turns), max(2, wide // part))
        if width < 2 or meter.spent_share() >= until:
            continue
        many = how.first_worlds if part == 1 else how.worlds - world
        chances, some = np.zeros((many, width)), turns[:width]

        def work(first: int, last: int, some: Array = some, world: int = world, chances: Array = chances) -> int:
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
