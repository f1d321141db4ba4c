"""The levels of Labyrinth Go!, `level1` to `level5`. They simulate people who look, lay tile by tile, make slips now
and then, check the board and grab.

The bots are stateless: a bot's plan for a roll follows from the roll, the round and the seat, and what it overlooks
follows from the seed of the move.
"""

from __future__ import annotations

from functools import lru_cache
from itertools import islice
from random import Random
from typing import NamedTuple

from wanderwall.bots.go.greedy import READY, is_right, spots_of, word_of
from wanderwall.bots.protocol import Answer, Budget, History
from wanderwall.game.views import viewer
from wanderwall.games import edition
from wanderwall.games.go.check import covers
from wanderwall.games.go.notation import lay_text
from wanderwall.games.go.state import JOKER, GoEdition, Lay
from wanderwall.games.go.views import GoChoices, GoPlayChoices, GoView
from wanderwall.solver.go_search import placements, solutions


class PlayerHabits(NamedTuple):
    """The habits of a player. Times are medians in seconds, the rest are probabilities."""

    #: time to look for the pictures (short, because all wait for all), to think before the first tile, to lay a tile,
    #: and to check the board
    look: float
    think: float
    lay: float
    check: float
    #: how much times vary: the standard deviation of their logarithm
    spread: float
    #: to lay a tile wrong, and to notice that before laying the next one
    slip: float
    notice: float
    #: to believe to be finished when one tile is missing
    hasty: float
    #: to notice errors when checking the board
    careful: float
    #: number of solutions the player thinks of; the one with the fewest tiles is laid
    ideas: int


HABITS = {
    1: PlayerHabits(4.0, 40.0, 13.0, 9.0, 0.45, 0.16, 0.15, 0.13, 0.30, 1),
    2: PlayerHabits(3.5, 24.0, 8.5, 6.0, 0.40, 0.11, 0.20, 0.08, 0.45, 2),
    3: PlayerHabits(3.0, 16.0, 5.5, 4.0, 0.35, 0.11, 0.25, 0.06, 0.50, 5),
    4: PlayerHabits(2.5, 10.0, 3.5, 2.5, 0.30, 0.09, 0.35, 0.04, 0.55, 20),
    5: PlayerHabits(2.0, 6.5, 2.4, 1.6, 0.25, 0.05, 0.45, 0.02, 0.70, 60),
}


def habit_at(dial: float) -> PlayerHabits:
    """The habits of a player between the first level (0) and the last (1).

    >>> habit_at(0.0) == HABITS[1], habit_at(0.625).think
    (True, 13.0)
    """
    levels = list(HABITS.values())
    lower = min(int(dial * (len(levels) - 1)), len(levels) - 2)
    share = dial * (len(levels) - 1) - lower
    mixed = (a + share * (b - a) for a, b in zip(levels[lower], levels[lower + 1], strict=True))
    habit = PlayerHabits(*mixed)  # type: ignore[arg-type]
    return habit._replace(ideas=round(habit.ideas))


class LayoutPlan(NamedTuple):
    """The tiles a player plans to lay for a roll, in order, by tile."""

    edition: str
    lays: dict[str, Lay]
    texts: dict[str, str]


