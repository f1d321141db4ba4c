"""Read another seat's goal from its turns, with the fitted reader."""

from __future__ import annotations

from functools import cache, lru_cache
from pathlib import Path
from typing import NamedTuple

import numpy as np

from wanderwall.bots.classic.goals import SeenTurn
from wanderwall.bots.classic.info_state import board_state_of, push_made
from wanderwall.bots.classic.opponents.turn_features import ObservedTurn, turn_features
from wanderwall.bots.classic.search.reach_eval import Array, BoardState
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.board import kernel_size
from wanderwall.kernel.jit import u64

#: share of random turns of every player
WHIM = 0.1


class GoalReader(NamedTuple):
    """Weights [from, to] and biases of a net from the features of a turn for a goal to a score of how well they
    match.
    """

    first: Array
    first_bias: Array
    second: Array
    second_bias: Array
    out: Array

    def layers(self, signs: Array) -> tuple[Array, Array, Array]:
        """The outputs of the two layers, from [goal, feature], and one score per goal."""
        first = np.maximum(signs @ self.first + self.first_bias, 0.0)
        second = np.maximum(first @ self.second + self.second_bias, 0.0)
        return first, second, second @ self.out

    def log_odds(self, signs: Array) -> Array:
        """Log-odds of a turn for each goal relative to the average goal."""
        scores = self.layers(signs)[2]
        share = np.exp(scores - scores.max())
        odds: Array = np.log((1.0 - WHIM) * share / share.mean() + WHIM)
        return odds


@cache
def reader(path: Path) -> GoalReader:
    """Load a shipped reader; it computes in double precision so that all machines agree."""
    with np.load(path) as kept:
        return GoalReader(*(kept[name].astype(np.float64) for name in GoalReader._fields))


READER = Path(__file__).parents[1] / "nets" / "classic-reader.npz"


def read(turns: list[SeenTurn], seat: int, goals: int) -> Array:
    """Likelihood of a seat's turns for each goal, up to a common factor; meaningless for goals that are found."""
    odds: Array = np.zeros(goals)
    for before, after in turns:
        odds += log_odds(before, after, seat)
    likely: Array = np.exp(odds - odds.max())
    return likely


def log_odds(before: ClassicView, after: ClassicView, seat: int) -> Array:
    """Log-odds of a turn for each goal relative to the average goal; 0 for goals that are found."""
    goals, signs = turn_features_of(before, after, seat)
    there = np.array([goals >> goal & 1 for goal in range(len(signs))], np.bool_)
    odds: Array = np.zeros(len(signs))
    odds[there] = reader(READER).log_odds(signs[there])
    return odds


def turn_features_of(before: ClassicView, after: ClassicView, seat: int) -> tuple[int, Array]:
    """The set of goals that are not found yet, and the features of a turn for each goal."""
    other = before["seats"][(seat + 1) % len(before["seats"])]
    found = {name for one in before["seats"] for name in one["found"]}
    goals = sum(1 << number for number, name in enumerate(before["things"]) if name not in found)
    pawns = before["seats"][seat]["pawn"], other["pawn"], other["home"]
    made = *divmod(push_made(before, after), 4), after["seats"][seat]["pawn"]
    places = tuple(before["things"].values())
    return goals, _signs(board_state_of(before), before["side"], places, goals, pawns, not other["left"], made)


@lru_cache(maxsize=512)
def _signs(
    laid: BoardState,
    side: int,
    places: tuple[int, ...],
    goals: int,
    pawns: tuple[int, int, int],
    homeward: bool,
    made: tuple[int, int, int],
) -> Array:
    pawn, other, home = pawns
    lying = np.array(places, np.int64)
    return turn_features(
        kernel_size(side), ObservedTurn(laid, lying, u64(goals), pawn, other, u64(1 << home), homeward, *made)
    )
