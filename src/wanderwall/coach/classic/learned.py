"""Values of the best bot of classic, for the coach."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from wanderwall.bots.classic.goals import IndexedView
from wanderwall.bots.classic.learned.lookahead import take_back, think_some
from wanderwall.bots.classic.learned.master import NO_TURNS, as_moves, lookahead_of
from wanderwall.bots.classic.learned.values import value_for
from wanderwall.bots.classic.learned.worlds import sample_worlds
from wanderwall.bots.classic.levels import compiles
from wanderwall.bots.classic.multiplayer.heuristics import keep_some
from wanderwall.bots.classic.multiplayer.round_rollout import follow_some
from wanderwall.bots.classic.multiplayer.search import is_for
from wanderwall.coach.classic.many import MultiplayerLearnedValues
from wanderwall.coach.sliding.learned import WORLDS, LearnedValues
from wanderwall.coach.sliding.learned_chances import UNLIKELY, Chance, chance_of
from wanderwall.games.classic.views import ClassicView
from wanderwall.games.sliding.state import WALK
from wanderwall.kernel.board import NONE
from wanderwall.kernel.features import SQUARES
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import is_compiled
from wanderwall.kernel.net import NEVER, PUSHES, ValueNet


def learned_values(view: ClassicView) -> LearnedValues | None:
    """The values at this table, if the best bot plays such tables and is compiled already, so that nobody waits."""
    if not compiles(view):  # the sets of a 9×9 board have more squares than a machine word has bits
        return None
    if is_for(view):
        return MultiplayerLearnedValues(view) if is_compiled(keep_some) and is_compiled(follow_some) else None
    net = value_for(view) if is_compiled(think_some) and is_compiled(take_back) else None
    return None if net is None else ClassicLearnedValues(view, net, even_odds(view))


def known_cards_chance(view: ClassicView) -> Chance | None:
    """The mover's win chance at such a table with all cards known."""
    net = value_for(view) if is_compiled(think_some) else None
    if net is None:
        return None

    def chance(game: Any, state: Any) -> float:
        odds = np.full((2, MOST, 1), UNLIKELY, np.float32)
        for seat, stack in enumerate(state.stacks):
            odds[seat, stack[:1]] = 1.0
        return chance_of(ClassicLearnedValues(game.view(state, state.mover), net, odds).values)

    return chance


def even_odds(view: ClassicView) -> Any:
    """The goal odds before any turn is read."""
    odds = np.zeros((len(view["seats"]), MOST, 1), np.float32)
    odds[:, : len(view["things"])] = 1.0
    return odds


class ClassicLearnedValues:
    """Values that depend on the belief about everybody's goals."""

    def __init__(self, view: ClassicView, net: ValueNet, odds: Any) -> None:
        numbers = IndexedView(view)
        self.worlds = sample_worlds(numbers, odds, WORLDS, 0)
        self.mind = lookahead_of(numbers, self.worlds, odds, net)
        self.made: int | None = None
        if view["step"] == WALK:
            self.made = 4 * take_back(self.mind.size, self.worlds.setup, self.worlds.arrays)

    @cached_property
    def values(self) -> Any:
        values = np.full((PUSHES, SQUARES), NEVER)
        only = NO_TURNS if self.made is None else as_moves(np.array([self.made * SQUARES]))
        think_some(self.mind, self.worlds.arrays, only, NONE, 0, 0, values)
        return values

    def follow(self, push: int, to: int) -> tuple[Any, Any]:
        lines = np.zeros((WORLDS, 1))
        think_some(self.mind, self.worlds.arrays, as_moves(np.array([push * SQUARES + to])), 0, 0, WORLDS, lines)
        return lines[:, 0], self.worlds.weights
