"""The kernel on a graphics card: the same functions, one thread a position or a game. Needs the extra `cuda`.

Positions that were uploaded stay on the card, and so do the answers to them; others come and go with every call.
"""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from functools import cache
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np

from wanderwall.games.classic.state import State
from wanderwall.kernel.arrays import (
    Array,
    Arrays,
    Positions,
    Results,
    empty,
    load,
    load_move,
    policy_number,
    store,
    store_reach,
    store_result,
    with_limit,
)
from wanderwall.kernel.board import size_of
from wanderwall.kernel.classic import Table, legal, over, play, turn
from wanderwall.kernel.deal import box_of, check_deal, dealt
from wanderwall.kernel.jit import i32, u64

if not hasattr(np, "row_stack"):  # numba-cuda 0.30 still asks numpy 2.5 for it
    setattr(np, "row_stack", np.vstack)  # noqa: B010, a name numpy's types no longer have
cuda: Any = import_module("numba.cuda")

THREADS = 128
#: blocks that feed on one queue of games: more than any card has room for at a time
BLOCKS = 4096


class Kernels(NamedTuple):
    """What runs on the card for one kind of table."""

    deal: Any
    reach: Any
    step: Any
    playout: Any
    games: Any


@cache
def kernels(side: int, seats: int, stacks: int, policy: int = 0) -> Kernels:
    """The kernels for one kind of table and a policy, which are constants to the compiler."""

    @cuda.jit
    def deal(table, box, seeds, arrays, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            store(arrays, i, dealt(size_of(side), table, box, u64(seeds[i])))

    @cuda.jit
    def reach(arrays, out, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            store_reach(size_of(side), arrays, i, out)

    @cuda.jit
    def step(table, arrays, moves, allowed, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            game = load(arrays, i)
            move = load_move(moves, i)
            allowed[i] = legal(size, table, game, move)
            if allowed[i]:
                store(arrays, i, play(size, table, game, move))

    @cuda.jit
    def playout(table, arrays, most, games):  # type: ignore[no-untyped-def]
        i = cuda.grid(1)
        if i < games:
            size = size_of(side)
            game = load(arrays, i)
            left = most
            while left != 0 and not over(table, game):
                game = turn(size, table, game, policy)
                left -= 1
            store(arrays, i, game)

    @cuda.jit
    def games(table, arrays, results, queue, games):  # type: ignore[no-untyped-def]
        size = size_of(side)
        known = Table(i32(side), i32(seats), i32(stacks), table.homes, table.limit, table.whole_round)
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


def available() -> bool:
    """Whether there is a card to run on."""
    return bool(cuda.is_available())


def is_here(array: Any) -> bool:
    return isinstance(array, np.ndarray)


def uploaded(array: Any) -> Any:
    """The array on the card, games side by side in memory: what a card likes."""
    return cuda.to_device(np.ascontiguousarray(array)) if is_here(array) else array


def upload(positions: Positions) -> Positions:
    """The positions on the card."""
    return replace(positions, arrays=Arrays(*(uploaded(array) for array in positions.arrays)))


def download(positions: Positions) -> Positions:
    """The positions back from the card."""
    return replace(positions, arrays=Arrays(*(fetched(array) for array in positions.arrays)))


def fetched(array: Any) -> Array:
    return array if is_here(array) else np.asfortranarray(array.copy_to_host())


def card_copy(positions: Positions) -> Positions:
    """A copy on the card, to be changed."""
    if is_here(positions.arrays.spare):
        return upload(positions)
    copies = []
    for array in positions.arrays:
        copy = cuda.device_array(array.shape, array.dtype)
        copy.copy_to_device(array)
        copies.append(copy)
    return replace(positions, arrays=Arrays(*copies))


def of(table: Table, policy: int = 0) -> Kernels:
    return kernels(int(table.side), int(table.seats), int(table.stacks), policy)


def each(kernel: Any, games: int) -> Callable[..., None]:
    """The kernel with one thread a position."""
    return kernel[-(-games // THREADS), THREADS]  # type: ignore[no-any-return]


def deals(table: State, seeds: Any) -> Positions:
    """As `deal.deals`; the positions stay on the card."""
    known, count = check_deal(table), len(seeds)
    box = box_of(table)
    there = box._replace(**{name: uploaded(part) for name, part in box._asdict().items() if is_here(part)})
    positions = upload(Positions(known, empty(count)))
    seeds = uploaded(np.asarray(seeds, np.uint64)) if is_here(seeds) else seeds
    each(of(known).deal, count)(known, there, seeds, positions.arrays, count)
    return positions


def reach_all(positions: Positions) -> Any:
    """As `cpu.reach_all`."""
    there = upload(positions)
    out = cuda.device_array((4 * positions.arrows, len(positions)), np.uint64)
    each(of(positions.table).reach, len(positions))(there.arrays, out, len(positions))
    return fetched(out) if is_here(positions.arrays.spare) else out


def step(positions: Positions, moves: Any) -> tuple[Positions, Any]:
    """As `cpu.step`."""
    after, allowed = card_copy(positions), cuda.device_array(len(positions), np.bool_)
    kernel = each(of(positions.table).step, len(positions))
    moves = uploaded(np.asarray(moves, np.int32)) if is_here(moves) else moves
    kernel(positions.table, after.arrays, moves, allowed, len(positions))
    return (download(after), fetched(allowed)) if is_here(positions.arrays.spare) else (after, allowed)


def playouts(positions: Positions, policy: str, turns: int) -> Positions:
    """As `cpu.playouts`."""
    after = card_copy(positions)
    kernel = each(of(positions.table, policy_number(policy)).playout, len(positions))
    kernel(positions.table, after.arrays, turns, len(positions))
    return download(after) if is_here(positions.arrays.spare) else after


def games(positions: Positions, policy: str, limit: int | None = None) -> Results:
    """As `cpu.games`; threads take the next game from a queue as soon as theirs has ended."""
    count, table = len(positions), with_limit(positions.table, limit)
    there, queue = upload(positions), cuda.to_device(np.zeros(1, np.int32))
    results = Results(*(uploaded(array) for array in Results.empty(positions)))
    blocks = min(BLOCKS, -(-count // THREADS))
    of(positions.table, policy_number(policy)).games[blocks, THREADS](table, there.arrays, results, queue, count)
    return Results(*(fetched(array) for array in results)) if is_here(positions.arrays.spare) else results
