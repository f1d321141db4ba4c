"""Bots for classic, from beginner to expert: `greedy`, `level1` to `level5`, and the learned `master`.

All of them choose a push and a square. They differ in how far they look ahead, which opponents they consider, and what
they infer from the moves of the others.
"""

from __future__ import annotations

from pathlib import Path

from wanderwall.bots.classic.levels import BOTS, NEED_FAST
from wanderwall.bots.protocol import Bot

__all__ = ["NEED_FAST", "PLAYERS", "from_file", "is_compiled", "warm", "with_strength"]

PLAYERS, with_strength, is_compiled = BOTS.by_name, BOTS.with_strength, BOTS.is_compiled


def from_file(file: Path) -> Bot:
    """The bot of a trained policy."""
    from wanderwall.bots.classic.learned.policy import PolicyBot

    return PolicyBot(file)


def warm() -> None:
    """Compile the search of all bots and the solver for the fewest turns, or load them from the cache."""
    from wanderwall.solver.classic import warm as warm_courses

    BOTS.warm()
    warm_courses()
