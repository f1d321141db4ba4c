"""Worlds (determinizations) of the sliding mazes: a table as a seat sees it, with unseen goals dealt in likely ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple, Protocol

import numpy as np

from wanderwall.games.views import MazeView
from wanderwall.kernel.arrays import Array, Arrays
from wanderwall.kernel.board import Board
from wanderwall.kernel.classic import CARD, NO_CARDS
from wanderwall.kernel.convert import pack_seats, place_planes
from wanderwall.kernel.goal_places import MOST

#: the least probability of a goal that is considered, as a share of all
LEAST = 0.01
#: the odds of a goal that a seat is known not to seek, relative to 1 for the one it seeks
UNLIKELY = 0.001


class KernelMaze(Protocol):
    """A maze as the kernel stores it."""

    @property
    def board(self) -> Board: ...
    @property
    def spare(self) -> int: ...
    @property
    def barred(self) -> int: ...


class GoalCards(NamedTuple):
    """What a seat knows about the goal cards of all seats."""

    me: int
    #: the current goal of this seat, if it has one
    own: int | None
    #: by seat, the number of goals left
    left: Sequence[int]
    #: goals that nobody has found and whose owner is not known
    unseen: Sequence[int]


def even_odds(seats: int, goals: int) -> Array:
    """Belief about each seat's goal before any turn is read: [seat, goal]."""
    odds = np.zeros((seats, MOST), np.float32)
    odds[:, :goals] = 1.0
    return odds


def known_odds(stacks: Sequence[Sequence[int]]) -> Array:
    """Belief about each seat's goal when all cards are known: [seat, goal]."""
    odds = np.full((len(stacks), MOST), UNLIKELY, np.float32)
    for seat, stack in enumerate(stacks):
        odds[seat, stack[:1]] = 1.0
    return odds


def store_table(view: MazeView, maze: KernelMaze, arrays: Arrays, n: int | slice) -> None:
    """Store the maze, the pawns and the things of a view as one position, or as many."""
    wide = (slice(None), None) if isinstance(n, slice) else (slice(None),)
    arrays.board[:, n] = np.array(maze.board, np.uint64)[wide]
    arrays.spare[n], arrays.barred[n] = maze.spare, maze.barred
    arrays.pawns[n] = pack_seats([seat["pawn"] for seat in view["seats"]])
    places = place_planes(view["side"], list(view["things"].values()))
    arrays.things[:, n] = np.array(places, np.uint32)[wide]


def deal_goals(
    cards: GoalCards,
    odds: Array,
    most: int,
    stacks: Array,
    dice: np.random.Generator,
    order: Sequence[int],
    direction: int,
) -> Array:
    """Deal the unseen goals again in every world; return the weight of each world.

    The next player's goal cycles through its `most` likeliest ones, those of the others are drawn by their odds. The
    goals below them are dealt in the `order` of the seats, upwards (1) or downwards (-1).
    """
    many, seats, unseen = stacks.shape[1], len(cards.left), np.array(cards.unseen, np.int64)
    each, lots = np.arange(many), dice.random((many, len(unseen)))
    weights, tops = np.ones(many), {}
    if cards.own is not None:
        tops[cards.me] = np.full(many, cards.own)
    for turn in range(1, seats):
        seat = (cards.me + turn) % seats
        if not cards.left[seat]:
            continue
        chances = odds[seat, unseen].astype(float)
        if turn == 1:
            ranked = np.argsort(-chances, kind="stable")[:most]
            ranked = ranked[chances[ranked] >= LEAST * chances.sum()]
            top = ranked[each % len(ranked)]
            weights = chances[top]
        else:
            free = np.where(lots < 0, -np.inf, np.log(chances) - np.log(-np.log(dice.random(lots.shape))))
            top = free.argmax(axis=1)
        tops[seat] = unseen[top]
        lots[each, top] = -1.0  # this card has an owner now
    rest = unseen[np.argsort(-lots, axis=1)]
    stacks[:] = NO_CARDS
    dealt = 0
    for seat in order:
        if seat in tops:
            below = rest[:, dealt : dealt + cards.left[seat] - 1]
            dealt += cards.left[seat] - 1
            for card in (*below.T[::direction], tops[seat]):
                stacks[seat] = stacks[seat] << CARD | card.astype(np.uint64)
    return weights
