"""The coach of classic."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Any

from wanderwall.bots.sliding.levels import compiles
from wanderwall.coach.sliding.judge import WORLDS, Judge
from wanderwall.coach.sliding.review import summaries
from wanderwall.games.classic.views import ClassicView

if TYPE_CHECKING:
    from wanderwall.bots.sliding.master import LearnedSearch
    from wanderwall.coach.sliding.learned import LearnedValues

__all__ = ["PARTS", "course", "hint", "rate_alternative", "review", "summaries"]

PARTS = "turns"


def learned_values(view: ClassicView) -> LearnedValues | None:
    """The estimates of the best bot, if it plays such tables and is compiled already, so that nobody waits."""
    if not compiles(view):  # the sets of a 9×9 board have more squares than a machine word has bits
        return None
    from wanderwall.bots.classic.learned.master import search_at
    from wanderwall.bots.classic.multiplayer.search import is_for, values_at

    return values_at(view) if is_for(view) else search_at(view, WORLDS)


def known_cards_search(view: ClassicView) -> Callable[[Any, Any], LearnedSearch] | None:
    """The learned search with all cards known, under the same conditions."""
    from wanderwall.bots.classic.learned.master import known_cards_search

    return known_cards_search(view, WORLDS)


JUDGE = Judge("classic", learned_values, known_cards_search)
course, hint, review, rate_alternative = JUDGE.course, JUDGE.hint, JUDGE.review, JUDGE.rate_alternative
