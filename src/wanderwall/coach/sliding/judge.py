"""Hints, reviews and lessons of one game: where the best player has learned a table, it is that player who judges."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from importlib import import_module
from typing import Any

from wanderwall.coach.sliding.course import Course, Judged, course, race
from wanderwall.coach.sliding.hints import Hint, advice
from wanderwall.coach.sliding.rating import Rating
from wanderwall.coach.sliding.review import Reviewed, review, tried
from wanderwall.kernel import FAST
from wanderwall.match.record import Record


class Judge:
    """Judges turns; the learned player's thoughts are in a module, which needs the compiler."""

    def __init__(self, game: str, module: str) -> None:
        self.game, self.module = game, module

    def rating(self, view: Any, many: bool = False) -> Rating:
        """All turns of the seat that sees this, as the best player judges them. Where it knows no such table, or was
        never compiled here, they are counted by hand; compiled where many are asked for.
        """
        if FAST and view["game"] == self.game:
            thoughts_of: Callable[[Any], Any] = import_module(self.module).thoughts_of
            from wanderwall.coach.sliding.learned import LearnedRating

            thoughts = thoughts_of(view)
            if thoughts is not None:
                return LearnedRating(view, thoughts)
        return Rating(view, compiled=FAST and many)

    def hint(self, view: Any) -> Hint:
        """The best turn for the seat that sees this, when it is its turn to push or to walk."""
        return advice(self.rating(view))

    def review(self, record: Record) -> Iterator[Reviewed]:
        """Every turn that was played to its end, one after the other: each takes a while."""
        return review(record, lambda view: self.rating(view, many=True))

    def judged(self, view: Any) -> Judged:
        """How chances to win are judged at a table like this."""
        if FAST and len(view["seats"]) == 2 and view["game"] == self.game:
            from wanderwall.coach.sliding.learned_chances import learned_chances

            chance = import_module(self.module).knowing(view)
            if chance is not None:
                return learned_chances(chance)
        return race

    def course(self, record: Record) -> Course | None:
        """How the chances to win went."""
        return course(record, self.judged(record.game.view(record.opening, 0)))

    def tried(self, state: Any, push: str, walk: str) -> Reviewed:
        """Another turn in the place of one that was played, judged like that one."""
        return tried(state, push, walk, self.rating)
