"""What Labyrinth Go! adds to a book: the best solo game."""

from __future__ import annotations

from collections.abc import Sequence

from wanderwall.server.book.stats import BookPage, best_json
from wanderwall.server.book.types import BestJson


def bests(pages: Sequence[BookPage]) -> list[BestJson]:
    """Return the solo game with the highest score."""
    solo = [page for page in pages if page.result.seats == 1]
    if not solo:
        return []
    best = max(solo, key=lambda page: (page.result.score, -page.result.ended))
    return [best_json("solo", best.result.score, best)]
