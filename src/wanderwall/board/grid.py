"""A square board of an odd side: its squares, their names, and the arrows at its edge (S1, S2).

Squares are numbered row by row from the top left and named by column letter and row number, so `a1` is the top left
corner. Arrows are named by their side of the board and the line they move: `N2` pushes the second column down, `W4` the
fourth row to the right.
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from functools import cache

from wanderwall.problem import Problem

Square = int
Squares = int  # a set of squares: bit n stands for square n

#: the place of something that is on the spare tile
SPARE: Square = -1

MIN_SIDE, MAX_SIDE = 3, 13


@dataclass(frozen=True, slots=True, eq=False)
class Arrow:
    """A place where the spare is pushed in: the line it moves, the square it enters, and the square a tile leaves.

    There is one object for each arrow of each board size, so arrows compare and hash by identity.
    """

    name: str
    enter: Square
    leave: Square
    step: int  # the change of a square's number: +1, -1, +side, -side
    line: Squares
    #: by square, the spare's last: where the tile is after the push, and where a pawn on it is
    rides: tuple[Square, ...]
    carries: tuple[Square, ...]

    def ride(self, square: Square) -> Square:
        """Where a tile on this square is after the push: SPARE if pushed out; the spare enters the line."""
        return self.rides[square]

    def carry(self, square: Square) -> Square:
        """Where a pawn on this square is after the push: pawns that are pushed out re-enter at the other end (S6)."""
        return self.carries[square]


def _arrow(side: int, name: str, enter: Square, leave: Square, step: int) -> Arrow:
    squares = range(enter, leave + step, step)
    rides = {square: square + step for square in squares} | {leave: SPARE, SPARE: enter}
    places = [rides.get(square, square) for square in (*range(side * side), SPARE)]
    carries = tuple(enter if place == SPARE else place for place in places)
    return Arrow(name, enter, leave, step, sum(1 << square for square in squares), tuple(places), carries)


class Grid:
    """The squares and arrows of a board of one size; get it from `grid`."""

    def __init__(self, side: int) -> None:
        self.side = side
        self.size = side * side
        self.names = tuple(f"{chr(97 + n % side)}{n // side + 1}" for n in range(self.size))
        self.fixed: Squares = sum(1 << n for n in range(self.size) if n // side % 2 == 0 and n % side % 2 == 0)
        self.rim: Squares = sum(
            1 << n for n in range(self.size) if n // side in (0, side - 1) or n % side in (0, side - 1)
        )
        #: clockwise from the top left
        self.arrows = self._arrows()
        self._by_name = {arrow.name: arrow for arrow in self.arrows}
        self._across = {arrow: self.at(arrow.leave) for arrow in self.arrows}
        self._square = {name: n for n, name in enumerate(self.names)}

    def _arrows(self) -> tuple[Arrow, ...]:
        side, last = self.side, self.side - 1
        lines = range(1, side, 2)
        north = [_arrow(side, f"N{k + 1}", k, last * side + k, side) for k in lines]
        east = [_arrow(side, f"E{k + 1}", k * side + last, k * side, -1) for k in lines]
        south = [_arrow(side, f"S{k + 1}", last * side + k, k, -side) for k in lines]
        west = [_arrow(side, f"W{k + 1}", k * side, k * side + last, 1) for k in lines]
        return (*north, *east, *reversed(south), *reversed(west))

    def arrow(self, name: str) -> Arrow:
        """The arrow of this name, in any case."""
        try:
            return self._by_name[name.upper()]
        except KeyError:
            raise Problem("board.no_arrow", text=name, first="N2", last=f"W{self.side - 1}") from None

    def across(self, arrow: Arrow) -> Arrow:
        """The arrow at the other end of the line, where the pushed-out tile ends up (S4)."""
        return self._across[arrow]

    def at(self, square: Square) -> Arrow:
        """The arrow that pushes a tile in at this square."""
        return next(arrow for arrow in self.arrows if arrow.enter == square)

    def square(self, name: str) -> Square:
        """The square of this name, in any case."""
        try:
            return self._square[name.lower()]
        except KeyError:
            raise Problem("board.no_square", text=name, last=self.names[-1]) from None

    def is_square(self, text: str) -> bool:
        return text.lower() in self._square

    def place(self, text: str) -> Square:
        """A square, or `+` for the spare tile."""
        return SPARE if text == "+" else self.square(text)

    def place_name(self, square: Square) -> str:
        return "+" if square == SPARE else self.names[square]


@cache
def grid(side: int) -> Grid:
    """The board of this side.

    >>> board = grid(7)
    >>> [arrow.name for arrow in board.arrows][:4], board.names[9], board.across(board.arrow("N2")).name
    (['N2', 'N4', 'N6', 'E2'], 'c2', 'S2')
    """
    if side % 2 == 0 or not MIN_SIDE <= side <= MAX_SIDE:
        raise Problem("board.side", "S1", side=side, smallest=MIN_SIDE, largest=MAX_SIDE)
    return Grid(side)


def squares_of(squares: Squares) -> list[Square]:
    """The members of a set of squares, in order.

    >>> squares_of(0b1010)
    [1, 3]
    """
    found = []
    while squares:
        low = squares & -squares
        found.append(low.bit_length() - 1)
        squares ^= low
    return found


ARROW = re.compile(r"[NESW]\d+", re.IGNORECASE)
