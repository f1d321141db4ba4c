"""The coach of classic: where the best player has learned a table, it is that player who judges."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from wanderwall.coach.sliding.course import course
from wanderwall.coach.sliding.hints import Hint, advice
from wanderwall.coach.sliding.rating import Rating
from wanderwall.coach.sliding.review import Reviewed, summaries
from wanderwall.coach.sliding.review import review as reviewed
from wanderwall.coach.sliding.review import tried as judged
from wanderwall.kernel import FAST
from wanderwall.match.record import Record

__all__ = ["PARTS", "course", "hint", "review", "summaries", "tried"]

PARTS = "turns"


def rating(view: Any, many: bool = False) -> Rating:
    """All turns of the seat that sees this, as the best player judges them. Where it knows no such table, or was never
    compiled here, they are counted by hand; compiled where many are asked for.
    """
    if FAST and view["game"] == "classic":
        from wanderwall.coach.learned import LearnedRating, net_here

        net = net_here(view)
        if net is not None:
            return LearnedRating(view, net)
    return Rating(view, compiled=FAST and many)


def hint(view: Any) -> Hint:
    """The best turn for the seat that sees this, when it is its turn to push or to walk."""
    return advice(rating(view))


def review(record: Record) -> Iterator[Reviewed]:
    """Every turn that was played to its end, one after the other: each takes a while."""
    return reviewed(record, lambda view: rating(view, many=True))


def tried(state: Any, push: str, walk: str) -> Reviewed:
    """Another turn in the place of one that was played, judged like that one."""
    return judged(state, push, walk, rating)
