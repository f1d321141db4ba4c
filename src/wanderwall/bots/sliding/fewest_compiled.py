"""The compiled search for the fewest own turns to a tile: what all walks together reach, push by push.

Opponents do not act, so only pushes branch: the pawn may be on any square of a set. The last push fills backwards from
the target and looks whether it meets that set. Sets are `u64`, or `Wide` on boards above 7×7.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wanderwall.board.grid import SPARE, Square
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide
from wanderwall.board.tiles import turned as turned_by
from wanderwall.kernel.bits import ONE
from wanderwall.kernel.board import (
    NONE,
    Arrow,
    Board,
    Size,
    across,
    arrow_of,
    fill,
    ride,
    slid,
    tile_at,
    turned,
    ways,
)
from wanderwall.kernel.jit import Int, core, i32, u64
from wanderwall.kernel.wide import kind_of, size_for

Squares = Any
Line = npt.NDArray[Any]
ALL_SIDES = 15
#: beginnings of a line that are searched in one go: an interrupted search ends after these
CHUNK = 128


class Position(NamedTuple):
    """A maze between two turns: where the pawn may be, and where the target lies, NONE on the spare."""

    board: Board
    spare: i32
    barred: i32
    squares: Squares
    target: i32


class Joins(NamedTuple):
    """The squares joined to their east and to their south neighbours."""

    across: Squares
    down: Squares


@core
def bit(size: Size, square: Int | u64) -> Squares:
    """The set of one square."""
    return (size.row & size.column) << u64(square)


@core
def joins(size: Size, board: Board) -> Joins:
    return Joins(board.e & (board.w >> ONE) & size.not_east, board.s & (board.n >> size.side))


@core
def slid_board(board: Board, arrow: Arrow) -> Board:
    """The board after the push, with nothing where the new tile enters."""
    return Board(slid(board.n, arrow), slid(board.e, arrow), slid(board.s, arrow), slid(board.w, arrow))


@core
def carried(size: Size, squares: Squares, arrow: Arrow) -> Squares:
    """Where pawns on these squares are after the push (S6)."""
    moved = slid(squares, arrow)
    if (squares >> arrow.leave) & ONE != u64(0):
        moved = moved | bit(size, arrow.enter)
    return moved


@core
def touched(size: Size, board: Board, squares: Squares) -> Squares:
    """The squares and the neighbours they open to, whether or not those open back."""
    return (
        squares
        | ((squares & board.n) >> size.side)
        | ((squares & board.e & size.not_east) << ONE)
        | ((squares & board.s) << size.side)
        | (((squares & board.w) >> ONE) & size.not_east)
    )


@core
def doors(size: Size, board: Board, new: Squares, squares: Squares) -> i32:
    """The sides on which these squares lead to a new tile; all of them where it is among them."""
    nothing = new & ~new
    if squares & new != nothing:
        return i32(ALL_SIDES)
    return i32(
        i32((new >> size.side) & board.s & squares != nothing)
        | (i32(((new & size.not_east) << ONE) & board.w & squares != nothing) << 1)
        | (i32((new << size.side) & board.n & squares != nothing) << 2)
        | (i32((new >> ONE) & size.not_east & board.e & squares != nothing) << 3)
    )


@core
def after(size: Size, position: Position, number: Int, quarters: Int) -> Position:
    """The position after a push, once every walk has been walked."""
    arrow = arrow_of(size, number)
    tile = turned(position.spare, quarters)
    bare = slid_board(position.board, arrow)
    new = bit(size, arrow.enter)
    nothing = new & ~new
    board = Board(
        bare.n | (new if tile & 1 else nothing),
        bare.e | (new if tile & 2 else nothing),
        bare.s | (new if tile & 4 else nothing),
        bare.w | (new if tile & 8 else nothing),
    )
    joined = joins(size, board)
    return Position(
        board,
        tile_at(position.board, arrow.leave),
        across(size, number),
        fill(size, carried(size, position.squares, arrow), joined.across, joined.down),
        ride(arrow, position.target),
    )


@core
def last_turn(size: Size, position: Position) -> tuple[i32, i32]:
    """A push after which the pawn can walk to the target: arrow and quarter turns, or NONE."""
    board, target = position.board, position.target
    nothing = size.row & ~size.row
    joined = joins(size, board)
    reached = fill(size, position.squares, joined.across, joined.down)
    near = touched(size, board, reached)
    near_target = ~nothing
    if target != NONE:
        around = fill(size, bit(size, target), joined.across, joined.down)
        if around & reached == nothing:
            near_target = touched(size, board, around)
        else:
            near = ~nothing
    for number in range(4 * size.lines):
        if number == position.barred:
            continue
        arrow = arrow_of(size, number)
        # a line that neither leads to joins nothing that was not joined before
        if near & arrow.line == nothing or near_target & arrow.line == nothing:
            continue
        to = ride(arrow, target)
        if to == NONE:
            continue
        bare = slid_board(board, arrow)
        joined = joins(size, bare)
        pawns = carried(size, position.squares, arrow)
        around = fill(size, bit(size, to), joined.across, joined.down)
        if around & pawns != nothing:
            return i32(number), i32(0)
        new = bit(size, arrow.enter)
        to_target = doors(size, bare, new, around)
        if to_target == 0:
            continue
        to_pawn = doors(size, bare, new, fill(size, pawns, joined.across, joined.down))
        for quarters in range(ways(position.spare)):
            tile = turned(position.spare, quarters)
            if tile & to_target and tile & to_pawn:
                return i32(number), i32(quarters)
    return i32(NONE), i32(0)


@core
def last_two(size: Size, position: Position, line: Line) -> bool:
    """Whether two turns reach the target; their pushes end the line."""
    for number in range(4 * size.lines):
        if number == position.barred:
            continue
        for quarters in range(ways(position.spare)):
            last, last_quarters = last_turn(size, after(size, position, number, quarters))
            if last != NONE:
                line[-2, 0], line[-2, 1] = number, quarters
                line[-1, 0], line[-1, 1] = last, last_quarters
                return True
    return False


@core
def reaches(size: Size, position: Position, line: Line, start: int, stop: int) -> bool:
    """Whether as many turns as `line` has room for reach the target, when fewer do not.

    All pushes before the last two are the digits of one number, four for each arrow; those from `start` to `stop` are
    tried. The pushes that do it are left in `line`, the arrow and the quarter turns of each.
    """
    before = len(line) - 2
    pushes = 16 * size.lines
    for number in range(start, stop):
        at = position
        allowed = True
        for turn in range(before):
            push = number // pushes ** (before - 1 - turn) % pushes
            line[turn, 0], line[turn, 1] = push // 4, push % 4
            if push // 4 == at.barred or push % 4 >= ways(at.spare):
                allowed = False
                break
            at = after(size, at, i32(push // 4), i32(push % 4))
        if allowed and last_two(size, at, line):
            return True
    return False


def line_to(maze: Maze, pawn: Square, target: Square, lies: str | None, turns: int) -> list[Slide] | None:
    """The pushes that reach the target in exactly so many turns, fewer having failed."""
    line = _line(maze.side, _position(maze, pawn, target, lies), turns)
    if line is None:
        return None
    slides: list[Slide] = []
    for number, quarters in line.tolist():
        arrow, openings = maze.grid.arrows[number], turned_by(maze.spare, quarters)
        maze = maze.push(arrow, openings)
        slides.append((arrow, openings))
    return slides


def _position(maze: Maze, pawn: Square, target: Square, lies: str | None) -> Position:
    kind, arrows = kind_of(maze.side), maze.grid.arrows
    number = NONE if lies is None else arrows.index(maze.grid.arrow(lies))
    board = Board(*(kind(plane) for plane in maze.planes))
    return Position(board, i32(maze.spare), i32(number), kind(1 << pawn), i32(NONE if target == SPARE else target))


def _line(side: int, position: Position, turns: int) -> Line | None:
    """The numbers of the arrows and the quarter turns of such pushes."""
    size, line = size_for(side, kind_of(side)), np.zeros((turns, 2), np.int32)
    if turns == 1:
        line[0] = last_turn(size, position)
        return None if line[0, 0] == NONE else line
    beginnings = (16 * (side // 2)) ** (turns - 2)
    for start in range(0, beginnings, CHUNK):
        if reaches(size, position, line, start, min(start + CHUNK, beginnings)):
            return line
    return None
