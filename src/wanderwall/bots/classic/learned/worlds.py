"""Worlds (determinizations): the table a seat sees, with the cards it cannot see dealt in likely ways."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import numpy as np

from wanderwall.bots.classic.goals import IndexedView, Seen
from wanderwall.bots.classic.info_state import board_state_of
from wanderwall.bots.classic.opponents.belief import goal_belief
from wanderwall.bots.classic.search.reach_eval import Array
from wanderwall.bots.sliding.worlds import UNLIKELY, likeliest, stack_cards, store_table
from wanderwall.kernel.arrays import Arrays, empty
from wanderwall.kernel.classic import NO_CARDS, Setup
from wanderwall.kernel.convert import pack_seats
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import i32, u32

#: how many goals of the next player are considered
GOALS = 12


class ClassicWorlds(NamedTuple):
    """A number of worlds, the likeliest first, and their weights."""

    setup: Setup
    arrays: Arrays
    weights: Array


def odds_of(seen: Seen, numbers: IndexedView) -> Array:
    """Public belief about each seat's goal, inferred from its turns since its last find: [seat, goal, 1]."""
    goals = len(numbers.names)
    odds = np.ones((len(numbers.seats), MOST, 1), np.float32)
    for seat in range(len(numbers.seats)):
        if numbers.seats[seat]["left"]:
            odds[seat, :goals, 0] = goal_belief(seen, seat, numbers)
    return odds


def even_odds(numbers: IndexedView) -> Array:
    """Belief about each seat's goal before any turn is read: [seat, goal, 1]."""
    odds = np.zeros((len(numbers.seats), MOST, 1), np.float32)
    odds[:, : len(numbers.names)] = 1.0
    return odds


def known_odds(stacks: Sequence[Sequence[int]]) -> Array:
    """Belief about each seat's goal when all cards are known: [seat, goal, 1]."""
    odds = np.full((len(stacks), MOST, 1), UNLIKELY, np.float32)
    for seat, stack in enumerate(stacks):
        odds[seat, stack[:1]] = 1.0
    return odds


def found_goals(numbers: IndexedView) -> int:
    """The goals that are found, as a set."""
    return sum(1 << numbers.number[name] for seat in numbers.seats for name in seat["found"])


def sample_worlds(numbers: IndexedView, odds: Array, many: int, seed: int) -> ClassicWorlds:
    """Sample `many` worlds: the next player's goal cycles through its likeliest ones, everything else is drawn at
    random.
    """
    view, seats = numbers.view, len(numbers.seats)
    setup = Setup(
        *(i32(view["side"]), i32(seats), i32(seats)),
        *(u32(pack_seats([seat["home"] for seat in numbers.seats])), i32(0), False),
    )
    arrays = empty(many)
    store_table(view, board_state_of(view), arrays, slice(None))
    arrays.found[:] = pack_seats([len(seat["found"]) for seat in numbers.seats])
    arrays.mover[:] = numbers.me
    weights = deal_unseen(numbers, odds, arrays.stacks, np.random.default_rng(seed))
    return ClassicWorlds(setup, arrays, weights)


def deal_unseen(numbers: IndexedView, odds: Array, stacks: Array, dice: np.random.Generator) -> Array:
    """Deal the unseen cards again in every world; return the weight of each world."""
    many, me, seats = stacks.shape[1], numbers.me, len(numbers.seats)
    each, unseen = np.arange(many), np.array(numbers.unseen, np.int64)
    lots = dice.random((many, len(unseen)))
    weights, tops = np.ones(many), {}
    for turn in range(1, seats):
        seat = (me + turn) % seats
        if not numbers.seats[seat]["left"]:
            continue
        chances = odds[seat, unseen, 0].astype(float)
        if turn == 1:
            top, weights = likeliest(chances, GOALS, many)
        else:
            free = np.where(lots < 0, -np.inf, np.log(chances) - np.log(-np.log(dice.random(lots.shape))))
            top = free.argmax(axis=1)
        tops[seat] = unseen[top]
        lots[each, top] = -1.0  # this card has an owner now
    order = unseen[np.argsort(-lots, axis=1)]
    stacks[:] = NO_CARDS
    dealt = 0
    for seat, player in enumerate(numbers.seats):
        first = tops.get(seat, np.full(many, numbers.cards(seat)[0]) if seat == me and player["left"] else None)
        if first is None:
            continue
        below = order[:, dealt : dealt + player["left"] - 1]
        dealt += player["left"] - 1
        stack_cards(stacks, seat, (*below.T[::-1], first))
    return weights
