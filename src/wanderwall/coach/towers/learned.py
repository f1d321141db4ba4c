"""Values of the learned bot of towers, for the coach."""

from __future__ import annotations

from functools import cached_property
from typing import Any

import numpy as np

from wanderwall.bots.towers.from_view import count_kinds
from wanderwall.bots.towers.lookahead import TowersLookahead, take_back, think_some
from wanderwall.bots.towers.master import NO_TURNS, lookahead_of, value_for
from wanderwall.bots.towers.worlds import sample_worlds
from wanderwall.coach.sliding.learned import WORLDS
from wanderwall.coach.sliding.learned_chances import UNLIKELY, Chance, chance_of
from wanderwall.games.sliding.state import WALK
from wanderwall.games.towers.views import TowersView
from wanderwall.kernel.board import NONE
from wanderwall.kernel.jit import is_compiled
from wanderwall.kernel.net import NEVER
from wanderwall.kernel.towers.features import SQUARES
from wanderwall.kernel.towers_selfplay import PUSHES


def learned_values(view: TowersView) -> TowersLearnedValues | None:
    """The values at this table, if a value net was trained for it and is compiled already, so that nobody waits."""
    value = value_for(view) if is_compiled(think_some) and is_compiled(take_back) else None
    return None if value is None else TowersLearnedValues(view, lookahead_of(view, value))


def known_cards_chance(view: TowersView) -> Chance | None:
    """The mover's win chance at such a table with all cards known."""
    value = value_for(view) if is_compiled(think_some) else None
    if value is None:
        return None

    def chance(game: Any, state: Any) -> float:
        mind = lookahead_of(game.view(state, state.mover), value)
        mind.odds[:] = UNLIKELY
        for seat, stack in enumerate(state.stacks):
            mind.odds[seat, stack[:1]] = 1.0
        mind.columns.box[:] = count_kinds(
            "".join(state.hands) + state.discards
        )  # the pile has none that the other may have
        return chance_of(TowersLearnedValues(game.view(state, state.mover), mind).values)

    return chance


class TowersLearnedValues:
    """Values that depend on the belief about both seats' treasures."""

    def __init__(self, view: TowersView, mind: TowersLookahead) -> None:
        self.mind = mind
        self.worlds = sample_worlds(view, self.mind.odds, WORLDS, 0)
        self.made: int | None = None
        if view["step"] == WALK:
            self.made = 4 * take_back(self.mind.size, self.mind.setup, self.worlds.arrays, self.worlds.magic)

    @cached_property
    def values(self) -> Any:
        values = np.full((PUSHES, SQUARES), NEVER)
        only = NO_TURNS if self.made is None else np.array([[self.made, 0]])
        think_some(self.mind, self.worlds.arrays, self.worlds.magic, only, NONE, 0, 0, values)
        return values

    def follow(self, push: int, to: int) -> tuple[Any, Any]:
        lines = np.zeros((WORLDS, 1))
        think_some(self.mind, self.worlds.arrays, self.worlds.magic, np.array([[push, to]]), 0, 0, WORLDS, lines)
        return lines[:, 0], self.worlds.weights
