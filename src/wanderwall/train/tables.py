"""Many games of classic at once, on the GPU or the CPU, behind torch tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from wanderwall.games import edition
from wanderwall.games.classic import GAME
from wanderwall.kernel import cpu
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.deal import box_of, check_deal
from wanderwall.kernel.features import rows
from wanderwall.kernel.jit import i32
from wanderwall.kernel.net import PUSHES
from wanderwall.kernel.selfplay import begin_part, look_part, self_play, turn_part

#: turns of all seats together after which a game is stopped
LIMIT = 400
THREADS = 128


class SelfplayBatch:
    """A number of games; ended games begin again, unless `again` is false."""

    def __init__(self, seats: int, games: int, seed: int, device: torch.device) -> None:
        state = GAME.setup(edition("classic-1986"), seats, {})
        self.setup: Setup = check_deal(state)._replace(limit=i32(LIMIT))
        self.games, self.device = games, device
        self.goals = len(state.edition.goals)
        arrays, columns = self_play(self.setup, games)
        seeds = np.random.default_rng(seed).integers(0, 1 << 63, games).astype(np.uint64)
        kind = torch.float16 if device.type == "cuda" else torch.float32
        #: the features of every push: [row, 48 · game + push]
        self.x = torch.zeros(rows(seats), games * PUSHES, dtype=kind, device=device)
        self.ends = torch.zeros(games, dtype=torch.int32, device=device)
        self.movers = torch.zeros(games, dtype=torch.int32, device=device)
        self.on_gpu = device.type == "cuda"
        if self.on_gpu:
            from wanderwall.kernel.gpu import with_arrays_uploaded
            from wanderwall.train.gpu import kernels

            self.kernels = kernels(int(self.setup.side), seats)
            self.box = with_arrays_uploaded(box_of(state))
            self.arrays, self.beside = with_arrays_uploaded(arrays), with_arrays_uploaded(columns)
            there = with_arrays_uploaded(columns._replace(gone=seeds)).gone
            self._each(self.kernels.begin, games, self.setup, self.box, there, self.arrays, self.beside)
            self.movers.copy_(torch.as_tensor(self.arrays.mover.copy_to_host(), device=device))
        else:
            self.box, self.arrays, self.beside = box_of(state), arrays, columns
            cpu.run(begin_part, games, None, self.setup, self.box, seeds, arrays, columns)
            self.movers.copy_(torch.as_tensor(arrays.mover))

    def look(self) -> torch.Tensor:
        """The features of all pushes of the movers."""
        if self.on_gpu:
            self._each(self.kernels.look, self.games, self.setup, self.arrays, self.beside, self.goals)
            columns = self.games * PUSHES
            self._each(self.kernels.push, columns, self.setup, self.arrays, self.beside, as_kernel_array(self.x))
        else:
            x = self.x.numpy()
            cpu.run(look_part, self.games, None, self.setup, self.arrays, self.beside, self.goals, x)
        return self.x

    def play(self, choices: torch.Tensor, again: bool = True) -> torch.Tensor:
        """Play the chosen turns; return how they end the games."""
        chosen = choices.to(torch.int32).contiguous()
        if self.on_gpu:
            out = (as_kernel_array(chosen), int(again), as_kernel_array(self.ends), as_kernel_array(self.movers))
            self._each(self.kernels.turn, self.games, self.setup, self.box, self.arrays, self.beside, *out)
        else:
            arrays = (chosen.numpy(), int(again), self.ends.numpy(), self.movers.numpy())
            cpu.run(turn_part, self.games, None, self.setup, self.box, self.arrays, self.beside, *arrays)
        return self.ends.clone()

    def _each(self, kernel: Any, many: int, *arguments: Any) -> None:
        kernel[-(-many // THREADS), THREADS](*arguments, many)


def as_kernel_array(tensor: torch.Tensor) -> Any:
    """A tensor on the GPU, as an array for the kernel."""
    from wanderwall.kernel.gpu_kernels import cuda

    return cuda.as_cuda_array(tensor)
