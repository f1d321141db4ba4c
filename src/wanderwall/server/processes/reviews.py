"""Reviews take the coach seconds: each is worked out once, and the latest are remembered."""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from typing import Any

from wanderwall.server.processes.players import Players

MAX_REVIEWS = 200


class Reviews:
    """What the coach said about finished games."""

    def __init__(self, players: Players) -> None:
        self._players = players
        self._known: OrderedDict[str, asyncio.Task[dict[str, Any]]] = OrderedDict()

    async def of(self, table: str, record: str) -> dict[str, Any]:
        """The review of a game; whoever asks meanwhile waits for the same one."""
        task = self._known.get(table)
        if task is None or (task.done() and (task.cancelled() or task.exception())):
            task = self._known[table] = asyncio.create_task(self._players.review(record))
            if len(self._known) > MAX_REVIEWS:
                self._known.popitem(last=False)
        self._known.move_to_end(table)
        return await asyncio.shield(task)
