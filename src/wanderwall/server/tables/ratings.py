"""Ratings of people and bots at the server's tables, and the numbers people see."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from wanderwall.arena.rating import Rating, update_ratings
from wanderwall.bots.strength import STRENGTH, scale
from wanderwall.server.ids import number_of
from wanderwall.server.tables.names import guest_name
from wanderwall.server.tables.state import PERSON, Occupant, Table

__all__ = [
    "PublicRating",
    "Rating",
    "new_ratings",
    "player_of",
    "points_of",
    "public_rating",
    "rated_names",
    "rating_of_points",
    "update_ratings",
]

#: the number shown before the first game, and points for one unit of the model
FIRST, POINTS = 1000, 20
#: deviations below the mean: a player is almost certainly better than that
SURE = 3
#: prefix of bots of a chosen strength
CHOSEN = f"bot:{STRENGTH}"


class PublicRating(NamedTuple):
    """A rating as people see it: it starts low and rises as a player gets better, or their strength more certain."""

    rating: int
    deviation: int


def public_rating(rating: Rating) -> PublicRating:
    """Return the number people see, and how much it is still likely to change.

    >>> public_rating(Rating()), public_rating(Rating(30.0, 1.5))
    (PublicRating(rating=1000, deviation=167), PublicRating(rating=1510, deviation=30))
    """
    ordinal = rating.mu - SURE * rating.sigma
    return PublicRating(max(0, round(FIRST + POINTS * ordinal)), round(POINTS * rating.sigma))


def rating_of_points(points: float) -> Rating:
    """Return the rating of a bot with these points from the arena: it is certain, and no game changes it.

    >>> rating_of_points(1500), public_rating(rating_of_points(1500)).rating
    (Rating(mu=25.0, sigma=0.0), 1500)
    """
    return Rating((points - FIRST) / POINTS, 0.0)


def points_of(rating: Rating) -> float:
    """Return the mean of a rating, in points."""
    return FIRST + POINTS * rating.mu


def new_ratings(table: Table, before: Mapping[str, Rating]) -> dict[str, Rating]:
    """Return the ratings of a table's players after its game. Measured bots keep their rating, and those of a chosen
    strength are not listed.
    """
    outcome, known = table.game.outcome(table.state), _bot_ratings(table)
    if not outcome:
        return {}
    after = update_ratings({**before, **known}, [_player(occupant) for occupant in table.occupants], outcome.winners)
    return {player: rating for player, rating in {**after, **known}.items() if not player.startswith(CHOSEN)}


def _bot_ratings(table: Table) -> dict[str, Rating]:
    """Return the ratings of the bots at a table whose points were measured."""
    found = scale(table.game.name)
    points = {_player(occupant): found.points(occupant.bot) for occupant in table.occupants if found and occupant.bot}
    return {player: rating_of_points(one) for player, one in points.items() if one is not None}


def rated_names(table: Table) -> dict[str, str]:
    """Return the public name of each player in the rating list; typed names are shown only at their tables."""
    return {_player(one): one.bot or guest_name(number_of(one.guest or "")) for one in table.occupants}


def player_of(guest: str) -> str:
    """Return the id under which a guest is rated."""
    return f"guest:{guest}"


def _player(occupant: Occupant) -> str:
    """Return the id under which an occupant is rated."""
    return player_of(occupant.guest or "") if occupant.kind == PERSON else f"bot:{occupant.bot}"
