"""Puzzles with proven answers: generated from seeds, written on one line, one for every day.

`puzzle` defines a puzzle, `part` what a game brings for its puzzles, `solve` the facts the solver finds, `make`
generates them in bulk, `collection` is the shipped collection, `day` is the daily puzzle with days in a row.
"""

from __future__ import annotations

from wanderwall.puzzles.part import Solution, kinds
from wanderwall.puzzles.puzzle import Puzzle, prove, solve

__all__ = ["Puzzle", "Solution", "kinds", "prove", "solve"]
