"""Many tables of classic as the `VecEnv` of Stable-Baselines3, with masks for sb3-contrib's MaskablePPO.

Without Stable-Baselines3 the class still exists and only lacks its base class.
"""

from __future__ import annotations

from collections.abc import Iterable
from importlib import import_module
from importlib.util import find_spec
from typing import Any, TypedDict

import numpy as np

from wanderwall.envs.batch import Batch
from wanderwall.envs.gym import OPPONENT, one_seat
from wanderwall.kernel.arrays import Array

from gymnasium import spaces  # isort: skip

Base: Any = import_module("stable_baselines3.common.vec_env").VecEnv if find_spec("stable_baselines3") else object


#: about the end of a game
Info = TypedDict("Info", {"terminal_observation": Array, "TimeLimit.truncated": bool}, total=False)
#: the games that a call is about; None: all
Indices = int | Iterable[int] | None


class ClassicVecEnv(Base):  # type: ignore[misc]
    """A number of games; an ended one begins again in the same step, and its last observation is in its info."""

    def __init__(
        self,
        num_envs: int,
        opponent: str | None = OPPONENT,
        seed: int | None = None,
        threads: int | None = None,
        **setting: Any,
    ) -> None:
        table = one_seat(opponent, engine="kernel", **setting)
        self.batch = Batch(num_envs, dtype="f32", autoreset="same_step", threads=threads, setting=table)
        self.num_envs, self.render_mode, self._seed = num_envs, None, seed
        self.observation_space = spaces.Box(0, 1, (self.batch.layout.size,), np.float32)
        self.action_space = spaces.Discrete(self.batch.layout.actions)
        if Base is not object:
            super().__init__(num_envs, self.observation_space, self.action_space)

    def seed(self, seed: int | None = None) -> list[int | None]:
        self._seed = seed
        return [seed] * self.num_envs

    def reset(self) -> Array:
        self.batch.reset(self._seed)
        self._seed = None
        return self._observations()

    def _observations(self) -> Array:
        return np.array(self.batch.observation)

    def step_async(self, actions: Array) -> None:
        self._actions = actions

    def step_wait(self) -> tuple[Array, Array, Array, list[Info]]:
        batch, seats = self.batch, self.batch.seat.copy()
        batch.step(self._actions)
        infos: list[Info] = [{} for _ in range(self.num_envs)]
        assert batch.final is not None
        for game in np.flatnonzero(batch.done):
            infos[game] = {"terminal_observation": batch.final[game].copy(), "TimeLimit.truncated": False}
        return self._observations(), batch.rewards[np.arange(self.num_envs), seats], batch.done.copy(), infos

    def step(self, actions: Array) -> tuple[Array, Array, Array, list[Info]]:
        self.step_async(actions)
        return self.step_wait()

    def action_masks(self) -> Array:
        """[game, action]: which actions are legal."""
        return self.batch.mask.view(np.bool_)

    def env_method(self, name: str, *arguments: object, indices: Indices = None, **named: object) -> list[Array]:
        if name != "action_masks":
            raise AttributeError(name)
        return list(self.action_masks()[self._indices(indices)])

    def has_attr(self, name: str) -> bool:
        return name in ("action_masks", "render_mode")

    def get_attr(self, name: str, indices: Indices = None) -> list[object]:
        if not self.has_attr(name):
            raise AttributeError(name)
        return [getattr(self, name)] * len(self._indices(indices))

    def set_attr(self, name: str, value: object, indices: Indices = None) -> None:
        raise AttributeError(name)

    def env_is_wrapped(self, wrapper: object, indices: Indices = None) -> list[bool]:
        return [False] * len(self._indices(indices))

    def _indices(self, indices: Indices) -> list[int]:
        if indices is None:
            return list(range(self.num_envs))
        return [indices] if isinstance(indices, int) else list(indices)

    def close(self) -> None:
        pass
