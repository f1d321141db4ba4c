"""The five levels, and the choice of how to search."""

from __future__ import annotations

from functools import cache
from random import Random

from wanderwall.bots.protocol import Answer, Bot, Budget
from wanderwall.bots.towers.glance import Glance
from wanderwall.bots.towers.inference import chances
from wanderwall.bots.towers.scene import small_enough
from wanderwall.bots.towers.search import BASE, searched
from wanderwall.bots.towers.seen import Seen
from wanderwall.bots.towers.table import Knobs
from wanderwall.games import edition
from wanderwall.games.towers import GAME
from wanderwall.match.seen import Onlooker
from wanderwall.match.steps import settle

#: the pushes that the first two levels see
GLANCES = {1: Glance(3), 2: Glance(12)}
SKILLS = {3: BASE, 4: BASE._replace(caution=1.0)}
SKILLS[5] = SKILLS[4]._replace(foresight=0.8, spite=0.8)


class Thinker:
    """A level that searches."""

    def __init__(self, knobs: Knobs) -> None:
        self.knobs = knobs

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        if seen.choices["step"] == "discard" or not small_enough(seen.view):
            return GLANCES[2].choose(seen, budget, seed)
        return searched(seen, budget, seed, self.knobs)


def made(number: int) -> Bot:
    """The player of a level, ready to answer in time."""
    if number in GLANCES:
        return GLANCES[number]
    warm()
    return Thinker(SKILLS[number])


@cache
def warm() -> None:
    """Compile the search, or load what was compiled before: the first move must not wait for it."""
    dice = Random(1)
    state = settle(GAME, GAME.setup(edition("towers-3d"), 2, {}), dice)
    eyes = Onlooker(GAME, state.mover, state)
    searched(eyes.seen(state), Budget(nodes=5000), 1, SKILLS[5])
    chances(eyes.opening, 1 - state.mover)
