"""Whole logs, replayed in workers: replays and records of finished games, the story so far of others, snapshots of long
tables, and what a seat has seen of one.
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from wanderwall.game.protocol import Seat
from wanderwall.server.json_bytes import loads
from wanderwall.server.processes.players import Workers
from wanderwall.server.processes.shared import SingleFlightCache
from wanderwall.server.table.saved import SavedLog
from wanderwall.server.table.snapshot import Snapshot

#: bytes of replays, records and stories that are cached: the past never changes, unless a person has to be
#: forgotten
ROOM = 64 * 1024 * 1024

#: reads the log of a table
ReadLog = Callable[[str], Awaitable[SavedLog]]


class Archive:
    """What follows from the log of a table, computed without blocking other requests."""

    def __init__(self, players: Workers, read_log: ReadLog) -> None:
        self._workers = players
        self._read_log = read_log
        self._shared = SingleFlightCache(ROOM)

    async def replay(self, table: str) -> bytes:
        """Return a finished game move by move: the frames, as JSON."""
        return await self._cached_work("replay", table)

    async def story(self, table: str, seq: int) -> bytes:
        """Return a game as a spectator has seen it so far, as JSON."""
        return await self._cached_work("story", table, seq)

    async def record(self, table: str) -> bytes:
        """Return the record of a finished game."""
        return await self._cached_work("record", table)

    async def unfinished_record(self, table: str) -> bytes:
        """Return the record of a game so far, including hidden information."""
        return await self._workers.work("record", await self._read_log(table), unfinished=True)

    async def _cached_work(self, what: str, table: str, seq: int | None = None) -> bytes:
        async def work() -> bytes:
            return await self._workers.work(what, await self._read_log(table))

        return await self._shared.of(f"{what} {table} {seq}", work)

    def forget(self, table: str) -> None:
        """Drop cached answers about a table, which are no longer valid."""
        self._shared.drop(lambda asked: asked.split()[1] == table)

    async def snapshot(self, table: str) -> Snapshot:
        """Return a snapshot of a table, computed from its log."""
        return Snapshot(*loads(await self._workers.work("snapshot", await self._read_log(table))))

    async def seat_history(self, table: str, seat: Seat, upto: int, count: int) -> bytes:
        """Return what a seat saw of the first `count` moves, from the log up to seq `upto`, as JSON."""
        log = await self._read_log(table)
        return await self._workers.work("seen", log, upto=upto, seat=seat, count=count)
