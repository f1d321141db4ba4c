"""How workers tell each other what happened at a table: over Redis; a single worker needs nothing.

The bus only wakes: what counts is in the database. A message that is lost is made up for by looking there.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Protocol

from redis.asyncio import Redis
from redis.exceptions import RedisError

logger = logging.getLogger(__name__)

PREFIX = "wanderwall:"

#: called with the table and the message
Listener = Callable[[str, bytes], None]


class Bus(Protocol):
    """Messages about tables, to all workers that follow them."""

    #: whether there may be other workers
    shared: bool

    async def start(self, heard: Listener, gap: Callable[[], None]) -> None:
        """Listen; `gap` is called when messages may have been lost."""

    async def stop(self) -> None: ...
    def publish(self, table: str, message: bytes) -> None: ...
    async def follow(self, table: str) -> None: ...
    async def forget(self, table: str) -> None: ...


class MemoryBus:
    """One worker: there is nobody else to tell."""

    shared = False

    async def start(self, heard: Listener, gap: Callable[[], None]) -> None:
        """Nothing will be heard."""

    async def stop(self) -> None:
        """Nothing to stop."""

    def publish(self, table: str, message: bytes) -> None:
        """There is no other worker."""

    async def follow(self, table: str) -> None:
        """No messages will come."""

    async def forget(self, table: str) -> None:
        """Nothing was followed."""


class RedisBus:
    """Workers on one Redis: a channel a table."""

    shared = True

    def __init__(self, address: str) -> None:
        self._redis = Redis.from_url(address, socket_connect_timeout=2, health_check_interval=15)
        self._pubsub = self._redis.pubsub(ignore_subscribe_messages=True)
        self._followed: set[str] = set()
        self._out: list[tuple[str, bytes]] = []
        self._wake = asyncio.Event()
        self._tasks: list[asyncio.Task[None]] = []

    async def start(self, heard: Listener, gap: Callable[[], None]) -> None:
        # a channel of our own keeps the connection in use while no table is followed
        self._tasks = [
            asyncio.create_task(self._listen(heard, gap), name="bus in"),
            asyncio.create_task(self._speak(), name="bus out"),
        ]

    async def stop(self) -> None:
        for task in self._tasks:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.aclose()  # type: ignore[no-untyped-call]
            await self._redis.aclose()

    def publish(self, table: str, message: bytes) -> None:
        self._out.append((PREFIX + table, message))
        self._wake.set()

    async def follow(self, table: str) -> None:
        self._followed.add(PREFIX + table)
        with contextlib.suppress(RedisError, OSError):  # the listener subscribes to all of them when it is back
            await self._pubsub.subscribe(PREFIX + table)

    async def forget(self, table: str) -> None:
        self._followed.discard(PREFIX + table)
        with contextlib.suppress(RedisError, OSError):
            await self._pubsub.unsubscribe(PREFIX + table)

    async def _listen(self, heard: Listener, gap: Callable[[], None]) -> None:
        pause = 0.1
        while True:
            try:
                await self._pubsub.subscribe(PREFIX, *self._followed)
                gap()
                pause = 0.1
                while True:
                    message = await self._pubsub.get_message(timeout=30)
                    if message and message["type"] == "message":
                        channel = message["channel"].decode().removeprefix(PREFIX)
                        heard(channel, message["data"])
            except (RedisError, OSError) as error:
                logger.warning("Redis does not answer: %s", type(error).__name__)
                await asyncio.sleep(pause)
                pause = min(pause * 2, 2)

    async def _speak(self) -> None:
        while True:
            await self._wake.wait()
            self._wake.clear()
            out, self._out = self._out, []
            try:
                async with self._redis.pipeline(transaction=False) as pipe:
                    for channel, message in out:
                        pipe.publish(channel, message)
                    await pipe.execute()
            except (RedisError, OSError) as error:
                logger.warning("%d messages to Redis are lost: %s", len(out), type(error).__name__)
