"""A simple player of Labyrinth Go!."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from wanderwall.bots.go.search import solve
from wanderwall.bots.protocol import Answer, Budget, Seen
from wanderwall.game.protocol import Choices
from wanderwall.games import edition
from wanderwall.games.go.notation import lay_text, lift_text

READY = "ready"


class GreedyGo:
    """Solves the roll before it touches a tile, then lays tile by tile and grabs."""

    def __init__(self, pace: float = 4.0) -> None:
        self.pace = pace

    def choose(self, seen: Seen, budget: Budget, seed: int) -> Answer:
        view, choices = seen.view, seen.choices
        seconds = self.pace * Random(seed).uniform(0.6, 1.8)
        if READY in choices["moves"]:
            return Answer(READY, seconds)
        own = view["seats"][view["you"]]
        plan = _plan(view["edition"], tuple(view["roll"]), own["joker"])
        laid = [lay["text"] for lay in view["layout"]]
        for lay in view["layout"]:
            if lay["text"] not in plan:
                return Answer(lift_text(lay["tile"]), seconds)
        for text in plan:
            if text not in laid:
                return Answer(text, seconds if laid else 3 * seconds)
        if plan:
            return Answer("grab", seconds)
        return Answer(word_of(choices, "skip", "stop", "grab") or spots_of(choices)[0], seconds)


def spots_of(choices: Choices) -> list[str]:
    return [spot for spots in choices["placements"].values() for spot in spots]


def word_of(choices: Choices, *words: str) -> str | None:
    """The first of these words that may be said."""
    return next((word for word in words if word in choices["moves"]), None)


@lru_cache(maxsize=64)
def _plan(edition_id: str, roll: tuple[str, ...], joker: bool) -> tuple[str, ...]:
    """The moves that solve a roll; without the joker where that will do. Empty when nothing does."""
    game = edition(edition_id)
    layout = solve(game, roll) or (solve(game, roll, joker=True) if joker else None)
    return tuple(lay_text(game, lay) for lay in layout or ())
