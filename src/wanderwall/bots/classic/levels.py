"""The five levels, and the choice of how to search."""

from __future__ import annotations

from functools import cache
from random import Random

from wanderwall.bots.classic.glance import Glance
from wanderwall.bots.classic.packed import searched_packed
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.skill import Skill
from wanderwall.bots.classic.wishes import MOST_GOALS
from wanderwall.bots.protocol import Answer, Bot, Budget
from wanderwall.games import edition
from wanderwall.games.classic import GAME
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.match.seen import Onlooker
from wanderwall.match.steps import settle

#: what the first two levels see: a part of the pushes, at least so many
GLANCES = {1: Glance(0.0, 3), 2: Glance(0.25, 8)}
SKILLS = {3: Skill(sight=0.6), 4: Skill(denial=True), 5: Skill(denial=True, exact=True, infers=True, trials=True)}


class Thinker:
    """A level that searches."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        if not compiles(seen.view):
            return searched_packed(seen, budget, seed, self.skill)
        from wanderwall.bots.classic.search import searched

        return searched(seen, budget, seed, self.skill)


def compiles(view: ClassicView) -> bool:
    """Whether the compiled search can be used: numba is here, and the kernel's boards and goal sets hold this table."""
    return FAST and view["side"] <= MAX_SIDE and len(view["things"]) <= MOST_GOALS


def made(number: int) -> Bot:
    """The player of a level, ready to answer in time."""
    if number in GLANCES:
        return GLANCES[number]
    if FAST:
        warm()
    return Thinker(SKILLS[number])


@cache
def warm() -> None:
    """Compile the search, or load what was compiled before: the first move must not wait for it."""
    dice = Random(1)
    state = settle(GAME, GAME.setup(edition("classic-1986"), 2, {}), dice)
    onlooker = Onlooker(GAME, state.mover, state)
    Thinker(SKILLS[5]).choose(onlooker.seen(state), Budget(nodes=5000), 1)
