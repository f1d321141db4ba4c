"""What the server sends about a room, as JSON. Keys, hashes and guests are never sent."""

from __future__ import annotations

from typing import Any

from wanderwall.server.club.standings import standings, team_standings
from wanderwall.server.club.state import OVER, Member, Room, RoomGame
from wanderwall.server.table.ids import CODE_LENGTH

#: public settings
PUBLIC_SETTINGS = (
    "edition",
    "options",
    "mode",
    "rounds",
    "minutes",
    "rest",
    "clock",
    "timeout",
    "teams",
    "leavers",
    "made_up",
)


def room_json(club: Room) -> dict[str, Any]:
    """Return the public JSON of a room, with the games of this round and those in progress."""
    listed = standings(club)
    known = {standing.number for standing in listed}
    shown = [game for game in club.games if game.round == club.round or game.points is None]
    return {
        "id": club.id,
        "code": None if club.status == OVER else club.id[:CODE_LENGTH],
        **{name: club.opening[name] for name in PUBLIC_SETTINGS},
        "status": club.status,
        "door": club.door,
        "made": club.made,
        "ended": club.ended,
        "until": club.until,
        "round": club.round,
        "rested": club.rested,
        "members": [
            {
                "number": member.number,
                "name": member.name,
                "team": member.team,
                "program": member.program,
                "gone": member.gone,
                "out": member.out,
            }
            for member in club.members
            if member.number in known  # without those who were removed before they played
        ],
        "barred": [{"number": one.number, "name": one.name} for one in _barred_devices(club)],
        "games": [game_json(game) for game in shown],
        "byes": [number for round, number in club.byes if round == club.round],
        "standings": [standing._asdict() for standing in listed],
        "teams_standing": [standing._asdict() for standing in team_standings(club)],
    }


def _barred_devices(club: Room) -> list[Member]:
    first = {member.guest: member for member in reversed(club.members) if member.barred}
    return sorted(first.values(), key=lambda member: member.number)


def game_json(game: RoomGame) -> dict[str, Any]:
    return {
        "number": game.number,
        "round": game.round,
        "table": game.table,
        "members": game.members,
        "points": game.points,
        "why": game.why,
        "bots": game.bots,
    }
