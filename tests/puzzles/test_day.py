"""The maze of the day is the same on every machine: golden days, with and without the compiler; streaks by calendar."""

from __future__ import annotations

import json
from datetime import date, timedelta
from hashlib import sha256

import pytest

from tests.bots.test_bare import bare_run
from wanderwall.problem import Problem
from wanderwall.puzzles import prove
from wanderwall.puzzles.day import FIRST, WEEK, go_roll, number, shared, sliding_maze
from wanderwall.puzzles.streak import Solved, Streak, streak

#: a week, and a day far away: the beginning of the SHA-256 of both puzzles' texts
GOLDEN = {
    "2026-11-16": "3207cc2ff7fdb095",
    "2026-11-17": "4733774ecaa6ad45",
    "2026-11-19": "c534b74c46d00159",
    "2026-11-18": "f2d1327edd762ea1",
    "2026-11-20": "1a96978720891c78",
    "2026-11-21": "7a7d3dd773aad118",
    "2026-11-22": "2c3329a01873ef31",
    "2099-12-31": "1ba8f2b4359717ea",
}
BARE = """
import json, sys
from datetime import date
from tests.puzzles.test_day import digest
print(json.dumps({day: digest(date.fromisoformat(day)) for day in sys.argv[1:]}))
"""


def digest(day: date) -> str:
    return sha256(f"{sliding_maze(day).text()}\n{go_roll(day).text()}".encode()).hexdigest()[:16]


def test_golden_days() -> None:
    assert {day: digest(date.fromisoformat(day)) for day in GOLDEN} == GOLDEN


def test_the_same_without_numba() -> None:
    days = list(GOLDEN)[:3]
    assert json.loads(bare_run(BARE, *days)) == {day: GOLDEN[day] for day in days}


def test_every_day_of_a_week_is_asked_and_proven() -> None:
    monday = date(2026, 11, 16)
    for after, asked in enumerate(WEEK):
        puzzle = sliding_maze(monday + timedelta(days=after))
        assert (puzzle.kind, puzzle.par) == asked
        prove(puzzle)


def test_days_are_numbered_from_the_first() -> None:
    assert number(FIRST) == 1
    with pytest.raises(Problem, match=r"day\.early"):
        sliding_maze(FIRST - timedelta(days=1))
    with pytest.raises(Problem, match=r"notation\.move"):
        shared(FIRST, 2, ["a1"])


HOURS = 3600
NOVEMBER = date(2026, 11, 1).toordinal()


def solved(day: int, hour: int | None = None) -> Solved:
    """The maze of a day of November, at noon of UTC or so many hours after the first began."""
    return Solved(date.fromordinal(NOVEMBER + day - 1), ((day - 1) * 24 + 12 if hour is None else hour) * HOURS)


@pytest.mark.parametrize(
    ("days", "today", "length"),
    [
        ([], 5, 0),
        ([5], 5, 1),
        ([4], 5, 1),  # today may yet be solved
        ([3], 5, 1),  # yesterday is spared
        ([2], 5, 0),
        ([1, 2, 3, 4], 5, 4),
        ([1, 2, 4, 5], 5, 4),  # the spare day
        ([1, 2, 4, 6], 6, 1),  # a second one in the same week
        ([1, 3, 4, 5, 6, 7, 8, 10], 10, 8),  # day 2 and, a week later, day 9
        ([1, 2, 5], 5, 1),  # two in a row
        ([1, 3, 5, 6], 8, 0),
    ],
)
def test_streaks(days: list[int], today: int, length: int) -> None:
    assert streak([solved(day) for day in days], solved(today)).days == length


def test_travelling_breaks_no_streak() -> None:
    # westwards over the date line there is no 3rd of November: the 2nd ends, the 4th begins
    skipped = [solved(1), solved(2, 20), solved(4, 56), solved(5)]
    assert streak(skipped, solved(5)) == Streak(4)
    # eastwards the same day comes twice: one maze
    twice = [solved(1), solved(2, 26), solved(2, 47), solved(3)]
    assert streak(twice, solved(3)) == Streak(3)
