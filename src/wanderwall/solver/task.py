"""What the solvers are asked and what they answer, and the frontier of a search between two turns."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.board.grid import SPARE, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide, fill, joins
from wanderwall.games.sliding.state import Push

#: default number of turns to look ahead; each further turn takes about forty times as long
MOST = 5


#: maximum number of tiles of a task
LONGEST = 3


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
