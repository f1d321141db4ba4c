"""Build the info state from a seat's history: the maze, the seat's goal, and the possible goals of the others."""

from __future__ import annotations

from collections.abc import Set
from functools import lru_cache

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.maze import plane
from wanderwall.board.tiles import letters, rotate, turns
from wanderwall.bots.classic.goals import GoalCandidates, IndexedView, Seen, Weights
from wanderwall.bots.classic.search.one_turn import ClassicInfoState, Pushed
from wanderwall.bots.classic.search.reach_eval import END, BoardState, Target
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.board import NONE, Board, kernel_size
from wanderwall.kernel.jit import u64


def aim_of(numbers: IndexedView, seat: int, wish: GoalCandidates) -> Target:
    """What a seat wants to reach."""
    home = u64(1 << numbers.seats[seat]["home"])
    return Target(goal_set(wish.goals), home, numbers.option("finish", seat) == "exit")


def goal_set(goals: tuple[int, ...]) -> u64:
    return u64(sum(1 << goal for goal in goals)) if goals else END


def board_state_of(view: ClassicView) -> BoardState:
    """The maze of a view."""
    return _board_state(tuple(view["maze"]), view["spare"], view["barred"], view["side"])


@lru_cache(maxsize=256)
def _board_state(tiles: tuple[int, ...], spare: int, barred: str | None, side: int) -> BoardState:
    board = Board(*(u64(plane(tiles, bit)) for bit in range(4)))
    number = NONE if barred is None else grid(side).arrows.index(grid(side).arrow(barred))
    return BoardState(board, spare, number)


def push_made(before: ClassicView, after: ClassicView) -> int:
    """The push between two views, as 4 · number + quarter turns."""
    board = grid(before["side"])
    assert after["barred"] is not None
    arrow = board.across(board.arrow(after["barred"]))
    entered = after["maze"][arrow.enter]
    quarters = next(quarters for quarters in range(4) if rotate(before["spare"], quarters) == entered)
    return 4 * board.arrows.index(arrow) + quarters


def places_of(view: ClassicView) -> Array:
    return np.array(list(view["things"].values()), np.int64)


def legal_pushes(seen: Seen) -> Set[Pushed]:
    """The pushes that a seat may choose from, or that it has noticed."""
    numbers = _push_numbers(seen.view["side"], seen.view["spare"])
    return {numbers[text] for text in seen.choices["pushes"]} if seen.choices["step"] == "push" else frozenset()


@lru_cache(maxsize=256)
def _push_numbers(side: int, spare: int) -> dict[str, Pushed]:
    """Number every push by its notation."""
    return {
        arrow.name + letters(openings): (number, quarters)
        for number, arrow in enumerate(grid(side).arrows)
        for quarters, openings in enumerate(turns(spare))
    }


def info_state_of(seen: Seen, weights: Weights) -> ClassicInfoState:
    """The info state of a seat that must push or walk; `weights` are the goal probabilities of the others."""
    numbers, view = IndexedView(seen.view), seen.view
    seats = len(numbers.seats)
    wish, following = numbers.wish(numbers.me), numbers.following()
    aims = [aim_of(numbers, seat, numbers.wish(seat)) for seat in range(seats)]
    return ClassicInfoState(
        kernel_size(view["side"]),
        board_state_of(view),
        view["step"] == "walk",
        numbers.me,
        seats,
        np.array([seat["pawn"] for seat in numbers.seats], np.int64),
        places_of(view),
        aim_of(numbers, numbers.me, wish),
        aim_of(numbers, numbers.me, following),
        following.many == len(following.goals),
        bool(numbers.option("sweep", numbers.me)),
        np.array([numbers.legs(seat) for seat in range(seats)], np.int64),
        np.array([aim.goals for aim in aims], np.uint64),
        np.array([aim.home for aim in aims], np.uint64),
        np.array([aim.out for aim in aims], np.bool_),
        np.array(weights),
    )
