"""Worlds (determinizations): the table a seat of towers sees, with the cards it cannot see dealt in likely ways."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

import numpy as np

from wanderwall.bots.sliding.worlds import GoalCards, deal_goals, store_table
from wanderwall.bots.towers.from_view import Seen, board_state_of, count_kinds, hidden_cards, unseen_treasures
from wanderwall.game.views import viewer
from wanderwall.games.towers.views import TowersView
from wanderwall.kernel.arrays import Array, Arrays, empty
from wanderwall.kernel.classic import CARD, NO_CARDS
from wanderwall.kernel.convert import pack_seats
from wanderwall.kernel.towers.arrays import MagicArrays, empty_magic

#: how many treasures of the other player are considered
GOALS = 11


class TowersWorlds(NamedTuple):
    """A number of worlds, the likeliest treasures first, and their weights."""

    arrays: Arrays
    magic: MagicArrays
    weights: Array


class TowersObservedTurn(NamedTuple):
    """An observed turn: who made it, and the views before and after it."""

    seat: int
    before: TowersView
    after: TowersView


def observed_turns(seen: Seen) -> list[TowersObservedTurn]:
    """All completed turns since the opening."""
    turns: list[TowersObservedTurn] = []
    before: tuple[int, TowersView] | None = None
    for view in (seen.opening, *(event.view for event in seen.events)):
        if before is not None and view["turns"] != before[1]["turns"]:
            turns.append(TowersObservedTurn(*before, view))
            before = None
        if before is None and view["step"] == "push" and view["turn"] is not None:
            before = view["turn"], view
    return turns


def positions(views: Iterable[TowersView], movers: Iterable[int]) -> tuple[Arrays, MagicArrays]:
    """Views as positions, without hidden information: hands of the others are spread over all kinds.

    There is one more position than views, because arrays of a single column have another type for the compiler.
    """
    every = list(views)
    arrays, magic = empty(len(every) + 1), empty_magic(len(every) + 1)
    for n, (view, mover) in enumerate(zip(every, movers, strict=True)):
        put(view, mover, arrays, magic, n)
    return arrays, magic


def put(view: TowersView, mover: int, arrays: Arrays, magic: MagicArrays, n: int | slice) -> None:
    """Store a view as one position, or as many."""
    ground, names, seats = board_state_of(view), list(view["things"]), view["seats"]
    store_table(view, ground, arrays, n)
    arrays.stacks[:, n] = NO_CARDS
    for seat, player in enumerate(seats):
        stack = int(NO_CARDS)
        known = [names.index(card) for card in player["cards"]]
        for card in [*([0] * (player["left"] - len(known))), *reversed(known)]:
            stack = stack << int(CARD) | card
        arrays.stacks[seat, n] = stack
    arrays.found[n] = pack_seats([len(seat["found"]) + seat["rune_turned"] for seat in seats])
    arrays.mover[n] = mover
    heights = np.array(ground.heights, np.uint64)
    magic.heights[:, n] = heights[:, None] if isinstance(n, slice) else heights
    magic.spare[n] = ground.spare_height
    hands = [count_kinds(seat["hand"]) if seat["hand"] is not None else spread(seat["hand_size"]) for seat in seats]
    for kind in range(3):
        magic.hands[kind, n] = pack_seats([hand[kind] for hand in hands])
    magic.runes[n] = sum(seat["rune_turned"] << number for number, seat in enumerate(seats))
    magic.discards[n] = pack_seats(count_kinds(view["discard"]))
    magic.pile[n] = pack_seats(spread(view["pile"]))


def spread(cards: int) -> tuple[int, int, int]:
    """The given number of cards, spread over all kinds as evenly as possible."""
    return (cards + 2) // 3, (cards + 1) // 3, cards // 3


def sample_worlds(view: TowersView, odds: Array, many: int, seed: int) -> TowersWorlds:
    """Sample `many` worlds: the other's treasure cycles through its likeliest ones, everything else is drawn at
    random.
    """
    me, dice = viewer(view), np.random.default_rng(seed)
    arrays, magic = empty(many), empty_magic(many)
    put(view, me, arrays, magic, slice(None))
    seats, names = view["seats"], list(view["things"])
    own = names.index(seats[me]["cards"][0]) if seats[me]["left"] else None
    cards = GoalCards(me, own, [seat["left"] for seat in seats], unseen_treasures(view))
    weights = deal_goals(cards, odds, GOALS, arrays.stacks, dice, order=(me, 1 - me), direction=1)
    deal_magic(view, me, magic, dice)
    arrays.seed[:] = dice.integers(0, 1 << 63, many)
    return TowersWorlds(arrays, magic, weights)


def deal_magic(view: TowersView, me: int, magic: MagicArrays, dice: np.random.Generator) -> None:
    """Deal the hidden magic cards again in every world: the other's hand, and the pile."""
    many, other = magic.spare.size, 1 - me
    hidden = np.array(hidden_cards(view))
    size = min(view["seats"][other]["hand_size"], int(hidden.sum()))
    hands = dice.multivariate_hypergeometric(hidden, size, many) if hidden.sum() else np.zeros((many, 3), np.int64)
    own = count_kinds(view["seats"][me]["hand"] or ())
    pile = np.zeros(many, np.uint32)
    for kind in range(3):
        mine = np.uint32(own[kind] << 8 * me)
        magic.hands[kind] = mine | (hands[:, kind].astype(np.uint32) << np.uint32(8 * other))
        pile |= (hidden[kind] - hands[:, kind]).astype(np.uint32) << np.uint32(8 * kind)
    magic.pile[:] = pile
