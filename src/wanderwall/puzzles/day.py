"""The daily puzzle, from the date alone and the same for everybody: one on the sliding board, one for Labyrinth Go!."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date
from functools import lru_cache
from itertools import count

from wanderwall.board.grid import ARROW
from wanderwall.problem import Problem
from wanderwall.puzzles.make import make_puzzle, usual_edition
from wanderwall.puzzles.puzzle import FEWEST, GO, TREASURES, Puzzle

#: the day of the first puzzle
FIRST = date(2026, 11, 1)

#: kind and par from Monday to Sunday: three turns are found before a compiler would be ready
WEEK = ((FEWEST, 2), (TREASURES, 2), (FEWEST, 2), (TREASURES, 3), (FEWEST, 3), (TREASURES, 3), (TREASURES, 3))

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


@lru_cache(maxsize=8)
def sliding_maze(day: date) -> Puzzle:
    """The day's puzzle on the sliding board: the first of the day's seeds whose puzzle has the par of the weekday."""
    number(day)
    kind, par = WEEK[day.weekday()]
    puzzles = (
        make_puzzle(kind, usual_edition(kind), f"{day.isoformat()} {seed}", par, compiled=False) for seed in count(1)
    )
    return next(puzzle for puzzle in puzzles if puzzle and puzzle.par == par)


@lru_cache(maxsize=8)
def go_roll(day: date) -> Puzzle:
    """The day's roll of Labyrinth Go!."""
    number(day)
    puzzles = (make_puzzle(GO, usual_edition(GO), f"{day.isoformat()} {seed}", compiled=False) for seed in count(1))
    return next(puzzle for puzzle in puzzles if puzzle)


def share_text(day: date, par: int, pushes: Iterable[str]) -> str:
    """A line to share: the number, the player's turns and par, and the directions of the pushes, but not which lines.

    >>> share_text(date(2027, 12, 17), 2, ["S4es", "W2n", "S4ns"])
    'wanderwall 412 · 3/2 · ↑→↑'
    """
    moves = []
    for push in pushes:
        if not ARROW.match(push):
            raise Problem("notation.move", text=push[:40], expected="push")
        moves.append(MOVES[push[0].upper()])
    return f"wanderwall {number(day)} · {len(moves)}/{par} · {''.join(moves)}"


def share_roll_text(day: date, par: int, tiles: int) -> str:
    """The same for Labyrinth Go!: the number of tiles used, and the minimum.

    >>> share_roll_text(date(2027, 12, 17), 4, 5)
    'wanderwall go 412 · 5/4'
    """
    return f"wanderwall go {number(day)} · {tiles}/{par}"
