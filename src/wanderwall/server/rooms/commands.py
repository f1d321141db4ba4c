"""The commands of a room: each looks at the room and drafts one entry, or refuses with a Problem."""

from __future__ import annotations

import hmac
from collections.abc import Collection, Sequence
from typing import Unpack

from wanderwall.game.protocol import Outcome
from wanderwall.problem import Problem
from wanderwall.server.ids import hash_key, number_of
from wanderwall.server.rooms import state as kinds
from wanderwall.server.rooms.pairing import Draw
from wanderwall.server.rooms.state import (
    ARENA,
    OPEN,
    OVER,
    PAUSED,
    RUNNING,
    Member,
    Room,
    RoomEntryData,
    RoomGame,
    Waiver,
    apply_entry,
)
from wanderwall.server.tables.log import MAX_ENTRIES, Draft, Entry
from wanderwall.server.tables.names import NAMES, clean_name, guest_name, like

#: limits of one room: current members, all members ever, and games
MAX_MEMBERS, MAX_EVER, MAX_GAMES = 120, 1000, 3000
#: milliseconds for which a pass or a plea for another device counts
PASS_MS = 10 * 60 * 1000
#: how many members one guest may be: a family at one device, a student with several programs
MAX_OF_GUEST = 8


#: what commands of a room return
RoomDraft = Draft[Room]


def draft(room: Room, now: int, kind: str, **data: Unpack[RoomEntryData]) -> RoomDraft:
    """Draft the next entry of a room that is not over; or a room that is over gets a next one."""
    if room.status == OVER and kind != kinds.AGAIN:
        raise Problem("room.over")
    if room.seq >= MAX_ENTRIES and kind not in (kinds.END, kinds.AGAIN):
        raise Problem("room.too_long", most=MAX_ENTRIES)
    entry = Entry(room.id, room.seq + 1, max(now, room.at), kind, None, data)
    return RoomDraft(entry, apply_entry(room, entry))


# ── who ──────────────────────────────────────────────────────────────────────────────────────────────────────────────


def is_teacher(room: Room, key: str) -> bool:
    return hmac.compare_digest(str(room.opening["key"]), hash_key(key))


def require_teacher(room: Room, key: str) -> None:
    if not is_teacher(room, key):
        raise Problem("room.wrong_key")


def member_of(room: Room, key: str) -> Member:
    """Return the member of a key; refuse the keys of members who were removed."""
    known = hash_key(key)
    for member in room.members:
        if not member.out and hmac.compare_digest(member.key, known):
            return member
    raise Problem("room.wrong_key")


def join(room: Room, now: int, name: str | None, guest: str, key: str, program: bool) -> RoomDraft | None:
    """Add a member, also while games are played; None if the key is a member's already."""
    if any(member.key == hash_key(key) for member in room.members):  # the response was lost
        return None
    if room.status == OVER:
        raise Problem("room.over")
    if not room.door:
        raise Problem("room.door_shut")
    if any(member.barred and member.guest == guest for member in room.members):
        raise Problem("room.barred")
    if sum(not member.out for member in room.members) >= MAX_MEMBERS or len(room.members) >= MAX_EVER:
        raise Problem("room.full", most=MAX_MEMBERS)
    if sum(member.guest == guest for member in room.members) >= MAX_OF_GUEST:
        raise Problem("room.too_many_of_you", most=MAX_OF_GUEST)
    called = _free_name(room, f"{guest} {key}") if room.opening["made_up"] or not name else _own(room, name)
    return draft(
        room, now, kinds.JOIN, number=len(room.members), name=called, guest=guest, key=hash_key(key),
        team=_team(room), program=program,
    )  # fmt: skip


def _names(room: Room) -> list[str]:
    return [member.name for member in room.members if not member.out]


def _own(room: Room, name: str) -> str:
    called = clean_name(name)
    other = like(called, _names(room))
    if other is not None:
        same = other.casefold() == called.casefold()
        raise Problem("room.same_name", text=called) if same else Problem("room.name_alike", text=called, other=other)
    return called


def _free_name(room: Room, who: str) -> str:
    """Return a made-up name that is free in this room."""
    taken, start = _names(room), NAMES.index(guest_name(number_of(who)))
    return next(name for name in NAMES[start:] + NAMES[:start] if like(name, taken) is None)


def _team(room: Room) -> int | None:
    """Return the smallest team."""
    teams = [member.team for member in room.members if not member.out]
    return min(range(room.opening["teams"]), key=teams.count, default=None)


