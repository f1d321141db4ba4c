"""Bots for Labyrinth Go!: `random`, `greedy`, and `level1` to `level5`. They take time like people do, so that the
order of grabs is plausible. This package also contains the search that solves rolls.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from typing import cast

from wanderwall.bots.go.greedy import GreedyGo, RandomGo
from wanderwall.bots.go.levels import HABITS, Solver, habit_at
from wanderwall.bots.protocol import Bot
from wanderwall.games import first_edition
from wanderwall.games.go.state import GoEdition
from wanderwall.solver.go import solve_all


def with_strength(dial: float) -> Bot:
    """A bot of a chosen strength."""
    return Solver(habit_at(dial))


def warm() -> None:
    """Compile the search that solves rolls, or load it from the cache."""
    box = cast(GoEdition, first_edition("go"))
    solve_all(box, (die[0] for die in box.dice), limit=1)


PLAYERS: Mapping[str, Callable[[], Bot]] = {
    "random": RandomGo,  # a choice among all moves would lay tiles for ever
    "greedy": GreedyGo,
    **{f"level{number}": partial(Solver, habit) for number, habit in HABITS.items()},
}
