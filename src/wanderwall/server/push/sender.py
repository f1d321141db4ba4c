"""Send messages to push services: one request each, a few seconds at most; response bodies are not read.

Guests take turns, and a host that does not answer delays nobody else.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections import Counter, OrderedDict
from collections.abc import Awaitable, Callable, Collection
from enum import Enum
from typing import NamedTuple, TypeVar
from urllib.parse import urlsplit

import httpx

from wanderwall.problem import Problem
from wanderwall.server.push.crypto import VapidKey, encrypt, read_keys
from wanderwall.server.push.endpoint import HTTPS, NotAllowed, Resolver, read_endpoint
from wanderwall.server.storage.devices import Subscription

#: seconds until a service must be connected, and for everything together: resolving, connecting, and its response
CONNECT_SECONDS, SEND_SECONDS = 3.0, 8.0
#: IP addresses of one name that are tried
MAX_NUMBERS = 3
#: seconds for which a service keeps a message for a device that is switched off: a turn may last days
KEPT = 24 * 3600
#: the subscription no longer exists
GONE = (404, 410)
TOO_MANY, SERVER_ERROR = 429, 500
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


class Sending(Enum):
    """The result of sending a message."""

    TAKEN = "taken"
    #: temporary: the service has problems, or is overloaded
    LATER = "later"
    #: the service does not accept messages for this device
    REFUSED = "refused"
    #: the device has unsubscribed, or its address is one that we refuse to contact
    GONE = "gone"


class Sender:
    """Send messages with the server's key."""

    def __init__(self, key: VapidKey, near: Collection[str] = (), resolver: Resolver | None = None) -> None:
        self._key = key
        self._near = near
        self._resolver = resolver or Resolver()
        # no proxy or password from the environment: only the given address is contacted, and it learns nothing else.
        # Connections are not reused: they go to IP addresses, and one verified for a name must not serve another name
        self._client = httpx.AsyncClient(
            verify=httpx.create_ssl_context(),
            trust_env=False,
            timeout=httpx.Timeout(SEND_SECONDS, connect=CONNECT_SECONDS),
            limits=httpx.Limits(max_keepalive_connections=0),
            headers={"User-Agent": "wanderwall"},
        )

    async def send(self, to: Subscription, message: bytes, topic: str, known: bool = False) -> Sending:
        """Send a message; it replaces one of the same topic that still waits at the service. `known`: the service has
        answered before. Raises OSError if the service cannot be reached.
        """
        try:
            async with asyncio.timeout(SEND_SECONDS):
                status = await self._post(to, message, topic, known)
        except NotAllowed:
            return Sending.GONE
        except httpx.HTTPError as error:
            raise OSError(type(error).__name__) from error
        if status in GONE:
            return Sending.GONE
        if status == TOO_MANY or status >= SERVER_ERROR:
            return Sending.LATER
        return Sending.TAKEN if status < httpx.codes.MULTIPLE_CHOICES else Sending.REFUSED

    async def _post(self, to: Subscription, message: bytes, topic: str, known: bool) -> int:
        address = read_endpoint(to.endpoint, self._near)
        headers = {
            "Host": address.netloc,
            "Authorization": self._key.authorization(to.endpoint),
            "Content-Encoding": "aes128gcm",
            "TTL": str(KEPT),
            "Topic": topic,
            "Urgency": "normal",
        }
        body = encrypt(message, read_keys(to.p256dh, to.auth))
        numbers = (await self._resolver.find(address, self._near, known))[:MAX_NUMBERS]
        for number in numbers:
            url = httpx.URL(to.endpoint).copy_with(host=number, port=address.port or HTTPS)
            try:
                async with self._client.stream(
                    "POST", url, content=body, headers=headers, extensions={"sni_hostname": address.hostname}
                ) as answer:
                    return answer.status_code
            except (httpx.ConnectError, httpx.ConnectTimeout):
                if number == numbers[-1]:
                    raise
        raise NotAllowed  # a name that resolves to nothing

    async def close(self) -> None:
        await self._client.aclose()


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
