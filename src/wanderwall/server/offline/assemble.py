"""Workers of the offline page: in this thread, or in a browser worker."""

from __future__ import annotations

import asyncio
import secrets
from collections.abc import Callable, Iterable
from typing import Protocol, cast

from wanderwall.server.clock import Clock
from wanderwall.server.ids import GUEST_LENGTH, KeyDeriver, new_id
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.live.bus import MemoryBus
from wanderwall.server.live.scheduler import Scheduler
from wanderwall.server.live.tables import Tables
from wanderwall.server.offline.store import Keep, OfflineBooks, OfflineStore
from wanderwall.server.services import Services
from wanderwall.server.settings import Settings
from wanderwall.server.storage.writer import Writer
from wanderwall.server.workers.jobs import Workers
from wanderwall.server.workers.messages import JobMessage, JobReply
from wanderwall.server.workers.pool import Start
from wanderwall.server.workers.process import Worker, WorkerLost
from wanderwall.server.workers.results import Archive, Puzzles, Reviews
from wanderwall.server.workers.runner import JobRunner


class WorkerPort(Protocol):
    """A browser worker with a `BrowserWorkerMain` in it."""

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
        self._runner = JobRunner()

    async def _ask(self, message: JobMessage) -> JobReply:
        await asyncio.sleep(0)  # let waiting tasks run first
        reply = self._runner.answer(loads(dumps(message)))
        return reply if "body" not in reply else {"answer": reply["body"]}

    def post(self, message: JobMessage) -> None:
        if message["do"] == "forget":
            self._runner.histories.forget(message["table"])

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

    async def _ask(self, message: JobMessage) -> JobReply:
        if message["do"] == "choose" and not self._port.ready:
            return await self._inline._ask(message)
        try:
            reply = loads(await self._port.ask(dumps(message).decode()))
        except Exception as error:
            self.gone = True
            raise WorkerLost(silent=False) from error
        return cast(JobReply, reply) if "body" not in reply else {"answer": reply["body"].encode("latin-1")}

    def post(self, message: JobMessage) -> None:
        """Do nothing: browser workers live as long as the page, so nothing has to be released."""

    def warm_up(self) -> None:
        """Do nothing: there is nothing to compile."""

    async def end(self, grace: float) -> None:
        self.gone = True
        self._port.end()


class BrowserWorkerMain:
    """The other end of `BrowserWorker`, inside the browser worker."""

    def __init__(self) -> None:
        self._runner = JobRunner()

    def answer(self, request: str) -> str:
        reply = self._runner.answer(loads(request))
        if "body" in reply:  # any bytes as a string that JSON can hold
            return dumps({"body": reply["body"].decode("latin-1")}).decode()
        return dumps(reply).decode()


#: the usual settings; the database is the browser's
SETTINGS = Settings("browser")


async def _start_inline(niceness: int) -> Worker:
    return InlineWorker()


def run_inline(pool: str) -> Start:
    return _start_inline


def assemble(keep: Keep, rows: Iterable[tuple[str, str]] = (), think: Callable[[str], Start] = run_inline) -> Services:
    """Build the services for the tables of one guest. `think` returns how to start the workers of a named pool; logs
    are replayed in this thread.
    """
    clock, bus, store = Clock(), MemoryBus(), OfflineStore(keep, rows)
    # a roll takes seconds here, and the archive runs in this thread
    workers = Workers(1, start=lambda pool: _start_inline if pool == "archive" else think(pool), days="puzzles")
    archive = Archive(workers, store.saved_log)
    tables = Tables(store, Writer(store), bus, clock, archive)
    return Services(
        settings=SETTINGS,
        clock=clock,
        store=store,
        bus=bus,
        workers=workers,
        archive=archive,
        reviews=Reviews(workers, archive, store),
        puzzles=Puzzles(workers),
        tables=tables,
        scheduler=Scheduler(tables, workers, 1000 * SETTINGS.patience),
        puzzle_books=OfflineBooks(store),
    )


async def start(services: Services) -> None:
    """Start an offline server: whose it is follows from its store."""
    services.key_deriver = KeyDeriver(await services.store.once("secret", secrets.token_urlsafe(32)))
    services.guest = await services.store.once("guest", new_id(GUEST_LENGTH))
    await services.store.shift(services.clock.now())
    services.tables.writer.start()
    await services.workers.start()
    services.scheduler.start()


async def stop(services: Services) -> None:
    for live_table in list(services.tables.loaded.values()):
        live_table.close_all(1000)
    await services.scheduler.stop()
    await services.workers.stop()
    await services.tables.writer.stop()
