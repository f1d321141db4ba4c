"""Hints, reviews and lessons of one game, rated by the best bot if it has learned the table."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from wanderwall.coach.sliding.chance_graph import ChanceEstimator, ChanceGraph, course, race
from wanderwall.coach.sliding.hints import Hint, advice
from wanderwall.coach.sliding.review import ReviewedTurn, rate_alternative, review
from wanderwall.coach.sliding.turn_ratings import TurnRatings, check_turn
from wanderwall.kernel import FAST
from wanderwall.match.record import Record


class Judge:
    """Rates turns; the learned values are in a module that needs the compiler."""

    def __init__(self, game: str, module: str) -> None:
        self.game, self.module = game, module

    def rating(self, view: Any, many: bool = False) -> TurnRatings:
        """Rate all turns of the viewing seat with the best bot. If it does not know such tables, or is not compiled
        here, the turns are rated by counting; `many` uses the compiled count.
        """
        check_turn(view)  # first: a seat that waits may not know its own card, which the learned values need (K4)
        if FAST and view["game"] == self.game:
            learned_values: Callable[[Any], Any] = import_module(self.module).learned_values
            from wanderwall.coach.sliding.learned import LearnedRating

            thoughts = learned_values(view)
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
            from wanderwall.coach.sliding.learned_chances import learned_chances

            chance = import_module(self.module).known_cards_chance(view)
            if chance is not None:
                return learned_chances(chance)
        return race

    def course(self, record: Record) -> ChanceGraph | None:
        """The chance graph of a match."""
        return course(record, self.chance_estimator(record.game.view(record.opening, 0)))

    def rate_alternative(self, state: Any, push: str, walk: str) -> ReviewedTurn:
        """Rate another turn in place of one that was played, in the same way."""
        return rate_alternative(state, push, walk, self.rating)
