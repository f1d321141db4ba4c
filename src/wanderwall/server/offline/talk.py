"""The session of the offline page at a table."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import get_args

from wanderwall.server.json_bytes import loads
from wanderwall.server.live import messages
from wanderwall.server.live.talk import NOT_UNDERSTOOD, SessionClosed, TableServices, TableSession, close_code
from wanderwall.server.table.ids import read_id

KINDS: dict[str, type[messages.ClientMessage]] = {
    kind.__name__.lower(): kind for kind in get_args(messages.ClientMessage)
}


class OfflineSession(TableSession):
    """The counterpart of a socket on a server: the page sends and receives texts."""

    def __init__(self, house: TableServices, post: Callable[[str], None], closed: Callable[[int], None]) -> None:
        super().__init__(house, "")
        self._post, self._closed = post, closed
        #: messages of the page; None marks the end
        self._heard: asyncio.Queue[str | None] = asyncio.Queue()
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
        self._heard.put_nowait(text)

    def hang_up(self) -> None:
        self.close(1000)

    def send(self, message: bytes) -> None:
        if self.closing is None:
            self._post(message.decode())

    def close(self, code: int) -> None:
        if self.closing is None:
            self.closing = code
            self._heard.put_nowait(None)

    async def next_message(self) -> messages.ClientMessage:
        text = await self._heard.get()
        if text is None:
            raise SessionClosed(self.closing or 1000)
        said = loads(text)
        try:
            return KINDS[said["type"]](**said)
        except (KeyError, TypeError):
            raise SessionClosed(NOT_UNDERSTOOD) from None
