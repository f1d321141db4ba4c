"""The sliding maze on 64-bit boards of side 3, 5 or 7: pushes, how pawns and goals move with them, and reach.

Squares are numbered row by row; arrows are numbered clockwise from the top left, both as in the rules.
"""

from __future__ import annotations

from functools import cache
from typing import NamedTuple

import numpy as np

from wanderwall.kernel.bits import ONE, THREE, TWO, ZERO
from wanderwall.kernel.jit import Flag, Int, i32, inline, u64

#: stands for an arrow when nothing is barred, and for a square when something is on the spare tile
NONE = -1


class Size(NamedTuple):
    """A board's side, the number of arrows on each of its edges, and its first row and column."""

    side: u64
    lines: i32
    row: u64
    column: u64
    not_east: u64  # all squares except the last column


class KernelArrow(NamedTuple):
    """Where a tile goes in: its line, the step to the next square, the square it enters, the square a tile leaves."""

    line: u64
    step: u64
    enter: u64
    leave: u64
    back: Flag  # whether the line moves towards square 0
    column: Flag  # whether the line is a column
    number: i32  # of the row or column


class Board(NamedTuple):
    """The squares that open to the north, east, south and west."""

    n: u64
    e: u64
    s: u64
    w: u64


class Slid(NamedTuple):
    """A pushed board before its new tile joins: openings, and the squares joined to the east and to the south."""

    n: u64
    e: u64
    s: u64
    w: u64
    across: u64
    down: u64


class Components(NamedTuple):
    """The same for one pawn: what it reaches, and what is beyond each side of the new tile."""

    pawn: u64
    n: u64
    e: u64
    s: u64
    w: u64
    touch: i32  # the sides on which the pawn touches the new tile


#: one set of squares for each of four boards
Four = tuple[u64, u64, u64, u64]


