"""Turn a teacher's request into the opening of a room, and of its tables."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import asdict, dataclass
from typing import Any

from wanderwall.game.options import described
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.server.club.state import Club, Game
from wanderwall.server.table.ids import hashed
from wanderwall.server.table.seating import NewSeat, NewTable, seating
from wanderwall.server.table.state import PERSON, Sitter

#: seats at one table
SEATS = 2


@dataclass(frozen=True, slots=True)
class NewClub:
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


def club_opening(asked: NewClub, key: str) -> dict[str, Any]:
    """Return the opening of a room; the game refuses what it cannot play."""
    seating(_table(asdict(asked)), "", str)
    return {**asdict(asked), "options": dict(asked.options), "key": hashed(key)}


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


def table_opening(club: Club, game: Game, key_of: Callable[[int], str]) -> dict[str, Any]:
    """Return the opening of a game's table: both members already have seats, with keys from `key_of`, and the first
    begins (K3).
    """
    opening = seating(_table(club.opening), "", str).opening
    members = [club.members[number] for number in game.members]
    sitters = [Sitter(PERSON, one.name, one.guest, hashed(key_of(one.number))) for one in members]
    first = {"first": 1} if "first" in described(game_of(find_edition(opening["edition"])).options) else {}
    return {
        **opening,
        "options": {**opening["options"], **first},
        "sitters": [asdict(sitter) for sitter in sitters],
        "club": club.id,
    }
