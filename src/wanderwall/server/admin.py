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
from wanderwall.server.storage.subscriptions import Subscriptions
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
        self.hall = tables
        self.upkeep = store
        self.books = books
        self.clubs = rooms
        self.subscriptions = subscriptions
        self.make_way = restart
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
        if await self.upkeep.database.is_release_requested():
            self.make_way()

    async def busiest(self) -> list[tuple[LiveTable, BusyTable]]:
        """Return the busiest tables of the last day, without those that cannot be read."""
        busy = await self.upkeep.busiest(self.hall.clock.now() - DAY_MS, MAX_BUSY)
        rooms = {room.table.id: room for room in await self.hall.readable(one.id for one in busy)}
        return [(rooms[one.id], one) for one in busy if one.id in rooms]

    async def close(self, id: str) -> None:
        """Close a table for good; its log is kept."""
        room = await self.hall.do(id, commands.close)
        if room.table.status == OVER:
            raise Problem("table.not_playing")

    async def forget(self, id: str, seat: Seat) -> ForgottenCounts:
        """Forget the occupant of a seat, at this table and everywhere."""
        room = await self.hall.fresh(id)
        guest = room.table.sitters[seat].guest if seat < len(room.table.sitters) else None
        if guest is None:
            raise Problem("host.no_guest")
        return await self.forget_guest(guest)

    async def forget_guest(self, guest: str) -> ForgottenCounts:
        """Forget a person with all their devices: names, ratings, their book, which games were theirs. Games continue,
        and the person may return as a new guest.
        """
        book = await self.books.book_of(guest)
        tables: set[str] = set()
        ratings = 0
        for one in await self.books.readers(book):
            ids = await self.upkeep.tables_of(one)
            for club in await self.clubs.rows.forget(one, new_id(GUEST_LENGTH)):
                await self.clubs.forget(club)
            await self.subscriptions.forget(one)
            ratings += await self.upkeep.forget_rating(one)
            for id in ids:
                await self._forget_at(id, one)
            tables.update(ids)
        return ForgottenCounts(len(tables), ratings, *await self.books.delete(book))

    async def _forget_at(self, id: str, guest: str) -> None:
        await self.upkeep.forget_at(id, guest, new_id(GUEST_LENGTH))
        await self.hall.reload(id)
        table = await self.hall.store.load(id)
        if table and table.status == OVER:
            await self.upkeep.keep_public_json(id, orjson.dumps(table_json(table)).decode())
            await self.books.keep_results(table)

    async def erase_after(self, days: int | None) -> int:
        """Erase games `days` days after their end, starting now; return how many were erased. None keeps them."""
        await self.upkeep.set_erase_after(days)
        return await self._erase(days) if days is not None else 0

    async def _erase_old(self) -> None:
        await self.clubs.rows.end_unused(self.hall.clock.now() - DAY_MS)
        days = await self.upkeep.erase_after()
        if days is not None:
            await self._erase(days)

    async def _erase(self, days: int) -> int:
        erased, before = 0, self.hall.clock.now() - days * DAY_MS
        while clubs := await self.clubs.rows.erase(before):
            for id in clubs:
                await self.clubs.forget(id)
        while ids := await self.upkeep.erase(before):
            erased += len(ids)
            for id in ids:
                await self.hall.reload(id)
        return erased
