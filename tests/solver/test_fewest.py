"""The fewest own turns to a tile: every case of the oracle, its line played by the rules, and a plain search."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from wanderwall.board.grid import SPARE, Square, grid
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach
from wanderwall.board.tiles import SHAPES, rotate, turns
from wanderwall.games import edition, game
from wanderwall.kernel.board import NONE, Board
from wanderwall.kernel.jit import i32, u64
from wanderwall.kernel.wide import size_for, wide
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.solver import solve
from wanderwall.solver.bulk import solve_cases
from wanderwall.solver.classic import count_ways_packed, fewest, par
from wanderwall.solver.classic_compiled import CompiledFrontier, last_turns, search
from wanderwall.solver.task import LONGEST, MANY, SolutionTurn, SolverTask, never_stop

ORACLE = json.loads((Path(__file__).parents[1] / "oracle" / "fewest_turns.json").read_text())


def played(maze: Maze, pawn: Square, target: Square, barred: str | None, line: tuple[SolutionTurn, ...]) -> bool:
    """Whether the line is legal turn by turn (S4 to S7) and ends on the target and no sooner."""
    for number, turn in enumerate(line, 1):
        arrow = maze.grid.arrow(turn.push.arrow)
        assert arrow.name != barred
        assert turn.push.openings in turns(maze.spare)
        maze, pawn, target = maze.push(arrow, turn.push.openings), arrow.carry(pawn), arrow.ride(target)
        barred = maze.grid.across(arrow).name
        assert reach(maze, pawn) >> turn.to & 1
        pawn = turn.to
        assert (pawn == target) == (number == len(line))
    return bool(line)


def plain(maze: Maze, pawns: set[Square], target: Square, barred: str | None, depth: int) -> bool:
    """Whether some line of `depth` turns ends on the target: every push, square by square."""
    for arrow in maze.grid.arrows:
        for openings in turns(maze.spare) if arrow.name != barred else ():
            after, goal = maze.push(arrow, openings), arrow.ride(target)
            squares = {
                square
                for pawn in pawns
                for square in range(maze.side**2)
                if reach(after, arrow.carry(pawn)) >> square & 1
            }
            if (
                goal in squares
                if depth == 1
                else plain(after, squares, goal, grid(maze.side).across(arrow).name, depth - 1)
            ):
                return True
    return False


def random_case(dice: Random, side: int) -> tuple[Maze, Square, Square, str | None]:
    shapes = ["end", "straight", "straight", "corner", "corner", "tee"]
    tiles = [rotate(SHAPES[dice.choice(shapes)], dice.randrange(4)) for _ in range(side * side + 1)]
    maze = Maze.of(tiles[:-1], tiles[-1])
    barred = dice.choice([None, *(arrow.name for arrow in maze.grid.arrows)])
    return maze, dice.randrange(side * side), dice.randrange(-1, side * side), barred


@pytest.mark.parametrize("side", [3, 7, *(pytest.param(side, marks=pytest.mark.broad) for side in (9, 11, 13))])
def test_oracle(side: int) -> None:
    cases = [case for case in ORACLE["cases"] if case["size"] == side]
    assert cases
    for case in solve_cases({"cases": cases}):
        assert case["turns"] == case["expected_moves"] == len(case["line"]), case["name"]


def test_lines_follow_the_rules() -> None:
    for case in ORACLE["cases"]:
        maze = Maze.of([tile for row in case["maze"] for tile in row], case["leftover"])
        pawn, target = (row * maze.side + column for row, column in (case["pieces"][0], case["objective"]))
        if case["objective"] == [-1, -1]:
            target = SPARE
        line = fewest(maze, pawn, [target])
        assert line
        assert played(maze, pawn, target, None, line)


@pytest.mark.parametrize(("side", "deepest", "cases"), [(3, 3, 40), (5, 2, 25), (9, 1, 30)])
def test_agrees_with_a_plain_search(side: int, deepest: int, cases: int) -> None:
    """Also with a barred arrow, targets on the spare and dead ends, which the oracle hardly has."""
    dice = Random(side)
    seen = set()
    for _ in range(cases):
        maze, pawn, target, barred = random_case(dice, side)
        line = fewest(maze, pawn, [target], barred, most=deepest)
        depths = range(1, deepest + 1)
        expected = next((depth for depth in depths if plain(maze, {pawn}, target, barred, depth)), None)
        assert (len(line) if line else None) == expected
        if line:
            assert played(maze, pawn, target, barred, line)
        seen.add(expected)
    assert len(seen) > 1


def test_sets_of_one_and_of_three_words_agree() -> None:
    dice, found = Random(7), 0
    for _ in range(30):
        maze, pawn, target, _ = random_case(dice, 7)
        answers = []
        kinds: tuple[Callable[[int], Any], ...] = (u64, wide)
        for kind in kinds:
            size, board = size_for(7, kind), Board(*(kind(plane) for plane in maze.planes))
            stands = kind(0), kind(0), kind(1 << pawn)
            at = CompiledFrontier(board, i32(maze.spare), i32(NONE), *stands, i32(NONE), i32(NONE), i32(target))
            line = np.zeros((2, 2), np.int32)
            ways = search(size, at, line, np.zeros_like(line), 0, 1, 10)
            answers.append((last_turns(size, at, 10), ways, line.tolist()))
        assert answers[0] == answers[1]
        found += answers[0][1] > 0
    assert found


def case_of(rows: list[list[int]], spare: int, pawn: Square, target: Square) -> dict[str, Any]:
    side = len(rows)
    return {
        "maze": rows,
        "leftover": spare,
        "pieces": [list(divmod(pawn, side))],
        "objective": list(divmod(target, side)),
        "previous_shift": None,
    }


def test_the_tile_just_pushed_out_may_not_go_back() -> None:
    """S5: what was pushed in at W2 bars E2."""
    rows = [[6, 10, 12], [5, 10, 5], [3, 10, 9]]
    free = next(solve_cases({"cases": [case_of(rows, 5, 0, 4)]}))
    barred = [case_of(rows, 5, 0, 4) | {"previous_shift": shift} for shift in ([0, 1], [2, 1], [1, 0], [1, 2])]
    for case in solve_cases({"cases": barred}):
        row, column = case["previous_shift"]
        assert case["line"][0]["insert"] != [2 - row, 2 - column]
        assert case["turns"] >= free["turns"]


def test_classic_positions() -> None:
    classic, dice = game("classic"), Random(5)
    for _ in range(5):
        state: Any = after_chance(classic, classic.setup(edition("classic-1986"), 2, {}), dice)
        seat, found = state.mover, len(state.found[state.mover])
        line = solve(state)
        assert line
        for number, turn in enumerate(line, 1):
            for move in turn.split():
                state = classic.apply(state, seat, classic.notation.read_move(state, seat, move))
            assert len(state.found[seat]) == found + (number == len(line))
            if number < len(line):  # the others do not act: hand the turn back
                state = handed_back(state)


def handed_back(state: Any) -> Any:
    return replace(state, turns=state.turns + state.seats - 1)


def test_home_and_any_order() -> None:
    classic = game("classic")
    state: Any = after_chance(
        classic, classic.setup(edition("classic-1986"), 1, {"cards": "own", "order": "any"}), Random(1)
    )
    any_order = solve(state)
    assert any_order
    assert len(any_order) == 1  # with 24 goals to choose from
    done = replace(state, stacks=((),), found=(state.stacks[0],))
    home = solve(done)
    assert home
    assert home[-1].endswith(f" {done.edition.grid.names[done.home(0)]}")


@pytest.mark.parametrize(
    ("change", "key", "expected"),
    [
        ({"maze": [[1, 2], [3]]}, "cases[1].maze", "maze"),
        ({"leftover": 16}, "cases[1].leftover", "openings"),
        ({"leftover": True}, "cases[1].leftover", "openings"),
        ({"pieces": []}, "cases[1].pieces", "list"),
        ({"pieces": [[0, 3]]}, "cases[1].pieces", "square"),
        ({"objective": [-1, 0]}, "cases[1].objective", "square"),
        ({"previous_shift": [0, 0]}, "cases[1].previous_shift", "arrow"),
    ],
)
def test_bad_files_say_where_and_what(change: dict[str, Any], key: str, expected: str) -> None:
    good = case_of([[6, 10, 12], [5, 10, 5], [3, 10, 9]], 5, 0, 4)
    with pytest.raises(Problem) as caught:
        list(solve_cases({"cases": [good, good | change]}))
    assert caught.value.code == "json.field"
    assert caught.value.details == {"key": key, "expected": expected}


def test_even_boards_and_files_without_cases_are_refused() -> None:
    with pytest.raises(Problem, match=r"board\.side"):
        list(solve_cases({"cases": [case_of([[6, 12], [3, 9]], 5, 0, 3)]}))
    with pytest.raises(Problem, match=r"json\.field.*cases"):
        list(solve_cases({"positions": []}))


def test_positions_that_cannot_be_solved_are_refused() -> None:
    classic = game("classic")
    state: Any = after_chance(classic, classic.setup(edition("classic-1986"), 2, {}), Random(1))
    pushed = classic.apply(state, state.mover, classic.legal(state, state.mover)[0])
    with pytest.raises(Problem, match=r"solve\.step"):
        solve(pushed)


def test_no_line_within_so_many_turns() -> None:
    """A tile that opens off the board on every side is never reached."""
    rows = [[9, 10, 12], [5, 10, 5], [3, 10, 9]]
    (case,) = solve_cases({"cases": [case_of(rows, 5, 8, 0)]}, most=3)
    assert case["turns"] is None
    assert case["line"] is None


# ── par over tiles in their order: played by the rules, compared with a plain search and with the packed one ─────────


def random_course(dice: Random, side: int, tiles: int) -> SolverTask:
    maze, pawn, _, barred = random_case(dice, side)
    return SolverTask(maze, pawn, tuple(dice.sample(range(-1, side * side), tiles)), barred)


def plain_lines(
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
                    lines = plain_lines(after, square, left, maze.grid.across(arrow).name, depth - 1)
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
def test_tasks_agree_with_a_plain_search(tiles: int) -> None:
    dice, seen = Random(tiles), set()
    for _ in range(40):
        course = random_course(dice, 3, tiles)
        ways = next((found for depth in (1, 2) if (found := plain_lines(*course, depth))), set())
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
def test_tasks_follow_the_rules(tiles: int) -> None:
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
