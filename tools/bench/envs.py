"""Measure how fast environments step, next to the required speed.

Part of `make bench`; nothing else should run on the machine at the same time.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from random import Random
from typing import Any

import gymnasium
import numpy as np

import wanderwall.envs.gym  # noqa: F401  (its environments are known by name)
from wanderwall.envs import Batch, aec

#: required steps a second: of a batch on one core, of one wrapped table, of one table against greedy
BATCH, WRAPPED, AGAINST_GREEDY = 3_000_000, 15_000, 20_000
#: how much faster two cores must be
TWICE = 1.8
#: games of a batch, large enough to keep two cores busy, and steps of them in a round; steps of one table in a round
GAMES, STEPS, SINGLE = 16_384, 5, 2_000
#: many short rounds: at least one of them is probably undisturbed
ROUNDS = 25


def best(work: Callable[[], int]) -> float:
    """Steps a second in the fastest round; the first one, which compiles, does not count."""
    work()
    fastest = 0.0
    for _ in range(ROUNDS):
        began = time.perf_counter()
        steps = work()
        fastest = max(fastest, steps / (time.perf_counter() - began))
    return fastest


def batch(threads: int) -> float:
    """Step many games, with observation and mask, and random actions."""
    games = Batch(GAMES, threads=threads, dtype="u8").reset(1)

    def work() -> int:
        for _ in range(STEPS):
            games.step(games.random_actions())
        return GAMES * STEPS

    return best(work)


def measure_wrapped() -> float:
    """Step one table as PettingZoo wraps it; the mover reads the observation and takes a random legal action."""
    table, dice = aec.env(), Random(1)
    table.reset(seed=1)

    def work() -> int:
        for _ in range(SINGLE):
            seen, _, ended, cut, _ = table.last()
            if ended or cut:
                table.reset(seed=dice.randrange(1 << 30))
            else:
                table.step(_any(seen["action_mask"], dice))
        return SINGLE

    return best(work)


def against_greedy() -> float:
    """Step one Gymnasium table; the kernel's greedy policy plays the other seat."""
    table: Any = gymnasium.make("wanderwall/Classic-v0", opponent="greedy")
    dice = Random(1)
    info = table.reset(seed=1)[1]

    def work() -> int:
        nonlocal info
        for _ in range(SINGLE):
            _, _, ended, cut, info = table.step(_any(info["action_mask"], dice))
            if ended or cut:
                info = table.reset()[1]
        return SINGLE

    return best(work)


def _any(mask: Any, dice: Random) -> int:
    legal = np.flatnonzero(mask)
    return int(legal[dice.randrange(len(legal))])


def main() -> None:
    print("environments, steps a second:")
    one, two = batch(1), batch(2)
    for what, reached, asked in (
        ("a batch with observation and mask, one core", one, BATCH),
        ("one table of PettingZoo, wrapped", measure_wrapped(), WRAPPED),
        ("one table of Gymnasium against greedy", against_greedy(), AGAINST_GREEDY),
    ):
        print(f"  {what}: {reached:,.0f}; asked for {asked:,}: {reached / asked:.2f}")
    print(
        f"  the batch on two cores: {two:,.0f}, {two / one:.2f} times one; asked for {TWICE}: {two / one / TWICE:.2f}"
    )
