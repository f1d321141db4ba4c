"""What the solver for towers is asked."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.board.grid import Square
from wanderwall.board.maze import Maze
from wanderwall.board.slopes import Heights

#: maximum number of towers of a task, and of cards at the start
LONGEST, MOST_CARDS = 2, 5


class TowersTask(NamedTuple):
    """A solver task: the starting maze, the pawn, its cards, the towers in order, and the barred arrow (S5)."""

    maze: Maze
    heights: Heights
    pawn: Square
    cards: int
    targets: tuple[Square, ...]
    barred: str | None = None
