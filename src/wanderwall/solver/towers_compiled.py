"""The compiled solver for towers: the squares all walks together reach, by finds and by cards left.

Also walks between towers for all hands at once, which the bots use. A table has a set of squares for every number of
climbs and of descents. Searching backwards from a goal, with climbs and descents exchanged, answers for all squares of
a pawn at once.
"""

from __future__ import annotations

from typing import NamedTuple, cast

import numpy as np

from wanderwall.board.grid import SPARE
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import (
    NONE,
    Board,
    KernelArrow,
    Size,
    across,
    arrow_of,
    fill,
    kernel_size,
    push_tile,
    ride,
    rotate,
    slide,
    tile_at,
    ways,
)
from wanderwall.kernel.jit import Int, entry, inner, u64
from wanderwall.kernel.towers.walks import Heights, StepSets, climb, descend, height_at, slide_heights, ways_of
from wanderwall.solver.task import MOST, MOST_CARDS, MOST_TOWERS, Checkpoint, TowersTask, Ways, slides_from

#: one integer type throughout, as compiled functions require
i64 = cast(type[int], np.int64)


#: no useful walk takes more climbs than this, nor more descents
STEEP = 4


class TowersBoardState(NamedTuple):
    """A maze of towers between two turns: board, heights, the spare tower, and the barred arrow."""

    board: Board
    heights: Heights
    spare: int
    spare_height: int
    barred: int


class Cards(NamedTuple):
    """Magic cards as they count for their owner: those of a young player are all jokers (T7)."""

    ups: int
    downs: int
    jokers: int


@inner
def cards_in(cards: Cards) -> int:
    return cards.ups + cards.downs + cards.jokers


@inner
def board_after(size: Size, ground: TowersBoardState, number: Int, quarters: Int) -> TowersBoardState:
    """The maze after a push."""
    arrow = arrow_of(size, number)
    return TowersBoardState(
        push_tile(ground.board, arrow, rotate(ground.spare, quarters)),
        slide_heights(ground.heights, arrow, ground.spare_height),
        i64(tile_at(ground.board, arrow.leave)),
        i64(height_at(ground.heights, arrow.leave)),
        i64(across(size, number)),
    )


@inner
def fill_table(size: Size, ways: StepSets, start: u64, cards: Int, backwards: bool, table: Array) -> None:
    """Compute the squares reached from a start with each number of climbs and descents, as far as `cards` cards pay for
    them.
    """
    for climbs in range(STEEP + 1):
        for descents in range(STEEP + 1):
            if climbs + descents > cards:
                break
            squares = start
            if climbs > 0:
                below = table[climbs - 1, descents]
                squares |= below | (descend(size, ways, below) if backwards else climb(size, ways, below))
            if descents > 0:
                below = table[climbs, descents - 1]
                squares |= below | (climb(size, ways, below) if backwards else descend(size, ways, below))
            table[climbs, descents] = fill(size, squares, ways.free_e, ways.free_s)


@inner
def payable(table: Array, cards: Cards, most: Int) -> u64:
    """The squares of a table that these cards pay for when at most `most` may be played in a turn."""
    squares = ZERO
    for climbs in range(min(cards.ups + cards.jokers, most, STEEP) + 1):
        descents = min(cards.downs + cards.jokers - max(climbs - cards.ups, 0), most - climbs, STEEP)
        squares |= table[climbs, descents]
    return squares


#: maximum number of cards a pawn may have in the end
CARDS = MOST_CARDS + MOST
#: number of line prefixes searched in one call: an interrupted search stops after these
CHUNK = 32


@inner
def pawns_after(squares: u64, arrow: KernelArrow) -> u64:
    """The squares of pawns after the push (S6)."""
    moved = slide(squares, arrow)
    if (squares >> u64(arrow.leave)) & ONE != ZERO:
        moved |= ONE << u64(arrow.enter)
    return moved


@inner
def walk_reach(size: Size, steps: StepSets, stands: Array, arrow: KernelArrow, then: Array) -> None:
    """Compute the squares a walk after the push reaches, by the cards left after it: each steep step costs one (T4)."""
    squares = ZERO
    for cards in range(CARDS, -1, -1):
        start = pawns_after(stands[cards], arrow) | squares
        if start != ZERO:
            start |= climb(size, steps, squares) | descend(size, steps, squares)
            squares = fill(size, start, steps.free_e, steps.free_s)
        then[cards] = squares


@inner
def after(
    size: Size,
    at: TowersBoardState,
    stands: Array,
    places: Array,
    number: Int,
    quarters: Int,
    then: Array,
    there: Array,
) -> TowersBoardState:
    """The frontier after a push and all possible walks: each ends with a find, or otherwise a card (T5)."""
    arrow = arrow_of(size, number)
    ground = board_after(size, at, number, quarters)
    steps = ways_of(size, ground.board, ground.heights)
    for tower in range(MOST_TOWERS):
        there[tower] = ride(arrow, places[tower])
        walk_reach(size, steps, stands[tower], arrow, then[tower])
    for tower in range(MOST_TOWERS - 1, -1, -1):
        found = ZERO if there[tower] == NONE else ONE << u64(there[tower])
        for cards in range(CARDS, -1, -1):
            finders = ZERO
            if tower > 0 and there[tower - 1] != NONE:
                finders = then[tower - 1, cards] & (ONE << u64(there[tower - 1]))
            fewer = then[tower, cards - 1] if cards > 0 else then[tower, 0]
            then[tower, cards] = (fewer & ~found) | finders
    return ground


