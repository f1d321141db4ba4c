"""Many games at once, on the GPU or the CPU, behind torch tensors: what the batches of all games share."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import TYPE_CHECKING, Any, Protocol

import torch

if TYPE_CHECKING:
    from wanderwall.kernel.gpu_kernels import Kernel

#: turns of all seats together after which a game is stopped
LIMIT = 400
THREADS = 128


class GameBatch(ABC):
    """A number of games of one kind; ended games begin again, unless `again` is false."""

    def __init__(self, games: int, rows: int, pushes: int, device: torch.device) -> None:
        self.games, self.device = games, device
        kind = torch.float16 if device.type == "cuda" else torch.float32
        #: the features of every push: [row, pushes · game + push]
        self.x = torch.zeros(rows, games * pushes, dtype=kind, device=device)
        self.ends = torch.zeros(games, dtype=torch.int32, device=device)
        self.movers = torch.zeros(games, dtype=torch.int32, device=device)
        self.on_gpu = device.type == "cuda"

    @abstractmethod
    def look(self) -> torch.Tensor:
        """The features of all pushes of the movers."""

    @abstractmethod
    def play(self, choices: torch.Tensor, again: bool = True) -> torch.Tensor:
        """Play the chosen turns; return how they end the games."""

    def _each(self, kernel: Kernel, many: int, *arguments: object) -> None:
        kernel[-(-many // THREADS), THREADS](*arguments, many)


class Clues(Protocol):
    """What turns reveal about hidden cards, learned during self-play."""

    def count(self) -> None: ...
    def change(self) -> None: ...
    def copy_to(self, tables: GameBatch) -> None: ...
    def factors(self) -> object: ...


def as_kernel_array(tensor: torch.Tensor) -> Any:
    """A tensor on the GPU, as an array for the kernel."""
    from wanderwall.kernel.gpu_kernels import cuda

    return cuda.as_cuda_array(tensor)
