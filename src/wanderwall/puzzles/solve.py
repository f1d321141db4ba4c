"""The solver's facts of a puzzle: par, ways, traps, level, and a line of play."""

from __future__ import annotations

import time
from collections.abc import Callable
from functools import cache
from typing import Any, NamedTuple

from wanderwall.bots.sliding import courses
from wanderwall.kernel import FAST
from wanderwall.problem import Problem
from wanderwall.puzzles import go, sliding, towers
from wanderwall.puzzles.puzzle import BLOCK, FIND, GO, LEVELS, MOST_TURNS, TREASURES, Puzzle, fits

#: seconds after which a proof is given up
PATIENCE = 20.0


class Solution(NamedTuple):
    """The facts of a puzzle; `line` contains turns, or a layout, in notation."""

    par: int
    ways: int
    misled: int
    level: int
    line: tuple[str, ...]


def solve(
    kind: str,
    state: Any,
    most: int = MOST_TURNS,
    pause: Callable[[], None] = lambda: None,
    compiled: bool = FAST,
) -> Solution | None:
    """The facts of a puzzle of this kind; None if it cannot be solved, or takes more turns than `most`. Flat mazes and
    rolls can be solved without the compiled search, if nobody should wait for the compiler.
    """
    fits(kind, state)
    if kind == GO:
        roll = go.solve(state, compiled)
        return Solution(roll.par, roll.ways, roll.traps, go.level(roll), (roll.line,))
    if kind == BLOCK:
        facts = sliding.block(state)
    elif state.edition.game == "towers":
        facts = towers.way_home(state, 1 if kind == FIND else most, pause)
    else:
        seat = state.mover
        goals = state.stacks[seat] if kind == TREASURES else state.stacks[seat][:1]
        targets = tuple(state.places[goal] for goal in goals) or (state.home(seat),)
        facts = sliding.reach_in_order(state, targets, 1 if kind == FIND else most, pause, compiled)
    return facts and Solution(*facts[:3], level(kind, facts), facts.line)


def level(kind: str, facts: sliding.Facts) -> int:
    """The level from 1 to 5: three points for each turn to think ahead, up to three for few ways, and up to three for
    traps.
    """
    deep = 1 if kind == BLOCK else facts.par - 1  # the other's answer is a turn to think of, too
    rare = sum(facts.ways <= most for most in (1, 9, 99))
    misled = min(3, facts.traps // 4 if kind in (FIND, BLOCK) else facts.traps)
    return min(LEVELS, 1 + (3 * deep + rare + misled) // 3)


def prove(puzzle: Puzzle, seconds: float = PATIENCE) -> Solution:
    """Solve a puzzle again; raise a Problem if its claims are false, or if that takes too long."""
    most = MOST_TURNS if puzzle.kind == GO else puzzle.par
    solution = solve(puzzle.kind, puzzle.state, most, checkpoint_until(seconds))
    if solution is None:
        raise Problem("puzzle.lies", what="par", said=puzzle.par, found="–")
    for what in ("par", "ways", "misled", "level"):
        said, found = getattr(puzzle, what), getattr(solution, what)
        if said != found:
            raise Problem("puzzle.lies", what=what, said=said, found=str(found))
    return solution


@cache
def _ready() -> None:
    """Compile the search before a clock starts, so that a fresh installation does not make a puzzle time out."""
    if FAST:
        courses.warm()


def checkpoint_until(seconds: float = PATIENCE) -> Callable[[], None]:
    """Make a checkpoint for a search that raises a Problem after this many seconds."""
    _ready()
    end = time.monotonic() + seconds

    def checkpoint() -> None:
        if time.monotonic() > end:
            raise Problem("puzzle.patience")

    return checkpoint
