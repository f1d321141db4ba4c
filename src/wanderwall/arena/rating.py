"""Ratings: the skill of a player from wins and losses, with its uncertainty."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple, TypeVar

from openskill.models import PlackettLuce, PlackettLuceRating

from wanderwall.game.protocol import Seat

Name = TypeVar("Name")

_MODEL = PlackettLuce()


class Rating(NamedTuple):
    """About 25 for an average player, a few points more for a better one; `sigma` is the standard deviation."""

    mu: float = _MODEL.mu
    sigma: float = _MODEL.sigma


def update_ratings(known: Mapping[Name, Rating], seats: Sequence[Name], winners: Sequence[Seat]) -> dict[Name, Rating]:
    """The ratings of the players of a table after its match; new players start with the default rating.

    A player in several seats gets the average of their ratings. A match without a winner changes nothing.

    >>> after = update_ratings({}, ["Ida", "Opa"], winners=[0])
    >>> after["Ida"].mu > Rating().mu > after["Opa"].mu
    True
    """
    before = {name: known.get(name, Rating()) for name in seats}
    if not winners or len(before) < 2:
        return before
    teams = [[_MODEL.rating(*before[name])] for name in seats]
    after = _MODEL.rate(teams, ranks=[0.0 if seat in winners else 1.0 for seat in range(len(seats))])
    return {name: _middle([team[0] for team, who in zip(after, seats, strict=True) if who == name]) for name in before}


def _middle(ratings: Sequence[PlackettLuceRating]) -> Rating:
    number = len(ratings)
    return Rating(sum(rating.mu for rating in ratings) / number, sum(rating.sigma for rating in ratings) / number)
