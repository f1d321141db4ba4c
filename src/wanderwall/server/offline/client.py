"""The client of an offline server: the page, its requests and its sessions at tables."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any, get_args

from wanderwall.problem import Problem
from wanderwall.server.ids import read_id
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.offline import requests
from wanderwall.server.services import Services
from wanderwall.server.sockets import messages
from wanderwall.server.sockets.session import NOT_UNDERSTOOD, SessionClosed, TableSession, close_code

#: messages by their `type`, which is the beginning of the class name
KINDS: dict[str, type[messages.ClientMessage]] = {
    kind.__name__.removesuffix("Message").lower(): kind for kind in get_args(messages.ClientMessage)
}


class OfflineSession(TableSession):
    """The counterpart of a socket on a server: the page sends and receives texts."""

    def __init__(self, services: Services, post: Callable[[str], None], closed: Callable[[int], None]) -> None:
        super().__init__(services, "")
        self._post, self._closed = post, closed
        #: messages of the page; None marks the end
        self._incoming: asyncio.Queue[str | None] = asyncio.Queue()
        self._task: asyncio.Task[None] | None = None

    def start(self, table: str) -> None:
        self._task = asyncio.create_task(self._run(table))

    async def _run(self, table: str) -> None:
        code = 1000
        try:
            await self.serve(read_id(table))
        except Exception as error:
            code = close_code(error)
        self._closed(self.closing or code)

    def say(self, text: str) -> None:
        """Handle a text of the page."""
        self._incoming.put_nowait(text)

    def hang_up(self) -> None:
        self.close(1000)

    def send(self, message: bytes) -> None:
        if self.closing is None:
            self._post(message.decode())

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._incoming.put_nowait(None)

    async def next_message(self) -> messages.ClientMessage:
        text = await self._incoming.get()
        if text is None:
            raise SessionClosed(self.closing or 1000)
        said = loads(text)
        try:
            return KINDS[said["type"]](**said)
        except (KeyError, TypeError):
            raise SessionClosed(NOT_UNDERSTOOD) from None


logger = logging.getLogger(__name__)


class OfflineClient:
    """The only client of an offline server."""

    def __init__(self, services: Services, post: Callable[[str], None]) -> None:
        self._services, self._post = services, post
        self._sessions: dict[int, OfflineSession] = {}
        self._answering: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """Handle a message of the page."""
        match loads(text):
            case ["ask", number, *asked]:
                task = asyncio.create_task(self._answer(number, *asked))
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)
            case ["dial", number, table]:
                # the page knows this word for a message of a session, so it stays
                post = partial(self._send, "told", number)
                session = OfflineSession(self._services, post, partial(self._on_close, number))
                self._sessions[number] = session
                session.start(table)
            case ["say", number, said] if number in self._sessions:
                self._sessions[number].say(said)
            case ["hang up", number] if number in self._sessions:
                self._sessions[number].hang_up()

    async def _answer(self, number: int, method: str, path: str, body: Any, key: str, name: str) -> None:
        try:
            said = await requests.answer(self._services, method, path, body or {}, key, name)
            self._send("answer", number, said.decode())
        except Problem as problem:
            refused = {"code": problem.code, "clause": problem.clause, "details": problem.details}
            self._send("refuse", number, refused)
        except Exception:
            logger.exception("%s %s failed", method, path)
            self._send("refuse", number, {"code": "page.server", "clause": "", "details": {}})

    def _on_close(self, number: int, code: int) -> None:
        self._sessions.pop(number, None)
        self._send("closed", number, code)

    def _send(self, what: str, number: int, value: Any) -> None:
        self._post(dumps([what, number, value]).decode())
