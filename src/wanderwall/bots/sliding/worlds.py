"""Worlds (determinizations) of the sliding mazes: a table as a seat sees it, with unseen goals dealt in likely ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any, Protocol

import numpy as np

from wanderwall.games.views import MazeView
from wanderwall.kernel.arrays import Arrays
from wanderwall.kernel.classic import CARD
from wanderwall.kernel.convert import pack_seats, place_planes

#: the least probability of a goal that is considered, as a share of all
LEAST = 0.01
#: the odds of a goal that a seat is known not to seek, relative to 1 for the one it seeks
UNLIKELY = 0.001


class BoardPlanes(Protocol):
    """A maze as the kernel stores it."""

    @property
    def board(self) -> Any: ...
    @property
    def spare(self) -> int: ...
    @property
    def barred(self) -> int: ...


def store_table(view: MazeView, maze: BoardPlanes, arrays: Arrays, n: int | slice) -> None:
    """Store the maze, the pawns and the things of a view as one position, or as many."""
    wide = (slice(None), None) if isinstance(n, slice) else (slice(None),)
    arrays.board[:, n] = np.array(maze.board, np.uint64)[wide]
    arrays.spare[n], arrays.barred[n] = maze.spare, maze.barred
    arrays.pawns[n] = pack_seats([seat["pawn"] for seat in view["seats"]])
    places = place_planes(view["side"], list(view["things"].values()))
    arrays.things[:, n] = np.array(places, np.uint32)[wide]


def likeliest(chances: Any, most: int, worlds: int) -> tuple[Any, Any]:
    """For each world one of at most `most` goals with the highest chances, in turn; and its chance as the weight of the
    world.
    """
    ranked = np.argsort(-chances, kind="stable")[:most]
    ranked = ranked[chances[ranked] >= LEAST * chances.sum()]
    chosen = ranked[np.arange(worlds) % len(ranked)]
    return chosen, chances[chosen]


def stack_cards(stacks: Any, seat: int, cards: Iterable[Any]) -> None:
    """Put cards on the stack of a seat in every world, the top card last."""
    for card in cards:
        stacks[seat] = stacks[seat] << CARD | card.astype(np.uint64)
