"""Complete solutions of Labyrinth Go! rolls: every minimal solution, and the difficulty of a roll.

A solution is minimal if no tile can be removed. Of all ways to lay tiles with holes over the rolled pictures, each
showing one, some can be completed with plain tiles, most cannot. The difficulty is the binary logarithm of "one in how
many can". So one point more is twice as hard to find, and rotating the board changes nothing.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import islice, product
from math import log2
from typing import TypedDict

from wanderwall.board.grid import Squares, squares_of
from wanderwall.games.go.check import network
from wanderwall.games.go.notation import lay_text, layout_text
from wanderwall.games.go.state import GoEdition, Layout, Picture, State
from wanderwall.kernel import FAST, MAX_SIDE
from wanderwall.problem import Problem
from wanderwall.solver.go_search import Search, placements, start

#: the numbers of the placements that solve a roll
Ways = tuple[int, ...]


def solve(state: State, most: int = 0) -> tuple[str, ...] | None:
    """The moves that lay a smallest layout of the roll, without the joker; None if there is none. `most` has no
    meaning here.
    """
    if not state.roll:
        raise Problem("solve.roll", "G3")
    smallest = solve_all(state.edition, state.roll).smallest()
    return None if smallest is None else tuple(lay_text(state.edition, lay) for lay in smallest)


class RollRow(TypedDict):
    """A row of the table of rolls."""

    roll: str
    solutions: int
    tiles: int
    difficulty: float | None


@dataclass(frozen=True)
class SolvedRoll:
    """A roll and its minimal solutions."""

    edition: GoEdition
    roll: tuple[Picture, ...]
    found: list[Ways]

    def __len__(self) -> int:
        return len(self.found)

    @property
    def tiles(self) -> int:
        """The number of tiles of the smallest solution, 0 if there is none."""
        return min(map(len, self.found), default=0)

    @property
    def difficulty(self) -> float | None:
        """One in how many ways to lay the holes can be completed, as a power of two; None if there is no solution."""
        if not len(self):
            return None
        laid, completed = self.odds
        return round(log2(laid / completed), 2)

    @property
    def odds(self) -> tuple[int, int]:
        """The number of ways to lay the holes over the pictures, and how many of them can be completed."""
        holes = {number for number, way in enumerate(placements(self.edition)) if way.hole}
        shown = {frozenset(holes.intersection(ways)) for ways in self.found}
        return hole_layouts(self.edition, self.roll), len(shown)

    def layouts(self) -> Iterator[Layout]:
        """The solutions as layouts, the tiles in the edition's order."""
        ways, order = placements(self.edition), list(self.edition.all_tiles)
        for found in self.found:
            lays = [ways[number].lay for number in found]
            yield tuple(sorted(lays, key=lambda lay: order.index(lay.tile)))

    def smallest(self) -> Layout | None:
        """The solution with the fewest tiles, the first of them in notation; None if there is none."""
        layouts = self.layouts()
        return min(layouts, key=lambda layout: (len(layout), layout_text(self.edition, layout)), default=None)

    def row(self) -> RollRow:
        """The row of the roll in a table."""
        return {
            "roll": ",".join(self.roll),
            "solutions": len(self),
            "tiles": self.tiles,
            "difficulty": self.difficulty,
        }


def rolls(edition: GoEdition) -> list[tuple[Picture, ...]]:
    """All possible rolls of the dice."""
    return list(product(*edition.dice))


def solve_all(
    edition: GoEdition, roll: Iterable[Picture], joker: bool = False, limit: int = 0, compiled: bool = FAST
) -> SolvedRoll:
    """Find the minimal solutions of a roll; a positive limit stops at that many.

    >>> from wanderwall.games import edition
    >>> len(solve_all(edition("go"), ("purse", "spider", "owl", "candelabra")))
    8020
    """
    side = edition.grid.side
    if side > MAX_SIDE:
        raise Problem("kernel.not_served", "G1", option="side", value=side)
    roll = tuple(roll)
    if not compiled:
        found = list(islice(_grow(edition, _wanted_squares(edition, roll), joker), limit or None))
        return SolvedRoll(edition, roll, found)
    from wanderwall.solver.go_compiled import solve_ways

    return SolvedRoll(edition, roll, solve_ways(edition, _wanted_squares(edition, roll), joker, limit))


def _grow(edition: GoEdition, wanted: Squares, joker: bool) -> Iterator[Ways]:
    """The same without the compiled search, a second or two slower: the solutions of which every tile is needed."""
    numbers = {way.lay: number for number, way in enumerate(placements(edition))}
    tiles = (1 << len(edition.tiles) + joker) - 1
    for lays in Search(edition, wanted, tiles).grow(*start(edition), wanted, tiles, shut=0):
        plain = [lay for lay in lays if not edition.all_tiles[lay.tile].hole]
        if all(wanted & ~network(edition, tuple(lay for lay in lays if lay != one)) for one in plain):
            yield tuple(numbers[lay] for lay in lays)


def hole_layouts(edition: GoEdition, roll: tuple[Picture, ...]) -> int:
    """The number of ways to lay tiles with holes so that each shows one rolled picture and all are shown."""
    wanted = _wanted_squares(edition, roll)
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


def _wanted_squares(edition: GoEdition, roll: Iterable[Picture]) -> Squares:
    return sum(1 << edition.where[picture] for picture in roll)
