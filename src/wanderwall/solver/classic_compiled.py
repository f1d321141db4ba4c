"""The compiled solver for up to three tiles: the squares all walks together reach, for every number of finds.

Opponents do not move, so only pushes branch: the pawn may be on any square of a set. The last push fills backwards from
the last tile and checks whether it meets that set. A branch is cut off when too few tiles are found for the turns left.
Sets are `u64`, or `Wide` on boards above 7×7.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import numpy.typing as npt

from wanderwall.board.grid import SPARE
from wanderwall.kernel.bits import ONE
from wanderwall.kernel.board import (
    NONE,
    Board,
    KernelArrow,
    Size,
    across,
    arrow_of,
    fill,
    ride,
    rotate,
    slide,
    tile_at,
    ways,
)
from wanderwall.kernel.jit import Int, entry, i32, inline, inner, u64
from wanderwall.kernel.wide import kind_of, size_for
from wanderwall.solver.task import LONGEST, Checkpoint, SolverTask, Ways, slides_from

Squares = Any
Line = npt.NDArray[np.int32]
ALL_SIDES = 15
#: number of line prefixes searched in one call: an interrupted search stops after these
CHUNK = 128


class CompiledFrontier(NamedTuple):
    """The frontier of the search between two turns: the possible squares of the pawn while it seeks the first, the
    second and the last tile; and the places of these, NONE on the spare. A shorter task begins at a later tile.
    """

    board: Board
    spare: i32
    barred: i32
    first: Squares
    second: Squares
    last: Squares
    to_first: i32
    to_second: i32
    to_last: i32


class Joins(NamedTuple):
    """The squares joined to their east and to their south neighbours."""

    across: Squares
    down: Squares


@inline
def bit(size: Size, square: Int | u64) -> Squares:
    """The set of one square."""
    return (size.row & size.column) << u64(square)


@inline
def joins(size: Size, board: Board) -> Joins:
    return Joins(board.e & (board.w >> ONE) & size.not_east, board.s & (board.n >> size.side))


@inline
def slid_board(board: Board, arrow: KernelArrow) -> Board:
    """The board after the push, with nothing where the new tile enters."""
    return Board(slide(board.n, arrow), slide(board.e, arrow), slide(board.s, arrow), slide(board.w, arrow))


@inline
def pawns_after(size: Size, squares: Squares, arrow: KernelArrow) -> Squares:
    """The squares of pawns after the push (S6)."""
    moved = slide(squares, arrow)
    if (squares >> arrow.leave) & ONE != u64(0):
        moved = moved | bit(size, arrow.enter)
    return moved


@inline
def with_neighbours(size: Size, board: Board, squares: Squares) -> Squares:
    """The squares and the neighbours they open to, whether or not those open back."""
    return (
        squares
        | ((squares & board.n) >> size.side)
        | ((squares & board.e & size.not_east) << ONE)
        | ((squares & board.s) << size.side)
        | (((squares & board.w) >> ONE) & size.not_east)
    )


@inline
def entry_sides(size: Size, board: Board, new: Squares, squares: Squares) -> i32:
    """The sides on which these squares lead to a new tile; all sides if it is among them."""
    nothing = new & ~new
    if squares & new != nothing:
        return i32(ALL_SIDES)
    return i32(
        i32((new >> size.side) & board.s & squares != nothing)
        | (i32(((new & size.not_east) << ONE) & board.w & squares != nothing) << 1)
        | (i32((new << size.side) & board.n & squares != nothing) << 2)
        | (i32((new >> ONE) & size.not_east & board.e & squares != nothing) << 3)
    )


@inline
def after_walks(size: Size, squares: Squares, arrow: KernelArrow, joined: Joins) -> Squares:
    """The possible squares of pawns after the push and a walk."""
    if squares == squares & ~squares:
        return squares
    return fill(size, pawns_after(size, squares, arrow), joined.across, joined.down)


@inline
def on(size: Size, squares: Squares, place: Int) -> Squares:
    """The square of a thing, if it is among these squares."""
    return squares & ~squares if place == NONE else squares & bit(size, place)


@inner
def after(size: Size, at: CompiledFrontier, number: Int, quarters: Int) -> CompiledFrontier:
    """The frontier after a push and all possible walks; a turn finds one tile (S8)."""
    arrow = arrow_of(size, number)
    tile = rotate(at.spare, quarters)
    bare = slid_board(at.board, arrow)
    new = bit(size, arrow.enter)
    nothing = new & ~new
    board = Board(
        bare.n | (new if tile & 1 else nothing),
        bare.e | (new if tile & 2 else nothing),
        bare.s | (new if tile & 4 else nothing),
        bare.w | (new if tile & 8 else nothing),
    )
    joined = joins(size, board)
    to_first, to_second = ride(arrow, at.to_first), ride(arrow, at.to_second)
    first, second = after_walks(size, at.first, arrow, joined), after_walks(size, at.second, arrow, joined)
    return CompiledFrontier(
        board,
        tile_at(at.board, arrow.leave),
        across(size, number),
        first,
        second | on(size, first, to_first),
        after_walks(size, at.last, arrow, joined) | on(size, second, to_second),
        to_first,
        to_second,
        ride(arrow, at.to_last),
    )


@inline
def in_time(at: CompiledFrontier, left: int) -> bool:
    """Whether enough tiles are found for the turns left: a turn finds one tile."""
    nothing = at.last & ~at.last
    return at.last != nothing or (left > 1 and at.second != nothing) or (left > 2 and at.first != nothing)


@entry
def last_turns(size: Size, at: CompiledFrontier, most: int) -> tuple[int, i32, i32]:
    """Count the pushes, `most` at most, after which the pawn can walk to the last tile; return also the first one, as
    arrow and quarter turns.
    """
    board, target = at.board, at.to_last
    nothing = size.row & ~size.row
    joined = joins(size, board)
    reached = fill(size, at.last, joined.across, joined.down)
    near = with_neighbours(size, board, reached)
    near_target = ~nothing
    if target != NONE:
        around = fill(size, bit(size, target), joined.across, joined.down)
        if around & reached == nothing:
            near_target = with_neighbours(size, board, around)
        else:
            near = ~nothing
    found, first, first_quarters = 0, i32(0), i32(0)
    for number in range(4 * size.lines):
        if number == at.barred:
            continue
        arrow = arrow_of(size, number)
        # a line that neither side leads to cannot join anything that was not joined before
        if near & arrow.line == nothing or near_target & arrow.line == nothing:
            continue
        to = ride(arrow, target)
        if to == NONE:
            continue
        bare = slid_board(board, arrow)
        joined = joins(size, bare)
        pawns = pawns_after(size, at.last, arrow)
        around = fill(size, bit(size, to), joined.across, joined.down)
        met = around & pawns != nothing
        to_target = entry_sides(size, bare, bit(size, arrow.enter), around)
        if not met and to_target == 0:
            continue
        to_pawn = entry_sides(size, bare, bit(size, arrow.enter), fill(size, pawns, joined.across, joined.down))
        for quarters in range(ways(at.spare)):
            tile = rotate(at.spare, quarters)
            if met or (tile & to_target and tile & to_pawn):
                if found == 0:
                    first, first_quarters = i32(number), i32(quarters)
                found += 1
                if found == most:
                    return found, first, first_quarters
    return found, first, first_quarters


@entry
def search(size: Size, start: CompiledFrontier, line: Line, pushes: Line, begin: int, end: int, most: int) -> int:
    """Count the ways to solve the task in `len(line)` turns, provided that fewer do not suffice; stop at `most`.

    All pushes before the last two are the digits of one number, four for each arrow; those from `begin` to `end` are
    tried. The first way found is stored in `line`, as the arrow and the quarter turns of each push; `pushes` is scratch
    space.
    """
    turns, found = len(line), 0
    base = 16 * size.lines
    for number in range(begin, end):
        at = start
        allowed = in_time(at, turns)
        for turn in range(turns - 2):
            push = number // base ** (turns - 3 - turn) % base
            pushes[turn, 0], pushes[turn, 1] = push // 4, push % 4
            if not allowed or push // 4 == at.barred or push % 4 >= ways(at.spare):
                allowed = False
                break
            at = after(size, at, i32(push // 4), i32(push % 4))
            allowed = in_time(at, turns - 1 - turn)
        if not allowed:
            continue
        for arrow in range(4 * size.lines):
            if arrow == at.barred:
                continue
            for quarters in range(ways(at.spare)):
                then = after(size, at, arrow, quarters)
                if not in_time(then, 1):
                    continue
                more, last, last_quarters = last_turns(size, then, most - found)
                if more > 0 and found == 0:
                    line[:] = pushes
                    line[-2, 0], line[-2, 1] = arrow, quarters
                    line[-1, 0], line[-1, 1] = last, last_quarters
                found += more
                if found >= most:
                    return most
    return found


def count_ways(course: SolverTask, turns: int, most: int, pause: Checkpoint) -> Ways:
    """Count the ways to solve the task in `turns` turns, `most` at most. Return the count and the pushes of the first
    way.
    """
    maze = course.maze
    size, at = size_for(maze.side, kind_of(maze.side)), _start_frontier(course)
    line, pushes = np.zeros((turns, 2), np.int32), np.zeros((turns, 2), np.int32)
    found = 0
    if turns == 1:
        found, line[0, 0], line[0, 1] = last_turns(size, at, most)
    else:
        beginnings = (16 * (maze.side // 2)) ** (turns - 2)
        for begin in range(0, beginnings, CHUNK):
            pause()
            way = pushes if found else line  # only the first is kept
            found += search(size, at, way, np.zeros_like(line), begin, min(begin + CHUNK, beginnings), most - found)
            if found >= most:
                break
    return min(found, most), slides_from(maze, line.tolist() if found else ())


def _start_frontier(course: SolverTask) -> CompiledFrontier:
    maze, kind = course.maze, kind_of(course.maze.side)
    arrows = maze.grid.arrows
    barred = NONE if course.barred is None else arrows.index(maze.grid.arrow(course.barred))
    board = Board(*(kind(plane) for plane in maze.planes))
    begins = LONGEST - len(course.targets)
    stands = (kind(1 << course.pawn if n == begins else 0) for n in range(LONGEST))
    places = (NONE,) * begins + tuple(NONE if target == SPARE else target for target in course.targets)
    return CompiledFrontier(board, i32(maze.spare), i32(barred), *stands, *(i32(place) for place in places))
