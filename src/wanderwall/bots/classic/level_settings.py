"""Settings of the upper levels, whether their search is compiled or not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

#: the chance to find the goal in the next own turn when n of its pushes reach it now; others push in between
HOPE = (0.0, 0.38, 0.52, 0.6, 0.66, 0.7, 0.73, 0.75)
#: the worth of winning, in finds
WIN = 100.0
#: the usual options, the same for every seat: the best bot was trained and made for them
USUAL = {"cards": "top", "order": "stack", "finish": "home", "sweep": False}


class EvalWeights(NamedTuple):
    """Weights of the evaluation, in finds."""

    #: the next player's chance to find something, and to reach home
    caution: float
    last: float
    #: weight of a threat by the next player but one relative to one by the next, who finds the maze unchanged
    later: float
    #: this seat's chance to find the following goal next turn, and the same goal
    following: float
    hope: float


#: weights of a level that ignores the others
OWN = EvalWeights(0.0, 0.0, 0.0, 0.0, 1.0)
#: by the number of players: with more of them a find of one costs less, and hopes are disturbed more often
EVAL_WEIGHTS = {
    2: EvalWeights(1.0, 3.0, 0.0, 0.75, 1.0),
    3: EvalWeights(0.5, 3.0, 0.3, 0.75, 0.8),
    4: EvalWeights(0.33, 3.0, 0.3, 0.75, 0.6),
}


@dataclass(frozen=True)
class LevelSettings:
    """The abilities of a level."""

    #: share of the pushes it notices
    sight: float = 1.0
    #: block the others, until nobody has found anything for `patience` rounds, because long sieges are no fun
    denial: bool = False
    patience: int | None = None
    #: the same if several players block one who needs only its home, which is the longest siege
    patience_at_end: int | None = None
    #: score own push, reply and own push as a race
    exact: bool = False
    #: infer the others' goals from their moves
    infers: bool = False
    #: play out the best turns
    trials: bool = False

    def after(self, rounds: int, besieged: bool = False) -> LevelSettings:
        """The settings after `rounds` rounds without a find; `besieged` if several players keep one from home."""
        patience = self.patience_at_end if besieged else self.patience
        tired = patience is not None and rounds >= patience
        return replace(self, denial=False) if tired else self

    def taste(self, seats: int) -> EvalWeights:
        """The weights of the evaluation for this number of players."""
        return EVAL_WEIGHTS.get(seats, OWN) if self.denial else OWN
