"""A seat's frame: the board rotated so that its home is towards the top left, or unrotated.

A frame is a number of anticlockwise quarter turns by which the board is rotated for the seat. What was in the east is
then in the north, and the arrows of the east edge come first.
"""

from __future__ import annotations

from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, Board, Size, rotate
from wanderwall.kernel.jit import Int, i32, inline, outline, u64


@inline
def canon(openings: Int) -> i32:
    """The tile unrotated: the smallest number of all its rotations."""
    least = openings
    for quarters in range(1, 4):
        least = min(least, rotate(openings, quarters))
    return i32(least)


@inline
def quarter(size: Size, squares: u64) -> u64:
    """A set of squares on the board after one anticlockwise quarter turn: its last column becomes the first row.

    A column's bits are one side apart. Multiplied by bits that are one less apart they form a row, and no two of the
    other products collide.
    """
    apart = size.side - ONE
    spread, shift, last = ZERO, u64(apart * apart), i32(size.side) - 1
    for line in range(last + 1):
        spread |= ONE << u64(apart * u64(line))
    rows = ZERO
    for row in range(last + 1):
        column = (squares >> u64(last - row)) & size.column
        rows |= (((column * spread) >> shift) & size.row) << (u64(row) * size.side)
    return rows


@inline
def to_frame(size: Size, squares: u64, frame: Int) -> u64:
    """A set of squares as a frame shows it."""
    return squares if frame == 0 else quarters(size, squares, frame)


@outline
def quarters(size: Size, squares: u64, frame: Int) -> u64:
    """A set of squares on the board after this number of anticlockwise quarter turns."""
    for _ in range(frame):
        squares = quarter(size, squares)
    return squares


@inline
def plane(board: Board, side: Int) -> u64:
    """The squares open to the north (0), east, south or west."""
    if side == 0:
        return board.n
    if side == 1:
        return board.e
    return board.s if side == 2 else board.w


@inline
def arrow_outside(size: Size, number: Int, frame: Int) -> i32:
    """The arrow that a frame shows with this number."""
    number = number + frame * size.lines
    return i32(number - 4 * size.lines if number >= 4 * size.lines else number)


@inline
def arrow_inside(size: Size, number: Int, frame: Int) -> i32:
    """The number under which a frame shows an arrow; NONE stays NONE."""
    return i32(NONE) if number == NONE else arrow_outside(size, number, 4 - frame if frame else 0)


@inline
def square_outside(size: Size, square: Int, frame: Int) -> i32:
    """The square that a frame shows with this number."""
    side = i32(size.side)
    for _ in range(frame):
        row = square // side
        square = (square - row * side) * side + side - 1 - row
    return i32(square)
