"""Exact answers while nobody else moves: fewest turns, and the layouts of a roll.

The module of a game in this folder has `solve(state, most)`. An external game brings it as `solver.py` in its own
folder (`games.part`).
"""

from __future__ import annotations

from wanderwall.game.protocol import OVER, State
from wanderwall.games import first_edition, games, part
from wanderwall.games.sliding.edition import SlidingEdition
from wanderwall.games.sliding.state import Sliding
from wanderwall.problem import Problem
from wanderwall.solver.task import MOST


def solve(state: State, most: int = MOST) -> tuple[str, ...] | None:
    """Solve a state with all cards open, in notation: the turns of a shortest line of the mover to its goal, or the
    moves that lay a smallest layout of the roll.

    None if it takes more than `most` turns. A Problem if there is nothing to solve now.
    """
    game = state.edition.game
    module = part("solver", game)
    if module is None:
        raise Problem("game.not_here", game=game, known=", ".join(name for name in games() if part("solver", name)))
    if state.step == OVER:
        raise Problem("match.over")
    answer: tuple[str, ...] | None = module.solve(state, most)
    return answer


def shortest_line(state: State, most: int = MOST) -> tuple[str, ...] | None:
    """The turns of a shortest line in a sliding maze, each a push and a walk in notation; as `solve` refuses."""
    if not isinstance(state, Sliding):
        known = [name for name in games() if part("solver", name) and isinstance(first_edition(name), SlidingEdition)]
        raise Problem("game.not_here", game=state.edition.game, known=", ".join(known))
    return solve(state, most)
