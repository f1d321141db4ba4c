"""One game behind action numbers: what every environment of a single table stands on."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

import numpy as np

from wanderwall.bots.sliding.layout import Layout, Mask, Observation
from wanderwall.envs.setting import Setting
from wanderwall.game.protocol import Seat
from wanderwall.problem import Problem


class Core(Protocol):
    """A table: `reset`, then `step` with actions of `mover` until `over`."""

    setting: Setting
    layout: Layout
    #: whether the game ended by an illegal action
    illegal: bool
    #: where the game began, and what was done since: enough to play it again
    seed: int
    actions: list[int]

    @property
    def rewards(self) -> Sequence[float]:
        """What the last step was worth to each seat."""

    @property
    def mover(self) -> Seat:
        """Who is to act."""

    @property
    def over(self) -> bool: ...

    def reset(self, seed: int) -> None:
        """Deal; the same seed is the same deal, on the kernel and on the rules."""

    def mask(self) -> Mask:
        """The legal actions of the mover; none at the end."""

    def step(self, action: int) -> None:
        """Act. What is illegal loses the game, or is a Problem and changes nothing."""

    def observe(self, seat: Seat) -> Observation:
        """What a seat may know."""

    def view(self, seat: Seat | None) -> Any:
        """The same for people: to draw it."""

    def close(self) -> None:
        """Let go of what it holds."""


def core_of(setting: Setting) -> Core:
    """The core that plays a setting: the kernel wherever it can."""
    if setting.on_kernel:
        from wanderwall.envs.compiled import KernelCore

        return KernelCore(setting)
    if setting.opponent is not None:
        from wanderwall.envs.others import BotsCore

        return BotsCore(setting)
    from wanderwall.envs.rules import RulesCore

    return RulesCore(setting)


def whole(action: Any, actions: int) -> int:
    """An action from outside as a number of this layout."""
    if type(action) is int and 0 <= action < actions:  # as nearly always: nothing to look at twice
        return action
    number = np.asarray(action)
    if number.shape not in ((), (1,)) or number.dtype.kind not in "iu" or not 0 <= number.item() < actions:
        raise Problem("envs.action", text=str(action)[:40], last=actions - 1)
    return int(number.item())


def shares(seats: int, winners: Sequence[Seat]) -> list[float]:
    """What the end is worth to each: 1 to the only winner, all together nothing; alone 1 for coming home.

    >>> shares(2, [1]), shares(2, [0, 1])
    ([-1.0, 1.0], [0.0, 0.0])
    """
    if seats == 1:
        return [float(len(winners))]
    many = len(winners)
    return [(seats * (seat in winners) - many) / (many * (seats - 1)) for seat in range(seats)]
