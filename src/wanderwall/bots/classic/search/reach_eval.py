"""Reach on a maze: which goals a pawn reaches with one push, and from which squares a goal is reached with one.

Sets of goals are `u64`, bit n being goal n. END stands for what is left when all goals are found: home, or a way out.
Searching backwards from a goal answers for all squares of a pawn at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from wanderwall.bots.classic.goals import END_COLUMN
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import (
    NONE,
    Board,
    Components,
    KernelArrow,
    Size,
    across,
    arrow_of,
    carry,
    fill,
    parts,
    push_tile,
    reach_with_tile,
    ride,
    rotate,
    tile_at,
    ways,
)
from wanderwall.kernel.jit import Flag, Int, entry, inner_noalloc, u64
from wanderwall.kernel.push_counts import SPARE_BIT, slide_back, tiles_before

Array = npt.NDArray[Any]
#: one integer type throughout, as compiled functions require
i64 = cast(type[int], np.int64)

#: the bit for the end in a set of goals
END = u64(1 << END_COLUMN)
#: the bit for the end in a set of places, in addition to the squares and the spare tile
END_BIT = u64(1 << 62)


class BoardState(NamedTuple):
    """A maze between two turns: the board, the spare, and the barred arrow."""

    board: Board
    spare: int
    barred: int


class Target(NamedTuple):
    """What a seat wants to reach: any of these goals, or with END its home squares or a way out."""

    goals: u64
    home: u64
    out: Flag


class Counts(NamedTuple):
    """A number from 0 to 7 for every square, as three sets (one per binary digit)."""

    one: u64
    two: u64
    four: u64


@inner_noalloc
def board_after(size: Size, laid: BoardState, number: Int, quarters: Int) -> BoardState:
    """The maze after a push."""
    arrow = arrow_of(size, number)
    board = push_tile(laid.board, arrow, rotate(laid.spare, quarters))
    return BoardState(board, i64(tile_at(laid.board, arrow.leave)), i64(across(size, number)))


@inner_noalloc
def ways_out(size: Size, board: Board) -> u64:
    """The border squares whose corridor opens off the board (K7)."""
    last_row = size.row << (size.side * (size.side - ONE))
    last_column = size.column << (size.side - ONE)
    return (board.n & size.row) | (board.s & last_row) | (board.w & size.column) | (board.e & last_column)


@inner_noalloc
def on_squares(places: Array, goals: u64) -> u64:
    """The squares of these goals; a goal on the spare tile has none."""
    squares = ZERO
    for goal in range(places.size):
        if (goals >> u64(goal)) & ONE != ZERO and places[goal] != NONE:
            squares |= ONE << u64(places[goal])
    return squares


@inner_noalloc
def targets(size: Size, board: Board, places: Array, aim: Target) -> u64:
    """The squares on which the seat makes progress by ending its turn there."""
    squares = on_squares(places, aim.goals)
    if aim.goals & END != ZERO:
        squares |= ways_out(size, board) if aim.out else aim.home
    return squares


@inner_noalloc
def single(aim: Target) -> Flag:
    """Whether there is exactly one square to reach, and it is known before the push."""
    return aim.goals & (aim.goals - ONE) == ZERO and not (aim.out and aim.goals == END)


@inner_noalloc
def widest(around: Components, arrow: KernelArrow, spare: Int) -> u64:
    """The squares a pawn reaches with at least one rotation of the spare."""
    squares = reach_with_tile(around, arrow, spare)
    for quarters in range(1, ways(spare)):
        squares |= reach_with_tile(around, arrow, rotate(spare, quarters))
    return squares


@inner_noalloc
def places_in_reach(size: Size, laid: BoardState, pawn: Int, aim: Target) -> u64:
    """The squares, numbered as before the push, whose tile a pawn reaches with one push; SPARE_BIT for the spare tile,
    and END_BIT if it can get home or out.
    """
    found = ZERO
    for number in range(4 * size.lines):
        if number == laid.barred:
            continue
        arrow = arrow_of(size, number)
        around = parts(size, laid.board, arrow, carry(arrow, pawn))
        squares = widest(around, arrow, laid.spare)
        found |= tiles_before(arrow, squares)
        if aim.goals & END != ZERO:
            if not aim.out:
                if squares & aim.home != ZERO:
                    found |= END_BIT
            else:
                for quarters in range(ways(laid.spare)):
                    openings = rotate(laid.spare, quarters)
                    leads_out = ways_out(size, push_tile(laid.board, arrow, openings))
                    if reach_with_tile(around, arrow, openings) & leads_out != ZERO:
                        found |= END_BIT
    return found


@inner_noalloc
def goals_at(places: Array, goals: u64, found: u64) -> u64:
    """The goals that are on these places."""
    there = ZERO
    for goal in range(places.size):
        bit = ONE << u64(goal)
        if goals & bit != ZERO and found & place_bit(places[goal]) != ZERO:
            there |= bit
    return there | (goals & END) if found & END_BIT != ZERO else there


@inner_noalloc
def place_bit(place: Int) -> u64:
    return SPARE_BIT if place == NONE else ONE << u64(place)


@entry
def goals_in_reach(size: Size, laid: BoardState, pawn: Int, places: Array, aim: Target) -> u64:
    """The goals that a pawn reaches with one push."""
    return goals_at(places, aim.goals, places_in_reach(size, laid, pawn, aim))


@inner_noalloc
def more(counts: Counts, squares: u64) -> Counts:
    """Add one on each of these squares, 7 at most."""
    to_two = counts.one & squares
    to_four = counts.two & to_two
    over = counts.four & to_four
    return Counts((counts.one ^ squares) | over, (counts.two ^ to_two) | over, (counts.four ^ to_four) | over)


@inner_noalloc
def count_at(counts: Counts, square: Int) -> int:
    """The number of a square."""
    at = u64(square)
    one, two, four = (counts.one >> at) & ONE, (counts.two >> at) & ONE, (counts.four >> at) & ONE
    return i64(one) + 2 * i64(two) + 4 * i64(four)


@inner_noalloc
def sources(size: Size, laid: BoardState, places: Array, aim: Target) -> Counts:
    """For every square, the number of pushes that let a pawn there reach its target."""
    counts = Counts(ZERO, ZERO, ZERO)
    different = ways(laid.spare)
    place = i64(NONE)
    if single(aim):
        at = targets(size, laid.board, places, aim)
        for square in range(i64(size.side * size.side)):
            if (at >> u64(square)) & ONE != ZERO:
                place = i64(square)
    for number in range(4 * size.lines):
        if number == laid.barred:
            continue
        arrow = arrow_of(size, number)
        if single(aim):
            goal = i64(place) if aim.goals == END else i64(ride(arrow, place))
            if goal == NONE:
                continue
            around = parts(size, laid.board, arrow, goal)
            for quarters in range(different):
                counts = more(counts, slide_back(arrow, reach_with_tile(around, arrow, rotate(laid.spare, quarters))))
            continue
        ahead = ZERO
        for goal in range(places.size):
            if (aim.goals >> u64(goal)) & ONE != ZERO:
                there = ride(arrow, places[goal])
                if there != NONE:
                    ahead |= ONE << u64(there)
        for quarters in range(different):
            board = push_tile(laid.board, arrow, rotate(laid.spare, quarters))
            start = ahead
            if aim.goals & END != ZERO:
                start |= ways_out(size, board) if aim.out else aim.home
            joined_across = board.e & (board.w >> ONE) & size.not_east
            squares = fill(size, start, joined_across, board.s & (board.n >> size.side))
            counts = more(counts, slide_back(arrow, squares))
    return counts
