"""Messages between the page and its offline server: one text each way, whatever transports them.

The page sends `["ask", n, method, path, body, key, name]`, `["dial", n, table]`, `["say", n, text]`, `["hang up", n]`;
it receives `["answer", n, text]`, `["refuse", n, problem]`, `["told", n, text]`, `["closed", n, code]`.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from functools import partial
from typing import Any

from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.offline import requests
from wanderwall.server.offline.house import OfflineServices
from wanderwall.server.offline.talk import OfflineSession

logger = logging.getLogger(__name__)


class OfflineClient:
    """The only client of an offline server."""

    def __init__(self, house: OfflineServices, post: Callable[[str], None]) -> None:
        self._house, self._post = house, post
        self._talks: dict[int, OfflineSession] = {}
        self._answering: set[asyncio.Task[None]] = set()

    def hear(self, text: str) -> None:
        """Handle a message of the page."""
        match loads(text):
            case ["ask", number, *asked]:
                task = asyncio.create_task(self._answer(number, *asked))
                self._answering.add(task)
                task.add_done_callback(self._answering.discard)
            case ["dial", number, table]:
                talk = OfflineSession(self._house, partial(self._send, "told", number), partial(self._on_close, number))
                self._talks[number] = talk
                talk.start(table)
            case ["say", number, said] if number in self._talks:
                self._talks[number].say(said)
            case ["hang up", number] if number in self._talks:
                self._talks[number].hang_up()

    async def _answer(self, number: int, method: str, path: str, body: Any, key: str, name: str) -> None:
        try:
            said = await requests.answer(self._house, method, path, body or {}, key, name)
            self._send("answer", number, said.decode())
        except Problem as problem:
            refused = {"code": problem.code, "clause": problem.clause, "details": problem.details}
            self._send("refuse", number, refused)
        except Exception:
            logger.exception("%s %s failed", method, path)
            self._send("refuse", number, {"code": "page.server", "clause": "", "details": {}})

    def _on_close(self, number: int, code: int) -> None:
        self._talks.pop(number, None)
        self._send("closed", number, code)

    def _send(self, what: str, number: int, value: Any) -> None:
        self._post(dumps([what, number, value]).decode())
