"""The shipped value nets, and the tables they were trained for."""

from __future__ import annotations

from functools import cache
from pathlib import Path

import numpy as np

from wanderwall.bots.classic.level_settings import USUAL
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.features import LEGS, SQUARES, VERSION
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.net import ValueNet

NETS = Path(__file__).parents[1] / "nets"


@cache
def net_for(seats: int) -> ValueNet | None:
    """The value net for this number of players, if one was trained with the features of this version."""
    path = NETS / f"classic-{seats}.npz"
    if not path.exists():
        return None
    with np.load(path) as kept:
        if str(kept["features"]) != VERSION or int(kept["seats"]) != seats:
            return None
        return ValueNet(*(np.ascontiguousarray(kept[name], np.float32) for name in ValueNet._fields))


def value_for(view: ClassicView) -> ValueNet | None:
    """The value net trained for a table like this one: homes in the corners, each seat seeking its top card."""
    side, seats, options = view["side"], view["seats"], view["options"]
    if side * side != SQUARES or len(view["things"]) > MOST or options["finish_round"]:
        return None
    if any(one != USUAL[name] for name in USUAL for one in options[name]):  # type: ignore[literal-required]
        return None
    corners = {0, side - 1, side * (side - 1), side * side - 1}
    if any(seat["home"] not in corners or seat["left"] >= LEGS for seat in seats):
        return None
    return net_for(len(seats))
