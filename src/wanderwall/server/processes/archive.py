"""Whole logs, played outside of the server's process: replays and records of games that are over, the story of others
so far, snapshots of long tables, and what a seat has seen of one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from wanderwall.game.protocol import Seat
from wanderwall.server.json_bytes import loads
from wanderwall.server.processes.players import Players
from wanderwall.server.processes.shared import Shared
from wanderwall.server.table.saved import SavedLog
from wanderwall.server.table.snapshot import Snapshot

#: bytes of replays, records and stories that are remembered: what has happened never changes, unless
#: somebody is to be forgotten
ROOM = 64 * 1024 * 1024

#: reads the log of a table
ReadLog = Callable[[str], Awaitable[SavedLog]]


class Archive:
    """What the log of a table tells, without disturbing anybody."""

    def __init__(self, players: Players, read_log: ReadLog) -> None:
        self._players = players
        self._read_log = read_log
        self._shared = Shared(ROOM)

    async def replay(self, table: str) -> bytes:
        """A finished game move by move: the frames, as JSON."""
        return await self._remembered("replay", table)

    async def story(self, table: str, seq: int) -> bytes:
        """A game as an onlooker has seen it up to now, as JSON."""
        return await self._remembered("story", table, seq)

    async def record(self, table: str) -> bytes:
        """A finished game on paper."""
        return await self._remembered("record", table)

    async def unfinished(self, table: str) -> bytes:
        """A game on paper as far as it is, with all that is hidden in it."""
        return await self._players.work("record", await self._read_log(table), unfinished=True)

    async def _remembered(self, what: str, table: str, seq: int | None = None) -> bytes:
        async def work() -> bytes:
            return await self._players.work(what, await self._read_log(table))

        return await self._shared.of(f"{what} {table} {seq}", work)

    def forget(self, table: str) -> None:
        """What was remembered of a table is no longer so."""
        self._shared.drop(lambda asked: asked.split()[1] == table)

    async def snapshot(self, table: str) -> Snapshot:
        """A table as its log makes it."""
        return Snapshot(*loads(await self._players.work("snapshot", await self._read_log(table))))

    async def seen(self, table: str, seat: Seat, upto: int, count: int) -> bytes:
        """What a seat had seen at a seq of the first so many moves, as JSON."""
        log = await self._read_log(table)
        return await self._players.work("seen", log, upto=upto, seat=seat, count=count)
