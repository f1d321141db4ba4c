"""What the admin does with tables while they are played: close, forget, erase."""

from __future__ import annotations

import asyncio
import contextlib
from collections.abc import Callable
from typing import NamedTuple

import orjson

from wanderwall.game.protocol import Seat
from wanderwall.problem import Problem
from wanderwall.server.ids import GUEST_LENGTH, new_id
from wanderwall.server.live.rooms import Rooms
from wanderwall.server.live.scheduler import repeat
from wanderwall.server.live.table import LiveTable
from wanderwall.server.live.tables import Tables
from wanderwall.server.storage.admin import AdminStore, BusyTable
from wanderwall.server.storage.books import Books
from wanderwall.server.storage.devices import Subscriptions
from wanderwall.server.tables import commands
from wanderwall.server.tables.state import OVER
from wanderwall.server.tables.views import table_json

#: seconds between two checks for games to erase, and for a restore that wants the database
ERASE, WANTED = 3600.0, 1.0
DAY_MS = 24 * 3600 * 1000
#: how many of the busiest tables are listed
MAX_BUSY = 20


class ForgottenCounts(NamedTuple):
    """Counts of what was deleted of a person: tables with their name, ratings, and the contents of their book."""

    tables: int
    ratings: int
    devices: int
    games: int
    puzzles: int
    lessons: int


class Admin:
    """The admin's operations on all tables."""

    def __init__(
        self,
        tables: Tables,
        store: AdminStore,
        books: Books,
        rooms: Rooms,
        subscriptions: Subscriptions,
        restart: Callable[[], None],
    ) -> None:
        self.tables = tables
        self.store = store
        self.books = books
        self.rooms = rooms
        self.subscriptions = subscriptions
        self.restart = restart
        self._rounds: list[asyncio.Task[None]] = []

    def start(self) -> None:
        rounds = ((ERASE, self._erase_old), (WANTED, self._restart_if_asked))
        self._rounds = [asyncio.create_task(repeat(seconds, work), name=work.__name__) for seconds, work in rounds]

    async def stop(self) -> None:
        for task in self._rounds:
            task.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await task

    async def _restart_if_asked(self) -> None:
        """Release the database while a backup is being restored; this process then restarts with the restored data."""
        if await self.store.database.is_release_requested():
            self.restart()

    async def busiest(self) -> list[tuple[LiveTable, BusyTable]]:
        """Return the busiest tables of the last day, without those that cannot be read."""
        busy = await self.store.busiest(self.tables.clock.now() - DAY_MS, MAX_BUSY)
        live_tables = {one.table.id: one for one in await self.tables.readable(row.id for row in busy)}
        return [(live_tables[row.id], row) for row in busy if row.id in live_tables]

    async def close(self, id: str) -> None:
        """Close a table for good; its log is kept."""
        live_table = await self.tables.do(id, commands.close)
        if live_table.table.status == OVER:
            raise Problem("table.not_playing")

    async def forget(self, id: str, seat: Seat) -> ForgottenCounts:
        """Forget the occupant of a seat, at this table and everywhere."""
        live_table = await self.tables.fresh(id)
        guest = live_table.table.occupants[seat].guest if seat < len(live_table.table.occupants) else None
        if guest is None:
            raise Problem("admin.no_guest")
        return await self.forget_guest(guest)

    async def forget_guest(self, guest: str) -> ForgottenCounts:
        """Forget a person with all their devices: names, ratings, their book, which games were theirs. Games continue,
        and the person may return as a new guest.
        """
        book = await self.books.book_of(guest)
        tables: set[str] = set()
        ratings = 0
        for one in await self.books.readers(book):
            ids = await self.store.tables_of(one)
            for room in await self.rooms.rows.forget(one, new_id(GUEST_LENGTH)):
                await self.rooms.reload(room)
            await self.subscriptions.forget(one)
            ratings += await self.store.forget_rating(one)
            for id in ids:
                await self._forget_at(id, one)
            tables.update(ids)
        return ForgottenCounts(len(tables), ratings, *await self.books.delete(book))

    async def _forget_at(self, id: str, guest: str) -> None:
        await self.store.forget_at(id, guest, new_id(GUEST_LENGTH))
        await self.tables.reload(id)
        table = await self.tables.store.load(id)
        if table and table.status == OVER:
            await self.store.keep_public_json(id, orjson.dumps(table_json(table)).decode())
            await self.books.keep_results(table)

    async def erase_after(self, days: int | None) -> int:
        """Erase games `days` days after their end, starting now; return how many were erased. None keeps them."""
        await self.store.set_erase_after(days)
        return await self._erase(days) if days is not None else 0

    async def _erase_old(self) -> None:
        await self.rooms.rows.end_unused(self.tables.clock.now() - DAY_MS)
        days = await self.store.erase_after()
        if days is not None:
            await self._erase(days)

    async def _erase(self, days: int) -> int:
        erased, before = 0, self.tables.clock.now() - days * DAY_MS
        while rooms := await self.rooms.rows.erase(before):
            for id in rooms:
                await self.rooms.reload(id)
        while ids := await self.store.erase(before):
            erased += len(ids)
            for id in ids:
                await self.tables.reload(id)
        return erased
