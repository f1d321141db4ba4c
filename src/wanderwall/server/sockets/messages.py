"""Messages over the sockets of tables and rooms: what a client may send, everything else is refused; and what it gets.

A message is a plain class that declares its bounds. `websocket` validates messages from the network against them with
pydantic. The offline page trusts its own messages and has no pydantic.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal, TypedDict

from wanderwall.coach.types import HintJson
from wanderwall.server.rooms.types import RoomMessage
from wanderwall.server.tables.commands import SIGNS
from wanderwall.server.tables.types import (
    Bounds,
    EventMessage,
    MovedMessage,
    NextMessage,
    ProblemJson,
    SeatNumber,
    SignSent,
    TableJson,
    TableMessage,
    ViewMessage,
)

Ref = Annotated[int, Bounds(ge=0, lt=2**31)] | Annotated[str, Bounds(max_length=16)] | None
SeatText = Annotated[str, Bounds(pattern="^[0-9]{1,2}$")]
Key = Annotated[str, Bounds(max_length=64)]
Seq = Annotated[int, Bounds(ge=0, lt=2**31)]
Keys = Annotated[dict[SeatText, Key], Bounds(max_length=16)]
MoveText = Annotated[str, Bounds(max_length=64)]


@dataclass(frozen=True, kw_only=True)
class SocketMessage:
    """What all messages of clients have."""

    __pydantic_config__ = {"extra": "forbid", "strict": True}  # noqa: RUF012

    ref: Annotated[Ref, "Comes back in the answer."] = None


@dataclass(frozen=True, kw_only=True)
class HelloMessage(SocketMessage):
    """The first message: who the client is. Without keys it is a spectator."""

    type: Annotated[Literal["hello"], "Always `hello`."]
    keys: Annotated[Keys, "The key of each seat on this device, by its number."] = field(default_factory=dict)
    screen: Annotated[
        bool, "Whether it is a shared screen, such as a TV, that shows the table to everybody present."
    ] = False
    code: Annotated[Annotated[str, Bounds(max_length=8)], "The letters of a TV, so that its phones recognize it."] = ""
    key: Annotated[Annotated[str, Bounds(max_length=80)], "The key of that TV."] = ""


@dataclass(frozen=True, kw_only=True)
class OpenMessage(SocketMessage):
    """Show what a seat knows, on a device with several."""

    type: Annotated[Literal["open"], "Always `open`."]
    seat: Annotated[SeatNumber, "Which seat."]


@dataclass(frozen=True, kw_only=True)
class CloseMessage(SocketMessage):
    """Show only what everybody knows."""

    type: Annotated[Literal["close"], "Always `close`."]


@dataclass(frozen=True, kw_only=True)
class MoveMessage(SocketMessage):
    """Make a move."""

    type: Annotated[Literal["move"], "Always `move`."]
    seat: Annotated[SeatNumber, "Which seat."]
    move: Annotated[MoveText, "The move in notation."]
    after: Annotated[Seq, "The last `seq` that you saw: a repeated message counts once."]


@dataclass(frozen=True, kw_only=True)
class UndoMessage(SocketMessage):
    """Take back your push before you walk, or your last turn: people at other devices are asked first."""

    type: Annotated[Literal["undo"], "Always `undo`."]
    seat: Annotated[SeatNumber, "Which seat."]
    after: Annotated[Seq, "The last `seq` that you saw."]
    all: Annotated[bool, "At a puzzle: take back everything."] = False


@dataclass(frozen=True, kw_only=True)
class AgreeMessage(SocketMessage):
    """Answer a person who asks to take their last turn back."""

    type: Annotated[Literal["agree"], "Always `agree`."]
    seat: Annotated[SeatNumber, "Which seat."]
    yes: Annotated[bool, "Whether you agree."]


@dataclass(frozen=True, kw_only=True)
class SolutionMessage(SocketMessage):
    """Give up a puzzle: its solution is sent."""

    type: Annotated[Literal["solution"], "Always `solution`."]
    seat: Annotated[SeatNumber, "Which seat."]
    after: Annotated[Seq, "The last `seq` that you saw."]


@dataclass(frozen=True, kw_only=True)
class HintMessage(SocketMessage):
    """Ask the coach for the best turn."""

    type: Annotated[Literal["hint"], "Always `hint`."]
    seat: Annotated[SeatNumber, "Which seat."]


@dataclass(frozen=True, kw_only=True)
class SignMessage(SocketMessage):
    """Send a sign to everybody."""

    type: Annotated[Literal["sign"], "Always `sign`."]
    seat: Annotated[SeatNumber, "Which seat."]
    sign: Annotated[Literal[SIGNS], "Which sign."]  # type: ignore[valid-type]


@dataclass(frozen=True, kw_only=True)
class LeaveMessage(SocketMessage):
    """Let a bot move for a seat: your own, or one whose person is gone."""

    type: Annotated[Literal["leave"], "Always `leave`."]
    seat: Annotated[SeatNumber, "Which seat."]


@dataclass(frozen=True, kw_only=True)
class BackMessage(SocketMessage):
    """Move for your seat again."""

    type: Annotated[Literal["back"], "Always `back`."]
    seat: Annotated[SeatNumber, "Which seat."]


@dataclass(frozen=True, kw_only=True)
class SkipMessage(SocketMessage):
    """Do not wait for bots to show their moves slowly."""

    type: Annotated[Literal["skip"], "Always `skip`."]


@dataclass(frozen=True, kw_only=True)
class PingMessage(SocketMessage):
    """Ask for the time of the server."""

    type: Annotated[Literal["ping"], "Always `ping`."]


ClientMessage = (
    HelloMessage
    | OpenMessage
    | CloseMessage
    | MoveMessage
    | UndoMessage
    | AgreeMessage
    | SolutionMessage
    | HintMessage
    | SignMessage
    | LeaveMessage
    | BackMessage
    | SkipMessage
    | PingMessage
)


@dataclass(frozen=True, kw_only=True)
class RoomHello(SocketMessage):
    """The first message at a room; without a key the client only watches."""

    type: Annotated[Literal["hello"], "Always `hello`."]
    key: Annotated[Key, "The teacher's key, or a member's."] = ""


RoomClientMessage = RoomHello | PingMessage


# ── to the client ────────────────────────────────────────────────────────────────────────────────────────────────────


class WelcomeMessage(TypedDict):
    """The answer to a hello: the table, and which seats are the client's."""

    type: Annotated[Literal["welcome"], "Always `welcome`."]
    now: Annotated[int, "The server's clock."]
    table: Annotated[TableJson, "The table."]
    keys: Annotated[list[int], "The seats whose keys were right."]
    open: Annotated[int | None, "The seat whose view comes next; null: what everybody knows."]


