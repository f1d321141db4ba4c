"""Workers of the offline page: in this thread, or in a browser worker."""

from __future__ import annotations

import asyncio
from typing import Protocol

from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.processes.frames import Message
from wanderwall.server.processes.process import Worker, WorkerLost
from wanderwall.server.processes.thinker import JobRunner


class WorkerPort(Protocol):
    """A browser worker with a `Listener` in it."""

    @property
    def ready(self) -> bool:
        """Whether it has started; requests before that have to wait."""

    async def ask(self, request: str) -> str:
        """The response to a request; raises if the worker crashed."""

    def end(self) -> None: ...


class InlineWorker(Worker):
    """A worker in this thread: for short jobs, and for tests."""

    def __init__(self) -> None:
        super().__init__()
        self.warm.set()
        self._thinker = JobRunner()

    async def _ask(self, message: Message) -> Message:
        await asyncio.sleep(0)  # let waiting tasks run first
        reply = self._thinker.answer(loads(dumps(message)))
        return reply if "body" not in reply else {"answer": reply["body"]}

    def post(self, message: Message) -> None:
        if message["do"] == "forget":
            self._thinker.histories.forget(message["table"])

    def warm_up(self) -> None:
        """Do nothing: there is nothing to compile."""

    async def end(self, grace: float) -> None:
        self.gone = True


class BrowserWorker(Worker):
    """A browser worker, which may compute as long as it likes. Until it has started, bots move in this thread, so that
    nobody waits for a second Python at the first move.
    """

    def __init__(self, port: WorkerPort) -> None:
        super().__init__()
        self.warm.set()
        self._port, self._inline = port, InlineWorker()

    async def _ask(self, message: Message) -> Message:
        if message["do"] == "choose" and not self._port.ready:
            return await self._inline._ask(message)
        try:
            reply: Message = loads(await self._port.ask(dumps(message).decode()))
        except Exception as error:
            self.gone = True
            raise WorkerLost(silent=False) from error
        return reply if "body" not in reply else {"answer": reply["body"].encode("latin-1")}

    def post(self, message: Message) -> None:
        """Do nothing: browser workers live as long as the page, so nothing has to be released."""

    def warm_up(self) -> None:
        """Do nothing: there is nothing to compile."""

    async def end(self, grace: float) -> None:
        self.gone = True
        self._port.end()


class BrowserWorkerMain:
    """The other end of `Apart`, inside the browser worker."""

    def __init__(self) -> None:
        self._thinker = JobRunner()

    def answer(self, request: str) -> str:
        reply = self._thinker.answer(loads(request))
        if "body" in reply:
            reply["body"] = reply["body"].decode("latin-1")  # any bytes as a string that JSON can hold
        return dumps(reply).decode()
