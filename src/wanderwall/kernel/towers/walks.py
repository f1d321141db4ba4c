"""Walks between towers (T3, T4): where free steps lead, where magic cards lead, and the fewest cards that suffice.

Heights are four sets of squares, one for each binary digit. A step that climbs or descends by more than one costs a
card. So each walk has a number of climbs and of descents, and what matters is which pairs suffice to reach a square.
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.bits import ONE, THREE, TWO, ZERO
from wanderwall.kernel.board import Board, KernelArrow, Size, fill, slide_in
from wanderwall.kernel.jit import Flag, Int, i32, inline, u64

#: more climbs or descents than any walk needs; also stands for "out of reach"
NEVER = 31


class Heights(NamedTuple):
    """The binary digits of every tower's height."""

    h8: u64
    h4: u64
    h2: u64
    h1: u64


class Hand(NamedTuple):
    """Magic cards, and the most that may be played in one turn (T8)."""

    ups: i32
    downs: i32
    jokers: i32
    most: i32


class StepSets(NamedTuple):
    """The squares with a step east or south: a free one, or one that costs a card because it climbs or descends."""

    free_e: u64
    free_s: u64
    up_e: u64
    up_s: u64
    down_e: u64
    down_s: u64


class WalkSets(NamedTuple):
    """The squares a hand reaches; the wanted squares that cost fewest cards, and the climbs and descents to get there.

    Climbs and descents are NEVER if no wanted square is reached.
    """

    squares: u64
    cheapest: u64
    climbs: i32
    descents: i32


class Least(NamedTuple):
    """The binary digits of a small number for every square."""

    b16: u64
    b8: u64
    b4: u64
    b2: u64
    b1: u64


@inline
def slide_heights(heights: Heights, arrow: KernelArrow, height: Int) -> Heights:
    """The heights after a tower of this height was pushed in."""
    new = u64(height)
    return Heights(
        slide_in(heights.h8, arrow, (new >> THREE) & ONE),
        slide_in(heights.h4, arrow, (new >> TWO) & ONE),
        slide_in(heights.h2, arrow, (new >> ONE) & ONE),
        slide_in(heights.h1, arrow, new & ONE),
    )


@inline
def height_at(heights: Heights, square: u64) -> i32:
    return i32(
        (((heights.h8 >> square) & ONE) << THREE)
        | (((heights.h4 >> square) & ONE) << TWO)
        | (((heights.h2 >> square) & ONE) << ONE)
        | ((heights.h1 >> square) & ONE)
    )


@inline
def steps(heights: Heights, away: u64) -> tuple[u64, u64]:
    """The squares whose neighbour `away` numbers further is at least two higher, and at least two lower."""
    h8, h4, h2, h1 = heights.h8 >> away, heights.h4 >> away, heights.h2 >> away, heights.h1 >> away
    d1 = h1 ^ heights.h1
    borrow = ~h1 & heights.h1
    d2 = h2 ^ heights.h2 ^ borrow
    borrow = (~h2 & heights.h2) | (~(h2 ^ heights.h2) & borrow)
    d4 = h4 ^ heights.h4 ^ borrow
    borrow = (~h4 & heights.h4) | (~(h4 ^ heights.h4) & borrow)
    d8 = h8 ^ heights.h8 ^ borrow
    borrow = (~h8 & heights.h8) | (~(h8 ^ heights.h8) & borrow)
    return (d8 | d4 | d2) & ~borrow, borrow & ~(d8 & d4 & d2 & d1)


@inline
def ways_of(size: Size, board: Board, heights: Heights) -> StepSets:
    """All steps on a board (S7, T3)."""
    joined_e = board.e & (board.w >> ONE) & size.not_east
    joined_s = board.s & (board.n >> size.side)
    up_e, down_e = steps(heights, ONE)
    up_s, down_s = steps(heights, size.side)
    return StepSets(
        joined_e & ~(up_e | down_e),
        joined_s & ~(up_s | down_s),
        joined_e & up_e,
        joined_s & up_s,
        joined_e & down_e,
        joined_s & down_s,
    )


