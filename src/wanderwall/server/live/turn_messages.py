"""Tells people whose turn it is, on devices that asked for it, when they are not at their table.

Nobody's move waits for that: turns wait in a bounded queue until they are due, then messages to devices wait in
`push.deliveries`. What a kill takes with it is lost; the game is not.
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
from wanderwall.server.json_bytes import dumps
from wanderwall.server.limits import Bucket
from wanderwall.server.live.hall import Hall
from wanderwall.server.live.room import Room
from wanderwall.server.push.deliveries import Deliveries, Delivery
from wanderwall.server.storage.store import error_name
from wanderwall.server.storage.subscriptions import Subscriptions
from wanderwall.server.table.ids import hashed
from wanderwall.server.table.state import PERSON, Table

#: milliseconds in which a page that is loaded anew comes back, and another worker has told who is there
RELOAD_MS = 3000
#: turns that wait until they are due, tasks that look up their devices, and guests whose messages are counted
MAX_WAITING, SENDERS, MAX_GUESTS = 1000, 4, 10_000
#: messages to a guest: so many a second, and so many at once
RATE = (0.1, 20)
#: characters of what replaces a message that still waits
TOPIC = 32

logger = logging.getLogger(__name__)


class Turn(NamedTuple):
    """Somebody's turn has begun."""

    table: str
    seat: Seat


class TurnMessages:
    """Messages to whoever has a turn and is not there."""

    def __init__(self, hall: Hall, subscriptions: Subscriptions, deliveries: Deliveries) -> None:
        self.hall = hall
        self.subscriptions = subscriptions
        self.deliveries = deliveries
        hall.went_on = self.look
        #: turns with the time at which they are told, the next one first: all wait equally long
        self._queue: asyncio.Queue[tuple[int, Turn]] = asyncio.Queue(MAX_WAITING)
        self._waiting: set[Turn] = set()
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

    def look(self, before: Table, room: Room) -> None:
        """A table went on by one entry: whoever has to act now, and had not before, is told if they are elsewhere."""
        now = self.hall.clock.now()
        for seat in room.table.acting - before.acting:
            turn = Turn(room.table.id, seat)
            if turn not in self._waiting and self._elsewhere(room, seat, now) is not None:
                try:
                    self._queue.put_nowait((now + RELOAD_MS, turn))
                except asyncio.QueueFull:
                    logger.warning("too many turns to tell of at once")
                    return
                self._waiting.add(turn)

    def _elsewhere(self, room: Room, seat: Seat, now: int) -> str | None:
        """The guest who has to act and is not at the table."""
        sitter = room.table.sitters[seat]
        away = sitter.kind == PERSON and not sitter.bot_plays and seat not in room.present(now)
        return sitter.guest if away and seat in room.table.acting else None

    async def _work(self) -> None:
        while True:
            at, turn = await self._queue.get()
            try:
                await asyncio.sleep((at - self.hall.clock.now()) / 1000)
                self._waiting.discard(turn)
                await self._tell(turn)
            except (OSError, Problem) as error:
                logger.warning("a turn could not be told: %s", error_name(error))
            except Exception:
                logger.exception("a turn could not be told")

    async def _tell(self, turn: Turn) -> None:
        room = await self.hall.fresh(turn.table)
        guest = self._elsewhere(room, turn.seat, self.hall.clock.now())
        if guest is None:
            return
        devices = await self.subscriptions.of(guest)
        if not devices or not self._bucket(guest).take():
            return
        for device in devices:
            write = partial(self._write, turn, device.language)
            self.deliveries.put(Delivery(guest, device, hashed(turn.table)[:TOPIC], write))

    async def _write(self, turn: Turn, language: str) -> bytes | None:
        """The message, unless the guest has come or moved while it waited to be sent."""
        room = await self.hall.fresh(turn.table)
        if self._elsewhere(room, turn.seat, self.hall.clock.now()) is None:
            return None
        return await asyncio.to_thread(message_for, room.table, language)

    def _bucket(self, guest: str) -> Bucket:
        bucket = self._buckets.pop(guest, None) or Bucket(*RATE)
        self._buckets[guest] = bucket
        if len(self._buckets) > MAX_GUESTS:
            self._buckets.popitem(last=False)
        return bucket


def message_for(table: Table, language: str) -> bytes:
    """What the device shows: which game it is, and where; nobody's name and nothing of the board."""
    texts = Texts(language)
    title = texts.say("push-turn", edition=table.edition.title[language])
    return dumps({"title": title, "body": texts.say("push-turn-body"), "table": table.id})
