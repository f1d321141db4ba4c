"""Games of a batch in GPU memory, stepped there without copies to the host. Needs the extra `cuda`.

The results of a step also stay on the GPU, as arrays that torch and CuPy accept without a copy (array interface).
"""

from __future__ import annotations

from typing import Any

import numpy as np

from wanderwall.encoding.layout import Layout
from wanderwall.envs.cpu import DTYPES, Rows, check_actions
from wanderwall.games.classic.state import State
from wanderwall.kernel import gpu
from wanderwall.kernel.arrays import Array, Arrays, empty
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.episode import EpisodeRules
from wanderwall.kernel.gpu_kernels import Kernel, cuda, step_kernels
from wanderwall.kernel.steps import Spread, new_columns
from wanderwall.problem import Problem


class GpuBatch:
    """A number of games of one layout; `stream` is the address of the caller's stream, 0 the default one."""

    def __init__(
        self, layout: Layout, games: int, dtype: str, state: State, setup: Setup, keeps: bool, stream: int
    ) -> None:
        if not gpu.available():
            raise Problem("envs.no_card")
        self._state = state
        self.games, self._bits = games, layout.bits
        self._kernels = step_kernels(int(setup.side), int(setup.seats), int(setup.stacks))
        self._stream = cuda.external_stream(stream) if stream else 0
        shapes = Rows(layout, 1, dtype)  # one game on the CPU shows the memory layout
        words, mask_words = shapes.spread.rows.shape[1], shapes.spread.mask_rows.shape[1]
        self._kind, self._mask_kind = map(gpu.upload_array, (shapes.spread.kind, shapes.spread.mask_kind))
        self._words, self._mask_words = _room((games, words)), _room((games, mask_words))
        no_rows, no_bits = _room((games, 0)), _room((0, games), np.uint8)
        self._nowhere = Spread(no_rows, self._kind, no_bits, no_rows, self._mask_kind, no_bits)
        self.rows = self._words.view(DTYPES[dtype])
        self.observation = self.rows[:, : shapes.observation.shape[1]]
        self.mask_rows = self._mask_words.view(np.uint8)
        self.mask = self.mask_rows[:, : layout.actions]
        self.result: Any = type(shapes.result)(
            *(_room((*part.shape[:-1], games), part.dtype) for part in shapes.result)
        )
        self._whole = dtype == "f32"
        #: [game, entry]
        self.fractions = self.rows[:, layout.bits : layout.size] if self._whole else transpose(self.result.fractions)
        self.rewards = transpose(self.result.rewards)
        self._final = _room((games, words)) if keeps else None
        self.final = None if self._final is None else self._final.view(DTYPES[dtype])[:, : self.observation.shape[1]]
        self.arrays: Any = gpu.with_arrays_uploaded(empty(games))
        self.columns: Any = gpu.with_arrays_uploaded(new_columns(games))
        self.actions, self.seeds = _room((games,), np.int32), _room((games,))

    def begin(self, seeds: Array, pool: Array) -> Arrays:
        """Begin game i with deal i of a pool dealt from these seeds; return the pool."""
        for there in (self.seeds, self.arrays.seed):
            there.copy_to_device(np.ascontiguousarray(seeds, np.uint64), self._stream)
        self.columns.next.copy_to_device(np.arange(self.games, dtype=np.int32) % np.int32(len(pool)), self._stream)
        self.columns.ended.copy_to_device(np.ones(self.games, np.bool_), self._stream)
        for array in (self.result.rewards, self.result.done, self.result.illegal):
            array.copy_to_device(np.zeros(array.shape, array.dtype), self._stream)
        return gpu.deals(self._state, pool).arrays

    def accept_actions(self, actions: Any) -> Any:
        """Actions on the GPU unchanged, others uploaded; the kernel finds out which are legal."""
        if hasattr(actions, "__cuda_array_interface__"):
            actions = cuda.as_cuda_array(actions)
        if not gpu.is_on_gpu(actions):
            self.actions.copy_to_device(check_actions(actions, self.games), self._stream)
            return self.actions
        if tuple(actions.shape) != (self.games,) or np.dtype(actions.dtype).kind not in "iu":
            given = f"{actions.dtype}{list(actions.shape)}"
            raise Problem("envs.array", what="actions", expected=f"int32[{self.games}]", given=given)
        if actions.dtype == np.int32:
            return actions
        self._each(self._kernels.take, self.games, actions, self.actions)
        return self.actions

    def run(self, setup: Setup, terms: EpisodeRules, pool: Arrays, actions: Any, fresh_only: bool) -> None:
        """Run one step; with `fresh_only` only for games that have ended."""
        kernels, result = self._kernels, self.result
        arguments = (setup, terms, pool, self.arrays, self.columns, actions, fresh_only, result, self._nowhere)
        self._each(kernels.step, self.games, *arguments)
        for words, kind, rows in (
            (result.words, self._kind, self._words),
            (result.mask, self._mask_kind, self._mask_words),
        ):
            self._each(kernels.spread, rows.size, words, kind, rows)
        if self._whole:
            self._each(kernels.fill, self.games, result.fractions, self.rows, self._bits)

    def keep(self) -> bool:
        """Keep the last observation of games that have ended; checking whether there are any would take longer."""
        self._each(self._kernels.keep, self._words.size, self.result.done, self._words, self._final)
        return True

    def pick(self, turn: int) -> Any:
        """A random legal action for every game."""
        self._each(self._kernels.pick, self.games, self.result.mask, self.seeds, turn, self.actions)
        return self.actions

    def _each(self, kernel: Kernel, many: int, *arguments: object) -> None:
        """Run the kernel with one thread for each of `many` items."""
        kernel[-(-many // gpu.THREADS), gpu.THREADS, self._stream](*arguments, many)


def _room(shape: tuple[int, ...], kind: Any = np.uint64) -> Any:
    """An empty array on the GPU."""
    return cuda.to_device(np.zeros(shape, kind))


class _Flipped:
    """A transposed view of an array with two axes, for users of the array interface."""

    def __init__(self, array: Any) -> None:
        seen = dict(array.__cuda_array_interface__)
        strides = seen["strides"] or array.strides
        self.array = array
        self.__cuda_array_interface__ = {**seen, "shape": seen["shape"][::-1], "strides": tuple(strides)[::-1]}


def transpose(array: Any) -> Any:
    """A transposed view; the transpose of the array's own class would be a copy."""
    if not hasattr(array, "__cuda_array_interface__"):  # the simulator
        return array.T
    return cuda.as_cuda_array(_Flipped(array))
