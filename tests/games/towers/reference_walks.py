"""Walking through towers with cards in hand the slow, plain way: one step, one card at a time."""

from __future__ import annotations

from collections import Counter, deque
from collections.abc import Sequence
from typing import NamedTuple

from wanderwall.board.maze import Maze
from wanderwall.board.tiles import E, N, S, W, opposite

USES = {"climb": "uj", "descent": "dj"}


class Stand(NamedTuple):
    """Where a walk has come to."""

    square: int
    left: str  # cards not yet played
    passed: bool  # the walk has touched the stone


def payments(
    maze: Maze, heights: Sequence[int], start: int, hand: str, jokers: bool, most: int, stone: int | None
) -> dict[int, set[tuple[str, bool]]]:
    """For every square all payments that bring one there, and whether such a way touches the stone (T3, T4, T9)."""
    first = Stand(start, hand, start == stone)
    seen, queue = {first}, deque([first])
    while queue:
        stand = queue.popleft()
        for there in neighbours(maze, stand.square):
            rise = heights[there] - heights[stand.square]
            if abs(rise) <= 1:
                lefts = {stand.left}
            elif len(hand) - len(stand.left) == most:
                lefts = set()
            else:
                fitting = "udj" if jokers else USES["climb" if rise > 0 else "descent"]
                lefts = {stand.left.replace(card, "", 1) for card in stand.left if card in fitting}
            for left in lefts:
                step = Stand(there, left, stand.passed or there == stone)
                if step not in seen:
                    seen.add(step)
                    queue.append(step)
    found: dict[int, set[tuple[str, bool]]] = {}
    for stand in seen:
        found.setdefault(stand.square, set()).add((spent(hand, stand.left), stand.passed))
    return found


def neighbours(maze: Maze, square: int) -> list[int]:
    row, column = divmod(square, maze.side)
    sides = [
        (N, square - maze.side, row > 0),
        (E, square + 1, column < maze.side - 1),
        (S, square + maze.side, row < maze.side - 1),
        (W, square - 1, column > 0),
    ]
    return [
        there for side, there, on_board in sides if on_board and maze[square] & side and maze[there] & opposite(side)
    ]


def spent(hand: str, left: str) -> str:
    return "".join(sorted((Counter(hand) - Counter(left)).elements(), key="udj".index))


def unbeaten(payments: set[str]) -> set[str]:
    """Those that no other beats: no more of any kind and less of one (T9)."""
    return {pay for pay in payments if not any(beats(other, pay) for other in payments)}


def beats(one: str, other: str) -> bool:
    return one != other and all(one.count(card) <= other.count(card) for card in "udj")
