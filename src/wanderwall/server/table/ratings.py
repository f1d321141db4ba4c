"""The ratings of the people and bots at the server's tables, and the numbers people see."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.arena.rating import Rating, rated

__all__ = ["Rating", "Shown", "rated", "shown"]

#: what somebody is shown before the first game, and points for one of the model's
FIRST, POINTS = 1000, 20
#: deviations below the middle: what somebody is, almost certainly
SURE = 3


class Shown(NamedTuple):
    """A rating as people see it: it begins low and rises as a player gets better, or better known."""

    rating: int
    deviation: int


def shown(rating: Rating) -> Shown:
    """The friendly number, and how much it is still likely to move.

    >>> shown(Rating()), shown(Rating(30.0, 1.5))
    (Shown(rating=1000, deviation=167), Shown(rating=1510, deviation=30))
    """
    ordinal = rating.mu - SURE * rating.sigma
    return Shown(max(0, round(FIRST + POINTS * ordinal)), round(POINTS * rating.sigma))
