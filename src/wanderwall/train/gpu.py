"""Self-play on a GPU: the functions of the kernel, one thread per game or push."""

# mypy: disallow-untyped-defs=False, check-untyped-defs=False
from __future__ import annotations

from functools import cache
from typing import NamedTuple

from wanderwall.kernel import selfplay, towers_selfplay
from wanderwall.kernel.board import size_of
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.gpu_kernels import Kernel, cuda
from wanderwall.kernel.jit import i32, u64
from wanderwall.kernel.net import PUSHES
from wanderwall.kernel.selfplay import game_setup


class SelfplayKernels(NamedTuple):
    """The GPU kernels for one number of seats."""

    begin: Kernel
    look: Kernel
    push: Kernel
    turn: Kernel


@cache
def classic_kernels(side: int, seats: int) -> SelfplayKernels:
    """Compile the kernels; side and seats are constants to the compiler."""

    @cuda.jit
    def begin_all(setup, box, seeds, arrays, columns, games):
        i = cuda.grid(1)
        if i < games:
            selfplay.begin(size_of(side), game_setup(setup, i), box, u64(seeds[i]), arrays, columns, i)

    @cuda.jit
    def look_all(setup, arrays, columns, goals, games):
        i = cuda.grid(1)
        if i < games:
            selfplay.look(game_setup(setup, i), arrays, columns, goals, i)

    @cuda.jit
    def push_all(setup, arrays, game_columns, x, columns):
        at = cuda.grid(1)
        if at < columns:
            known = Setup(i32(side), i32(seats), i32(seats), setup.homes, setup.limit, setup.whole_round)
            selfplay.look_at_push(size_of(side), game_setup(known, at // PUSHES), arrays, game_columns, x, at)

    @cuda.jit
    def turn_all(setup, box, arrays, columns, choices, again, ends, movers, games):
        i = cuda.grid(1)
        if i < games:
            ends[i] = selfplay.take_turn(
                size_of(side), game_setup(setup, i), box, arrays, columns, choices[i], again, i
            )
            movers[i] = arrays.mover[i]

    return SelfplayKernels(begin_all, look_all, push_all, turn_all)


@cache
def towers_kernels(side: int) -> SelfplayKernels:
    """Compile the kernels; side and number of seats (two) are constants to the compiler."""

    @cuda.jit
    def begin_all(setup, box, kit, seeds, arrays, magic, columns, games):
        i = cuda.grid(1)
        if i < games:
            towers_selfplay.begin(size_of(side), setup, box, kit, u64(seeds[i]), arrays, magic, columns, i)

    @cuda.jit
    def look_all(setup, goals, arrays, magic, columns, games):
        i = cuda.grid(1)
        if i < games:
            towers_selfplay.look(setup, goals, arrays, magic, columns, i)

    @cuda.jit
    def push_all(setup, rules, goals, arrays, magic, game_columns, x, columns):
        at = cuda.grid(1)
        if at < columns:
            known = Setup(i32(side), i32(2), i32(2), setup.homes, setup.limit, setup.whole_round)
            towers_selfplay.look_at_push(size_of(side), known, rules, goals, arrays, magic, game_columns, x, at)

    @cuda.jit
    def turn_all(setup, rules, box, kit, goals, arrays, magic, columns, choices, again, ends, movers, games):
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            ends[i] = towers_selfplay.take_turn(
                size, setup, rules, box, kit, goals, arrays, magic, columns, choices[i], again, i
            )
            movers[i] = arrays.mover[i]

    return SelfplayKernels(begin_all, look_all, push_all, turn_all)
