"""Players of classic, from gentle to expert: `greedy`, `level1` to `level5`, and `master`, which has learned.

What they have in common with everybody is the choice of a push and a square; what sets them apart is how far they look,
whom they think of, and what they conclude from the others' moves. The search is compiled, so it is imported when the
first of them is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from wanderwall.bots.protocol import Bot
from wanderwall.bots.sliding.greedy import GreedySliding

LEVELS = 5


def level(number: int) -> Bot:
    """The player of a level."""
    from wanderwall.bots.classic.levels import made

    return made(number)


def master() -> Bot:
    """The learned player."""
    from wanderwall.bots.classic.levels import master

    return master()


def dialled(dial: float) -> Bot:
    """A player of a chosen strength."""
    from wanderwall.bots.classic.levels import dialled

    return dialled(dial)


def warm() -> None:
    """Compile the search, or load what was compiled before."""
    from wanderwall.bots.classic.levels import warm, warm_master
    from wanderwall.bots.sliding.courses import warm as warm_courses

    warm()
    warm_master()
    warm_courses()


PLAYERS: Mapping[str, Callable[[], Bot]] = {
    "greedy": GreedySliding,
    **{f"level{number}": partial(level, number) for number in range(1, LEVELS + 1)},
    "master": master,
}

#: their race, their play-outs and their learned value take the compiled search
NEED_FAST = ("level5", "master", "strength")
