"""What a turn of classic is worth to the best player: the chance to win by it, as `master` thinks.

The value that `master` has learned chooses a few turns; each is followed in the same worlds, through the other's answer
to its own next turn. How many is fixed, so that every machine says the same. Like every hint this is a function of a
view: what the other looks for is any goal that nobody has found.
"""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import turned
from wanderwall.bots.classic.learned import learned_for
from wanderwall.bots.classic.lines import take_back, think_some
from wanderwall.bots.classic.master import NO_TURNS, as_moves, mind_of
from wanderwall.bots.classic.wishes import Numbers
from wanderwall.bots.classic.worlds import gone_of, imagined
from wanderwall.bots.compiled import is_kept
from wanderwall.bots.sliding.narrowing import PRIOR
from wanderwall.coach.sliding.rating import FINISH, Rating, Turn, Worth
from wanderwall.games.classic.views import ClassicView
from wanderwall.games.sliding.state import WALK, Push
from wanderwall.kernel.board import NONE
from wanderwall.kernel.features import SQUARES
from wanderwall.kernel.net import NEVER, PUSHES, Net
from wanderwall.kernel.things import MOST

#: turns that are followed, and the worlds in which each is
TURNS, WORLDS = 6, 12
#: what is thought on a line, beside what the value says before
THOUGHTS = 2


def net_here(view: ClassicView) -> Net | None:
    """The value for this table, if one was learned; nobody waits for it to be compiled."""
    return learned_for(view) if is_kept(think_some) and is_kept(take_back) else None


class LearnedRating(Rating):
    """All turns of a seat by their chance to win; a sure one is worth as much as the finish."""

    def __init__(self, view: ClassicView, net: Net) -> None:
        super().__init__(view, compiled=True)
        numbers = Numbers(view)
        odds = np.zeros((len(numbers.seats), MOST, 1), np.float32)
        odds[:, : len(numbers.names)] = 1.0
        self.gone = gone_of(numbers)
        self.worlds = imagined(numbers, odds, WORLDS, 0)
        self.mind = mind_of(numbers, self.worlds, odds, net)
        #: the number of the push that is made already
        self.made: int | None = None
        only = NO_TURNS
        if view["step"] == WALK:
            self.made = take_back(self.mind.size, self.worlds.setup, self.worlds.arrays)
            only = np.array([[self.made, 0, 0]])
        #: [push, square]: as the value says, as logits
        self.values = np.full((PUSHES, SQUARES), NEVER)
        think_some(self.mind, self.worlds.arrays, only, NONE, 0, 0, self.values)
        self._chances: dict[int, float] = {}

    @cached_property
    def best(self) -> Worth:
        """The turn with the best lines; who can finish does."""
        best = np.argsort(-self.values, axis=None, kind="stable")
        few = [int(turn) for turn in best[:TURNS] if self.values.flat[turn] > NEVER]
        worths = [self.worth(self._turn(turn)) for turn in few]
        return max(worths, key=lambda worth: (worth.finishes, round(worth.score, 9)))

    def worth(self, turn: Turn) -> Worth:
        """What one turn is worth."""
        worth = super().worth(turn)
        return worth if worth.finishes else worth._replace(score=FINISH * self._chance(self._number(turn)))

    def _turn(self, number: int) -> Turn:
        push, to = divmod(number, SQUARES)
        if self.made is not None:
            return Turn(None, to)
        arrow = grid(self.view["side"]).arrows[push // 4]
        return Turn(Push(arrow.name, turned(self.view["spare"], push % 4)), to)

    def _number(self, turn: Turn) -> int:
        if turn.push is None:
            assert self.made is not None
            return 4 * self.made * SQUARES + turn.to
        board = grid(self.view["side"])
        number = board.arrows.index(board.arrow(turn.push.arrow))
        quarters = next(turns for turns in range(4) if turned(self.view["spare"], turns) == turn.push.openings)
        return (4 * number + quarters) * SQUARES + turn.to

    def _chance(self, number: int) -> float:
        """The chance to win by a turn, as the value says and as is thought on its lines."""
        if number not in self._chances:
            lines: Any = np.zeros((WORLDS, 1))
            think_some(self.mind, self.worlds.arrays, as_moves(np.array([number])), 0, 0, WORLDS, lines)
            counts = self.worlds.weights
            before = 1.0 / (1.0 + np.exp(-self.values.flat[number]))
            thought = float(counts @ lines[:, 0] / counts.sum())
            self._chances[number] = float(PRIOR * before + THOUGHTS * thought) / (PRIOR + THOUGHTS)
        return self._chances[number]
