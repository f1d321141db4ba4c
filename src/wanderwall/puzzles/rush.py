"""A rush: solve as many one-push puzzles as possible in a short time, the easy ones first; all of it from a seed."""

from __future__ import annotations

from wanderwall.board.grid import SPARE
from wanderwall.games import game_of
from wanderwall.problem import Problem
from wanderwall.puzzles.dice import SeedDice
from wanderwall.puzzles.make import usual_edition
from wanderwall.puzzles.play import solo_state
from wanderwall.puzzles.puzzle import FIND, Puzzle
from wanderwall.puzzles.shipped import collection

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
