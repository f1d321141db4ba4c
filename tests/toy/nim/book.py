"""A kind of personal best: the latest win."""

from __future__ import annotations

from collections.abc import Sequence

from wanderwall.server.book.stats import BookPage, best_json
from wanderwall.server.book.types import BestJson


def bests(pages: Sequence[BookPage]) -> list[BestJson]:
    return [best_json("last_stone", 1, page) for page in pages if page.result.won][:1]
