"""The next pairings of a room, by its mode."""

from __future__ import annotations

from random import Random

from wanderwall.server.rooms.pairing import Draw, everybody, free, swiss
from wanderwall.server.rooms.standings import entrants
from wanderwall.server.rooms.state import ARENA, RUNNING, SWISS, Member, Room

NOTHING = Draw([], [])


def draw_due(club: Room, now: int) -> bool:
    """Whether games must be paired now, or the room has to end."""
    if club.status != RUNNING:
        return False
    if club.setting("mode") == ARENA:
        return (_time_up(club, now) and not club.running) or (not _time_up(club, now) and len(_free(club)) > 1)
    rest = 1000 * club.setting("rest") if club.round else 0
    return not club.running and now >= club.rested + rest


def next_draw(club: Room, now: int) -> Draw:
    """Return the next games; none if there are no more. It may take a while, and changes nothing."""
    mode = club.setting("mode")
    if mode == ARENA:
        last = {one: other for game in club.games for one, other in (game.members, game.members[::-1])}
        pairs = [] if _time_up(club, now) else free(entrants(club, _free(club)), last, now)
        return Draw([_in_order(club, pair) for pair in pairs], [])
    if mode == SWISS and club.round >= club.setting("rounds"):
        return NOTHING
    met = {frozenset(game.members) for game in club.games}
    all = entrants(club, club.here)
    pairs, byes = swiss(all, met, Random(f"{club.id} {club.round}")) if mode == SWISS else everybody(all, met)
    return Draw([_in_order(club, pair) for pair in pairs], byes if pairs else [])


def has_ended(club: Room, now: int) -> bool:
    """Whether a draw without games ends the room. An arena waits for people until its time is up. Other modes wait if
    no opponent is left because members have gone: they may come back.
    """
    if club.setting("mode") == ARENA:
        return _time_up(club, now) and not club.running
    played = club.setting("mode") == SWISS and club.round >= club.setting("rounds")
    return played or len(club.here) > 1 or not any(member.gone and not member.out for member in club.members)


def _time_up(club: Room, now: int) -> bool:
    return club.until is not None and now >= club.until


def _free(club: Room) -> list[Member]:
    playing = {number for game in club.running for number in game.members}
    return [member for member in club.here if member.number not in playing]


def _in_order(club: Room, pair: tuple[int, int]) -> tuple[int, int]:
    """Return the pair with the member first who has begun less often."""
    began = [game.members[0] for game in club.games]
    one, other = pair
    return pair if began.count(one) <= began.count(other) else (other, one)
