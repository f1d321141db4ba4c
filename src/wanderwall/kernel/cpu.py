"""The kernel on the processor: many games over any number of threads, always with the same results."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np

from wanderwall.kernel.arrays import (
    Array,
    Arrays,
    Positions,
    Results,
    copied,
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
from wanderwall.kernel.jit import core

#: parts of the work a thread takes one after the other, so that none waits long for the slowest
CHUNKS = 8


@core
def reach_part(table: Table, arrays: Arrays, out: Array, start: int, stop: int) -> None:
    size = size_of(table.side)
    for i in range(start, stop):
        store_reach(size, arrays, i, out)


@core
def step_part(table: Table, arrays: Arrays, moves: Array, allowed: Array, start: int, stop: int) -> None:
    size = size_of(table.side)
    for i in range(start, stop):
        game = load(arrays, i)
        move = load_move(moves, i)
        allowed[i] = legal(size, table, game, move)
        if allowed[i]:
            store(arrays, i, play(size, table, game, move))


@core
def playout_part(table: Table, arrays: Arrays, policy: int, most: int, start: int, stop: int) -> None:
    size = size_of(table.side)
    for i in range(start, stop):
        game = load(arrays, i)
        left = most
        while left != 0 and not over(table, game):
            game = turn(size, table, game, policy)
            left -= 1
        store(arrays, i, game)


@core
def game_part(table: Table, arrays: Arrays, policy: int, results: Results, start: int, stop: int) -> None:
    size = size_of(table.side)
    for i in range(start, stop):
        game = load(arrays, i)
        while not over(table, game):
            game = turn(size, table, game, policy)
        store_result(table, game, results, i)


def run(part: Callable[..., None], games: int, threads: int | None, *arguments: Any) -> None:
    """Run a part function over all games; None takes every core."""
    threads = threads or os.cpu_count() or 1
    if threads == 1:
        part(*arguments, 0, games)
        return
    parts = threads * CHUNKS
    with ThreadPoolExecutor(threads) as pool:
        list(pool.map(lambda k: part(*arguments, games * k // parts, games * (k + 1) // parts), range(parts)))


def reach_all(positions: Positions, threads: int | None = None, out: Array | None = None) -> Array:
    """What the mover reaches after every push: u64 [4 x arrow + quarter turns of the spare, game].

    0 where there is no such push: at the barred arrow (S5), and for turns that lay the tile as an earlier one. An
    earlier answer may be handed in as `out`, to be written over.
    """
    if out is None:
        out = np.empty((4 * positions.arrows, len(positions)), np.uint64, order="F")
    run(reach_part, len(positions), threads, positions.table, positions.arrays, out)
    return out


def step(positions: Positions, moves: Array, threads: int | None = None) -> tuple[Positions, Array]:
    """The positions after one turn each, moves being [arrow quarters to, game], and which of the moves were legal.

    An illegal move changes nothing.
    """
    after, allowed = copied(positions), np.zeros(len(positions), np.bool_)
    moves = np.asarray(moves, np.int32, order="F")
    run(step_part, len(positions), threads, positions.table, after.arrays, moves, allowed)
    return after, allowed


def playouts(positions: Positions, policy: str, turns: int, threads: int | None = None) -> Positions:
    """The positions so many turns later, or where games have ended."""
    after = copied(positions)
    run(playout_part, len(positions), threads, positions.table, after.arrays, policy_number(policy), turns)
    return after


def games(positions: Positions, policy: str, limit: int | None = None, threads: int | None = None) -> Results:
    """Play every game to its end; `limit` is the turns each seat has (K9)."""
    table, results = with_limit(positions.table, limit), Results.empty(positions)
    run(game_part, len(positions), threads, table, positions.arrays, policy_number(policy), results)
    return results
