"""Sets of squares on boards above 7×7: three machine words with the operators of one.

Functions written for `u64` sets compile for these as well, since numba picks the operators by type. A single `u64`
combined with a set is a set of the first 64 squares.
"""

from __future__ import annotations

import operator
from collections.abc import Callable
from typing import Any, NamedTuple

from numba import types
from numba.extending import overload

from wanderwall.kernel.board import Size
from wanderwall.kernel.jit import i32, u64

BITS = 64


class Wide(NamedTuple):
    """192 squares, `a` the first 64 of them."""

    a: u64
    b: u64
    c: u64

    def __and__(self, other: Any) -> Any:
        return both(self, other) if isinstance(other, Wide) else first(self, other)

    def __or__(self, other: Wide) -> Wide:
        return either(self, other)

    def __invert__(self) -> Wide:
        return others(self)

    def __lshift__(self, distance: u64) -> Wide:
        return up(self, distance)

    def __rshift__(self, distance: u64) -> Wide:
        return down(self, distance)


def both(x: Wide, y: Wide) -> Wide:
    return Wide(x.a & y.a, x.b & y.b, x.c & y.c)


def first(x: Wide, y: u64) -> u64:
    return x.a & y


def either(x: Wide, y: Wide) -> Wide:
    return Wide(x.a | y.a, x.b | y.b, x.c | y.c)


def others(x: Wide) -> Wide:
    return Wide(~x.a, ~x.b, ~x.c)


def up(x: Wide, n: u64) -> Wide:
    """Shift towards higher squares; a shift of one word by 64 or more is undefined, so whole words are moved first."""
    a, b, c = x.a, x.b, x.c
    while n >= u64(64):
        a, b, c = u64(0), a, b
        n -= u64(64)
    if n == u64(0):
        return Wide(a, b, c)
    rest = u64(64) - n
    return Wide(a << n, (b << n) | (a >> rest), (c << n) | (b >> rest))


def down(x: Wide, n: u64) -> Wide:
    """Shift towards square 0."""
    a, b, c = x.a, x.b, x.c
    while n >= u64(64):
        a, b, c = b, c, u64(0)
        n -= u64(64)
    if n == u64(0):
        return Wide(a, b, c)
    rest = u64(64) - n
    return Wide((a >> n) | (b << rest), (b >> n) | (c << rest), c >> n)


def _is_wide(kind: object) -> bool:
    return getattr(kind, "instance_class", None) is Wide


def _is_number(kind: object) -> bool:
    return isinstance(kind, types.Integer)


def _teach(sign: Callable[..., object], function: Callable[..., object], *fits: Callable[[object], bool]) -> None:
    """Let numba use the function for an operator on operands that fit."""

    def choose(*operands: object) -> object:
        return function if all(fit(kind) for fit, kind in zip(fits, operands, strict=True)) else None

    overload(sign, strict=False)(choose)


_teach(operator.and_, both, _is_wide, _is_wide)
_teach(operator.and_, first, _is_wide, _is_number)
_teach(operator.or_, either, _is_wide, _is_wide)
_teach(operator.ior, either, _is_wide, _is_wide)
_teach(operator.invert, others, _is_wide)
_teach(operator.lshift, up, _is_wide, _is_number)
_teach(operator.rshift, down, _is_wide, _is_number)


def wide(squares: int) -> Wide:
    """A set of the rules, as machine words."""
    word = (1 << BITS) - 1
    return Wide(u64(squares & word), u64(squares >> BITS & word), u64(squares >> 2 * BITS))


def kind_of(side: int) -> Callable[[int], Any]:
    """The constructor of the kernel's sets from those of the rules for a board of this side: one word if they fit."""
    return u64 if side * side <= BITS else wide


def size_for(side: int, kind: Callable[[int], Any]) -> Size:
    """The size of any board, with sets of this type."""
    row, column = (1 << side) - 1, sum(1 << side * line for line in range(side))
    return Size(u64(side), i32(side // 2), kind(row), kind(column), kind(column * (row >> 1)))
