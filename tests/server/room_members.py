"""Members of a room, as programs: they join, play their games, and reconnect after a drop."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from tests.server.client import Device, Dropped, Json, Live
from tests.server.players import play
from wanderwall.server.api.calls import RoomsApi
from wanderwall.server.api.requests import MemberRequest
from wanderwall.server.rooms.types import NewRoom, RoomJson

#: a room whose games end soon
SHORT_ROOM: Json = {"edition": "classic-1986", "options": {"goals": 1}, "mode": "swiss", "rounds": 2, "rest": 0}


class Teacher:
    """The person who opened a room."""

    def __init__(self, device: Device, id: str, key: str) -> None:
        self.device, self.id, self.key = device, id, key

    @classmethod
    async def opens(cls, device: Device, **how: Any) -> Self:
        made = await device.ask(RoomsApi.make(NewRoom(**{**SHORT_ROOM, **how})))
        return cls(device, made["room"]["id"], made["key"])

    async def do(self, what: str, body: Json | None = None) -> RoomJson:
        headers = {"X-Room-Key": self.key}
        answer = await self.device.http.post(f"/api/rooms/{self.id}/{what}", json=body or {}, headers=headers)
        room: RoomJson = self.device._read(answer)["room"]
        return room

    async def room(self) -> RoomJson:
        return (await self.device.ask(RoomsApi.show(self.id)))["room"]

    async def code(self) -> str:
        """Its short code, while it is not over."""
        code = (await self.room())["code"]
        assert code is not None
        return code

    async def until(self, holds: Callable[[RoomJson], Any], seconds: float = 60.0) -> RoomJson:
        """Wait until a condition holds for the room."""
        async with asyncio.timeout(seconds):
            while not holds(room := await self.room()):
                await asyncio.sleep(0.1)
        return room


class RoomMember:
    """A member of a room. `you` and `room` are what the server sent last."""

    def __init__(self, url: str, id: str, member: int, key: str) -> None:
        self.url, self.id, self.member, self.key = url, id, member, key
        self.address = f"ws{url.removeprefix('http')}/api/rooms/{id}/live"
        self.room: Json = {}
        self.you: Json = {}
        self.played: list[str] = []
        self.closed: int | None = None
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    @classmethod
    async def comes(cls, url: str, id: str, name: str | None, *, program: bool = False) -> Self:
        """Join as a new guest."""
        async with Device(url) as device:
            joined = await device.ask(RoomsApi.join(id, MemberRequest(name=name, program=program)))
        return cls(url, id, joined["member"], joined["key"])

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._follow())
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        assert self._reader is not None
        self._reader.cancel()
        with suppress(asyncio.CancelledError):
            await self._reader

    async def _follow(self) -> None:
        while self.closed is None or self.closed < 4400:
            with suppress(OSError, InvalidHandshake, TimeoutError, ConnectionClosed):
                async with connect(self.address, compression=None, max_size=None, open_timeout=5) as socket:
                    try:
                        await self._listen(socket)
                    finally:
                        self.closed = socket.close_code
            async with self._news:
                self._news.notify_all()
            await asyncio.sleep(0.1)

    async def _listen(self, socket: ClientConnection) -> None:
        await socket.send(orjson.dumps({"type": "hello", "key": self.key}).decode())
        async for text in socket:
            self._hear(orjson.loads(text))
            async with self._news:
                self._news.notify_all()

    def _hear(self, said: Json) -> None:
        if said["type"] == "room":
            self.room, self.you = said["room"], said["you"]

    async def until(self, holds: Callable[[], Any], seconds: float = 60.0) -> None:
        async with asyncio.timeout(seconds), self._news:
            while not holds():
                await self._news.wait()

    async def round(self, number: int, seconds: float = 60.0) -> None:
        """Wait until a round has been paired."""
        await self.until(lambda: self.room.get("round", 0) >= number, seconds)

    @property
    def over(self) -> bool:
        return bool(self.room.get("status") == "over")

    @property
    def due(self) -> str | None:
        """The table where they are to play, and have not."""
        table: str | None = self.you.get("table")
        return None if table in self.played else table

    def at_table(self) -> Live:
        """A live connection to the table where they are to play."""
        return Live(self.url, str(self.you["table"]), {self.you["seat"]: self.you["key"]})

    async def called(self) -> None:
        """Wait until there is a table to play at."""
        await self.until(lambda: self.due)

    async def sent_home(self) -> None:
        """Wait until the room is over."""
        await self.until(lambda: self.over)

    async def play_on(self, seconds: float = 120.0) -> None:
        """Play every game until the room is over."""
        async with asyncio.timeout(seconds):
            while not self.over:
                await self.until(lambda: self.over or self.due, seconds)
                if table := self.due:
                    with suppress(Dropped):
                        async with self.at_table() as live:
                            await play(live, self.member, patient=True)
                            self.played.append(table)
