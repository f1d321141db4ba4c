"""The levels of classic, their settings, and when the learned bot plays."""

from __future__ import annotations

from functools import partial

from wanderwall.bots.classic.goals import Seen, is_besieged, rounds_without_find
from wanderwall.bots.classic.level_settings import LevelSettings
from wanderwall.bots.classic.search.packed import search_packed
from wanderwall.bots.protocol import Answer, Bot, Budget
from wanderwall.bots.sliding.beginner import BeginnerBot, nearest
from wanderwall.bots.sliding.levels import SearchBot, SlidingBots, compiles

#: the settings of the levels that search
SETTINGS = {
    3: LevelSettings(sight=0.6),
    4: LevelSettings(denial=True, patience=4, patience_at_end=1),
    5: LevelSettings(denial=True, exact=True, infers=True, trials=True),
}
#: bots whose race table, playouts or learned value need the compiled search
NEED_FAST = ("level5", "master", "strength")


def search_level(seen: Seen, budget: Budget, seed: int, settings: LevelSettings) -> Answer:
    """The move of a level that searches."""
    settings = settings.after(rounds_without_find(seen), is_besieged(seen.view))
    if not compiles(seen.view):
        return search_packed(seen, budget, seed, settings)
    from wanderwall.bots.classic.turn_search import search

    return search(seen, budget, seed, settings)


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


searcher = partial(SearchBot, search_level)
LEVELS: dict[int, Bot] = {
    1: BeginnerBot(nearest, least=4),
    2: BeginnerBot(nearest, 0.25, 8),
    **{number: searcher(settings) for number, settings in SETTINGS.items()},
}
BOTS = SlidingBots(
    __file__,
    LEVELS,
    learned_answer,
    # on the dial: walk close to the goal, search the next own turn, block the others as well
    dial=(BeginnerBot(nearest, 1.0, 1), searcher(LevelSettings()), LEVELS[4]),
    deals=(("classic-1986", 2, 1), ("classic-1986", 3, 1)),
)
