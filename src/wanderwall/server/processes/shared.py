"""A cache for slow answers: each is computed once for all concurrent callers, and kept while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable


class SingleFlightCache:
    """Answers by key; `room` is the size limit in bytes."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._working: dict[str, asyncio.Task[bytes]] = {}

    def __len__(self) -> int:
        """How many answers are being computed."""
        return len(self._working)

    def task(self, asked: str, work: Callable[[], Awaitable[bytes]]) -> asyncio.Task[bytes]:
        """Return the task that computes the answer; it continues if the callers go away."""
        task = self._working.get(asked)
        if task is None:
            task = asyncio.create_task(self._answer(asked, work))
            if asked not in self._kept:
                self._working[asked] = task
                task.add_done_callback(lambda _: self._working.pop(asked))
                task.add_done_callback(_retrieve)
        return task

    async def of(self, asked: str, work: Callable[[], Awaitable[bytes]]) -> bytes:
        """Return the answer."""
        return await asyncio.shield(self.task(asked, work))

    def drop(self, which: Callable[[str], bool]) -> None:
        """Drop cached answers whose key fits `which`."""
        for asked in [asked for asked in self._kept if which(asked)]:
            self._size -= len(self._kept.pop(asked))

    async def _answer(self, asked: str, work: Callable[[], Awaitable[bytes]]) -> bytes:
        if asked in self._kept:
            self._kept.move_to_end(asked)
            return self._kept[asked]
        answer = await work()
        if len(answer) <= self.room:
            self._kept[asked] = answer
            self._size += len(answer)
        while self._size > self.room:
            _, dropped = self._kept.popitem(last=False)
            self._size -= len(dropped)
        return answer


def _retrieve(task: asyncio.Task[bytes]) -> None:
    """Retrieve the exception, because no caller may be left to do it and asyncio would log a warning."""
    if not task.cancelled():
        task.exception()
