"""Puzzles with proven answers: generated from seeds, written on one line, one for every day.

`puzzle` defines a puzzle, `solve` the facts the solver finds, `make` generates them in bulk, `collection` is the
shipped collection, `day` is the daily puzzle, `streak` counts days in a row.
"""

from __future__ import annotations

from wanderwall.puzzles.puzzle import KINDS, Puzzle
from wanderwall.puzzles.solve import Solution, prove, solve

__all__ = ["KINDS", "Puzzle", "Solution", "prove", "solve"]
