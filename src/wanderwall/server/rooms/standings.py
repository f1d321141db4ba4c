"""The standings of a room, by member and by team."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple, cast

from wanderwall.server.ids import CODE_LENGTH
from wanderwall.server.rooms.state import OVER, SWISS, Member, Room, RoomGame
from wanderwall.server.rooms.types import RoomGameJson, RoomJson, RoomStandingJson, TeamStandingJson


class RoomStanding(NamedTuple):
    """One line of the standings; equal ones have the same place."""

    place: int
    number: int
    points: float
    #: the points of their opponents (Buchholz): with equal points, the member with the harder games ranks higher
    opposition: float
    games: int


class TeamStanding(NamedTuple):
    place: int
    team: int
    points: float


def points_of(room: Room) -> dict[int, float]:
    """Return the points of each member: 1 for a win, ½ for a shared game, and 1 for sitting out a Swiss round."""
    points = dict.fromkeys((member.number for member in room.members), 0.0)
    for game in room.games:
        for number, won in zip(game.members, game.points or (), strict=False):
            points[number] += won
    if room.opening["mode"] == SWISS:
        for _, number in room.byes:
            points[number] += 1
    return points


def standings(room: Room) -> list[RoomStanding]:
    """Return the standings of all members who have played or may still play, the best first."""
    points, games = points_of(room), Counter[int]()
    opposition = dict.fromkeys(points, 0.0)
    for game in room.games:
        if game.points is not None:
            games.update(game.members)
            for number in game.members:
                opposition[number] += sum(points[other] for other in game.members if other != number)
    listed = [member.number for member in room.members if not member.out or games[member.number]]
    ranked = sorted(listed, key=lambda number: (-points[number], -opposition[number], number))
    worth = [(points[number], opposition[number]) for number in ranked]
    return [
        RoomStanding(worth.index(mine) + 1, number, mine[0], mine[1], games[number])
        for number, mine in zip(ranked, worth, strict=True)
    ]


def team_standings(room: Room) -> list[TeamStanding]:
    """Return the standings of the teams, by the points of their members."""
    points = points_of(room)
    totals = {
        team: sum(points[member.number] for member in room.members if member.team == team)
        for team in range(room.opening["teams"])
    }
    ranked = sorted(totals, key=lambda team: (-totals[team], team))
    worth = [totals[team] for team in ranked]
    return [TeamStanding(worth.index(totals[team]) + 1, team, totals[team]) for team in ranked]


def room_json(room: Room) -> RoomJson:
    """Return the public JSON of a room, with the games of this round and those in progress."""
    listed = standings(room)
    known = {standing.number for standing in listed}
    shown = [game for game in room.games if game.round == room.round or game.points is None]
    return {
        "id": room.id,
        "name": room.opening.get("name", ""),
        "code": None if room.status == OVER else room.id[:CODE_LENGTH],
        "edition": room.opening["edition"],
        "options": room.opening["options"],
        "mode": room.opening["mode"],
        "rounds": room.opening["rounds"],
        "minutes": room.opening["minutes"],
        "rest": room.opening["rest"],
        "clock": room.opening["clock"],
        "timeout": room.opening["timeout"],
        "teams": room.opening["teams"],
        "leavers": room.opening["leavers"],
        "made_up": room.opening["made_up"],
        "status": room.status,
        "door": room.door,
        "made": room.made,
        "ended": room.ended,
        "until": room.until,
        "round": room.round,
        "drawn": room.drawn,
        "rested": room.rested,
        "members": [
            {
                "number": member.number,
                "name": member.name,
                "team": member.team,
                "program": member.program,
                "gone": member.gone,
                "out": member.out,
            }
            for member in room.members
            if member.number in known  # without those who were removed before they played
        ],
        "barred": [{"number": one.number, "name": one.name} for one in _barred_devices(room)],
        "pleas": [{"number": one.number, "until": one.until} for one in room.waivers if one.guest],
        "games": [game_json(game) for game in shown],
        "byes": [number for round, number in room.byes if round == room.round],
        "standings": [cast(RoomStandingJson, standing._asdict()) for standing in listed],
        "teams_standing": [cast(TeamStandingJson, standing._asdict()) for standing in team_standings(room)],
        "next": room.next,
    }


def _barred_devices(room: Room) -> list[Member]:
    first = {member.guest: member for member in reversed(room.members) if member.barred}
    return sorted(first.values(), key=lambda member: member.number)


def game_json(game: RoomGame) -> RoomGameJson:
    return {
        "number": game.number,
        "round": game.round,
        "table": game.table,
        "members": list(game.members),
        "points": None if game.points is None else list(game.points),
        "why": game.why,
        "bots": list(game.bots),
    }
