"""Build the services of one server process, start and stop them in order."""

from __future__ import annotations

import asyncio
import gc
import secrets
from collections.abc import Callable

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
from wanderwall.server.services import Services
from wanderwall.server.settings import Settings
from wanderwall.server.storage.admin import AdminStore
from wanderwall.server.storage.books import Books
from wanderwall.server.storage.devices import Screens, Subscriptions
from wanderwall.server.storage.lessons import Lessons
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.writer import Writer
from wanderwall.server.workers.jobs import Workers
from wanderwall.server.workers.results import Archive, Pictures, Puzzles, Reviews

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


def assemble(settings: Settings, restart: Callable[[], None]) -> Services:
    """Build the services of one server process; `restart` ends it so that it is started again."""
    clock, bus, store = Clock(), make_bus(settings.redis), SqlStore(settings)
    workers = Workers(settings.processes, admin_bots=settings.bots)
    archive = Archive(workers, store.saved_log)
    tables = Tables(store, Writer(store), bus, clock, archive)
    rooms = Rooms(tables, RoomStore(store.database), 1000 * settings.patience)
    books, subscriptions = Books(store.database), Subscriptions(store.database)
    return Services(
        settings=settings,
        clock=clock,
        store=store,
        bus=bus,
        workers=workers,
        archive=archive,
        reviews=Reviews(workers, archive, store),
        puzzles=Puzzles(workers),
        tables=tables,
        scheduler=Scheduler(tables, workers, 1000 * settings.patience),
        puzzle_books=books,
        metrics=Metrics(settings.metrics_folder),
        limits=Limits(settings.limits, settings.proxies, open_files()),
        pictures=Pictures(workers),
        books=books,
        lessons=Lessons(store.database),
        rooms=rooms,
        codes=Codes(store, rooms.rows, clock),
        subscriptions=subscriptions,
        screens=Screens(store.database),
        admin=Admin(tables, AdminStore(store.database), books, rooms, subscriptions, restart),
    )


class ServerProcess:
    """One server process from start to stop."""

    def __init__(self, services: Services) -> None:
        self.services = services
        self._publishing: asyncio.Task[None] | None = None
        self._checking: asyncio.Task[None] | None = None

    async def start(self) -> None:
        services = self.services
        alone = await services.store.start()
        secret = await services.store.once("secret", secrets.token_urlsafe(32))
        services.guests, services.key_deriver = Guests(secret), KeyDeriver(secret)
        if services.settings.push:
            await self._start_push(services.settings.push)
        await self._agree_on_time(alone)
        services.tables.writer.start()
        await services.bus.start(self._on_news, self._on_gap)
        if services.bus.shared:
            self._publishing = asyncio.create_task(self._publish_usage(), name="others")
        await services.workers.start()
        services.scheduler.start()
        services.rooms.begin(services.key_deriver)
        services.admin.start()
        tune_gc()

    async def _start_push(self, contact: str) -> None:
        """Start push messages, with a key of the server that is made once. The libraries are needed only if this is
        enabled.
        """
        from wanderwall.server.push.crypto import VapidKey, new_vapid_key
        from wanderwall.server.push.notifier import TurnNotifier
        from wanderwall.server.push.sender import Deliveries, Sender

        key = VapidKey(await self.services.store.once("push_key", new_vapid_key()), contact)
        self.services.push_key = key.public
        deliveries = Deliveries(Sender(key, self.services.settings.push_near), self.services.subscriptions.drop)
        self.services.turn_notifier = TurnNotifier(self.services.tables, self.services.subscriptions, deliveries)
        self.services.turn_notifier.start()

    async def _agree_on_time(self, alone: bool) -> None:
        """Agree on the time: the first server process skips the time when no server was running; the others adopt its
        clock.
        """
        if alone:
            await self.services.store.shift(self.services.clock.now())
            await self.services.store.sign_of_life(self.services.clock.now())
            return
        alive = await self.services.store.last_sign_of_life()
        if alive and abs(alive - self.services.clock.now()) > APART_MS:
            self.services.clock.agree(alive)

    def _on_news(self, process: str, table: str, news: News) -> None:
        """Handle news of another server process about a table, a room, or, without an id, about the limits of
        addresses.
        """
        if "club" in news:
            self.services.rooms.on_message(process, table, news)
        elif table:
            self.services.tables.on_message(process, table, news)
        else:
            self.services.limits.subtract_news(news["taken"])

    def _on_gap(self) -> None:
        """Messages may have been lost."""
        self.services.tables.resync()
        self.services.rooms.resync()

    async def _publish_usage(self) -> None:
        """Send the other server processes what addresses have used here, and metrics that any of them may report."""
        while True:
            await asyncio.sleep(PUBLISH_SECONDS)
            self.measure()
            if taken := self.services.limits.news():
                self.services.bus.publish("", {"taken": taken})

    def measure(self) -> None:
        """Update the metrics that are not counted as they change."""
        figures = self.services.metrics
        figures.workers.set(1)
        figures.messages.inc(figures.message)
        figures.message = 0
        figures.tables.set(len(self.services.tables.loaded))
        figures.entries.set(self.services.tables.writer.entries)
        figures.batches.set(self.services.tables.writer.batches)
        for name, pool in self.services.workers.pools.items():
            for what, figure in figures.pools.items():
                figure.labels(name).set(getattr(pool, what))

    async def check(self) -> None:
        """Write a heartbeat in time; raises OSError if that fails. Concurrent callers share one."""
        if self._checking is None or self._checking.done():
            self._checking = asyncio.create_task(self.services.scheduler.heartbeat(), name="check")
        done, _ = await asyncio.wait({self._checking}, timeout=CHECK_SECONDS)
        if not done:  # it is not cancelled: a database that hangs would have to answer the cancellation too
            raise TimeoutError
        await self._checking

    async def stop(self) -> None:
        if self._publishing:
            self._publishing.cancel()
        for live_table in list(self.services.tables.loaded.values()):
            for socket in list(live_table.sockets):
                socket.close(1013)
        if self.services.turn_notifier:
            await self.services.turn_notifier.stop()
        await self.services.rooms.stop()
        await self.services.admin.stop()
        await self.services.scheduler.stop()
        await self.services.workers.stop()
        await self.services.bus.stop()
        await self.services.tables.writer.stop()
        await self.services.store.stop()
