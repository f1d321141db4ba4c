"""What turns without a find reveal about the treasure a seat seeks, learned from self-play."""

from __future__ import annotations

from typing import Any

import torch

from wanderwall.kernel.towers.hidden_cards import KINDS
from wanderwall.train.towers_tables import TowersSelfplayBatch

#: share of the earlier counts that is kept in each round
MEMORY = 0.8
#: no kind of turn makes a treasure more than this many times likelier, or less likely
MOST = 12.0


class TurnClues:
    """Counts the kinds of turns, for the treasure sought and for all others; their ratio changes the odds."""

    def __init__(self, tables: TowersSelfplayBatch) -> None:
        self.tables = tables
        self.counts = torch.ones(2, KINDS, device=tables.device)

    def count(self) -> None:
        """Count the turns just played."""
        kinds = self.tables.kinds[: self.tables.goals].long()
        revealing = kinds >= 0
        true = torch.arange(len(kinds), device=kinds.device).view(-1, 1) == self.tables.sought.long()
        for row, which in enumerate((revealing & true, revealing & ~true)):
            numbers = torch.where(which, kinds, KINDS).view(-1)
            self.counts[row] += torch.bincount(numbers, minlength=KINDS + 1)[:KINDS]

    def change(self) -> None:
        """Apply the counts to the odds from now on, and forget a part of them."""
        shares = (self.counts + 10) / (self.counts + 10).sum(1, keepdim=True)
        self.tables.factors.copy_((shares[0] / shares[1]).clamp(1 / MOST, MOST))
        self.counts *= MEMORY

    def copy_to(self, tables: Any) -> None:
        """Copy the factors to other tables."""
        tables.factors.copy_(self.tables.factors)

    def factors(self) -> Any:
        """The factor of each kind of turn on the odds."""
        return self.tables.factors.cpu().numpy()
