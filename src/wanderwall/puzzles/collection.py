"""The shipped puzzles: one line each, with the seed of the deal and the solver's facts."""

from __future__ import annotations

from functools import cache
from importlib.resources import files
from typing import NamedTuple

from wanderwall.board.grid import SPARE
from wanderwall.games import game_of
from wanderwall.problem import Problem
from wanderwall.puzzles.make import SeedDice, deal_puzzle, usual_edition
from wanderwall.puzzles.puzzle import Puzzle
from wanderwall.puzzles.sliding import FIND
from wanderwall.puzzles.solve import solo_state


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


#: how many puzzles of each level follow one another
GROWS = {1: 15, 2: 30, 3: 15}
#: number of puzzles in a rush: more than anybody can solve in the time
MOST = sum(GROWS.values())


def rush(seed: str) -> list[Puzzle]:
    """The puzzles of a seed, in order.

    >>> len(rush("1")) == MOST, [puzzle.level for puzzle in rush("1")][:2]
    (True, [1, 1])
    """
    dice, found, edition = SeedDice(f"rush {seed}"), list[Puzzle](), usual_edition(FIND)
    for level, count in GROWS.items():
        shelf = [one for one in collection() if (one.kind, one.edition, one.level) == (FIND, edition, level)]
        dice.shuffle(shelf)
        found += [one.puzzle() for one in shelf[:count]]
    return found


def solves(puzzle: Puzzle, push: str) -> bool:
    """Whether the pawn can walk to the goal after this push, by the rules."""
    state = solo_state(puzzle.kind, puzzle.state)
    game = game_of(state.edition)
    try:
        after = game.apply(state, 0, game.notation.read_move(state, 0, push))
    except Problem:
        return False
    place = after.places[after.stacks[0][0]]
    return place != SPARE and after.edition.grid.names[place] in game.reach(after, 0)
