"""A program on this machine in a room of a server: it enters, and plays the games it is assigned.

The server sends views and receives moves; the program runs only here, never on the server.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import secrets
from collections.abc import AsyncGenerator, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import aclosing, suppress
from functools import partial
from typing import IO, Any, Self
from urllib.parse import urlsplit

from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from wanderwall.bots.protocol import Bot, BotFailed, Budget, Event, History
from wanderwall.game.protocol import CHANCE
from wanderwall.problem import Problem
from wanderwall.server.api.calls import RoomsApi
from wanderwall.server.api.client import ApiClient, Call, NotThisApi, T, Unreachable, to_json
from wanderwall.server.api.requests import MemberRequest
from wanderwall.server.rooms.types import MemberTable, RoomJson
from wanderwall.server.settings import home
from wanderwall.server.sockets.messages import (
    BackMessage,
    HelloMessage,
    MoveMessage,
    RoomHello,
    RoomServerMessage,
    ServerMessage,
    SocketMessage,
)
from wanderwall.server.tables.types import EventMessage
from wanderwall.server.tables.views import apply_changes

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

#: seconds for an answer, and between two tries
PATIENCE, AGAIN = 10.0, 1.0
#: length of a whole id
WHOLE = 10
#: close codes from here on mean that reconnecting is useless
FINAL = 4400
#: codes with which a move may be refused because the game had moved on
OVERTAKEN = ("table.stale", "table.not_playing", "go.not_now", "go.grabbed", "go.over")


class RoomServer(ApiClient):
    """The client of the server of a room; its problems name the address."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Problem("join.address", address=address)
        self.address = address
        path = parts.path.partition("/room/")[0].rstrip("/")
        super().__init__(f"{parts.scheme}://{parts.netloc}{path}", PATIENCE)

    def send(self, call: Call[T]) -> T:
        try:
            return super().send(call)
        except NotThisApi:
            raise Problem("join.address", address=self.address) from None
        except Unreachable:
            raise Problem("join.unreachable", address=self.address) from None

    async def messages(self, path: str, hello: SocketMessage) -> AsyncGenerator[tuple[ClientConnection, Any], None]:
        """Yield the messages of a socket, which reconnects after a drop, until it is closed for good."""
        address = f"ws{self.url.removeprefix('http')}/api{path}/live"
        while True:
            with suppress(OSError, TimeoutError, InvalidHandshake):
                async with connect(address, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
                    with suppress(ConnectionClosed):
                        await socket.send(json.dumps(to_json(hello)))
                        async for text in socket:
                            yield socket, json.loads(text)
                    if (socket.close_code or 0) >= FINAL:
                        return
            await asyncio.sleep(AGAIN)


class RoomPlayer:
    """A program in one room."""

    def __init__(
        self, server: RoomServer, id: str, key: str, bot: Bot, budget: Budget, report: Callable[..., None]
    ) -> None:
        self.server, self.id, self.key = server, id, key
        self.bot, self.budget, self.report = bot, budget, report
        #: the program answers one question at a time, even if a game ended while it was thinking
        self.pool = ThreadPoolExecutor(1)
        self._playing: asyncio.Task[None] | None = None
        self._table: str | None = None

    async def stay(self) -> bool:
        """Play until the room is over; return whether it ever was there."""
        found = False
        try:
            hello = RoomHello(type="hello", key=self.key)
            async with aclosing(self.server.messages(f"/rooms/{self.id}", hello)) as messages:
                async for _, message in messages:
                    said: RoomServerMessage = message
                    if said["type"] != "room":
                        continue
                    found = True
                    if said["room"]["status"] == "over":
                        break
                    if said["you"]:
                        await self._follow(said["room"], said["you"])
        finally:
            if self._playing:
                self._playing.cancel()
                with suppress(asyncio.CancelledError):
                    await self._playing
        return found

    async def _follow(self, room: RoomJson, you: MemberTable) -> None:
        """Go to the table where the program has to play."""
        if you["table"] == self._table:
            return
        if self._playing:
            self._playing.cancel()
        self._table, self._playing = you["table"], None
        if you["table"] and you["seat"] is not None and you["key"]:
            game = next(game for game in room["games"] if game["table"] == you["table"])
            names = {member["number"]: member["name"] for member in room["members"]}
            self.report("join-plays", names=" – ".join(names[number] for number in game["members"]))
            self._playing = asyncio.create_task(self._play(you["table"], you["seat"], you["key"]))

    async def _play(self, table: str, seat: int, key: str) -> None:
        try:
            await RemoteGame(self, table, seat, key).play()
        except BotFailed as failure:
            self.report("join-failed", text=failure)
            with suppress(Problem):
                await self.server.ask(RoomsApi.give_up(self.id, room_key=self.key))


class RemoteGame:
    """One game of a program."""

    def __init__(self, player: RoomPlayer, table: str, seat: int, key: str) -> None:
        self.player, self.table, self.seat, self.key = player, table, seat, key
        self.seq = 0
        self.opening: Any = None
        self.view: Any = None
        self.choices: Any = None
        self.events: list[Event[Any]] = []
        self.last = ""

    async def play(self) -> None:
        """Move whenever it is the program's turn; raise BotFailed if it cannot."""
        hello = HelloMessage(type="hello", keys={str(self.seat): self.key})
        async with aclosing(self.player.server.messages(f"/tables/{self.table}", hello)) as messages:
            async for socket, message in messages:
                said: ServerMessage = message
                if (said["type"] == "welcome" or said["type"] == "table") and said["table"]["status"] == "over":
                    return
                if await self._process(socket, said) and self.choices:
                    await self._move(socket)

    async def _process(self, socket: ClientConnection, said: ServerMessage) -> bool:
        """Process a message; return whether the view has changed."""
        if said["type"] == "welcome" or said["type"] == "table":
            if said["table"]["seats"][self.seat]["away"]:  # it was away for too long
                await self._say(socket, BackMessage(type="back", seat=self.seat))
        elif said["type"] == "view":
            self.seq, self.view, self.choices = said["seq"], said["view"], said["choices"]
            self.opening = self.opening or self.view
            return True
        elif said["type"] == "event":
            self._apply_event(said)
            return True
        elif said["type"] == "refused" and said["code"] not in OVERTAKEN and not said["code"].startswith("server."):
            raise BotFailed("bot.illegal_move", text=self.last, reason=said["code"])
        return False

    async def _say(self, socket: ClientConnection, message: SocketMessage) -> None:
        with suppress(ConnectionClosed):  # it is sent again when the connection is back
            await socket.send(json.dumps(to_json(message)))

    def _apply_event(self, said: EventMessage) -> None:
        self.seq, self.choices = said["seq"], said["choices"]
        self.view = apply_changes(self.view, said["changes"])
        for seat, move in said["moves"]:  # the view between two moves of one entry is not sent
            self.events.append(Event(CHANCE if seat is None else seat, move, self.view))

    async def _move(self, socket: ClientConnection) -> None:
        player, seen = self.player, History(self.opening, tuple(self.events), self.view, self.choices)
        ask = partial(player.bot.choose, seen, player.budget, secrets.randbelow(2**31))
        try:
            answer = await asyncio.get_running_loop().run_in_executor(player.pool, ask)
        except BotFailed:
            raise
        except Exception as error:  # a third-party bot may raise anything
            raise BotFailed("bot.crashed") from error
        await asyncio.sleep(answer.seconds)  # a game of speed: it takes the time that it claims
        self.last = answer.move[:64]
        await self._say(socket, MoveMessage(type="move", seat=self.seat, move=self.last, after=self.seq))


async def find_room(server: RoomServer, code: str) -> tuple[str, str]:
    """The id and edition of the room of a code, a whole id or a link; raise a Problem if there is none or it is
    over.
    """
    id = "".join(code.rpartition("/room/")[2].split()).replace("-", "").lower()
    if len(id) != WHOLE:
        found = await server.ask(RoomsApi.find(id[:WHOLE]))
        id = "" if "table" in found else found["room"]
    room = (await server.ask(RoomsApi.show(id or "none")))["room"]
    if room["status"] == "over":
        raise Problem("room.over")
    return room["id"], room["edition"]


class Stay:
    """A member's time in a room: enters, and leaves whatever happens.

    The name of the request that entered is kept in a file, because the same request is answered with the same member: a
    program that was stopped or killed returns under its name, with its points.
    """

    def __init__(self, server: RoomServer, id: str, name: str) -> None:
        self.server, self.id, self.called = server, id, name
        self.name, self.key = name, ""
        digest = hashlib.sha256(f"{server.url} {id} {name.casefold()}".encode()).hexdigest()
        self._path = home() / "rooms" / digest[:32]
        #: held open and locked: a second program of the same name is another member, not this one twice
        self._file: IO[str] | None = None

    async def __aenter__(self) -> Self:
        request = self._take_request()
        entering = asyncio.create_task(self._enter(request))
        try:
            await asyncio.shield(entering)
        except asyncio.CancelledError:  # the server may have let it in already, so it has to leave
            with suppress(Problem):
                await entering
                await self._leave()
            raise
        return self

    async def __aexit__(self, *error: object) -> None:
        await self._leave()

    async def _enter(self, request: str) -> None:
        enter = partial(RoomsApi.join, self.id, MemberRequest(name=self.called, program=True))
        try:
            joined = await self.server.ask(enter(idempotency_key=request))
        except Problem as problem:
            if problem.code != "room.wrong_key":
                raise
            # the teacher has removed this member, which does not prevent the program from entering as a new one
            joined = await self.server.ask(enter(idempotency_key=self._keep_request(new_request())))
        self.key = joined["key"]
        members = joined["room"]["members"]
        self.name = next((one["name"] for one in members if one["number"] == joined["member"]), self.called)

    async def _leave(self) -> None:
        try:
            await self.server.ask(RoomsApi.leave(self.id, room_key=self.key))
        except Problem as problem:
            if problem.code in ("room.over", "room.unknown"):  # there is nothing to return to
                self._path.unlink(missing_ok=True)
        finally:
            if self._file is not None:
                self._file.close()

    def _take_request(self) -> str:
        """The name of the request that entered this room before; a new one the first time, or if nothing can be
        stored.
        """
        try:
            self._path.parent.mkdir(parents=True, exist_ok=True, mode=0o700)
            file = open(self._path, "a+", opener=partial(os.open, mode=0o600), encoding="ascii")  # noqa: SIM115, held while it plays
        except OSError:
            return new_request()
        try:
            if fcntl is not None:
                fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            file.close()
            return new_request()
        self._file = file
        file.seek(0)
        return file.read().strip() or self._keep_request(new_request())

    def _keep_request(self, request: str) -> str:
        if self._file is not None:
            self._file.truncate(0)
            self._file.write(request)
            self._file.flush()
        return request


def new_request() -> str:
    """An unguessable name for a request."""
    return secrets.token_urlsafe(16)
