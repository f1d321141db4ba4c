"""Solve for the fewest own turns that end on up to three tiles in order, while nobody else moves, and count the ways.

A way is a sequence of pushes for which suitable walks exist. Different waiting squares of the pawn do not make
different ways.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import NamedTuple

from wanderwall.board.grid import SPARE, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide, fill, joins, reach
from wanderwall.games.sliding.state import Push
from wanderwall.kernel import FAST

#: default number of turns to look ahead; each further turn takes about forty times as long
MOST = 5
#: maximum number of tiles of a task
LONGEST = 3
CROSSROADS = 15
#: the count of ways stops here, so this means that many or more
MANY = 1000


class SolutionTurn(NamedTuple):
    """A whole turn: the push, and the square where it ends."""

    push: Push
    to: Square


class SolverTask(NamedTuple):
    """A solver task: the starting maze, the pawn, the tiles in order, and the barred arrow (S5)."""

    maze: Maze
    pawn: Square
    targets: tuple[Square, ...]
    barred: str | None = None


class ShortestLine(NamedTuple):
    """The first of the shortest lines, and the number of them; MANY stands for that many or more."""

    line: tuple[SolutionTurn, ...]
    ways: int


def never_stop() -> None:
    """Checkpoint that never stops the search."""


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
        from wanderwall.bots.sliding import courses_packed

        return courses_packed.count_ways(course, turns, most, pause)
    from wanderwall.bots.sliding import courses_compiled

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


class Frontier(NamedTuple):
    """The frontier of the search between two turns: the possible squares of the pawn, by the number of tiles found."""

    maze: Maze
    stands: tuple[Squares, ...]
    places: tuple[Square, ...]
    barred: str | None


def start_frontier(course: SolverTask) -> Frontier:
    stands = (1 << course.pawn, *(0 for _ in course.targets))
    return Frontier(course.maze, stands, course.targets, course.barred)


def after_push(at: Frontier, slide: Slide) -> Frontier:
    """The frontier after a push and all possible walks: a turn that ends on the next tile has found it (S8)."""
    arrow, openings = slide
    maze, places = at.maze.push(arrow, openings), tuple(arrow.ride(place) for place in at.places)
    joined = joins(maze)
    reached = []
    for squares in at.stands:
        carried = sum(1 << arrow.carry(square) for square in squares_of(squares))
        reached.append(fill(carried, *joined, maze.side))
    finds = [1 << place if place != SPARE else 0 for place in places]
    stands = (
        reached[0],
        *(more | found & find for found, find, more in zip(reached, finds, reached[1:], strict=False)),
    )
    return Frontier(maze, stands, places, maze.grid.across(arrow).name)
