"""The coach of towers."""

from __future__ import annotations

from collections import Counter
from itertools import combinations_with_replacement
from math import comb, prod
from typing import NamedTuple

from wanderwall.coach.sliding.chance_graph import HandCards, Hands
from wanderwall.coach.sliding.judge import Judge, LearnedBot
from wanderwall.coach.sliding.review import summaries
from wanderwall.games.towers.rules import without
from wanderwall.games.towers.state import SHUFFLE, Card, Cards, State, in_order

__all__ = ["PARTS", "course", "hint", "rate_alternative", "review", "summaries"]

PARTS = "turns"


def _learned_bot() -> LearnedBot:
    from wanderwall.bots.towers import master

    return master


def hands_of(cards: Cards, size: int) -> Counter[Cards]:
    """Every hand of `size` of these cards, with its frequency.

    >>> hands_of("uudj", 2)
    Counter({'ud': 2, 'uj': 2, 'uu': 1, 'dj': 1})
    """
    box = Counter(cards)
    hands = combinations_with_replacement(in_order(box), size)
    return +Counter({"".join(hand): prod(comb(box[card], hand.count(card)) for card in box) for hand in hands})


class MagicDraw(NamedTuple):
    """A magic card that was drawn, and the pile it was drawn from."""

    card: Card
    pile: Cards

    def hands(self, hand: Cards) -> Counter[Cards]:
        """The possible hands of a seat with this hand before it saw the card; none if the card was given up (T8).

        >>> MagicDraw("u", "uuj").hands("ud")
        Counter({'ud': 2, 'dj': 1})
        """
        kept = without(hand, self.card)
        return Counter(in_order(kept + card) for card in self.pile if kept != hand)


class MagicCards(HandCards):
    """The magic cards: dealt at first (T2), then drawn from the pile (T4)."""

    def deals(self, opening: State) -> Hands:
        return {seat: hands_of(opening.edition.magic, len(hand)) for seat, hand in enumerate(opening.hands)}

    def draw(self, before: State, state: State) -> MagicDraw | None:
        pile = before.discards if before.step == SHUFFLE else before.pile
        card = "".join((Counter(pile) - Counter(state.pile)).elements())
        return MagicDraw(card, pile) if card else None


JUDGE = Judge("towers", _learned_bot, MagicCards())
course, hint, review, rate_alternative = JUDGE.course, JUDGE.hint, JUDGE.review, JUDGE.rate_alternative
