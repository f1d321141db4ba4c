"""The solver's facts of a puzzle: par, ways, traps, level, and a line of play."""

from __future__ import annotations

from typing import Any

from wanderwall.game.protocol import State
from wanderwall.kernel import FAST
from wanderwall.problem import Problem
from wanderwall.puzzles.part import MOST_TURNS, PATIENCE, Checkpoint, NextTurn, Solution, checkpoint_until, puzzles_of
from wanderwall.puzzles.puzzle import Puzzle, check_position
from wanderwall.solver.task import MOST, never_stop


def solve(
    kind: str, state: State, most: int = MOST_TURNS, checkpoint: Checkpoint = never_stop, compiled: bool = FAST
) -> Solution | None:
    """The facts of a puzzle of this kind; None if it cannot be solved, or takes more turns than `most`. Flat mazes and
    rolls can be solved without the compiled search, if nobody should wait for the compiler.
    """
    return check_position(kind, state).solve(state, most, checkpoint, compiled)


def prove(puzzle: Puzzle, seconds: float = PATIENCE) -> Solution:
    """Solve a puzzle again; raise a Problem if its claims are false, or if that takes too long."""
    puzzles_of(puzzle.edition.game).warm()
    solution = solve(puzzle.kind, puzzle.state, puzzle.par, checkpoint_until(seconds))
    if solution is None:
        raise Problem("puzzle.lies", what="par", said=puzzle.par, found="–")
    for what in ("par", "ways", "misled", "level"):
        said, found = getattr(puzzle, what), getattr(solution, what)
        if said != found:
            raise Problem("puzzle.lies", what=what, said=said, found=str(found))
    return solution


def solo_state(kind: str, state: State) -> Any:
    """The position of a puzzle as the match that its player plays: no other goals, every card open, finished with the
    last find.
    """
    return check_position(kind, state).solo_state(state)


def next_turn(state: State, most: int = MOST) -> NextTurn | None:
    """The next turn of a shortest line from a state of `solo_state` or later, in the game's own form; None if it takes
    more than `most` turns, if there is no line, or if the game has no such turns.
    """
    return puzzles_of(state.edition.game).next_turn(state, most)
