"""The five levels and the learned bot, and the choice of the search."""

from __future__ import annotations

from functools import cache

from wanderwall.bots.classic.glance import Glance
from wanderwall.bots.classic.packed import searched_packed
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.skill import Skill
from wanderwall.bots.classic.wishes import MOST_GOALS, is_besieged, rounds_without_find
from wanderwall.bots.protocol import Answer, Bot, Budget
from wanderwall.bots.sliding.dial import Dialled
from wanderwall.bots.sliding.learned import Master
from wanderwall.games import edition
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.match import Match

#: what the first two levels consider: a share of the pushes, and a minimum number of them
GLANCES = {1: Glance(0.0, 4), 2: Glance(0.25, 8)}
SKILLS = {
    3: Skill(sight=0.6),
    4: Skill(denial=True, patience=4, patience_at_end=1),
    5: Skill(denial=True, exact=True, infers=True, trials=True),
}


class Thinker:
    """A level that searches."""

    def __init__(self, skill: Skill) -> None:
        self.skill = skill

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        skill = self.skill.after(rounds_without_find(seen), is_besieged(seen.view))
        if not compiles(seen.view):
            return searched_packed(seen, budget, seed, skill)
        from wanderwall.bots.classic.search import searched

        return searched(seen, budget, seed, skill)


def compiles(view: ClassicView) -> bool:
    """Whether the compiled search can be used: numba is installed, and the kernel's boards and goal sets can hold this
    table.
    """
    return FAST and view["side"] <= MAX_SIDE and len(view["things"]) <= MOST_GOALS


def learned(seen: Seen, budget: Budget, seed: int) -> Answer | None:
    """The move of the best bot, if a value was learned for this table or it is a standard table of three or four;
    otherwise None.
    """
    if not compiles(seen.view):
        return None
    from wanderwall.bots.classic.learned import learned_for
    from wanderwall.bots.classic.many import is_for, thought_round
    from wanderwall.bots.classic.master import thought_through

    if is_for(seen.view):
        return thought_round(seen, budget, seed)
    net = learned_for(seen.view)
    return None if net is None else thought_through(seen, budget, seed, net)


MASTER = Master(learned, Thinker(SKILLS[5]))


def master() -> Bot:
    """Return the learned bot, compiled so that it answers in time."""
    warm()
    warm_master()
    return MASTER


@cache
def warm_master() -> None:
    """Compile the best bot for two and for more players, or load it from the cache."""
    think_once(MASTER)
    think_once(MASTER, seats=3)


def dialled(dial: float) -> Bot:
    """Make a bot with a strength between beginner and learned bot. Depending on the strength it walks close to its
    goal, searches its own next turn, blocks the others as well, or searches like the best bot. It considers only the
    pushes it notices.
    """
    return Dialled(dial, (Glance(1.0, 1), Thinker(Skill()), Thinker(SKILLS[4]), master()))


def made(number: int) -> Bot:
    """Return the bot of a level, compiled so that it answers in time."""
    if number in GLANCES:
        return GLANCES[number]
    if FAST:
        warm()
    return Thinker(SKILLS[number])


@cache
def warm() -> None:
    """Compile the search or load it from the cache, so that the first move does not wait for it."""
    think_once(Thinker(SKILLS[5]))


def think_once(player: Bot, seats: int = 2) -> None:
    """Let a bot play the first turn at a table and choose its second move, for which it infers from the first turn."""
    match = Match.deal(edition("classic-1986"), seats, seed=1)
    for _ in range(3):
        match.move(player.choose(match.seen(), Budget(nodes=2000), 1).move)
