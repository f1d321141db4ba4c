"""A game of classic on the compiled kernel: a batch of one, with the interface of the rules' core."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import replace
from typing import Any, cast

import numpy as np

from wanderwall.encoding.layout import Mask, Observation
from wanderwall.envs.batch import Batch
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import whole
from wanderwall.envs.cpu import Rows
from wanderwall.game.protocol import CHANCE, Seat
from wanderwall.games import game_of
from wanderwall.games.sliding.state import PUSH, WALK
from wanderwall.kernel.arrays import Positions
from wanderwall.kernel.convert import to_state
from wanderwall.kernel.deal import deal_of
from wanderwall.kernel.steps import look_part
from wanderwall.problem import Problem


class KernelCore:
    """One game on the kernel. Built-in opponents on other seats move within a step."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting, self.layout = setting, setting.layout
        self.batch = Batch(1, dtype="f32", pool=1, threads=1, setting=setting)
        self.other_rows = Rows(self.layout, 1, "f32")
        #: the batch's only row of each, overwritten by every step
        self._seen, self._mask = self.batch.observation[0], self.batch.mask[0].view(np.int8)
        self._paid = self.batch.result.rewards[:, 0]
        self.over = True
        self.illegal = False
        self.mover: Seat = 0
        self.rewards: Sequence[float] = self._paid.tolist()
        self.seed, self.actions = 0, list[int]()

    def reset(self, seed: int) -> None:
        self.seed, self.actions = seed, []
        seeds = np.array([seed], np.uint64)
        self.batch.begin(seeds, seeds)
        self.over, self.illegal = bool(self.batch.columns.ended[0]), False
        self._read_result()

    def _read_result(self) -> None:
        """Read who is to act and the rewards of the step, as Python numbers."""
        self.mover, self.rewards = self.batch.result.seat.item(), self._paid.tolist()

    def mask(self) -> Mask:
        return cast(Mask, np.zeros_like(self._mask) if self.over else self._mask.copy())

    def step(self, action: object) -> None:
        number = whole(action, self.layout.actions)
        if self.over:
            raise Problem("envs.over")
        if self.setting.illegal == "raise" and not self._mask[number]:
            raise Problem("envs.illegal", action=number)
        self.actions.append(number)
        self.batch.act(number)
        self.over, self.illegal = self.batch.result.done.item(), self.batch.result.illegal.item()
        self._read_result()

    def observe(self, seat: Seat) -> Observation:
        if seat == self.mover:
            return cast(Observation, self._seen.copy())
        batch, out = self.batch, self.other_rows
        look_part(batch.setup, batch.terms, batch.arrays, batch.columns, seat, out.result, out.spread, 0, 1)
        return cast(Observation, out.observation[0].copy())

    def view(self, seat: Seat | None) -> Any:
        batch, game = self.batch, game_of(self.setting.loaded_edition)
        opening = Positions(batch.setup, batch.pool)
        state = game.apply(self.setting.table, CHANCE, deal_of(self.setting.table, opening, 0))
        state = to_state(batch.positions, 0, state)
        if batch.columns.walking[0] and state.step == PUSH:
            state = replace(state, step=WALK)
        return game.view(state, seat)

    def close(self) -> None:
        pass
