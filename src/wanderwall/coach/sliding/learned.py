"""The worth of a turn by the learned bot: its win chance, as `master` estimates it.

The value net of `master` selects a few turns. Each is followed in the same worlds, through the other's answer to its
own next turn. Like every hint this is a function of a view: the other may seek any goal that nobody has found.
"""

from __future__ import annotations

from functools import cached_property
from typing import Protocol

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import rotate
from wanderwall.bots.sliding.halving import PRIOR
from wanderwall.coach.sliding.turn_ratings import FINISH, Turn, TurnRatings, Worth
from wanderwall.games.sliding.state import Push
from wanderwall.games.views import MazeView
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.net import NEVER

#: number of turns that are followed
TURNS = 6
#: number of estimates on a line, in addition to the value before it
THOUGHTS = 2


class LearnedValues(Protocol):
    """Estimates of the learned bot at one table. A turn is a push (4 · arrow + quarter turns) and a square."""

    #: the push that is made already
    made: int | None

    @property
    def values(self) -> Array:
        """[push, square]: the logits of the value net."""

    def follow(self, push: int, to: int) -> tuple[Array, Array]:
        """The win chance of a turn in each world, and the weights of the worlds."""


class LearnedRating(TurnRatings):
    """All turns of a seat by their win chance; a certain win is worth as much as the finish."""

    def __init__(self, view: MazeView, thoughts: LearnedValues) -> None:
        super().__init__(view, compiled=True)
        self.thoughts = thoughts
        self._chances: dict[tuple[int, int], float] = {}

    @cached_property
    def best(self) -> Worth:
        """The turn with the best lines; a turn that finishes comes first."""
        values = self.thoughts.values
        best = np.argsort(-values, axis=None, kind="stable")
        few = [divmod(int(turn), values.shape[1]) for turn in best[:TURNS] if values.flat[turn] > NEVER]
        worths = [self.worth(self._turn(push, to)) for push, to in few]
        return max(worths, key=lambda worth: (worth.finishes, round(worth.score, 9)))

    def worth(self, turn: Turn) -> Worth:
        """The worth of one turn."""
        worth = super().worth(turn)
        return (
            worth if worth.finishes else worth._replace(score=FINISH * self._chance(self._push_number(turn), turn.to))
        )

    def _turn(self, push: int, to: int) -> Turn:
        laid = None
        if self.thoughts.made is None:
            arrow = grid(self.view["side"]).arrows[push // 4]
            laid = Push(arrow.name, rotate(self.view["spare"], push % 4))
        return Turn(laid, to, self.branches[laid].walks.offers(to)[0])

    def _push_number(self, turn: Turn) -> int:
        if turn.push is None:
            assert self.thoughts.made is not None
            return self.thoughts.made
        board = grid(self.view["side"])
        number = board.arrows.index(board.arrow(turn.push.arrow))
        quarters = next(turns for turns in range(4) if rotate(self.view["spare"], turns) == turn.push.openings)
        return 4 * number + quarters

    def _chance(self, push: int, to: int) -> float:
        """The win chance of a turn, from the value net and the estimates on its lines."""
        if (push, to) not in self._chances:
            chances, counts = self.thoughts.follow(push, to)
            value = self.thoughts.values[push, to]
            # a turn that the best bot never considers, such as one past a find, has no value: exp would overflow
            before = 1.0 / (1.0 + np.exp(-value)) if value > NEVER else 0.0
            thought = float(counts @ chances / counts.sum())
            self._chances[push, to] = float(PRIOR * before + THOUGHTS * thought) / (PRIOR + THOUGHTS)
        return self._chances[push, to]
