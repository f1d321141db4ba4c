"""The bots of a sliding maze by name. Their search is compiled, so it is imported when one of them is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from importlib import import_module
from random import Random
from typing import Any

from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.bots.sliding.greedy import GreedySliding
from wanderwall.bots.sliding.noticing import limit_to_noticed

LEVELS = 5


class SlidingBots:
    """The bots whose levels are in a folder."""

    def __init__(self, folder: str) -> None:
        self.folder = folder
        self.by_name: Mapping[str, Callable[[], Bot]] = {
            "greedy": GreedySliding,
            **{f"level{number}": partial(self.level, number) for number in range(1, LEVELS + 1)},
            "master": self.master,
        }

    @property
    def _levels(self) -> Any:
        return import_module(f"{self.folder}.levels")

    def level(self, number: int) -> Bot:
        """The bot of a level."""
        level: Bot = self._levels.make_level(number)
        return level

    def master(self) -> Bot:
        """The learned bot."""
        master: Bot = self._levels.master()
        return master

    def with_strength(self, dial: float) -> Bot:
        """A bot of a chosen strength."""
        player: Bot = self._levels.with_strength(dial)
        return player

    def warm(self) -> None:
        """Compile the search, or load it from the cache."""
        self._levels.warm()
        self._levels.warm_master()


#: the chance to notice a push of effort 1 at the lowest strength
DIMMEST = 0.06
#: from this strength on, near wins are never overlooked
AWAKE = 0.25


class StrengthBot:
    """A bot with a strength from 0 (beginner) to 1 (the best bot).

    The strength sets how many pushes it notices and how deeply it searches each move. The thinkers differ in depth;
    between two of them one is chosen at random, the better one more often at higher strength. So the bot misses far
    pushes, forgets to block, and overlooks what the others may do next. What it notices it plays as well as it can.
    """

    def __init__(self, dial: float, thinkers: Sequence[Bot]) -> None:
        self.dial = dial
        self.thinkers = thinkers

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        rng = Random(seed)
        thinker = self.thinkers[depth(self.dial, len(self.thinkers), rng)]
        return thinker.choose(limit_to_noticed(seen, sight(self.dial), self.dial >= AWAKE, rng), budget, seed)


def sight(dial: float) -> float:
    """The chance to notice a push of effort 1.

    >>> [round(sight(dial), 2) for dial in (0, 0.5, 1)]
    [0.06, 0.77, 1.0]
    """
    return 1 - (1 - DIMMEST) * (1 - dial) ** 2


def depth(dial: float, many: int, rng: Random) -> int:
    """Choose one of `many` thinkers.

    >>> depth(0.0, 4, Random(1)), depth(1.0, 4, Random(1))
    (0, 3)
    """
    lower, rest = divmod(dial * (many - 1), 1)
    return int(lower) + (rng.random() < rest)
