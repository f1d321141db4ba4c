"""The state of a room after its log: its members, the pairings and results. Immutable, like tables.

`new_room` makes a room from its row, `apply_entry` the room after one more entry. What may happen is in `commands`.
Stored entries and openings call a room a `club`.

Kinds of entries: `join` (a member comes in), `change` (the teacher renames, moves to a team, removes), `bar` (removes
all members of one device, or admits it again), `leave` and `back`, `pass` (a secret with which a member may change to
another device), `plea` (another device asks to be a member's, or is answered no), `return` (it is the member's from now
on), `door` (open or shut), `start`, `pause`, `resume`, `round` (games were paired), `result` (of a game), `end`,
`again` (the same people have another room now).
"""

from __future__ import annotations

from typing import Literal, NamedTuple, NotRequired, TypedDict, cast

from wanderwall.server.tables.log import Entry, EntryData
from wanderwall.server.tables.types import OptionValueJson

JOIN, CHANGE, BAR, LEAVE, BACK, DOOR, START, PAUSE, RESUME, ROUND, RESULT, END = (
    "join", "change", "bar", "leave", "back", "door", "start", "pause", "resume", "round", "result", "end",
)  # fmt: skip
PASS, PLEA, RETURN, AGAIN = "pass", "plea", "return", "again"

OPEN, RUNNING, PAUSED, OVER = "open", "running", "paused", "over"
EVERYBODY, SWISS, ARENA = "everybody", "swiss", "arena"
#: what happens to the game of a member who is gone
BOT_PLAYS, FORFEITS = "bot", "forfeit"


class RoomOpening(TypedDict):
    """How a room was made: what was requested (`types.NewRoom`), and the hash of the teacher's key."""

    edition: str
    options: dict[str, OptionValueJson]
    mode: Literal["everybody", "swiss", "arena"]
    rounds: int
    minutes: int
    rest: int
    clock: int | None
    timeout: Literal["bot", "pass"]
    teams: int
    leavers: Literal["bot", "forfeit"]
    made_up: bool
    key: str
    #: not in rooms from before 0.4
    name: NotRequired[str]


class RoomEntryData(EntryData, total=False):
    """What an entry of a room has, by its kind."""

    #: of a member, and of several: their new names
    number: int
    name: str
    guest: str
    team: int | None
    program: bool
    gone: bool
    out: bool
    barred: bool
    names: dict[str, str]
    #: of the room: whether new members may join, until when an arena pairs, a round with its games
    open: bool
    until: int | None
    round: int
    tables: list[str]
    pairs: list[list[int]]
    byes: list[int]
    #: of a game
    game: int
    points: list[float]
    why: str
    bots: list[int]
    #: the id of the next room
    again: str


class Member(NamedTuple):
    """A member of a room. `key` is the hash of their room key."""

    number: int
    name: str
    guest: str
    key: str
    team: int | None
    program: bool
    #: since when they have been free to play
    since: int
    gone: bool = False
    #: removed for good
    out: bool = False
    #: removed, and nobody may join from the same device
    barred: bool = False
    #: how often they have changed to another device
    moves: int = 0


class Waiver(NamedTuple):
    """What lets another device become a member's until then: a pass that the teacher shows, or a plea that the teacher
    may grant. `key` is the hash of the pass, or of the member's next key.
    """

    number: int
    key: str
    until: int
    #: who asks; empty: it is a pass
    guest: str = ""


class RoomGame(NamedTuple):
    """A game of two members: the first of them begins. `points` are set when it is over."""

    number: int
    round: int
    table: str
    members: tuple[int, ...]
    points: tuple[float, ...] | None = None
    #: played, forfeit, or called by the teacher
    why: str = ""
    #: members for whom a bot has moved
    bots: tuple[int, ...] = ()


class Room(NamedTuple):
    """One room."""

    id: str
    made: int
    opening: RoomOpening
    seq: int = 0
    at: int = 0
    status: str = OPEN
    #: whether new members may join
    door: bool = True
    members: tuple[Member, ...] = ()
    #: passes and pleas, at most one of each for a member
    waivers: tuple[Waiver, ...] = ()
    games: tuple[RoomGame, ...] = ()
    round: int = 0
    #: members who sat out, as (round, member)
    byes: tuple[tuple[int, int], ...] = ()
    #: when an arena stops pairing, and since when it has been paused
    until: int | None = None
    paused: int | None = None
    #: when it last resumed after a pause
    resumed: int = 0
    #: when games were last paired, and when the last game of a round ended
    drawn: int = 0
    rested: int = 0
    ended: int | None = None
    #: the next room of the same people
    next: str | None = None

    @property
    def running(self) -> list[RoomGame]:
        """Games that are not over."""
        return [game for game in self.games if game.points is None]

    @property
    def here(self) -> list[Member]:
        """Members who can be paired."""
        return [member for member in self.members if not member.gone]

    def game_of(self, number: int) -> RoomGame | None:
        """Return the game in progress of a member."""
        return next((game for game in self.running if number in game.members), None)


