"""Queue of messages to push services. Guests take turns, and a host that does not answer delays nobody else."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

from wanderwall.problem import Problem
from wanderwall.server.push.sender import Sender, Sending
from wanderwall.server.storage.subscriptions import Subscription

#: waiting messages, in all and per guest
MAX_WAITING, MAX_OF_GUEST = 1000, 50
#: messages being sent, in all and per host; a guest has one at a time
MAX_SENDING, MAX_TO_HOST = 24, 8
#: failures in a row until an endpoint is dropped, or until a host that has answered before is paused
MAX_FAILURES = 3
#: seconds for which nothing is sent to an unreachable host
REST_SECONDS = 60.0
#: seconds for which an endpoint may fail at a host that has answered before: services have outages too
OUTAGE_SECONDS = 24 * 3600.0
#: hosts and endpoints that are remembered
MAX_REMEMBERED = 10_000
#: the services of the browser makers: they count as known before they have answered
MAKERS = ("fcm.googleapis.com", "push.services.mozilla.com", "push.apple.com", "notify.windows.com")

logger = logging.getLogger(__name__)
T = TypeVar("T")


class Delivery(NamedTuple):
    """A message for a device of a guest. `write` returns None if it is no longer wanted."""

    guest: str
    device: Subscription
    topic: str
    write: Callable[[], Awaitable[bytes | None]]

    @property
    def host(self) -> str:
        return urlsplit(self.device.endpoint).netloc.lower()


class HostState:
    """What is known about a push service."""

    def __init__(self, host: str) -> None:
        self.has_answered = any(host == name or host.endswith(f".{name}") for name in MAKERS)
        self.failures = 0
        self.rests_until = 0.0


class EndpointFailures:
    """Failures in a row of one endpoint."""

    def __init__(self, since: float) -> None:
        self.since = since
        self.count = 0


class Deliveries:
    """Send queued messages, a few at once, and drop endpoints that keep failing."""

    def __init__(self, sender: Sender, drop: Callable[[str], Awaitable[None]]) -> None:
        self._sender, self._drop = sender, drop
        #: by guest, the next one first; then by device and topic, of which only the latest message is kept
        self._waiting: OrderedDict[str, dict[tuple[str, str], Delivery]] = OrderedDict()
        self._guests: set[str] = set()
        self._hosts: Counter[str] = Counter()
        self._tasks: set[asyncio.Task[None]] = set()
        self._states: OrderedDict[str, HostState] = OrderedDict()
        self._failures: OrderedDict[str, EndpointFailures] = OrderedDict()
        #: when any host answered last: until one does, our own network may be down
        self._answered = -1.0

    def put(self, delivery: Delivery) -> None:
        """Send a message when its guest's turn comes."""
        waiting = self._waiting.setdefault(delivery.guest, {})
        key = delivery.device.endpoint, delivery.topic
        if key not in waiting and (len(waiting) >= MAX_OF_GUEST or self._count() >= MAX_WAITING):
            logger.warning("too many push messages wait")
        else:
            waiting[key] = delivery
        self._start_some()

    def _count(self) -> int:
        return sum(map(len, self._waiting.values()))

    async def stop(self) -> None:
        self._waiting.clear()
        for task in list(self._tasks):
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        await self._sender.close()

    def _start_some(self) -> None:
        """Start sending what may be sent now: guests in turn, each to a host that is not at its limit."""
        for guest in list(self._waiting):
            if len(self._tasks) >= MAX_SENDING:
                return
            waiting = self._waiting[guest]
            if guest not in self._guests:
                free = (key for key, one in waiting.items() if self._hosts[one.host] < MAX_TO_HOST)
                if (key := next(free, None)) is not None:
                    self._start(waiting.pop(key))
                    self._waiting.move_to_end(guest)
            if not waiting:
                del self._waiting[guest]

    def _start(self, delivery: Delivery) -> None:
        self._guests.add(delivery.guest)
        self._hosts[delivery.host] += 1
        task = asyncio.create_task(self._deliver(delivery), name="push message")
        self._tasks.add(task)

        def end(task: asyncio.Task[None]) -> None:
            self._tasks.discard(task)
            self._guests.discard(delivery.guest)
            self._hosts[delivery.host] -= 1
            if not self._hosts[delivery.host]:
                del self._hosts[delivery.host]
            self._start_some()

        task.add_done_callback(end)

    async def _deliver(self, delivery: Delivery) -> None:
        host, now = _remember(self._states, delivery.host, HostState(delivery.host)), asyncio.get_running_loop().time
        try:
            if now() < host.rests_until:
                return
            message = await delivery.write()
            if message is None:
                return
            try:
                sending = await self._sender.send(delivery.device, message, delivery.topic, host.has_answered)
            except OSError as error:
                logger.warning("a push service could not be reached: %s", type(error).__name__)
                await self._note_failure(delivery, host, now())
            else:
                await self._note_answer(delivery, host, sending, now())
        except (OSError, Problem) as error:
            logger.warning("a push message could not be sent: %s", type(error).__name__)
        except Exception:
            logger.exception("a push message could not be sent")

    async def _note_failure(self, delivery: Delivery, host: HostState, now: float) -> None:
        host.failures += 1
        if not host.has_answered or host.failures >= MAX_FAILURES:
            host.rests_until = now + REST_SECONDS
        endpoint = delivery.device.endpoint
        failed = _remember(self._failures, endpoint, EndpointFailures(now))
        failed.count += 1
        is_outage = host.has_answered and now - failed.since < OUTAGE_SECONDS
        if failed.count >= MAX_FAILURES and not is_outage and self._answered > failed.since:
            await self._forget(endpoint)

    async def _note_answer(self, delivery: Delivery, host: HostState, sending: Sending, now: float) -> None:
        endpoint = delivery.device.endpoint
        if sending is Sending.GONE:
            await self._forget(endpoint)
            return
        host.has_answered, host.failures, self._answered = True, 0, now
        if sending is Sending.REFUSED:
            failed = _remember(self._failures, endpoint, EndpointFailures(now))
            failed.count += 1
            if failed.count >= MAX_FAILURES:
                await self._forget(endpoint)
        else:
            self._failures.pop(endpoint, None)

    async def _forget(self, endpoint: str) -> None:
        self._failures.pop(endpoint, None)
        await self._drop(endpoint)


def _remember(rows: OrderedDict[str, T], key: str, new: T) -> T:
    """The row of a key, inserted if missing; the least recently used row is removed if there are too many."""
    row = rows.setdefault(key, new)
    rows.move_to_end(key)
    if len(rows) > MAX_REMEMBERED:
        rows.popitem(last=False)
    return row
