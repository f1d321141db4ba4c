"""Self-play of towers on a GPU: the functions of the kernel, one thread per game or push."""

# mypy: disallow-untyped-defs=False, check-untyped-defs=False
from __future__ import annotations

from functools import cache

from wanderwall.kernel.board import size_of
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.gpu_kernels import cuda
from wanderwall.kernel.jit import i32, u64
from wanderwall.kernel.towers_selfplay import begin, look, look_at_push, take_turn
from wanderwall.train.gpu import SelfplayKernels


@cache
def kernels(side: int) -> SelfplayKernels:
    """Compile the kernels; side and number of seats (two) are constants to the compiler."""

    @cuda.jit
    def begin_all(setup, box, kit, seeds, arrays, magic, columns, games):
        i = cuda.grid(1)
        if i < games:
            begin(size_of(side), setup, box, kit, u64(seeds[i]), arrays, magic, columns, i)

    @cuda.jit
    def look_all(setup, goals, arrays, magic, columns, games):
        i = cuda.grid(1)
        if i < games:
            look(setup, goals, arrays, magic, columns, i)

    @cuda.jit
    def push_all(setup, rules, goals, arrays, magic, game_columns, x, columns):
        at = cuda.grid(1)
        if at < columns:
            known = Setup(i32(side), i32(2), i32(2), setup.homes, setup.limit, setup.whole_round)
            look_at_push(size_of(side), known, rules, goals, arrays, magic, game_columns, x, at)

    @cuda.jit
    def turn_all(setup, rules, box, kit, goals, arrays, magic, columns, choices, again, ends, movers, games):
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            ends[i] = take_turn(size, setup, rules, box, kit, goals, arrays, magic, columns, choices[i], again, i)
            movers[i] = arrays.mover[i]

    return SelfplayKernels(begin_all, look_all, push_all, turn_all)
