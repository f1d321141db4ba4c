"""Par over tiles in their order: played by the rules, compared with a plain search and with the packed one."""

from __future__ import annotations

from random import Random

import pytest

from tests.solver.test_fewest import random_case
from wanderwall.board.grid import Square
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach
from wanderwall.board.tiles import turns
from wanderwall.solver.classic import count_ways_packed, fewest, par
from wanderwall.solver.task import LONGEST, MANY, SolverTask, never_stop


def random_course(dice: Random, side: int, tiles: int) -> SolverTask:
    maze, pawn, _, barred = random_case(dice, side)
    return SolverTask(maze, pawn, tuple(dice.sample(range(-1, side * side), tiles)), barred)


def plain(
    maze: Maze, pawn: Square, targets: tuple[Square, ...], barred: str | None, depth: int
) -> set[tuple[str, ...]]:
    """Every sequence of `depth` pushes with walks that do it: turn by turn, square by square."""
    if not targets:
        return {()} if depth == 0 else set()
    if depth == 0:
        return set()
    found: set[tuple[str, ...]] = set()
    for arrow in maze.grid.arrows:
        for openings in turns(maze.spare) if arrow.name != barred else ():
            after, places = maze.push(arrow, openings), tuple(arrow.ride(place) for place in targets)
            for square in range(maze.side**2):
                if reach(after, arrow.carry(pawn)) >> square & 1:
                    left = places[1:] if square == places[0] else places
                    lines = plain(after, square, left, maze.grid.across(arrow).name, depth - 1)
                    found |= {(f"{arrow.name} {openings}", *line) for line in lines}
    return found


def finds(course: SolverTask) -> int:
    """How many tiles the line of a course finds, played by the rules; all of them in its last turn."""
    solved = par(course)
    assert solved
    maze, pawn, targets, barred = course
    for turn in solved.line:
        assert targets
        arrow = maze.grid.arrow(turn.push.arrow)
        assert arrow.name != barred
        assert turn.push.openings in turns(maze.spare)
        maze, pawn = maze.push(arrow, turn.push.openings), arrow.carry(pawn)
        targets, barred = tuple(arrow.ride(place) for place in targets), maze.grid.across(arrow).name
        assert reach(maze, pawn) >> turn.to & 1
        pawn = turn.to
        targets = targets[1:] if pawn == targets[0] else targets
    return len(course.targets) - len(targets)


@pytest.mark.parametrize("tiles", [1, 2])
def test_agrees_with_a_plain_search(tiles: int) -> None:
    dice, seen = Random(tiles), set()
    for _ in range(40):
        course = random_course(dice, 3, tiles)
        ways = next((found for depth in (1, 2) if (found := plain(*course, depth))), set())
        solved = par(course, most=2)
        assert (min(len(ways), MANY) if ways else None) == (solved.ways if solved else None)
        seen.add(len(ways))
    assert len(seen) > 2


@pytest.mark.parametrize(("side", "tiles", "deepest"), [(3, 3, 3), (5, 2, 3), (7, 1, 2), (7, 2, 3), (9, 1, 2)])
def test_the_packed_search_says_the_same(side: int, tiles: int, deepest: int) -> None:
    dice, solved = Random(side), 0
    for _ in range(8):
        course = random_course(dice, side, tiles)
        compiled = par(course, deepest)
        for depth in range(tiles, deepest + 1):
            ways, line = count_ways_packed(course, depth, MANY, never_stop)
            if ways:
                break
        assert ways == (compiled.ways if compiled else 0)
        assert [(arrow.name, openings) for arrow, openings in line] == [
            (turn.push.arrow, turn.push.openings) for turn in (compiled.line if compiled else ())
        ]
        solved += compiled is not None
    assert solved


def test_one_tile_takes_as_many_turns_as_the_solver_says() -> None:
    dice = Random(4)
    for _ in range(25):
        course = random_course(dice, 7, 1)
        solved, line = par(course, 3), fewest(course.maze, course.pawn, course.targets, course.barred, 3)
        assert (len(solved.line) if solved else None) == (len(line) if line else None)


@pytest.mark.parametrize("tiles", range(1, LONGEST + 1))
def test_lines_follow_the_rules(tiles: int) -> None:
    dice = Random(tiles)
    for _ in range(10):
        course = random_course(dice, 7, tiles)
        if par(course):
            assert finds(course) == tiles


def test_a_search_can_be_stopped() -> None:
    def enough() -> None:
        raise TimeoutError

    course = random_course(Random(1), 7, 3)
    with pytest.raises(TimeoutError):
        par(course, pause=enough)
    with pytest.raises(TimeoutError):
        count_ways_packed(course, 4, MANY, enough)
