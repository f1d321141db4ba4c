"""Build the services of one server process, start and stop them in order."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import Callable
from typing import TYPE_CHECKING

from wanderwall.server.admin import Admin
from wanderwall.server.clock import Clock
from wanderwall.server.guests import Guests
from wanderwall.server.ids import KeyDeriver
from wanderwall.server.limits import Limits, open_files
from wanderwall.server.live.bus import Bus, MemoryBus, News
from wanderwall.server.live.codes import Codes
from wanderwall.server.live.rooms import Rooms
from wanderwall.server.live.scheduler import Scheduler
from wanderwall.server.live.tables import Tables
from wanderwall.server.metrics import Metrics
from wanderwall.server.settings import Settings
from wanderwall.server.storage.admin import AdminStore
from wanderwall.server.storage.books import Books
from wanderwall.server.storage.lessons import Lessons
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import Store
from wanderwall.server.storage.subscriptions import Subscriptions
from wanderwall.server.storage.writer import Writer
from wanderwall.server.workers.jobs import Workers
from wanderwall.server.workers.results import Archive, Pictures, Puzzles, Reviews

if TYPE_CHECKING:
    from wanderwall.server.push.notifier import TurnNotifier

#: milliseconds by which the clocks of server processes may differ
APART_MS = 3000
#: between two messages to other server processes
PUBLISH_SECONDS = 1.0
#: until the database must have stored a heartbeat
CHECK_SECONDS = 2.0


def tune_gc() -> None:
    """Tune the garbage collector. When enough new objects exist, Python's collector of cycles visits all objects that
    are younger than its last run. With two thousand tables that stops the process for half a second, at the worst
    moment. The scheduler runs it every second instead, when there are few new objects; it runs automatically only if
    that is not enough.
    """
    gc.enable()
    gc.freeze()
    gc.set_threshold(500_000, 50, 1_000_000)


def make_bus(redis: str | None) -> Bus:
    if redis is None:
        return MemoryBus()
    from wanderwall.server.live.redis_bus import RedisBus

    return RedisBus(redis)


class Services:
    """Everything that requests need."""

    guests: Guests
    key_deriver: KeyDeriver
    #: notifies devices whose turn it is, if the admin has enabled that
    turn_notifier: TurnNotifier | None = None
    #: what browsers need to subscribe
    push_key: str | None = None

    def __init__(self, settings: Settings, restart: Callable[[], None]) -> None:
        self.settings = settings
        self.metrics = Metrics(settings.metrics_folder)
        self.limits = Limits(settings.limits, settings.proxies, open_files())
        self.clock = Clock()
        store = SqlStore(settings)
        self.store: Store = store
        self.bus = make_bus(settings.redis)
        self.workers = Workers(settings.processes, admin_bots=settings.bots)
        self.archive = Archive(self.workers, self.store.saved_log)
        self.reviews = Reviews(self.workers, self.archive, self.store)
        self.puzzles = Puzzles(self.workers)
        self.pictures = Pictures(self.workers)
        self.tables = Tables(self.store, Writer(self.store), self.bus, self.clock, self.archive)
        self.scheduler = Scheduler(self.tables, self.workers, 1000 * settings.patience)
        self.books, self.lessons = Books(store.database), Lessons(store.database)
        self.rooms = Rooms(self.tables, RoomStore(store.database), 1000 * settings.patience)
        self.codes = Codes(self.store, self.rooms.rows, self.clock)
        self.subscriptions = Subscriptions(store.database)
        self.admin = Admin(self.tables, AdminStore(store.database), self.books, self.rooms, self.subscriptions, restart)
        self._publishing: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        alone = await self.store.start()
        secret = await self.store.once("secret", secrets.token_urlsafe(32))
        self.guests, self.key_deriver = Guests(secret), KeyDeriver(secret)
        if self.settings.push:
            await self._start_push(self.settings.push)
        await self._agree_on_time(alone)
        self.tables.writer.start()
        await self.bus.start(self._on_news, self.tables.resync)
        if self.bus.shared:
            self._publishing = asyncio.create_task(self._publish_usage(), name="others")
        await self.workers.start()
        self.scheduler.start()
        self.rooms.begin(self.key_deriver)
        self.admin.start()
        tune_gc()

    async def _start_push(self, contact: str) -> None:
        """Start push messages, with a key of the server that is made once. The libraries are needed only if this is
        enabled.
        """
        from wanderwall.server.push.crypto import VapidKey, new_vapid_key
        from wanderwall.server.push.deliveries import Deliveries
        from wanderwall.server.push.notifier import TurnNotifier
        from wanderwall.server.push.sender import Sender

        key = VapidKey(await self.store.once("push_key", new_vapid_key()), contact)
        self.push_key = key.public
        deliveries = Deliveries(Sender(key, self.settings.push_near), self.subscriptions.drop)
        self.turn_notifier = TurnNotifier(self.tables, self.subscriptions, deliveries)
        self.turn_notifier.start()

    async def _agree_on_time(self, alone: bool) -> None:
        """Agree on the time: the first server process skips the time when no server was running; the others adopt its
        clock.
        """
        if alone:
            await self.store.shift(self.clock.now())
            await self.store.sign_of_life(self.clock.now())
            return
        alive = await self.store.last_sign_of_life()
        if alive and abs(alive - self.clock.now()) > APART_MS:
            self.clock.agree(alive)

    def _on_news(self, process: str, table: str, news: News) -> None:
        """Handle news of another server process about a table, a room, or, without an id, about the limits of
        addresses.
        """
        if "club" in news:
            self.rooms.on_message(table)
        elif table:
            self.tables.on_message(process, table, news)
        else:
            self.limits.subtract_news(news["taken"])

    async def _publish_usage(self) -> None:
        """Send the other server processes what addresses have used here, and metrics that any of them may report."""
        while True:
            await asyncio.sleep(PUBLISH_SECONDS)
            self.measure()
            if taken := self.limits.news():
                self.bus.publish("", {"taken": taken})

    def measure(self) -> None:
        """Update the metrics that are not counted as they change."""
        figures = self.metrics
        figures.workers.set(1)
        figures.messages.inc(figures.message)
        figures.message = 0
        figures.tables.set(len(self.tables.loaded))
        figures.entries.set(self.tables.writer.entries)
        figures.batches.set(self.tables.writer.batches)
        for name, pool in self.workers.pools.items():
            for what, figure in figures.pools.items():
                figure.labels(name).set(getattr(pool, what))

    async def check(self) -> None:
        """Write a heartbeat in time; raises OSError if that fails. Concurrent callers share one."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self.scheduler.heartbeat(), name="check")
        done, _ = await asyncio.wait({self._checking}, timeout=CHECK_SECONDS)
        if not done:  # it is not cancelled: a database that hangs would have to answer the cancellation too
            raise TimeoutError
        await self._checking

    async def stop(self) -> None:
        if self._publishing:
            self._publishing.cancel()
        for live_table in list(self.tables.loaded.values()):
            for socket in list(live_table.sockets):
                socket.close(1013)
        if self.turn_notifier:
            await self.turn_notifier.stop()
        await self.rooms.stop()
        await self.admin.stop()
        await self.scheduler.stop()
        await self.workers.stop()
        await self.bus.stop()
        await self.tables.writer.stop()
        await self.store.stop()
