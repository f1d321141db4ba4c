"""The reach of every push: the kernel, the rules and the oracle agree; sets of three machine words against Python's
integers.
"""

from __future__ import annotations

import json
import random
from pathlib import Path
from random import Random
from typing import Any

import numpy as np
import pytest

from tests.kernel.tables import random_maze
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Slide, reach_all
from wanderwall.board.tiles import rotate, turns
from wanderwall.kernel import cpu
from wanderwall.kernel.arrays import Array, Positions
from wanderwall.kernel.convert import from_mazes
from wanderwall.kernel.jit import inline, u64
from wanderwall.kernel.wide import Wide, wide

ORACLE = Path(__file__).parent.parent / "oracle"


def by_slide(reached: Array, maze: Maze, game: int) -> dict[Slide, int]:
    """One game's column of the kernel's answer, as the rules name pushes; 0 stands for no push."""
    arrows = maze.grid.arrows
    answers = {
        (arrow, rotate(maze.spare, quarters)): int(reached[4 * number + quarters, game])
        for number, arrow in enumerate(arrows)
        for quarters in range(len(turns(maze.spare)))
    }
    assert all(
        reached[4 * number + quarters, game] == 0
        for number in range(len(arrows))
        for quarters in range(len(turns(maze.spare)), 4)
    )
    return {slide: squares for slide, squares in answers.items() if squares}


@pytest.mark.parametrize("side", [3, 5, 7])
def test_random_mazes_as_the_rules(side: int) -> None:
    dice = random.Random(side)
    mazes = [random_maze(side, dice) for _ in range(300)]
    pawns = [dice.randrange(side * side) for _ in mazes]
    all_barred = [dice.choice([None, *(arrow.name for arrow in mazes[0].grid.arrows)]) for _ in mazes]
    reached = cpu.reach_all(from_mazes(mazes, pawns, all_barred), threads=1)
    for game, (maze, pawn, barred) in enumerate(zip(mazes, pawns, all_barred, strict=True)):
        assert by_slide(reached, maze, game) == reach_all(maze, pawn, barred)


def oracle_maze(position: dict[str, Any]) -> Maze:
    return Maze.of([tile for row in position["maze"] for tile in row], position["spare"])


def test_reach_of_the_oracle() -> None:
    positions = json.loads((ORACLE / "reach.json").read_text())["positions"]
    mazes = [oracle_maze(position) for position in positions]
    board = mazes[0].grid

    def square(place: list[int]) -> int:
        return place[0] * board.side + place[1]

    barred = [position["spare_lies_at"] and board.at(square(position["spare_lies_at"])).name for position in positions]
    reached = cpu.reach_all(from_mazes(mazes, [square(position["pawn"]) for position in positions], barred))
    for game, (maze, position) in enumerate(zip(mazes, positions, strict=True)):
        reaches = {(board.at(square(p["insert"])), p["openings"]): p["reach"] for p in position["pushes"]}
        assert by_slide(reached, maze, game) == reaches


def turns_of(positions: Positions) -> Array:
    """How many different turns each position has."""
    counted: Array = np.bitwise_count(cpu.reach_all(positions)).sum(axis=0)
    return counted


def test_counts_of_the_oracle() -> None:
    """Turns of the first pawn, and pairs of turns: after each push, the second pawn's turns once for every square."""
    for position in json.loads((ORACLE / "counts.json").read_text())["positions"]:
        maze = oracle_maze(position)
        first, second = (row * maze.side + column for row, column in position["pawns"])
        opening = from_mazes([maze], [first], [None])
        slides = reach_all(maze, first)
        after = from_mazes(
            [maze.push(arrow, way) for arrow, way in slides],
            [arrow.carry(second) for arrow, _ in slides],
            [maze.grid.across(arrow).name for arrow, _ in slides],
        )
        ends = np.array([squares.bit_count() for squares in slides.values()])
        assert [int(turns_of(opening)[0]), int((ends * turns_of(after)).sum())] == position["counts"]


@pytest.mark.parametrize("threads", [2, 3])
def test_threads_change_nothing(threads: int) -> None:
    dice = random.Random(threads)
    mazes = [random_maze(7, dice) for _ in range(200)]
    positions = from_mazes(mazes, [dice.randrange(49) for _ in mazes], [None] * len(mazes))
    assert (cpu.reach_all(positions, threads=1) == cpu.reach_all(positions, threads=threads)).all()


ALL = (1 << 192) - 1


def number(squares: Wide) -> int:
    return int(squares.a) | int(squares.b) << 64 | int(squares.c) << 128


def operated(x: Wide, y: Wide, n: u64) -> tuple[Wide, Wide, Wide, Wide, Wide, u64]:
    either = x
    either |= y
    return x & y, either, ~x, x << n, x >> n, x & n


def test_operators() -> None:
    compiled, dice = inline(operated), Random(1)
    for distance in (0, 1, 13, 63, 64, 65, 100, 127, 128, 168):
        a, b = dice.getrandbits(192), dice.getrandbits(192)
        expected = (a & b, a | b, a ^ ALL, a << distance & ALL, a >> distance, a & distance)
        for run in (operated, compiled):
            *sets, low = run(wide(a), wide(b), u64(distance))
            assert (*(number(squares) for squares in sets), int(low)) == expected
