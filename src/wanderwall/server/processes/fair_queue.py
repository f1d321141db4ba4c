"""A queue that is fair between people: they take turns, however many tables one of them has. The tables of a person
also take turns, however many requests one of them makes.
"""

from __future__ import annotations

import asyncio
from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")


class FairQueue(Generic[T]):
    """Items by owner and by table, in the order in which these take turns.

    >>> queue = FairQueue[str]()
    >>> for owner, table in ("rogue", 1), ("rogue", 1), ("rogue", 2), ("rogue", 3), ("ida", 4):
    ...     queue.put(owner, str(table), f"{owner} {table}")
    >>> async def all_of_them() -> list[str]:
    ...     return [await queue.get() for _ in range(len(queue))]
    >>> asyncio.run(all_of_them())
    ['rogue 1', 'ida 4', 'rogue 2', 'rogue 3', 'rogue 1']
    """

    def __init__(self) -> None:
        self._owners: dict[str, dict[str, deque[T]]] = {}
        self._not_empty = asyncio.Event()
        self._count = 0

    def __len__(self) -> int:
        return self._count

    def put(self, owner: str, table: str, item: T) -> None:
        self._owners.setdefault(owner, {}).setdefault(table, deque()).append(item)
        self._count += 1
        self._not_empty.set()

    async def get(self) -> T:
        """Return the next item of the owner, and of their table, that has waited longest for a turn."""
        await self._not_empty.wait()
        owner, tables = next(iter(self._owners.items()))
        table, line = next(iter(tables.items()))
        del self._owners[owner], tables[table]
        item = line.popleft()
        if line:
            tables[table] = line  # behind the others
        if tables:
            self._owners[owner] = tables
        self._count -= 1
        if not self._owners:
            self._not_empty.clear()
        return item
