"""One game behind action numbers: the base of every environment with a single table."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from typing import Any, Protocol

import numpy as np

from wanderwall.encoding.layout import Mask, Observation
from wanderwall.envs.config import EnvConfig
from wanderwall.game.protocol import Seat, State
from wanderwall.games import game_of
from wanderwall.problem import Problem


class Core(Protocol):
    """A game: `reset`, then `step` with actions of `mover` until `over`."""

    setting: EnvConfig
    layout: Any
    #: whether the game ended by an illegal action
    illegal: bool
    #: the seed and the actions since: enough to play the game again
    seed: int
    actions: list[int]

    @property
    def rewards(self) -> Sequence[float]:
        """The reward of each seat for the last step."""

    @property
    def mover(self) -> Seat:
        """The seat to act."""

    @property
    def over(self) -> bool: ...

    def reset(self, seed: int) -> None:
        """Deal; the same seed gives the same deal on the kernel and on the rules."""

    def mask(self) -> Mask:
        """The legal actions of the mover; none at the end."""

    def step(self, action: object) -> None:
        """Act. An illegal action loses the game, or raises a Problem and changes nothing."""

    def observe(self, seat: Seat) -> Observation:
        """What a seat may know, as numbers."""

    def view(self, seat: Seat | None) -> Any:
        """What a seat may know, as a view to draw for people."""

    def close(self) -> None:
        """Release resources."""


class ActionCodec(ABC):
    """Convert moves to action numbers, and views to observations, for one kind of table; immutable."""

    def __init__(self, setting: EnvConfig) -> None:
        self.setting, self.layout = setting, setting.layout
        self.game = game_of(setting.loaded_edition)

    @abstractmethod
    def moves(self, state: Any, chosen: int | None = None) -> dict[int, Any]:
        """The legal moves of the mover, keyed by action; a list of moves if the next step chooses among them."""

    @abstractmethod
    def observe(self, state: State, seat: Seat, moves: Mapping[int, object], chosen: int | None) -> Observation:
        """What a seat may know, as numbers; `moves` are those of the mover."""

    def mask(self, moves: Mapping[int, object]) -> Mask:
        mask = np.zeros(self.layout.actions, np.int8)
        mask[list(moves)] = 1
        return mask

    def rewards(self, state: State) -> list[float]:
        """The reward of each seat for the end."""
        outcome = self.game.outcome(state)
        return shares(self.layout.seats, outcome.winners) if outcome else [0.0] * self.layout.seats


def whole(action: object, actions: int) -> int:
    """Convert an action from outside to a number of this layout."""
    if type(action) is int and 0 <= action < actions:  # the usual case: nothing else to check
        return action
    number = np.asarray(action)
    if number.shape not in ((), (1,)) or number.dtype.kind not in "iu" or not 0 <= number.item() < actions:
        raise Problem("envs.action", text=str(action)[:40], last=actions - 1)
    return int(number.item())


def shares(seats: int, winners: Sequence[Seat]) -> list[float]:
    """What the end is worth to each seat: 1 to the only winner, zero in total; solo, 1 for coming home.

    >>> shares(2, [1]), shares(2, [0, 1])
    ([-1.0, 1.0], [0.0, 0.0])
    """
    if seats == 1:
        return [float(len(winners))]
    many = len(winners)
    return [(seats * (seat in winners) - many) / (many * (seats - 1)) for seat in range(seats)]
