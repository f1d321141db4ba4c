"""The possible goals of every seat, from the cards that are known and from the moves of the others."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, NamedTuple

from wanderwall.bots.sliding.levels import MOST_GOALS
from wanderwall.game.views import viewer
from wanderwall.games.classic.views import ClassicChoices, ClassicView
from wanderwall.match.history import History

#: the history of a seat
Seen = History[ClassicView, ClassicChoices]

#: the column of weights for what is left when all goals are found: the home, or a way out; editions with more goals
#: have it after them
END_COLUMN = MOST_GOALS

#: probability of each goal being the one a seat seeks: [seat][goal], the way home last
Weights = list[list[float]]

#: the views before and after a turn
SeenTurn = tuple[ClassicView, ClassicView]
#: likelihood of a seat's turns for each of the goals, up to a common factor
Likely = Callable[[list[SeenTurn], int, tuple[int, ...]], Mapping[int, float]]
#: maximum number of turns to look back at
BACK = 8


class GoalCandidates(NamedTuple):
    """The possible goals of one seat, as goal numbers; empty if only the way home is left."""

    goals: tuple[int, ...]
    #: how many of them it seeks
    many: int


class IndexedView:
    """A view with names replaced by numbers."""

    def __init__(self, view: ClassicView) -> None:
        self.view = view
        self.names = list(view["things"])
        self.number = {name: n for n, name in enumerate(self.names)}
        self.seats = view["seats"]
        self.me = viewer(view)
        self.options: Mapping[str, Any] = view["options"]
        self.unseen = self._find_unseen()

    def option(self, name: str, seat: int) -> Any:
        return self.options[name][seat]

    def cards(self, seat: int) -> list[int]:
        """The unfound goals of a seat, as far as known."""
        return [self.number[card] for card in self.seats[seat]["cards"]]

    def _find_unseen(self) -> tuple[int, ...]:
        """Goals nobody has found and whose owner is not known."""
        known = {self.number[goal] for seat in self.seats for goal in seat["found"]}
        for seat in range(len(self.seats)):
            known.update(self.cards(seat))
        return tuple(goal for goal in range(len(self.names)) if goal not in known)

    def wish(self, seat: int) -> GoalCandidates:
        """The goals a seat seeks now."""
        left, cards = self.seats[seat]["left"], self.cards(seat)
        if not left:
            return GoalCandidates((), 0)
        if self.option("order", seat) == "any":
            return GoalCandidates(tuple(cards), len(cards)) if cards else GoalCandidates(self.unseen, left)
        return GoalCandidates((cards[0],), 1) if cards else GoalCandidates(self.unseen, 1)

    def following(self) -> GoalCandidates:
        """The goals this seat seeks after its next find."""
        left, cards = self.seats[self.me]["left"], self.cards(self.me)
        if left <= 1:
            return GoalCandidates((), 0)
        if self.option("order", self.me) == "any":
            return GoalCandidates(tuple(cards), len(cards))
        return GoalCandidates((cards[1],), 1) if len(cards) > 1 else GoalCandidates(self.unseen, 1)

    def legs(self, seat: int) -> int:
        """Finds left, the way home counting as one."""
        return int(self.seats[seat]["left"]) + int(self.option("finish", seat) != "last-find")


def even_weights(numbers: IndexedView) -> Weights:
    """Probability of each goal being the one a seat seeks, from the open cards alone."""
    weights = []
    for seat in range(len(numbers.seats)):
        wish = numbers.wish(seat)
        row = [0.0] * (1 + max(END_COLUMN, len(numbers.names)))
        if not wish.goals:
            row[-1] = 1.0
        for goal in wish.goals:
            row[goal] = min(1.0, wish.many / len(wish.goals))
        weights.append(row)
    return weights


def turns_since_find(seen: Seen, seat: int) -> list[SeenTurn]:
    """The views before and after each turn of a seat since its last find."""
    found = len(seen.view["seats"][seat]["found"])
    views = [seen.opening, *(event.view for event in seen.events)]
    turns: list[SeenTurn] = []
    for k in range(len(views) - 1, 0, -1):
        if len(views[k - 1]["seats"][seat]["found"]) != found:
            break
        if seen.events[k - 1].seat == seat and views[k - 1]["step"] == "push" and k + 1 < len(views):
            turns.append((views[k - 1], views[k + 1]))
    return turns[::-1]


def rounds_without_find(seen: Seen) -> int:
    """The number of full rounds since the last find of any seat."""
    now, since = seen.view, seen.view["turns"]
    for view in (*(event.view for event in reversed(seen.events)), seen.opening):
        if any(seat["found"] != same["found"] for seat, same in zip(view["seats"], now["seats"], strict=True)):
            break
        since = view["turns"]
    return (now["turns"] - since) // len(now["seats"])


def is_besieged(view: ClassicView) -> bool:
    """Whether a seat needs only its home, and two or more others can block it."""
    return len(view["seats"]) > 2 and any(not seat["left"] for seat in view["seats"])


def goal_likelihoods_by(seen: Seen, numbers: IndexedView, likely: Likely) -> Weights:
    """Probability of each goal being the one a seat seeks, inferred from its moves."""
    weights = even_weights(numbers)
    for seat in range(len(numbers.seats)):
        wish = numbers.wish(seat)
        if seat == numbers.me or wish.many != 1 or len(wish.goals) < 2:
            continue
        chances = likely(turns_since_find(seen, seat)[-BACK:], seat, wish.goals)
        total = sum(chances.values())
        weights[seat] = [chances.get(goal, 0.0) / total for goal in range(len(weights[seat]))]
    return weights