@inline
def climb(size: Size, ways: StepSets, squares: u64) -> u64:
    """The squares that one card for a climb leads to."""
    return (
        ((squares & ways.up_e) << ONE)
        | ((squares >> ONE) & ways.down_e)
        | ((squares & ways.up_s) << size.side)
        | ((squares >> size.side) & ways.down_s)
    )


@inline
def descend(size: Size, ways: StepSets, squares: u64) -> u64:
    """The squares that one card for a descent leads to."""
    return (
        ((squares & ways.down_e) << ONE)
        | ((squares >> ONE) & ways.up_e)
        | ((squares & ways.down_s) << size.side)
        | ((squares >> size.side) & ways.up_s)
    )


@inline
def at_most(least: Least, number: Int) -> u64:
    """The squares with at most this number."""
    more, same = ZERO, ~ZERO
    for digit in range(5):
        if digit == 0:
            plane = least.b16
        elif digit == 1:
            plane = least.b8
        elif digit == 2:
            plane = least.b4
        else:
            plane = least.b2 if digit == 3 else least.b1
        if number & (16 >> digit):
            same &= plane
        else:
            more |= same & plane
            same &= ~plane
    return ~more


@inline
def with_number(least: Least, squares: u64, number: Int) -> Least:
    """The same, with this number for squares that had NEVER."""
    return Least(
        least.b16 if number & 16 else least.b16 & ~squares,
        least.b8 if number & 8 else least.b8 & ~squares,
        least.b4 if number & 4 else least.b4 & ~squares,
        least.b2 if number & 2 else least.b2 & ~squares,
        least.b1 if number & 1 else least.b1 & ~squares,
    )


@inline
def as_jokers(hand: Hand, young: Flag) -> Hand:
    """The hand with all cards as jokers if the player is young (T7)."""
    if young:
        return Hand(i32(0), i32(0), i32(hand.ups + hand.downs + hand.jokers), hand.most)
    return hand


@inline
def jokers_for(hand: Hand, climbs: Int, descents: Int) -> i32:
    """The jokers that a walk needs in addition to the other cards."""
    return i32(max(int(climbs) - int(hand.ups), 0) + max(int(descents) - int(hand.downs), 0))


@inline
def walks(size: Size, ways: StepSets, pawn: Int, hand: Hand, wanted: u64) -> WalkSets:
    """The squares the hand reaches from a square, and the cost of reaching a wanted one.

    The outer loop counts climbs. For every square `least` holds the fewest descents that reach it with that many
    climbs, so the inner loop, which counts descents, finds the squares of one climb less without storing a table.
    """
    never = ~ZERO
    least = Least(never, never, never, never, never)
    squares, cheapest = ZERO, ZERO
    best, climbs, descents = i32(1 << 20), i32(NEVER), i32(NEVER)
    ups, downs, jokers = int(hand.ups), int(hand.downs), int(hand.jokers)
    most = min(int(hand.most), NEVER - 1)
    for up in range(min(ups + jokers, most) + 1):
        left = min(downs + jokers - max(up - ups, 0), most - up)
        before, least = least, Least(never, never, never, never, never)
        known = at_most(before, NEVER - 1)
        inside, better = ZERO, False
        for down in range(left + 1):
            below = at_most(before, down)
            start = ONE << u64(pawn) if up == 0 and down == 0 else inside | descend(size, ways, inside)
            reached = fill(size, start | below | climb(size, ways, below), ways.free_e, ways.free_s)
            if reached & ~below != ZERO:
                better = True
            least = with_number(least, reached & ~inside, down)
            cost = i32((up + down) * 64 + jokers_for(hand, up, down))
            if reached & wanted != ZERO and cost < best:
                best, climbs, descents, cheapest = cost, i32(up), i32(down), reached & wanted
            if reached == inside and below == known:
                break
            inside = reached
        squares |= inside
        if not better:
            break
    return WalkSets(squares, cheapest, climbs, descents)
