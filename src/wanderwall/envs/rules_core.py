"""A table on the plain rules: any game whose seats act in turn, any edition, side and option. Slow, and the
specification.

It uses only the protocol of a game: what is legal, what a seat may view, and how the game ended. States have a `mover`.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from random import Random
from typing import Any

import numpy as np

from wanderwall.encoding.layout import Mask, Observation
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import ActionCodec, shares, whole
from wanderwall.game.protocol import OVER, Seat, State
from wanderwall.kernel.deal import deal_state
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem


class RulesCore:
    """One game on the rules."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting, self.layout = setting, setting.layout
        self.numbers: ActionCodec = setting.part.ACTIONS(setting)
        self.game = self.numbers.game
        self.state = setting.table
        self.rewards: Sequence[float] = [0.0] * setting.seats
        self.illegal = False
        self.seed, self.actions = 0, list[int]()
        self.deals_alike = _deals_alike(setting)

    @property
    def mover(self) -> Seat:
        return int(self.state.mover)

    @property
    def over(self) -> bool:
        return self.illegal or self.state.step == OVER

    def reset(self, seed: int) -> None:
        self.seed, self.actions = seed, []
        self.dice = Random(seed)
        state = deal_state(self.setting.table, seed) if self.deals_alike else self.setting.table
        self.begin(after_chance(self.game, state, self.dice))

    def begin(self, state: State) -> None:
        """Continue from this state."""
        self.rewards, self.illegal = [0.0] * self.layout.seats, False
        self._stand(state)

    def _stand(self, state: Any, chosen: int | None = None) -> None:
        self.state, self.chosen = state, chosen
        self.moves = self.numbers.moves(state, chosen)

    def mask(self) -> Mask:
        return self.numbers.mask({} if self.over else self.moves)

    def step(self, action: object) -> None:
        number = whole(action, self.layout.actions)
        if self.over:
            raise Problem("envs.over")
        self.rewards = [0.0] * self.layout.seats
        if number not in self.moves:
            self._refuse(number)
        elif isinstance(self.moves[number], list):
            self._stand(self.state, self.moves[number][0].to)
        else:
            self.play(self.moves[number])
        self.actions.append(number)

    def play(self, move: object) -> None:
        """Play a move of the rules for the seat to move."""
        before, seat = self.state, self.state.mover
        self._stand(after_chance(self.game, self.game.apply(before, seat, move), self.dice))
        self.rewards = round_rewards(self.numbers.rewards(self.state))
        if self.setting.shaped and len(self.state.found[seat]) > len(before.found[seat]):
            share = np.float32(self.setting.shaped) / np.float32(len(before.stacks[seat]) + len(before.found[seat]))
            others = -share / np.float32(max(1, self.layout.seats - 1))
            paid = [np.float32(had) + (share if one == seat else others) for one, had in enumerate(self.rewards)]
            self.rewards = round_rewards(paid)

    def _refuse(self, number: int) -> None:
        if self.setting.illegal == "raise":
            raise Problem("envs.illegal", action=number)
        self.illegal = True
        others = [seat for seat in range(self.layout.seats) if seat != self.mover]
        self.rewards = round_rewards(shares(self.layout.seats, others)) if others else [-1.0]

    def observe(self, seat: Seat) -> Observation:
        return self.numbers.observe(self.state, seat, self.moves, self.chosen)

    def view(self, seat: Seat | None) -> Any:
        return self.game.view(self.state, seat)

    def close(self) -> None:
        pass


def round_rewards(rewards: Sequence[float | np.floating]) -> list[float]:
    """Rewards rounded to 32 bits, as in the kernel."""
    return [float(np.float32(reward)) for reward in rewards]


def _deals_alike(setting: EnvConfig) -> bool:
    """Whether the kernel can deal this table."""
    try:
        replace(setting, engine=None, opponent=None).check_kernel()
    except Problem:
        return False
    return True
