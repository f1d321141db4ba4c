"""Compiled count of win chances in a flat maze: from which squares the next own turn reaches its target.

The same as `ReachMap.sources`, filling every push backwards, for boards of side 3, 5 or 7. Targets are fixed squares
(`squares`) and tiles that move with pushes (`goals`, and perhaps the spare).
"""

from __future__ import annotations

import numpy as np
import numpy.typing as npt

from wanderwall.board.grid import SPARE, Squares
from wanderwall.coach.sliding.reach_map import CoachTarget, ReachMap
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import (
    NONE,
    Board,
    KernelArrow,
    Size,
    across,
    arrow_of,
    fill,
    push_tile,
    rotate,
    size_of,
    slide,
    tile_at,
    ways,
)
from wanderwall.kernel.jit import Flag, Int, i32, inline, u64

Counts = npt.NDArray[np.int32]


@inline
def came_from(squares: u64, arrow: KernelArrow) -> u64:
    """The squares of pawns before a push that carried them to these squares (S6)."""
    line = squares & arrow.line & ~(ONE << arrow.enter)
    back = line << arrow.step if arrow.back else line >> arrow.step
    return (squares & ~arrow.line) | back | (((squares >> arrow.enter) & ONE) << arrow.leave)


@inline
def after_push(goals: u64, on_spare: Flag, arrow: KernelArrow) -> u64:
    """The squares of tiles after the push; a tile that is pushed out has none."""
    return slide(goals, arrow) | ((ONE if on_spare else ZERO) << arrow.enter)


@inline
def sources(size: Size, board: Board, spare: Int, barred: Int, squares: u64, goals: u64, on_spare: Flag) -> u64:
    """The squares from which some push and a walk reach the target."""
    found = ZERO
    for number in range(4 * size.lines):
        if number == barred:
            continue
        arrow = arrow_of(size, number)
        ends = squares | after_push(goals, on_spare, arrow)
        if ends == ZERO:
            continue
        for quarters in range(ways(spare)):
            after = push_tile(board, arrow, rotate(spare, quarters))
            joined = after.e & (after.w >> ONE) & size.not_east
            found |= came_from(fill(size, ends, joined, after.s & (after.n >> size.side)), arrow)
    return found


@inline
def count_answers(
    size: Size, board: Board, spare: Int, barred: Int, squares: u64, goals: u64, on_spare: Flag, counts: Counts
) -> i32:
    """Count for every square after how many pushes of the one other seat it is such a source; return the number of
    pushes.
    """
    answers = i32(0)
    for number in range(4 * size.lines):
        if number == barred:
            continue
        arrow = arrow_of(size, number)
        there = after_push(goals, on_spare, arrow)
        out = (goals >> arrow.leave) & ONE != ZERO
        spare_after = tile_at(board, arrow.leave)
        for quarters in range(ways(spare)):
            after = push_tile(board, arrow, rotate(spare, quarters))
            found = sources(size, after, spare_after, across(size, number), squares, there, out)
            found = came_from(found, arrow)
            for square in range(len(counts)):
                counts[square] += i32((found >> u64(square)) & ONE)
            answers += i32(1)
    return answers


@inline
def sources_of(
    side: int, n: int, e: int, s: int, w: int, spare: int, barred: int, squares: int, goals: int, on_spare: bool
) -> u64:
    """`sources` for plain numbers, which are passed without conversion cost."""
    board = Board(u64(n), u64(e), u64(s), u64(w))
    return sources(size_of(side), board, i32(spare), i32(barred), u64(squares), u64(goals), on_spare)


@inline
def count_answers_of(
    side: int, n: int, e: int, s: int, w: int, spare: int, barred: int, squares: int, goals: int, on_spare: bool,
    counts: Counts,
) -> i32:  # fmt: skip
    board = Board(u64(n), u64(e), u64(s), u64(w))
    return count_answers(size_of(side), board, i32(spare), i32(barred), u64(squares), u64(goals), on_spare, counts)


def scene_sources(table: ReachMap, aim: CoachTarget) -> Squares:
    """`ReachMap.sources` for a flat maze, compiled."""
    return int(sources_of(*_numbers(table, aim)))


def source_shares(table: ReachMap, aim: CoachTarget) -> list[float]:
    """For each square, the share of the pushes of one other seat after which it is a source."""
    counts = np.zeros(table.maze.grid.size, np.int32)
    answers = count_answers_of(*_numbers(table, aim), counts)
    return [int(count) / int(answers) for count in counts]


def _numbers(table: ReachMap, aim: CoachTarget) -> tuple[int, int, int, int, int, int, int, int, int, bool]:
    maze, places = table.maze, [table.places[goal] for goal in aim.goals]
    barred = NONE if table.barred is None else maze.grid.arrows.index(maze.grid.arrow(table.barred))
    goals = sum(1 << place for place in set(places) - {SPARE})
    return (maze.side, *maze.planes, maze.spare, barred, aim.squares, goals, SPARE in places)
