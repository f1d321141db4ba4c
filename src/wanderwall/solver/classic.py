"""Solve for the fewest own turns that end on up to three tiles in order, while nobody else moves, and count the ways.

A way is a sequence of pushes for which suitable walks exist. Different waiting squares of the pawn do not make
different ways.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence

from wanderwall.board.grid import squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide, reach
from wanderwall.games.sliding.state import Push
from wanderwall.kernel import FAST
from wanderwall.solver.task import (
    LONGEST,
    MANY,
    MOST,
    ShortestLine,
    SolutionTurn,
    SolverTask,
    after_push,
    never_stop,
    start_frontier,
)

CROSSROADS = 15


def par(
    course: SolverTask, most: int = MOST, pause: Callable[[], None] = never_stop, compiled: bool = FAST
) -> ShortestLine | None:
    """Find the fewest turns; None if more than `most` are needed. `pause` may raise to end a search that takes too
    long. Without `compiled` a short line is found before the compiled search would even be loaded, let alone compiled.

    >>> maze = Maze.from_picture("┏┳┓ ┣┃┫ ┗┻┛".replace(" ", chr(10)), spare="┃")
    >>> line, ways = par(SolverTask(maze, 0, (4, 8)))
    >>> [f"{turn.push} {maze.grid.names[turn.to]}" for turn in line], ways
    (['N2ns b3', 'N2new c3'], 62)
    """
    assert 0 < len(course.targets) <= LONGEST
    for turns in range(len(course.targets), most + 1):
        ways, slides = count_ways(course, turns, MANY, pause, compiled)
        if ways:
            return ShortestLine(with_walks(course, slides), ways)
    return None


def count_ways(
    course: SolverTask, turns: int, most: int, pause: Callable[[], None] = never_stop, compiled: bool = FAST
) -> tuple[int, list[Slide]]:
    """Count the ways to solve the task in `turns` turns, provided that fewer do not suffice; stop at `most`. Return the
    count and the pushes of the first way.
    """
    if not compiled:
        from wanderwall.solver import classic_packed as courses_packed

        return courses_packed.count_ways(course, turns, most, pause)
    from wanderwall.solver import classic_compiled as courses_compiled

    return courses_compiled.count_ways(course, turns, most, pause)


def warm() -> None:
    """Compile the search, or load it from the cache."""
    course = SolverTask(Maze.of([CROSSROADS] * 49, CROSSROADS), 0, (1,))
    for turns in (1, 2):
        count_ways(course, turns, 1)


def with_walks(course: SolverTask, slides: Sequence[Slide]) -> tuple[SolutionTurn, ...]:
    """Add walks to the pushes of a line: forwards over all squares in reach by the number of finds, then back from the
    last.
    """
    at, steps = start_frontier(course), []
    for slide in slides:
        before, at = at, after_push(at, slide)
        steps.append((slide, before.stands, at))
    found, end = len(at.places), at.places[-1]
    turns: list[SolutionTurn] = []
    for (arrow, openings), stands, after in reversed(steps):
        turns.append(SolutionTurn(Push(arrow.name, openings), end))
        around = reach(after.maze, end)
        came = [[square for square in squares_of(squares) if around >> arrow.carry(square) & 1] for squares in stands]
        if not came[found]:  # found in this turn
            found -= 1
        end = came[found][0]
    return tuple(reversed(turns))
