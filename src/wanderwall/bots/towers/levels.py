"""The levels of towers, their settings, and when the learned bot plays."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.bots.protocol import Answer, AnySeen, Budget
from wanderwall.bots.sliding.beginner import BeginnerBot, cheapest
from wanderwall.bots.sliding.levels import SearchBot, SlidingBots, compiles


class TowersLevelSettings(NamedTuple):
    """How a level weighs the finds of the others, its own turn after theirs, and their blocking, all relative to a
    find.
    """

    caution: float = 0.0
    foresight: float = 0.0
    spite: float = 0.0


#: the settings of the levels that search
SETTINGS = {
    3: TowersLevelSettings(),
    4: TowersLevelSettings(caution=1.0),
    5: TowersLevelSettings(caution=1.0, foresight=0.8, spite=0.8),
}
#: bots that have only a compiled search; without it they play as level 2
NEED_FAST = (*(f"level{number}" for number in SETTINGS), "master", "strength")
BEGINNERS = {1: BeginnerBot(cheapest, least=3), 2: BeginnerBot(cheapest, least=12)}


def search_level(seen: AnySeen, budget: Budget, seed: int, settings: TowersLevelSettings) -> Answer:
    """The move of a level that searches; level 2 discards for it, and plays where the search cannot be compiled."""
    if seen.choices["step"] == "discard" or not compiles(seen.view):
        return BEGINNERS[2].choose(seen, budget, seed)
    from wanderwall.bots.towers.search import BASE, search_turn

    return search_turn(seen, budget, seed, BASE._replace(**settings._asdict()))


def learned_answer(seen: AnySeen, budget: Budget, seed: int) -> Answer | None:
    """The move of the learned bot, if a value was trained for this table; otherwise None."""
    if not compiles(seen.view):
        return None
    from wanderwall.bots.towers.master import choose_turn, value_for

    value = value_for(seen.view)
    return None if value is None else choose_turn(seen, budget, seed, value)


SEARCHERS = {number: SearchBot(search_level, settings) for number, settings in SETTINGS.items()}
BOTS = SlidingBots(
    __file__,
    {**BEGINNERS, **SEARCHERS},
    learned_answer,
    # on the dial: take what is in sight, search the next own turn, consider the others, consider their answers
    dial=(BeginnerBot(cheapest), *SEARCHERS.values()),
    deals=(("towers-3d", 2, 3),),  # a deal whose first turn finds nothing, so that it is read
)
