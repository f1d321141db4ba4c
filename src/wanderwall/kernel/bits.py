"""Count and choose squares of a set; random bits from the seed of a game."""

from __future__ import annotations

from wanderwall.kernel.jit import Int, i32, inline, u64

ZERO, ONE, TWO, THREE, FOUR = u64(0), u64(1), u64(2), u64(3), u64(4)


@inline
def count(squares: u64) -> i32:
    """The number of squares in a set."""
    squares = squares - ((squares >> ONE) & u64(0x5555555555555555))
    squares = (squares & u64(0x3333333333333333)) + ((squares >> TWO) & u64(0x3333333333333333))
    squares = (squares + (squares >> FOUR)) & u64(0x0F0F0F0F0F0F0F0F)
    return i32((squares * u64(0x0101010101010101)) >> u64(56))


@inline
def pick(squares: u64, number: Int) -> i32:
    """The square with `number` squares of the set before it."""
    for _ in range(number):
        squares &= squares - ONE
    return count((squares & (~squares + ONE)) - ONE)


@inline
def chance(seed: u64, turn: Int) -> u64:
    """64 random bits for a turn of a game: the same on every device and in whatever order games are played."""
    z = seed + u64(turn) * u64(0x9E3779B97F4A7C15)
    z = (z ^ (z >> u64(30))) * u64(0xBF58476D1CE4E5B9)
    z = (z ^ (z >> u64(27))) * u64(0x94D049BB133111EB)
    return z ^ (z >> u64(31))


@inline
def draw(bits: u64, many: Int) -> i32:
    """A number below `many` from the upper half of random bits."""
    return i32(((bits >> u64(32)) * u64(many)) >> u64(32))


@inline
def lower(bits: u64) -> u64:
    """The lower half of random bits, for a second draw."""
    return bits << u64(32)