def new_room(id: str, made: int, opening: RoomOpening) -> Room:
    """Return a room as it was made, before its log."""
    return Room(id, made, opening, at=made)


def apply_entry(room: Room, entry: Entry) -> Room:
    """Return the room after an entry."""
    data, at = cast(RoomEntryData, entry.data), entry.at
    room = room._replace(seq=entry.seq, at=at)
    match entry.kind:
        case "join":
            return room._replace(members=(*room.members, _new_member(data, at)))
        case "change" | "leave" | "back":
            return room._replace(members=_change_member(room, data, at if entry.kind == BACK else None))
        case "pass" | "plea":
            return room._replace(waivers=_waivers(room, data))
        case "return":
            return _change_device(room, data, at)
        case "bar":
            return room._replace(members=_bar(room, data))
        case "door":
            return room._replace(door=data["open"])
        case "start":
            return room._replace(status=RUNNING, until=data["until"], rested=at)
        case "pause":
            return room._replace(status=PAUSED, paused=at)
        case "resume":
            more = at - (room.paused or at)
            return room._replace(status=RUNNING, paused=None, resumed=at, until=room.until and room.until + more)
        case "round":
            pairs = zip(data["tables"], data["pairs"], strict=True)
            games = [
                RoomGame(len(room.games) + n, data["round"], table, tuple(members))
                for n, (table, members) in enumerate(pairs)
            ]
            byes = [(data["round"], number) for number in data["byes"]]
            return room._replace(games=(*room.games, *games), byes=(*room.byes, *byes), round=data["round"], drawn=at)
        case "result":
            return _end_game(room, data, at)
        case "end":
            return room._replace(status=OVER, ended=at, door=False)
        case "again":
            return room._replace(next=data["again"])
    return room


def _new_member(data: RoomEntryData, since: int) -> Member:
    return Member(
        data["number"], data["name"], data["guest"], data["key"] or "", data["team"], data["program"], since
    )  # fmt: skip


def _change_member(room: Room, data: RoomEntryData, since: int | None) -> tuple[Member, ...]:
    old = room.members[data["number"]]
    new = old._replace(
        name=data.get("name", old.name),
        team=data.get("team", old.team),
        gone=data.get("gone", old.gone),
        out=data.get("out", old.out),
        since=old.since if since is None else since,
    )
    return tuple(new if member is old else member for member in room.members)


def _waivers(room: Room, data: RoomEntryData) -> tuple[Waiver, ...]:
    """Return the waivers with one more; a plea without a key was refused."""
    number, guest = data["number"], data.get("guest", "")
    others = tuple(one for one in room.waivers if (one.number, not one.guest) != (number, not guest))
    return (*others, Waiver(number, data["key"], data["until"] or 0, guest)) if data["key"] else others


def _change_device(room: Room, data: RoomEntryData, at: int) -> Room:
    old = room.members[data["number"]]
    new = old._replace(guest=data["guest"], key=data["key"] or "", moves=old.moves + 1, gone=False, since=at)
    members = tuple(new if member is old else member for member in room.members)
    return room._replace(members=members, waivers=tuple(one for one in room.waivers if one.number != old.number))


def _bar(room: Room, data: RoomEntryData) -> tuple[Member, ...]:
    """Remove all members of a device, or let them return; a member whose name is taken by then gets a new one."""
    barred, names, guest = data["barred"], data.get("names", {}), room.members[data["number"]].guest
    return tuple(
        member._replace(barred=barred, out=barred, gone=True, name=names.get(str(member.number), member.name))
        if member.guest == guest
        else member
        for member in room.members
    )


def _end_game(room: Room, data: RoomEntryData, at: int) -> Room:
    points, bots = tuple(data["points"]), tuple(data.get("bots", ()))
    game = room.games[data["game"]]._replace(points=points, why=data["why"], bots=bots)
    members = tuple(one._replace(since=at) if one.number in game.members else one for one in room.members)
    games = (*room.games[: game.number], game, *room.games[game.number + 1 :])
    return room._replace(games=games, members=members, rested=at)
