"""The shipped puzzles: one line each, with the seed of the deal and the solver's facts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from wanderwall.games import game_of
from wanderwall.puzzles.make import deal_puzzle
from wanderwall.puzzles.puzzle import Puzzle


class ShippedPuzzle(NamedTuple):
    """A line of the file."""

    kind: str
    edition: str
    seed: int
    par: int
    ways: int
    misled: int
    level: int

    def puzzle(self) -> Puzzle:
        """The puzzle, dealt again from its seed."""
        state = deal_puzzle(self.kind, self.edition, str(self.seed))
        return Puzzle(self.kind, game_of(state.edition).notation.position_text(state), *self[3:])

    def text(self) -> str:
        return " ".join(map(str, self))


@cache
def collection() -> tuple[ShippedPuzzle, ...]:
    """All shipped puzzles, kind by kind, the easy ones first.

    >>> len(collection()) >= 2000
    True
    """
    text = files(__package__).joinpath("data", "shipped.txt").read_text(encoding="utf-8")
    lines = (line.split() for line in text.splitlines() if not line.startswith("#"))
    return tuple(ShippedPuzzle(kind, edition, *map(int, numbers)) for kind, edition, *numbers in lines)
