"""The daily puzzle, from the date alone and the same for everybody: one on the sliding board, one for Labyrinth Go!.

Days in a row are counted by the player's local calendar. Travelling breaks nothing, and one day a week may be missed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from functools import lru_cache
from itertools import count
from typing import NamedTuple

from wanderwall.board.grid import ARROW
from wanderwall.problem import Problem
from wanderwall.puzzles.go import GO
from wanderwall.puzzles.make import make_puzzle, usual_edition
from wanderwall.puzzles.puzzle import Puzzle
from wanderwall.puzzles.sliding import FEWEST, TREASURES

#: the day of the first puzzle
FIRST = date(2026, 11, 1)

#: numbers in links are not higher
LAST = 99_999

#: kind and par from Monday to Sunday: three turns are found before a compiler would be ready
WEEK = ((FEWEST, 2), (TREASURES, 2), (FEWEST, 2), (TREASURES, 3), (FEWEST, 3), (TREASURES, 3), (TREASURES, 3))

#: from this Monday on they rise through the week: kind, par and the solver's level; earlier days stay as they were
RISING_FROM = date(2026, 12, 7)
RISING_WEEK = (
    (FEWEST, 2, 2), (TREASURES, 2, 2), (FEWEST, 2, 3), (FEWEST, 3, 3), (TREASURES, 3, 3), (TREASURES, 3, 4),
    (TREASURES, 3, 4),
)  # fmt: skip

#: the direction of a line that is pushed from this side of the board
MOVES = {"N": "↓", "E": "←", "S": "↑", "W": "→"}


def number(day: date) -> int:
    """The number of a day's puzzle, 1 for the first.

    >>> number(date(2027, 12, 17))
    412
    """
    if day < FIRST:
        raise Problem("day.early", first=FIRST.isoformat())
    return (day - FIRST).days + 1


def day_of(number: str) -> date:
    """The day of the puzzle with this number.

    >>> day_of("412").isoformat()
    '2027-12-17'
    """
    if not number.isascii() or not number.isdecimal() or not 1 <= int(number[:9]) <= LAST:
        raise Problem("day.early", first=FIRST.isoformat())
    return date.fromordinal(FIRST.toordinal() + int(number) - 1)


@lru_cache(maxsize=8)
def sliding_maze(day: date) -> Puzzle:
    """The day's puzzle on the sliding board: the first of the day's seeds that is as hard as its weekday."""
    number(day)
    kind, par, *levels = (WEEK if day < RISING_FROM else RISING_WEEK)[day.weekday()]
    puzzles = (
        make_puzzle(kind, usual_edition(kind), f"{day.isoformat()} {seed}", par, compiled=False) for seed in count(1)
    )
    return next(one for one in puzzles if one and one.par == par and one.level in (levels or [one.level]))


@lru_cache(maxsize=8)
def go_roll(day: date) -> Puzzle:
    """The day's roll of Labyrinth Go!."""
    number(day)
    puzzles = (make_puzzle(GO, usual_edition(GO), f"{day.isoformat()} {seed}", compiled=False) for seed in count(1))
    return next(puzzle for puzzle in puzzles if puzzle)


def share_text(day: date, result: str, pushes: Iterable[str], address: str) -> str:
    """A line to share: the number, the result, the directions of the pushes but not which lines, and the address.

    >>> share_text(date(2027, 12, 17), "3/2 ↺1", ["S4es", "W2n", "S4ns"], "maze.test/puzzles")
    'wanderwall 412 · 3/2 ↺1 · ↑→↑ · maze.test/puzzles'
    """
    moves = []
    for push in pushes:
        if not ARROW.match(push):
            raise Problem("notation.move", text=push[:40], expected="push")
        moves.append(MOVES[push[0].upper()])
    return f"wanderwall {number(day)} · {result} · {''.join(moves)} · {address}"


def share_roll_text(day: date, result: str, address: str) -> str:
    """The same for Labyrinth Go!, with the number of tiles used and the minimum.

    >>> share_roll_text(date(2027, 12, 17), "5/4", "maze.test/puzzles")
    'wanderwall go 412 · 5/4 · maze.test/puzzles'
    """
    return f"wanderwall go {number(day)} · {result} · {address}"


# ── days in a row ────────────────────────────────────────────────────────────────────────────────────────────────────

DAY = 24 * 3600
EPOCH = date(1970, 1, 1).toordinal()
#: days from one spared day to the next
SPARE_AGAIN = 7


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
    if missed == 1 and (row.spared is None or (spare - row.spared).days >= SPARE_AGAIN):
        return row._replace(spared=spare)
    return Streak(0, row.spared)
