"""Many games of classic at once, stepped in place: what learning needs most of."""

from __future__ import annotations

import os
from typing import Any, Self

import numpy as np

from wanderwall.bots.sliding.layout import Layout
from wanderwall.envs.setting import KERNEL, Setting
from wanderwall.kernel.arrays import Array, Arrays, Positions, empty, policy_number
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import packed, table_of
from wanderwall.kernel.cpu import LEAST, run
from wanderwall.kernel.deal import deals
from wanderwall.kernel.episode import Terms, f32
from wanderwall.kernel.jit import i32, u32
from wanderwall.kernel.observe import byte_table
from wanderwall.kernel.steps import Beside, Spread, StepResult, beside_of, pick_part, step_part
from wanderwall.problem import Problem

#: JAX takes memory of the processor without a copy only where it begins at such an address
ALIGNED = 64
#: deals a pool has at the least
POOL = 4096
#: the kinds of numbers an observation may have, as numpy knows them
DTYPES = {"u8": np.uint8, "bf16": np.uint16, "f32": np.float32}
#: where games can be played
DEVICES = ("cpu",)
AUTORESET = ("next_step", "same_step")


def aligned(rows: int, words: int) -> Array:
    """Rows of 64-bit words that begin at a round address."""
    memory = np.zeros(rows * words + ALIGNED // 8, np.uint64)
    start = -memory.ctypes.data % ALIGNED // 8
    return memory[start : start + rows * words].reshape(rows, words)


def terms_of(setting: Setting) -> Terms:
    """What the compiled environment must know of a setting."""
    setting.check_kernel()
    table = setting.table
    goals = len(setting.box.goals)
    cards = [goals // setting.seats if each is None else each for each in table.options.goals]
    return Terms(
        i32(goals),
        u32(packed(cards)),
        u32(packed(setting.frames)),
        i32(NONE if setting.opponent is None else policy_number(setting.opponent)),
        i32(NONE if setting.seat is None else setting.seat),
        setting.hints,
        f32(setting.shaped),
    )


class Rows:
    """Where a step tells what there is to know about so many games: arrays that are written over in every step."""

    def __init__(self, layout: Layout, games: int, dtype: str) -> None:
        self.layout, self.dtype = layout, dtype
        item = np.dtype(DTYPES[dtype]).itemsize
        entries = layout.size if dtype == "f32" else layout.bits
        rows, mask = aligned(games, -(-entries // 8) * item), aligned(games, -(-layout.actions // 8))
        self.spread = Spread(rows, byte_table(dtype), mask, byte_table("u8"))
        #: the observations with what fills each row to whole words: one piece of memory
        self.rows = rows.view(DTYPES[dtype])
        self.observation = self.rows[:, :entries]
        #: 1 where an action is legal
        self.mask = mask.view(np.uint8)[:, : layout.actions]
        some = layout.size - layout.bits
        apart = self.rows[:, layout.bits :] if dtype == "f32" else np.zeros((games, some + 1), np.float32)
        #: the entries that are no bits: parts of the observation where its kind of number can tell them
        self.fractions = apart[:, :some]
        self.result = StepResult(
            np.zeros((-(-rows.shape[1] // item // 8), games), np.uint64, order="F"),
            self.fractions.T,
            np.zeros((-(-layout.actions // 64), games), np.uint64, order="F"),
            np.zeros((layout.seats, games), np.float32, order="F"),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int8),
        )


class Batch:
    """So many games, one action each a step. All arrays stay the same objects and are written over in every step.

    >>> batch = Batch(1024, goals=1).reset(seed=7)
    >>> batch.observation.shape, batch.mask.shape
    ((1024, 596), (1024, 97))
    >>> batch.step(batch.random_actions()).rewards.sum()
    np.float32(0.0)

    Other keywords are those of `Setting`. `dtype` is `u8`, `bf16` (its bits, as uint16) or `f32`, which has all entries
    in one row; with the others those that are no bits stand in `fractions`. An ended game is dealt anew from a pool of
    `pool` deals: in the next step, whose action is ignored, or in the same one, with what it ended with in `final`.
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
        setting: Setting | None = None,
        **given: Any,
    ) -> None:
        for option, value, words in (
            ("device", device, DEVICES),
            ("dtype", dtype, DTYPES),
            ("autoreset", autoreset, AUTORESET),
        ):
            if value not in words:
                raise Problem("option.value", option=option, text=str(value), expected=" | ".join(words))
        for option, number in (("n", n), ("pool", 1 if pool is None else pool)):
            if not isinstance(number, (int, np.integer)) or number < 1:
                raise Problem("option.value", option=option, text=str(number), expected="1–")
        self.n, self.device, self.dtype, self.autoreset = int(n), device, dtype, autoreset
        self.setting = setting or Setting(**{"engine": KERNEL, **given})
        self.layout = self.setting.layout
        self.table, self.terms = table_of(self.setting.table), terms_of(self.setting)
        self.pool_size = pool or max(self.n, POOL)
        self.threads = threads or (1 if self.n < 2 * LEAST else os.cpu_count() or 1)
        self.steps = 0
        self._begun = False
        self._make()

    def _make(self) -> None:
        """Everything that lies in memory."""
        out = Rows(self.layout, self.n, self.dtype)
        self.result, self.spread, self.rows = out.result, out.spread, out.rows
        self.observation, self.fractions, self.mask = out.observation, out.fractions, out.mask
        self.final = np.zeros_like(self.rows)[:, : self.observation.shape[1]] if self.autoreset == "same_step" else None
        self.arrays: Arrays = empty(self.n)
        self.beside: Beside = beside_of(self.n)
        self.seeds = np.zeros(self.n, np.uint64)
        self.actions = np.zeros(self.n, np.int32)

    @property
    def rewards(self) -> Array:
        """[game, seat]: what the last step was worth to each seat."""
        return self.result.rewards.T

    @property
    def done(self) -> Array:
        """Which games have ended in the last step."""
        return self.result.done

    @property
    def illegal(self) -> Array:
        """Which of them by an illegal action."""
        return self.result.illegal

    @property
    def seat(self) -> Array:
        """Who is to act: whose observation and mask these are."""
        return self.result.seat

    @property
    def positions(self) -> Positions:
        """The games for the kernel's other functions; where a walk is due they stand between push and walk."""
        return Positions(self.table, self.arrays)

    def reset(self, seed: int | Array | None = None) -> Self:
        """Deal all games anew. An array has a seed for each game, which then is the deal of `deals`."""
        self.begin(*seeds_of(seed, self.n, self.pool_size))
        return self

    def begin(self, seeds: Array, pool: Array) -> None:
        """Begin game i with the deal i of a pool dealt from these seeds."""
        self.pool = deals(self.setting.table, pool, self.threads).arrays
        self.seeds[:] = self.arrays.seed[:] = seeds
        self.beside.next[:] = np.arange(self.n) % len(pool)
        self.beside.ended[:] = True
        for array in (self.result.rewards, self.result.done, self.result.illegal):
            array[:] = 0
        self.steps, self._begun = 0, True
        self._run(self.actions, fresh_only=True)

    def step(self, actions: Any) -> Self:
        """One action for each game."""
        if not self._begun:
            raise Problem("envs.unbegun")
        self._run(checked(actions, self.n), fresh_only=False)
        self.steps += 1
        if self.final is not None and self.result.done.any():
            np.copyto(self.final, self.observation, where=self.result.done[:, None])
            self._run(self.actions, fresh_only=True)
        return self

    def _run(self, actions: Array, fresh_only: bool) -> None:
        run(
            *(step_part, self.n, self.threads, self.table, self.terms, self.pool, self.arrays, self.beside),
            *(actions, fresh_only, self.result, self.spread),
        )

    def random_actions(self) -> Array:
        """A legal action by lot for every game, the same for the same seed and step; to be used until the next call."""
        run(pick_part, self.n, self.threads, self.mask, self.seeds, self.steps, self.actions)
        return self.actions


def seeds_of(seed: Any, games: int, pool: int) -> tuple[Array, Array]:
    """A seed for each game and one for each deal of the pool; the first deals are those of the games."""
    if isinstance(seed, np.ndarray):
        if seed.shape != (games,) or seed.dtype.kind not in "iu":
            raise Problem(
                "envs.array", what="seed", expected=f"int64[{games}]", given=f"{seed.dtype}{list(seed.shape)}"
            )
        seeds = seed.astype(np.uint64)
        return seeds, seeds if pool <= games else np.concatenate([seeds, _more(int(seeds[0]), pool - games)])
    if seed is not None and (not isinstance(seed, (int, np.integer)) or isinstance(seed, bool) or seed < 0):
        raise Problem("option.value", option="seed", text=str(seed), expected="0–")
    every = _more(None if seed is None else int(seed), max(games, pool))
    return every[:games], every[:pool]


def _more(seed: int | None, many: int) -> Array:
    return np.random.SeedSequence(seed).generate_state(many, np.uint64)


def checked(actions: Any, games: int) -> Array:
    """Actions as the kernel takes them; which of them are legal it finds out."""
    given = np.asarray(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise Problem(
            "envs.array", what="actions", expected=f"int32[{games}]", given=f"{given.dtype}{list(given.shape)}"
        )
    if given.dtype.itemsize > 4 and len(given):  # a number too large must not become a small one
        given = given.clip(-1, np.iinfo(np.int32).max)
    return np.ascontiguousarray(given, np.int32)
