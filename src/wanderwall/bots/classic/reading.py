"""What another seat looks for, read from its turns by a small net: it was fitted to the turns of many kinds of players,
so that the card each of them really looked for got most (`python -m tools.reading`). People are no bots: every turn may
be a whim, so nothing is ever impossible.
"""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import turned as turned_tile
from wanderwall.bots.classic.look import Array, Laid
from wanderwall.bots.classic.scene import laid_of
from wanderwall.bots.classic.signs import Turn, turn_signs
from wanderwall.bots.classic.wishes import SeenTurn
from wanderwall.bots.compiled import sized
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.jit import u64

READER = Path(__file__).parent / "nets" / "classic-reader.npz"
#: the part of all turns that are whims, whoever plays
WHIM = 0.1


class Reader(NamedTuple):
    """Weights [from, to] and biases of a net from the signs of a turn for a goal to how well they go together."""

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    out: Array

    def scores(self, signs: Array) -> Array:
        """One number a goal, from [goal, sign]."""
        hidden = np.maximum(signs @ self.first + self.first_bias, 0.0)
        scores: Array = np.maximum(hidden @ self.second + self.second_bias, 0.0) @ self.out
        return scores


@cache
def reader() -> Reader:
    """The one that is shipped; it counts in double precision, so that machines agree."""
    with np.load(READER) as kept:
        return Reader(*(kept[name].astype(np.float64) for name in Reader._fields))


def read(turns: list[SeenTurn], seat: int, goals: int) -> Array:
    """How likely a seat makes these turns when it looks for each of so many goals, up to one factor; of goals that are
    found it tells nothing.
    """
    told: Array = np.zeros(goals)
    for before, after in turns:
        told += told_by(before, after, seat)
    likely: Array = np.exp(told - told.max())
    return likely


def told_by(before: ClassicView, after: ClassicView, seat: int) -> Array:
    """How much likelier a turn is for each goal than on average, as logs; 0 for goals that are found."""
    goals, signs = seen_signs(before, after, seat)
    there = np.array([goals >> goal & 1 for goal in range(len(signs))], np.bool_)
    scores, told = reader().scores(signs[there]), np.zeros(len(signs))
    share = np.exp(scores - scores.max())
    told[there] = np.log((1.0 - WHIM) * share / share.mean() + WHIM)
    return told


def seen_signs(before: ClassicView, after: ClassicView, seat: int) -> tuple[int, Array]:
    """The goals that are not found yet, as a set, and the signs of a turn for each goal."""
    board, other = grid(before["side"]), before["seats"][(seat + 1) % len(before["seats"])]
    assert after["lies"] is not None
    arrow = board.across(board.arrow(after["lies"]))
    entered = after["maze"][arrow.enter]
    quarters = next(turns for turns in range(4) if turned_tile(before["spare"], turns) == entered)
    found = {name for one in before["seats"] for name in one["found"]}
    goals = sum(1 << number for number, name in enumerate(before["things"]) if name not in found)
    pawns = before["seats"][seat]["pawn"], other["pawn"], other["home"]
    made = board.arrows.index(arrow), quarters, after["seats"][seat]["pawn"]
    places = tuple(before["things"].values())
    return goals, _signs(laid_of(before), before["side"], places, goals, pawns, not other["left"], made)


@lru_cache(maxsize=512)
def _signs(
    laid: Laid,
    side: int,
    places: tuple[int, ...],
    goals: int,
    pawns: tuple[int, int, int],
    homeward: bool,
    made: tuple[int, int, int],
) -> Array:
    pawn, other, home = pawns
    lying = np.array(places, np.int64)
    return turn_signs(sized(side), Turn(laid, lying, u64(goals), pawn, other, u64(1 << home), homeward, *made))
