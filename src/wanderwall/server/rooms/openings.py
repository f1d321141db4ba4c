"""Turn a teacher's request into the opening of a room, and of its tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from wanderwall.game.options import options_of
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.server.ids import hash_key
from wanderwall.server.rooms.state import Room, RoomGame
from wanderwall.server.tables.openings import NewSeat, NewTable, prepare_table
from wanderwall.server.tables.state import PERSON, Occupant

#: seats at one table
SEATS = 2


@dataclass(frozen=True, slots=True)
class NewRoom:
    """A requested room."""

    edition: str
    options: Mapping[str, Any]
    mode: str
    #: number of rounds in the Swiss system
    rounds: int
    #: length of an arena
    minutes: int
    #: seconds between two rounds
    rest: int
    clock: int | None
    timeout: str
    teams: int
    #: what happens to the game of a member who is gone
    leavers: str
    #: whether all members get made-up names
    made_up: bool


def room_opening(asked: NewRoom, key: str) -> dict[str, Any]:
    """Return the opening of a room; the game refuses what it cannot play."""
    prepare_table(_table(asdict(asked)), "", str)
    return {**asdict(asked), "options": dict(asked.options), "key": hash_key(key)}


def _table(opening: Mapping[str, Any]) -> NewTable:
    return NewTable(
        edition=opening["edition"],
        seats=[NewSeat("open")] * SEATS,
        options=opening["options"],
        listed=False,
        clock=opening["clock"],
        timeout=opening["timeout"],
        undo=False,
        hints=False,
    )


def table_opening(room: Room, game: RoomGame, key_of: Callable[[int], str]) -> dict[str, Any]:
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
        "sitters": [asdict(occupant) for occupant in occupants],
        "club": room.id,
    }
