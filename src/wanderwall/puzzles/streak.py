"""Days in a row: one's own calendar day counts, travelling breaks nothing, one day a week may be missed."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import NamedTuple

DAY = 24 * 3600
EPOCH = date(1970, 1, 1).toordinal()
#: days from one spare day to the next
WEEK = 7


class Solved(NamedTuple):
    """When a day's maze was solved: in seconds of UTC, and how many the clock on the wall was ahead of it."""

    moment: int
    ahead: int = 0

    @property
    def day(self) -> date:
        """The day on the calendar on the wall."""
        return date.fromordinal(EPOCH + (self.moment + self.ahead) // DAY)


class Streak(NamedTuple):
    """How many mazes in a row, and the day that was spared last."""

    days: int
    spared: date | None = None


def streak(solved: Iterable[Solved], now: Solved) -> Streak:
    """The streak that still stands now; today's maze may yet be solved.

    >>> noon = lambda day: Solved(day * DAY + DAY // 2)
    >>> streak([noon(2), noon(3), noon(5)], noon(6)), streak([noon(2), noon(5)], noon(5)).days
    (Streak(days=3, spared=datetime.date(1970, 1, 5)), 1)
    """
    rows = list(streaks(solved))
    return _kept(*rows[-1], now) if rows else Streak(0)


def streaks(solved: Iterable[Solved]) -> Iterator[tuple[Streak, Solved]]:
    """How the streak stood with every maze that counted."""
    row, last = Streak(0), None
    for one in sorted(solved):
        if last is None:
            row, last = Streak(1), one
        elif one.day > last.day:  # else a day that comes twice, as when one flies eastwards over the date line
            kept = _kept(row, last, one)
            row, last = kept._replace(days=kept.days + 1), one
        yield row, last


def _kept(row: Streak, last: Solved, then: Solved) -> Streak:
    """What stands of a streak on a later day: all of it, less a spare day, or nothing.

    A day is missed that has passed both here and where the last maze was solved.
    """
    missed = min(then.day, Solved(then.moment, last.ahead).day).toordinal() - last.day.toordinal() - 1
    if missed <= 0:
        return row
    spare = date.fromordinal(last.day.toordinal() + 1)
    if missed == 1 and (row.spared is None or (spare - row.spared).days >= WEEK):
        return row._replace(spared=spare)
    return Streak(0, row.spared)
