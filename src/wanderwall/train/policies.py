"""Players with hand-written rules, for the first rounds of self-play and as a baseline."""

from __future__ import annotations

from collections.abc import Callable

import torch

from wanderwall.kernel.features import GOAL, HOPE, NUMBERS, REACH, SQUARES, THEIR_NUMBERS, THREAT
from wanderwall.kernel.net import NEVER
from wanderwall.kernel.towers import features as towers
from wanderwall.train.value import TOWERS, by_turn, classic

#: scores all turns: from features to [game, turn]
Player = Callable[[torch.Tensor], torch.Tensor]


def classic_rules(seats: int) -> Player:
    """Find the goal if possible; otherwise stop where most pushes find it, and leave the others little."""

    shape = classic(seats)

    def values(x: torch.Tensor) -> torch.Tensor:
        planes, many = shape.planes, x.shape[1]
        squares = x[:planes].view(-1, SQUARES, many)
        goal, hope = squares[GOAL].float(), squares[HOPE].float()
        value = torch.where(goal > 0, 1 + 0.75 * hope, 0.75 * (1 - torch.exp(-30 * hope)))
        for other in range(seats - 1):
            first = planes + NUMBERS + THEIR_NUMBERS * other
            value -= x[first + THREAT].float() * torch.where(x[first] > 0, 3.0, 1.0 / (seats - 1))
        value += 100 * (goal * x[planes].float()) + 0.002 * torch.rand_like(hope)
        value = torch.where(squares[REACH] > 0, value, NEVER)
        return by_turn(value, shape)

    return values


def tower_rules() -> Player:
    """Find something if possible; otherwise stop where most pushes find it, keep cards, and leave the other little."""

    def values(x: torch.Tensor) -> torch.Tensor:
        squares, numbers = x[: TOWERS.planes].view(-1, TOWERS.squares, x.shape[1]), x[TOWERS.planes :].float()
        goal, gain = squares[towers.GOAL].float(), squares[towers.GAIN].float()
        pushes = 28 * (squares[towers.HOPE] + squares[towers.HOPE_TOO]).float()
        hope = torch.where(pushes > 0, 1 - 0.9 / (0.6 + pushes.sqrt()), 0.0)
        cards = 4 * (squares[towers.UPS] + squares[towers.DOWNS] + 1.3 * squares[towers.JOKERS]).float() + (1 - gain)
        value = gain + 0.6 * hope + 0.6 * (1 - 0.8**cards)
        value -= numbers[towers.ALL_THREAT] * torch.where(numbers[towers.THEIR_HOMEWARD] > 0, 3.0, 1.0)
        value += 100 * goal * numbers[towers.HOMEWARD] + 0.002 * torch.rand_like(hope)
        value = torch.where(squares[towers.REACH] > 0, value, NEVER)
        return by_turn(value, TOWERS)

    return values
