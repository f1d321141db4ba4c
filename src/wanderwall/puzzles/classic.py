"""The facts of puzzles on the sliding board."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple

from wanderwall.board.grid import SPARE, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach, reach_all
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import Push
from wanderwall.solver.classic import par
from wanderwall.solver.task import SolverTask

#: maximum number of turns of a greedy player
GIVEN_UP = 9


class Facts(NamedTuple):
    """Par, ways, traps, and a line."""

    par: int
    ways: int
    traps: int
    line: tuple[str, ...]


def reach_in_order(
    state: State, targets: tuple[Square, ...], most: int, pause: Callable[[], None], compiled: bool
) -> Facts | None:
    """The facts of reaching these tiles in order; None if it takes more than `most` turns."""
    course = SolverTask(state.maze, state.pawns[state.mover], targets, state.barred)
    solved = par(course, most, pause, compiled)
    if solved is None:
        return None
    names, turns = state.edition.grid.names, len(solved.line)
    misled = near_misses(course) if turns == 1 else greedy_turns(course) - turns
    return Facts(turns, solved.ways, misled, tuple(f"{turn.push} {names[turn.to]}" for turn in solved.line))


def greedy_turns(course: SolverTask) -> int:
    """Turns of a greedy player, who takes a tile if one push gets there, and otherwise ends the turn as close to it as
    possible.
    """
    maze, pawn, targets, barred = course
    for turn in range(1, GIVEN_UP + 1):
        ends = []
        for (arrow, openings), squares in reach_all(maze, pawn, barred).items():
            place = arrow.ride(targets[0])
            distance, square = nearest(maze, squares, place)
            ends.append((distance, arrow.name, openings, square))
        distance, name, openings, pawn = min(ends)
        arrow = maze.grid.arrow(name)
        maze, barred = maze.push(arrow, openings), maze.grid.across(arrow).name
        targets = tuple(arrow.ride(target) for target in targets)
        if distance == 0:
            targets = targets[1:]
        if not targets:
            return turn
    return GIVEN_UP


def nearest(maze: Maze, squares: Squares, place: Square) -> tuple[int, Square]:
    """The distance from a place to the nearest of the squares, in rows and columns; a tile outside the board is farther
    than all.
    """
    if place == SPARE:
        return 2 * maze.side, squares_of(squares)[0]
    row, column = divmod(place, maze.side)
    return min(
        (abs(square // maze.side - row) + abs(square % maze.side - column), square) for square in squares_of(squares)
    )


def near_misses(course: SolverTask) -> int:
    """The number of pushes after which the pawn can walk to a neighbour of the tile, but not to it."""
    slides = reach_all(course.maze, course.pawn, course.barred)
    places = ((arrow.ride(course.targets[0]), squares) for (arrow, _), squares in slides.items())
    return sum(nearest(course.maze, squares, place)[0] == 1 for place, squares in places)


def block(state: State) -> Facts | None:
    """The pushes that leave the next player no way; None if there are none, or if that player has no way in any
    case.
    """
    seat = (state.mover + 1) % state.seats
    pawn, goals = state.pawns[seat], state.stacks[seat][:1]
    target = state.places[goals[0]] if goals else state.home(seat)
    blocking, cut_off, tried = [], 0, 0
    for arrow, openings in reach_all(state.maze, state.pawns[state.mover], state.barred):
        maze, at, place = state.maze.push(arrow, openings), arrow.carry(pawn), arrow.ride(target)
        tried += 1
        if not reaches(maze, at, place, state.maze.grid.across(arrow).name):
            stay = maze.grid.names[arrow.carry(state.pawns[state.mover])]
            blocking.append(f"{Push(arrow.name, openings)} {stay}")
        elif place == SPARE or not reach(maze, at) >> place & 1:
            cut_off += 1
    if not blocking or len(blocking) == tried:
        return None
    return Facts(1, len(blocking), cut_off, (blocking[0],))


def reaches(maze: Maze, pawn: Square, target: Square, barred: str) -> bool:
    """Whether some push and a walk lead to a tile."""
    for (arrow, _), squares in reach_all(maze, pawn, barred).items():
        place = arrow.ride(target)
        if place != SPARE and squares >> place & 1:
            return True
    return False
