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
from wanderwall.kernel.selfplay import begin, look, look_at_push, seated, take_turn


class Kernels(NamedTuple):
    """The GPU kernels for one number of seats."""

    begin: Any
    look: Any
    push: Any
    turn: Any


@cache
def kernels(side: int, seats: int) -> Kernels:
    """Compile the kernels; side and seats are constants to the compiler."""

    @cuda.jit
    def begin_all(setup, box, seeds, arrays, beside, games):
        i = cuda.grid(1)
        if i < games:
            begin(size_of(side), seated(setup, i), box, u64(seeds[i]), arrays, beside, i)

    @cuda.jit
    def look_all(setup, arrays, beside, goals, games):
        i = cuda.grid(1)
        if i < games:
            look(seated(setup, i), arrays, beside, goals, i)

    @cuda.jit
    def push_all(setup, arrays, beside, x, columns):
        at = cuda.grid(1)
        if at < columns:
            known = Setup(i32(side), i32(seats), i32(seats), setup.homes, setup.limit, setup.whole_round)
            look_at_push(size_of(side), seated(known, at // PUSHES), arrays, beside, x, at)

    @cuda.jit
    def turn_all(setup, box, arrays, beside, choices, again, ends, movers, games):
        i = cuda.grid(1)
        if i < games:
            ends[i] = take_turn(size_of(side), seated(setup, i), box, arrays, beside, choices[i], again, i)
            movers[i] = arrays.mover[i]

    return Kernels(begin_all, look_all, push_all, turn_all)
