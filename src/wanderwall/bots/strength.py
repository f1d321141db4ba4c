"""Bots of a chosen strength. `strength:1700` plays at 1700 points, `dial:0.62` sets the dial directly.

The meaning of the points was measured by games in the arena: `python -m tools research strengths` writes the table.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping
from functools import cache
from itertools import pairwise
from math import log, sqrt
from pathlib import Path
from typing import Any, NamedTuple

from wanderwall.problem import Problem

TABLE = Path(__file__).with_name("strengths.toml")
#: prefixes of the number; `strength` without a number means medium strength
STRENGTH, DIAL = "strength", "dial"
#: the points of level 2, and of an unrated player
MIDDLE = 1500
#: a player with this many more points wins e times as often as the other: openskill's scale, one of its points being 20
#: here
EFOLD = 20 * sqrt(2) * 25 / 6


class Measured(NamedTuple):
    """Points, and their 95 % interval."""

    points: int
    low: int
    high: int


class Scale:
    """The strengths of a game: the points of some settings of the dial, and of its bots."""

    def __init__(self, dials: Mapping[float, Measured], bots: Mapping[str, Measured]) -> None:
        self.dials = dials
        self.bots = bots

    @property
    def lowest(self) -> int:
        return min(self.dials.values()).points

    @property
    def highest(self) -> int:
        return max(self.dials.values()).points

    def dial(self, points: float) -> float:
        """The setting of the dial for these points, interpolated linearly between measured settings.

        >>> Scale({0.0: Measured(1300, 0, 0), 1.0: Measured(1700, 0, 0)}, {}).dial(1400)
        0.25
        """
        for (low, here), (high, there) in pairwise(sorted(self.dials.items())):
            if points <= there.points:
                share = (points - here.points) / (there.points - here.points)
                return max(0.0, low + share * (high - low))
        return 1.0

    def even(self, points: float, others: int) -> int:
        """The strength that `others` opponents must have so that a player with these points wins about half of the
        games, within the available range.
        """
        return round(min(max(points - EFOLD * log(others), self.lowest), self.highest))

    def points(self, bot: str) -> int | None:
        """The points of a bot, if they are known."""
        if bot == STRENGTH:
            return MIDDLE
        kind, colon, number = bot.partition(":")
        if kind == STRENGTH and colon:
            return self.read(number)
        return self.bots[bot].points if bot in self.bots else None

    def read(self, number: str) -> int:
        """Parse the requested points."""
        if not number.isascii() or not number.isdecimal() or not self.lowest <= int(number[:9]) <= self.highest:
            raise Problem("bot.strength", text=number[:20], low=self.lowest, high=self.highest)
        return int(number)


@cache
def scale(game: str) -> Scale | None:
    """The strengths of a game, if they were measured."""
    written: dict[str, Any] | None = tomllib.loads(TABLE.read_text(encoding="utf-8")).get(game)
    if written is None:
        return None
    dials = {float(dial): Measured(*measured) for dial, measured in written["dials"].items()}
    return Scale(dials, {bot: Measured(*measured) for bot, measured in written["bots"].items()})


def dial_of(name: str, scale: Scale) -> float | None:
    """The setting of the dial for a bot of this name; None if it is no such bot."""
    kind, colon, number = name.partition(":")
    if name == STRENGTH or (kind == STRENGTH and colon):
        return scale.dial(scale.points(name) or MIDDLE)
    if kind != DIAL or not colon:
        return None
    try:
        dial = float(number)
    except ValueError:
        dial = -1.0
    if not 0.0 <= dial <= 1.0:
        raise Problem("bot.dial", text=number[:20])
    return dial
