"""Where magic leads after every push, for all hands at once and for two rotations of the spare at once.

A table has a set of squares for each number of climbs and of descents. Boards of towers are small, so two of them share
a set: the board with one rotation of the spare in the lower half, that with the next quarter turn in the upper half.
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, THREE, TWO, ZERO
from wanderwall.kernel.board import Board, KernelArrow, Size, fill, slide
from wanderwall.kernel.jit import Flag, Int, i32, inline, outline, u64
from wanderwall.kernel.towers.walks import Hand, Heights, StepSets, climb, descend, slide_heights, steps

#: no useful walk needs more climbs than this, nor more descents
STEEP = 3
#: sets in a table: [climbs, descents], one after the other
CELLS = (STEEP + 1) * (STEEP + 1)
#: offset of the upper of two boards, and the bit of the spare tile in a set of places of the lower one
HALF = u64(32)
SPARE = u64(31)
LOWER = u64(0xFFFFFFFF)


class TwinTally(NamedTuple):
    """A number from 0 to 15 for every place of two boards: at most 14 pushes each are counted."""

    a: u64
    b: u64
    c: u64
    d: u64


@inline
def twice(squares: u64) -> u64:
    """The same squares on both boards."""
    return squares | (squares << HALF)


@inline
def both_boards(squares: u64, different: Int) -> u64:
    """The same squares on both boards, or only on the lower one if the spare has a single rotation."""
    return twice(squares) if different > 1 else squares


@inline
def fold_boards(squares: u64) -> u64:
    """The squares of either board."""
    return (squares | (squares >> HALF)) & LOWER


@inline
def nothing() -> TwinTally:
    return TwinTally(ZERO, ZERO, ZERO, ZERO)


@inline
def one_more(tally: TwinTally, places: u64) -> TwinTally:
    """Add one at each of these places."""
    to_b = tally.a & places
    to_c = tally.b & to_b
    to_d = tally.c & to_c
    return TwinTally(tally.a ^ places, tally.b ^ to_b, tally.c ^ to_c, tally.d ^ to_d)


@inline
def digits_at(tally: TwinTally, at: u64) -> int:
    return int(
        ((tally.a >> at) & ONE)
        | (((tally.b >> at) & ONE) << ONE)
        | (((tally.c >> at) & ONE) << TWO)
        | (((tally.d >> at) & ONE) << THREE)
    )


@inline
def tally_at(tally: TwinTally, place: u64) -> int:
    """The number at a place on both boards together; the spare tile is SPARE."""
    return digits_at(tally, place) + digits_at(tally, place + HALF)


@inline
def squares_before(arrow: KernelArrow, squares: u64) -> u64:
    """The squares, of both boards, from which a push moves a pawn onto one of these."""
    line, enter = twice(arrow.line), twice(ONE << arrow.enter)
    came = squares & line & ~enter
    back = came << arrow.step if arrow.back else came >> arrow.step
    back |= ((squares & enter) >> arrow.enter) << arrow.leave
    return (squares & ~line) | back


@inline
def tiles_before(arrow: KernelArrow, squares: u64) -> u64:
    """Where the tiles on these squares, of both boards, were before the push; SPARE is the spare tile."""
    line, enter = twice(arrow.line), twice(ONE << arrow.enter)
    came = squares & line & ~enter
    back = came << arrow.step if arrow.back else came >> arrow.step
    back |= ((squares & enter) >> arrow.enter) << SPARE
    return (squares & ~line) | back


@inline
def ways_after(
    size: Size, board: Board, heights: Heights, arrow: KernelArrow, one: Int, other: Int, tall: Int
) -> StepSets:
    """All steps on two boards: after a push of a spare of height `tall`, with the one or the other openings."""
    a, b, enter = u64(one), u64(other) << HALF, arrow.enter
    low = ONE | (ONE << HALF)
    both = a | b
    n = twice(slide(board.n, arrow)) | ((both & low) << enter)
    e = twice(slide(board.e, arrow)) | (((both >> ONE) & low) << enter)
    s = twice(slide(board.s, arrow)) | (((both >> TWO) & low) << enter)
    w = twice(slide(board.w, arrow)) | (((both >> THREE) & low) << enter)
    joined_e = e & (w >> ONE) & twice(size.not_east)
    joined_s = s & (n >> size.side)
    every = (ONE << (size.side * size.side)) - ONE
    then = slide_heights(heights, arrow, tall)
    up_e, down_e = steps(then, ONE)
    up_s, down_s = steps(then, size.side)
    up_e, down_e, up_s, down_s = twice(up_e & every), twice(down_e & every), twice(up_s & every), twice(down_s & every)
    return StepSets(
        joined_e & ~(up_e | down_e),
        joined_s & ~(up_s | down_s),
        joined_e & up_e,
        joined_s & up_s,
        joined_e & down_e,
        joined_s & down_s,
    )


@outline
def fill_cells(
    size: Size, ways: StepSets, start: u64, cards: Int, backwards: Flag, room: Array, first: Int, at: int
) -> None:
    """Store the squares reached from `start`, for each number of climbs and descents that `cards` cards pay for.

    The result is in `room[first + cell, at]`. Backwards: the squares from which they reach `start`.
    """
    for climbs in range(STEEP + 1):
        for descents in range(min(STEEP, cards - climbs) + 1):
            cell = first + (STEEP + 1) * climbs + descents
            squares = start
            if climbs > 0:
                below = u64(room[cell - STEEP - 1, at])
                squares |= below | (descend(size, ways, below) if backwards else climb(size, ways, below))
            if descents > 0:
                below = u64(room[cell - 1, at])
                squares |= below | (climb(size, ways, below) if backwards else descend(size, ways, below))
            room[cell, at] = fill(size, squares, ways.free_e, ways.free_s)


@inline
def payable(room: Array, first: Int, at: int, hand: Hand) -> u64:
    """The squares of a table that a hand can pay for."""
    squares, ups, downs, jokers = ZERO, int(hand.ups), int(hand.downs), int(hand.jokers)
    for climbs in range(min(ups + jokers, STEEP) + 1):
        descents = min(downs + jokers - max(climbs - ups, 0), STEEP)
        squares |= u64(room[first + (STEEP + 1) * climbs + descents, at])
    return squares


@inline
def cards_in(hand: Hand) -> int:
    return int(hand.ups) + int(hand.downs) + int(hand.jokers)


@inline
def with_card(hand: Hand, kind: Int) -> Hand:
    """A hand with one more card of a kind."""
    return Hand(
        i32(hand.ups + i32(kind == 0)), i32(hand.downs + i32(kind == 1)), i32(hand.jokers + i32(kind == 2)), hand.most
    )


@inline
def pay_walk(hand: Hand, climbs: Int, descents: Int) -> Hand:
    """The cards left in a hand after a walk, paid with as few jokers as possible; negative if the hand cannot pay."""
    ups, downs = min(int(climbs), int(hand.ups)), min(int(descents), int(hand.downs))
    jokers = int(climbs) - ups + int(descents) - downs
    return Hand(i32(hand.ups - ups), i32(hand.downs - downs), i32(hand.jokers - jokers), hand.most)


@outline
def store_classes(size: Size, ways: StepSets, pawn: Int, hand: Hand, room: Array, first: Int, at: int) -> u64:
    """Store the squares a hand reaches, each in the cell of its cheapest climbs and descents; return all of them.

    Cheapest is fewest cards, then fewest jokers: `room[first + CELLS + cell, at]`. The table itself is before these
    cells.
    """
    cards = cards_in(hand)
    fill_cells(size, ways, ONE << u64(pawn), cards, False, room, first, at)
    for cell in range(CELLS):
        room[first + CELLS + cell, at] = ZERO
    reached = ZERO
    for total in range(min(cards, 2 * STEEP) + 1):
        for need in range(min(total, int(hand.jokers)) + 1):
            for climbs in range(max(0, total - STEEP), min(total, STEEP) + 1):
                descents = total - climbs
                if int(hand.jokers) - int(pay_walk(hand, climbs, descents).jokers) != need:
                    continue
                cell = (STEEP + 1) * climbs + descents
                here = u64(room[first + cell, at]) & ~reached
                room[first + CELLS + cell, at] = here
                reached |= here
    return reached
