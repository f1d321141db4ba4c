"""The part of towers in training, for two players: the shape of its features, a policy with rules, many games at once,
and what turns without a find reveal about the treasure a seat seeks.
"""

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
from wanderwall.kernel.net import NEVER
from wanderwall.kernel.towers import features
from wanderwall.kernel.towers.hidden_cards import KINDS as TURN_KINDS
from wanderwall.kernel.towers_selfplay import PUSHES, begin_part, look_part, self_play, turn_part
from wanderwall.train.value import LIMIT, GameBatch, Player, Shape, as_kernel_array, by_turn

#: whether a shortlist of pushes is fitted at the end
HAS_SHORTLIST = False

#: share of the earlier counts that is kept in each round
MEMORY = 0.8
#: no kind of turn makes a treasure more than this many times likelier, or less likely
MOST = 12.0

#: towers with two players
TOWERS = Shape(
    *(features.VERSION, 2, features.SQUARES, PUSHES),
    *(features.PLANE_ROWS, features.ROWS, features.REACH, features.GOAL),
)


def shape(_: int) -> Shape:
    """The shape for two players, the only number that is learned."""
    return TOWERS


def policy(_: int) -> Player:
    """Find something if possible; otherwise stop where most pushes find it, keep cards, and leave the other little."""

    def values(x: torch.Tensor) -> torch.Tensor:
        squares, numbers = x[: TOWERS.planes].view(-1, TOWERS.squares, x.shape[1]), x[TOWERS.planes :].float()
        goal, gain = squares[features.GOAL].float(), squares[features.GAIN].float()
        pushes = 28 * (squares[features.HOPE] + squares[features.HOPE_TOO]).float()
        hope = torch.where(pushes > 0, 1 - 0.9 / (0.6 + pushes.sqrt()), 0.0)
        hand = squares[features.UPS] + squares[features.DOWNS] + 1.3 * squares[features.JOKERS]
        cards = 4 * hand.float() + (1 - gain)
        value = gain + 0.6 * hope + 0.6 * (1 - 0.8**cards)
        value -= numbers[features.ALL_THREAT] * torch.where(numbers[features.THEIR_HOMEWARD] > 0, 3.0, 1.0)
        value += 100 * goal * numbers[features.HOMEWARD] + 0.002 * torch.rand_like(hope)
        value = torch.where(squares[features.REACH] > 0, value, NEVER)
        return by_turn(value, TOWERS)

    return values


def tables(_: int, games: int, seed: int, device: torch.device) -> TowersSelfplayBatch:
    """A number of games for two players."""
    return TowersSelfplayBatch(games, seed, device)


def clues(tables: TowersSelfplayBatch) -> TurnClues:
    """What turns reveal, to be learned from these games."""
    return TurnClues(tables)


