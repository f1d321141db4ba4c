"""The learned bot, with a fallback for tables it was not trained for."""

from __future__ import annotations

from collections.abc import Callable

from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget

#: the move of a learned bot, or None if nothing was learned for the table
Think = Callable[[AnySeen, Budget, int], Answer | None]


class MasterBot:
    """The learned bot; the best level plays if nothing was learned for a table."""

    def __init__(self, think: Think, expert: Bot) -> None:
        self.think, self.expert = think, expert

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        answer = self.think(seen, budget, seed)
        return self.expert.choose(seen, budget, seed) if answer is None else answer
