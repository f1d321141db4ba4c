"""A device at the table, as a program: HTTP with a cookie, and live connections that keep their view up to date."""

from __future__ import annotations

import asyncio
import itertools
from collections.abc import Callable, Mapping
from contextlib import suppress
from types import TracebackType
from typing import Any, Self

import httpx
import orjson
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, InvalidHandshake

from wanderwall.server.api.calls import TablesApi
from wanderwall.server.api.client import Call, Refused, T
from wanderwall.server.api.requests import JoinRequest
from wanderwall.server.api.responses import NewScreen
from wanderwall.server.tables.types import NewSeat, NewTable, TableJson
from wanderwall.server.tables.views import apply_changes

__all__ = ["Device", "Dropped", "Json", "Live", "Refused"]

Json = dict[str, Any]
Keys = Mapping[int, str]


class Dropped(Exception):
    """The connection was lost before the answer came."""


class Device:
    """A browser: it keeps the guest's cookie."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.AsyncClient(base_url=url, timeout=30.0)

    async def __aenter__(self) -> Self:
        return self

    async def __aexit__(self, kind: type[BaseException] | None, error: BaseException | None, trace: object) -> None:
        await self.http.aclose()

    async def ask(self, call: Call[T]) -> T:
        """Send a call; raise Refused if the server refuses it."""
        headers = {"content-type": "application/json", **call.sent_headers}
        answer = await self.http.request(call.method, call.path, content=call.content(), headers=headers)
        return call.read(self._check(answer), answer.content)

    async def get(self, path: str, **query: Any) -> Any:
        """Ask at any path, also one that is no route of the API."""
        return self._read(await self.http.get(path, params=query))

    async def post(self, path: str, body: Json | None = None, key: tuple[int, str] | None = None) -> Any:
        """Send any body, also one that no request has."""
        headers = {"X-Seat-Key": f"{key[0]}.{key[1]}"} if key else {}
        return self._read(await self.http.post(path, json=body or {}, headers=headers))

    def _read(self, answer: httpx.Response) -> Any:
        is_json = "json" in answer.headers["content-type"]
        call: Call[Any] = Call(answer.request.method, "", is_file=not is_json)
        said = call.read(self._check(answer), answer.content)
        return said if is_json else said.decode()

    @staticmethod
    def _check(answer: httpx.Response) -> int:
        # 503: a service that the server needs is unavailable, and it reports that
        assert answer.status_code < 500 or answer.status_code == 503, (
            f"{answer.request.url}: {answer.status_code} {answer.text}"
        )
        return answer.status_code

    async def make(self, edition: str, seats: list[Json], **more: Any) -> tuple[TableJson, dict[int, str]]:
        """Make a table; returns it with the keys of the seats on this device."""
        request = NewTable(edition=edition, seats=[NewSeat(**seat) for seat in seats], **more)
        made = await self.ask(TablesApi.make(request))
        return made["table"], {int(seat): key for seat, key in made["keys"].items()}

    async def join(self, table: str, name: str, seat: int | None = None) -> tuple[int, str]:
        joined = await self.ask(TablesApi.join(table, JoinRequest(seat=seat, name=name)))
        assert joined["seat"] is not None
        return joined["seat"], joined["key"]

    async def guest(self) -> str:
        """The guest id of this device: a secret, in a signed cookie."""
        await self.ask(TablesApi.me())
        ((_, cookie),) = self.http.cookies.items()
        return cookie.rpartition(".")[0]

    async def table(self, table: str) -> TableJson:
        return (await self.ask(TablesApi.show(table)))["table"]

    def live(
        self,
        table: str,
        keys: Keys | None = None,
        *,
        again: bool = True,
        screen: bool = False,
        tv: NewScreen | None = None,
    ) -> Live:
        """A live connection; `again`: reconnects after a drop; `screen`: a screen for everybody in the room, which
        may be a TV.
        """
        return Live(self.url, table, keys or {}, again=again, screen=screen or tv is not None, tv=tv)


class Live:
    """A live connection. `view`, `choices`, `seq`, `table` are what the device knows now; gaps are errors."""

    def __init__(
        self,
        url: str,
        table: str,
        keys: Keys,
        *,
        again: bool = True,
        screen: bool = False,
        tv: NewScreen | None = None,
    ) -> None:
        self.address = f"ws{url.removeprefix('http')}/api/tables/{table}/live"
        self.id = table
        self.keys = dict(keys)
        self.again = again
        self.screen = screen
        self.tv = tv
        #: the table to which the people of this one have moved, as sent to screens
        self.next: str | None = None
        self.table: Json = {}
        self.view: Json | None = None
        self.choices: Json | None = None
        self.deadline: int | None = None
        #: whether the device should be handed over now
        self.handover = False
        self.open: int | None = None
        self.seq = -1
        self.now = 0
        #: everything received and sent, unchanged
        self.traffic: list[str] = []
        self.sent: list[str] = []
        self.events: list[Json] = []
        #: the view after each entry of the log
        self.views: dict[int, Json | None] = {}
        self.signs: list[Json] = []
        #: seq, seat and text of every move of this device that the server acknowledged
        self.acknowledged: list[tuple[int, int, str]] = []
        self.connections = 0
        self.closed: tuple[int, str] | None = None
        self.failure: BaseException | None = None
        self._socket: ClientConnection | None = None
        self._viewed = False
        self._refs = itertools.count(1)
        self._waiting: dict[Any, asyncio.Future[Json]] = {}
        self._moves: dict[Any, tuple[int, str]] = {}
        self._news = asyncio.Condition()
        self._reader: asyncio.Task[None] | None = None

    async def __aenter__(self) -> Self:
        self._reader = asyncio.create_task(self._stay())
        await self.ready()
        return self

    async def __aexit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        await self.hang_up()
        if self.failure and not error:
            raise self.failure

    async def hang_up(self) -> None:
        self.again = False
        if self._socket:
            await self._socket.close()
        if self._reader:
            self._reader.cancel()
            with suppress(asyncio.CancelledError):
                await self._reader

    # ── the connection ───────────────────────────────────────────────────────────────────────────────────────────────

    async def _stay(self) -> None:
        """Connect, and again after every drop that is not the client's own fault."""
        pause = 0.05
        while True:
            try:
                async with connect(self.address, compression=None, max_size=None, open_timeout=5) as socket:
                    self._socket = socket
                    self.connections += 1
                    pause = 0.05
                    await self._listen(socket)
            except (OSError, InvalidHandshake, TimeoutError):
                pass
            except Exception as error:  # the server broke its protocol: the waiting test must get the error
                self.failure = error
            await self._drop()
            if self.failure or not self.again or (self.closed and 4400 <= self.closed[0] < 4500):
                return
            await asyncio.sleep(pause)
            pause = min(2 * pause, 0.5)

    async def _listen(self, socket: ClientConnection) -> None:
        self.closed = None
        hello: Json = {
            "type": "hello",
            "keys": {str(seat): key for seat, key in self.keys.items()},
            "screen": self.screen,
        }
        if self.tv:
            hello |= {"code": self.tv["code"], "key": self.tv["key"]}
        try:
            await socket.send(orjson.dumps(hello).decode())
            async for text in socket:
                assert isinstance(text, str), "the server speaks in text frames"
                self.traffic.append(text)
                self._heed(orjson.loads(text))
                async with self._news:
                    self._news.notify_all()
        except ConnectionClosed:
            pass
        self.closed = (socket.close_code or 1006, socket.close_reason or "")

    async def _drop(self) -> None:
        self._socket, self._viewed = None, False
        waiting, self._waiting = self._waiting, {}
        for answer in waiting.values():
            if not answer.done():
                answer.set_exception(Dropped(str(self.closed)))
        async with self._news:
            self._news.notify_all()

    # ── what comes in ────────────────────────────────────────────────────────────────────────────────────────────────

    def _heed(self, message: Json) -> None:
        self.now = message.get("now", self.now)
        match message["type"]:
            case "welcome":
                self.table, self.open = message["table"], message["open"]
                assert message["keys"] == sorted(self.keys)
            case "table":
                self.table = message["table"]
            case "moved":  # people have changed seats, before the game
                self.keys = {message["seats"].get(str(seat), seat): key for seat, key in self.keys.items()}
            case "view":
                assert message["seq"] >= self.seq, f"went back from {self.seq} to {message['seq']}"
                self.seq, self.view, self.choices = message["seq"], message["view"], message["choices"]
                self.deadline, self.handover = message["deadline"], message["handover"]
                self.views[self.seq] = self.view
                self._viewed = True
            case "event":
                self._event(message)
            case "next":
                self.next = message["table"]
            case "sign":
                self.signs.append(message)
            case "refused" | "hint" | "solution" | "pong":
                pass
            case other:
                raise AssertionError(f"unknown message {other}")
        answer = self._waiting.pop(message.get("ref"), None)
        if answer and not answer.done():
            answer.set_result(message)

    def _event(self, message: Json) -> None:
        assert message["seq"] == self.seq + 1, f"a gap from {self.seq} to {message['seq']}"
        self.seq, self.choices, self.deadline = message["seq"], message["choices"], message["deadline"]
        self.handover = message["handover"]
        self.view = self.views[self.seq] = apply_changes(self.view, message["changes"])
        self.events.append(message)
        if message.get("ref") in self._moves:
            seat, move = self._moves.pop(message["ref"])
            self.acknowledged.append((self.seq, seat, move))
        elif message["kind"] == "undo" and self.acknowledged and self.acknowledged[-1][1] == message["seat"]:
            # a push before the walk, or both
            *_, (_, _, move) = self.acknowledged
            del self.acknowledged[-1 if move[0].isupper() else -2 :]

    # ── what goes out ────────────────────────────────────────────────────────────────────────────────────────────────

    async def until(self, holds: Callable[[], Any], seconds: float = 30.0) -> None:
        """Wait until a condition holds."""
        async with asyncio.timeout(seconds), self._news:
            while not holds():
                if self.failure:
                    raise self.failure
                if self._reader and self._reader.done():
                    raise Dropped(str(self.closed))
                await self._news.wait()

    async def reach(self, seq: int) -> None:
        """Wait until this entry of the log has arrived."""
        await self.until(lambda: self.seq >= seq)

    async def cut_off(self, seconds: float = 20.0) -> int:
        """Wait until the connection is closed for good; returns the close code."""
        assert self._reader is not None
        async with asyncio.timeout(seconds):
            await asyncio.wait([self._reader])
        assert self.closed is not None
        return self.closed[0]

    async def ready(self, seconds: float = 30.0) -> None:
        """Wait until the connection is open and has a view."""
        await self.until(lambda: self._viewed, seconds)

    async def send(self, message: Json) -> None:
        if self._socket is None:
            raise Dropped
        text = orjson.dumps(message).decode()
        self.sent.append(text)
        try:
            await self._socket.send(text)
        except ConnectionClosed as error:
            raise Dropped from error

    async def send_raw(self, data: str | bytes) -> None:
        assert self._socket is not None
        await self._socket.send(data)

    async def ask(self, message: Json, seconds: float = 30.0) -> Json:
        """Send a message and wait for its answer."""
        ref = next(self._refs)
        answer = asyncio.get_running_loop().create_future()
        self._waiting[ref] = answer
        if message["type"] == "move":
            self._moves[ref] = (message["seat"], message["move"])
        try:
            await self.send({**message, "ref": ref})
        except Dropped:
            self._waiting.pop(ref, None)
            if not answer.cancel():
                answer.exception()  # the reader got it too
            raise
        async with asyncio.timeout(seconds):
            reply: Json = await answer
        return reply

    async def move(self, seat: int, move: str) -> Json:
        """Make a move, and repeat it with the same `after` until there is an answer: it counts once."""
        message = {"type": "move", "seat": seat, "move": move, "after": self.seq}
        while True:
            await self.ready()
            try:
                return await self.ask(message)
            except Dropped:
                if not self.again:
                    raise
                await asyncio.sleep(0.01)  # until the reader has got it too

    async def open_curtain(self, seat: int) -> None:
        """Open the private view of this seat, on a device with several."""
        await self.send({"type": "open", "seat": seat})
        await self.until(lambda: self.view is not None and self.view["you"] == seat)

    async def close_curtain(self) -> None:
        await self.send({"type": "close"})
        await self.until(lambda: self.view is not None and self.view["you"] is None)

    @property
    def over(self) -> bool:
        return self.table.get("status") == "over"
