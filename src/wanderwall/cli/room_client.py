"""A program on this machine in a room of a server: it enters, and plays the games it is assigned.

The server sends views and receives moves; the program runs only here, never on the server.
"""

from __future__ import annotations

import asyncio
import hashlib
import json
import os
import secrets
import urllib.error
import urllib.request
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
from wanderwall.server.settings import home
from wanderwall.server.tables.views import apply_changes

try:
    import fcntl
except ImportError:  # not on Windows
    fcntl = None  # type: ignore[assignment]

Json = dict[str, Any]

#: seconds for an answer, and between two tries
PATIENCE, AGAIN = 10.0, 1.0
#: length of a whole id
WHOLE = 10
#: close codes from here on mean that reconnecting is useless
FINAL = 4400
#: codes with which a move may be refused because the game had moved on
OVERTAKEN = ("table.stale", "table.not_playing", "go.not_now", "go.grabbed", "go.over")


class ServerClient:
    """Client for a server at an address."""

    def __init__(self, address: str) -> None:
        parts = urlsplit(address if "://" in address else f"http://{address}")
        if parts.scheme not in ("http", "https") or not parts.netloc:
            raise Problem("join.address", address=address)
        self.address = address
        self.url = f"{parts.scheme}://{parts.netloc}{parts.path.partition('/room/')[0].rstrip('/')}"

    async def ask(self, path: str, body: Json | None = None, key: str = "", request: str = "") -> Json:
        """Send a request; raise a Problem if the server refuses it. Requests with the same name get the same answer."""
        return await asyncio.to_thread(self._ask, path, body, key, request or new_request())

    def _ask(self, path: str, body: Json | None, key: str, name: str) -> Json:
        headers = {"Content-Type": "application/json", "Idempotency-Key": name}
        if key:
            headers["X-Room-Key"] = key
        data = None if body is None else json.dumps(body).encode()
        request = urllib.request.Request(f"{self.url}/api{path}", data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as answer:
                reply: Json = json.load(answer)
                return reply
        except urllib.error.HTTPError as refusal:
            with suppress(ValueError, KeyError, TypeError):
                problem = json.load(refusal)["problem"]
                raise Problem(problem["code"], problem["clause"], **problem["details"]) from None
            raise Problem("join.address", address=self.address) from None
        except (OSError, ValueError):
            raise Problem("join.unreachable", address=self.address) from None

    async def messages(self, path: str, hello: Json) -> AsyncGenerator[tuple[ClientConnection, Json], None]:
        """Yield the messages of a socket, which reconnects after a drop, until it is closed for good."""
        address = f"ws{self.url.removeprefix('http')}/api{path}/live"
        while True:
            with suppress(OSError, TimeoutError, InvalidHandshake):
                async with connect(address, compression=None, max_size=None, open_timeout=PATIENCE) as socket:
                    with suppress(ConnectionClosed):
                        await socket.send(json.dumps({"type": "hello", **hello}))
                        async for text in socket:
                            yield socket, json.loads(text)
                    if (socket.close_code or 0) >= FINAL:
                        return
            await asyncio.sleep(AGAIN)


class RoomPlayer:
    """A program in one room."""

    def __init__(
        self, server: ServerClient, id: str, key: str, bot: Bot, budget: Budget, report: Callable[..., None]
    ) -> None:
        self.server, self.id, self.key = server, id, key
        self.bot, self.budget, self.report = bot, budget, report
        #: the program answers one question at a time, even if a game ended while it was thinking
        self.pool = ThreadPoolExecutor(1)
        self._playing: asyncio.Task[None] | None = None
        self._table: str | None = None

    async def stay(self) -> Json:
        """Play until the room is over; return its last state."""
        room: Json = {}
        try:
            async with aclosing(self.server.messages(f"/rooms/{self.id}", {"key": self.key})) as messages:
                async for _, said in messages:
                    if said["type"] != "room":
                        continue
                    room, you = said["room"], said["you"]
                    if room["status"] == "over":
                        break
                    await self._follow(room, you)
        finally:
            if self._playing:
                self._playing.cancel()
                with suppress(asyncio.CancelledError):
                    await self._playing
        return room

    async def _follow(self, room: Json, you: Json) -> None:
        """Go to the table where the program has to play."""
        if you["table"] == self._table:
            return
        if self._playing:
            self._playing.cancel()
        self._table, self._playing = you["table"], None
        if self._table:
            game = next(game for game in room["games"] if game["table"] == self._table)
            names = {member["number"]: member["name"] for member in room["members"]}
            self.report("join-plays", names=" – ".join(names[number] for number in game["members"]))
            self._playing = asyncio.create_task(self._play(self._table, you["seat"], you["key"]))

    async def _play(self, table: str, seat: int, key: str) -> None:
        try:
            await RemoteGame(self, table, seat, key).play()
        except BotFailed as failure:
            self.report("join-failed", text=failure)
            with suppress(Problem):
                await self.server.ask(f"/rooms/{self.id}/give-up", {}, self.key)


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
        hello = {"keys": {str(self.seat): self.key}}
        async with aclosing(self.player.server.messages(f"/tables/{self.table}", hello)) as messages:
            async for socket, said in messages:
                if said.get("table", {}).get("status") == "over":
                    return
                if await self._process(socket, said) and self.choices:
                    await self._move(socket)

    async def _process(self, socket: ClientConnection, said: Json) -> bool:
        """Process a message; return whether the view has changed."""
        match said["type"]:
            case "welcome" | "table":
                if said["table"]["seats"][self.seat]["away"]:  # it was away for too long
                    await self._say(socket, {"type": "back", "seat": self.seat})
            case "view":
                self.seq, self.view, self.choices = said["seq"], said["view"], said["choices"]
                self.opening = self.opening or self.view
                return True
            case "event":
                self._apply_event(said)
                return True
            case "refused" if said["code"] not in OVERTAKEN and not said["code"].startswith("server."):
                raise BotFailed("bot.illegal_move", text=self.last, reason=said["code"])
        return False

    async def _say(self, socket: ClientConnection, message: Json) -> None:
        with suppress(ConnectionClosed):  # it is sent again when the connection is back
            await socket.send(json.dumps(message))

    def _apply_event(self, said: Json) -> None:
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
        await self._say(socket, {"type": "move", "seat": self.seat, "move": self.last, "after": self.seq})


async def find_room(server: ServerClient, code: str) -> tuple[str, str]:
    """The id and edition of the room of a code, a whole id or a link; raise a Problem if there is none or it is
    over.
    """
    id = "".join(code.rpartition("/room/")[2].split()).replace("-", "").lower()
    if len(id) != WHOLE:
        id = (await server.ask(f"/codes/{id[:WHOLE]}")).get("room", "")
    room = (await server.ask(f"/rooms/{id or 'none'}"))["room"]
    if room["status"] == "over":
        raise Problem("room.over")
    return room["id"], room["edition"]


class Stay:
    """A member's time in a room: enters, and leaves whatever happens.

    The name of the request that entered is kept in a file, because the same request is answered with the same member: a
    program that was stopped or killed returns under its name, with its points.
    """

    def __init__(self, server: ServerClient, id: str, name: str) -> None:
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
        ask = partial(self.server.ask, f"/rooms/{self.id}/join", {"name": self.called, "program": True})
        try:
            joined = await ask(request=request)
        except Problem as problem:
            if problem.code != "room.wrong_key":
                raise
            # the teacher has removed this member, which does not prevent the program from entering as a new one
            joined = await ask(request=self._keep_request(new_request()))
        self.key = joined["key"]
        members = joined["room"]["members"]
        self.name = next((one["name"] for one in members if one["number"] == joined["member"]), self.called)

    async def _leave(self) -> None:
        try:
            await self.server.ask(f"/rooms/{self.id}/leave", {}, self.key)
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