@inner
def in_time(stands: Array, left: int) -> bool:
    """Whether enough towers are found for the turns left: a turn finds one tower."""
    together = ZERO
    for tower in range(max(MOST_TOWERS - left, 0), MOST_TOWERS):
        together |= stands[tower, 0]
    return bool(together != ZERO)


@inner
def last_turns(
    size: Size, at: TowersBoardState, stands: Array, target: Int, most: int, then: Array, line: Array
) -> int:
    """Count the pushes, `most` at most, after which the pawn can walk to the last tower; store the first one in
    `line`.
    """
    found = 0
    for number in range(4 * size.lines):
        arrow = arrow_of(size, number)
        to = ride(arrow, target)
        if number == at.barred or to == NONE:
            continue
        for quarters in range(ways(at.spare)):
            ground = board_after(size, at, number, quarters)
            walk_reach(size, ways_of(size, ground.board, ground.heights), stands, arrow, then)
            if (then[0] >> u64(to)) & ONE != ZERO:
                if found == 0:
                    line[0], line[1] = number, quarters
                found += 1
                if found == most:
                    return found
    return found


@entry
def search(
    size: Size, start: TowersBoardState, begins: Array, towers: Array, line: Array, begin: int, end: int, most: int
) -> int:
    """Count the ways to solve the task in `len(line)` turns, provided that fewer do not suffice; stop at `most`.

    All pushes before the last are the digits of one number, four for each arrow; those from `begin` to `end` are tried.
    The first way found is stored in `line`, as the arrow and the quarter turns of each push.
    """
    turns, found, base = len(line), 0, 16 * size.lines
    stands = np.empty((turns, MOST_TOWERS, CARDS + 1), np.uint64)
    places = np.empty((turns, MOST_TOWERS), np.int64)
    pushes = np.empty((turns, 2), np.int64)
    scratch = np.empty(CARDS + 1, np.uint64)
    for number in range(begin, end):
        at = start
        stands[0], places[0] = begins, towers
        allowed = in_time(stands[0], turns)
        for turn in range(turns - 1):
            push = number // base ** (turns - 2 - turn) % base
            pushes[turn, 0], pushes[turn, 1] = push // 4, push % 4
            if not allowed or push // 4 == at.barred or push % 4 >= ways(at.spare):
                allowed = False
                break
            at = after(
                size, at, stands[turn], places[turn], i64(push // 4), i64(push % 4), stands[turn + 1], places[turn + 1]
            )
            allowed = in_time(stands[turn + 1], turns - 1 - turn)
        if not allowed:
            continue
        last = turns - 1
        more = last_turns(
            size, at, stands[last, MOST_TOWERS - 1], places[last, MOST_TOWERS - 1], most - found, scratch, pushes[last]
        )
        if more > 0 and found == 0:
            line[:] = pushes
        found += more
        if found >= most:
            return most
    return found


def count_ways(course: TowersTask, turns: int, most: int, pause: Checkpoint) -> Ways:
    """Count the ways to solve the task in `turns` turns, `most` at most. Return the count and the pushes of the first
    way.
    """
    maze = course.maze
    size, start = kernel_size(maze.side), _ground(course)
    begins, towers = np.zeros((MOST_TOWERS, CARDS + 1), np.uint64), np.full(MOST_TOWERS, NONE, np.int64)
    first = MOST_TOWERS - len(course.targets)
    begins[first, : course.cards + 1] = 1 << course.pawn
    towers[first:] = [NONE if target == SPARE else target for target in course.targets]
    line, found = np.zeros((turns, 2), np.int64), 0
    beginnings = (16 * (maze.side // 2)) ** (turns - 1)
    for begin in range(0, beginnings, CHUNK):
        pause()
        way = np.zeros_like(line) if found else line  # only the first is kept
        found += search(size, start, begins, towers, way, begin, min(begin + CHUNK, beginnings), most - found)
        if found >= most:
            break
    return found, slides_from(maze, line.tolist() if found else ())


def _ground(course: TowersTask) -> TowersBoardState:
    maze, digits = course.maze, [0, 0, 0, 0]
    for square, height in enumerate(course.heights[:SPARE]):
        for digit in range(4):
            digits[digit] |= (height >> (3 - digit) & 1) << square
    arrows = maze.grid.arrows
    barred = NONE if course.barred is None else arrows.index(maze.grid.arrow(course.barred))
    board = Board(*(u64(plane) for plane in maze.planes))
    heights = Heights(*(u64(digit) for digit in digits))
    return TowersBoardState(board, heights, i64(maze.spare), i64(course.heights[SPARE]), i64(barred))
