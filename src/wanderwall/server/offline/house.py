"""Build the services of the offline page."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable

from wanderwall.server.clock import Clock
from wanderwall.server.live.bus import MemoryBus
from wanderwall.server.live.hall import Tables
from wanderwall.server.live.host import Scheduler
from wanderwall.server.offline.helpers import InlineWorker
from wanderwall.server.offline.store import Keep, OfflineStore
from wanderwall.server.processes.archive import Archive
from wanderwall.server.processes.crew import Start
from wanderwall.server.processes.players import Workers
from wanderwall.server.processes.process import Worker
from wanderwall.server.processes.puzzles import Puzzles
from wanderwall.server.processes.reviews import Reviews
from wanderwall.server.storage.writer import Writer
from wanderwall.server.table.ids import GUEST_LENGTH, KeyDeriver, new_id

#: milliseconds for which bots play on while nobody is watching
PATIENCE_MS = 45_000


async def _start_inline(niceness: int) -> Worker:
    return InlineWorker()


def run_inline(crew: str) -> Start:
    return _start_inline


class OfflineServices:
    """The services for the tables of one guest. `think` returns how to start the workers of a named pool; logs are
    replayed in this thread.
    """

    key_deriver: KeyDeriver
    guest: str

    def __init__(
        self, keep: Keep, rows: Iterable[tuple[str, str]] = (), think: Callable[[str], Start] = run_inline
    ) -> None:
        self.clock = Clock()
        self.store = OfflineStore(keep, rows)
        self.workers = Workers(1, start=lambda crew: _start_inline if crew == "archive" else think(crew))
        self.workers.days = self.workers.puzzles  # a roll takes seconds here, and the archive runs in this thread
        self.archive = Archive(self.workers, self.store.saved_log)
        self.reviews = Reviews(self.workers, self.archive, self.store)
        self.puzzles = Puzzles(self.workers)
        self.tables = Tables(self.store, Writer(self.store), MemoryBus(), self.clock, self.archive)
        self.scheduler = Scheduler(self.tables, self.workers, PATIENCE_MS)

    async def start(self) -> None:
        self.key_deriver = KeyDeriver(await self.store.once("secret", secrets.token_urlsafe(32)))
        self.guest = await self.store.once("guest", new_id(GUEST_LENGTH))
        await self.store.shift(self.clock.now())
        self.tables.writer.start()
        await self.workers.start()
        self.scheduler.start()

    async def stop(self) -> None:
        for room in list(self.tables.loaded.values()):
            room.close_all(1000)
        await self.scheduler.stop()
        await self.workers.stop()
        await self.tables.writer.stop()