def change(
    room: Room, now: int, number: int, name: str | None = None, team: int | None = None, out: bool = False
) -> RoomDraft:
    """Change a member's name or team, or remove them, for the teacher."""
    _member(room, number)
    new: RoomEntryData = {"number": number}
    if name is not None:
        new["name"] = _own(room, name) if name else _free_name(room, f"{room.id} {number} {room.seq}")
    if team is not None:
        if team >= room.opening["teams"]:
            raise Problem("room.no_team")
        new["team"] = team
    if out:
        new["out"] = new["gone"] = True
    return draft(room, now, kinds.CHANGE, **new)


def bar(room: Room, now: int, number: int, barred: bool) -> RoomDraft | None:
    """Remove all members who joined from the same device, or admit that device again, for the teacher. Others at the
    same network address are not affected.
    """
    device = [member for member in room.members if member.guest == _member(room, number).guest]
    if all(member.barred == barred for member in device):
        return None
    names = {}
    for member in device if not barred else []:
        if like(member.name, _names(room)):
            names[str(member.number)] = _free_name(room, f"{room.id} {member.number} {room.seq}")
    return draft(room, now, kinds.BAR, number=number, barred=barred, names=names)


def leave(room: Room, now: int, number: int) -> RoomDraft | None:
    """Mark a member as gone, who left or has been away for long: no more games until they are back."""
    return None if _member(room, number).gone else draft(room, now, kinds.LEAVE, number=number, gone=True)


def back(room: Room, now: int, number: int) -> RoomDraft | None:
    """Mark a member as present again."""
    member = _member(room, number)
    if member.out:
        raise Problem("room.wrong_key")
    return draft(room, now, kinds.BACK, number=number, gone=False) if member.gone else None


def _member(room: Room, number: int) -> Member:
    if not 0 <= number < len(room.members):
        raise Problem("room.no_member")
    return room.members[number]


# ── another device ───────────────────────────────────────────────────────────────────────────────────────────────────


def give_pass(room: Room, now: int, number: int, key: str) -> RoomDraft:
    """Let the holder of this pass be a member from another device, once and soon; an older pass is void."""
    if _member(room, number).out:
        raise Problem("room.no_member")
    return draft(room, now, kinds.PASS, number=number, key=hash_key(key), until=now + PASS_MS)


def use_pass(room: Room, now: int, key: str, guest: str, new: str) -> RoomDraft | None:
    """Change a member to the device of this guest, by a pass; None if that has happened."""
    known = hash_key(new)
    if any(hmac.compare_digest(member.key, known) and not member.out for member in room.members):
        return None  # the response was lost
    for one in room.waivers:
        if not one.guest and now < one.until and hmac.compare_digest(one.key, hash_key(key)):
            return _return(room, now, one.number, guest, known)
    raise Problem("room.pass_void")


def plead(room: Room, now: int, name: str, guest: str, key: str) -> RoomDraft | None:
    """Ask to be the member of this name from another device; None if that was asked already. While one device asks, no
    other one may ask for the same member: the teacher could not know which is which.
    """
    called = clean_name(name).casefold()
    member = next((one for one in room.members if not one.out and one.name.casefold() == called), None)
    if member is None:
        raise Problem("room.no_member")
    if any(one.barred and one.guest == guest for one in room.members):
        raise Problem("room.barred")
    asked = plea_of(room, now, member.number)
    if asked is not None:
        if hmac.compare_digest(asked.key, hash_key(key)):
            return None
        raise Problem("room.asked_already")
    return draft(
        room, now, kinds.PLEA, number=member.number, key=hash_key(key), guest=guest, until=now + PASS_MS
    )  # fmt: skip


def answer_plea(room: Room, now: int, number: int, yes: bool) -> RoomDraft:
    """Grant a plea, or refuse it, for the teacher."""
    _member(room, number)
    asked = plea_of(room, now, number)
    if asked is None:
        raise Problem("room.pass_void")
    if yes:
        return _return(room, now, number, asked.guest, asked.key)
    return draft(room, now, kinds.PLEA, number=number, key=None, guest=asked.guest, until=None)


def plea_of(room: Room, now: int, number: int) -> Waiver | None:
    """Return the plea for a member that counts now."""
    return next((one for one in room.waivers if one.guest and one.number == number and now < one.until), None)


def _return(room: Room, now: int, number: int, guest: str, key: str) -> RoomDraft:
    if _member(room, number).out:
        raise Problem("room.pass_void")
    if any(one.barred and one.guest == guest for one in room.members):
        raise Problem("room.barred")
    return draft(room, now, kinds.RETURN, number=number, guest=guest, key=key)


# ── the teacher ──────────────────────────────────────────────────────────────────────────────────────────────────────


def door(room: Room, now: int, open: bool) -> RoomDraft | None:
    """Open or close the room for new members."""
    return None if room.door == open else draft(room, now, kinds.DOOR, open=open)


