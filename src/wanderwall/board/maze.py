"""The sliding maze: four sets of squares, one for each side on which a tile may open, and the spare tile."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import cache
from typing import NamedTuple

from wanderwall.board.grid import Arrow, Grid, Square, Squares, grid
from wanderwall.board.tiles import GLYPHS, Openings, from_letters
from wanderwall.problem import Problem

#: the value of a hexadecimal digit, by its character code
_VALUES = bytes(int(chr(code), 16) if chr(code) in "0123456789abcdef" else 0 for code in range(256))


class Maze(NamedTuple):
    """Which squares open to the north, east, south and west, and the openings of the spare next to the board.

    >>> maze = Maze.from_picture('''
    ...     ┏━┓
    ...     ┃╋┃
    ...     ┗━┛
    ... ''', spare="┃")
    >>> print(maze.push(maze.grid.arrow("W2"), from_letters("━")))
    ┏━┓
    ━┃╋
    ┗━┛ ┃
    """

    side: int
    n: Squares
    e: Squares
    s: Squares
    w: Squares
    spare: Openings

    @property
    def grid(self) -> Grid:
        return grid(self.side)

    @property
    def planes(self) -> tuple[Squares, Squares, Squares, Squares]:
        return self.n, self.e, self.s, self.w

    def __getitem__(self, square: Square) -> Openings:  # type: ignore[override]
        return (
            (self.n >> square & 1)
            | (self.e >> square & 1) << 1
            | (self.s >> square & 1) << 2
            | (self.w >> square & 1) << 3
        )

    @property
    def tiles(self) -> tuple[Openings, ...]:
        """All tiles on the board, row by row."""
        # read as hexadecimal, a plane has one digit per square, so four planes combine to the digits of the tiles
        side, n, e, s, w, _ = self
        digits = int(f"{n:b}", 16) | int(f"{e:b}", 16) << 1 | int(f"{s:b}", 16) << 2 | int(f"{w:b}", 16) << 3
        row_by_row = f"{digits:0{side * side}x}"[::-1]
        return tuple(row_by_row.encode().translate(_VALUES))

    def push(self, arrow: Arrow, openings: Openings) -> Maze:
        """Push the spare in at the arrow with these openings; the tile pushed out is the new spare (S4)."""
        side, n, e, s, w, _ = self
        line, enter, step = arrow.line, arrow.enter, arrow.step
        stays, comes = ~line, line & ~(1 << arrow.leave)
        if step > 0:
            slid = (n & comes) << step, (e & comes) << step, (s & comes) << step, (w & comes) << step
        else:
            slid = (n & comes) >> -step, (e & comes) >> -step, (s & comes) >> -step, (w & comes) >> -step
        return Maze(
            side,
            n & stays | slid[0] | (openings & 1) << enter,
            e & stays | slid[1] | (openings >> 1 & 1) << enter,
            s & stays | slid[2] | (openings >> 2 & 1) << enter,
            w & stays | slid[3] | (openings >> 3 & 1) << enter,
            self[arrow.leave],
        )

    @property
    def exits(self) -> Squares:
        """The squares of the rim whose corridor opens off the board."""
        top, bottom, left, right = _edges(self.side)
        return self.n & top | self.s & bottom | self.w & left | self.e & right

    def __str__(self) -> str:
        rows = [
            "".join(GLYPHS[self[row * self.side + column]] for column in range(self.side)) for row in range(self.side)
        ]
        return "\n".join(rows) + " " + GLYPHS[self.spare]

    @classmethod
    def of(cls, tiles: Sequence[Openings], spare: Openings) -> Maze:
        """A maze from its tiles, row by row."""
        side = int(len(tiles) ** 0.5)
        if side * side != len(tiles):
            raise Problem("board.not_square", "S1", tiles=len(tiles))
        grid(side)
        return cls(side, plane(tiles, 0), plane(tiles, 1), plane(tiles, 2), plane(tiles, 3), spare)

    @classmethod
    def from_picture(cls, picture: str, spare: str) -> Maze:
        """A maze from a picture with one glyph per tile."""
        rows = [row.strip() for row in picture.strip().splitlines()]
        return cls.of([from_letters(glyph) for row in rows for glyph in row], from_letters(spare))


@cache
def _edges(side: int) -> tuple[Squares, Squares, Squares, Squares]:
    """The first and the last row, the first and the last column."""
    row, column = (1 << side) - 1, sum(1 << side * n for n in range(side))
    return row, row << side * (side - 1), column, column << side - 1


def plane(tiles: Iterable[Openings], bit: int) -> Squares:
    """The squares whose tile opens to the side of this bit."""
    return sum((openings >> bit & 1) << square for square, openings in enumerate(tiles))
