"""The bots of a sliding maze by name. Their search is compiled, so it is imported when one of them is made."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from importlib import import_module
from typing import Any

from wanderwall.bots.protocol import Bot
from wanderwall.bots.sliding.greedy import GreedySliding

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
