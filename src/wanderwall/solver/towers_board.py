"""Walks between towers for all hands at once: the squares reached with given numbers of climbs and descents.

A table has a set of squares for every number of climbs and of descents. Searching backwards from a goal, with climbs
and descents exchanged, answers for all squares of a pawn at once.
"""

from __future__ import annotations

from typing import Any, NamedTuple, cast

import numpy as np
import numpy.typing as npt

from wanderwall.kernel.bits import ZERO
from wanderwall.kernel.board import Board, Size, across, arrow_of, fill, push_tile, rotate, tile_at
from wanderwall.kernel.jit import Int, u64
from wanderwall.kernel.towers.walks import Heights, StepSets, climb, descend, height_at, slide_heights
from wanderwall.solver.compiler import inner

Array = npt.NDArray[Any]
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
