"""Measure the speed of every engine in one run, for `wanderwall bench`.

Two kinds of work: *reach*, the squares a pawn reaches after every push of a position (positions per second), and
*playout*, a greedy two-player game of classic to its end (games per second).
"""

from __future__ import annotations

import os
import random
import time
from collections.abc import Callable
from functools import partial
from typing import NamedTuple

import numpy as np

from wanderwall.board.grid import Arrow
from wanderwall.board.reach import reach_all
from wanderwall.board.tiles import Openings
from wanderwall.game.protocol import OVER
from wanderwall.games import edition, game
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import Push, Walk
from wanderwall.kernel import baseline, cpu
from wanderwall.kernel.arrays import LIMIT, Results
from wanderwall.kernel.convert import from_states, to_state
from wanderwall.kernel.deal import deals
from wanderwall.match.steps import after_chance

EDITION, SEED = "classic-1986", 1986
#: positions and games in one call of baseline and rules
SAMPLE, GAMES = 20, 4
#: positions and games in one call of the kernel; both numbers for the GPU, which takes many more at a time
KERNEL_POSITIONS, KERNEL_GAMES, GPU_ITEMS = 200_000, 20_000, 32_000_000
#: bytes of GPU memory that the bench needs for each position
EACH = 1024
ROUNDS = 20


class Speed(NamedTuple):
    """What one engine does in a second; for playouts, `turns` counts the turns of all games together."""

    work: str
    engine: str
    threads: int
    per_second: float
    turns: float = 0.0


class BenchCase(NamedTuple):
    """Work to time: every call processes the same `items` and returns the number of turns it played."""

    work: str
    engine: str
    threads: int
    items: int
    call: Callable[[], int]


def measure(seconds: float = 10.0) -> list[Speed]:
    """Time all engines in turn, repeatedly, and keep each one's fastest call, so a busy moment affects all alike."""
    jobs = all_jobs()
    for job in jobs:
        job.call()  # compile
    fastest = {job: (float("inf"), 0) for job in jobs}
    start = time.perf_counter()
    while time.perf_counter() - start < seconds:
        for job in jobs:
            fastest[job] = min(fastest[job], time_case(job, seconds / ROUNDS / len(jobs)))
    return [Speed(*job[:3], job.items / spent, turns / spent) for job, (spent, turns) in fastest.items()]


def time_case(job: BenchCase, seconds: float) -> tuple[float, int]:
    """Return the seconds of the fastest call, and the turns it played."""
    fastest, until = (float("inf"), 0), time.perf_counter() + seconds
    while fastest[0] == float("inf") or time.perf_counter() < until:
        start = time.perf_counter()
        turns = job.call()
        fastest = min(fastest, (time.perf_counter() - start, turns))
    return fastest


def all_jobs() -> list[BenchCase]:
    """Baseline, rules, kernel on one and on all threads, and the GPU if there is one."""
    classic = game("classic")
    table = classic.setup(edition(EDITION), 2, {"peek": "at-once"})  # the arrays do not store who looked at a card (K4)
    dice = random.Random(SEED)
    states = [middle_of(after_chance(classic, table, dice), dice) for _ in range(SAMPLE)]
    openings = [after_chance(classic, table, dice) for _ in range(SAMPLE)]
    boards = [baseline.BaselineBoard.of(state) for state in states]
    check_same_answers(states, boards)
    few = openings[:GAMES]
    jobs = [
        BenchCase("reach", "bfs", 1, SAMPLE, lambda: none_of([baseline.reach_all(board) for board in boards])),
        BenchCase("reach", "rules", 1, SAMPLE, lambda: none_of([of_rules(state) for state in states])),
        BenchCase("playout", "bfs", 1, GAMES, lambda: sum(baseline.greedy_game(o, chance(), LIMIT)[1] for o in few)),
        BenchCase("playout", "rules", 1, GAMES, lambda: sum(greedy_game(opening, chance()) for opening in few)),
    ]
    games = deals(table, np.arange(KERNEL_GAMES))
    many = cpu.playouts(deals(table, np.arange(KERNEL_POSITIONS)), "random", 20)
    out = cpu.reach_all(many)
    for threads in sorted({1, os.cpu_count() or 1}):
        reach = partial(cpu.reach_all, many, threads, out)
        playout = partial(cpu.games, games, "greedy", threads=threads)
        jobs.append(BenchCase("reach", "kernel", threads, KERNEL_POSITIONS, lambda reach=reach: none_of(reach())))  # type: ignore[misc]
        jobs.append(BenchCase("playout", "kernel", threads, KERNEL_GAMES, partial(turns_of, playout)))
    return jobs + gpu_jobs(table)


def gpu_jobs(table: State) -> list[BenchCase]:
    """The same work on a GPU, with all data already in its memory; empty without a GPU."""
    from wanderwall.kernel import gpu

    if not gpu.available():
        return []
    count = min(GPU_ITEMS, gpu.free_memory() // EACH)
    games = gpu.deals(table, np.arange(count))
    many = gpu.playouts(games, "random", 20)
    out = gpu.reach_all(many)

    def reach() -> int:
        gpu.reach_all(many, out)
        gpu.wait_until_idle()
        return 0

    def playout() -> int:
        return int(gpu.fetch_array(gpu.games(games, "greedy").turns).sum(dtype=np.int64))

    return [BenchCase("reach", "gpu", 1, count, reach), BenchCase("playout", "gpu", 1, count, playout)]


def none_of(answers: object) -> int:
    """Return 0: reach plays no turns."""
    return 0


def chance() -> random.Random:
    """The same random numbers for every call, so that every call is the same work."""
    return random.Random(SEED)


def turns_of(play: Callable[[], Results]) -> int:
    return int(play().turns.sum(dtype=np.int64))


def of_rules(state: State) -> dict[tuple[Arrow, Openings], int]:
    return reach_all(state.maze, state.pawns[0])


def middle_of(state: State, dice: random.Random) -> State:
    """The state after some random turns."""
    seeds = np.array([dice.randrange(1 << 60)])
    return to_state(cpu.playouts(from_states([state], seeds), "random", 20), 0, state)


def check_same_answers(states: list[State], boards: list[baseline.BaselineBoard]) -> None:
    """Check that baseline and rules agree, or the comparison means nothing; tests compare the kernel with the rules."""
    for state, board in zip(states, boards, strict=True):
        usual = [sum(1 << r * board.side + c for r, c in reached) for reached in baseline.reach_all(board)]
        assert sorted(usual) == sorted(of_rules(state).values())


def greedy_game(state: State, dice: random.Random) -> int:
    """Play a game by the rules like the kernel's greedy policy; return the number of turns."""
    classic = game("classic")
    while state.step != OVER and state.turns < LIMIT * state.seats:
        seat = state.mover
        slides = reach_all(state.maze, state.pawns[seat], state.barred)
        sought = state.stacks[seat][:1]
        for slide, squares in slides.items():
            arrow, _ = slide
            to = arrow.ride(state.places[sought[0]]) if sought else state.home(seat)
            if to >= 0 and squares >> to & 1:
                break
        else:
            slide, squares = dice.choice(list(slides.items()))
            to = dice.choice([square for square in range(state.edition.grid.size) if squares >> square & 1])
        arrow, openings = slide
        state = classic.apply(classic.apply(state, seat, Push(arrow.name, openings)), seat, Walk(to))
    return state.turns


def as_json(speeds: list[Speed]) -> list[dict[str, object]]:
    return [{"work": s.work, "engine": s.engine, "threads": s.threads, "per_second": s.per_second} for s in speeds]
