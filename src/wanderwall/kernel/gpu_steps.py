"""Steps of many games on a GPU: the functions of `steps`, one thread per game.

Bits are spread into numbers with one thread per word, so that neighbouring threads write neighbouring words.
"""

# mypy: disallow-untyped-defs=False, check-untyped-defs=False
from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from wanderwall.kernel.board import NONE
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.gpu_kernels import cuda
from wanderwall.kernel.jit import i32, u64
from wanderwall.kernel.steps import pick_part, step_part


class StepKernels(NamedTuple):
    """The GPU kernels for one kind of table."""

    step: Any
    spread: Any
    fill: Any
    keep: Any
    take: Any
    pick: Any


@cache
def step_kernels(side: int, seats: int, stacks: int) -> StepKernels:
    """Compile the kernels; side, seats and stacks are constants to the compiler."""

    @cuda.jit
    def step(setup, terms, pool, arrays, columns, actions, fresh_only, result, nowhere, games):
        i = cuda.grid(1)
        if i < games:
            known = Setup(i32(side), i32(seats), i32(stacks), setup.homes, setup.limit, setup.whole_round)
            step_part(known, terms, pool, arrays, columns, actions, fresh_only, result, nowhere, i, i + 1)

    @cuda.jit
    def spread(words, kind, rows, many):
        at = cuda.grid(1)
        if at < many:
            i, word = at // rows.shape[1], at % rows.shape[1]
            byte, part = word // kind.shape[1], word % kind.shape[1]
            rows[i, word] = kind[(words[byte >> 3, i] >> u64(8 * (byte & 7))) & u64(255), part]

    @cuda.jit
    def fill(fractions, rows, first, games):
        i = cuda.grid(1)
        if i < games:
            for k in range(fractions.shape[0]):
                rows[i, first + k] = fractions[k, i]

    @cuda.jit
    def keep(done, rows, final, many):
        at = cuda.grid(1)
        if at < many:
            i, word = at // rows.shape[1], at % rows.shape[1]
            if done[i]:
                final[i, word] = rows[i, word]

    @cuda.jit
    def take(given, actions, games):
        i = cuda.grid(1)
        if i < games:
            small = 0 <= given[i] < 1 << 16  # a number that is too large must not wrap to a small one
            actions[i] = given[i] if small else NONE

    @cuda.jit
    def pick(mask, seeds, turn, actions, games):
        i = cuda.grid(1)
        if i < games:
            pick_part(mask, seeds, turn, actions, i, i + 1)

    return StepKernels(step, spread, fill, keep, take, pick)
