"""Turn a teacher's request into the opening of a room, and of its tables."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import asdict
from typing import cast

from wanderwall.game.options import options_of
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.server.ids import hash_key
from wanderwall.server.rooms.state import Room, RoomGame, RoomOpening
from wanderwall.server.rooms.types import NewRoom
from wanderwall.server.tables.log import TableOpening
from wanderwall.server.tables.names import clean_name
from wanderwall.server.tables.openings import prepare_table
from wanderwall.server.tables.state import PERSON, Occupant
from wanderwall.server.tables.types import NewSeat, NewTable

#: seats at one table
SEATS = 2


def room_opening(asked: NewRoom, key: str) -> RoomOpening:
    """Return the opening of a room; the game refuses what it cannot play."""
    name = clean_name(asked.name) if asked.name.strip() else ""
    opening = cast(RoomOpening, {**asdict(asked), "name": name, "key": hash_key(key)})
    prepare_table(_table(opening), "", str)
    return opening


def _table(opening: RoomOpening) -> NewTable:
    return NewTable(
        edition=opening["edition"],
        seats=[NewSeat(kind="open")] * SEATS,
        options=opening["options"],
        clock=opening["clock"],
        timeout=opening["timeout"],
        hints=False,
    )


def table_opening(room: Room, game: RoomGame, key_of: Callable[[int], str]) -> TableOpening:
    """Return the opening of a game's table: both members already have seats, with keys from `key_of`, and the first
    begins (K3).
    """
    opening = prepare_table(_table(room.opening), "", str).opening
    members = [room.members[number] for number in game.members]
    occupants = [Occupant(PERSON, one.name, one.guest, hash_key(key_of(one.number))) for one in members]
    first = {"first": 1} if "first" in options_of(game_of(find_edition(opening["edition"])).options) else {}
    return {
        **opening,
        "options": {**opening["options"], **first},
        "sitters": [occupant.as_json() for occupant in occupants],
        "club": room.id,
    }
