"""The part of classic in training: the shape of its features, a policy with rules, and many games at once."""

from __future__ import annotations

import numpy as np
import torch

from wanderwall.games import edition
from wanderwall.games.classic import GAME
from wanderwall.kernel import cpu, features, net
from wanderwall.kernel.classic import Setup
from wanderwall.kernel.deal import box_of, check_deal
from wanderwall.kernel.jit import i32
from wanderwall.kernel.net import NEVER, PUSHES
from wanderwall.kernel.selfplay import begin_part, look_part, self_play, turn_part
from wanderwall.train.value import LIMIT, GameBatch, Player, Shape, as_kernel_array, by_turn

#: whether a shortlist of pushes is fitted at the end
HAS_SHORTLIST = True


def shape(seats: int) -> Shape:
    """Classic with this number of players."""
    return Shape(
        *(features.VERSION, seats, features.SQUARES, net.PUSHES),
        *(features.plane_rows(seats), features.rows(seats), features.REACH, features.GOAL),
    )


def policy(seats: int) -> Player:
    """Find the goal if possible; otherwise stop where most pushes find it, and leave the others little."""
    planes, kind = features.plane_rows(seats), shape(seats)

    def values(x: torch.Tensor) -> torch.Tensor:
        many = x.shape[1]
        squares = x[:planes].view(-1, features.SQUARES, many)
        goal, hope = squares[features.GOAL].float(), squares[features.HOPE].float()
        value = torch.where(goal > 0, 1 + 0.75 * hope, 0.75 * (1 - torch.exp(-30 * hope)))
        for other in range(seats - 1):
            first = planes + features.NUMBERS + features.THEIR_NUMBERS * other
            value -= x[first + features.THREAT].float() * torch.where(x[first] > 0, 3.0, 1.0 / (seats - 1))
        value += 100 * (goal * x[planes].float()) + 0.002 * torch.rand_like(hope)
        value = torch.where(squares[features.REACH] > 0, value, NEVER)
        return by_turn(value, kind)

    return values


def tables(seats: int, games: int, seed: int, device: torch.device) -> SelfplayBatch:
    """A number of games with this number of players."""
    return SelfplayBatch(seats, games, seed, device)


def clues(_: GameBatch) -> None:
    """Nothing is learned about hidden cards."""


class SelfplayBatch(GameBatch):
    """A number of games; ended games begin again, unless `again` is false."""

    def __init__(self, seats: int, games: int, seed: int, device: torch.device) -> None:
        super().__init__(games, features.rows(seats), PUSHES, device)
        state = GAME.setup(edition("classic-1986"), seats, {})
        self.setup: Setup = check_deal(state)._replace(limit=i32(LIMIT))
        self.goals = len(state.edition.goals)
        arrays, columns = self_play(self.setup, games)
        seeds = np.random.default_rng(seed).integers(0, 1 << 63, games).astype(np.uint64)
        if self.on_gpu:
            from wanderwall.kernel.gpu import with_arrays_uploaded
            from wanderwall.train.gpu import classic_kernels

            self.kernels = classic_kernels(int(self.setup.side), seats)
            self.box = with_arrays_uploaded(box_of(state))
            self.arrays, self.columns = with_arrays_uploaded(arrays), with_arrays_uploaded(columns)
            there = with_arrays_uploaded(columns._replace(gone=seeds)).gone
            self._each(self.kernels.begin, games, self.setup, self.box, there, self.arrays, self.columns)
            self.movers.copy_(torch.as_tensor(self.arrays.mover.copy_to_host(), device=device))
        else:
            self.box, self.arrays, self.columns = box_of(state), arrays, columns
            cpu.run(begin_part, games, None, self.setup, self.box, seeds, arrays, columns)
            self.movers.copy_(torch.as_tensor(arrays.mover))

    def look(self) -> torch.Tensor:
        """The features of all pushes of the movers."""
        if self.on_gpu:
            self._each(self.kernels.look, self.games, self.setup, self.arrays, self.columns, self.goals)
            columns = self.games * PUSHES
            self._each(self.kernels.push, columns, self.setup, self.arrays, self.columns, as_kernel_array(self.x))
        else:
            x = self.x.numpy()
            cpu.run(look_part, self.games, None, self.setup, self.arrays, self.columns, self.goals, x)
        return self.x

    def play(self, choices: torch.Tensor, again: bool = True) -> torch.Tensor:
        """Play the chosen turns; return how they end the games."""
        chosen = choices.to(torch.int32).contiguous()
        if self.on_gpu:
            out = (as_kernel_array(chosen), int(again), as_kernel_array(self.ends), as_kernel_array(self.movers))
            self._each(self.kernels.turn, self.games, self.setup, self.box, self.arrays, self.columns, *out)
        else:
            arrays = (chosen.numpy(), int(again), self.ends.numpy(), self.movers.numpy())
            cpu.run(turn_part, self.games, None, self.setup, self.box, self.arrays, self.columns, *arrays)
        return self.ends.clone()
