"""The tasks of the solvers for sliding mazes and their answers, and the loop that looks for the fewest turns."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Generic, NamedTuple, TypeVar

from wanderwall.board.grid import Square
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide
from wanderwall.board.slopes import Heights
from wanderwall.board.tiles import rotate
from wanderwall.games.sliding.state import Push

#: default number of turns to look ahead; each further turn takes about forty times as long
MOST = 5
#: maximum number of tiles of a task in a flat maze
LONGEST = 3
#: maximum number of towers of a task, and of cards at the start
MOST_TOWERS, MOST_CARDS = 2, 5
#: the count of ways stops here, so this means that many or more
MANY = 1000

#: called now and then by a search; may raise to end it
Checkpoint = Callable[[], None]


def never_stop() -> None:
    """Checkpoint that never stops the search."""


class SolverTask(NamedTuple):
    """A solver task: the starting maze, the pawn, the tiles in order, and the barred arrow (S5)."""

    maze: Maze
    pawn: Square
    targets: tuple[Square, ...]
    barred: str | None = None


class TowersTask(NamedTuple):
    """A solver task: the starting maze, the pawn, its cards, the towers in order, and the barred arrow (S5)."""

    maze: Maze
    heights: Heights
    pawn: Square
    cards: int
    targets: tuple[Square, ...]
    barred: str | None = None


class SolutionTurn(NamedTuple):
    """A whole turn: the push, and the square where it ends."""

    push: Push
    to: Square


class TowersSolutionTurn(NamedTuple):
    """A whole turn: the push, the square where it ends, and the number of cards the walk costs."""

    push: Push
    to: Square
    cards: int


Turn = TypeVar("Turn")


class ShortestLine(NamedTuple, Generic[Turn]):
    """The first of the shortest lines, and the number of them; MANY stands for that many or more."""

    line: tuple[Turn, ...]
    ways: int


#: the number of ways to solve a task in a number of turns, and the pushes of the first way
Ways = tuple[int, list[Slide]]


def fewest_pushes(count: Callable[[int], Ways], least: int, most: int) -> Ways | None:
    """The ways with the fewest turns, and the pushes of the first one; None if more than `most` turns are needed.

    `count` counts the ways with a number of turns, provided that fewer do not suffice.
    """
    for turns in range(least, most + 1):
        ways, slides = count(turns)
        if ways:
            return ways, slides
    return None


def slides_from(maze: Maze, line: Iterable[Sequence[int]]) -> list[Slide]:
    """The pushes of a compiled search, which are numbers of arrows and quarter turns of the spare."""
    slides: list[Slide] = []
    for number, quarters in line:
        arrow, openings = maze.grid.arrows[number], rotate(maze.spare, quarters)
        maze = maze.push(arrow, openings)
        slides.append((arrow, openings))
    return slides
