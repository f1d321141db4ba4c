"""Days in a row. The player's local calendar day counts, travelling breaks nothing, and one day a week may be
missed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

DAY = 24 * 3600
EPOCH = date(1970, 1, 1).toordinal()
#: days from one spared day to the next
WEEK = 7


class SolvedDay(NamedTuple):
    """When a day's puzzle was solved: in UTC seconds, and the offset of local time in seconds."""

    moment: int
    ahead: int = 0

    @property
    def day(self) -> date:
        """The local calendar day."""
        return date.fromordinal(EPOCH + (self.moment + self.ahead) // DAY)


class Streak(NamedTuple):
    """The number of puzzles in a row, and the last day that was spared."""

    days: int
    spared: date | None = None


def streak(solved: Iterable[SolvedDay], now: SolvedDay) -> Streak:
    """The streak as of now; today's puzzle may still be solved.

    >>> noon = lambda day: SolvedDay(day * DAY + DAY // 2)
    >>> streak([noon(2), noon(3), noon(5)], noon(6)), streak([noon(2), noon(5)], noon(5)).days
    (Streak(days=3, spared=datetime.date(1970, 1, 5)), 1)
    """
    rows = list(streaks(solved))
    return _carry_over(*rows[-1], now) if rows else Streak(0)


def streaks(solved: Iterable[SolvedDay]) -> Iterator[tuple[Streak, SolvedDay]]:
    """The streak after every puzzle that counted."""
    row, last = Streak(0), None
    for one in sorted(solved):
        if last is None:
            row, last = Streak(1), one
        elif one.day > last.day:  # otherwise a repeated day, as on a flight eastwards over the date line
            kept = _carry_over(row, last, one)
            row, last = kept._replace(days=kept.days + 1), one
        yield row, last


def _carry_over(row: Streak, last: SolvedDay, then: SolvedDay) -> Streak:
    """What is left of a streak on a later day: all of it, all of it with a spared day, or nothing.

    A day counts as missed if it has passed both here and where the last puzzle was solved.
    """
    missed = min(then.day, SolvedDay(then.moment, last.ahead).day).toordinal() - last.day.toordinal() - 1
    if missed <= 0:
        return row
    spare = date.fromordinal(last.day.toordinal() + 1)
    if missed == 1 and (row.spared is None or (spare - row.spared).days >= WEEK):
        return row._replace(spared=spare)
    return Streak(0, row.spared)
