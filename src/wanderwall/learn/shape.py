"""The layout of a game's features, for the value net that learns it."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel import features, net, tower_features, tower_selfplay


class Shape(NamedTuple):
    """Features of a push: planes, square by square, then numbers; the first number is 1 if only home is left."""

    version: str
    seats: int
    squares: int
    #: the most pushes of a turn
    pushes: int
    #: rows that belong to planes, and all rows
    planes: int
    rows: int
    #: the planes of squares in reach, and of the goal
    reach: int
    goal: int


def classic(seats: int) -> Shape:
    """Classic with this number of players."""
    return Shape(
        *(features.VERSION, seats, features.SQUARES, net.PUSHES),
        *(features.plane_rows(seats), features.rows(seats), features.REACH, features.GOAL),
    )


#: towers with two players
TOWERS = Shape(
    *(tower_features.VERSION, 2, tower_features.SQUARES, tower_selfplay.PUSHES),
    *(tower_features.PLANE_ROWS, tower_features.ROWS, tower_features.REACH, tower_features.GOAL),
)
