"""Who thinks for a page that is its own server: itself, or another worker of the browser."""

from __future__ import annotations

import asyncio
from typing import Protocol

from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.processes.frames import Message
from wanderwall.server.processes.process import Helper, Lost
from wanderwall.server.processes.thinker import Thinker


class Elsewhere(Protocol):
    """Another worker with a `Listener` in it."""

    @property
    def ready(self) -> bool:
        """Whether it has started: what it is asked before waits for that."""

    async def ask(self, request: str) -> str:
        """The answer to a request; an error where the worker broke down."""

    def end(self) -> None: ...


class Here(Helper):
    """This very thread: for what takes a moment, and for tests."""

    def __init__(self) -> None:
        super().__init__()
        self.warm.set()
        self._thinker = Thinker()

    async def _ask(self, message: Message) -> Message:
        await asyncio.sleep(0)  # whoever has something to say is heard first
        reply = self._thinker.answered(loads(dumps(message)))
        return reply if "body" not in reply else {"answer": reply["body"]}

    def post(self, message: Message) -> None:
        if message["do"] == "forget":
            self._thinker.memory.forget(message["table"])

    def warm_up(self) -> None:
        """There is nothing to compile."""

    async def end(self, grace: float) -> None:
        self.gone = True


class Apart(Helper):
    """Another worker, which may think for as long as it likes. Until it has started bots move here: when one of them
    begins, nobody waits for a second Python.
    """

    def __init__(self, elsewhere: Elsewhere) -> None:
        super().__init__()
        self.warm.set()
        self._elsewhere, self._meanwhile = elsewhere, Here()

    async def _ask(self, message: Message) -> Message:
        if message["do"] == "choose" and not self._elsewhere.ready:
            return await self._meanwhile._ask(message)
        try:
            reply: Message = loads(await self._elsewhere.ask(dumps(message).decode()))
        except Exception as error:
            self.gone = True
            raise Lost(silent=False) from error
        return reply if "body" not in reply else {"answer": reply["body"].encode("latin-1")}

    def post(self, message: Message) -> None:
        """A worker of the browser lives as long as the page: it needs not be told to forget."""

    def warm_up(self) -> None:
        """There is nothing to compile."""

    async def end(self, grace: float) -> None:
        self.gone = True
        self._elsewhere.end()


class Listener:
    """The other end of `Apart`."""

    def __init__(self) -> None:
        self._thinker = Thinker()

    def answered(self, request: str) -> str:
        reply = self._thinker.answered(loads(request))
        if "body" in reply:
            reply["body"] = reply["body"].decode("latin-1")  # any bytes, as JSON can carry them
        return dumps(reply).decode()
