"""The bus over Redis, imported only if Redis is configured: a single server process starts faster without it."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable

import orjson
from redis.asyncio import Redis
from redis.exceptions import RedisError

from wanderwall.server.ids import new_id
from wanderwall.server.live.bus import Listener, News

logger = logging.getLogger(__name__)

#: one channel for all tables: skipping news of other tables is cheap, and all news of a moment fit in one message
CHANNEL = "wanderwall:news"
#: a channel without subscribers: a check needs the same permissions as news
CHECK_CHANNEL = "wanderwall:check"
#: seconds in which Redis must answer a check
CHECK_SECONDS = 1.5


class RedisBus:
    """Bus of server processes on one Redis. A message is `[worker, [[table, news], …]]`."""

    shared = True

    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(address, socket_connect_timeout=2, health_check_interval=15)
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._process = new_id()
        self._out: list[tuple[str, News]] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, on_message: Listener, gap: Callable[[], None]) -> None:
        self._tasks = [
            asyncio.create_task(self._listen(on_message, gap), name="bus in"),
            asyncio.create_task(self._send(), name="bus out"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    async def is_reachable(self) -> bool:
        try:
            async with asyncio.timeout(CHECK_SECONDS):
                await self._redis.publish(CHECK_CHANNEL, b"")
        except (RedisError, OSError):
            return False
        return True

    def publish(self, table: str, news: News) -> None:
        self._out.append((table, news))
        self._wake.set()

    async def _listen(self, on_message: Listener, gap: Callable[[], None]) -> None:
        own = orjson.dumps([self._process])[:-1]
        pause = 0.1
        while True:
            try:
                await self._pubsub.subscribe(CHANNEL)
                gap()
                pause = 0.1
                while True:
                    message = await self._pubsub.get_message(timeout=30)
                    if message and message["type"] == "message" and not message["data"].startswith(own):
                        process, changed = orjson.loads(message["data"])
                        for table, news in changed:
                            on_message(process, table, news)
            except (RedisError, OSError) as error:
                logger.warning("Redis does not answer: %s", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 2)

    async def _send(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            out, self._out = self._out, []
            try:
                await self._redis.publish(CHANNEL, orjson.dumps([self._process, out]))
            except (RedisError, OSError) as error:
                logger.warning("%d messages to Redis are lost: %s", len(out), type(error).__name__)
