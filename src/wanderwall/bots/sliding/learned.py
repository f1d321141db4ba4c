"""The learned player, at tables it knows and at others."""

from __future__ import annotations

from collections.abc import Callable

from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget

#: what a learned player does, where something was learned for the table
Think = Callable[[AnySeen, Budget, int], Answer | None]


class Master:
    """The learned player; where nothing was learned for a table, the best of the levels plays."""

    def __init__(self, think: Think, expert: Bot) -> None:
        self.think, self.expert = think, expert

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        answer = self.think(seen, budget, seed)
        return self.expert.choose(seen, budget, seed) if answer is None else answer
