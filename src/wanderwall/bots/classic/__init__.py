"""Players of classic, from gentle to expert: `greedy`, `level1` to `level5`, and `master`, which has learned.

What they have in common with everybody is the choice of a push and a square; what sets them apart is how far they look,
whom they think of, and what they conclude from the others' moves. The search is compiled, so it is imported when the
first of them is made.
"""

from __future__ import annotations

from wanderwall.bots.sliding.players import Players

_players = Players(__name__)
PLAYERS, dialled = _players.by_name, _players.dialled

#: their race, their play-outs and their learned value take the compiled search
NEED_FAST = ("level5", "master", "strength")


def warm() -> None:
    """Compile the search of all of them, and of the fewest turns, or load what was compiled before."""
    from wanderwall.bots.sliding.courses import warm as warm_courses

    _players.warm()
    warm_courses()
