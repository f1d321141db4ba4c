"""Win chances by the learned bot for two, which knows both seats' next cards and hands.

Unknown cards are averaged over all their possibilities.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from wanderwall.coach.sliding.chance_graph import NO_HANDS, NOBODY, ChanceEstimator, Chances, Hands
from wanderwall.game.protocol import Seat
from wanderwall.games.sliding.rules import with_value

#: the mover's win chance in a state without hidden information
Chance = Callable[[Any, Any], float]
#: maximum number of cases; before the first cards of towers there are thousands
CASES = 200
#: the odds of a goal that a seat does not seek, relative to 1 for the one it seeks
UNLIKELY = 0.001


def learned_chances(chance: Chance) -> ChanceEstimator:
    """Win chances from a function of the mover's chance with full information."""

    def estimate(game: Any, state: Any, hidden: frozenset[Seat] = NOBODY, hands: Hands = NO_HANDS) -> Chances:
        total = every = 0.0
        for case, times in cases(state, hidden, hands):
            total += times * chance(game, case)
            every += times
        mine = total / every
        return (mine, 1.0 - mine) if state.mover == 0 else (1.0 - mine, mine)

    return estimate


def chance_of(values: Any) -> float:
    """The win chance of the best turn, from the values of all turns."""
    return float(1.0 / (1.0 + np.exp(-values.max())))


def cases(state: Any, hidden: frozenset[Seat], hands: Hands) -> list[tuple[Any, int]]:
    """Every state that is possible when these cards are unknown, with its frequency."""
    every = [(state, 1)]
    for seat in range(state.seats):
        if seat in hidden:
            stack = state.stacks[seat]
            tops = [(*stack[at : at + 1], *stack[:at], *stack[at + 1 :]) for at in range(max(len(stack), 1))]
            every = [(replace(case, stacks=with_value(case.stacks, seat, top)), 1) for case, _ in every for top in tops]
        if seat in hands:
            held = hands[seat].items()
            every = [
                (replace(case, hands=with_value(case.hands, seat, hand)), n * m)
                for case, n in every
                for hand, m in held
            ]
    if len(every) <= CASES:
        return every
    states, weights = zip(*every, strict=True)
    return [(case, 1) for case in Random(0).choices(states, weights, k=CASES)]
