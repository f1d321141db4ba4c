"""What a client may say over the socket; everything else is not understood."""

from __future__ import annotations

from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, TypeAdapter

from wanderwall.server.table.commands import SIGNS

SeatNumber = Annotated[int, Field(ge=0, lt=16)]
Ref = Annotated[int, Field(ge=0, lt=2**31)] | Annotated[str, Field(max_length=16)] | None
SeatText = Annotated[str, Field(pattern="^[0-9]{1,2}$")]
Key = Annotated[str, Field(max_length=64)]
Seq = Annotated[int, Field(ge=0, lt=2**31)]


class Message(BaseModel):
    model_config = ConfigDict(extra="forbid", strict=True)
    ref: Ref = None


class Hello(Message):
    type: Literal["hello"]
    keys: Annotated[dict[SeatText, Key], Field(max_length=16)] = {}
    #: a TV that shows the table to everybody in the room
    screen: bool = False


class Open(Message):
    type: Literal["open"]
    seat: SeatNumber


class Close(Message):
    type: Literal["close"]


class Move(Message):
    type: Literal["move"]
    seat: SeatNumber
    move: Annotated[str, Field(max_length=64)]
    after: Seq


class Undo(Message):
    type: Literal["undo"]
    seat: SeatNumber
    after: Seq
    #: at a puzzle: from the beginning
    all: bool = False


class Solution(Message):
    type: Literal["solution"]
    seat: SeatNumber
    after: Seq


class Hint(Message):
    type: Literal["hint"]
    seat: SeatNumber


class Sign(Message):
    type: Literal["sign"]
    seat: SeatNumber
    sign: Literal[SIGNS]  # type: ignore[valid-type]


class Leave(Message):
    type: Literal["leave"]
    seat: SeatNumber


class Back(Message):
    type: Literal["back"]
    seat: SeatNumber


class Skip(Message):
    type: Literal["skip"]


class Ping(Message):
    type: Literal["ping"]


ClientMessage = Hello | Open | Close | Move | Undo | Solution | Hint | Sign | Leave | Back | Skip | Ping

read: TypeAdapter[ClientMessage] = TypeAdapter(Annotated[ClientMessage, Field(discriminator="type")])
