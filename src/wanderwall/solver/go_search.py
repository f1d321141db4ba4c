"""A search that solves rolls of Labyrinth Go!: the network grows from the middle, tile by tile.

Every step takes one open end of the network and decides it: a tile from the hand goes there with an opening that meets
it, or none ever will. So no layout is visited twice.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Iterable, Iterator, Mapping
from functools import cache
from typing import NamedTuple

from wanderwall.board.grid import Square, Squares, squares_of
from wanderwall.board.reach import lanes_of
from wanderwall.board.tiles import SIDES, Openings, opposite
from wanderwall.games.go.check import covers, spots, squares
from wanderwall.games.go.state import GoEdition, Lay, Layout, Picture

#: a side of a square is bit 4 × square + 0…3 for n e s w
Sides = int
Tiles = int  # one bit per tile, the joker's the highest


class Placement(NamedTuple):
    """A way to lay a tile, as sets."""

    lay: Lay
    tile: Tiles
    under: Squares
    hole: Squares
    opens: Sides  # the openings of its squares
    meets: Sides  # the sides of neighbours that these face


def solve(edition: GoEdition, roll: Iterable[Picture], joker: bool = False) -> Layout | None:
    """A layout that shows and joins all pictures of the roll, or None if there is none.

    >>> from wanderwall.games import edition
    >>> from wanderwall.games.go.check import check_layout, right
    >>> roll = ("purse", "spider", "owl", "candelabra")
    >>> right(check_layout(edition("go"), roll, solve(edition("go"), roll)))
    True
    """
    return next(solutions(edition, roll, joker), None)


def solutions(edition: GoEdition, roll: Iterable[Picture], joker: bool = False) -> Iterator[Layout]:
    """Every layout that solves the roll and grows from the middle until it does."""
    wanted = sum(1 << edition.where[picture] for picture in roll)
    hand = (1 << len(edition.tiles) + joker) - 1
    order = list(edition.all_tiles)
    for found in Search(edition, wanted, hand).grow(*start(edition), wanted, hand, shut=0):
        yield tuple(sorted(found, key=lambda lay: order.index(lay.tile)))


class Search:
    """The search for one roll, with what stays constant while it grows."""

    def __init__(self, edition: GoEdition, wanted: Squares, hand: Tiles) -> None:
        self.side = edition.grid.side
        self.lane = lanes_of(self.side, 1)
        self.board = (1 << edition.grid.size) - 1
        self.plain = sum(1 << n for n, tile in enumerate(edition.all_tiles.values()) if not tile.hole)
        self.at: Mapping[int, list[Placement]] = defaultdict(list)
        for placement in placements(edition):
            # a wanted picture must be under a hole or uncovered, and a hole must show a wanted picture to be useful
            if placement.tile & hand and placement.under & wanted == placement.hole:
                for end in squares_of(placement.opens):
                    self.at[end].append(placement)

    def grow(self, ends: Sides, taken: Squares, wanted: Squares, hand: Tiles, shut: Sides) -> Iterator[tuple[Lay, ...]]:
        """Yield the tiles that complete the network.

        `ends` are the sides of free squares to which the network leads and where a tile may still meet it, `shut` those
        where none may.
        """
        if not wanted:
            yield ()
            return
        free = self.board & ~taken
        ends_at = {}
        for end in squares_of(ends):
            if free >> (end >> 2) & 1:
                ends_at[end] = end >> 2
        if not ends_at or not self.hopeful(ends_at.values(), free, wanted, (hand & self.plain).bit_count()):
            return
        end = next(iter(ends_at))
        ends ^= 1 << end
        for placement in self.at[end]:
            if placement.tile & hand and not placement.under & taken and not placement.opens & shut:
                for more in self.grow(
                    ends | placement.meets,
                    taken | placement.under,
                    wanted & ~placement.hole,
                    hand ^ placement.tile,
                    shut,
                ):
                    yield (placement.lay, *more)
        yield from self.grow(ends, taken, wanted, hand, shut | 1 << end)

    def hopeful(self, frontier: Iterable[Square], free: Squares, wanted: Squares, plain: int) -> bool:
        """Whether the remaining plain tiles could bridge the gaps if every tile opened to all sides and fitted
        everywhere.

        A hole tile starts at most one square away from its picture and leads two squares on from there; so does a plain
        tile, from anywhere in reach.
        """
        reach = 0
        for square in frontier:
            reach |= 1 << square
        while True:
            while near := wanted & self.spread(reach, free):
                wanted ^= near
                reach |= self.spread(self.spread(near, free), free)
            if not wanted:
                return True
            if not plain:
                return False
            plain -= 1
            reach = self.spread(self.spread(reach, free), free)

    def spread(self, area: Squares, free: Squares) -> Squares:
        """The squares and their free neighbours."""
        east, south, side = self.lane.not_east, self.lane.not_south, self.side
        return (area | (area & east) << 1 | area >> 1 & east | (area & south) << side | area >> side & south) & free


@cache
def placements(edition: GoEdition) -> tuple[Placement, ...]:
    """Every way to lay every tile on the empty board."""
    found = []
    for n, tile in enumerate(edition.all_tiles.values()):
        for lay in spots(edition, (), tile.id):
            paths = covers(edition, lay)
            opens, meets = _ends(edition, paths)
            under = sum(1 << square for square in paths)
            found.append(Placement(lay, 1 << n, under, 1 << lay.square if tile.hole else 0, opens, meets))
    return tuple(found)


def start(edition: GoEdition) -> tuple[Sides, Squares]:
    """The ends of the middle, and what it covers."""
    return _ends(edition, {edition.middle: edition.middle_openings})[1], 1 << edition.middle


def _ends(edition: GoEdition, paths: Mapping[Square, Openings]) -> tuple[Sides, Sides]:
    """The openings of some squares towards other squares, and the sides they face there."""
    opens = meets = 0
    for square, openings in paths.items():
        for n, side in enumerate(SIDES):
            neighbours = squares(edition.grid.side, square, (n - 1) % 4, 2)
            if openings & side and neighbours and neighbours[1] not in paths:
                opens |= 1 << 4 * square + n
                meets |= 1 << 4 * neighbours[1] + SIDES.index(opposite(side))
    return opens, meets
