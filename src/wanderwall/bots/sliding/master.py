"""The learned search that the sliding mazes share: value all turns, then follow the best ones in likely worlds."""

from __future__ import annotations

from collections.abc import Callable
from functools import cached_property
from typing import Any

import numpy as np

from wanderwall.bots.budget import Meter
from wanderwall.bots.sliding.halving import HalvingSettings, halve
from wanderwall.game.protocol import AnyGame
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.board import NONE
from wanderwall.kernel.net import NEVER

#: share of the time that is spent on searching: little is needed for anything else
SHARE = 0.93

#: follows turns in consecutive worlds, starting with the given one, and fills in their win chances [world, turn]. If
#: that world is NONE, fills in the logits [push, square] of all turns instead, or those of the push of the one given
#: turn. Takes the turns, the world, a range of items, and what to fill; returns the nodes used
Think = Callable[[Array, int, int, int, Array], int]


class LearnedSearch:
    """The learned search at one table, in worlds that agree with what a seat saw.

    A turn is a push (4 · arrow + quarter turns) and a square, as one number: squares · push + square.
    """

    def __init__(self, think: Think, shape: tuple[int, int], weights: Array, made: int | None) -> None:
        self.think = think
        #: number of pushes and of squares
        self.shape = shape
        #: weights of the worlds
        self.weights = weights
        #: the push that is made already
        self.made = made

    @cached_property
    def values(self) -> Array:
        """[push, square]: the logits of the value net."""
        values = np.full(self.shape, NEVER)
        self._score(values)
        return values

    @property
    def win_chance(self) -> float:
        """The win chance of the best turn by its value."""
        return float(1.0 / (1.0 + np.exp(-self.values.max())))

    def follow(self, push: int, to: int) -> tuple[Array, Array]:
        """The win chance of a turn in each world, and the weights of the worlds."""
        worlds = len(self.weights)
        chances = np.zeros((worlds, 1))
        self.think(np.array([push * self.shape[1] + to]), 0, 0, worlds, chances)
        return chances[:, 0], self.weights

    def choose(self, offered: Array, how: HalvingSettings, meter: Meter) -> tuple[int, int]:
        """The push and the square of the turn with the best lines. `offered` marks the turns [push, square] that may be
        chosen.
        """
        values = np.full(self.shape, NEVER)
        meter.run(lambda *_: self._score(values), 1)
        values[~offered] = NEVER

        def best(turns: Array) -> tuple[int, float]:
            return halve(how, turns, values.flat[turns], self.weights, meter, self.think)

        ranked = np.argsort(-values, axis=None, kind="stable")
        turn, chance = best(ranked[values.flat[ranked] > NEVER][: how.candidates])
        if chance < how.lost and meter.spent_share() < 1.0:
            pushes, squares = self.shape
            each = np.arange(pushes) * squares + values.argmax(axis=1)
            turn, _ = best(each[values.flat[each] > NEVER])
        return divmod(turn, self.shape[1])

    def _score(self, values: Array) -> int:
        """Fill in the logits of all turns, or of those with the push that is made already."""
        only = [] if self.made is None else [self.made * self.shape[1]]
        return self.think(np.array(only, np.int64), NONE, 0, 0, values)


#: the learned search of a state's mover with all cards known, from a game and a state
KnownCardsSearch = Callable[[AnyGame, Any], LearnedSearch]
