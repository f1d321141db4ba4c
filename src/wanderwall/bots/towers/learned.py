"""The shipped value net of towers, and the tables it was trained for."""

from __future__ import annotations

from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import numpy as np

from wanderwall.games.towers.views import TowersView
from wanderwall.kernel.net import ValueNet
from wanderwall.kernel.things import MOST
from wanderwall.kernel.tower_features import LEFT, SQUARES, VERSION

FILE = Path(__file__).parent / "nets" / "towers-2.npz"
#: the options it was trained with
LEARNED = {"rune": "stop", "hand_limit": None, "one_card": False, "finish_round": False}
ROUGH = {"rough": (0, 0), "rough_bias": (0,), "rough_out": (0,)}


class TowersValue(NamedTuple):
    """A value net, and the factors by which each kind of turn changes the odds of a treasure."""

    net: ValueNet
    factors: Any


@cache
def load_value(path: Path = FILE) -> TowersValue | None:
    """The value net, if it was trained with the features of this version."""
    if not path.exists():
        return None
    with np.load(path) as kept:
        if str(kept["features"]) != VERSION:
            return None
        arrays = {name: np.ascontiguousarray(kept[name], np.float32) for name in ValueNet._fields if name not in ROUGH}
        rough = {name: np.zeros(shape, np.float32) for name, shape in ROUGH.items()}
        return TowersValue(ValueNet(**arrays, **rough), np.ascontiguousarray(kept["factors"], np.float32))


def value_for(view: TowersView) -> TowersValue | None:
    """The value net, for a table like those it was trained on: two seats in opposite corners, the rune stone in the
    middle.
    """
    side, seats, options = view["side"], view["seats"], view["options"]
    if side * side != SQUARES or len(view["things"]) > MOST or len(seats) != 2 or view["rune"] != SQUARES // 2:
        return None
    if any(options[name] != LEARNED[name] for name in LEARNED) or any(options["jokers"]):  # type: ignore[literal-required]
        return None
    if {seat["home"] for seat in seats} != {0, SQUARES - 1} or any(seat["left"] > LEFT for seat in seats):
        return None
    return load_value()
