"""The kernel on the CPU: many games on any number of threads, always with the same results."""

from __future__ import annotations

import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import replace
from functools import cache
from typing import NamedTuple

import numpy as np

from wanderwall.kernel.arrays import (
    Array,
    Arrays,
    Positions,
    Results,
    load,
    load_move,
    policy_number,
    store,
    store_reach_by_four,
    store_result,
    with_limit,
)
from wanderwall.kernel.board import NONE, size_of
from wanderwall.kernel.classic import Setup, legal, over, play, turn
from wanderwall.kernel.jit import inline
from wanderwall.kernel.towers import rules as towers
from wanderwall.kernel.towers.arrays import (
    Kind,
    MagicArrays,
    TowersPositions,
    copy_positions,
    load_magic,
    load_turn,
    store_magic,
    store_walks,
)
from wanderwall.kernel.towers.rules import TowersRules

#: chunks of work per thread, so that no thread waits long for the slowest
CHUNKS = 8
#: least number of games in a chunk: handing out smaller chunks would cost more than it gains
LEAST = 2_000


@inline
def reach_part(setup: Setup, arrays: Arrays, out: Array, start: int, stop: int) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        store_reach_by_four(size, arrays, i, out)


@inline
def step_part(setup: Setup, arrays: Arrays, moves: Array, allowed: Array, start: int, stop: int) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        game = load(arrays, i)
        move = load_move(moves, i)
        allowed[i] = legal(size, setup, game, move)
        if allowed[i]:
            store(arrays, i, play(size, setup, game, move))


@inline
def playout_part(setup: Setup, arrays: Arrays, policy: int, most: int, start: int, stop: int) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        game = load(arrays, i)
        left = most
        while left != 0 and not over(setup, game):
            game = turn(size, setup, game, policy)
            left -= 1
        store(arrays, i, game)


@inline
def game_part(setup: Setup, arrays: Arrays, policy: int, results: Results, start: int, stop: int) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        game = load(arrays, i)
        while not over(setup, game):
            game = turn(size, setup, game, policy)
        store_result(setup, game, results, i)


@inline
def walk_part(
    setup: Setup,
    rules: TowersRules,
    arrays: Arrays,
    magic: MagicArrays,
    places: Array,
    squares: Array,
    cards: Array,
    start: int,
    stop: int,
) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        store_walks(size, rules, load(arrays, i), load_magic(magic, i), places[i], squares, cards, i)


@inline
def towers_step_part(
    setup: Setup,
    rules: TowersRules,
    arrays: Arrays,
    magic: MagicArrays,
    turns: Array,
    allowed: Array,
    start: int,
    stop: int,
) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        game, its_magic, its_turn = load(arrays, i), load_magic(magic, i), load_turn(turns, i)
        allowed[i] = not over(setup, game) and towers.legal(size, setup, rules, game, its_magic, its_turn)
        if allowed[i]:
            game, its_magic = towers.play(size, setup, rules, game, its_magic, its_turn)
            store(arrays, i, game)
            store_magic(magic, i, its_magic)


@inline
def towers_playout_part(
    setup: Setup, rules: TowersRules, arrays: Arrays, magic: MagicArrays, policy: int, most: int, start: int, stop: int
) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        game, its_magic = load(arrays, i), load_magic(magic, i)
        left = most
        while left != 0 and not over(setup, game):
            game, its_magic = towers.turn(size, setup, rules, game, its_magic, policy)
            left -= 1
        store(arrays, i, game)
        store_magic(magic, i, its_magic)


@inline
def towers_game_part(
    setup: Setup,
    rules: TowersRules,
    arrays: Arrays,
    magic: MagicArrays,
    policy: int,
    results: Results,
    start: int,
    stop: int,
) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        game, its_magic = load(arrays, i), load_magic(magic, i)
        while not over(setup, game):
            game, its_magic = towers.turn(size, setup, rules, game, its_magic, policy)
        store_result(setup, game, results, i)


