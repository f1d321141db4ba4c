"""From what a seat saw to numbers: the maze, what the seat looks for, and what the others may be looking for."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from typing import Any, NamedTuple

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.maze import plane
from wanderwall.bots.classic.look import END, END_COLUMN, MOST_GOALS, Aim, Laid
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.turns import Scene
from wanderwall.bots.compiled import sized
from wanderwall.game.views import viewer
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.board import MAX_SIDE, NONE, Board
from wanderwall.kernel.jit import u64


class Wish(NamedTuple):
    """What one seat may be looking for, as goal numbers; nothing but the way home is left when it is empty."""

    goals: tuple[int, ...]
    #: how many of them it looks for
    many: int


class Table:
    """A view with names turned into numbers."""

    def __init__(self, view: ClassicView) -> None:
        self.view = view
        self.names = list(view["things"])
        self.number = {name: n for n, name in enumerate(self.names)}
        self.seats = view["seats"]
        self.me = viewer(view)
        self.options: Mapping[str, Any] = view["options"]
        self.unseen = self._unseen()

    def option(self, name: str, seat: int) -> Any:
        return self.options[name][seat]

    def cards(self, seat: int) -> list[int]:
        """The unfound goals of a seat, as far as known."""
        return [self.number[card] for card in self.seats[seat]["cards"]]

    def _unseen(self) -> tuple[int, ...]:
        """Goals nobody has found and whose owner is not known."""
        known = {self.number[goal] for seat in self.seats for goal in seat["found"]}
        for seat in range(len(self.seats)):
            known.update(self.cards(seat))
        return tuple(goal for goal in range(len(self.names)) if goal not in known)

    def wish(self, seat: int) -> Wish:
        """What a seat looks for now."""
        left, cards = self.seats[seat]["left"], self.cards(seat)
        if not left:
            return Wish((), 0)
        if self.option("order", seat) == "any":
            return Wish(tuple(cards), len(cards)) if cards else Wish(self.unseen, left)
        return Wish((cards[0],), 1) if cards else Wish(self.unseen, 1)

    def following(self) -> Wish:
        """What this seat looks for after its next find."""
        left, cards = self.seats[self.me]["left"], self.cards(self.me)
        if left <= 1:
            return Wish((), 0)
        if self.option("order", self.me) == "any":
            return Wish(tuple(cards), len(cards))
        return Wish((cards[1],), 1) if len(cards) > 1 else Wish(self.unseen, 1)

    def legs(self, seat: int) -> int:
        """Finds to go, the way home being one."""
        return self.seats[seat]["left"] + int(self.option("finish", seat) != "last-find")

    def aim(self, seat: int, wish: Wish) -> Aim:
        home = u64(1 << self.seats[seat]["home"])
        return Aim(goal_set(wish.goals), home, self.option("finish", seat) == "exit")


def goal_set(goals: tuple[int, ...]) -> u64:
    return u64(sum(1 << goal for goal in goals)) if goals else END


def small_enough(view: ClassicView) -> bool:
    """Whether the kernel's boards and goal sets can hold this table."""
    return view["side"] <= MAX_SIDE and len(view["things"]) <= MOST_GOALS


def laid_of(view: ClassicView) -> Laid:
    """The maze of a view."""
    return _laid(tuple(view["maze"]), view["spare"], view["lies"], view["side"])


@lru_cache(maxsize=256)
def _laid(tiles: tuple[int, ...], spare: int, barred: str | None, side: int) -> Laid:
    board = Board(*(u64(plane(tiles, bit)) for bit in range(4)))
    number = NONE if barred is None else grid(side).arrows.index(grid(side).arrow(barred))
    return Laid(board, spare, number)


def places_of(view: ClassicView) -> Any:
    return np.array(list(view["things"].values()), np.int64)


def scene_of(seen: Seen, weights: Any) -> Scene:
    """The scene of a seat that must push or walk; `weights` say what the others look for."""
    table, view = Table(seen.view), seen.view
    seats = len(table.seats)
    wish, following = table.wish(table.me), table.following()
    aims = [table.aim(seat, table.wish(seat)) for seat in range(seats)]
    return Scene(
        sized(view["side"]),
        laid_of(view),
        view["step"] == "walk",
        table.me,
        seats,
        np.array([seat["pawn"] for seat in table.seats], np.int64),
        places_of(view),
        table.aim(table.me, wish),
        table.aim(table.me, following),
        following.many == len(following.goals),
        bool(table.option("sweep", table.me)),
        np.array([table.legs(seat) for seat in range(seats)], np.int64),
        np.array([aim.goals for aim in aims], np.uint64),
        np.array([aim.home for aim in aims], np.uint64),
        np.array([aim.out for aim in aims], np.bool_),
        weights,
    )


def even_weights(table: Table) -> Any:
    """How likely each goal is what a seat looks for, knowing nothing but the cards that lie open; END comes last."""
    weights = np.zeros((len(table.seats), 1 + max(END_COLUMN, len(table.names))))
    for seat in range(len(table.seats)):
        wish = table.wish(seat)
        if not wish.goals:
            weights[seat, -1] = 1.0
        for goal in wish.goals:
            weights[seat, goal] = min(1.0, wish.many / len(wish.goals))
    return weights
