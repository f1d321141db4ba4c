"""The squares of the goals: up to 32 things on tiles, all moved at once by a push.

Bit j of `r4 r2 r1` is the row of thing j, of `c4 c2 c1` its column; row 7 and column 7 mean the spare tile.
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.board import NONE, KernelArrow, Size
from wanderwall.kernel.jit import Flag, Int, i32, inline, u32

MOST = 32
NO, ALL = u32(0), u32(0xFFFFFFFF)


class GoalPlaces(NamedTuple):
    r4: u32
    r2: u32
    r1: u32
    c4: u32
    c2: u32
    c1: u32


@inline
def bit(plane: u32, thing: Int) -> i32:
    return i32((plane >> u32(thing)) & u32(1))


@inline
def place_of(size: Size, things: GoalPlaces, thing: Int) -> i32:
    """The square of a thing, NONE if it is on the spare tile."""
    row = i32(bit(things.r4, thing) * 4 + bit(things.r2, thing) * 2 + bit(things.r1, thing))
    column = i32(bit(things.c4, thing) * 4 + bit(things.c2, thing) * 2 + bit(things.c1, thing))
    return i32(NONE) if row == 7 else i32(row * i32(size.side) + column)


@inline
def mask(number: Int, weight: Int) -> u32:
    """A whole plane of one binary digit."""
    return ALL if number & weight else NO


@inline
def same(a4: u32, a2: u32, a1: u32, number: Int) -> u32:
    """The things whose coordinate is this number."""
    return ~((a4 ^ mask(number, 4)) | (a2 ^ mask(number, 2)) | (a1 ^ mask(number, 1)))


@inline
def select_digit(yes: u32, number: Int, weight: Int, plane: u32) -> u32:
    """The plane of a digit with this number where `yes` is set, unchanged elsewhere."""
    return u32((mask(number, weight) & yes) | (plane & ~yes))


@inline
def slide_line(
    side: Int, line: Int, back: Flag, a4: u32, a2: u32, a1: u32, b4: u32, b2: u32, b1: u32
) -> tuple[u32, u32, u32, u32, u32, u32]:
    """Move everything on a line by one; `a` is the line a thing is on, `b` its position in the line."""
    spare = u32(a4 & a2 & a1)
    on = u32(same(a4, a2, a1, line))
    off = u32(on & same(b4, b2, b1, 0 if back else side - 1))
    on = u32(on & ~off)
    borrow = ALL if back else NO
    carry2 = u32(on & (b1 ^ borrow))
    carry4 = u32(carry2 & (b2 ^ borrow))
    b4 = u32((b4 ^ carry4) | off)
    b2 = u32((b2 ^ carry2) | off)
    b1 = u32((b1 ^ on) | off)
    enter = side - 1 if back else 0
    return (
        select_digit(spare, line, 4, u32(a4 | off)),
        select_digit(spare, line, 2, u32(a2 | off)),
        select_digit(spare, line, 1, u32(a1 | off)),
        select_digit(spare, enter, 4, b4),
        select_digit(spare, enter, 2, b2),
        select_digit(spare, enter, 1, b1),
    )


@inline
def slide_goals(size: Size, things: GoalPlaces, arrow: KernelArrow) -> GoalPlaces:
    """All things after a push (S4)."""
    side, t = i32(size.side), things
    if arrow.column:
        c4, c2, c1, r4, r2, r1 = slide_line(side, arrow.number, arrow.back, t.c4, t.c2, t.c1, t.r4, t.r2, t.r1)
    else:
        r4, r2, r1, c4, c2, c1 = slide_line(side, arrow.number, arrow.back, t.r4, t.r2, t.r1, t.c4, t.c2, t.c1)
    return GoalPlaces(r4, r2, r1, c4, c2, c1)
