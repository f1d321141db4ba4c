"""Bots for classic, from beginner to expert: `greedy`, `level1` to `level5`, and the learned `master`.

All of them choose a push and a square. They differ in how far they look ahead, which opponents they consider, and what
they infer from the moves of the others. The search is compiled, so it is imported when the first of these bots is made.
"""

from __future__ import annotations

from wanderwall.bots.sliding.levels import SlidingBots

_players = SlidingBots(__name__)
PLAYERS, with_strength = _players.by_name, _players.with_strength

#: bots whose race table, playouts or learned value need the compiled search
NEED_FAST = ("level5", "master", "strength")


def warm() -> None:
    """Compile the search of all bots and the solver for the fewest turns, or load them from the cache."""
    from wanderwall.solver.classic import warm as warm_courses

    _players.warm()
    warm_courses()
