"""Sets of three machine words against Python's integers, as plain functions and compiled."""

from __future__ import annotations

from random import Random

from wanderwall.kernel.jit import inline, u64
from wanderwall.kernel.wide import Wide, wide

ALL = (1 << 192) - 1


def number(squares: Wide) -> int:
    return int(squares.a) | int(squares.b) << 64 | int(squares.c) << 128


def operated(x: Wide, y: Wide, n: u64) -> tuple[Wide, Wide, Wide, Wide, Wide, u64]:
    either = x
    either |= y
    return x & y, either, ~x, x << n, x >> n, x & n


def test_operators() -> None:
    compiled, dice = inline(operated), Random(1)
    for distance in (0, 1, 13, 63, 64, 65, 100, 127, 128, 168):
        a, b = dice.getrandbits(192), dice.getrandbits(192)
        expected = (a & b, a | b, a ^ ALL, a << distance & ALL, a >> distance, a & distance)
        for run in (operated, compiled):
            *sets, low = run(wide(a), wide(b), u64(distance))
            assert (*(number(squares) for squares in sets), int(low)) == expected
