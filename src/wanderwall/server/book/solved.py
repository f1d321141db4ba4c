"""The puzzles a guest has solved: daily, shipped, and the most in one rush. The best of several tries stays."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

from wanderwall.puzzles.day import SolvedDay as Moment
from wanderwall.puzzles.day import streaks

#: the shelves: daily mazes and rolls, by date; shipped puzzles, by number; the best rush
MAZE, ROLL, SHIPPED, RUSH = "maze", "roll", "house", "rush"
BEST = "best"


class SolvedPuzzle(NamedTuple):
    """A solved puzzle."""

    shelf: str
    #: a date, a number, or BEST
    name: str
    #: the guest's turns or tiles, and par, 0 if not counted; in a rush how many were solved
    own: int = 0
    par: int = 0
    #: when, if it was solved on its day, which counts for the streak
    moment: int | None = None
    ahead: int | None = None

    @property
    def when(self) -> Moment | None:
        return None if self.moment is None else Moment(self.moment, self.ahead or 0)


def better(one: SolvedPuzzle, other: SolvedPuzzle) -> SolvedPuzzle:
    """Return the better of two tries at the same puzzle, with the day that counts.

    >>> better(SolvedPuzzle(MAZE, "2026-11-01", 5, 4), SolvedPuzzle(MAZE, "2026-11-01", 4, 4, 77, 0))
    SolvedPuzzle(shelf='maze', name='2026-11-01', own=4, par=4, moment=77, ahead=0)
    """
    if one.shelf == RUSH:
        return max(one, other, key=lambda tried: tried.own)
    best = min(one, other, key=lambda tried: tried.own)
    first = min(
        (tried for tried in (one, other) if tried.moment is not None), default=best, key=lambda t: t.moment or 0
    )
    return best._replace(moment=first.moment, ahead=first.ahead)


def counts_on_its_day(solved: SolvedPuzzle) -> bool:
    """Whether the maze was solved on its day, in the local time of the player."""
    return solved.when is not None and solved.when.day == date.fromisoformat(solved.name)


def rows(solved: Iterable[SolvedPuzzle]) -> Iterator[tuple[int, Moment]]:
    """Yield every solved daily maze with the length of the streak that it ends."""
    for row, last in streaks([one.when for one in solved if one.shelf == MAZE and one.when]):
        yield row.days, last


def best_rush(solved: Iterable[SolvedPuzzle]) -> SolvedPuzzle | None:
    """Return the rush with the most solved puzzles."""
    return next((one for one in solved if one.shelf == RUSH), None)


def longest_row(solved: Iterable[SolvedPuzzle]) -> int:
    """Return the longest streak of daily mazes."""
    return max((days for days, _ in rows(solved)), default=0)
