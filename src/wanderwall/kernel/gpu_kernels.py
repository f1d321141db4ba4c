"""Kernels for a GPU: the functions of the kernel, one thread per position or game.

Side, seats, stacks and policy are constants to the compiler, so every kind of table has its own kernels.
"""

from __future__ import annotations

import warnings
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple, Protocol

import numpy as np

from wanderwall.kernel.arrays import load, load_move, store, store_reach, store_result
from wanderwall.kernel.board import NONE, size_of
from wanderwall.kernel.classic import Setup, legal, over, play, turn
from wanderwall.kernel.deal import deal_game, deal_magic
from wanderwall.kernel.jit import i32, u64
from wanderwall.kernel.steps import pick_part, step_part
from wanderwall.kernel.towers import rules as towers
from wanderwall.kernel.towers.arrays import load_magic, load_turn, store_magic, store_walks

# mypy: disallow-untyped-defs=False, check-untyped-defs=False


if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still needs it from numpy 2.5
    setattr(np, "row_stack", np.vstack)  # noqa: B010, a name numpy's types no longer have
cuda: Any = import_module("numba.cuda")
# few games leave a GPU idle, and a caller with few games knows that
warnings.filterwarnings("ignore", message=".*Grid size .* under-utilization")


class Kernel(Protocol):
    """A compiled kernel: with its blocks, threads and stream it can be called."""

    def __getitem__(self, launch: tuple[object, ...]) -> Callable[..., None]: ...


class Kernels(NamedTuple):
    """The GPU kernels for one kind of table."""

    deal: Kernel
    reach: Kernel
    step: Kernel
    playout: Kernel
    games: Kernel


@cache
def classic_kernels(side: int, seats: int, stacks: int, policy: int) -> Kernels:
    """The kernels of classic."""

    @cuda.jit
    def deal(setup, box, seeds, arrays, games):
        i = cuda.grid(1)
        if i < games:
            store(arrays, i, deal_game(size_of(side), setup, box, u64(seeds[i])))

    @cuda.jit
    def reach(arrays, out, games):
        i = cuda.grid(1)
        if i < games:
            store_reach(size_of(side), arrays, i, out)

    @cuda.jit
    def step(setup, arrays, moves, allowed, games):
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            game = load(arrays, i)
            move = load_move(moves, i)
            allowed[i] = legal(size, setup, game, move)
            if allowed[i]:
                store(arrays, i, play(size, setup, game, move))

    @cuda.jit
    def playout(setup, arrays, most, games):
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            game = load(arrays, i)
            left = most
            while left != 0 and not over(setup, game):
                game = turn(size, setup, game, policy)
                left -= 1
            store(arrays, i, game)

    @cuda.jit
    def games(setup, arrays, results, queue, games):
        size = size_of(side)
        known = Setup(i32(side), i32(seats), i32(stacks), setup.homes, setup.limit, setup.whole_round)
        i = cuda.atomic.add(queue, 0, 1)
        if i >= games:
            return
        game = load(arrays, i)
        while True:
            while over(known, game):
                store_result(known, game, results, i)
                i = cuda.atomic.add(queue, 0, 1)
                if i >= games:
                    return
                game = load(arrays, i)
            game = turn(size, known, game, policy)

    return Kernels(deal, reach, step, playout, games)


@cache
def towers_kernels(side: int, seats: int, stacks: int, policy: int) -> Kernels:
    """The kernels of towers; `deal` adds what towers has in addition to the sliding maze."""

    @cuda.jit
    def deal(setup, box, kit, seeds, arrays, magic, games):
        i = cuda.grid(1)
        if i < games:
            store_magic(magic, i, deal_magic(setup, box, kit, u64(seeds[i]), i32(arrays.mover[i])))

    @cuda.jit
    def reach(setup, rules, arrays, magic, places, squares, cards, games):
        i = cuda.grid(1)
        if i < games:
            store_walks(size_of(side), rules, load(arrays, i), load_magic(magic, i), places[i], squares, cards, i)

    @cuda.jit
    def step(setup, rules, arrays, magic, turns, allowed, games):
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            game, its_magic, its_turn = load(arrays, i), load_magic(magic, i), load_turn(turns, i)
            allowed[i] = not over(setup, game) and towers.legal(size, setup, rules, game, its_magic, its_turn)
            if allowed[i]:
                game, its_magic = towers.play(size, setup, rules, game, its_magic, its_turn)
                store(arrays, i, game)
                store_magic(magic, i, its_magic)

    @cuda.jit
    def playout(setup, rules, arrays, magic, most, games):
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            game, its_magic = load(arrays, i), load_magic(magic, i)
            left = most
            while left != 0 and not over(setup, game):
                game, its_magic = towers.turn(size, setup, rules, game, its_magic, policy)
                left -= 1
            store(arrays, i, game)
            store_magic(magic, i, its_magic)

    @cuda.jit
    def games(setup, rules, arrays, magic, results, queue, games):
        size = size_of(side)
        known = Setup(i32(side), i32(seats), i32(stacks), setup.homes, setup.limit, setup.whole_round)
        i = cuda.atomic.add(queue, 0, 1)
        if i >= games:
            return
        game, its_magic = load(arrays, i), load_magic(magic, i)
        while True:
            while over(known, game):
                store_result(known, game, results, i)
                i = cuda.atomic.add(queue, 0, 1)
                if i >= games:
                    return
                game, its_magic = load(arrays, i), load_magic(magic, i)
            game, its_magic = towers.turn(size, known, rules, game, its_magic, policy)

    return Kernels(deal, reach, step, playout, games)


# mypy: disallow-untyped-defs=False, check-untyped-defs=False


class StepKernels(NamedTuple):
    """The GPU kernels for one kind of table."""

    step: Kernel
    spread: Kernel
    fill: Kernel
    keep: Kernel
    take: Kernel
    pick: Kernel


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
