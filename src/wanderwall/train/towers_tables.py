"""Many games of towers at once, on the GPU or the CPU, behind torch tensors."""

from __future__ import annotations

from typing import Any

import numpy as np
import torch

from wanderwall.games import edition
from wanderwall.games.towers import GAME
from wanderwall.games.towers.state import KINDS
from wanderwall.kernel import cpu
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.convert import towers_rules
from wanderwall.kernel.deal import box_of, check_deal, kit_of
from wanderwall.kernel.jit import i32
from wanderwall.kernel.towers.features import ROWS
from wanderwall.kernel.towers_selfplay import PUSHES, begin_part, look_part, self_play, turn_part
from wanderwall.train.tables import LIMIT, THREADS, as_kernel_array


class TowersSelfplayBatch:
    """A number of games for two players; ended games begin again, unless `again` is false."""

    def __init__(self, games: int, seed: int, device: torch.device) -> None:
        state = GAME.setup(edition("towers-3d"), 2, {})
        self.setup: Setup = check_deal(state)._replace(limit=i32(LIMIT))
        self.rules = towers_rules([state])
        self.games, self.device = games, device
        self.goals = len(state.edition.goals)
        arrays, magic, columns = self_play(games, np.array([state.edition.magic.count(kind) for kind in KINDS]))
        seeds = np.random.default_rng(seed).integers(0, 1 << 63, games).astype(np.uint64)
        kind = torch.float16 if device.type == "cuda" else torch.float32
        #: the features of every push: [row, 32 · game + push]
        self.x = torch.zeros(ROWS, games * PUSHES, dtype=kind, device=device)
        self.ends = torch.zeros(games, dtype=torch.int32, device=device)
        self.movers = torch.zeros(games, dtype=torch.int32, device=device)
        #: what turns reveal about treasures, the treasure really sought, and the factors on the odds
        self.kinds = torch.tensor(columns.kinds, device=device)
        self.sought = torch.tensor(columns.sought, device=device)
        self.factors = torch.tensor(columns.factors, device=device)
        self.on_gpu = device.type == "cuda"
        if self.on_gpu:
            from wanderwall.kernel.gpu import with_arrays_uploaded
            from wanderwall.train.towers_gpu import kernels

            self.kernels = kernels(int(self.setup.side))
            self.box, self.kit = with_arrays_uploaded(box_of(state)), with_arrays_uploaded(kit_of(state))
            self.arrays, self.magic = with_arrays_uploaded(arrays), with_arrays_uploaded(magic)
            there = with_arrays_uploaded(columns._replace(gone=seeds)).gone
            self.beside = with_arrays_uploaded(columns)._replace(**self._tallies(as_kernel_array))
            what = (self.setup, self.box, self.kit, there, self.arrays, self.magic, self.beside)
            self._each(self.kernels.begin, games, *what)
            self.movers.copy_(torch.as_tensor(self.arrays.mover.copy_to_host(), device=device))
        else:
            self.box, self.kit, self.arrays, self.magic = box_of(state), kit_of(state), arrays, magic
            self.beside = columns._replace(**self._tallies(lambda tensor: tensor.numpy()))
            cpu.run(begin_part, games, None, self.setup, self.box, self.kit, seeds, arrays, magic, self.beside)
            self.movers.copy_(torch.as_tensor(arrays.mover))

    def _tallies(self, share: Any) -> dict[str, Any]:
        return {name: share(getattr(self, name)) for name in ("kinds", "sought", "factors")}

    def look(self) -> torch.Tensor:
        """The features of all pushes of the movers."""
        if self.on_gpu:
            self._each(self.kernels.look, self.games, self.setup, self.goals, self.arrays, self.magic, self.beside)
            what = (self.setup, self.rules, self.goals, self.arrays, self.magic, self.beside, as_kernel_array(self.x))
            self._each(self.kernels.push, self.games * PUSHES, *what)
        else:
            given = (self.setup, self.rules, self.goals, self.arrays, self.magic, self.beside, self.x.numpy())
            cpu.run(look_part, self.games, None, *given)
        return self.x

    def play(self, choices: torch.Tensor, again: bool = True) -> torch.Tensor:
        """Play the chosen turns; return how they end the games."""
        chosen = choices.to(torch.int32).contiguous()
        what = (self.setup, self.rules, self.box, self.kit, self.goals, self.arrays, self.magic, self.beside)
        if self.on_gpu:
            out = (as_kernel_array(chosen), int(again), as_kernel_array(self.ends), as_kernel_array(self.movers))
            self._each(self.kernels.turn, self.games, *what, *out)
        else:
            arrays = (chosen.numpy(), int(again), self.ends.numpy(), self.movers.numpy())
            cpu.run(turn_part, self.games, None, *what, *arrays)
        return self.ends.clone()

    def _each(self, kernel: Any, many: int, *arguments: Any) -> None:
        kernel[-(-many // THREADS), THREADS](*arguments, many)
