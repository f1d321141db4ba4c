"""Answers that take a while: each is worked out once for all who ask meanwhile, and remembered while there is room."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Awaitable, Callable


class Shared:
    """Answers by what was asked; `room` is for so many bytes of them."""

    def __init__(self, room: int) -> None:
        self.room = room
        self._kept: OrderedDict[str, bytes] = OrderedDict()
        self._size = 0
        self._working: dict[str, asyncio.Task[bytes]] = {}

    def __len__(self) -> int:
        """How many are being worked out."""
        return len(self._working)

    def task(self, asked: str, work: Callable[[], Awaitable[bytes]]) -> asyncio.Task[bytes]:
        """The answer, or whoever is working it out: it goes on when those who ask go away."""
        task = self._working.get(asked)
        if task is None:
            task = asyncio.create_task(self._answer(asked, work))
            if asked not in self._kept:
                self._working[asked] = task
                task.add_done_callback(lambda _: self._working.pop(asked))
                task.add_done_callback(_retrieve)
        return task

    async def of(self, asked: str, work: Callable[[], Awaitable[bytes]]) -> bytes:
        """The answer."""
        return await asyncio.shield(self.task(asked, work))

    def drop(self, which: Callable[[str], bool]) -> None:
        """Forget answers."""
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
    """Nobody may be left to hear that it failed."""
    if not task.cancelled():
        task.exception()
