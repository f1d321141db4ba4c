"""One seat for Gymnasium, with bots on the others, or many such tables at once.

Importing this registers the environments with `gymnasium.make`:

import gymnasium, wanderwall.envs.gym
table = gymnasium.make("wanderwall/Classic-v0", opponent="greedy", goals=1)
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import partial
from hashlib import sha256
from random import Random
from typing import Any

import numpy as np

from wanderwall.encoding.layout import Mask, Observation
from wanderwall.envs.batch import Batch
from wanderwall.envs.config import VERSIONS, EnvConfig, versions
from wanderwall.envs.cores import core_of
from wanderwall.envs.render import METADATA, Rendered, check_mode, render_view, replay_html
from wanderwall.kernel.arrays import Array
from wanderwall.problem import Problem, require

require("gymnasium", "envs")

import gymnasium  # noqa: E402
from gymnasium import spaces  # noqa: E402
from gymnasium.vector import AutoresetMode, SyncVectorEnv, VectorEnv  # noqa: E402
from gymnasium.vector.utils import batch_space  # noqa: E402

SEEDS = 1 << 62
#: the default opponent
OPPONENT = "greedy"
#: how a batch names the modes of Gymnasium
AUTORESET = {AutoresetMode.NEXT_STEP: "next_step", AutoresetMode.SAME_STEP: "same_step"}


def check_reset_options(options: object) -> None:
    """Refuse options of `reset`: everything is set when the environment is made."""
    if options:
        names = options if isinstance(options, Mapping) else [options]
        raise Problem("option.unknown", option=", ".join(map(str, names)), known="–")


def one_seat(opponent: str | None, **setting: Any) -> EnvConfig:
    """A setting with one seat to learn: the others need an opponent, and a solo game has none."""
    if setting.get("seats", 2) == 1:
        opponent = None
    elif opponent is None:
        raise Problem("option.value", option="opponent", text="None", expected="random | greedy | …")
    return EnvConfig(opponent=opponent, **setting)


class SlidingEnv(gymnasium.Env[Observation, np.int64]):
    """A table of `EnvConfig` with one seat to learn; a solo game has no others."""

    metadata: dict[str, object] = METADATA

    def __init__(self, render_mode: str | None = None, opponent: str | None = OPPONENT, **setting: Any) -> None:
        check_mode(render_mode)
        self.render_mode = render_mode
        self.setting = one_seat(opponent, **setting)
        self.core = core_of(self.setting)
        self._dealt = False
        layout = self.layout = self.core.layout
        self.observation_space = spaces.Box(0, 1, (layout.size,), np.float32)
        self.action_space = spaces.Discrete(layout.actions)

    def reset(self, *, seed: int | None = None, options: object = None) -> tuple[Observation, dict[str, Any]]:
        super().reset(seed=seed)
        check_reset_options(options)
        self.core.reset(int(self.np_random.integers(SEEDS)))
        self._seat, self._dealt = self.core.mover, True
        return self._observation()

    def _observation(self) -> tuple[Observation, dict[str, Any]]:
        return self.core.observe(self._seat), {"action_mask": self.core.mask(), "seat": self._seat}

    def action_masks(self) -> Mask:
        """The legal actions, under the name that sb3-contrib expects."""
        return self.core.mask()

    def step(self, action: object) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        self.core.step(action)
        seen, info = self._observation()
        if self.core.illegal:
            info["illegal"] = True
        if self.render_mode == "human":
            self.render()
        return seen, float(self.core.rewards[self._seat]), self.core.over, False, info

    def render(self) -> Rendered:
        return render_view(self.core.view(self._seat), self.render_mode)

    def _repr_html_(self) -> str | None:
        return replay_html(self.core, self._seat) if self._dealt else None

    def close(self) -> None:
        self.core.close()


class ClassicVectorEnv(VectorEnv[Array, Array, Array]):
    """A number of games in one compiled loop, including the built-in opponents. Keywords are those of `SlidingEnv`.

    Returned arrays are copies, as Gymnasium expects; `copy=False` returns arrays that the next step overwrites.
    """

    def __init__(
        self,
        num_envs: int = 1,
        opponent: str | None = OPPONENT,
        autoreset_mode: AutoresetMode = AutoresetMode.NEXT_STEP,
        threads: int | None = None,
        copy: bool = True,
        **setting: Any,
    ) -> None:
        if autoreset_mode not in AUTORESET:
            words = " | ".join(mode.name for mode in AUTORESET)
            raise Problem("option.value", option="autoreset_mode", text=str(autoreset_mode), expected=words)
        table = one_seat(opponent, engine="kernel", **setting)
        self.batch = Batch(num_envs, dtype="f32", autoreset=AUTORESET[autoreset_mode], threads=threads, setting=table)
        self.metadata = {"autoreset_mode": autoreset_mode, "render_modes": []}
        self.num_envs, self.copy, self.layout = num_envs, copy, self.batch.layout
        self.single_observation_space = spaces.Box(0, 1, (self.layout.size,), np.float32)
        self.single_action_space = spaces.Discrete(self.layout.actions)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(self, *, seed: Any = None, options: object = None) -> tuple[Array, dict[str, Any]]:
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


def make_vector(num_envs: int = 1, opponent: str | None = OPPONENT, **given: Any) -> VectorEnv[Array, Array, Array]:
    """A number of tables: in one compiled loop if the kernel plays them and the opponent, else one after the other."""
    mode, render_mode = given.pop("autoreset_mode", AutoresetMode.NEXT_STEP), given.pop("render_mode", None)
    setting = {name: value for name, value in given.items() if name not in ("threads", "copy")}
    if render_mode is None and one_seat(opponent, **setting).on_kernel:
        return ClassicVectorEnv(num_envs, opponent, mode, **given)
    return one_by_one(partial(SlidingEnv, render_mode, opponent, **setting), num_envs, mode)


def one_by_one(
    make: Callable[[], gymnasium.Env[Observation, np.int64]], num_envs: int, mode: AutoresetMode
) -> VectorEnv[Array, Array, Array]:
    """A number of tables, stepped one after the other."""
    return SyncVectorEnv([make] * num_envs, autoreset_mode=mode)


#: where the versions are: Gymnasium calls an environment out of date if its own place has a newer version
BENCHMARK = "wanderwall-benchmark/"
#: what makes one table and many, of sliding mazes and of rolls
SLIDING = "wanderwall.envs.gym:SlidingEnv", "wanderwall.envs.gym:make_vector"
ROLLS = "wanderwall.envs.go:RollEnv", "wanderwall.envs.go:make_vector"


def register() -> None:
    """Register the environments with Gymnasium; calling it twice does no harm."""
    every: dict[str, dict[str, object]] = {
        "wanderwall/Classic-v0": {},
        "wanderwall/Towers-v0": {"edition": "towers-3d"},
        "wanderwall/GoPuzzle-v0": {},
    }
    for name, version in VERSIONS.items():
        every[BENCHMARK + name] = {"version": name} if name in versions() else dict(version.setting)
    for name, given in every.items():
        if name not in gymnasium.registry:
            one, many = ROLLS if "GoPuzzle" in name else SLIDING
            gymnasium.register(name, entry_point=one, vector_entry_point=many, kwargs=given)


def hash_games(name: str, games: int = 8) -> str:
    """A hash of all that the first games of an environment return to random legal actions.

    It changes with the rules, the deal, the observations, the numbers of the actions, the rewards and the opponent.
    """
    table = gymnasium.make(BENCHMARK + name, disable_env_checker=True)
    returned = sha256()
    for seed in range(games):
        seen, info = table.reset(seed=seed)
        dice, over = Random(seed), False
        while not over:
            returned.update(np.ascontiguousarray(seen, "<f4").tobytes() + info["action_mask"].astype(np.int8).tobytes())
            legal = np.flatnonzero(info["action_mask"])
            action = int(legal[dice.randrange(len(legal))])
            seen, reward, ended, cut, info = table.step(action)
            over = ended or cut
            returned.update(f"{action} {reward:.6f} {ended} {cut}".encode())
        returned.update(np.ascontiguousarray(seen, "<f4").tobytes())
    return returned.hexdigest()[:16]


register()
