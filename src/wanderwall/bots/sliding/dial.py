"""A bot of adjustable strength. Its errors resemble those of people: it overlooks pushes and considers fewer things."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.bots.sliding.notice import limit_to_noticed

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
