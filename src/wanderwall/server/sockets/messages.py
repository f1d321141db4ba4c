"""Messages a client may send over the socket; everything else is refused.

A message is a plain class that declares its bounds. `websocket` validates messages from the network against them with
pydantic. The offline page trusts its own messages and has no pydantic.
"""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Annotated, Literal

from wanderwall.server.tables.commands import SIGNS
from wanderwall.server.tables.types import Bounds, SeatNumber

Ref = Annotated[int, Bounds(ge=0, lt=2**31)] | Annotated[str, Bounds(max_length=16)] | None
SeatText = Annotated[str, Bounds(pattern="^[0-9]{1,2}$")]
Key = Annotated[str, Bounds(max_length=64)]
Seq = Annotated[int, Bounds(ge=0, lt=2**31)]
Keys = Annotated[dict[SeatText, Key], Bounds(max_length=16)]
MoveText = Annotated[str, Bounds(max_length=64)]


@dataclass(frozen=True, kw_only=True)
class SocketMessage:
    __pydantic_config__ = {"extra": "forbid", "strict": True}  # noqa: RUF012

    ref: Ref = None


@dataclass(frozen=True, kw_only=True)
class HelloMessage(SocketMessage):
    type: Literal["hello"]
    keys: Keys = field(default_factory=dict)
    #: whether this is a shared screen, such as a TV, that shows the table to everybody present
    screen: bool = False


@dataclass(frozen=True, kw_only=True)
class OpenMessage(SocketMessage):
    type: Literal["open"]
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class CloseMessage(SocketMessage):
    type: Literal["close"]


@dataclass(frozen=True, kw_only=True)
class MoveMessage(SocketMessage):
    type: Literal["move"]
    seat: SeatNumber
    move: MoveText
    after: Seq


@dataclass(frozen=True, kw_only=True)
class UndoMessage(SocketMessage):
    type: Literal["undo"]
    seat: SeatNumber
    after: Seq
    #: at a puzzle: undo everything, back to the start
    all: bool = False


@dataclass(frozen=True, kw_only=True)
class SolutionMessage(SocketMessage):
    type: Literal["solution"]
    seat: SeatNumber
    after: Seq


@dataclass(frozen=True, kw_only=True)
class HintMessage(SocketMessage):
    type: Literal["hint"]
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class SignMessage(SocketMessage):
    type: Literal["sign"]
    seat: SeatNumber
    sign: Literal[SIGNS]  # type: ignore[valid-type]


@dataclass(frozen=True, kw_only=True)
class LeaveMessage(SocketMessage):
    type: Literal["leave"]
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class BackMessage(SocketMessage):
    type: Literal["back"]
    seat: SeatNumber


@dataclass(frozen=True, kw_only=True)
class SkipMessage(SocketMessage):
    type: Literal["skip"]


@dataclass(frozen=True, kw_only=True)
class PingMessage(SocketMessage):
    type: Literal["ping"]


ClientMessage = (
    HelloMessage
    | OpenMessage
    | CloseMessage
    | MoveMessage
    | UndoMessage
    | SolutionMessage
    | HintMessage
    | SignMessage
    | LeaveMessage
    | BackMessage
    | SkipMessage
    | PingMessage
)
