"""Many positions at once: arrays indexed [item, game], and functions that load and store one game."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import (
    NONE,
    Board,
    Components,
    Four,
    KernelArrow,
    Size,
    across,
    arrow_of,
    carry,
    fill_four,
    parts,
    parts_of,
    reach_with_tile,
    rotate,
    slide_board,
    ways,
)
from wanderwall.kernel.classic import GREEDY, RANDOM, ClassicTurn, PackedGame, Setup, Stacks, seat_of, winners
from wanderwall.kernel.goal_places import GoalPlaces
from wanderwall.kernel.jit import Int, i32, inline, u32, u64
from wanderwall.problem import Problem

Array = npt.NDArray[Any]

POLICIES = {"greedy": GREEDY, "random": RANDOM}
#: turns of each seat after which playouts stop if the table has no limit; bots play with this limit (K9)
LIMIT = 200


class Arrays(NamedTuple):
    """The fields of `PackedGame`, one column per game."""

    board: Array  # u64 [4, games]
    spare: Array
    barred: Array
    pawns: Array
    things: Array  # u32 [6, games]
    stacks: Array  # u64 [4, games]
    found: Array
    finished: Array
    mover: Array
    turns: Array
    seed: Array


SHAPES: dict[str, tuple[int, type[np.generic]]] = {
    "board": (4, np.uint64),
    "spare": (1, np.int8),
    "barred": (1, np.int8),
    "pawns": (1, np.uint32),
    "things": (6, np.uint32),
    "stacks": (4, np.uint64),
    "found": (1, np.uint32),
    "finished": (1, np.int8),
    "mover": (1, np.int8),
    "turns": (1, np.int32),
    "seed": (1, np.uint64),
}


@dataclass(frozen=True)
class Positions:
    """Positions of games that share one setup."""

    setup: Setup
    arrays: Arrays

    def __len__(self) -> int:
        return len(self.arrays.spare)

    @property
    def arrows(self) -> int:
        return 4 * (int(self.setup.side) // 2)

    @property
    def arguments(self) -> tuple[object, ...]:
        """What every compiled function over these positions takes first."""
        return self.setup, self.arrays


class Results(NamedTuple):
    """How games ended: the winners (one bit per seat), turns of all seats together, goals found [seat, game]."""

    winners: Array
    turns: Array
    found: Array

    @classmethod
    def empty(cls, positions: Positions) -> Results:
        games = len(positions)
        found = np.zeros((int(positions.setup.seats), games), np.uint8, order="F")
        return cls(np.zeros(games, np.uint8), np.zeros(games, np.int32), found)


def policy_number(policy: str) -> int:
    """Return the number of the playout policy with this name."""
    try:
        return POLICIES[policy]
    except KeyError:
        raise Problem("kernel.policy", text=policy, known=", ".join(POLICIES)) from None


def with_limit(setup: Setup, limit: int | None) -> Setup:
    """Return the setup with this turn limit for each seat; with LIMIT if neither the setup nor the caller sets one."""
    if limit is None and setup.limit > 0:
        return setup
    return setup._replace(limit=i32((LIMIT if limit is None else limit) * int(setup.seats)))


def empty(games: int) -> Arrays:
    return Arrays(*(blank(items, games, kind) for items, kind in SHAPES.values()))


def blank(items: int, games: int, kind: type[np.generic]) -> Array:
    return np.zeros(games, kind) if items == 1 else np.zeros((items, games), kind, order="F")


@inline
def load(arrays: Arrays, i: int) -> PackedGame:
    """Load one game from the arrays."""
    board, things, stacks = arrays.board, arrays.things, arrays.stacks
    return PackedGame(
        Board(board[0, i], board[1, i], board[2, i], board[3, i]),
        i32(arrays.spare[i]),
        i32(arrays.barred[i]),
        u32(arrays.pawns[i]),
        GoalPlaces(things[0, i], things[1, i], things[2, i], things[3, i], things[4, i], things[5, i]),
        Stacks(stacks[0, i], stacks[1, i], stacks[2, i], stacks[3, i]),
        u32(arrays.found[i]),
        i32(arrays.finished[i]),
        i32(arrays.mover[i]),
        i32(arrays.turns[i]),
        u64(arrays.seed[i]),
    )


@inline
def store(arrays: Arrays, i: int, game: PackedGame) -> None:
    """Store one game in the arrays."""
    board, things, stacks = game.board, game.things, game.stacks
    arrays.board[0, i], arrays.board[1, i] = board.n, board.e
    arrays.board[2, i], arrays.board[3, i] = board.s, board.w
    arrays.spare[i] = game.spare
    arrays.barred[i] = game.barred
    arrays.pawns[i] = game.pawns
    arrays.things[0, i], arrays.things[1, i], arrays.things[2, i] = things.r4, things.r2, things.r1
    arrays.things[3, i], arrays.things[4, i], arrays.things[5, i] = things.c4, things.c2, things.c1
    arrays.stacks[0, i], arrays.stacks[1, i] = stacks.a, stacks.b
    arrays.stacks[2, i], arrays.stacks[3, i] = stacks.c, stacks.d
    arrays.found[i] = game.found
    arrays.finished[i] = game.finished
    arrays.mover[i] = game.mover
    arrays.turns[i] = game.turns
    arrays.seed[i] = game.seed


@inline
def load_board(arrays: Arrays, i: int) -> Board:
    return Board(arrays.board[0, i], arrays.board[1, i], arrays.board[2, i], arrays.board[3, i])


@inline
def by_ways(spare: Int, arrow: KernelArrow, around: Components) -> Four:
    """Squares reached at one arrow, for each rotation of the spare; 0 for rotations that equal an earlier one."""
    different = ways(spare)
    one, two, three, four = reach_with_tile(around, arrow, spare), ZERO, ZERO, ZERO
    if different > 1:
        two = reach_with_tile(around, arrow, rotate(spare, 1))
    if different > 2:
        three, four = reach_with_tile(around, arrow, rotate(spare, 2)), reach_with_tile(around, arrow, rotate(spare, 3))
    return one, two, three, four


@inline
def store_four(out: Array, i: int, number: Int, reached: Four) -> None:
    out[4 * number, i], out[4 * number + 1, i] = reached[0], reached[1]
    out[4 * number + 2, i], out[4 * number + 3, i] = reached[2], reached[3]


@inline
def store_reach(size: Size, arrays: Arrays, i: int, out: Array) -> None:
    """Store the reach of every push of one position, one arrow at a time, which suits a GPU."""
    board, spare, barred = load_board(arrays, i), i32(arrays.spare[i]), i32(arrays.barred[i])
    pawn = seat_of(u32(arrays.pawns[i]), i32(arrays.mover[i]))
    for number in range(4 * size.lines):
        reached = (ZERO, ZERO, ZERO, ZERO)
        if number != barred:
            arrow = arrow_of(size, number)
            reached = by_ways(spare, arrow, parts(size, board, arrow, carry(arrow, pawn)))
        store_four(out, i, number, reached)


@inline
def store_reach_by_four(size: Size, arrays: Arrays, i: int, out: Array) -> None:
    """The same, four arrows at a time (both ends of a column and of a row): a quarter faster on a CPU."""
    board, spare, barred = load_board(arrays, i), i32(arrays.spare[i]), i32(arrays.barred[i])
    pawn = seat_of(u32(arrays.pawns[i]), i32(arrays.mover[i]))
    for north in range(size.lines):
        east = north + size.lines
        south = across(size, north)
        west = across(size, east)
        arrow_n = arrow_of(size, north)
        arrow_e = arrow_of(size, east)
        arrow_s = arrow_of(size, south)
        arrow_w = arrow_of(size, west)
        board_n = slide_board(size, board, arrow_n)
        board_e = slide_board(size, board, arrow_e)
        board_s = slide_board(size, board, arrow_s)
        board_w = slide_board(size, board, arrow_w)
        pawn_n = carry(arrow_n, pawn)
        pawn_e = carry(arrow_e, pawn)
        pawn_s = carry(arrow_s, pawn)
        pawn_w = carry(arrow_w, pawn)
        from_n, from_e, from_s, from_w = fill_four(
            *(size, ONE << u64(pawn_n), ONE << u64(pawn_e), ONE << u64(pawn_s), ONE << u64(pawn_w)),
            *(board_n, board_e, board_s, board_w),
        )
        parts_n = parts_of(size, board_n, arrow_n, pawn_n, from_n)
        store_four(out, i, north, by_ways(spare, arrow_n, parts_n))
        parts_e = parts_of(size, board_e, arrow_e, pawn_e, from_e)
        store_four(out, i, east, by_ways(spare, arrow_e, parts_e))
        parts_s = parts_of(size, board_s, arrow_s, pawn_s, from_s)
        store_four(out, i, south, by_ways(spare, arrow_s, parts_s))
        parts_w = parts_of(size, board_w, arrow_w, pawn_w, from_w)
        store_four(out, i, west, by_ways(spare, arrow_w, parts_w))
    if barred != NONE:
        store_four(out, i, barred, (ZERO, ZERO, ZERO, ZERO))


@inline
def load_move(moves: Array, i: int) -> ClassicTurn:
    """Load one turn from an array [arrow quarters to, game]."""
    return ClassicTurn(i32(moves[0, i]), i32(moves[1, i]), i32(moves[2, i]))


@inline
def store_result(setup: Setup, game: PackedGame, results: Results, i: int) -> None:
    """Store how one game ended."""
    results.winners[i] = winners(setup, game)
    results.turns[i] = game.turns
    for seat in range(setup.seats):
        results.found[seat, i] = seat_of(game.found, seat)
