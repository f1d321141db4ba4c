"""The maze of the day is the same on every machine: golden days, with and without the compiler; streaks by calendar."""

from __future__ import annotations

import json
import subprocess
import sys
from datetime import date, timedelta
from hashlib import sha256
from math import inf
from pathlib import Path

import pytest

from tests.bots.test_minimal_install import bare_run
from wanderwall.problem import Problem
from wanderwall.puzzles import prove
from wanderwall.puzzles.day import (
    FIRST,
    RISING_FROM,
    RISING_WEEK,
    WEEK,
    SolvedDay,
    Streak,
    go_roll,
    number,
    share_text,
    sliding_maze,
    streak,
)

ROOT = Path(__file__).parents[2]

#: a week, and a day far away: the beginning of the SHA-256 of both puzzles' texts
GOLDEN = {
    "2026-11-16": "3207cc2ff7fdb095",
    "2026-11-17": "4733774ecaa6ad45",
    "2026-11-19": "c534b74c46d00159",
    "2026-11-18": "f2d1327edd762ea1",
    "2026-11-20": "1a96978720891c78",
    "2026-11-21": "7a7d3dd773aad118",
    "2026-11-22": "2c3329a01873ef31",
    "2099-12-31": "0e43a2746d22a8bb",
}
BARE = """
import json, sys
from datetime import date
from tests.puzzles.test_day import digest
print(json.dumps({day: digest(date.fromisoformat(day)) for day in sys.argv[1:]}))
"""


def digest(day: date) -> str:
    return sha256(f"{sliding_maze(day).text()}\n{go_roll(day).text()}".encode()).hexdigest()[:16]


# the first three without the others: each takes seconds
@pytest.mark.parametrize(
    "days", [list(GOLDEN)[:3], pytest.param(list(GOLDEN)[3:], marks=pytest.mark.broad)], ids=["three", "others"]
)
def test_golden_days(days: list[str]) -> None:
    assert [digest(date.fromisoformat(day)) for day in days] == [GOLDEN[day] for day in days]


def test_the_same_without_numba() -> None:
    days = list(GOLDEN)[:2]
    assert json.loads(bare_run(BARE, *days)) == {day: GOLDEN[day] for day in days}


def test_no_day_waits_for_the_compiler() -> None:
    loaded = "import sys; from tests.puzzles.test_day import *; digest(FIRST); print('numba' in sys.modules)"
    done = subprocess.run([sys.executable, "-c", loaded], capture_output=True, text=True, check=True, cwd=ROOT)
    assert done.stdout == "False\n"


def test_every_day_of_a_week_is_asked_and_proven() -> None:
    monday = date(2026, 11, 16)
    for after, asked in enumerate(WEEK):
        puzzle = sliding_maze(monday + timedelta(days=after))
        assert (puzzle.kind, puzzle.par) == asked
        prove(puzzle, inf)  # also on a machine that compiles it first
    for after, harder in enumerate(RISING_WEEK):
        puzzle = sliding_maze(RISING_FROM + timedelta(days=after))
        assert (puzzle.kind, puzzle.par, puzzle.level) == harder
    hard = [(par, level) for _, par, level in RISING_WEEK]
    assert (hard, RISING_FROM.weekday()) == (sorted(hard), 0)


def test_days_are_numbered_from_the_first() -> None:
    assert number(FIRST) == 1
    with pytest.raises(Problem, match=r"day\.early"):
        sliding_maze(FIRST - timedelta(days=1))
    with pytest.raises(Problem, match=r"notation\.move"):
        share_text(FIRST, "2/2", ["a1"], "")


HOUR, DAY = 3600, 24 * 3600


def solved(day: int, hour: int = 12, zone: int = 0) -> SolvedDay:
    """A maze solved on day number `day` at this local hour, in a zone `zone` hours east."""
    return SolvedDay(day * DAY + (hour - zone) * HOUR, zone * HOUR)


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
        ([1, 3, 5, 6], 8, 0),  # the week of the spare day is not over
    ],
)
def test_streaks(days: list[int], today: int, length: int) -> None:
    assert streak([solved(day) for day in days], solved(today)).days == length


def test_travelling_breaks_no_streak() -> None:
    # westwards over the date line one day is never seen: the second ends, the fourth begins
    west = [solved(1, zone=-11), solved(2, 20, -11), solved(4, 9, 13), solved(5, zone=13)]
    assert streak(west, solved(5, 20, 13)) == Streak(4)
    # who stays at home sees it, and misses it
    home = [solved(1), solved(2, 23), solved(4, 1), solved(5)]
    assert streak(home, solved(5)) == Streak(4, date(1970, 1, 4))
    # eastwards the same day comes twice: one maze
    east = [solved(1, zone=13), solved(2, 9, 13), solved(2, 20, -11), solved(3, zone=-11)]
    assert streak(east, solved(3, 20, -11)) == Streak(3)
