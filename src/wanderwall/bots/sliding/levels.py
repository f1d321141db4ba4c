"""The bots of a sliding maze: its levels, the learned bot, and bots of any strength between them.

A game brings its levels and its learned search, both in its `levels.py`. The searches are compiled, so their modules
are imported and compiled when the first bot that searches is made.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from contextlib import suppress
from functools import partial
from pathlib import Path
from random import Random
from typing import Generic, TypeVar

from wanderwall.bots.protocol import Answer, AnySeen, Bot, Budget
from wanderwall.bots.sliding.beginner import BeginnerBot
from wanderwall.bots.sliding.greedy import GreedySliding
from wanderwall.bots.sliding.noticing import limit_to_leaving, limit_to_noticed
from wanderwall.games.views import MazeView
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.match import Match

#: number of goals a set of the kernel can hold
MOST_GOALS = 32

Settings = TypeVar("Settings")
#: the move of a learned bot, or None if nothing was learned for the table
Think = Callable[[AnySeen, Budget, int], Answer | None]
#: an edition, a number of seats and a seed
Deal = tuple[str, int, int]


def compiles(view: MazeView) -> bool:
    """Whether the compiled search can be used: numba is installed, and the kernel's boards and goal sets can hold this
    table.
    """
    return FAST and view["side"] <= MAX_SIDE and len(view["things"]) <= MOST_GOALS


class SearchBot(Generic[Settings]):
    """A level that searches."""

    def __init__(self, search: Callable[[AnySeen, Budget, int, Settings], Answer], settings: Settings) -> None:
        self.search, self.settings = search, settings

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        return self.search(limit_to_leaving(seen), budget, seed, self.settings)


class MasterBot:
    """The learned bot; the best level plays if nothing was learned for a table."""

    def __init__(self, think: Think, expert: Bot) -> None:
        self.think, self.expert = think, expert

    def choose(self, seen: AnySeen, budget: Budget, seed: int) -> Answer:
        seen = limit_to_leaving(seen)
        answer = self.think(seen, budget, seed)
        return self.expert.choose(seen, budget, seed) if answer is None else answer


class SlidingBots:
    """The bots of one sliding maze, compiled before they play so that they answer in time."""

    def __init__(
        self, file: str, levels: Mapping[int, Bot], think: Think, dial: Sequence[Bot], deals: Sequence[Deal]
    ) -> None:
        """`dial` are the bots that a bot of a chosen strength mixes, the weakest first and without the learned one.
        Playing the first turn of `deals` compiles everything. `file` is one of the game's bots.
        """
        self.file = file
        self.levels, self.dial, self.deals = levels, dial, deals
        self.learned = MasterBot(think, levels[max(levels)])
        #: the bots that have played a deal
        self.compiled: set[tuple[Bot, Deal]] = set()
        self.by_name: Mapping[str, Callable[[], Bot]] = {
            "greedy": GreedySliding,
            **{f"level{number}": partial(self.level, number) for number in levels},
            "master": self.master,
        }

    def level(self, number: int) -> Bot:
        """The bot of a level."""
        level = self.levels[number]
        if FAST and not isinstance(level, BeginnerBot):
            self._compile(self.learned.expert, self.deals[0])
        return level

    def master(self) -> Bot:
        """The learned bot."""
        self.warm()
        return self.learned

    def with_strength(self, dial: float) -> Bot:
        """A bot with a strength between beginner and learned bot. Depending on the strength it walks close to its goal,
        searches like one of the levels, or searches like the learned bot. It considers only the pushes it notices.
        """
        return StrengthBot(dial, (*self.dial, self.master()))

    def warm(self) -> None:
        """Compile all searches, or load them from the cache."""
        self._compile(self.learned.expert, self.deals[0])
        for deal in self.deals:
            self._compile(self.learned, deal)

    def is_compiled(self, name: str) -> bool:
        """Whether a bot answers in time: it needs no compiler, or its search is compiled here or in the cache."""
        level = self.levels.get(int(name[-1])) if name.startswith("level") else None
        if not FAST or name == "greedy" or isinstance(level, BeginnerBot):
            return True
        needed = [(self.learned.expert, self.deals[0])]
        if level is None:
            needed += [(self.learned, deal) for deal in self.deals]
        return all(one in self.compiled or self._marker(*one).exists() for one in needed)

    def _marker(self, bot: Bot, deal: Deal) -> Path:
        """The file that says that what this bot needs for this deal is in the cache."""
        from wanderwall.kernel.jit import marker

        return marker(self.file, f"{'master' if bot is self.learned else 'levels'}-{deal[1]}")

    def _compile(self, bot: Bot, deal: Deal) -> None:
        """Let a bot play the first turn of a match and choose the second push, for which it infers from that turn."""
        if (bot, deal) not in self.compiled:
            edition, seats, seed = deal
            match = Match.deal(edition, seats, seed=seed)
            for _ in range(3):
                match.move(bot.choose(match.history(), Budget(nodes=2000), 1).move)
            self.compiled.add((bot, deal))
            with suppress(OSError):  # a folder that cannot be written: the next process compiles again
                self._marker(bot, deal).touch()


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
