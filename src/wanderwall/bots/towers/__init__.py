"""Players of towers, from gentle to expert: `greedy`, `level1` to `level5`, and `master`, which has learned.

They choose a push, a square and the cards that pay for it. What sets them apart is how many pushes they see, how far
they look, what a card is worth to them, and whether they think of the others. The search is compiled, so it is
imported when the first of them is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial

from wanderwall.bots.protocol import Bot
from wanderwall.bots.sliding.greedy import GreedySliding

LEVELS = 5


def level(number: int) -> Bot:
    """The player of a level."""
    from wanderwall.bots.towers.levels import made

    return made(number)


def master() -> Bot:
    """The learned player."""
    from wanderwall.bots.towers.levels import master

    return master()


def dialled(dial: float) -> Bot:
    """A player of a chosen strength."""
    from wanderwall.bots.towers.levels import dialled

    return dialled(dial)


def warm() -> None:
    """Compile the search, or load what was compiled before."""
    from wanderwall.bots.towers.levels import warm, warm_master

    warm()
    warm_master()


PLAYERS: Mapping[str, Callable[[], Bot]] = {
    "greedy": GreedySliding,
    **{f"level{number}": partial(level, number) for number in range(1, LEVELS + 1)},
    "master": master,
}

#: their search is compiled only; without it they play as level2
NEED_FAST = ("level3", "level4", "level5", "master", "strength")
