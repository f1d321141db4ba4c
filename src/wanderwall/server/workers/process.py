"""A worker process as the server sees it: starting, asking and ending it. `worker_main` is its other end."""

from __future__ import annotations

import asyncio
import itertools
import os
import signal
import sys
from abc import ABC, abstractmethod
from asyncio.subprocess import PIPE
from collections import OrderedDict
from collections.abc import Sequence
from contextlib import suppress
from typing import Protocol, cast

from wanderwall.game.protocol import Seat
from wanderwall.server.json_bytes import HEAD, from_frame, length, to_frame
from wanderwall.server.workers.messages import JobMessage, JobReply

#: what a process has been sent about each seat: the generation of its log, and the number of events
Sent = OrderedDict[tuple[str, Seat], tuple[int, int]]


class Request(Protocol):
    """A request to a worker."""

    @property
    def owner(self) -> str:
        """For whom the request is: owners take turns, however much one of them asks."""

    @property
    def table(self) -> str: ...

    @property
    def seconds(self) -> float:
        """How long the answer may take."""

    async def message(self, sent: Sent) -> JobMessage:
        """Return the message for a process that has already been sent `sent`."""


class WorkerLost(Exception):
    """A process that died, or does not answer."""

    def __init__(self, silent: bool) -> None:
        super().__init__(silent)
        self.silent = silent


class Worker(ABC):
    """A worker that runs jobs for the server: a process, or another implementation."""

    pid = 0

    def __init__(self) -> None:
        self.gone = False
        #: set when the searches are compiled
        self.warm = asyncio.Event()
        self.sent: Sent = OrderedDict()

    async def ask(self, request: Request) -> JobReply:
        """Return the answer to a request; if the worker does not know the earlier events, send the whole game."""
        reply = await self._ask(await request.message(self.sent))
        if reply.get("unknown"):
            reply = await self._ask(await request.message(OrderedDict()))
        return reply

    @abstractmethod
    async def _ask(self, message: JobMessage) -> JobReply:
        """Return the answer to a message."""

    @abstractmethod
    def post(self, message: JobMessage) -> None:
        """Send a message that has no answer."""

    @abstractmethod
    def warm_up(self) -> None:
        """Let it compile its searches, or load the compiled ones."""

    @abstractmethod
    async def end(self, grace: float) -> None:
        """End the worker, within `grace` seconds."""


class WorkerProcess(Worker):
    """A worker process, as the server sees it."""

    def __init__(self, handle: asyncio.subprocess.Process) -> None:
        assert handle.stdin is not None
        assert handle.stdout is not None
        super().__init__()
        self.pid = handle.pid
        self._warming = False
        self._handle, self._in, self._out = handle, handle.stdin, handle.stdout
        self._numbers = itertools.count()
        self._pending: dict[int, asyncio.Future[JobReply]] = {}
        self._reading = asyncio.create_task(self._read())

    @classmethod
    async def start(cls, niceness: int, admin_bots: Sequence[str] = ()) -> WorkerProcess:
        """Start a process, in a separate session, because Ctrl-C at the terminal is for the server only."""
        words = (sys.executable, "-P", "-m", "wanderwall.server.workers.worker_main", str(niceness), *admin_bots)
        return cls(await asyncio.create_subprocess_exec(*words, stdin=PIPE, stdout=PIPE, start_new_session=True))

    def post(self, message: JobMessage) -> None:
        if not self.gone:
            self._in.write(to_frame(message))

    def warm_up(self) -> None:
        if not self._warming:
            self._warming = True
            self.post({"do": "warm"})

    async def _ask(self, message: JobMessage) -> JobReply:
        if self.gone:
            raise WorkerLost(silent=False)
        number = next(self._numbers)
        self._pending[number] = asyncio.get_running_loop().create_future()
        try:
            self.post({**message, "id": number})
            return await self._pending[number]
        finally:
            del self._pending[number]

    async def _read(self) -> None:
        try:
            while True:
                reply = cast(JobReply, from_frame(await self._frame()))
                if reply.get("bytes"):  # the answer itself follows and is not parsed here
                    reply["answer"] = await self._frame()
                if "warm" in reply:
                    self.warm.set()
                elif (answer := self._pending.get(reply["id"])) and not answer.done():  # the caller may have gone
                    answer.set_result(reply)
        except (asyncio.IncompleteReadError, ConnectionError, ValueError):  # the process ended, or wrote no valid frame
            pass
        finally:
            self.gone = True
            self.warm.set()
            for answer in self._pending.values():
                if not answer.done():
                    answer.set_exception(WorkerLost(silent=False))

    async def _frame(self) -> bytes:
        return await self._out.readexactly(length(await self._out.readexactly(HEAD)))

    async def end(self, grace: float) -> None:
        """Close the pipe, on which the process exits, and kill it if it does not."""
        self._in.close()
        try:
            async with asyncio.timeout(grace):
                await self._handle.wait()
        except TimeoutError:
            with suppress(ProcessLookupError):  # asyncio's kill() takes the exit status from its watcher
                os.kill(self.pid, signal.SIGKILL)
            await self._handle.wait()
        await self._reading
