"""Games of a batch in the memory of the CPU, stepped by its cores."""

from __future__ import annotations

from collections.abc import Callable

import numpy as np

from wanderwall.encoding.layout import Layout
from wanderwall.games.classic.state import State
from wanderwall.kernel.arrays import Array, Arrays, empty
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.cpu import run
from wanderwall.kernel.deal import box_of, check_deal, deals_from
from wanderwall.kernel.episode import EpisodeRules
from wanderwall.kernel.jit import bound
from wanderwall.kernel.observe import byte_table
from wanderwall.kernel.steps import Spread, StepColumns, StepResult, new_columns, pick_part, step_part
from wanderwall.problem import Problem

#: JAX takes CPU memory without a copy only if it begins at a multiple of this
ALIGNED = 64
#: the number types of an observation, as numpy types
DTYPES = {"u8": np.uint8, "bf16": np.uint16, "f32": np.float32}


def allocate_aligned(rows: int, words: int) -> Array:
    """Rows of 64-bit words that begin at an aligned address."""
    memory = np.zeros(rows * words + ALIGNED // 8, np.uint64)
    start = -memory.ctypes.data % ALIGNED // 8
    return memory[start : start + rows * words].reshape(rows, words)


class Rows:
    """Arrays for the results of a step of many games, overwritten by every step."""

    def __init__(self, layout: Layout, games: int, dtype: str) -> None:
        self.layout, self.dtype = layout, dtype
        item = np.dtype(DTYPES[dtype]).itemsize
        entries = layout.size if dtype == "f32" else layout.bits
        rows, mask = allocate_aligned(games, -(-entries // 8) * item), allocate_aligned(games, -(-layout.actions // 8))
        #: the observations with each row padded to whole words, in one block of memory
        self.rows = rows.view(DTYPES[dtype])
        self.observation = self.rows[:, :entries]
        #: 1 where an action is legal, in rows padded in the same way
        self.mask_rows = mask.view(np.uint8)
        self.mask = self.mask_rows[:, : layout.actions]
        some = layout.size - layout.bits
        apart = self.rows[:, layout.bits :] if dtype == "f32" else np.zeros((games, some + 1), np.float32)
        #: the entries that are not bits: part of the observation if its number type can represent them
        self.fractions = apart[:, :some]
        words = np.zeros((-(-rows.shape[1] // item // 8), games), np.uint64, order="F")
        mask_words = np.zeros((-(-layout.actions // 64), games), np.uint64, order="F")
        bits, mask_bits = words.T.view(np.uint8).T, mask_words.T.view(np.uint8).T
        self.spread = Spread(rows, byte_table(dtype), bits, mask, byte_table("u8"), mask_bits)
        self.result = StepResult(
            words,
            self.fractions.T,
            mask_words,
            np.zeros((layout.seats, games), np.float32, order="F"),
            np.zeros(games, np.bool_),
            np.zeros(games, np.bool_),
            np.zeros(games, np.int8),
        )


class CpuBatch:
    """A number of games of one layout."""

    def __init__(self, layout: Layout, games: int, dtype: str, state: State, threads: int, keeps: bool) -> None:
        self.games, self.threads = games, threads
        self._table, self._box = check_deal(state), box_of(state)
        out = Rows(layout, games, dtype)
        self.result, self.rows, self._spread = out.result, out.rows, out.spread
        self.observation, self.fractions = out.observation, out.fractions
        self.mask_rows, self.mask = out.mask_rows, out.mask
        #: the last observations of games that have ended, if they are kept
        self.final = np.zeros_like(self.rows)[:, : self.observation.shape[1]] if keeps else None
        self.rewards = self.result.rewards.T
        self.arrays: Arrays = empty(games)
        self.columns: StepColumns = new_columns(games)
        self.actions = np.zeros(games, np.int32)
        self.seeds = np.zeros(games, np.uint64)
        self._step: Callable[..., None] | None = None

    def begin(self, seeds: Array, pool: Array) -> Arrays:
        """Begin game i with deal i of a pool dealt from these seeds; return the pool."""
        self.seeds[:] = self.arrays.seed[:] = seeds
        self.columns.next[:] = np.arange(self.games) % len(pool)
        self.columns.ended[:] = True
        for array in (self.result.rewards, self.result.done, self.result.illegal):
            array[:] = 0
        return deals_from(self._table, self._box, pool, self.threads)

    def accept_actions(self, actions: object) -> Array:
        """Actions in the type the kernel takes; the kernel finds out which are legal."""
        return check_actions(actions, self.games)

    def run(self, setup: Setup, terms: EpisodeRules, pool: Arrays, actions: Array, fresh_only: bool) -> None:
        """Run one step; with `fresh_only` only for games that have ended."""
        arguments = (setup, terms, pool, self.arrays, self.columns, actions, fresh_only, self.result, self._spread)
        if self._step is None:
            self._step = bound(step_part, *arguments, 0, self.games)
        run(self._step, self.games, self.threads, *arguments)

    def keep(self) -> bool:
        """Keep the last observation of games that have ended; return whether there are any."""
        assert self.final is not None
        np.copyto(self.final, self.observation, where=self.result.done[:, None])
        return bool(self.result.done.any())

    def pick(self, turn: int) -> Array:
        """A random legal action for every game."""
        run(pick_part, self.games, self.threads, self.result.mask, self.seeds, turn, self.actions)
        return self.actions


def check_actions(actions: object, games: int) -> Array:
    """Actions in the type the kernel takes; the kernel finds out which are legal."""
    given = np.asarray(actions)
    if given.shape != (games,) or given.dtype.kind not in "iu":
        raise Problem(
            "envs.array", what="actions", expected=f"int32[{games}]", given=f"{given.dtype}{list(given.shape)}"
        )
    if given.dtype.itemsize > 4 and len(given):  # a number that is too large must not wrap to a small one
        given = given.clip(-1, np.iinfo(np.int32).max)
    return np.ascontiguousarray(given, np.int32)


def check_legal(actions: Array, mask: Array, ended: Array) -> None:
    """Refuse a step before anything happens if one of its actions is illegal; those of ended games do not count."""
    games, last = mask.shape
    inside = (actions >= 0) & (actions < last)
    legal = inside & (mask[np.arange(games), np.where(inside, actions, 0)] == 1)
    bad = np.flatnonzero(~legal & ~ended)
    if len(bad):
        raise Problem("envs.illegal", action=int(actions[bad[0]]))
