"""The facts of a roll of Labyrinth Go!: every minimal layout, and how hard it is to find one."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.games.go.notation import layout_text
from wanderwall.games.go.state import State
from wanderwall.problem import Problem
from wanderwall.solver.go import solve_all

#: one in how many ways to lay the holes can be completed: thresholds of the next harder levels
HARDER = (11, 14, 18, 32)


class RollFacts(NamedTuple):
    """The fewest tiles, the number of minimal layouts, one in how many ways to lay the holes can be completed, and a
    layout.
    """

    par: int
    ways: int
    traps: int
    line: str


def solve(state: State, compiled: bool) -> RollFacts:
    """The facts of the roll of a state."""
    solved = solve_all(state.edition, state.roll, compiled=compiled)
    if not len(solved):
        raise Problem("coach.no_way", "G4")
    laid, completed = solved.odds
    smallest = min(solved.layouts(), key=lambda layout: (len(layout), layout_text(state.edition, layout)))
    return RollFacts(solved.tiles, len(solved), laid // completed, layout_text(state.edition, smallest))


def level(facts: RollFacts) -> int:
    return 1 + sum(facts.traps >= odds for odds in HARDER)
