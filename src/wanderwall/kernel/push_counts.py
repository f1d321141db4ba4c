"""Count how many pushes lead to each square: a number per square, as binary digits that are sets of squares."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import (
    NONE,
    Board,
    KernelArrow,
    Size,
    arrow_of,
    carry,
    parts,
    reach_with_tile,
    ride,
    rotate,
    ways,
)
from wanderwall.kernel.jit import Int, i32, inline, outline, u64

#: the spare tile, in a set of places that also holds squares
SPARE_BIT = u64(1 << 63)


class Tally(NamedTuple):
    """A number from 0 to 63 for every place: at most 48 pushes are counted."""

    a: u64
    b: u64
    c: u64
    d: u64
    e: u64
    f: u64


@inline
def tiles_before(arrow: KernelArrow, squares: u64) -> u64:
    """Where the tiles on these squares were before the push; SPARE_BIT is the spare."""
    came = squares & arrow.line & ~(ONE << arrow.enter)
    found = (squares & ~arrow.line) | (came << arrow.step if arrow.back else came >> arrow.step)
    return found | SPARE_BIT if (squares >> arrow.enter) & ONE != ZERO else found


@inline
def slide_back(arrow: KernelArrow, squares: u64) -> u64:
    """The squares from which a push carries a pawn onto one of these."""
    came = squares & arrow.line & ~(ONE << arrow.enter)
    back = came << arrow.step if arrow.back else came >> arrow.step
    if (squares >> arrow.enter) & ONE != ZERO:
        back |= ONE << arrow.leave
    return (squares & ~arrow.line) | back


@inline
def one_more(tally: Tally, places: u64) -> Tally:
    """Add one at each of these places."""
    to_b = tally.a & places
    to_c = tally.b & to_b
    to_d = tally.c & to_c
    to_e = tally.d & to_d
    to_f = tally.e & to_e
    return Tally(tally.a ^ places, tally.b ^ to_b, tally.c ^ to_c, tally.d ^ to_d, tally.e ^ to_e, tally.f ^ to_f)


@inline
def tally_at(tally: Tally, place: Int) -> i32:
    """The number at a place; NONE is the spare tile."""
    at = u64(63) if place == NONE else u64(place)
    return i32(
        ((tally.a >> at) & ONE)
        | (((tally.b >> at) & ONE) << u64(1))
        | (((tally.c >> at) & ONE) << u64(2))
        | (((tally.d >> at) & ONE) << u64(3))
        | (((tally.e >> at) & ONE) << u64(4))
        | (((tally.f >> at) & ONE) << u64(5))
    )


@inline
def most_in(tally: Tally, squares: u64) -> int:
    """The highest number among these squares."""
    most = 0
    for digit in (tally.f, tally.e, tally.d, tally.c, tally.b, tally.a):
        most *= 2
        if squares & digit != ZERO:
            squares &= digit
            most += 1
    return most


@inline
def pushes(size: Size, spare: Int, barred: Int) -> i32:
    """The number of distinct pushes."""
    return i32((4 * size.lines - (0 if barred == NONE else 1)) * ways(spare))


@outline
def ways_from(size: Size, board: Board, spare: Int, barred: Int, pawn: Int) -> Tally:
    """For every tile, identified by its place before the push, the number of pushes that let this pawn reach it."""
    tally = Tally(ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
    different = ways(spare)
    for number in range(4 * size.lines):
        if number == barred:
            continue
        arrow = arrow_of(size, number)
        around = parts(size, board, arrow, carry(arrow, pawn))
        for quarters in range(different):
            tally = one_more(tally, tiles_before(arrow, reach_with_tile(around, arrow, rotate(spare, quarters))))
    return tally


@outline
def ways_to(size: Size, board: Board, spare: Int, barred: Int, goal: Int) -> Tally:
    """For every square, the number of pushes that let a pawn there reach the tile that is now at this place."""
    tally = Tally(ZERO, ZERO, ZERO, ZERO, ZERO, ZERO)
    different = ways(spare)
    for number in range(4 * size.lines):
        if number == barred:
            continue
        arrow = arrow_of(size, number)
        there = ride(arrow, goal)
        if there == NONE:
            continue
        around = parts(size, board, arrow, there)
        for quarters in range(different):
            tally = one_more(tally, slide_back(arrow, reach_with_tile(around, arrow, rotate(spare, quarters))))
    return tally
