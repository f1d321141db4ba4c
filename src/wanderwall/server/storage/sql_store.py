"""The store in a database: tables and their logs, with the same SQL for SQLite and PostgreSQL."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from functools import cache
from itertools import chain
from math import inf
from operator import itemgetter

from sqlalchemy import ColumnElement, Connection, Insert, Select, and_, bindparam, case, func, select, update
from sqlalchemy.dialects import postgresql

from wanderwall.server.settings import Settings
from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database
from wanderwall.server.storage.ratings import best_players, points, rate
from wanderwall.server.storage.store import FinishedTable, NewEntry, RatedPlayer
from wanderwall.server.tables.history import LogRow, SavedLog
from wanderwall.server.tables.log import Entry, TableSummary
from wanderwall.server.tables.snapshot import VERSION, Snapshot, restore
from wanderwall.server.tables.state import OVER, PLAYING, WAITING, Table, apply_entry, new_table, with_deadline

#: the setting with the last sign of life of a server process
ALIVE = "alive"

#: tables that are checked, or rated, at once
MAX_DUE, MAX_UNRATED = 200, 50
#: lines of a list
MAX_WAITING, MAX_UNFINISHED = 50, 20
#: entries of a log that are read at once
PAGE = 500
#: entries in one SQLite statement: it caches 128 prepared ones, and preparing costs twice as much as executing
MAX_ROWS = 64

_update_summary = (
    update(schema.tables)
    .where(schema.tables.c.id == bindparam("table"))
    .values({name: bindparam(f"new_{name}") for name in TableSummary._fields})
)


class SeqTaken(Exception):
    """Another entry already has the seq of one of these."""


_columns = ", ".join(f'"{column.name}"' for column in schema.log.columns)


@cache
def _insert_rows(rows: int) -> str:
    """SQLite statement for this number of entries, with the values of one entry after the other."""
    marks = f"({', '.join('?' * len(schema.log.columns))})"
    return f"INSERT INTO log ({_columns}) VALUES {', '.join([marks] * rows)} ON CONFLICT DO NOTHING"


@cache
def _insert_arrays() -> str:
    """PostgreSQL statement for any number of entries: an array for each column, so only one statement to prepare."""
    dialect = postgresql.dialect()  # type: ignore[no-untyped-call]
    kinds = [column.type.compile(dialect) for column in schema.log.columns]
    arrays = ", ".join(f"${number}::{kind}[]" for number, kind in enumerate(kinds, 1))
    return f"INSERT INTO log ({_columns}) SELECT * FROM unnest({arrays}) ON CONFLICT DO NOTHING"


class SqlStore:
    """Store in a database."""

    def __init__(self, settings: Settings) -> None:
        self.database = Database(settings)
        log = schema.log
        self._insert = self.database.insert(log).on_conflict_do_nothing().returning(log.c.table, log.c.seq)
        #: before this time nothing is due; 0 if unknown, as always if other server processes write, too
        self._due_from: float = 0
        #: the earliest due time committed during a query, which may not have seen it
        self._due_during_query: float = inf

    async def start(self) -> bool:
        return await self.database.start()

    async def stop(self) -> None:
        await self.database.stop()

    # ── settings and time ────────────────────────────────────────────────────────────────────────────────────────────

    async def setting(self, key: str) -> str | None:
        async with self.database.reading() as connection:
            found = await connection.execute(select(schema.settings.c.value).where(schema.settings.c.key == key))
            return found.scalar()

    async def once(self, key: str, value: str) -> str:
        put = self.database.insert(schema.settings).values(key=key, value=value)
        async with self.database.transaction() as connection:
            await connection.execute(put.on_conflict_do_nothing())
        return await self.setting(key) or value

    async def sign_of_life(self, now: int) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(self._sign(now))

    def _sign(self, now: int) -> Insert:
        put = self.database.insert(schema.settings).values(key=ALIVE, value=str(now))
        return put.on_conflict_do_update(index_elements=["key"], set_={"value": str(now)})

    async def last_sign_of_life(self) -> int | None:
        alive = await self.setting(ALIVE)
        return int(alive) if alive else None

    async def shift(self, now: int) -> int:
        alive = await self.last_sign_of_life()
        gone = now - alive if alive else 0
        if gone:
            tables = schema.tables
            deadline = tables.c.deadline + gone
            # a bot that was thinking is asked again at once; a person has as much time left as before
            due = case((tables.c.due < tables.c.deadline, now), else_=func.coalesce(deadline, now))
            async with self.database.transaction() as connection:
                await connection.execute(
                    update(tables).where(tables.c.due.is_not(None)).values(due=due, deadline=deadline)
                )
            self._due_from = 0
        return gone

    # ── one table ────────────────────────────────────────────────────────────────────────────────────────────────────

    async def make(self, table: Table, guests: set[str]) -> bool:
        new = self.database.insert(schema.tables).values(
            id=table.id,
            game=table.game.name,
            made=table.made,
            opening=table.opening,
            status=table.status,
            listed=table.opening["listed"],
        )
        async with self.database.transaction() as connection:
            made = bool((await connection.execute(new.on_conflict_do_nothing())).rowcount)
            if made and guests:
                await connection.execute(
                    schema.sitters.insert(),
                    [{"guest": guest, "table": table.id, "made": table.made} for guest in guests],
                )
        return made

    async def append(self, batch: Sequence[NewEntry]) -> set[tuple[str, int]]:
        with self._noting_due(*[new.summary.due for new in batch if new.summary]):
            with suppress(SeqTaken):  # nearly always all are written, which is faster to check
                return await self.database.write(lambda connection: self._append_all(connection, batch))
            return await self.database.write(lambda connection: self._append(connection, batch))

    def _append_all(self, connection: Connection, batch: Sequence[NewEntry]) -> set[tuple[str, int]]:
        """Write all entries together, or none if a seq is taken."""
        rows = [new.entry.values() for new in batch]
        if self.database.settings.sqlite:  # many per call: its thread waits for the GIL once, not once a row
            added = 0
            for start in range(0, len(rows), MAX_ROWS):
                some = rows[start : start + MAX_ROWS]
                added += connection.exec_driver_sql(_insert_rows(len(some)), tuple(chain.from_iterable(some))).rowcount
        else:  # in order, so that server processes wait for each other's entries without a deadlock
            columns = tuple(list(column) for column in zip(*sorted(rows, key=itemgetter(0, 1)), strict=True))
            added = connection.exec_driver_sql(_insert_arrays(), columns).rowcount
        if added != len(batch):
            raise SeqTaken
        self._keep_along(connection, batch)
        return {(new.entry.table, new.entry.seq) for new in batch}

    def _append(self, connection: Connection, batch: Sequence[NewEntry]) -> set[tuple[str, int]]:
        """Write those entries whose seq is free."""
        rows = connection.execute(self._insert, [new.entry.row() for new in batch])
        kept = {(row[0], row[1]) for row in rows}
        self._keep_along(connection, [new for new in batch if (new.entry.table, new.entry.seq) in kept])
        return kept

    def _keep_along(self, connection: Connection, kept: Sequence[NewEntry]) -> None:
        """Write what changes with the entries: the rows of their tables, guests, and snapshots."""
        summaries = [
            {"table": new.entry.table, **{f"new_{name}": value for name, value in new.summary._asdict().items()}}
            for new in kept
            if new.summary
        ]
        if summaries:
            connection.execute(_update_summary, summaries)
            if self._due_from == inf:  # a clock may run again: from now on signs of life matter
                connection.execute(self._sign(max(new.entry.at for new in kept)))
        sitters: list[dict[str, object]] = [
            {"guest": new.guest, "table": new.entry.table, "made": new.entry.at} for new in kept if new.guest
        ]
        if sitters:
            connection.execute(self.database.insert(schema.sitters).on_conflict_do_nothing(), sitters)
        if snapshots := [new.snapshot for new in kept if new.snapshot]:
            self._keep_snapshots(connection, snapshots)

    async def load(self, id: str) -> Table | None:
        tables, log = schema.tables, schema.log
        async with self.database.reading() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).first()
            if row is None:
                return None
            table = new_table(row.id, row.made, row.opening)
            saved = (await connection.execute(_usable_snapshot(id))).first()
            table = (saved and restore(table, saved.data)) or table
            entries = await connection.execute(
                select(log).where(log.c.table == id, log.c.seq > table.seq).order_by(log.c.seq)
            )
            for entry in entries:
                table = apply_entry(table, Entry.of_row(entry))
        return with_deadline(table, row.deadline)

    async def behind(self, id: str) -> int:
        async with self.database.reading() as connection:
            last = await connection.execute(select(func.max(schema.log.c.seq)).where(schema.log.c.table == id))
            saved = (await connection.execute(_usable_snapshot(id))).first()
            return (last.scalar() or 0) - (saved.seq if saved else 0)

    async def keep_snapshot(self, snapshot: Snapshot) -> None:
        await self.database.write(lambda connection: self._keep_snapshots(connection, [snapshot]))

    def _keep_snapshots(self, connection: Connection, snapshots: Sequence[Snapshot]) -> None:
        rows = [{**snapshot._asdict(), "version": VERSION} for snapshot in snapshots]
        put = self.database.insert(schema.snapshots)
        new = {name: put.excluded[name] for name in ("seq", "at", "version", "data")}
        connection.execute(put.on_conflict_do_update(index_elements=["table"], set_=new), rows)

    async def saved_log(self, id: str) -> SavedLog:
        tables, log = schema.tables, schema.log
        columns = [log.c[name] for name in LogRow._fields]
        rows: list[LogRow] = []
        async with self.database.reading() as connection:
            table = (await connection.execute(select(tables).where(tables.c.id == id))).one()
            query = select(*columns).where(log.c.table == id).order_by(log.c.seq).limit(PAGE)
            while page := (await connection.execute(query.where(log.c.seq > len(rows)))).all():
                rows += [LogRow(*row) for row in page]
        return SavedLog(table.id, table.made, table.opening, rows)

    async def review(self, id: str, version: str) -> str | None:
        reviews = schema.reviews
        async with self.database.reading() as connection:
            found = await connection.execute(
                select(reviews.c.review).where(reviews.c.table == id, reviews.c.version == version)
            )
            return found.scalar()

    async def keep_review(self, id: str, version: str, review: str) -> None:
        put = self.database.insert(schema.reviews).values(table=id, version=version, review=review)
        new = {"version": version, "review": review}
        async with self.database.transaction() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=["table"], set_=new))

    async def entries(self, id: str, seq: int) -> list[Entry]:
        log = schema.log
        async with self.database.reading() as connection:
            rows = await connection.execute(select(log).where(log.c.table == id, log.c.seq > seq).order_by(log.c.seq))
            return [Entry.of_row(row) for row in rows]

    async def deadline(self, id: str) -> int | None:
        async with self.database.reading() as connection:
            found = await connection.execute(select(schema.tables.c.deadline).where(schema.tables.c.id == id))
            return found.scalar()

    async def set_due(self, id: str, due: int | None) -> None:
        with self._noting_due(due):
            async with self.database.transaction() as connection:
                await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(due=due))

    async def rate(self, table: Table) -> None:
        await rate(self.database, table)

    async def leave_unrated(self, id: str) -> None:
        async with self.database.transaction() as connection:
            await connection.execute(update(schema.tables).where(schema.tables.c.id == id).values(rated=False))

    # ── many tables ──────────────────────────────────────────────────────────────────────────────────────────────────

    async def last_seqs(self, ids: Sequence[str]) -> dict[str, int]:
        log = schema.log
        async with self.database.reading() as connection:
            rows = await connection.execute(
                select(log.c.table, func.max(log.c.seq)).where(log.c.table.in_(ids)).group_by(log.c.table)
            )
            return {row[0]: row[1] for row in rows}

    async def due(self, now: int) -> list[str]:
        if now < self._due_from:
            return []
        due = schema.tables.c.due
        self._due_during_query = inf
        ids = await self._ids(select(schema.tables.c.id).where(due <= now).order_by(due).limit(MAX_DUE))
        if self.database.settings.sqlite and not ids:
            found = await self._next_due()
            self._due_from = min(self._due_during_query, found)
        return ids

    async def _next_due(self) -> float:
        async with self.database.reading() as connection:
            found = (await connection.execute(select(func.min(schema.tables.c.due)))).scalar()
            return inf if found is None else found

    def nothing_due(self) -> bool:
        return self._due_from == inf

    @contextmanager
    def _noting_due(self, *times: int | None) -> Iterator[None]:
        """Note when something will be due, once it is committed; if that fails, the next due time is unknown."""
        try:
            yield
        except BaseException:
            self._due_from = self._due_during_query = 0
            raise
        if soonest := min((time for time in times if time is not None), default=None):
            self._due_from = min(self._due_from, soonest)
            self._due_during_query = min(self._due_during_query, soonest)

    async def tables_to_rate(self) -> list[str]:
        tables = schema.tables
        over = select(tables.c.id).where(tables.c.status == OVER, tables.c.rated.is_(None))
        return await self._ids(over.order_by(tables.c.ended).limit(MAX_UNRATED))

    async def lobby(self, since: int, game: str | None) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.status == WAITING, tables.c.listed.is_(True), tables.c.made > since)
        if game:
            query = query.where(tables.c.game == game)
        return await self._ids(query.order_by(tables.c.made.desc()).limit(MAX_WAITING))

    async def running_tables(self) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(tables.c.status == PLAYING, tables.c.listed.is_(True))
        return await self._ids(query.order_by(tables.c.made.desc()).limit(MAX_WAITING))

    async def waiting(self, since: int, code: str) -> list[str]:
        id, last = schema.tables.c.id, chr(ord("z") + 1)  # a range uses the primary key
        query = select(id).where(id >= code, id < code + last, schema.tables.c.status == WAITING)
        return await self._ids(query.where(schema.tables.c.made > since))

    async def unfinished_tables(self, guest: str) -> list[str]:
        tables = schema.tables
        query = select(tables.c.id).where(_has_guest(guest), tables.c.status.in_((WAITING, PLAYING)))
        return await self._ids(query.order_by(tables.c.made.desc()).limit(MAX_UNFINISHED))

    async def _ids(self, query: Select[tuple[str]]) -> list[str]:
        async with self.database.reading() as connection:
            return [row.id for row in await connection.execute(query)]

    async def finished_tables(
        self, guest: str | None, game: str | None, before: int | None, limit: int
    ) -> list[FinishedTable]:
        tables = schema.tables
        query = select(tables.c.id, tables.c.public_json).where(tables.c.status == OVER)
        query = query.where(tables.c.listed.is_(True) if guest is None else _has_guest(guest))
        if game:
            query = query.where(tables.c.game == game)
        if before is not None:
            query = query.where(tables.c.ended < before)
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(tables.c.ended.desc()).limit(limit))
            return [FinishedTable(row.id, row.public_json) for row in rows]

    async def points(self, game: str, guest: str) -> float | None:
        return await points(self.database, game, guest)

    async def ratings(self, game: str) -> list[RatedPlayer]:
        return await best_players(self.database, game)


def _usable_snapshot(id: str) -> Select[tuple[object, ...]]:
    """Query for a table's snapshot, if this version wrote it and the log has the entry it was made after."""
    snapshots, log = schema.snapshots, schema.log
    same = (log.c.table == snapshots.c.table, log.c.seq == snapshots.c.seq, log.c.at == snapshots.c.at)
    return select(snapshots).join(log, and_(*same)).where(snapshots.c.table == id, snapshots.c.version == VERSION)


def _has_guest(guest: str) -> ColumnElement[bool]:
    """Condition for the tables of a guest."""
    sitters = schema.sitters
    return schema.tables.c.id.in_(select(sitters.c.table).where(sitters.c.guest == guest))
