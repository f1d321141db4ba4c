"""Infer the treasures the others may seek: probably not those they could have reached and did not take."""

from __future__ import annotations

import numpy as np

from wanderwall.bots.towers.from_view import Seen, board_state_of, even_weights, hands_table, most_cards
from wanderwall.bots.towers.one_turn import next_pushes, tables_on
from wanderwall.games.towers.views import TowersView
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, Size, arrow_of, kernel_size, ride
from wanderwall.kernel.jit import entry, u64
from wanderwall.solver.towers_compiled import STEEP, Cards, TowersBoardState, i64, payable

#: how certain it is that a player takes a treasure in reach: people overlook things
BELIEF = 0.85
#: maximum number of turns to look back at
BACK = 6


def goal_likelihoods(seen: Seen) -> Array:
    """Probability of each treasure being the one a seat seeks: [seat, treasure]."""
    view = seen.view
    weights = even_weights(view)
    for seat in range(len(view["seats"])):
        if weights[seat].any():
            for before in idle_turns(seen, seat)[-BACK:]:
                weights[seat] *= 1.0 - BELIEF * chances(before, seat)
            weights[seat] /= weights[seat].sum()
    return weights


def idle_turns(seen: Seen, seat: int) -> list[TowersView]:
    """The views at the start of those turns since a seat's last find in which it gained only a card."""
    idle: list[TowersView] = []
    before: TowersView | None = None
    for view in (seen.opening, *(event.view for event in seen.events)):
        if before is not None and view["turns"] != before["turns"]:
            was, now = before["seats"][seat], view["seats"][seat]
            if now["left"] != was["left"]:
                idle = []
            elif now["rune_turned"] == was["rune_turned"]:
                idle.append(before)
            before = None
        if before is None and view["step"] == "push" and view["turn"] == seat:
            before = view
    return idle


def chances(view: TowersView, seat: int) -> Array:
    """The probability that a seat that must push can end this turn on each treasure."""
    hands, likely = hands_table(view)
    return could_find(
        kernel_size(view["side"]),
        board_state_of(view),
        view["seats"][seat]["pawn"],
        np.array(list(view["things"].values()), np.int64),
        hands[seat],
        likely[seat],
        most_cards(view),
    )


@entry
def could_find(
    size: Size, ground: TowersBoardState, pawn: int, places: Array, hands: Array, likely: Array, most: int
) -> Array:
    """For every treasure, the probability that a pawn can end its turn there, given the possible hands of its owner."""
    pushes = np.empty((16 * size.lines, 2), np.int64)
    tables = np.empty((16 * size.lines, STEEP + 1, STEEP + 1), np.uint64)
    many = next_pushes(size, ground, pushes)
    tables_on(size, ground, pushes, many, pawn, i64(hands.sum(axis=1).max()), tables)
    total = np.zeros(places.size)
    for hand in range(likely.size):
        if likely[hand] == 0.0:
            continue
        cards = Cards(i64(hands[hand, 0]), i64(hands[hand, 1]), i64(hands[hand, 2]))
        found = ZERO
        for n in range(many):
            squares = payable(tables[n], cards, most)
            for goal in range(places.size):
                there = ride(arrow_of(size, pushes[n, 0]), places[goal])
                if there != NONE and (squares >> u64(there)) & ONE != ZERO:
                    found |= ONE << u64(goal)
        for goal in range(places.size):
            if (found >> u64(goal)) & ONE != ZERO:
                total[goal] += likely[hand]
    return total
