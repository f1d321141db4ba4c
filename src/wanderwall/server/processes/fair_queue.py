"""A queue that is fair between tables: they take turns, however much one of them asks for."""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by table, in the order in which the tables take turns."""

    def __init__(self) -> None:
        self._lines: dict[str, deque[T]] = {}
        self._not_empty = asyncio.Event()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, table: str, item: T) -> None:
        self._lines.setdefault(table, deque()).append(item)
        self._count += 1
        self._not_empty.set()

    async def get(self) -> T:
        """The next of the table that has waited longest for its turn."""
        await self._not_empty.wait()
        table, line = next(iter(self._lines.items()))
        del self._lines[table]
        item = line.popleft()
        if line:
            self._lines[table] = line  # behind the others
        self._count -= 1
        if not self._lines:
            self._not_empty.clear()
        return item
