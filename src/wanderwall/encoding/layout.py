"""Meaning of action numbers and observation entries: one table for rules, kernel and every external interface.

Actions come in phases. A push is 4 x arrow + way. Arrows are numbered clockwise from the top left. The way counts
quarter turns from the canonical rotation of the shape, whichever way the spare is rotated now. A walk is the number of
pushes + square. In towers a third phase takes the k-th of the offers: payments for the square, the cheapest first, or
cards to give up.
"""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from dataclasses import dataclass
from functools import cache, cached_property
from math import prod

import numpy as np
import numpy.typing as npt

from wanderwall.board.grid import Square
from wanderwall.board.tiles import SHAPES, Openings, rotate, turns

#: an observation: numbers between 0 and 1
Observation = npt.NDArray[np.float32]
#: one byte per action, 1 if it is legal
Mask = npt.NDArray[np.int8]
#: a named part of an observation, and its shape
Piece = tuple[str, tuple[int, ...]]

#: maximum number of payments to choose from; in play at most 12 were ever offered
OFFERS = 16
#: the tallest tower an edition may have
TALLEST = 9


def canon(openings: Openings) -> Openings:
    """The tile in the canonical rotation of its shape.

    >>> canon(12) == 3  # a corner: north and east
    True
    """
    return min(turns(openings))


@cache
def way_of(openings: Openings) -> int:
    """Quarter turns from the canonical rotation of the shape."""
    return next(way for way in range(4) if rotate(canon(openings), way) == openings)


def turned_square(side: int, square: Square, quarters: int) -> Square:
    """The square's number on the board rotated anticlockwise by this many quarter turns.

    >>> [turned_square(7, 48, quarters) for quarters in range(4)]
    [48, 6, 0, 42]
    """
    for _ in range(quarters):
        row, column = divmod(square, side)
        square = (side - 1 - column) * side + row
    return square


@cache
def turns_home(side: int, home: Square) -> int:
    """How many quarter turns give this square its lowest possible number."""
    return min(range(4), key=lambda quarters: turned_square(side, home, quarters))


@dataclass(frozen=True)
class Layout:
    """The layout of one kind of table.

    >>> Layout(side=7, seats=2).actions
    97
    >>> Layout(side=5, seats=2, towers=True).actions
    73
    """

    side: int
    seats: int
    hints: bool = False
    towers: bool = False

    @property
    def squares(self) -> int:
        return self.side * self.side

    @property
    def lines(self) -> int:
        """Arrows on each edge."""
        return self.side // 2

    @property
    def pushes(self) -> int:
        return 16 * self.lines

    @property
    def offers(self) -> int:
        """The number of the first offer."""
        return self.pushes + self.squares

    @cached_property
    def actions(self) -> int:
        return self.offers + (OFFERS if self.towers else 0)

    @cached_property
    def bits(self) -> int:
        """How many entries of an observation are binary (0 or 1); they come first."""
        return sum(prod(shape) for _, shape in self._bits())

    @cached_property
    def size(self) -> int:
        """How many entries an observation has."""
        return sum(prod(shape) for _, shape in self.pieces)

    @cached_property
    def pieces(self) -> tuple[Piece, ...]:
        """Name and shape of each part, in the order of the observation."""
        return (*self._bits(), *self._fractions())

    def _bits(self) -> Iterator[Piece]:
        board = (self.side, self.side)
        for name in ("open_n", "open_e", "open_s", "open_w", "pawn", "target", "home", "reach"):
            yield name, board
        for ahead in range(1, self.seats):  # the others in the order of play
            yield f"pawn_{ahead}", board
            yield f"home_{ahead}", board
            yield f"maybe_{ahead}", board
        yield "barred", board
        if self.towers:
            yield "rune", board
            yield "chosen", board
        yield "spare_shape", (len(SHAPES),)
        for name in ("target_on_spare", "maybe_on_spare", "walk_due"):
            yield name, (1,)
        if self.towers:
            yield "pay_due", (1,)
            yield "discard_due", (1,)
            yield "rune_turned", (self.seats,)
        if self.hints:
            yield "hints", (self.pushes,)

    def _fractions(self) -> Iterator[Piece]:
        yield "left", (self.seats,)
        yield "turns", (1,)
        if self.towers:
            yield "height", (self.side, self.side)
            yield "spare_height", (1,)
            yield "hand", (3,)  # up, down, joker: as shares of all cards of the kind
            yield "hand_size", (self.seats,)
            yield "pile", (1,)
            yield "discard", (3,)
            yield "offers", (OFFERS, 3)

    @cached_property
    def slices(self) -> dict[str, slice]:
        """The slice of each part in an observation."""
        found, at = {}, 0
        for name, shape in self.pieces:
            found[name] = slice(at, at + prod(shape))
            at += prod(shape)
        return found

    @cached_property
    def firsts(self) -> dict[str, int]:
        """The number of the first entry of each part."""
        return {name: part.start for name, part in self.slices.items()}

    def parts_by_name(self, observation: Observation) -> dict[str, Observation]:
        """The parts of an observation by name, without a copy; works for batches as well.

        >>> layout = Layout(side=7, seats=2)
        >>> parts = layout.parts_by_name(np.zeros((1024, layout.size), np.float32))
        >>> parts["reach"].shape, parts["turns"].shape
        ((1024, 7, 7), (1024, 1))
        """
        return {
            name: observation[..., self.slices[name]].reshape(*observation.shape[:-1], *shape)
            for name, shape in self.pieces
        }

    def _warn_of_named(self, observation: Observation) -> dict[str, Observation]:
        """Old name of `parts_by_name`, until 0.4."""
        warnings.warn("Layout.named is called Layout.parts_by_name now", DeprecationWarning, stacklevel=2)
        return self.parts_by_name(observation)

    named = _warn_of_named
