"""Rolls of Labyrinth Go! solved completely: every minimal solution, and how hard a roll is.

A solution is minimal when no tile can be taken away. Of all ways to lay tiles with holes over the rolled pictures, each
showing one, some can be completed with plain tiles, most cannot: the difficulty says one in how many can, as a power of
two. So one more is twice as hard to come upon, and turning the board changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cache
from itertools import product
from math import log2
from typing import Any

import numpy as np

from wanderwall.board.grid import Squares, squares_of
from wanderwall.board.tiles import SIDES, Openings
from wanderwall.bots.go.growth import Array, Hand, Placements, grown
from wanderwall.bots.go.search import Sides, placements, start
from wanderwall.games.go.check import covers
from wanderwall.games.go.state import GoEdition, Layout, Picture
from wanderwall.kernel.board import LARGEST
from wanderwall.kernel.jit import u64
from wanderwall.kernel.wide import size_for
from wanderwall.problem import Problem

#: solutions there is room for at first
ROOM = 1 << 14


@dataclass(frozen=True)
class Solved:
    """A roll and its minimal solutions."""

    edition: GoEdition
    roll: tuple[Picture, ...]
    #: the placements of each solution, -1 after them
    found: Array

    def __len__(self) -> int:
        return len(self.found)

    @property
    def tiles(self) -> int:
        """The tiles of the smallest solution, 0 when there is none."""
        return int((self.found >= 0).sum(axis=1).min()) if len(self) else 0

    @property
    def difficulty(self) -> float | None:
        """One in how many ways to lay the holes can be completed, as a power of two; None when there is no solution."""
        if not len(self):
            return None
        holes = np.array([bool(way.hole) for way in placements(self.edition)])
        shown = np.sort(np.where((self.found >= 0) & holes[self.found], self.found, -1), axis=1)
        return round(log2(hole_layouts(self.edition, self.roll) / len({row.tobytes() for row in shown})), 2)

    def layouts(self) -> Iterator[Layout]:
        """The solutions as they are laid, the tiles in the edition's order."""
        ways, order = placements(self.edition), list(self.edition.all_tiles)
        for row in self.found.tolist():
            lays = [ways[way].lay for way in row if way >= 0]
            yield tuple(sorted(lays, key=lambda lay: order.index(lay.tile)))

    def row(self) -> dict[str, Any]:
        """The roll's line in a table."""
        return {
            "roll": ",".join(self.roll),
            "solutions": len(self),
            "tiles": self.tiles,
            "difficulty": self.difficulty,
        }


def rolls(edition: GoEdition) -> list[tuple[Picture, ...]]:
    """Everything the dice can show."""
    return list(product(*edition.dice))


def solve_all(edition: GoEdition, roll: Iterable[Picture], joker: bool = False, limit: int = 0) -> Solved:
    """The minimal solutions of a roll; a positive limit stops at that many.

    >>> from wanderwall.games import edition
    >>> len(solve_all(edition("go"), ("purse", "spider", "owl", "candelabra")))
    8020
    """
    side = edition.grid.side
    if side > LARGEST:
        raise Problem("kernel.not_served", "G1", option="side", value=side)
    roll = tuple(roll)
    all_tiles = edition.all_tiles.values()
    tiles = (1 << len(edition.tiles) + joker) - 1
    plain = sum(1 << n for n, tile in enumerate(all_tiles) if not tile.hole)
    hand = Hand(u64(_wanted(edition, roll)), u64(tiles), u64(plain))
    middle, room = u64(1 << edition.middle), limit or ROOM
    while True:
        found = np.empty((room, tiles.bit_count()), np.int16)
        number = int(grown(size_for(side, u64), _arrays(edition), hand, middle, limit, found))
        if number <= room:
            return Solved(edition, roll, found[:number])
        room = number


def hole_layouts(edition: GoEdition, roll: tuple[Picture, ...]) -> int:
    """In how many ways tiles with holes can lie so that each shows one rolled picture and all are shown."""
    wanted = _wanted(edition, roll)
    laid = Counter({(0, 1 << edition.middle): 1})  # tiles used and squares taken
    for square in squares_of(wanted):
        ways = [way for way in placements(edition) if way.hole == 1 << square and way.under & wanted == way.hole]
        more: Counter[tuple[int, int]] = Counter()
        for (used, taken), number in laid.items():
            for way in ways:
                if not (used & way.tile or taken & way.under):
                    more[used | way.tile, taken | way.under] += number
        laid = more
    return laid.total()


def _wanted(edition: GoEdition, roll: Iterable[Picture]) -> Squares:
    return sum(1 << edition.where[picture] for picture in roll)


@cache
def _arrays(edition: GoEdition) -> Placements:
    """The placements of an edition for the compiled search."""
    ways = placements(edition)
    meeting = sorted((end, way) for way, placement in enumerate(ways) for end in squares_of(placement.opens))
    middle = {edition.middle: edition.middle_openings}
    return Placements(
        _words(placement.tile for placement in ways),
        _words(placement.under for placement in ways),
        _words(placement.hole for placement in ways),
        _words(_by_direction(placement.opens) for placement in ways),
        _words(_by_direction(placement.meets) for placement in ways),
        _words(_paths(covers(edition, placement.lay)) for placement in ways),
        _words(_paths(middle)),
        _words(_by_direction(start(edition)[0])),
        np.array([end for end, _ in meeting], np.int32),
        np.array([way for _, way in meeting], np.int32),
    )


def _words(values: Iterable[Any]) -> Array:
    return np.array(list(values), np.uint64)


def _by_direction(sides: Sides) -> list[int]:
    """Sides of squares as four sets of squares."""
    return [sum(1 << end // 4 for end in squares_of(sides) if end % 4 == direction) for direction in range(4)]


def _paths(paths: dict[int, Openings]) -> list[int]:
    return [sum(1 << square for square, openings in paths.items() if openings & side) for side in SIDES]
