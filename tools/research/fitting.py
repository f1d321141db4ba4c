"""Fit the readers of both games: after each turn of a player without a find, the card that the player really looked for
should get the highest probability, given all turns since its last find.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wanderwall.bots.classic.opponents.reader import WHIM, GoalReader

Array = npt.NDArray[Any]

#: more finds than there are in a game
APART = 1000
#: units of the two layers, episodes a step, epochs, and the initial learning rate
UNITS, BATCH, ROUNDS, RATE = (64, 32), 400, 40, 0.004


class Steps:
    """Gradient descent with Adam; the learning rate decreases to zero."""

    def __init__(self, weights: Iterable[Array], many: int, rate: float) -> None:
        self.weights, self.many, self.rate, self.step = list(weights), many, rate, 0
        self.means = [np.zeros_like(one) for one in self.weights]
        self.squares = [np.zeros_like(one) for one in self.weights]

    def take(self, slopes: Iterable[Array]) -> None:
        """Take one step, which changes the weights."""
        self.step += 1
        rate = self.rate * 0.5 * (1.0 + np.cos(np.pi * self.step / self.many))
        for one, mean, square, slope in zip(self.weights, self.means, self.squares, slopes, strict=True):
            mean += 0.1 * (slope - mean)
            square += 0.01 * (slope**2 - square)
            one -= rate * mean / (1 - 0.9**self.step) / (np.sqrt(square / (1 - 0.99**self.step)) + 1e-8)


class Turns(NamedTuple):
    """Turns without a find; the turns of one player since its last find are consecutive."""

    signs: Array  # [turn, goal, sign]
    #: [turn, goal]: whether this may be the goal, as far as the other seat knows
    open: Array
    true: Array
    #: the probability that level 5 gives the true card
    level5: Array
    kind: Array
    deal: Array
    #: the same number for all turns of a player since a find
    episode: Array

    def some(self, rows: Array) -> Turns:
        return Turns(*(column[rows] for column in self))


def join_turns(parts: Iterator[Turns]) -> Turns:
    apart = (turns._replace(episode=turns.episode + APART * n) for n, turns in enumerate(parts))
    return Turns(*(np.concatenate(columns) for columns in zip(*apart, strict=True)))


def since_find(turns: Turns, values: Array) -> Array:
    """Sums over the turns of a player since its last find."""
    sums: Array = np.cumsum(values, axis=0)
    new = np.r_[True, turns.episode[1:] != turns.episode[:-1]]
    first = np.maximum.accumulate(np.where(new, np.arange(len(new)), 0))
    sums -= sums[first] - values[first]
    return sums


def until_find(turns: Turns, values: Array) -> Array:
    """Sums over a turn and those after it, until the next find."""
    back = Turns(*(column[::-1] for column in turns))
    return since_find(back, values[::-1])[::-1]


def learn(reader: GoalReader, turns: Turns) -> tuple[Array, GoalReader]:
    """The probability of the true card after each turn, and the gradient of the loss by each weight."""
    signs = turns.signs[turns.open]
    first, second, each_score = reader.layers(signs)
    scores = np.full(turns.open.shape, -np.inf)
    scores[turns.open] = each_score
    share = np.exp(scores - scores.max(axis=1, keepdims=True))
    share /= share.sum(axis=1, keepdims=True)
    many = turns.open.sum(axis=1, keepdims=True)
    likely = (1.0 - WHIM) * share * many + WHIM
    log_odds = np.where(turns.open, since_find(turns, np.where(turns.open, np.log(likely), 0.0)), -np.inf)
    given = np.exp(log_odds - log_odds.max(axis=1, keepdims=True))
    given /= given.sum(axis=1, keepdims=True)
    each = np.arange(len(turns.true))
    true = given[each, turns.true]
    given[each, turns.true] -= 1.0
    slope = until_find(turns, given / len(each)) * (1.0 - WHIM) * many / likely * turns.open
    slope = (share * (slope - (slope * share).sum(axis=1, keepdims=True)))[turns.open]
    to_second = np.outer(slope, reader.out) * (second > 0)
    to_first = to_second @ reader.second.T * (first > 0)
    return true, GoalReader(
        signs.T @ to_first, to_first.sum(axis=0), first.T @ to_second, to_second.sum(axis=0), second.T @ slope
    )


def fit_reader(turns: Turns, seed: int) -> GoalReader:
    """The weights that give the true cards the highest probability."""
    dice = np.random.default_rng(seed)
    usual = turns.signs[turns.open]
    middle, spread = usual.mean(axis=0), usual.std(axis=0) + 1e-3
    turns = turns._replace(signs=(turns.signs - middle) / spread)
    many_signs = usual.shape[1]
    sizes = (many_signs, *UNITS)
    reader = GoalReader(
        *(dice.normal(size=sizes[:2]) * np.sqrt(2 / many_signs), np.zeros(sizes[1])),
        *(dice.normal(size=sizes[1:]) * np.sqrt(2 / sizes[1]), np.zeros(sizes[2])),
        dice.normal(size=sizes[2]) * 0.05,
    )
    episodes = np.unique(turns.episode, return_inverse=True)[1]
    many = int(episodes.max()) + 1
    steps = Steps(reader, ROUNDS * -(-many // BATCH), RATE)
    for _ in range(ROUNDS):
        order = dice.permutation(many)
        for start in range(0, many, BATCH):
            chosen = np.flatnonzero(np.isin(episodes, order[start : start + BATCH]))
            steps.take(learn(reader, turns.some(chosen))[1])
    first = reader.first / spread[:, None]
    return reader._replace(first=first, first_bias=reader.first_bias - middle @ first)


def table(turns: Turns, reader: GoalReader) -> Iterator[str]:
    """The probability of the true cards, by the kind of player."""
    true = learn(reader, turns)[0]
    yield "| player | turns | level5 gives the true card | loss | master | loss |\n|---|---|---|---|---|---|"
    for kind in (*sorted(set(turns.kind)), ""):
        which = turns.kind == kind if kind else turns.true >= 0
        cells = [f"{one[which].mean():.3f} | {-np.log(one[which]).mean():.3f}" for one in (turns.level5, true)]
        yield f"| {kind or 'all'} | {which.sum()} | {' | '.join(cells)} |"