class TowersSelfplayBatch(GameBatch):
    """A number of games for two players; ended games begin again, unless `again` is false."""

    def __init__(self, games: int, seed: int, device: torch.device) -> None:
        super().__init__(games, features.ROWS, PUSHES, device)
        state = GAME.setup(edition("towers-3d"), 2, {})
        self.setup: Setup = check_deal(state)._replace(limit=i32(LIMIT))
        self.rules = towers_rules([state])
        self.goals = len(state.edition.goals)
        arrays, magic, columns = self_play(games, np.array([state.edition.magic.count(kind) for kind in KINDS]))
        seeds = np.random.default_rng(seed).integers(0, 1 << 63, games).astype(np.uint64)
        #: what turns reveal about treasures, the treasure really sought, and the factors on the odds
        self.kinds = torch.tensor(columns.kinds, device=device)
        self.sought = torch.tensor(columns.sought, device=device)
        self.factors = torch.tensor(columns.factors, device=device)
        if self.on_gpu:
            from wanderwall.kernel.gpu import with_arrays_uploaded
            from wanderwall.train.gpu import towers_kernels

            self.kernels = towers_kernels(int(self.setup.side))
            self.box, self.kit = with_arrays_uploaded(box_of(state)), with_arrays_uploaded(kit_of(state))
            self.arrays, self.magic = with_arrays_uploaded(arrays), with_arrays_uploaded(magic)
            there = with_arrays_uploaded(columns._replace(gone=seeds)).gone
            self.columns = with_arrays_uploaded(columns)._replace(**self._tallies(as_kernel_array))
            what = (self.setup, self.box, self.kit, there, self.arrays, self.magic, self.columns)
            self._each(self.kernels.begin, games, *what)
            self.movers.copy_(torch.as_tensor(self.arrays.mover.copy_to_host(), device=device))
        else:
            self.box, self.kit, self.arrays, self.magic = box_of(state), kit_of(state), arrays, magic
            self.columns = columns._replace(**self._tallies(lambda tensor: tensor.numpy()))
            cpu.run(begin_part, games, None, self.setup, self.box, self.kit, seeds, arrays, magic, self.columns)
            self.movers.copy_(torch.as_tensor(arrays.mover))

    def _tallies(self, share: Any) -> dict[str, Any]:
        return {name: share(getattr(self, name)) for name in ("kinds", "sought", "factors")}

    def look(self) -> torch.Tensor:
        """The features of all pushes of the movers."""
        if self.on_gpu:
            self._each(self.kernels.look, self.games, self.setup, self.goals, self.arrays, self.magic, self.columns)
            what = (self.setup, self.rules, self.goals, self.arrays, self.magic, self.columns, as_kernel_array(self.x))
            self._each(self.kernels.push, self.games * PUSHES, *what)
        else:
            given = (self.setup, self.rules, self.goals, self.arrays, self.magic, self.columns, self.x.numpy())
            cpu.run(look_part, self.games, None, *given)
        return self.x

    def play(self, choices: torch.Tensor, again: bool = True) -> torch.Tensor:
        """Play the chosen turns; return how they end the games."""
        chosen = choices.to(torch.int32).contiguous()
        what = (self.setup, self.rules, self.box, self.kit, self.goals, self.arrays, self.magic, self.columns)
        if self.on_gpu:
            out = (as_kernel_array(chosen), int(again), as_kernel_array(self.ends), as_kernel_array(self.movers))
            self._each(self.kernels.turn, self.games, *what, *out)
        else:
            arrays = (chosen.numpy(), int(again), self.ends.numpy(), self.movers.numpy())
            cpu.run(turn_part, self.games, None, *what, *arrays)
        return self.ends.clone()


class TurnClues:
    """Counts the kinds of turns, for the treasure sought and for all others; their ratio changes the odds."""

    def __init__(self, tables: TowersSelfplayBatch) -> None:
        self.tables = tables
        self.counts = torch.ones(2, TURN_KINDS, device=tables.device)

    def count(self) -> None:
        """Count the turns just played."""
        kinds = self.tables.kinds[: self.tables.goals].long()
        revealing = kinds >= 0
        true = torch.arange(len(kinds), device=kinds.device).view(-1, 1) == self.tables.sought.long()
        for row, which in enumerate((revealing & true, revealing & ~true)):
            numbers = torch.where(which, kinds, TURN_KINDS).view(-1)
            self.counts[row] += torch.bincount(numbers, minlength=TURN_KINDS + 1)[:TURN_KINDS]

    def change(self) -> None:
        """Apply the counts to the odds from now on, and forget a part of them."""
        shares = (self.counts + 10) / (self.counts + 10).sum(1, keepdim=True)
        self.tables.factors.copy_((shares[0] / shares[1]).clamp(1 / MOST, MOST))
        self.counts *= MEMORY

    def copy_to(self, tables: GameBatch) -> None:
        """Copy the factors to other tables."""
        assert isinstance(tables, TowersSelfplayBatch)
        tables.factors.copy_(self.tables.factors)

    def factors(self) -> object:
        """The factor of each kind of turn on the odds."""
        return self.tables.factors.cpu().numpy()
