"""The bodies of HTTP requests, validated before anything uses them."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal, Self

from pydantic import BaseModel, ConfigDict, Field, model_validator

from wanderwall.server.rooms.openings import NewRoom
from wanderwall.server.services import Json
from wanderwall.server.tables.openings import NewSeat, NewTable

Name = Annotated[str, Field(max_length=80, description="your name; listed tables use made-up names instead")]
SeatNumber = Annotated[int, Field(ge=0, lt=16)]
Value = Annotated[str, Field(max_length=80)] | int | bool | None
OptionName = Annotated[str, Field(max_length=32)]
#: one value for all seats, or one for each
OneOrEach = Value | Annotated[list[Value], Field(max_length=16)]


class RequestBody(BaseModel):
    model_config = ConfigDict(extra="forbid")


class SeatRequest(RequestBody):
    """One seat of a new table."""

    kind: Literal["me", "here", "bot", "open"] = Field(description="me: my seat; here: another person on my device")
    name: Name | None = None
    bot: Annotated[str, Field(max_length=40)] | None = None
    colour: Annotated[str, Field(max_length=16)] | None = None


class TableAsked(RequestBody):
    """A new table."""

    edition: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[OptionName, OneOrEach], Field(max_length=32)] = {}
    seats: Annotated[list[SeatRequest], Field(min_length=1, max_length=8)]
    listed: bool = False
    clock: Annotated[int, Field(ge=1, le=7 * 24 * 3600)] | None = Field(None, description="seconds a turn or round")
    timeout: Literal["bot", "pass"] = "pass"
    undo: bool = False
    hints: bool = True
    begin: bool = True

    def plain(self) -> NewTable:
        """The table without the parts that only a request needs: tables are independent of HTTP."""
        seats = [NewSeat(**seat.model_dump()) for seat in self.seats]
        return NewTable(seats=seats, **self.model_dump(exclude={"seats", "begin"}))


PlaceNumber = Annotated[int, Field(ge=-1, le=200, description="a square's number; -1: on the spare tile")]
Sides = Annotated[int, Field(ge=0, le=15, description="sum of 1 north, 2 east, 4 south, 8 west")]
ThingName = Annotated[str, Field(pattern=r"^[a-z0-9_-]{1,32}$")]


class FreshRequest(RequestBody):
    """A new puzzle, made on demand, of a built-in kind, edition and level."""

    kind: Literal["fewest", "find", "treasures", "block", "go"]
    edition: ThingName
    level: Annotated[int, Field(ge=1, le=5)]


class PuzzleRequest(RequestBody):
    """A puzzle to solve, by one of: its day, its built-in number, its line; or a fresh one."""

    day: date | None = None
    roll: bool = Field(False, description="the day's roll of Labyrinth Go!, not its maze")
    number: Annotated[int, Field(ge=1, le=100_000)] | None = None
    line: Annotated[str, Field(min_length=1, max_length=2000)] | None = None
    fresh: FreshRequest | None = None
    name: Name | None = None

    @model_validator(mode="after")
    def one(self) -> Self:
        if sum(value is not None for value in (self.day, self.number, self.line, self.fresh)) != 1:
            raise ValueError("one of day, number, line and fresh")
        return self

    def puzzle_spec(self, seed: int) -> Json:
        """The description of the puzzle; a fresh one is made from the seed."""
        if self.day:
            return {"day": self.day.isoformat(), "roll": self.roll}
        if self.fresh:
            return {"seed": seed, **self.fresh.model_dump()}
        return {"number": self.number} if self.number is not None else {"line": self.line}


class NewDraftRequest(RequestBody):
    """A request for a maze to edit."""

    line: Annotated[str, Field(min_length=1, max_length=2000)] | None = Field(
        None, description="a puzzle to start from"
    )


#: an arrow, such as N4
ArrowName = Annotated[str, Field(pattern=r"^[NESW]\d{1,2}$")]


class DraftSeat(RequestBody):
    """A pawn of an edited maze."""

    colour: ThingName
    pawn: PlaceNumber
    goals: Annotated[list[ThingName], Field(max_length=3, description="in order; none: the way home")]


class DraftRequest(RequestBody):
    """An edited maze; a second seat must be left without any way."""

    edition: ThingName
    maze: Annotated[list[Sides], Field(max_length=200)]
    spare: Sides
    barred: ArrowName | None = Field(None, description="the arrow where the last tile came out (S5)")
    lies: ArrowName | None = Field(None, description="the same, from pages before version 0.4")
    things: Annotated[dict[ThingName, PlaceNumber], Field(max_length=100)]
    seats: Annotated[list[DraftSeat], Field(min_length=1, max_length=2)]


class RecordRequest(RequestBody):
    """A game as text."""

    record: Annotated[str, Field(min_length=1, max_length=15_000, description="as docs/notation.md describes it")]


class JoinRequest(RequestBody):
    seat: SeatNumber | None = None
    name: Name | None = None


class ReseatRequest(RequestBody):
    seat: SeatNumber
    kind: Literal["bot", "open"]
    bot: Annotated[str, Field(max_length=40)] | None = None


class FirstRequest(RequestBody):
    seat: SeatNumber | None = Field(None, description="who begins; null: chosen at random")
    after: Annotated[int, Field(ge=0)] | None = Field(
        None, description="the table's seq when this was chosen: people may have changed seats since"
    )


class ColourRequest(RequestBody):
    seat: SeatNumber
    colour: Annotated[str, Field(max_length=16)]


class RematchRequest(RequestBody):
    same_maze: Annotated[bool, Field(description="the maze stays as it is, the cards are new")] = False
    swap: Annotated[bool, Field(description="3D Labyrinth: with `same_maze`, a few movable towers swap places")] = False
    first: Annotated[
        SeatNumber | None, Field(description="who begins, by the seat in the game that is over; null: at random")
    ] = None


class NextRequest(RequestBody):
    table: Annotated[str, Field(max_length=40, description="the id of the table where you play next")]


# ── rooms ─────────────────────────────────────────────────────────────────────────────────────────────────────────────


class RoomRequest(RequestBody):
    """A new room."""

    edition: Annotated[str, Field(max_length=40)]
    options: Annotated[dict[OptionName, OneOrEach], Field(max_length=32)] = {}
    mode: Literal["everybody", "swiss", "arena"] = "swiss"
    rounds: Annotated[int, Field(ge=1, le=30, description="of the Swiss system")] = 5
    minutes: Annotated[int, Field(ge=1, le=24 * 60, description="of an arena")] = 45
    rest: Annotated[int, Field(ge=0, le=3600, description="seconds between two rounds")] = 15
    clock: Annotated[int, Field(ge=1, le=7 * 24 * 3600)] | None = Field(None, description="seconds a turn or round")
    timeout: Literal["bot", "pass"] = Field("pass", description="what happens to a turn whose time is up")
    teams: Annotated[int, Field(ge=0, le=8)] = 0
    leavers: Literal["bot", "forfeit"] = Field("bot", description="what happens to the game of a member who is gone")
    made_up: bool = Field(False, description="names are made up for everybody")

    def plain(self) -> NewRoom:
        """The room without the parts that only a request needs."""
        return NewRoom(**self.model_dump())


class MemberRequest(RequestBody):
    name: Name | None = None
    program: bool = False


class MemberChangeRequest(RequestBody):
    name: Name | None = Field(None, description="empty: one is made up")
    team: Annotated[int, Field(ge=0, lt=8)] | None = None
    out: bool = Field(False, description="sent away for good")
    device: bool = Field(False, description="apply to all members on the same device, and to who joins from there")


class SettleRequest(RequestBody):
    game: Annotated[int, Field(ge=0)]
    winner: Annotated[int, Field(ge=0)] | None = Field(None, description="null: they share it")


class DoorRequest(RequestBody):
    open: bool
