"""Puzzles that the solver has proven: made from seeds, written on one line, one for every day.

`puzzle` is what is asked, `solve` what the solver knows of it, `make` makes them in bulk, `shipped` are those that come
with the house, `day` is the maze of the day, `streak` counts the days.
"""

from __future__ import annotations

from wanderwall.puzzles.puzzle import KINDS, Puzzle
from wanderwall.puzzles.solve import Solution, prove, solve

__all__ = ["KINDS", "Puzzle", "Solution", "prove", "solve"]