def start(room: Room, now: int) -> RoomDraft | None:
    """Start the pairings."""
    if room.status in (RUNNING, PAUSED):
        return None
    if room.status == OPEN and len(room.here) < 2:
        raise Problem("room.too_few")
    until = now + 60_000 * room.opening["minutes"] if room.opening["mode"] == ARENA else None
    return draft(room, now, kinds.START, until=until)


def pause(room: Room, now: int) -> RoomDraft | None:
    """Stop the pairings and the games in progress."""
    if room.status not in (RUNNING, PAUSED):
        raise Problem("room.not_running")
    return draft(room, now, kinds.PAUSE) if room.status == RUNNING else None


def resume(room: Room, now: int) -> RoomDraft | None:
    return draft(room, now, kinds.RESUME) if room.status == PAUSED else None


def settle(room: Room, now: int, number: int, winner: int | None) -> RoomDraft:
    """Decide a game, for the teacher: one member wins, or both share it."""
    game = next((game for game in room.running if game.number == number), None)
    if game is None or (winner is not None and winner not in game.members):
        raise Problem("room.no_game")
    points = [0.5] * len(game.members) if winner is None else [float(one == winner) for one in game.members]
    return result(room, now, game, points, "called")


def end(room: Room, now: int) -> RoomDraft | None:
    """End the room; games in progress do not count."""
    return None if room.status == OVER else draft(room, now, kinds.END)


def require_over(room: Room) -> None:
    if room.status != OVER:
        raise Problem("room.not_over")


def bring(room: Room, now: int, member: Member) -> RoomDraft | None:
    """Add a member of the room before, who keeps name, team and key; None if they are here already."""
    if any(one.key == member.key for one in room.members):
        return None
    return draft(
        room, now, kinds.JOIN, number=len(room.members), name=member.name, guest=member.guest, key=member.key,
        team=member.team, program=False,
    )  # fmt: skip


def lead_on(room: Room, now: int, next: str) -> RoomDraft | None:
    """Send everybody in a room that is over to the next one."""
    return None if room.next else draft(room, now, kinds.AGAIN, again=next)


# ── the room itself ──────────────────────────────────────────────────────────────────────────────────────────────────


def play(room: Room, now: int, draw: Draw, tables: Sequence[str], seen: int) -> RoomDraft | None:
    """Add the games that were paired for the room at seq `seen`; None if it has changed since."""
    if room.seq != seen or room.status != RUNNING:
        return None
    if len(room.games) + len(draw.pairs) > MAX_GAMES:
        return draft(room, now, kinds.END)
    return draft(
        room, now, kinds.ROUND, round=room.round + 1, tables=list(tables), pairs=[list(pair) for pair in draw.pairs],
        byes=draw.byes,
    )  # fmt: skip


def result(
    room: Room, now: int, game: RoomGame, points: Sequence[float], why: str, bots: Sequence[int] = ()
) -> RoomDraft:
    """Record how a game ended; `bots` are the members for whom a bot has moved."""
    data: RoomEntryData = {"game": game.number, "points": list(points), "why": why}
    if bots:
        data["bots"] = list(bots)
    return draft(room, now, kinds.RESULT, **data)


def points_of(outcome: Outcome | None, seats: int, bots: Collection[int] = ()) -> list[float]:
    """Return the points of a game by seat: a win is shared by all winners, or by all if nobody won. Players who made
    every turn themselves rank before those for whom a bot has moved: the winners among them, or else those with the
    best score.

    >>> won = Outcome((1,), (2, 3, 2), "home")
    >>> points_of(won, 3), points_of(Outcome((0, 1), (3, 3), "turn_limit"), 2), points_of(None, 2)
    ([0.0, 1.0, 0.0], [0.5, 0.5], [0.5, 0.5])
    >>> points_of(won, 3, bots=[1]), points_of(won, 3, bots=[0, 1]), points_of(won, 3, bots=[0, 1, 2])
    ([0.5, 0.0, 0.5], [0.0, 0.0, 1.0], [0.0, 1.0, 0.0])
    """
    if outcome is None:
        return [1 / seats] * seats
    present = [seat for seat in range(seats) if seat not in bots] or list(range(seats))
    best = max(outcome.scores[seat] for seat in present)
    won = [seat for seat in present if seat in outcome.winners]
    if not won and outcome.winners:
        won = [seat for seat in present if outcome.scores[seat] == best]
    shared = won or present
    return [1 / len(shared) if seat in shared else 0.0 for seat in range(seats)]


def forfeit_points(room: Room, game: RoomGame) -> list[float]:
    """Return the points of a game that was not finished: members who are gone have lost it."""
    here = [number for number in game.members if not room.members[number].gone]
    return [1 / len(here) if number in here else 0.0 for number in game.members]