@inline
def size_of(side: Int) -> Size:
    wide = u64(side)
    column = ONE
    for _ in range(side - 1):
        column = (column << wide) | ONE
    row = (ONE << wide) - ONE
    return Size(wide, i32(side // 2), row, column, column * (row >> ONE))


@inline
def arrow_of(size: Size, number: Int) -> KernelArrow:
    """The arrow with this number: north, east, south and west, clockwise."""
    lines = size.lines
    edge = i32(number >= lines) + i32(number >= 2 * lines) + i32(number >= 3 * lines)
    along = number - edge * lines
    line = i32(2 * (along if edge < 2 else lines - 1 - along) + 1)
    column = edge == 0 or edge == 2
    low = u64(line) if column else u64(line) * size.side
    step = size.side if column else ONE
    high = low + (size.side - ONE) * step
    squares = (size.column if column else size.row) << low
    back = edge == 1 or edge == 2
    return KernelArrow(squares, step, high if back else low, low if back else high, back, column, line)


@inline
def across(size: Size, number: Int) -> i32:
    """The arrow at the other end of the line, where the pushed-out tile ends up (S4)."""
    lines = size.lines
    vertical = number < lines or 2 * lines <= number < 3 * lines
    return i32((3 if vertical else 5) * lines - 1 - number)


@inline
def rotate(openings: Int, quarters: Int) -> i32:
    """The tile after this number of clockwise quarter turns."""
    return i32(((openings << quarters) | (openings >> (4 - quarters))) & 15)


@inline
def ways(openings: Int) -> i32:
    """The number of distinct rotations of a tile."""
    if openings == 5 or openings == 10:
        return i32(2)
    return i32(1 if openings == 0 or openings == 15 else 4)


@inline
def carry(arrow: KernelArrow, square: Int) -> i32:
    """The square of a pawn after the push; a pawn that is pushed out re-enters at the other end (S6)."""
    at = u64(square)
    if (arrow.line >> at) & ONE == ZERO:
        return i32(square)
    if at == arrow.leave:
        return i32(arrow.enter)
    return i32(at - arrow.step if arrow.back else at + arrow.step)


@inline
def ride(arrow: KernelArrow, place: Int) -> i32:
    """The square of something on a tile after the push; NONE if that tile is the spare (S10)."""
    if place == NONE:
        return i32(arrow.enter)
    if u64(place) == arrow.leave:
        return i32(NONE)
    return carry(arrow, place)


@inline
def slide(plane: u64, arrow: KernelArrow) -> u64:
    """One set of squares after the push, before anything enters."""
    moved = plane & arrow.line
    moved = moved >> arrow.step if arrow.back else moved << arrow.step
    return (plane & ~arrow.line) | (moved & arrow.line)


@inline
def slide_in(plane: u64, arrow: KernelArrow, bit: u64) -> u64:
    """One set of squares after the push; `bit` is 1 if the square of the new tile belongs to it."""
    return slide(plane, arrow) | (bit << arrow.enter)


@inline
def push_tile(board: Board, arrow: KernelArrow, openings: Int) -> Board:
    """The board after a tile with these openings was pushed in."""
    tile = u64(openings)
    return Board(
        slide_in(board.n, arrow, tile & ONE),
        slide_in(board.e, arrow, (tile >> ONE) & ONE),
        slide_in(board.s, arrow, (tile >> TWO) & ONE),
        slide_in(board.w, arrow, tile >> THREE),
    )


@inline
def tile_at(board: Board, square: u64) -> i32:
    """The openings of the tile on a square."""
    return i32(
        ((board.n >> square) & ONE)
        | (((board.e >> square) & ONE) << ONE)
        | (((board.s >> square) & ONE) << TWO)
        | (((board.w >> square) & ONE) << THREE)
    )


@inline
def fill(size: Size, squares: u64, across: u64, down: u64) -> u64:
    """Grow a set of squares along joined neighbours (S7): `across` are joined to the east, `down` to the south."""
    while True:
        grown = squares | ((squares & across) << ONE) | ((squares >> ONE) & across)
        grown |= ((grown & down) << size.side) | ((grown >> size.side) & down)
        if grown == squares:
            return squares
        squares = grown


@inline
def reach(size: Size, board: Board, square: Int) -> u64:
    """The squares a pawn on this square can walk to, including its own."""
    joined_across = board.e & (board.w >> ONE) & size.not_east
    return fill(size, ONE << u64(square), joined_across, board.s & (board.n >> size.side))


@inline
def fill_four(size: Size, a: u64, b: u64, c: u64, d: u64, on_a: Slid, on_b: Slid, on_c: Slid, on_d: Slid) -> Four:
    """Run four fills on four boards in one loop: a CPU finishes all of them in the time of the longest."""
    while True:
        ga, gb, gc, gd = grow(size, a, on_a), grow(size, b, on_b), grow(size, c, on_c), grow(size, d, on_d)
        if (ga ^ a) | (gb ^ b) | (gc ^ c) | (gd ^ d) == ZERO:
            return a, b, c, d
        a, b, c, d = ga, gb, gc, gd


@inline
def grow(size: Size, squares: u64, board: Slid) -> u64:
    """A set of squares with their neighbours, and the north and south neighbours of those."""
    squares |= ((squares & board.across) << ONE) | ((squares >> ONE) & board.across)
    return squares | ((squares & board.down) << size.side) | ((squares >> size.side) & board.down)


@inline
def beyond(size: Size, door: u64, pawn: u64, board: Slid) -> u64:
    """The squares a neighbour of the new tile reaches; often the same as what the pawn reaches."""
    if door == ZERO:
        return ZERO
    if door & pawn != ZERO:
        return pawn
    return fill(size, door, board.across, board.down)


@inline
def slide_board(size: Size, board: Board, arrow: KernelArrow) -> Slid:
    """The board after the push, before its new tile joins."""
    n = slide(board.n, arrow)
    e = slide(board.e, arrow)
    s = slide(board.s, arrow)
    w = slide(board.w, arrow)
    return Slid(n, e, s, w, e & (w >> ONE) & size.not_east, s & (n >> size.side))


@inline
def parts(size: Size, board: Board, arrow: KernelArrow, pawn: Int) -> Components:
    """The board after the push, for a pawn that is then on `pawn`.

    One fill without the new tile serves all its rotations: `reach_with_tile` then adds what each rotation opens.
    """
    after = slide_board(size, board, arrow)
    return parts_of(size, after, arrow, pawn, fill(size, ONE << u64(pawn), after.across, after.down))


@inline
def parts_of(size: Size, after: Slid, arrow: KernelArrow, pawn: Int, reached: u64) -> Components:
    """The same for a pawn whose reach without the new tile is known."""
    new = ONE << arrow.enter
    door_n = (new >> size.side) & after.s
    door_e = ((new & size.not_east) << ONE) & after.w
    door_s = (new << size.side) & after.n
    door_w = (new >> ONE) & size.not_east & after.e
    near = ~ZERO if ONE << u64(pawn) == new else reached
    touch = (
        i32(door_n & near != ZERO)
        | (i32(door_e & near != ZERO) << 1)
        | (i32(door_s & near != ZERO) << 2)
        | (i32(door_w & near != ZERO) << 3)
    )
    if touch == 0:
        return Components(reached, ZERO, ZERO, ZERO, ZERO, i32(0))
    return Components(
        reached,
        beyond(size, door_n, reached, after),
        beyond(size, door_e, reached, after),
        beyond(size, door_s, reached, after),
        beyond(size, door_w, reached, after),
        i32(touch),
    )


@inline
def reach_with_tile(parts: Components, arrow: KernelArrow, openings: Int) -> u64:
    """The squares the pawn reaches if the new tile has these openings."""
    if openings & parts.touch == 0:
        return parts.pawn
    squares = parts.pawn | (ONE << arrow.enter)
    if openings & 1:
        squares |= parts.n
    if openings & 2:
        squares |= parts.e
    if openings & 4:
        squares |= parts.s
    if openings & 8:
        squares |= parts.w
    return squares


@cache
def kernel_size(side: int) -> Size:
    """The measures of a board, in the types that compiled functions take."""
    wide, lines, row, column, not_east = size_of(side)
    return Size(u64(wide), np.int32(lines), u64(row), u64(column), u64(not_east))
