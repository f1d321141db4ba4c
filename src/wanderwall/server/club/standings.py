"""How everybody in a room stands, and every team."""

from __future__ import annotations

from collections import Counter
from typing import NamedTuple

from wanderwall.server.club.pairing import Entrant
from wanderwall.server.club.state import SWISS, Club, Member


class Standing(NamedTuple):
    """One line; equal ones have the same place."""

    place: int
    number: int
    points: float
    #: what their opponents have won (Buchholz): of equals, whoever had the harder games stands higher
    opposition: float
    games: int


class TeamStanding(NamedTuple):
    place: int
    team: int
    points: float


def points_of(club: Club) -> dict[int, float]:
    """What each has won: one for a game, half for a shared one, and one for sitting out a round of the Swiss system."""
    points = dict.fromkeys((member.number for member in club.members), 0.0)
    for game in club.games:
        for number, won in zip(game.members, game.points or (), strict=False):
            points[number] += won
    if club.setting("mode") == SWISS:
        for _, number in club.byes:
            points[number] += 1
    return points


def standings(club: Club) -> list[Standing]:
    """Everybody who has played or may still play, the best first."""
    points, games = points_of(club), Counter[int]()
    opposition = dict.fromkeys(points, 0.0)
    for game in club.games:
        if game.points is not None:
            games.update(game.members)
            for number in game.members:
                opposition[number] += sum(points[other] for other in game.members if other != number)
    listed = [member.number for member in club.members if not member.out or games[member.number]]
    ranked = sorted(listed, key=lambda number: (-points[number], -opposition[number], number))
    worth = [(points[number], opposition[number]) for number in ranked]
    return [
        Standing(worth.index(mine) + 1, number, mine[0], mine[1], games[number])
        for number, mine in zip(ranked, worth, strict=True)
    ]


def team_standings(club: Club) -> list[TeamStanding]:
    """Every team by the points of its members."""
    points = points_of(club)
    totals = {
        team: sum(points[member.number] for member in club.members if member.team == team)
        for team in range(club.setting("teams"))
    }
    ranked = sorted(totals, key=lambda team: (-totals[team], team))
    worth = [totals[team] for team in ranked]
    return [TeamStanding(worth.index(totals[team]) + 1, team, totals[team]) for team in ranked]


def entrants(club: Club, members: list[Member]) -> list[Entrant]:
    """These, as they are paired."""
    points, byes = points_of(club), Counter(number for _, number in club.byes)
    return [Entrant(one.number, points[one.number], one.team, byes[one.number], one.since) for one in members]
