"""Many tables of classic at once for Gymnasium: `make_vec` uses this instead of many environments."""

from __future__ import annotations

from typing import Any

import numpy as np

from wanderwall.envs.batch import Batch
from wanderwall.envs.gym import OPPONENT, check_reset_options, one_seat
from wanderwall.kernel.arrays import Array
from wanderwall.problem import Problem

from gymnasium import spaces  # isort: skip
from gymnasium.vector import AutoresetMode, VectorEnv  # isort: skip
from gymnasium.vector.utils import batch_space  # isort: skip

MODES = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step"}


class ClassicVectorEnv(VectorEnv[Array, Array, Array]):
    """A number of games in one compiled loop, including the built-in opponents. Keywords are those of `SlidingEnv`.

    Returned arrays are copies, as Gymnasium expects; `copy=False` returns arrays that the next step overwrites.
    """

    def __init__(
        self,
        num_envs: int = 1,
        opponent: str | None = OPPONENT,
        autoreset_mode: Any = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        **setting: Any,
    ) -> None:
        if autoreset_mode not in MODES:
            words = " | ".join(mode.name for mode in MODES)
            raise Problem("option.value", option="autoreset_mode", text=str(autoreset_mode), expected=words)
        table = one_seat(opponent, engine="kernel", **setting)
        self.batch = Batch(num_envs, dtype="f32", autoreset=MODES[autoreset_mode], threads=threads, setting=table)
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.num_envs, self.copy, self.layout = num_envs, copy, self.batch.layout
        self.single_observation_space = spaces.Box(0, 1, (self.layout.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: Any = None) -> tuple[Array, dict[str, Any]]:
        """Reset all games; `seed` is one number for all, or one per game."""
        check_reset_options(options)
        if isinstance(seed, (list, tuple, np.ndarray)):
            self.batch.reset(np.asarray(seed))
        else:
            super().reset(seed=seed)
            self.batch.reset(self.np_random.integers(0, 1 << 62, self.num_envs, np.int64))
        return self._output(self.batch.observation), self._info()

    def _output(self, array: Array) -> Array:
        return array.copy() if self.copy else array

    def _info(self) -> dict[str, Any]:
        return {"action_mask": self._output(self.batch.mask.view(np.int8)), "seat": self._output(self.batch.seat)}

    def step(self, actions: Array) -> tuple[Array, Array, Array, Array, dict[str, Any]]:
        batch, every = self.batch, np.arange(self.num_envs)
        seats = batch.seat.copy()
        batch.step(actions)
        info = self._info()
        if batch.final is not None and batch.done.any():
            ended = batch.done.copy()
            rows = [row.copy() if over else None for row, over in zip(batch.final, ended, strict=True)]
            info |= {"final_obs": np.array([*rows, None], object)[:-1], "_final_obs": ended}
            info |= {"final_info": {"illegal": batch.illegal.copy(), "_illegal": ended}, "_final_info": ended}
        rewards = batch.rewards[every, seats].astype(np.float64)
        return self._output(batch.observation), rewards, batch.done.copy(), np.zeros(self.num_envs, np.bool_), info
