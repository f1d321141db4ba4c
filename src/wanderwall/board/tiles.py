"""A tile is the set of sides on which its corridor opens: four bits, N 1, E 2, S 4, W 8."""

from __future__ import annotations

from functools import cache

from wanderwall.problem import Problem

Openings = int

N, E, S, W = 1, 2, 4, 8
SIDES: tuple[Openings, ...] = (N, E, S, W)
LETTERS = "nesw"

#: one glyph per tile, indexed by openings
GLYPHS = "·╹╺┗╻┃┏┣╸┛━┻┓┫┳╋"

#: each shape, unrotated
SHAPES: dict[str, Openings] = {"end": N, "straight": N | S, "corner": N | E, "tee": N | E | S, "cross": 15}


def opposite(side: Openings) -> Openings:
    """The opposite side: north and south, east and west.

    >>> opposite(N) == S and opposite(W) == E
    True
    """
    return rotate(side, 2)


@cache
def rotate(openings: Openings, quarters: int) -> Openings:
    """The tile after this number of clockwise quarter turns.

    >>> GLYPHS[rotate(N | E, 1)]
    '┏'
    """
    quarters %= 4
    return (openings << quarters | openings >> (4 - quarters)) & 15


@cache
def turns(openings: Openings) -> tuple[Openings, ...]:
    """The distinct rotations of a tile, beginning with the current one.

    >>> [GLYPHS[o] for o in turns(N | S)]
    ['┃', '━']
    """
    return tuple(dict.fromkeys(rotate(openings, quarters) for quarters in range(4)))


@cache
def shape(openings: Openings) -> str:
    """The tile's shape, whatever its rotation.

    >>> shape(S | W)
    'corner'
    """
    return next((name for name, basic in SHAPES.items() if openings in turns(basic)), "blank")


@cache
@cache
def letters(openings: Openings) -> str:
    """The open sides as text, clockwise from north.

    >>> letters(S | W)
    'sw'
    """
    return "".join(letter for letter, side in zip(LETTERS, SIDES, strict=True) if openings & side)


def from_letters(text: str) -> Openings:
    """Read open sides in any order and case, or a single glyph.

    >>> from_letters("WS") == from_letters("┓") == S | W
    True
    """
    if len(text) == 1 and text in GLYPHS:
        return GLYPHS.index(text)
    openings = 0
    for letter in text.lower():
        side = LETTERS.find(letter)
        if side < 0 or openings & 1 << side:
            raise Problem("tile.openings", text=text)
        openings |= 1 << side
    return openings
