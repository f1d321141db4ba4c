"""What sets the upper levels apart, whether their search is compiled or not."""

from __future__ import annotations

from dataclasses import dataclass, replace
from typing import NamedTuple

#: what a second own turn may hope for when n of its pushes reach the goal now; others push in between
HOPE = (0.0, 0.38, 0.52, 0.6, 0.66, 0.7, 0.73, 0.75)
#: the worth of winning, in finds
WIN = 100.0


class Taste(NamedTuple):
    """What things are worth, in finds."""

    #: the next player's chance to find something, and to come home
    caution: float
    last: float
    #: what a threat by the next but one counts against one by the next, who finds the maze unchanged
    later: float
    #: this seat's chance to find the following goal next turn, and the same goal
    following: float
    hope: float


#: one who thinks of nobody else
OWN = Taste(0.0, 0.0, 0.0, 0.0, 1.0)
#: by the number of players: with more of them a find of one costs less, and hopes are more often disturbed
TASTES = {2: Taste(1.0, 3.0, 0.0, 0.75, 1.0), 3: Taste(0.5, 3.0, 0.3, 0.75, 0.8), 4: Taste(0.33, 3.0, 0.3, 0.75, 0.6)}


@dataclass(frozen=True)
class Skill:
    """What a level can do."""

    #: the part of the pushes it notices
    sight: float = 1.0
    #: stand in the way of the others, until nobody has found anything for so many rounds: sieges are no fun
    denial: bool = False
    patience: int | None = None
    #: the same when several stand in the way of one who needs only its home: that is the longest siege
    patience_at_end: int | None = None
    #: weigh own, other's and own push as a race
    exact: bool = False
    #: conclude from the others' moves what they look for
    infers: bool = False
    #: play the best turns out
    trials: bool = False

    def after(self, rounds: int, besieged: bool = False) -> Skill:
        """What is left of it when nobody has found anything for so many rounds, and several keep one from home."""
        patience = self.patience_at_end if besieged else self.patience
        tired = patience is not None and rounds >= patience
        return replace(self, denial=False) if tired else self

    def taste(self, seats: int) -> Taste:
        """What things are worth to it among so many players."""
        return TASTES.get(seats, OWN) if self.denial else OWN
