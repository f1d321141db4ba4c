"""Hints, reviews and lessons of one game, rated by the best bot if it has learned the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Any, Protocol

from wanderwall.coach.sliding.chance_graph import (
    NO_CARDS,
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
from wanderwall.games.sliding.state import Sliding
from wanderwall.games.views import MazeView
from wanderwall.kernel import FAST
from wanderwall.match.record import Record

if TYPE_CHECKING:
    from wanderwall.bots.sliding.master import KnownCardsSearch
    from wanderwall.coach.sliding.learned import LearnedValues

#: number of worlds in which the learned search follows a turn: fixed, so that every machine gives the same result
WORLDS = 12


class LearnedBot(Protocol):
    """What the coach needs of the best bot's module. Both return None if the bot does not know such tables, or is not
    compiled here.
    """

    @property
    def values_at(self) -> Callable[[Any, int], LearnedValues | None]:
        """The values of all turns, from a view and a number of worlds."""

    @property
    def known_cards_search(self) -> Callable[[Any, int], KnownCardsSearch | None]:
        """The search with all cards known at tables like that of a view, in a number of worlds."""


class Judge:
    """Rates turns. The module of the best bot is imported on first use, and only if the compiler is installed."""

    def __init__(self, game: str, learned_bot: Callable[[], LearnedBot], cards: HandCards = NO_CARDS) -> None:
        self.game, self.learned_bot, self.cards = game, learned_bot, cards

    def rating(self, view: MazeView, many: bool = False) -> TurnRatings:
        """Rate all turns of the viewing seat with the best bot. If it does not know such tables, or is not compiled
        here, the turns are rated by counting; `many` uses the compiled count.
        """
        check_turn(view)  # first: a seat that waits may not know its own card, which the learned values need (K4)
        if FAST and view["game"] == self.game:
            from wanderwall.coach.sliding.learned import LearnedRating

            thoughts = self.learned_bot().values_at(view, WORLDS)
            if thoughts is not None:
                return LearnedRating(view, thoughts)
        return TurnRatings(view, compiled=FAST and many)

    def hint(self, view: MazeView) -> Hint:
        """The best turn for the viewing seat, when it has to push or to walk."""
        return advice(self.rating(view))

    def review(self, record: Record) -> Iterator[ReviewedTurn]:
        """Review every completed turn in order; each takes a while."""
        return review(record, lambda view: self.rating(view, many=True))

    def chance_estimator(self, view: MazeView) -> ChanceEstimator:
        """The function that estimates win chances at a table like this."""
        if FAST and len(view["seats"]) == 2 and view["game"] == self.game:
            search = self.learned_bot().known_cards_search(view, WORLDS)
            if search is not None:
                return learned_chances(lambda game, state: search(game, state).win_chance)
        return race

    def course(self, record: Record) -> ChanceGraph | None:
        """The chance graph of a match."""
        return course(record, self.chance_estimator(record.game.view(record.opening, 0)), self.cards)

    def rate_alternative(self, state: Sliding, push: str, walk: str) -> ReviewedTurn:
        """Rate another turn in place of one that was played, in the same way."""
        return rate_alternative(state, push, walk, self.rating)
