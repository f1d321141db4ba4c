"""The five levels and the learned player, and the choice of how to search."""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

from wanderwall.bots.protocol import Answer, Bot, Budget
from wanderwall.bots.sliding.dial import Dialled
from wanderwall.bots.sliding.learned import Master
from wanderwall.bots.towers.glance import Glance
from wanderwall.bots.towers.seen import Seen
from wanderwall.games import edition
from wanderwall.games.towers.views import TowersView
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.match import Match

#: the pushes that the first two levels see
GLANCES = {1: Glance(3), 2: Glance(12)}
#: goals a set of the kernel can hold
MOST_GOALS = 32


class Skill(NamedTuple):
    """How much a level makes of what the others may find, of its own turn after theirs, and of their standing in the
    way, all against a find.
    """

    caution: float = 0.0
    foresight: float = 0.0
    spite: float = 0.0


SKILLS = {3: Skill(), 4: Skill(caution=1.0), 5: Skill(caution=1.0, foresight=0.8, spite=0.8)}


class Thinker:
    """A level that searches."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        if seen.choices["step"] == "discard" or not compiles(seen.view):
            return GLANCES[2].choose(seen, budget, seed)
        from wanderwall.bots.towers.search import BASE, searched

        return searched(seen, budget, seed, BASE._replace(**self.skill._asdict()))


def compiles(view: TowersView) -> bool:
    """Whether the compiled search can be used: numba is here, and sets of 64 can hold this table."""
    return FAST and view["side"] <= MAX_SIDE and len(view["things"]) <= MOST_GOALS


def learned(seen: Seen, budget: Budget, seed: int) -> Answer | None:
    """What the learned player does, where something was learned for the table."""
    if not compiles(seen.view):
        return None
    from wanderwall.bots.towers.learned import learned_for
    from wanderwall.bots.towers.master import thought_through

    value = learned_for(seen.view)
    return None if value is None else thought_through(seen, budget, seed, value)


MASTER = Master(learned, Thinker(SKILLS[5]))


def master() -> Bot:
    """The learned player, ready to answer in time."""
    warm()
    warm_master()
    return MASTER


@cache
def warm_master() -> None:
    """Compile the learned player, or load what was compiled before: a turn, and a push in the light of it."""
    match = Match.deal(edition("towers-3d"), seed=3)  # where the first turn finds nothing: it is read
    for _ in range(3):
        match.move(MASTER.choose(match.seen(), Budget(nodes=500), 1).move)


def dialled(dial: float) -> Bot:
    """A player between gentle and the learned one: it takes what it sees, or thinks of its next turn, of the others, of
    their answers, or as the best does; of what it has noticed.
    """
    return Dialled(dial, (Glance(None), *(made(number) for number in SKILLS), master()))


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
    from wanderwall.bots.towers.inference import chances

    match = Match.deal(edition("towers-3d"), seed=1)
    seen = match.seen()
    Thinker(SKILLS[5]).choose(seen, Budget(nodes=5000), 1)
    chances(seen.opening, 1 - match.state.mover)
