"""The shortlist net: learns which pushes the value net prefers, from the numbers among their features alone."""

from __future__ import annotations

from collections.abc import Callable

import torch
from torch import nn

from wanderwall.kernel.features import FINDS
from wanderwall.kernel.net import NEVER, PUSHES, WON
from wanderwall.learn.shape import Shape
from wanderwall.learn.tables import SelfplayBatch
from wanderwall.learn.value import Frozen

HIDDEN = 32
#: temperature in logits: how far below the best a push may be and still count as good
HEAT = 0.1
#: how many of the best pushes a measurement keeps
FEW = 4


class Shortlist(nn.Module):
    """From the numbers of a push to a score."""

    def __init__(self, shape: Shape) -> None:
        super().__init__()
        self.rough = nn.Linear(shape.rows - shape.planes, HIDDEN)
        self.out = nn.Linear(HIDDEN, 1, bias=False)

    def forward(self, x: torch.Tensor) -> torch.Tensor:
        """Map numbers [row, push of all games] to scores [game, push]."""
        scores: torch.Tensor = self.out(torch.relu(self.rough(x.t())))
        return scores.view(-1, PUSHES)


def fit(shortlist: Shortlist, tables: SelfplayBatch, value: Frozen, turns: int, say: Callable[[str], None]) -> None:
    """Fit the shortlist to the values of all pushes during `turns` turns of all tables."""
    optimizer = torch.optim.Adam(shortlist.parameters(), lr=1e-2)
    schedule = torch.optim.lr_scheduler.CosineAnnealingLR(optimizer, turns, 1e-4)
    seen, kept, lost = 0, torch.zeros((), device=tables.device), torch.zeros((), device=tables.device)
    for turn in range(turns):
        x = tables.look()
        logits, numbers = value(x), x[value.planes :].float()
        best = logits.view(tables.games, PUSHES, -1).amax(2)
        matters = best.amax(1) < WON
        never = best <= NEVER
        finds = (numbers[FINDS].view(-1, PUSHES) > 0) & ~never
        never |= finds.any(1, keepdim=True) & ~finds
        scores = shortlist(numbers).masked_fill(never, NEVER)[matters]
        liked = torch.softmax((best.masked_fill(never, NEVER) / HEAT)[matters], 1)
        loss = -(liked * torch.log_softmax(scores, 1)).sum(1).mean()
        optimizer.zero_grad()
        loss.backward()
        optimizer.step()
        schedule.step()
        if turn >= turns - turns // 8:
            short = scores.topk(FEW, 1).indices
            chances = torch.sigmoid(best[matters])
            gap = chances.amax(1) - chances.gather(1, short).amax(1)
            seen, kept, lost = seen + len(gap), kept + (gap <= 0).sum(), lost + gap.sum()
        tables.play(logits.argmax(1))
    if seen:
        say(f"the best push is among {FEW} in {100 * float(kept) / seen:.1f} %, {float(lost) / seen:.5f} are lost")
