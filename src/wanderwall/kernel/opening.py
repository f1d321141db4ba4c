"""Convert a deal of the kernel to one of the rules, so that both play the same game from the same seed."""

from __future__ import annotations

import numpy as np

from wanderwall.board.grid import SPARE
from wanderwall.board.maze import Maze
from wanderwall.game.protocol import CHANCE
from wanderwall.games import game_of
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.state import Deal
from wanderwall.kernel.arrays import Positions
from wanderwall.kernel.convert import left_of, places_of
from wanderwall.kernel.deal import deals


def deal_of(table: State, positions: Positions, i: int) -> Deal:
    """The deal that led to a position of classic."""
    edition, arrays = table.edition, positions.arrays
    n, e, s, w = (int(plane) for plane in arrays.board[:, i])
    maze = Maze(edition.side, n, e, s, w, int(arrays.spare[i]))
    goal_at = {int(place): goal for goal, place in enumerate(places_of(positions, len(edition.goals))[:, i])}
    free = [square for square in range(edition.grid.size) if square not in edition.fixed]
    tiles = [*(Tile(maze[square], goal_at.get(square)) for square in free), Tile(maze.spare, goal_at.get(SPARE))]
    words = [int(word) for word in arrays.stacks[:, i]]
    stacks = tuple(left_of(words, seat, table.seats) for seat in range(table.seats))
    return Deal(tuple(tiles), stacks, int(arrays.mover[i]))


def deal_state(table: State, seed: int) -> State:
    """The state of the rules after the kernel's deal from this seed."""
    positions = deals(table, np.array([seed], np.uint64), threads=1)
    dealt: State = game_of(table.edition).apply(table, CHANCE, deal_of(table, positions, 0))
    return dealt
