"""Notify players that it is their turn, on devices that asked for it, while they are not at their table.

No move waits for this: turns wait in a bounded queue until they are due, then messages to devices wait in
`push.sender`. Killing the process loses waiting notifications, but nothing of the game.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import OrderedDict
from functools import partial
from typing import NamedTuple

from wanderwall.game.protocol import Seat
from wanderwall.i18n import Texts
from wanderwall.problem import Problem
from wanderwall.server.ids import hash_key
from wanderwall.server.json_bytes import dumps
from wanderwall.server.limits import Bucket
from wanderwall.server.live.table import LiveTable
from wanderwall.server.live.tables import Tables
from wanderwall.server.push.sender import Deliveries, Delivery
from wanderwall.server.storage.devices import Subscriptions
from wanderwall.server.storage.store import error_name
from wanderwall.server.tables.state import PERSON, Table
from wanderwall.server.tables.types import TurnAlert

#: milliseconds in which a reloaded page reconnects, and another server process has published who is present
RELOAD_MS = 3000
#: limits: turns that wait until they are due, tasks that look up devices, guests whose messages are counted
MAX_WAITING, SENDERS, MAX_GUESTS = 1000, 4, 10_000
#: messages to one guest: rate per second, and burst
RATE = (0.1, 20)
#: length of the push topic, by which a new message replaces one that still waits
TOPIC = 32

logger = logging.getLogger(__name__)


class TurnNotice(NamedTuple):
    """A turn that has begun, at a table and seat."""

    table: str
    seat: Seat


class TurnNotifier:
    """Send messages to players who are to move and are not at their table."""

    def __init__(self, tables: Tables, subscriptions: Subscriptions, deliveries: Deliveries) -> None:
        self.tables = tables
        self.subscriptions = subscriptions
        self.deliveries = deliveries
        tables.subscribe(commit=self.queue_notices)
        #: turns with the time at which to notify; in order of time, because all wait equally long
        self._queue: asyncio.Queue[tuple[int, TurnNotice]] = asyncio.Queue(MAX_WAITING)
        self._waiting: set[TurnNotice] = set()
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()
        self._tasks: list[asyncio.Task[None]] = []

    def start(self) -> None:
        self._tasks = [asyncio.create_task(self._work(), name="turn messages") for _ in range(SENDERS)]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self.deliveries.stop()

    def queue_notices(self, before: Table, live_table: LiveTable) -> None:
        """After an entry, queue a notice for each player who is newly to move and not at the table."""
        now = self.tables.clock.now()
        for seat in live_table.table.acting - before.acting:
            turn = TurnNotice(live_table.table.id, seat)
            if turn not in self._waiting and self._absent_guest(live_table, seat, now) is not None:
                try:
                    self._queue.put_nowait((now + RELOAD_MS, turn))
                except asyncio.QueueFull:
                    logger.warning("too many turn notices at once")
                    return
                self._waiting.add(turn)

    def _absent_guest(self, live_table: LiveTable, seat: Seat, now: int) -> str | None:
        """Return the guest of this seat if they are to move and not at the table."""
        occupant = live_table.table.occupants[seat]
        away = occupant.kind == PERSON and not occupant.bot_plays and seat not in live_table.present(now)
        return occupant.guest if away and seat in live_table.table.acting else None

    async def _work(self) -> None:
        while True:
            at, turn = await self._queue.get()
            try:
                await asyncio.sleep((at - self.tables.clock.now()) / 1000)
                self._waiting.discard(turn)
                await self._notify(turn)
            except (OSError, Problem) as error:
                logger.warning("a turn notice failed: %s", error_name(error))
            except Exception:
                logger.exception("a turn notice failed")

    async def _notify(self, turn: TurnNotice) -> None:
        live_table = await self.tables.fresh(turn.table)
        guest = self._absent_guest(live_table, turn.seat, self.tables.clock.now())
        if guest is None:
            return
        devices = await self.subscriptions.of(guest)
        if not devices or not self._bucket(guest).take():
            return
        for device in devices:
            write = partial(self._write, turn, device.language)
            self.deliveries.put(Delivery(guest, device, hash_key(turn.table)[:TOPIC], write))

    async def _write(self, turn: TurnNotice, language: str) -> bytes | None:
        """Return the message, or None if the guest has arrived or moved while it waited."""
        live_table = await self.tables.fresh(turn.table)
        if self._absent_guest(live_table, turn.seat, self.tables.clock.now()) is None:
            return None
        return await asyncio.to_thread(message_for, live_table.table, language)

    def _bucket(self, guest: str) -> Bucket:
        bucket = self._buckets.pop(guest, None) or Bucket(*RATE)
        self._buckets[guest] = bucket
        if len(self._buckets) > MAX_GUESTS:
            self._buckets.popitem(last=False)
        return bucket


def message_for(table: Table, language: str) -> bytes:
    """Return what the device shows."""
    texts = Texts(language)
    title = texts.say("push-turn", edition=table.edition.title[language])
    alert: TurnAlert = {"title": title, "body": texts.say("push-turn-body"), "table": table.id}
    return dumps(alert)
