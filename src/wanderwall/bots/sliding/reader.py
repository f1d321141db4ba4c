"""Goal reader: a small net from the features of a turn to the log-odds of the goal a seat seeks. It was fitted to the
turns of many kinds of players, to maximise the probability of the card each of them really sought
(`python -m tools.reading`). People are not bots: every turn may be a random one, so nothing is ever impossible.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

#: share of random turns of every player
WHIM = 0.1


class GoalReader(NamedTuple):
    """Weights [from, to] and biases of a net from the features of a turn for a goal to a score of how well they
    match.
    """

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    out: Array

    def layers(self, signs: Array) -> tuple[Array, Array, Array]:
        """The outputs of the two layers, from [goal, feature], and one score per goal."""
        first = np.maximum(signs @ self.first + self.first_bias, 0.0)
        second = np.maximum(first @ self.second + self.second_bias, 0.0)
        return first, second, second @ self.out

    def log_odds(self, signs: Array) -> Array:
        """Log-odds of a turn for each goal relative to the average goal."""
        scores = self.layers(signs)[2]
        share = np.exp(scores - scores.max())
        odds: Array = np.log((1.0 - WHIM) * share / share.mean() + WHIM)
        return odds


@cache
def reader(path: Path) -> GoalReader:
    """Load a shipped reader; it computes in double precision so that all machines agree."""
    with np.load(path) as kept:
        return GoalReader(*(kept[name].astype(np.float64) for name in GoalReader._fields))
