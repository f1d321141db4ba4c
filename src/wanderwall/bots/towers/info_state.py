"""The info state: the table as one seat knows it, as numbers, and its possible moves."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.board import Size
from wanderwall.kernel.jit import Flag, Int, inner, u64
from wanderwall.solver.towers_compiled import Cards, TowersBoardState, cards_in, i64


class TowersInfoState(NamedTuple):
    """The info state: the table as one seat knows it, as numbers."""

    size: Size
    ground: TowersBoardState
    me: int
    pawns: Array
    places: Array
    #: the treasure sought, NONE when all are found
    treasure: int
    #: treasures that nobody has found and whose owner is not known
    unseen: u64
    rune: int
    homes: Array
    left: Array
    has_rune: Array
    #: this seat's cards as they count, the maximum that may be played in a turn, and the maximum that may be kept
    cards: Cards
    young: Flag
    most: int
    limit: int
    #: the probability of each kind to be drawn
    draws: Array
    #: possible hands of the others: [seat, hand, ups downs jokers], and their probabilities
    hands: Array
    likely: Array
    #: probability of each treasure being the one a seat seeks: [seat, treasure]
    weights: Array


class TowersRootMoves(NamedTuple):
    """The root moves: every push, and every walk and payment after it."""

    arrows: Array
    quarters: Array
    #: the first walk after each push; one number more than there are pushes
    first: Array
    #: the push before each walk, and where it leads
    push: Array
    to: Array
    #: [walk, ups downs jokers]
    pay: Array
    #: whether the walk turns the rune card
    turns_rune: Array
    #: the gain of a walk, before subtracting what it leaves the others
    value: Array
    #: what a push leaves the others, in finds
    threat: Array
    #: the worth of a walk after the next seat's push
    exact: Array


class After(NamedTuple):
    """The result of a walk."""

    finds: Flag
    #: finds and a turned rune card
    gains: int
    #: whether a card is drawn
    draws: Flag
    hand: Cards
    has_rune: Flag
    #: finds left before the end, getting home included
    legs: int


class TowersEvalWeights(NamedTuple):
    """Weights of the evaluation, relative to a find."""

    #: a find in the next turn, and how it grows with the number of pushes that allow it
    hope: float
    doubt: float
    #: a card in hand, the extra worth of a joker, and how fast further cards lose worth
    card: float
    joker: float
    sated: float
    #: the possible finds of the others, and the factor for their last step
    caution: float
    last: float
    #: the next turn's find after the next seat's push, and how much that seat tries to block
    foresight: float = 0.0
    spite: float = 0.0


@inner
def hand_at(scene: TowersInfoState, seat: Int, hand: Int) -> Cards:
    """One of the possible hands of a seat."""
    kinds = scene.hands[seat, hand]
    return Cards(i64(kinds[0]), i64(kinds[1]), i64(kinds[2]))


@inner
def largest_hand(scene: TowersInfoState, seat: Int) -> int:
    """The maximum number of cards a seat is assumed to have."""
    largest = 0
    for hand in range(scene.likely.shape[1]):
        largest = max(largest, cards_in(hand_at(scene, seat, hand)))
    return largest


@inner
def legs_of(scene: TowersInfoState, seat: Int) -> int:
    """The finds left of a seat: treasures, the rune stone, home."""
    return i64(scene.left[seat]) + 2 - i64(scene.has_rune[seat])


@inner
def urgency(scene: TowersInfoState, knobs: TowersEvalWeights, seat: Int) -> float:
    """How important it is that a seat finds nothing: its last step ends the game."""
    return knobs.last if legs_of(scene, seat) == 1 else 1.0


@inner
def worth(knobs: TowersEvalWeights, cards: Cards, legs: Int) -> float:
    """The worth of a hand with `legs` finds left."""
    amount = cards.ups + cards.downs + (1.0 + knobs.joker) * cards.jokers
    return float(knobs.card * (1.0 - knobs.sated**amount) * min(1.0, 0.3 * legs))


@inner
def with_card(scene: TowersInfoState, cards: Cards, kind: Int) -> Cards:
    """A hand with one more card; over the limit the least useful card is given up (T8)."""
    if scene.young:
        return Cards(0, 0, min(cards.jokers + 1, scene.limit))
    ups, downs, jokers = cards.ups + (kind == 0), cards.downs + (kind == 1), cards.jokers + (kind == 2)
    if ups + downs + jokers > scene.limit:
        if ups + downs == 0:
            jokers -= 1
        elif ups >= downs:
            ups -= 1
        else:
            downs -= 1
    return Cards(ups, downs, jokers)


@inner
def after_walk(scene: TowersInfoState, roots: TowersRootMoves, walk: Int, treasure: Int) -> After:
    """The result of a walk (T5, T6); `treasure` is its place after the push."""
    left, had_rune = i64(scene.left[scene.me]), bool(scene.has_rune[scene.me])
    square = i64(roots.to[walk])
    finds = bool(left > 0 and square == treasure)
    rune = bool(had_rune or roots.turns_rune[walk])
    gains = i64(finds) + i64(rune and not had_rune)
    pay, mine = roots.pay[walk], scene.cards
    return After(
        finds,
        gains,
        bool(not finds and (had_rune or square != scene.rune)),
        Cards(mine.ups - i64(pay[0]), mine.downs - i64(pay[1]), mine.jokers - i64(pay[2])),
        rune,
        legs_of(scene, scene.me) - gains,
    )
