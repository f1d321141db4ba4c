"""Worlds (determinizations): the table a seat sees, with the cards it cannot see dealt in likely ways."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.bots.classic.goals import IndexedView, Seen
from wanderwall.bots.classic.info_state import board_state_of
from wanderwall.bots.classic.opponents.belief import goal_belief
from wanderwall.bots.classic.search.reach_eval import Array
from wanderwall.bots.sliding.worlds import GoalCards, deal_goals, store_table
from wanderwall.kernel.arrays import Arrays, empty
from wanderwall.kernel.classic import Setup
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
    own = numbers.cards(numbers.me)[0] if numbers.seats[numbers.me]["left"] else None
    cards = GoalCards(numbers.me, own, [seat["left"] for seat in numbers.seats], numbers.unseen)
    dice = np.random.default_rng(seed)
    weights = deal_goals(cards, odds[:, :, 0], GOALS, arrays.stacks, dice, range(seats), direction=-1)
    return ClassicWorlds(setup, arrays, weights)