def run(part: Callable[..., None], games: int, threads: int | None, *arguments: object) -> None:
    """Run a part function over all games; None uses every core."""
    threads = threads or os.cpu_count() or 1
    if threads == 1:
        part(*arguments, 0, games)
        return
    parts = max(threads, min(threads * CHUNKS, games // LEAST))
    waiting = iter(range(parts))

    def work() -> None:
        for k in waiting:
            part(*arguments, games * k // parts, games * (k + 1) // parts)

    others = [pool(threads).submit(work) for _ in range(threads - 1)]
    work()
    for other in others:
        other.result()


@cache
def pool(threads: int) -> ThreadPoolExecutor:
    """A pool of idle threads: starting new ones would cost more than a small batch."""
    return ThreadPoolExecutor(threads)


class CpuParts(NamedTuple):
    """The functions of one game over many positions: what pushes reach, one turn, some turns, and whole games."""

    reach: Callable[..., Array]
    step: Callable[..., None]
    playout: Callable[..., None]
    games: Callable[..., None]


def reach_all(positions: Positions, threads: int | None = None, out: Array | None = None) -> Array:
    """The squares the mover reaches after every push: u64 [4 x arrow + quarter turns of the spare, game].

    0 where there is no such push: at the barred arrow (S5), and for rotations that equal an earlier one. Pass an
    earlier result as `out` to overwrite it. In towers, the squares the mover reaches with the cards in its hand.
    """
    return PARTS[type(positions)].reach(positions, threads, out)


def _reach(positions: Positions, threads: int | None, out: Array | None) -> Array:
    if out is None:
        out = np.empty((4 * positions.arrows, len(positions)), np.uint64, order="F")
    run(reach_part, len(positions), threads, positions.setup, positions.arrays, out)
    return out


def _towers_reach(positions: TowersPositions, threads: int | None, _: Array | None) -> Array:
    return walks_all(positions, np.full(len(positions), NONE), threads)[0]


def walks_all(positions: TowersPositions, places: Array, threads: int | None = None) -> tuple[Array, Array]:
    """As `reach_all`, and the fewest cards to one place per game, which moves with its tile (NEVER: out of reach)."""
    shape = (4 * positions.arrows, len(positions))
    squares, cards = np.empty(shape, np.uint64, order="F"), np.empty(shape, np.int8, order="F")
    at = np.ascontiguousarray(places, np.int8)
    run(walk_part, len(positions), threads, *positions.arguments, at, squares, cards)
    return squares, cards


def step(positions: Kind, moves: Array, threads: int | None = None) -> tuple[Kind, Array]:
    """Play one turn in each position; return the positions and which turns were legal. An illegal one changes nothing.

    Moves are [arrow quarters to, game], in towers [arrow quarters to ups downs jokers card, game], where `card` is the
    kind that is drawn, if one is drawn: NONE draws at random. Only payments that the rules offer are legal.
    """
    after, allowed = copy_positions(positions), np.zeros(len(positions), np.bool_)
    part = PARTS[type(positions)].step
    run(part, len(positions), threads, *after.arguments, np.asarray(moves, np.int32, order="F"), allowed)
    return after, allowed


def playouts(positions: Kind, policy: str, turns: int, threads: int | None = None) -> Kind:
    """The positions after this number of turns, or at the end of games that end earlier."""
    after = copy_positions(positions)
    part = PARTS[type(positions)].playout
    run(part, len(positions), threads, *after.arguments, policy_number(policy), turns)
    return after


def games(positions: Positions, policy: str, limit: int | None = None, threads: int | None = None) -> Results:
    """Play every game to its end; `limit` is the number of turns for each seat (K9)."""
    limited, results = replace(positions, setup=with_limit(positions.setup, limit)), Results.empty(positions)
    part = PARTS[type(positions)].games
    run(part, len(positions), threads, *limited.arguments, policy_number(policy), results)
    return results


#: the functions of each game, by its positions
PARTS: dict[type[Positions], CpuParts] = {
    Positions: CpuParts(_reach, step_part, playout_part, game_part),
    TowersPositions: CpuParts(_towers_reach, towers_step_part, towers_playout_part, towers_game_part),
}
