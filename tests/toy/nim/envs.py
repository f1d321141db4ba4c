"""An environment: an action takes one stone more than its number, an observation is the share of stones left."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

import numpy as np

from wanderwall.encoding.layout import Observation
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import ActionCodec
from wanderwall.game.protocol import Seat
from wanderwall.games.nim.rules import State, Take
from wanderwall.problem import Problem

#: the stones that chance adds at most
HIDDEN = 3


class NimLayout(NamedTuple):
    seats: int
    actions: int
    size: int = 1


class NimCodec(ActionCodec):
    def moves(self, state: State, chosen: int | None = None) -> dict[int, Take]:
        return {move.stones - 1: move for move in self.game.legal(state, state.mover)}

    def observe(self, state: State, seat: Seat, moves: Mapping[int, Any], chosen: int | None) -> Observation:
        view = self.game.view(state, seat)
        return np.array([view["stones"] / (state.edition.stones + HIDDEN)], np.float32)


ACTIONS = NimCodec
KERNEL = None
DEALS_ONCE = False


def LAYOUT(config: EnvConfig) -> NimLayout:  # noqa: N802, the name of the part
    for option in ("rotate", "hints", "shaped"):  # there is no board, and nothing to find
        if getattr(config, option):
            raise Problem("option.value", option=option, text=str(getattr(config, option)), expected="–")
    return NimLayout(config.seats, config.table.options.most)
