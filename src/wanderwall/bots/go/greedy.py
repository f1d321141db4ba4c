"""Simple bots for Labyrinth Go!."""

from __future__ import annotations

from functools import lru_cache
from random import Random

from wanderwall.bots.protocol import Answer, Budget, History
from wanderwall.game.views import viewer
from wanderwall.games import edition
from wanderwall.games.go.check import check_layout, right
from wanderwall.games.go.notation import NOTHING, lay_text, lift_text, read_layout
from wanderwall.games.go.state import GoEdition
from wanderwall.games.go.views import GoChoices, GoPlayChoices, GoView
from wanderwall.solver.go_search import solve

READY = "ready"


class RandomGo:
    """Lays a few tiles anywhere, slowly, then grabs; gives up if a wrong grab is refused."""

    def __init__(self, pace: float = 15.0) -> None:
        self.pace = pace

    def choose(self, seen: History[GoView, GoChoices], budget: Budget, seed: int) -> Answer:
        choices, rng = seen.choices, Random(seed)
        seconds = self.pace * rng.uniform(0.5, 1.5)
        if "tiles" not in choices:
            return Answer(READY, seconds)
        if len(choices["tiles"]) > 2 and rng.random() < 0.8:
            return Answer(rng.choice(spots_of(choices)), seconds)
        word = word_of(choices, "grab", "skip", "stop")
        return Answer(word or rng.choice(choices["lift"] or spots_of(choices)), seconds)


class GreedyGo:
    """Solves the roll before it touches a tile, then lays tile by tile and grabs."""

    def __init__(self, pace: float = 4.0) -> None:
        self.pace = pace

    def choose(self, seen: History[GoView, GoChoices], budget: Budget, seed: int) -> Answer:
        view, choices = seen.view, seen.choices
        seconds = self.pace * Random(seed).uniform(0.6, 1.8)
        if "tiles" not in choices:
            return Answer(READY, seconds)
        own = view["seats"][viewer(view)]
        plan = _plan(view["edition"], tuple(view["roll"]), own["joker"])
        if is_right(view):
            return Answer("grab", seconds)
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


def is_right(view: GoView) -> bool:
    """Whether the viewer's board solves the roll (G4)."""
    box: GoEdition = edition(view["edition"])
    layout = read_layout(box, ",".join(lay["text"] for lay in view["layout"]) or NOTHING)
    return right(check_layout(box, view["roll"], layout))


def spots_of(choices: GoPlayChoices) -> list[str]:
    return [spot for spots in choices["placements"].values() for spot in spots]


def word_of(choices: GoPlayChoices, *words: str) -> str | None:
    """The first of these words that is a legal move."""
    return next((word for word in words if word in choices["moves"]), None)


@lru_cache(maxsize=64)
def _plan(edition_id: str, roll: tuple[str, ...], joker: bool) -> tuple[str, ...]:
    """The moves that solve a roll, without the joker if possible; empty if there is no solution."""
    game = edition(edition_id)
    layout = solve(game, roll) or (solve(game, roll, joker=True) if joker else None)
    return tuple(lay_text(game, lay) for lay in layout or ())
