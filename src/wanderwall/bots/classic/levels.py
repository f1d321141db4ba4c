"""The five levels and the learned bot, and the choice of the search."""

from __future__ import annotations

from functools import cache

from wanderwall.bots.classic.glance import BeginnerBot
from wanderwall.bots.classic.goals import MOST_GOALS, is_besieged, rounds_without_find
from wanderwall.bots.classic.level_settings import LevelSettings
from wanderwall.bots.classic.search.packed import search_packed
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.protocol import Answer, Bot, Budget
from wanderwall.bots.sliding.levels import StrengthBot
from wanderwall.bots.sliding.master import MasterBot
from wanderwall.games import edition
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.match import Match

#: what the first two levels consider: a share of the pushes, and a minimum number of them
GLANCES = {1: BeginnerBot(0.0, 4), 2: BeginnerBot(0.25, 8)}
SKILLS = {
    3: LevelSettings(sight=0.6),
    4: LevelSettings(denial=True, patience=4, patience_at_end=1),
    5: LevelSettings(denial=True, exact=True, infers=True, trials=True),
}


class SearchBot:
    """A level that searches."""

    def __init__(self, skill: LevelSettings) -> None:
        self.skill = skill

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        skill = self.skill.after(rounds_without_find(seen), is_besieged(seen.view))
        if not compiles(seen.view):
            return search_packed(seen, budget, seed, skill)
        from wanderwall.bots.classic.turn_search import search

        return search(seen, budget, seed, skill)


def compiles(view: ClassicView) -> bool:
    """Whether the compiled search can be used: numba is installed, and the kernel's boards and goal sets can hold this
    table.
    """
    return FAST and view["side"] <= MAX_SIDE and len(view["things"]) <= MOST_GOALS


def learned_answer(seen: Seen, budget: Budget, seed: int) -> Answer | None:
    """The move of the best bot, if a value was learned for this table or it is a standard table of three or four;
    otherwise None.
    """
    if not compiles(seen.view):
        return None
    from wanderwall.bots.classic.learned.master import choose_turn
    from wanderwall.bots.classic.learned.values import value_for
    from wanderwall.bots.classic.multiplayer.search import choose_multiplayer_turn, is_for

    if is_for(seen.view):
        return choose_multiplayer_turn(seen, budget, seed)
    net = value_for(seen.view)
    return None if net is None else choose_turn(seen, budget, seed, net)


MASTER = MasterBot(learned_answer, SearchBot(SKILLS[5]))


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


def with_strength(dial: float) -> Bot:
    """Make a bot with a strength between beginner and learned bot. Depending on the strength it walks close to its
    goal, searches its own next turn, blocks the others as well, or searches like the best bot. It considers only the
    pushes it notices.
    """
    return StrengthBot(dial, (BeginnerBot(1.0, 1), SearchBot(LevelSettings()), SearchBot(SKILLS[4]), master()))


def make_level(number: int) -> Bot:
    """Return the bot of a level, compiled so that it answers in time."""
    if number in GLANCES:
        return GLANCES[number]
    if FAST:
        warm()
    return SearchBot(SKILLS[number])


@cache
def warm() -> None:
    """Compile the search or load it from the cache, so that the first move does not wait for it."""
    think_once(SearchBot(SKILLS[5]))


def think_once(player: Bot, seats: int = 2) -> None:
    """Let a bot play the first turn at a table and choose its second move, for which it infers from the first turn."""
    match = Match.deal(edition("classic-1986"), seats, seed=1)
    for _ in range(3):
        match.move(player.choose(match.history(), Budget(nodes=2000), 1).move)
