"""A maze with heights: which steps between joined neighbours are level, which climb and which descend.

Like `reach`, everything works on one board and on many lanes at once.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

from wanderwall.board.grid import SPARE, Squares
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Pushes, fill, joins

Height = int

#: heights row by row, the spare's last, so that `heights[SPARE]` is the spare's
Heights = Sequence[Height]


class Slopes(NamedTuple):
    """The squares joined to their east (`across`) and south (`down`) neighbours, by the step between them."""

    side: int
    across: Squares
    down: Squares
    rise_across: Squares  # the east neighbour is too high for a plain step
    rise_down: Squares
    fall_across: Squares  # the east neighbour is too low
    fall_down: Squares

    def level(self, start: Squares) -> Squares:
        """Everything that plain steps reach."""
        return fill(start, self.across, self.down, self.side)

    def climb(self, start: Squares) -> Squares:
        """The squares that one steep step up leads to."""
        up = (start & self.rise_across) << 1 | (start & self.rise_down) << self.side
        return up | start >> 1 & self.fall_across | start >> self.side & self.fall_down

    def descend(self, start: Squares) -> Squares:
        """The squares that one steep step down leads to."""
        down = (start & self.fall_across) << 1 | (start & self.fall_down) << self.side
        return down | start >> 1 & self.rise_across | start >> self.side & self.rise_down


def levels(heights: Heights) -> dict[Height, Squares]:
    """The squares of each height on the board.

    >>> levels([1, 2, 1, 5])
    {1: 5, 2: 2}
    """
    planes: dict[Height, Squares] = {}
    for square, height in enumerate(heights[:-1]):
        planes[height] = planes.get(height, 0) | 1 << square
    return planes


def slopes(maze: Maze, heights: Heights, plain: Height) -> Slopes:
    """The steps of one maze; a plain step changes the height by `plain` at most."""
    return _classify_steps(maze.side, *joins(maze), levels(heights), plain)


def slopes_all(pushes: Pushes, maze: Maze, heights: Heights, plain: Height) -> Slopes:
    """The steps after every push, one lane each."""
    spare = heights[SPARE]
    planes = {height: pushes.slide(plane) for height, plane in levels(heights).items()}
    planes[spare] = planes.get(spare, 0) | pushes.enter
    return _classify_steps(maze.side, *pushes.joins(maze), planes, plain)


def _classify_steps(
    side: int, across: Squares, down: Squares, planes: Mapping[Height, Squares], plain: Height
) -> Slopes:
    rise_across = rise_down = fall_across = fall_down = 0
    for height, plane in planes.items():
        above = sum(other for at, other in planes.items() if at > height + plain)
        rise_across |= plane & above >> 1
        rise_down |= plane & above >> side
        fall_across |= above & plane >> 1
        fall_down |= above & plane >> side
    return Slopes(
        side,
        across & ~(rise_across | fall_across),
        down & ~(rise_down | fall_down),
        across & rise_across,
        down & rise_down,
        across & fall_across,
        down & fall_down,
    )
