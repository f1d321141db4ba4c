"""Many games of classic at once, stepped in place: the fastest environment for training."""

from __future__ import annotations

import os
from typing import TYPE_CHECKING, Any, Self

import numpy as np

from wanderwall.envs.config import KERNEL, EnvConfig
from wanderwall.envs.cpu import DTYPES, CpuBatch, check_legal
from wanderwall.kernel.arrays import Array, Positions, policy_number
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import pack_seats, setup_of
from wanderwall.kernel.cpu import LEAST
from wanderwall.kernel.episode import EpisodeRules, f32
from wanderwall.kernel.jit import i32, u32
from wanderwall.problem import Problem

if TYPE_CHECKING:
    from wanderwall.envs.gpu import GpuBatch

#: the least number of deals in a pool
POOL = 4096
#: devices that can play games
DEVICES = ("cpu", "cuda")
AUTORESET = ("next_step", "same_step")


def terms_of(setting: EnvConfig) -> EpisodeRules:
    """The constants of a setting for the compiled environment."""
    setting.check_kernel()
    table = setting.table
    goals = len(setting.loaded_edition.goals)
    cards = [goals // setting.seats if each is None else each for each in table.options.goals]
    return EpisodeRules(
        i32(goals),
        u32(pack_seats(cards)),
        u32(pack_seats(setting.frames)),
        i32(NONE if setting.opponent is None else policy_number(setting.opponent)),
        i32(NONE if setting.seat is None else setting.seat),
        setting.hints,
        f32(setting.shaped),
    )


class Batch:
    """A number of games, one action each per step. All arrays stay the same objects and are overwritten by every step.

    >>> batch = Batch(1024, goals=1).reset(seed=7)
    >>> batch.observation.shape, batch.mask.shape
    ((1024, 596), (1024, 97))
    >>> batch.step(batch.random_actions()).rewards.sum()
    np.float32(0.0)

    Other keywords are those of `EnvConfig`. `dtype` is `u8`, `bf16` (its bits, as uint16) or `f32`. With `f32` a row
    holds all entries; with the others, entries that are not bits are in `fractions`. An ended game gets a new deal from
    a pool of `pool` deals: in the next step, whose action is ignored, or in the same step, with the last observation in
    `final`.

    With `device="cuda"` games and arrays stay on the GPU. The arrays have the CUDA array interface, which
    `torch.as_tensor` and `cupy.asarray` accept without a copy, and actions may be such arrays too. `stream` is the
    address of the stream on which steps are queued. The games are the same as on a CPU, bit for bit.
    """

    def __init__(
        self,
        n: int,
        *,
        device: str = "cpu",
        dtype: str = "u8",
        autoreset: str = "next_step",
        pool: int | None = None,
        threads: int | None = None,
        stream: int = 0,
        setting: EnvConfig | None = None,
        **given: Any,
    ) -> None:
        for option, value, words in (
            ("device", device, DEVICES),
            ("dtype", dtype, DTYPES),
            ("autoreset", autoreset, AUTORESET),
        ):
            if value not in words:
                raise Problem("option.value", option=option, text=str(value), expected=" | ".join(words))
        for option, number in (("n", n), ("pool", pool), ("threads", threads)):
            if number is None and option != "n":
                continue
            if not isinstance(number, (int, np.integer)) or number < 1:
                raise Problem("option.value", option=option, text=str(number), expected="1–")
        self.n, self.device, self.dtype, self.autoreset = int(n), device, dtype, autoreset
        self.setting = setting or EnvConfig(**{"engine": KERNEL, **given})
        self._strict = self.setting.illegal == "raise"
        if self._strict and device != "cpu":  # checking a step would have to wait for the GPU
            raise Problem("option.value", option="illegal", text="raise", expected="lose")
        self.layout = self.setting.layout
        self.setup, self.terms = setup_of(self.setting.table), terms_of(self.setting)
        self.pool_size = pool or max(self.n, POOL)
        self.threads = threads or (1 if self.n < 2 * LEAST else os.cpu_count() or 1)
        self.steps = 0
        self._begun = False
        self.place = place = self._place(stream)
        self.result, self.rows = place.result, place.rows
        self.mask_rows, self.mask = place.mask_rows, place.mask
        self.observation, self.fractions, self.final = place.observation, place.fractions, place.final
        self.arrays, self.columns, self.actions = place.arrays, place.columns, place.actions

    def _place(self, stream: int) -> CpuBatch | GpuBatch:
        """The device that holds the games."""
        keeps = self.autoreset == "same_step"
        if self.device == "cpu":
            return CpuBatch(self.layout, self.n, self.dtype, self.setting.table, self.threads, keeps)
        from wanderwall.envs.gpu import GpuBatch

        return GpuBatch(self.layout, self.n, self.dtype, self.setting.table, self.setup, keeps, stream)

    @property
    def rewards(self) -> Any:
        """[game, seat]: the rewards of the last step."""
        return self.place.rewards

    @property
    def done(self) -> Array:
        """The games that ended in the last step."""
        return self.result.done

    @property
    def illegal(self) -> Array:
        """The games that ended by an illegal action."""
        return self.result.illegal

    @property
    def seat(self) -> Array:
        """The seat to act, to which observation and mask belong."""
        return self.result.seat

    @property
    def positions(self) -> Positions:
        """The games for the kernel's other functions; if a walk is due, the position is between push and walk."""
        return Positions(self.setup, self.arrays)

    def reset(self, seed: int | Array | None = None) -> Self:
        """Deal all games again. An array holds one seed per game, which then gets the same deal as from `deals`."""
        self.begin(*seeds_of(seed, self.n, self.pool_size))
        return self

    def begin(self, seeds: Array, pool: Array) -> None:
        """Begin game i with deal i of a pool dealt from these seeds."""
        self.pool = self.place.begin(seeds, pool)
        self.steps, self._begun = 0, True
        self._run(self.actions, fresh_only=True)

    def step(self, actions: object) -> Self:
        """Play one action in each game."""
        if not self._begun:
            raise Problem("envs.unbegun")
        taken = self.place.accept_actions(actions)
        if self._strict:
            check_legal(taken, self.mask, self.columns.ended)
        self._run(taken, fresh_only=False)
        self.steps += 1
        if self.final is not None and self.place.keep():
            self._run(self.actions, fresh_only=True)
        return self

    def act(self, action: int) -> None:
        """Play one step of a single game on the CPU, without the overhead of many."""
        self.actions[0] = action
        self._run(self.actions, fresh_only=False)
        self.steps += 1

    def _run(self, actions: Any, fresh_only: bool) -> None:
        self.place.run(self.setup, self.terms, self.pool, actions, fresh_only)

    def random_actions(self) -> Any:
        """A random legal action for every game, the same for the same seed and step; valid until the next call."""
        return self.place.pick(self.steps)


def seeds_of(seed: object, games: int, pool: int) -> tuple[Array, Array]:
    """One seed per game and one per deal of the pool; the first deals are those of the games."""
    if isinstance(seed, np.ndarray):
        if seed.shape != (games,) or seed.dtype.kind not in "iu":
            raise Problem(
                "envs.array", what="seed", expected=f"int64[{games}]", given=f"{seed.dtype}{list(seed.shape)}"
            )
        if (seed < 0).any():
            raise Problem("option.value", option="seed", text=str(seed.min()), expected="0–")
        seeds = seed.astype(np.uint64)
        return seeds, seeds if pool <= games else np.concatenate([seeds, _more(int(seeds[0]), pool - games)])
    if seed is not None and (not isinstance(seed, (int, np.integer)) or isinstance(seed, bool) or seed < 0):
        raise Problem("option.value", option="seed", text=str(seed), expected="0–")
    every = _more(None if seed is None else int(seed), max(games, pool))
    return every[:games], every[:pool]


def _more(seed: int | None, many: int) -> Array:
    return np.random.SeedSequence(seed).generate_state(many, np.uint64)
