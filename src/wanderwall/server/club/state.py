"""A room as its log tells it: who is in it, what was drawn, how the games ended. Immutable, like tables.

`opened` makes a room from its row, `after` the room after one more entry. What may happen is in `commands`. In the code
it is a club: a `Room` is one table with its sockets.

Kinds of entries: `join` (a member comes in), `change` (the teacher renames, moves to a team, sends away), `bar` (the
same for all of one device, or it may come in again), `leave` and `back`, `door` (open or shut), `start`, `pause`,
`resume`, `round` (games were drawn), `result` (of a game), `end`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, NamedTuple

from wanderwall.server.table.log import Entry

JOIN, CHANGE, BAR, LEAVE, BACK, DOOR, START, PAUSE, RESUME, ROUND, RESULT, END = (
    "join", "change", "bar", "leave", "back", "door", "start", "pause", "resume", "round", "result", "end",
)  # fmt: skip

OPEN, RUNNING, PAUSED, OVER = "open", "running", "paused", "over"
EVERYBODY, SWISS, ARENA = "everybody", "swiss", "arena"
#: what happens to the game of somebody who is gone
BOT_PLAYS, FORFEITS = "bot", "forfeit"


class Member(NamedTuple):
    """Somebody in a room. `key` is the hash of their secret."""

    number: int
    name: str
    guest: str
    key: str
    team: int | None
    program: bool
    #: since when they have been free to play
    since: int
    gone: bool = False
    #: sent away for good
    out: bool = False
    #: and nobody may come in from the same device
    barred: bool = False


class Game(NamedTuple):
    """Two who play: the first of them begins. `points` are theirs when it is over."""

    number: int
    round: int
    table: str
    members: tuple[int, ...]
    points: tuple[float, ...] | None = None
    #: played, forfeit, or called by the teacher
    why: str = ""
    #: those of them for whom a bot has moved
    bots: tuple[int, ...] = ()


class Club(NamedTuple):
    """One room."""

    id: str
    made: int
    opening: Mapping[str, Any]
    seq: int = 0
    at: int = 0
    status: str = OPEN
    #: whether others may come in
    door: bool = True
    members: tuple[Member, ...] = ()
    games: tuple[Game, ...] = ()
    round: int = 0
    #: who sat out, by round
    byes: tuple[tuple[int, int], ...] = ()
    #: when an arena draws no more games, and since when it has been paused
    until: int | None = None
    paused: int | None = None
    #: when it last went on after a pause
    resumed: int = 0
    #: when the last game of a round was over
    rested: int = 0
    ended: int | None = None

    def setting(self, name: str) -> Any:
        return self.opening[name]

    @property
    def running(self) -> list[Game]:
        """Games that are not over."""
        return [game for game in self.games if game.points is None]

    @property
    def here(self) -> list[Member]:
        """Those who can be paired."""
        return [member for member in self.members if not member.gone]

    def game_of(self, number: int) -> Game | None:
        """Where somebody plays just now."""
        return next((game for game in self.running if number in game.members), None)


def opened(id: str, made: int, opening: Mapping[str, Any]) -> Club:
    """A room as it was made."""
    return Club(id, made, opening, at=made)


def after(club: Club, entry: Entry) -> Club:
    """The room after an entry."""
    data, at = entry.data, entry.at
    changes: dict[str, Any] = {"seq": entry.seq, "at": at}
    match entry.kind:
        case "join":
            changes["members"] = (*club.members, Member(**data, since=at))
        case "change" | "leave" | "back":
            changes["members"] = _changed(club, data, at if entry.kind == BACK else None)
        case "bar":
            changes["members"] = _bar(club, data)
        case "door":
            changes["door"] = data["open"]
        case "start":
            changes |= {"status": RUNNING, "until": data["until"], "rested": at}
        case "pause":
            changes |= {"status": PAUSED, "paused": at}
        case "resume":
            more = at - (club.paused or at)
            changes |= {"status": RUNNING, "paused": None, "resumed": at, "until": club.until and club.until + more}
        case "round":
            games = [Game(len(club.games) + n, data["round"], *pair) for n, pair in enumerate(_pairs(data))]
            byes = [(data["round"], number) for number in data["byes"]]
            changes |= {"games": (*club.games, *games), "byes": (*club.byes, *byes), "round": data["round"]}
        case "result":
            changes |= _ended(club, data, at)
        case "end":
            changes |= {"status": OVER, "ended": at, "door": False}
    return club._replace(**changes)


def _pairs(data: Mapping[str, Any]) -> list[tuple[str, tuple[int, ...]]]:
    return [(table, tuple(members)) for table, members in zip(data["tables"], data["pairs"], strict=True)]


def _changed(club: Club, data: Mapping[str, Any], since: int | None) -> tuple[Member, ...]:
    number, new = data["number"], {key: value for key, value in data.items() if key != "number"}
    if since is not None:
        new["since"] = since
    return tuple(member._replace(**new) if member.number == number else member for member in club.members)


def _bar(club: Club, data: Mapping[str, Any]) -> tuple[Member, ...]:
    """All of a device are sent away, or may come back; by then a name may be another's, and they have a new one."""
    barred, names, guest = data["barred"], data.get("names", {}), club.members[data["number"]].guest
    return tuple(
        member._replace(barred=barred, out=barred, gone=True, name=names.get(str(member.number), member.name))
        if member.guest == guest
        else member
        for member in club.members
    )


def _ended(club: Club, data: Mapping[str, Any], at: int) -> dict[str, Any]:
    new = {"points": tuple(data["points"]), "why": data["why"], "bots": tuple(data.get("bots", ()))}
    game = club.games[data["game"]]._replace(**new)
    members = tuple(one._replace(since=at) if one.number in game.members else one for one in club.members)
    games = (*club.games[: game.number], game, *club.games[game.number + 1 :])
    return {"games": games, "members": members, "rested": at}