class Solver:
    """A level."""

    def __init__(self, habit: PlayerHabits) -> None:
        self.habit = habit

    def choose(self, seen: History[GoView, GoChoices], budget: Budget, seed: int) -> Answer:
        habit, view, choices, rng = self.habit, seen.view, seen.choices, Random(seed)
        if "tiles" not in choices:
            return Answer(READY, self._seconds(habit.look, rng))
        plan = self._plan(view, budget)
        if is_right(view):  # in any way
            return self._look_over(choices, plan, [], [], rng)
        wrong = [lay["tile"] for lay in view["layout"] if plan.texts.get(lay["tile"]) != lay["text"]]
        laid = {lay["tile"] for lay in view["layout"]}
        missing = [tile for tile in plan.texts if tile not in laid]
        if not plan.texts:  # nothing solves this roll
            return Answer(word_of(choices, "skip", "stop", "grab") or spots_of(choices)[0], habit.think)
        if not missing or (len(missing) == 1 and rng.random() < habit.hasty):
            return self._look_over(choices, plan, wrong, missing, rng)
        if wrong and rng.random() < habit.notice:
            return self._lift(wrong[0], rng)
        seconds = 0.0 if view["layout"] else self._seconds(habit.think, rng)
        return self._lay(choices, plan, wrong, missing[0], seconds, rng)

    def _look_over(
        self, choices: GoPlayChoices, plan: LayoutPlan, wrong: list[str], missing: list[str], rng: Random
    ) -> Answer:
        """Grab a board that seems finished, unless an error is noticed or the table refuses wrong grabs (G10, G11)."""
        sees = "grab" not in choices["moves"] or rng.random() < self.habit.careful
        seconds = self._seconds(self.habit.check, rng)
        if sees and wrong:
            return self._lift(wrong[0], rng, seconds)
        if sees and missing:
            return self._lay(choices, plan, wrong, missing[0], seconds, rng)
        return Answer("grab", seconds)

    def _lay(
        self, choices: GoPlayChoices, plan: LayoutPlan, wrong: list[str], tile: str, seconds: float, rng: Random
    ) -> Answer:
        """Lay the next tile, or by a slip one nearby; a tile in its way is lifted first."""
        free = choices["placements"][tile]
        if plan.texts[tile] not in free:
            return self._lift(wrong[0], rng, seconds)
        slips = [text for text in near(plan.edition, plan.lays[tile]) if text in free]
        text = rng.choice(slips) if slips and rng.random() < self.habit.slip else plan.texts[tile]
        return Answer(text, seconds + self._seconds(self.habit.lay, rng))

    def _lift(self, tile: str, rng: Random, seconds: float = 0.0) -> Answer:
        return Answer(f"-{'J' if tile == JOKER else tile}", seconds + self._seconds(self.habit.lay / 2, rng))

    def _seconds(self, median: float, rng: Random) -> float:
        return round(median * rng.lognormvariate(0.0, self.habit.spread), 2)

    def _plan(self, view: GoView, budget: Budget) -> LayoutPlan:
        most = budget.nodes if budget.nodes is not None else int(budget.ms or self.habit.ideas)
        own = view["seats"][viewer(view)]
        whose = f"{view['you']}/{view['round']}"
        return plan_layout(
            view["edition"], tuple(view["roll"]), own["joker"], max(1, min(self.habit.ideas, most)), whose
        )


@lru_cache(maxsize=256)
def plan_layout(edition_id: str, roll: tuple[str, ...], joker: bool, ideas: int, whose: str) -> LayoutPlan:
    """The plan for a roll: one of the layouts with the fewest tiles among those thought of; empty if there is none."""
    box: GoEdition = edition(edition_id)
    thought = list(islice(solutions(box, roll), ideas))
    if joker:
        thought += islice(solutions(box, roll, joker=True), ideas)
    if not thought:
        return LayoutPlan(edition_id, {}, {})
    rng = Random(whose)
    fewest = min(map(len, thought))
    lays = list(rng.choice([layout for layout in thought if len(layout) == fewest]))
    rng.shuffle(lays)
    return LayoutPlan(edition_id, {lay.tile: lay for lay in lays}, {lay.tile: lay_text(box, lay) for lay in lays})


@lru_cache(maxsize=1024)
def near(edition_id: str, lay: Lay) -> tuple[str, ...]:
    """Other ways to lay a tile that cover one of its squares: flipped, turned, or one square off."""
    box: GoEdition = edition(edition_id)
    under = set(covers(box, lay))
    return tuple(
        lay_text(box, other.lay)
        for other in placements(box)
        if other.lay.tile == lay.tile and other.lay != lay and not under.isdisjoint(covers(box, other.lay))
    )
