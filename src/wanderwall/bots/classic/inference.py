"""What the others look for, told by what they did: a goal in reach that was left lying is hardly the one, and a goal
that a move brings within reach is more likely the one.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import numpy as np

from wanderwall.bots.classic.look import Aim, goals_in_reach
from wanderwall.bots.classic.scene import Table, even_weights, goal_set, laid_of, places_of
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.compiled import sized
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.bits import ZERO

#: how much less likely a goal is that could have been taken, and more likely one that is within reach after a move;
#: people overlook things, and bots stand in each other's way, so neither is a proof
SLIP, FIT = 0.1, 4.0

#: those of the goals that a seat reaches with one push
Reached = Callable[[ClassicView, int, tuple[int, ...]], set[int]]


def turns_since_find(seen: Seen, seat: int) -> list[tuple[ClassicView, ClassicView]]:
    """The views before and after each turn a seat took since it last found something."""
    found = len(seen.view["seats"][seat]["found"])
    views = [seen.opening, *(event.view for event in seen.events)]
    turns: list[tuple[ClassicView, ClassicView]] = []
    for k in range(len(views) - 1, 0, -1):
        if len(views[k - 1]["seats"][seat]["found"]) != found:
            break
        if seen.events[k - 1].seat == seat and views[k - 1]["step"] == "push" and k + 1 < len(views):
            turns.append((views[k - 1], views[k + 1]))
    return turns[::-1]


def inferred_by(seen: Seen, table: Table, reached: Reached) -> Any:
    """How likely each goal is what a seat looks for, as its moves tell."""
    weights = even_weights(table)
    for seat in range(len(table.seats)):
        wish = table.wish(seat)
        if seat == table.me or wish.many != 1 or len(wish.goals) < 2:
            continue
        told = np.zeros_like(weights[seat])
        told[list(wish.goals)] = 1.0
        for before, after in turns_since_find(seen, seat):
            could, may = reached(before, seat, wish.goals), reached(after, seat, wish.goals)
            for goal in wish.goals:
                if goal in could:
                    told[goal] *= SLIP
                elif goal in may:
                    told[goal] *= FIT
        weights[seat] = told / told.sum()
    return weights


def inferred(seen: Seen, table: Table) -> Any:
    """The same, asking the kernel."""
    return inferred_by(seen, table, _reached)


def _reached(view: ClassicView, seat: int, goals: tuple[int, ...]) -> set[int]:
    aim = Aim(goal_set(goals), ZERO, False)
    pawn = view["seats"][seat]["pawn"]
    found = int(goals_in_reach(sized(view["side"]), laid_of(view), pawn, places_of(view), aim))
    return {goal for goal in goals if found >> goal & 1}
