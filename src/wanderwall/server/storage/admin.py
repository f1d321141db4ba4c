"""Database operations for the admin: sizes, the busiest tables, erasing and forgetting."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

import orjson
from sqlalchemy import Connection, Text, cast, delete, distinct, func, or_, select, text, update

from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database
from wanderwall.server.tables import log as kinds
from wanderwall.server.tables.names import occupant_without, opening_without
from wanderwall.server.tables.ratings import player_of
from wanderwall.server.tables.state import CLOSED, OVER

#: the setting for the number of days after which finished games are erased
ERASE_AFTER = "erase_after"
#: games that are erased in one transaction: no move waits for more of them
MAX_ERASED = 200
#: database tables with rows for a table's id, apart from the row of the table itself
_OF_A_TABLE = (schema.log, schema.snapshots, schema.reviews, schema.sitters, schema.lessons)


class Sizes(NamedTuple):
    """Size and row counts of the database."""

    bytes: int
    #: tables by status
    tables: dict[str, int]
    entries: int
    guests: int


class BusyTable(NamedTuple):
    """An active table: its number of entries, and the time of the last one."""

    id: str
    entries: int
    last: int


class AdminStore:
    """Queries and changes over all tables, which players never make."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def sizes(self) -> Sizes:
        tables, sqlite = schema.tables, self.database.settings.sqlite
        whole = "SELECT page_count * page_size FROM pragma_page_count(), pragma_page_size()"
        async with self.database.reading() as connection:
            size = await connection.execute(text(whole if sqlite else "SELECT pg_database_size(current_database())"))
            statuses = await connection.execute(select(tables.c.status, func.count()).group_by(tables.c.status))
            entries = await connection.execute(select(func.count()).select_from(schema.log))
            guests = await connection.execute(select(func.count(distinct(schema.sitters.c.guest))))
            return Sizes(
                size.scalar() or 0, {row[0]: row[1] for row in statuses}, entries.scalar() or 0, guests.scalar() or 0
            )

    async def busiest(self, since: int, most: int) -> list[BusyTable]:
        """Return the tables with the most entries after `since`."""
        log, count = schema.log, func.count().label("entries")
        query = select(log.c.table, count, func.max(log.c.at)).where(log.c.at > since).group_by(log.c.table)
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(count.desc(), log.c.table).limit(most))
            return [BusyTable(*row) for row in rows]

    # ── what is over ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def erase_after(self) -> int | None:
        """Return the number of days after which finished games are erased; None: they are kept."""
        settings = schema.settings
        async with self.database.reading() as connection:
            found = await connection.execute(select(settings.c.value).where(settings.c.key == ERASE_AFTER))
            days = found.scalar()
            return int(days) if days else None

    async def set_erase_after(self, days: int | None) -> None:
        settings = schema.settings
        async with self.database.transaction() as connection:
            await connection.execute(delete(settings).where(settings.c.key == ERASE_AFTER))
            if days is not None:
                await connection.execute(settings.insert().values(key=ERASE_AFTER, value=str(days)))

    async def erase(self, before: int) -> list[str]:
        """Erase some games that ended before `before`, with all their data; return their ids, none if none are left.
        Ratings stay, and so do results in books without the names of others: they contain no game.
        """
        return await self.database.write(lambda connection: _erase(connection, before))

    # ── who it was ───────────────────────────────────────────────────────────────────────────────────────────────────

    async def tables_of(self, guest: str) -> list[str]:
        """Return all tables that contain a guest, as an occupant or as the maker."""
        tables, sitters = schema.tables, schema.sitters
        sat = tables.c.id.in_(select(sitters.c.table).where(sitters.c.guest == guest))
        made = cast(tables.c.opening, Text).contains(guest)
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(select(tables.c.id).where(or_(sat, made)))]

    async def forget_at(self, id: str, guest: str, stranger: str) -> None:
        """Replace a guest at one table by a stranger with a made-up name."""
        await self.database.write(lambda connection: _forget_at(connection, id, guest, stranger))

    async def keep_public_json(self, id: str, public_json: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(
                update(schema.tables).where(schema.tables.c.id == id).values(public_json=public_json)
            )

    async def forget_rating(self, guest: str) -> int:
        """Delete a guest's ratings; return in how many games they had one."""
        ratings = schema.ratings
        async with self.database.transaction() as connection:
            gone = await connection.execute(delete(ratings).where(ratings.c.player == player_of(guest)))
            return gone.rowcount


def _erase(connection: Connection, before: int) -> list[str]:
    tables = schema.tables
    over = select(tables.c.id).where(tables.c.status.in_((OVER, CLOSED)), tables.c.ended < before)
    ids = list(connection.execute(over.order_by(tables.c.ended).limit(MAX_ERASED)).scalars())
    _erase_tables(connection, ids)
    return ids


def _erase_tables(connection: Connection, ids: Sequence[str]) -> None:
    for table in _OF_A_TABLE:
        connection.execute(delete(table).where(table.c.table.in_(ids)))
    results = schema.results
    connection.execute(update(results).where(results.c.table.in_(ids)).values(others=None))
    connection.execute(delete(schema.tables).where(schema.tables.c.id.in_(ids)))


def _forget_at(connection: Connection, id: str, guest: str, stranger: str) -> None:
    tables, log, sitters = schema.tables, schema.log, schema.sitters
    opening = connection.execute(select(tables.c.opening).where(tables.c.id == id)).scalar_one()
    new = opening_without(opening, guest, stranger)
    connection.execute(update(tables).where(tables.c.id == id).values(opening=new))
    seated = (log.c.table == id, log.c.kind == kinds.SEAT)
    for row in connection.execute(select(log.c.seq, log.c.seat, log.c.data).where(*seated)).all():
        data = orjson.loads(row.data)
        data["sitter"] = occupant_without(data["sitter"], row.seat, guest, stranger)
        changed = update(log).where(log.c.table == id, log.c.seq == row.seq)
        connection.execute(changed.values(data=orjson.dumps(data).decode()))
    connection.execute(delete(schema.snapshots).where(schema.snapshots.c.table == id))  # made again from the log
    connection.execute(delete(sitters).where(sitters.c.table == id, sitters.c.guest == guest))
