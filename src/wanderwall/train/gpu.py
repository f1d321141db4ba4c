"""Self-play on a GPU: the functions of the kernel, one thread per game or push."""

# mypy: disallow-untyped-defs=False, check-untyped-defs=False
from __future__ import annotations

from functools import cache
from typing import Any, NamedTuple

from wanderwall.kernel.board import size_of
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.gpu_kernels import cuda
from wanderwall.kernel.jit import i32, u64
from wanderwall.kernel.net import PUSHES
from wanderwall.kernel.selfplay import begin, game_setup, look, look_at_push, take_turn


class SelfplayKernels(NamedTuple):
    """The GPU kernels for one number of seats."""

    begin: Any
    look: Any
    push: Any
    turn: Any


@cache
def kernels(side: int, seats: int) -> SelfplayKernels:
    """Compile the kernels; side and seats are constants to the compiler."""

    @cuda.jit
    def begin_all(setup, box, seeds, arrays, columns, games):
        i = cuda.grid(1)
        if i < games:
            begin(size_of(side), game_setup(setup, i), box, u64(seeds[i]), arrays, columns, i)

    @cuda.jit
    def look_all(setup, arrays, columns, goals, games):
        i = cuda.grid(1)
        if i < games:
            look(game_setup(setup, i), arrays, columns, goals, i)

    @cuda.jit
    def push_all(setup, arrays, game_columns, x, columns):
        at = cuda.grid(1)
        if at < columns:
            known = Setup(i32(side), i32(seats), i32(seats), setup.homes, setup.limit, setup.whole_round)
            look_at_push(size_of(side), game_setup(known, at // PUSHES), arrays, game_columns, x, at)

    @cuda.jit
    def turn_all(setup, box, arrays, columns, choices, again, ends, movers, games):
        i = cuda.grid(1)
        if i < games:
            ends[i] = take_turn(size_of(side), game_setup(setup, i), box, arrays, columns, choices[i], again, i)
            movers[i] = arrays.mover[i]

    return SelfplayKernels(begin_all, look_all, push_all, turn_all)
