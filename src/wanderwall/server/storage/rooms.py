"""Rooms in the database: a row each; what happened in a room is in the log, under its id."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import NamedTuple

import orjson
from sqlalchemy import Connection, Row, Select, delete, select, update

from wanderwall.server.ids import number_of
from wanderwall.server.rooms import state as kinds
from wanderwall.server.rooms.state import RoomOpening
from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database
from wanderwall.server.tables.names import guest_name

#: rooms that are checked at once
MAX_RUNNING = 500
#: rooms that are erased in one transaction
MAX_ERASED = 50


#: one line of the log
Line = tuple[object, ...]


class RoomRow(NamedTuple):
    id: str
    made: int
    opening: RoomOpening


class RoomStore:
    """All rooms."""

    def __init__(self, database: Database) -> None:
        self.database = database
        #: whether it is known that no room is running; never if other server processes write, too
        self._none_running = False

    async def make(self, id: str, made: int, opening: RoomOpening) -> None:
        """Store a new room; if an earlier attempt stored it and its response was lost, that one stays."""
        new = self.database.insert(schema.rooms).values(id=id, made=made, opening=opening)
        async with self.database.transaction() as connection:
            await connection.execute(new.on_conflict_do_nothing())

    async def load(self, id: str) -> RoomRow | None:
        rooms = schema.rooms
        async with self.database.reading() as connection:
            row = (await connection.execute(select(rooms).where(rooms.c.id == id))).first()
            return RoomRow(row.id, row.made, row.opening) if row else None

    async def start(self, id: str, at: int) -> None:
        """Mark a room as started, so that the server runs it."""
        try:
            async with self.database.transaction() as connection:
                row = update(schema.rooms).where(schema.rooms.c.id == id)
                await connection.execute(row.values(started=at, ended=None))
        finally:
            self._none_running = False

    async def end(self, id: str, at: int) -> None:
        """Mark a room as over."""
        async with self.database.transaction() as connection:
            await connection.execute(update(schema.rooms).where(schema.rooms.c.id == id).values(ended=at))

    async def running(self) -> list[str]:
        """Return rooms that have been started and are not over, the oldest first."""
        if self._none_running:
            return []
        rooms = schema.rooms
        going = select(rooms.c.id).where(rooms.c.ended.is_(None), rooms.c.started.is_not(None))
        self._none_running = self.database.settings.sqlite  # a room that starts during the query resets it
        try:
            ids = await self._ids(going.order_by(rooms.c.started).limit(MAX_RUNNING))
        except BaseException:
            self._none_running = False
            raise
        if ids:
            self._none_running = False
        return ids

    async def end_unused(self, before: int) -> None:
        """End rooms that were made before `before` and never started."""
        rooms = schema.rooms
        unused = (rooms.c.ended.is_(None), rooms.c.started.is_(None), rooms.c.made < before)
        async with self.database.transaction() as connection:
            await connection.execute(update(rooms).where(*unused).values(ended=rooms.c.made))

    async def find_by_code(self, code: str) -> list[str]:
        """Return rooms that are not over and whose id begins with the code."""
        id, last = schema.rooms.c.id, chr(ord("z") + 1)
        return await self._ids(select(id).where(id >= code, id < code + last, schema.rooms.c.ended.is_(None)))

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def erase(self, before: int) -> list[str]:
        """Erase some rooms that ended before `before`, with their logs; return their ids. Their games are erased
        separately, like all games.
        """
        return await self.database.write(lambda connection: _erase(connection, before))

    async def forget(self, guest: str, stranger: str) -> list[str]:
        """Replace a guest by a stranger in all rooms; return the ids of those rooms."""
        return await self.database.write(lambda connection: _forget(connection, guest, stranger))


def _erase(connection: Connection, before: int) -> list[str]:
    rooms, log = schema.rooms, schema.log
    ids = list(connection.execute(select(rooms.c.id).where(rooms.c.ended < before).limit(MAX_ERASED)).scalars())
    connection.execute(delete(log).where(log.c.table.in_(ids)))
    connection.execute(delete(rooms).where(rooms.c.id.in_(ids)))
    return ids


def _forget(connection: Connection, guest: str, stranger: str) -> list[str]:
    log = schema.log
    numbers: dict[str, set[int]] = {}
    came = select(log).where(log.c.kind.in_((kinds.JOIN, kinds.PLEA, kinds.RETURN)), log.c.data.contains(guest))
    for row in _change(connection, came, {"guest": stranger}):
        if row.kind != kinds.PLEA:  # who only asked was nobody here
            numbers.setdefault(row.table, set()).add(orjson.loads(row.data)["number"])
    for room, theirs in numbers.items():  # names that the teacher gave them
        rows = connection.execute(select(log).where(log.c.table == room, log.c.kind.in_((kinds.JOIN, kinds.CHANGE))))
        for row in rows.all():
            data = orjson.loads(row.data)
            if data["number"] in theirs and "name" in data:
                _put(connection, row, {**data, "name": guest_name(number_of(f"{stranger} {data['number']}"))})
    return list(numbers)


def _change(connection: Connection, query: Select[Line], new: Mapping[str, str]) -> Sequence[Row[Line]]:
    rows = connection.execute(query).all()
    for row in rows:
        _put(connection, row, {**orjson.loads(row.data), **new})
    return rows


def _put(connection: Connection, row: Row[Line], data: Mapping[str, object]) -> None:
    log = schema.log
    changed = update(log).where(log.c.table == row.table, log.c.seq == row.seq)
    connection.execute(changed.values(data=orjson.dumps(data).decode()))
