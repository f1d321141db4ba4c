"""From the signs of a turn to what it tells of the goal a seat looks for: a small net that was fitted to the turns of
many kinds of players, so that the card each of them really looked for got most (`python -m tools.reading`). People are
no bots: every turn may be a whim, so nothing is ever impossible.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

Array = npt.NDArray[Any]

#: the part of all turns that are whims, whoever plays
WHIM = 0.1


class Reader(NamedTuple):
    """Weights [from, to] and biases of a net from the signs of a turn for a goal to how well they go together."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    out: Array

    def layers(self, signs: Array) -> tuple[Array, Array, Array]:
        """What the two layers give, from [goal, sign], and one number a goal."""
        first = np.maximum(signs @ self.first + self.first_bias, 0.0)
        second = np.maximum(first @ self.second + self.second_bias, 0.0)
        return first, second, second @ self.out

    def log_odds(self, signs: Array) -> Array:
        """How much likelier a turn is for each goal than on average, as logs."""
        scores = self.layers(signs)[2]
        share = np.exp(scores - scores.max())
        odds: Array = np.log((1.0 - WHIM) * share / share.mean() + WHIM)
        return odds


@cache
def reader(path: Path) -> Reader:
    """One that is shipped; it counts in double precision, so that machines agree."""
    with np.load(path) as kept:
        return Reader(*(kept[name].astype(np.float64) for name in Reader._fields))
