"""One socket at a room: receives the state of the room, and where its member plays."""

from __future__ import annotations

from dataclasses import dataclass
from functools import partial
from typing import Annotated, Literal, Protocol

from fastapi import WebSocket
from pydantic import Field, TypeAdapter

from wanderwall.problem import Problem
from wanderwall.server.club import commands
from wanderwall.server.limits import Limits
from wanderwall.server.live.clubs import Clubs
from wanderwall.server.live.conversation import Conversation
from wanderwall.server.live.messages import Key, Message, Ping
from wanderwall.server.live.talk import NO_HELLO, WRONG_KEY, Ended
from wanderwall.server.metrics import Metrics
from wanderwall.server.settings import Settings
from wanderwall.server.table.ids import read_id


@dataclass(frozen=True, kw_only=True)
class Hello(Message):
    """The first message; without a key the client only watches."""

    type: Literal["hello"]
    key: Key = ""


_read: TypeAdapter[Hello | Ping] = TypeAdapter(Annotated[Hello | Ping, Field(discriminator="type")])


class Worker(Protocol):
    """The services such a socket uses."""

    settings: Settings
    metrics: Metrics
    limits: Limits
    clubs: Clubs


class ClubSocket(Conversation):
    """One socket at a room."""

    def __init__(self, websocket: WebSocket, worker: Worker) -> None:
        super().__init__(websocket, worker)
        self.member: int | None = None
        self._clubs = worker.clubs

    async def serve(self, id: str) -> None:
        """Run the session from hello to close."""
        hello = await self.hear_first(_read)
        if not isinstance(hello, Hello):
            raise Ended(NO_HELLO)
        try:
            live = await self._clubs.find(id)
        except Problem:
            self.count_guess()
            raise
        if hello.key:
            try:
                self.member = commands.member_of(live.club, hello.key).number
            except Problem:
                self.count_guess()
                raise Ended(WRONG_KEY) from None
            self._wire.sit_down()
            if live.club.members[self.member].gone and live.club.ended is None:
                await self._clubs.do(id, partial(commands.back, number=self.member))
        self._clubs.enter(live, self)
        try:
            while self.closing is None:
                said = await self.hear_one(_read)
                self.tell({"type": "pong", "now": self._clubs.hall.clock.now(), "ref": said.ref})
        finally:
            self._clubs.leave(live, self)


async def live_club(websocket: WebSocket, id: str, worker: Worker) -> None:
    """Endpoint of a room."""
    await websocket.accept()
    socket = ClubSocket(websocket, worker)
    await socket.hold(socket.serve(read_id(id)))
