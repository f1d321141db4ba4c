"""`make bench`: the packed rules against the usual objects and breadth-first search, measured in one run."""

from __future__ import annotations

import random
import time
from collections import deque
from collections.abc import Callable
from typing import TypeVar

from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach_all
from wanderwall.game.protocol import settle
from wanderwall.games import edition, game

P = TypeVar("P")

POSITIONS, SECONDS, ROUNDS = 40, 1.0, 3
DOORS = {"N": (-1, 0, "S"), "E": (0, 1, "W"), "S": (1, 0, "N"), "W": (0, -1, "E")}
TURNED = {"N": "E", "E": "S", "S": "W", "W": "N"}


class Tile:
    """A tile the usual way: an object that knows its doors."""

    def __init__(self, doors: str) -> None:
        self.doors = doors

    def turned(self) -> Tile:
        return Tile("".join(TURNED[door] for door in self.doors))


class Board:
    """A board the usual way: rows of tile objects, a pawn, and a breadth-first search."""

    def __init__(self, rows: list[list[Tile]], spare: Tile, pawn: tuple[int, int]) -> None:
        self.side = len(rows)
        self.rows = rows
        self.spare = spare
        self.pawn = pawn

    @classmethod
    def of(cls, maze: Maze, pawn: int) -> Board:
        doors = ["".join(d for bit, d in enumerate("NESW") if tile >> bit & 1) for tile in (*maze.tiles, maze.spare)]
        rows = [[Tile(doors[r * maze.side + c]) for c in range(maze.side)] for r in range(maze.side)]
        return cls(rows, Tile(doors[-1]), divmod(pawn, maze.side))

    def copy(self) -> Board:
        return Board([row[:] for row in self.rows], self.spare, self.pawn)

    def push(self, is_row: bool, line: int, from_start: bool) -> None:
        places = [(line, k) if is_row else (k, line) for k in range(self.side)]
        if not from_start:
            places.reverse()
        tiles = [self.spare, *(self.rows[r][c] for r, c in places)]
        for (r, c), tile in zip(places, tiles[:-1], strict=True):
            self.rows[r][c] = tile
        self.spare = tiles[-1]
        if self.pawn in places:
            self.pawn = places[(places.index(self.pawn) + 1) % self.side]

    def reachable(self) -> set[tuple[int, int]]:
        seen, queue = {self.pawn}, deque([self.pawn])
        while queue:
            r, c = queue.popleft()
            for door in self.rows[r][c].doors:
                dr, dc, back = DOORS[door]
                there = (r + dr, c + dc)
                if not (0 <= there[0] < self.side and 0 <= there[1] < self.side) or there in seen:
                    continue
                if back in self.rows[there[0]][there[1]].doors:
                    seen.add(there)
                    queue.append(there)
        return seen


def plain(board: Board) -> list[set[tuple[int, int]]]:
    """Every push and different turn of the spare, one after the other, on a copy of the board."""
    ways = {"".join(sorted(board.spare.doors)): board.spare}
    for _ in range(3):
        turned = list(ways.values())[-1].turned()
        ways.setdefault("".join(sorted(turned.doors)), turned)
    answers = []
    for is_row in (True, False):
        for line in range(1, board.side, 2):
            for from_start in (True, False):
                for spare in ways.values():
                    trial = board.copy()
                    trial.spare = spare
                    trial.push(is_row, line, from_start)
                    answers.append(trial.reachable())
    return answers


def per_second(work: Callable[[P], object], positions: list[P]) -> float:
    """The best of a few rounds, so that a busy machine hurts both sides alike."""
    best = 0.0
    for _ in range(ROUNDS):
        done, start = 0, time.perf_counter()
        while (spent := time.perf_counter() - start) < SECONDS / ROUNDS:
            work(positions[done % len(positions)])
            done += 1
        best = max(best, done / spent)
    return best


def main() -> None:
    classic, dice = game("classic"), random.Random(1986)
    states = [settle(classic, classic.setup(edition("classic-1986"), 2, {}), dice) for _ in range(POSITIONS)]
    mazes = [(state.maze, dice.randrange(49)) for state in states]
    boards = [Board.of(maze, pawn) for maze, pawn in mazes]
    for board, (maze, pawn) in zip(boards, mazes, strict=True):  # the same answers, or the comparison means nothing
        usual = [sum(1 << r * 7 + c for r, c in squares) for squares in plain(board)]
        assert sorted(usual) == sorted(reach_all(maze, pawn).values())
    baseline, rules = per_second(plain, boards), per_second(lambda position: reach_all(*position), mazes)
    print("reach of every push, 7×7, positions a second")
    print(f"  objects and breadth-first search  {baseline:10.0f}")
    print(f"  rules, one packed flood fill      {rules:10.0f}   {rules / baseline:.0f} times as fast")


if __name__ == "__main__":
    main()
