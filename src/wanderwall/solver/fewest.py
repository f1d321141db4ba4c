"""The fewest own turns to end a turn on a tile while nobody else moves, with the line of play.

The spare may not go back in where it was pushed out, also between own turns (S5). Any board from 3×3 to 13×13.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any

from wanderwall.board.grid import SPARE, Square
from wanderwall.board.maze import Maze
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import PUSH
from wanderwall.problem import Problem
from wanderwall.solver.bulk import positions, read_arrow, read_maze, read_pawns, read_square
from wanderwall.solver.classic import count_ways, with_walks
from wanderwall.solver.task import MOST, SolutionTurn, SolverTask


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


def solve(state: State, most: int = MOST) -> tuple[SolutionTurn, ...] | None:
    """The shortest line of the seat to move to a goal it may find now, or home when it has found all (K5)."""
    if not isinstance(state, State):
        raise Problem("game.not_here", game=state.edition.game, known="classic")
    if state.step != PUSH:
        raise Problem("solve.step", "S3", step=state.step)
    seat = state.mover
    if not state.stacks[seat] and state.options.finish[seat] == "exit":
        raise Problem("solve.exit", "K7")
    targets = [state.places[goal] for goal in state.findable_goals(seat)] or [state.home(seat)]
    return fewest(state.maze, state.pawns[seat], targets, state.barred, most)


def solve_cases(data: Any, most: int = MOST) -> Iterator[dict[str, Any]]:
    """Yield each case of a file with `turns` and `line` filled in, both null if it takes more than `most` turns.

    A case has a `maze`, the `leftover` tile, `pieces` of which the first moves, the square of the `objective` ([-1, -1]
    for the leftover tile) and, if there was one, the square of the `previous_shift`.
    """
    for number, case in enumerate(positions(data, "cases")):
        key = f"cases[{number}]"
        maze = read_maze(case, key, "leftover")
        pawn = read_pawns(case.get("pieces"), f"{key}.pieces", maze)[0]
        objective, shift = case.get("objective"), case.get("previous_shift")
        target = SPARE if objective == [-1, -1] else read_square(objective, f"{key}.objective", maze)
        pushed = None if shift is None else read_arrow(shift, f"{key}.previous_shift", maze)
        barred = None if pushed is None else maze.grid.across(pushed).name
        line = fewest(maze, pawn, [target], barred, most)
        written = None if line is None else [_as_json(maze, turn) for turn in line]
        yield {**case, "turns": None if line is None else len(line), "line": written}


def _as_json(maze: Maze, turn: SolutionTurn) -> dict[str, Any]:
    enter = maze.grid.arrow(turn.push.arrow).enter
    return {
        "insert": list(divmod(enter, maze.side)),
        "openings": turn.push.openings,
        "to": list(divmod(turn.to, maze.side)),
    }
