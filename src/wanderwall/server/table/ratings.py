"""The ratings of the people and bots at the server's tables, and the numbers people see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from wanderwall.arena.rating import Rating, rated
from wanderwall.server.table.ids import number_of
from wanderwall.server.table.names import guest_name
from wanderwall.server.table.state import PERSON, Sitter, Table

__all__ = ["Rating", "Shown", "new_ratings", "rated", "rated_names", "shown"]

#: what somebody is shown before the first game, and points for one of the model's
FIRST, POINTS = 1000, 20
#: deviations below the middle: what somebody is, almost certainly
SURE = 3


class Shown(NamedTuple):
    """A rating as people see it: it begins low and rises as a player gets better, or better known."""

    rating: int
    deviation: int


def shown(rating: Rating) -> Shown:
    """The friendly number, and how much it is still likely to move.

    >>> shown(Rating()), shown(Rating(30.0, 1.5))
    (Shown(rating=1000, deviation=167), Shown(rating=1510, deviation=30))
    """
    ordinal = rating.mu - SURE * rating.sigma
    return Shown(max(0, round(FIRST + POINTS * ordinal)), round(POINTS * rating.sigma))


def new_ratings(table: Table, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """The ratings of those who sat at a table, after its game."""
    outcome = table.game.outcome(table.state)
    return rated(before, [_player(sitter) for sitter in table.sitters], outcome.winners) if outcome else {}


def rated_names(table: Table) -> dict[str, str]:
    """What everybody reads in the ratings, by player: names that people typed stay at their own tables."""
    return {_player(sitter): sitter.bot or guest_name(number_of(sitter.guest or "")) for sitter in table.sitters}


def _player(sitter: Sitter) -> str:
    """Under which name a seat is rated."""
    return f"guest:{sitter.guest}" if sitter.kind == PERSON else f"bot:{sitter.bot}"
