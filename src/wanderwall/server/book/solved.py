"""The puzzles somebody has solved: those of a day, those of the house, and the most in one rush. The best of several
tries stays.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

from wanderwall.puzzles.streak import Solved as Moment
from wanderwall.puzzles.streak import streaks

#: the shelves: mazes and rolls of the day, by their date; those of the house, by their number; the best rush
MAZE, ROLL, HOUSE, RUSH = "maze", "roll", "house", "rush"
BEST = "best"


class Solved(NamedTuple):
    """A puzzle that was solved."""

    shelf: str
    #: a date, a number, or BEST
    name: str
    #: turns or tiles of one's own, and par, 0 where nobody counted; in a rush how many were solved
    own: int = 0
    par: int = 0
    #: when, where it was solved on its own day: that counts for the streak
    moment: int | None = None
    ahead: int | None = None

    @property
    def when(self) -> Moment | None:
        return None if self.moment is None else Moment(self.moment, self.ahead or 0)


def better(one: Solved, other: Solved) -> Solved:
    """Of two tries at the same puzzle the best, and the day that counts.

    >>> better(Solved(MAZE, "2026-11-01", 5, 4), Solved(MAZE, "2026-11-01", 4, 4, 77, 0))
    Solved(shelf='maze', name='2026-11-01', own=4, par=4, moment=77, ahead=0)
    """
    if one.shelf == RUSH:
        return max(one, other, key=lambda tried: tried.own)
    best = min(one, other, key=lambda tried: tried.own)
    first = min(
        (tried for tried in (one, other) if tried.moment is not None), default=best, key=lambda t: t.moment or 0
    )
    return best._replace(moment=first.moment, ahead=first.ahead)


def counts_on_its_day(solved: Solved) -> bool:
    """Whether the moment lies on the day of the maze, where the clock on the wall says so."""
    return solved.when is not None and solved.when.day == date.fromisoformat(solved.name)


def rows(solved: Iterable[Solved]) -> Iterator[tuple[int, Moment]]:
    """How many mazes of the day stood in a row, with every one of them."""
    for row, last in streaks([one.when for one in solved if one.shelf == MAZE and one.when]):
        yield row.days, last


def best_rush(solved: Iterable[Solved]) -> Solved | None:
    """The most puzzles that were solved in one rush."""
    return next((one for one in solved if one.shelf == RUSH), None)


def longest_row(solved: Iterable[Solved]) -> int:
    """The most mazes of the day in a row that there ever were."""
    return max((days for days, _ in rows(solved)), default=0)