class HintAnswer(TypedDict):
    """The answer to `hint`."""

    type: Annotated[Literal["hint"], "Always `hint`."]
    ref: Annotated[int | str | None, "Of the request."]
    turns: Annotated[list[HintJson], "The best turn."]


class SolutionAnswer(TypedDict):
    """The answer to `solution`."""

    type: Annotated[Literal["solution"], "Always `solution`."]
    ref: Annotated[int | str | None, "Of the request."]
    line: Annotated[list[str], "The solver's line, in notation."]


class RefusedMessage(ProblemJson):
    """A message was refused; nothing has changed."""

    type: Annotated[Literal["refused"], "Always `refused`."]
    ref: Annotated[int | str | None, "Of the refused message."]


class PongMessage(TypedDict):
    """The answer to `ping`."""

    type: Annotated[Literal["pong"], "Always `pong`."]
    now: Annotated[int, "The server's clock."]
    ref: Annotated[int | str | None, "Of the request."]


#: what a client at a table gets. A client that caused an event gets its own `ref` with it
ServerMessage = (
    WelcomeMessage
    | TableMessage
    | MovedMessage
    | ViewMessage
    | EventMessage
    | NextMessage
    | SignSent
    | HintAnswer
    | SolutionAnswer
    | RefusedMessage
    | PongMessage
)

#: what a client at a room gets
RoomServerMessage = RoomMessage | PongMessage
