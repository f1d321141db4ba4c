"""Measure how long the solver and the coach take when warm, in CPU time, and whether bots keep to their budgets."""

from __future__ import annotations

import json
import time
from collections.abc import Callable, Iterable
from functools import partial
from random import Random
from statistics import median
from typing import Any

from tools.report import ROOT
from wanderwall.board.maze import Maze
from wanderwall.bots import bot, warm
from wanderwall.bots.protocol import Budget
from wanderwall.coach import coach
from wanderwall.games import edition, game_of
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.record import Record, read
from wanderwall.match.steps import after_chance
from wanderwall.solver.bulk import solve_cases
from wanderwall.solver.classic import fewest
from wanderwall.solver.go import rolls, solve_all

TESTS = ROOT / "tests"
ORACLE = json.loads((TESTS / "oracle" / "fewest_turns.json").read_text())


def print_times(what: str, calls: Iterable[Callable[[], Any]]) -> None:
    """Print the mean, the longest and the sum of some calls, each the best of three."""
    seconds = []
    for call in calls:
        best = float("inf")
        for _ in range(3):
            start = time.process_time()
            call()
            best = min(best, time.process_time() - start)
        seconds.append(best)
    mean, longest = sum(seconds) / len(seconds), max(seconds)
    print(
        f"{what:44} {len(seconds):5} x {mean * 1e3:9.3f} ms, longest {longest * 1e3:9.3f} ms, sum {sum(seconds):8.3f} s"
    )


def case(given: dict[str, Any]) -> Callable[[], Any]:
    maze = Maze.of([tile for row in given["maze"] for tile in row], given["leftover"])
    (row, column), (goal_row, goal_column) = given["pieces"][0], given["objective"]
    target = -1 if goal_row < 0 else goal_row * maze.side + goal_column
    return lambda: fewest(maze, row * maze.side + column, [target])


def opening(box: str, seats: int, seed: int) -> Callable[[], Any]:
    found = edition(box)
    game = game_of(found)
    state: Any = after_chance(game, game.setup(found, seats, {}), Random(seed))
    view = game.view(state, state.mover)
    return lambda: coach(found.game).hint(view)


def print_budget_use(name: str, box: str, ms: float = 30.0) -> None:
    """Print how much of its budget a bot uses for a move, the median of nine."""
    found = edition(box)
    game, player = game_of(found), bot(name, found.game)
    state: Any = after_chance(game, game.setup(found, 2, {}), Random(4))
    seen = HistoryRecorder(game, state.mover, state).history(state)
    seconds = []
    for number in range(9):
        start = time.perf_counter()
        player.choose(seen, Budget(ms), number)
        seconds.append(time.perf_counter() - start)
    print(f"{name}, {box}: {median(seconds) * 1e3 / ms:.2f} of its time")


def review_record(record: Record) -> list[Any]:
    return list(coach("classic").review(record))


def row(box: Any, roll: tuple[str, ...]) -> Any:
    return solve_all(box, roll).row()


def main() -> None:
    warm("classic")
    list(solve_cases(ORACLE))
    for side in sorted({given["size"] for given in ORACLE["cases"]}):
        cases = [given for given in ORACLE["cases"] if given["size"] == side]
        print_times(f"fewest turns, {side}×{side}, with the line", map(case, cases))
    print_times("the oracle's file, all 93", [lambda: list(solve_cases(ORACLE))])
    go = edition("go")
    sample = Random(1).sample(rolls(go), 48)
    solve_all(go, sample[0])
    print_times("Go!, first solution", [partial(solve_all, go, roll, limit=1) for roll in sample])
    print_times("Go!, all minimal solutions", [partial(solve_all, go, roll) for roll in sample])
    print_times("Go!, all, with the joker", [partial(solve_all, go, roll, joker=True) for roll in sample[:8]])
    print_times("Go!, a row of the table", [partial(row, go, roll) for roll in sample])
    for box, seats in (("classic-1986", 2), ("classic-1986", 4), ("towers-3d", 2), ("garden-9", 2)):
        print_times(f"hint, {box}, {seats} seats", [opening(box, seats, seed) for seed in range(8)])
    for box in ("classic-1986", "garden-9", "towers-3d"):
        print_budget_use("level5", box)
    for name in ("classic-1986-2-006", "classic-1986-4-012"):
        record = read((TESTS / "records" / f"{name}.txt").read_text(encoding="utf-8"))
        print_times(f"review of {name}, {len(record.moves) // 2} turns", [partial(review_record, record)])
