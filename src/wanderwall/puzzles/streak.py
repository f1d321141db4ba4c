"""Days in a row: one's own calendar day counts, travelling breaks nothing, one day a week may be missed."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

#: seconds in which nobody can miss a day, whatever the calendars on the way say
TWO_DAYS = 48 * 3600
#: days from one spare day to the next
WEEK = 7


class Solved(NamedTuple):
    """A day's maze that was solved: its date, as the calendar on the wall had it, and the moment, in seconds of UTC."""

    day: date
    moment: int


class Streak(NamedTuple):
    """How many mazes in a row, and the day that was spared last."""

    days: int
    spared: date | None = None


def streak(solved: Iterable[Solved], today: Solved) -> Streak:
    """The streak that still stands now: `today` is the day and the moment of asking; a maze may yet be solved today.

    >>> day = lambda n: Solved(date(2026, 11, n), n * 86400)
    >>> streak([day(2), day(3), day(5)], day(6)), streak([day(2), day(5)], day(5)).days
    (Streak(days=3, spared=datetime.date(2026, 11, 4)), 1)
    """
    now, last = Streak(0), None
    for one in sorted(set(solved)):
        if last is not None and one.day == last.day:
            continue  # two moments of one day, as when one flies west: one maze
        now = _after(now, last, one)
        now, last = now._replace(days=now.days + 1), one
    return now if last is None or today.day <= last.day else _after(now, last, today)


def _after(now: Streak, last: Solved | None, next_one: Solved) -> Streak:
    """What stands of a streak on the next day that counts: all of it, less a spare day, or nothing."""
    if last is None:
        return Streak(0)
    missed = (next_one.day - last.day).days - 1
    if missed <= 0 or next_one.moment - last.moment <= TWO_DAYS:
        return now
    spare = date.fromordinal(last.day.toordinal() + 1)
    if missed == 1 and (now.spared is None or (spare - now.spared).days >= WEEK):
        return now._replace(spared=spare)
    return Streak(0)
