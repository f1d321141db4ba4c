"""What a room is as JSON, and the request to open one: key by key, each with a sentence."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypedDict

from wanderwall.game.views import OneOf
from wanderwall.server.tables.types import (
    Bounds,
    ClockSeconds,
    EditionId,
    OptionValueJson,
    OptionValues,
    PersonName,
    RequestBody,
)

#: half a point is a shared game
Points = float


@dataclass(frozen=True, slots=True, kw_only=True)
class NewRoom(RequestBody):
    """A new room."""

    edition: Annotated[EditionId, "The id of the edition."]
    options: Annotated[OptionValues, "Options that differ from those of the edition."] = field(default_factory=dict)
    mode: Annotated[Literal["everybody", "swiss", "arena"], "Who plays whom."] = "swiss"
    rounds: Annotated[int, Bounds(ge=1, le=30), "How many rounds the Swiss system has."] = 5
    minutes: Annotated[int, Bounds(ge=1, le=24 * 60), "How long an arena lasts."] = 45
    rest: Annotated[int, Bounds(ge=0, le=3600), "Seconds between two rounds."] = 15
    clock: Annotated[ClockSeconds | None, "Seconds a turn or round; null: no clock."] = None
    timeout: Annotated[Literal["bot", "pass"], "What happens to a turn whose time is up."] = "pass"
    teams: Annotated[int, Bounds(ge=0, le=8), "How many teams there are."] = 0
    leavers: Annotated[Literal["bot", "forfeit"], "What happens to the game of a member who is gone."] = "bot"
    made_up: Annotated[bool, "Whether all members get made-up names."] = False
    name: Annotated[PersonName, "What the room is called, on every screen; empty: it has no name."] = ""


class MemberJson(TypedDict):
    """One member of a room."""

    number: Annotated[int, "Their number, in the order in which they joined."]
    name: Annotated[str, "Their name in this room."]
    team: Annotated[int | None, "Their team, from 0; null: there are none."]
    program: Annotated[bool, "Whether it is a program."]
    gone: Annotated[bool, "Whether they have left, and may come back."]
    out: Annotated[bool, "Whether the teacher removed them."]


class BarredMember(TypedDict):
    """A device that the teacher has removed, by its first member."""

    number: Annotated[int, "The number of the member."]
    name: Annotated[str, "Their name."]


class PleaJson(TypedDict):
    """A person at another device asks to come back as a member."""

    number: Annotated[int, "The number of the member."]
    until: Annotated[int, "Until when the teacher may say yes."]


class RoomGameJson(TypedDict):
    """One game of a room."""

    number: Annotated[int, "Its number."]
    round: Annotated[int, "The round it belongs to."]
    table: Annotated[str, "The id of its table."]
    members: Annotated[list[int], "Who plays, the one who begins first."]
    points: Annotated[list[Points] | None, "What each has won; null while it runs."]
    why: Annotated[str, "How it was decided, such as `played`; empty while it runs."]
    bots: Annotated[list[int], "The members for whom a bot has moved."]


class RoomStandingJson(TypedDict):
    """One line of the standings; equal members have the same place."""

    place: Annotated[int, "The place, from 1."]
    number: Annotated[int, "The member."]
    points: Annotated[Points, "1 for a win, ½ for a shared game, 1 for sitting out a Swiss round."]
    opposition: Annotated[Points, "The points of all opponents: it decides between equal points."]
    games: Annotated[int, "How many games count."]


class TeamStandingJson(TypedDict):
    """One line of the standings of the teams."""

    place: Annotated[int, "The place, from 1."]
    team: Annotated[int, "The team, from 0."]
    points: Annotated[Points, "The points of its members."]


class RoomJson(TypedDict):
    """One room, as everybody in it may see it."""

    id: Annotated[str, "Its id."]
    name: Annotated[str, "What it is called; empty: it has no name."]
    code: Annotated[str | None, "Short, to type; null when the room is over."]
    edition: Annotated[str, "The id of the edition."]
    options: Annotated[dict[str, OptionValueJson], "Options that differ from those of the edition."]
    mode: Annotated[Literal["everybody", "swiss", "arena"], "Who plays whom."]
    rounds: Annotated[int, "How many rounds the Swiss system has."]
    minutes: Annotated[int, "How long an arena lasts."]
    rest: Annotated[int, "Seconds between two rounds."]
    clock: Annotated[int | None, "Seconds a turn or round; null: no clock."]
    timeout: Annotated[Literal["bot", "pass"], "What happens to a turn whose time is up."]
    teams: Annotated[int, "How many teams there are."]
    leavers: Annotated[Literal["bot", "forfeit"], "What happens to the game of a member who is gone."]
    made_up: Annotated[bool, "Whether all members get made-up names."]
    status: Annotated[str, OneOf(("open", "running", "paused", "over")), "How far it is."]
    door: Annotated[bool, "Whether new members may join."]
    made: Annotated[int, "When it was opened, in milliseconds of UTC."]
    ended: Annotated[int | None, "When it ended."]
    until: Annotated[int | None, "When an arena ends."]
    round: Annotated[int, "The current round, from 1; 0 before the start."]
    drawn: Annotated[int, "When games were last paired; 0 before the start."]
    rested: Annotated[int, "When the last game ended."]
    members: Annotated[list[MemberJson], "All members, without those who were removed before they played."]
    barred: Annotated[list[BarredMember], "One member of each device that was removed."]
    pleas: Annotated[list[PleaJson], "Who asks to come back from another device."]
    games: Annotated[list[RoomGameJson], "The games of this round, and all that still run."]
    byes: Annotated[list[int], "Who sits out this round."]
    standings: Annotated[list[RoomStandingJson], "The standings, the best first."]
    teams_standing: Annotated[list[TeamStandingJson], "The standings of the teams."]
    next: Annotated[str | None, "The id of the next room of the same people; their keys are the same there."]


class MemberTable(TypedDict):
    """What only this member may know: where they play now."""

    member: Annotated[int, "Their number."]
    table: Annotated[str | None, "The id of the table where they play now."]
    seat: Annotated[int | None, "Their seat there."]
    key: Annotated[str | None, "The key of that seat."]


class RoomMessage(TypedDict):
    """The room has changed."""

    type: Annotated[Literal["room"], "Always `room`."]
    room: Annotated[RoomJson, "The room now."]
    you: Annotated[MemberTable | None, "Where this member plays now; null: the client only watches."]
    now: Annotated[int, "The server's clock."]
