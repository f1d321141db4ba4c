"""One socket at a room: receives the state of the room, and where its member plays."""

from __future__ import annotations

from functools import partial
from typing import Annotated

from fastapi import WebSocket
from pydantic import Field, TypeAdapter

from wanderwall.problem import Problem
from wanderwall.server.ids import read_id
from wanderwall.server.old_names import with_old_type
from wanderwall.server.rooms import commands
from wanderwall.server.rooms.types import RoomMessage
from wanderwall.server.services import Services
from wanderwall.server.sockets.messages import PongMessage, RoomClientMessage, RoomHello
from wanderwall.server.sockets.session import NO_HELLO, WRONG_KEY, SessionClosed
from wanderwall.server.sockets.websocket import WebSocketSession

_read: TypeAdapter[RoomClientMessage] = TypeAdapter(Annotated[RoomClientMessage, Field(discriminator="type")])


class RoomSession(WebSocketSession):
    """One socket at a room."""

    def __init__(self, websocket: WebSocket, services: Services, is_old: bool) -> None:
        super().__init__(websocket, services)
        self.member: int | None = None
        self.key = ""
        self._is_old = is_old
        self._rooms = services.rooms

    def send_room(self, message: RoomMessage) -> None:
        self.send_json(with_old_type(message) if self._is_old else message)

    async def serve(self, id: str) -> None:
        """Run the session from hello to close."""
        hello = await self.read_first(_read)
        if not isinstance(hello, RoomHello):
            raise SessionClosed(NO_HELLO)
        try:
            live = await self._rooms.fresh(id)
        except Problem:
            self.count_guess()
            raise
        if hello.key:
            try:
                member = commands.member_of(live.room, hello.key)
                self.member, self.key = member.number, member.key
            except Problem:
                self.count_guess()
                raise SessionClosed(WRONG_KEY) from None
            self._wire.mark_seated()
            if live.room.members[self.member].gone and live.room.ended is None:
                await self._rooms.do(id, partial(commands.back, number=self.member))
        self._rooms.enter(live, self)
        try:
            while self.closing is None:
                said = await self.read_message(_read)
                pong: PongMessage = {"type": "pong", "now": self._rooms.tables.clock.now(), "ref": said.ref}
                self.send_json(pong)
        finally:
            self._rooms.leave(live, self)


async def live_room(websocket: WebSocket, id: str, services: Services, is_old: bool = False) -> None:
    """Endpoint of a room; `is_old`: under the old path, whose clients know another word for it."""
    await websocket.accept()
    socket = RoomSession(websocket, services, is_old)
    await socket.run(socket.serve(read_id(id)))
