"""Solve for the fewest own turns that end on up to three tiles in order, while nobody else moves, and count the ways.

A way is a sequence of pushes for which suitable walks exist. Different waiting squares of the pawn do not make
different ways. The spare may not go back in where it was pushed out, also between own turns (S5). Boards from 3×3 to
13×13.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from wanderwall.board.grid import SPARE, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide, fill, joins, reach
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import PUSH, Push
from wanderwall.kernel import FAST
from wanderwall.problem import Problem
from wanderwall.solver.packed import LineSearch, all_pushes, begin, pawns_after, tile_lanes
from wanderwall.solver.task import (
    LONGEST,
    MANY,
    MOST,
    Checkpoint,
    ShortestLine,
    SolutionTurn,
    SolverTask,
    Ways,
    fewest_pushes,
    never_stop,
)

CROSSROADS = 15


def solve(state: State, most: int = MOST) -> tuple[str, ...] | None:
    """The shortest line of the seat to move, in notation, to a goal it may find now, or home when it has found all
    (K5).
    """
    if state.step != PUSH:
        raise Problem("solve.step", "S3", step=state.step)
    seat, names = state.mover, state.edition.grid.names
    if not state.stacks[seat] and state.options.finish[seat] == "exit":
        raise Problem("solve.exit", "K7")
    targets = [state.places[goal] for goal in state.findable_goals(seat)] or [state.home(seat)]
    line = fewest(state.maze, state.pawns[seat], targets, state.barred, most)
    return None if line is None else tuple(f"{turn.push} {names[turn.to]}" for turn in line)


def fewest(
    maze: Maze, pawn: Square, targets: Sequence[Square], barred: str | None = None, most: int = MOST
) -> tuple[SolutionTurn, ...] | None:
    """The shortest line to one of the tiles, SPARE being the one outside the board; None if it takes more than `most`
    turns.

    `barred` is the arrow where the spare was pushed out.

    >>> maze = Maze.from_picture("┏┳┓ ┣┃┫ ┗┻┛".replace(" ", chr(10)), spare="┃")
    >>> [(str(turn.push), maze.grid.names[turn.to]) for turn in fewest(maze, 0, [4])]
    [('N2ns', 'b3')]
    """
    for turns in range(1, most + 1):
        for target in targets:
            course = SolverTask(maze, pawn, (target,), barred)
            ways, slides = count_ways(course, turns, most=1)
            if ways:
                return with_walks(course, slides)
    return None


def par(
    course: SolverTask, most: int = MOST, pause: Checkpoint = never_stop, compiled: bool = FAST
) -> ShortestLine[SolutionTurn] | None:
    """Find the fewest turns; None if more than `most` are needed. `pause` may raise to end a search that takes too
    long. Without `compiled` a short line is found before the compiled search would even be loaded, let alone compiled.

    >>> maze = Maze.from_picture("┏┳┓ ┣┃┫ ┗┻┛".replace(" ", chr(10)), spare="┃")
    >>> line, ways = par(SolverTask(maze, 0, (4, 8)))
    >>> [f"{turn.push} {maze.grid.names[turn.to]}" for turn in line], ways
    (['N2ns b3', 'N2new c3'], 62)
    """
    assert 0 < len(course.targets) <= LONGEST
    found = fewest_pushes(lambda turns: count_ways(course, turns, MANY, pause, compiled), len(course.targets), most)
    return found and ShortestLine(with_walks(course, found[1]), found[0])


def count_ways(
    course: SolverTask, turns: int, most: int, pause: Checkpoint = never_stop, compiled: bool = FAST
) -> Ways:
    """Count the ways to solve the task in `turns` turns, provided that fewer do not suffice; stop at `most`. Return the
    count and the pushes of the first way.
    """
    if not compiled:
        return count_ways_packed(course, turns, most, pause)
    from wanderwall.solver import classic_compiled

    return classic_compiled.count_ways(course, turns, most, pause)


def count_ways_packed(course: SolverTask, turns: int, most: int, pause: Checkpoint) -> Ways:
    """Count the ways on the packed sets of the rules: slower than the compiled search, with the same results."""
    return LineSearch(_may, _last, after_push).count_ways(start_frontier(course), turns, most, pause)


def warm() -> None:
    """Compile the search, or load it from the cache."""
    course = SolverTask(Maze.of([CROSSROADS] * 49, CROSSROADS), 0, (1,))
    for turns in (1, 2):
        count_ways(course, turns, 1)


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
    reached = [fill(pawns_after(squares, arrow), *joined, maze.side) for squares in at.stands]
    finds = [1 << place if place != SPARE else 0 for place in places]
    stands = (
        reached[0],
        *(more | found & find for found, find, more in zip(reached, finds, reached[1:], strict=False)),
    )
    return Frontier(maze, stands, places, maze.grid.across(arrow).name)


def _may(at: Frontier, turns: int) -> bool:
    return any(at.stands[max(0, len(at.places) - turns) :])  # a turn finds one tile


def _last(at: Frontier) -> Squares:
    """Where the pawn can walk to the last tile, the others being found; one lane per push."""
    pushes = all_pushes(at)
    return fill(begin(pushes, at.stands[-2]), *pushes.joins(at.maze), at.maze.side) & tile_lanes(pushes, at.places[-1])


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
