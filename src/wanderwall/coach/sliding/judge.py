"""Hints, reviews and lessons of one game, rated by the best bot if it has learned the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any

from wanderwall.coach.sliding.chance_graph import (
    ChanceEstimator,
    ChanceGraph,
    HandCards,
    course,
    learned_chances,
    race,
)
from wanderwall.coach.sliding.hints import Hint, advice
from wanderwall.coach.sliding.review import ReviewedTurn, rate_alternative, review
from wanderwall.coach.sliding.turn_ratings import TurnRatings, check_turn
from wanderwall.kernel import FAST
from wanderwall.match.record import Record

if TYPE_CHECKING:
    from wanderwall.bots.sliding.master import LearnedSearch
    from wanderwall.coach.sliding.learned import LearnedValues

#: number of worlds in which the learned search follows a turn: fixed, so that every machine gives the same result
WORLDS = 12

#: the values of the best bot for a view; None if it does not know such tables, or is not compiled here
Values = Callable[[Any], "LearnedValues | None"]
#: for a view of such a table the search with all cards known, as a function of game and state; None as above
KnownCards = Callable[[Any], "Callable[[Any, Any], LearnedSearch] | None"]


class Judge:
    """Rates turns. What the best bot has learned is imported on first use, and only if the compiler is installed."""

    def __init__(
        self, game: str, learned_values: Values, known_cards: KnownCards, cards: HandCards | None = None
    ) -> None:
        self.game, self.learned_values, self.known_cards = game, learned_values, known_cards
        self.cards = cards or HandCards()

    def rating(self, view: Any, many: bool = False) -> TurnRatings:
        """Rate all turns of the viewing seat with the best bot. If it does not know such tables, or is not compiled
        here, the turns are rated by counting; `many` uses the compiled count.
        """
        check_turn(view)  # first: a seat that waits may not know its own card, which the learned values need (K4)
        if FAST and view["game"] == self.game:
            from wanderwall.coach.sliding.learned import LearnedRating

            thoughts = self.learned_values(view)
            if thoughts is not None:
                return LearnedRating(view, thoughts)
        return TurnRatings(view, compiled=FAST and many)

    def hint(self, view: Any) -> Hint:
        """The best turn for the viewing seat, when it has to push or to walk."""
        return advice(self.rating(view))

    def review(self, record: Record) -> Iterator[ReviewedTurn]:
        """Review every completed turn in order; each takes a while."""
        return review(record, lambda view: self.rating(view, many=True))

    def chance_estimator(self, view: Any) -> ChanceEstimator:
        """The function that estimates win chances at a table like this."""
        if FAST and len(view["seats"]) == 2 and view["game"] == self.game:
            search = self.known_cards(view)
            if search is not None:
                return learned_chances(lambda game, state: search(game, state).win_chance)
        return race

    def course(self, record: Record) -> ChanceGraph | None:
        """The chance graph of a match."""
        return course(record, self.chance_estimator(record.game.view(record.opening, 0)), self.cards)

    def rate_alternative(self, state: Any, push: str, walk: str) -> ReviewedTurn:
        """Rate another turn in place of one that was played, in the same way."""
        return rate_alternative(state, push, walk, self.rating)
