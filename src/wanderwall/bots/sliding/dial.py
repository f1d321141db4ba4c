"""A player at a chosen strength: it errs like people do, by what it overlooks and what it does not think of."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.bots.sliding.notice import noticed

#: what is seen of a push of middling effort at the lower end
DIMMEST = 0.06
#: from here on nobody overlooks a near win
AWAKE = 0.25


class Dialled:
    """A dial from 0, gentle, to 1, the best player there is.

    It says how much of the pushes is noticed, and how far is thought in this moment: the thinkers differ in that, and
    between two of them each has its turn, the better one the more often the higher the dial. So it misses far pushes,
    forgets to stand in the way, and overlooks what the others may do next; what it sees it plays as well as it can.
    """

    def __init__(self, dial: float, thinkers: Sequence[Bot]) -> None:
        self.dial = dial
        self.thinkers = thinkers

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        rng = Random(seed)
        thinker = self.thinkers[depth(self.dial, len(self.thinkers), rng)]
        return thinker.choose(noticed(seen, sight(self.dial), self.dial >= AWAKE, rng), budget, seed)


def sight(dial: float) -> float:
    """The chance to see a push that takes an effort of 1.

    >>> [round(sight(dial), 2) for dial in (0, 0.5, 1)]
    [0.06, 0.77, 1.0]
    """
    return 1 - (1 - DIMMEST) * (1 - dial) ** 2


def depth(dial: float, many: int, rng: Random) -> int:
    """Which of so many thinkers has its turn.

    >>> depth(0.0, 4, Random(1)), depth(1.0, 4, Random(1))
    (0, 3)
    """
    lower, rest = divmod(dial * (many - 1), 1)
    return int(lower) + (rng.random() < rest)
