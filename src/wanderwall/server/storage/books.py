"""The guests' books in the database: their readers, their contents, moving them between devices and deleting them.

A book has the id of its first guest. Further devices of the same person are further guests, its readers.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Any, NamedTuple

import orjson
from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    Select,
    TableClause,
    Text,
    cast,
    delete,
    exists,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.ext.asyncio import AsyncConnection
from sqlalchemy.sql.base import ReadOnlyColumnCollection
from sqlalchemy.sql.elements import KeyedColumnElement

from wanderwall.problem import Problem
from wanderwall.puzzles.results import BEST, KEPT_SOLVED, RUSH, PuzzleResult, first_result
from wanderwall.server.book.answers import BookRows, game_of
from wanderwall.server.book.lessons import Lesson
from wanderwall.server.book.results import results_of
from wanderwall.server.book.stats import BookPage
from wanderwall.server.ids import hash_key
from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database
from wanderwall.server.storage.puzzle_ratings import PuzzleRatings, move_first_tries, rate_first_try
from wanderwall.server.storage.store import AnswerBook
from wanderwall.server.tables.attempts import first_try, puzzle_result
from wanderwall.server.tables.state import OVER, Table

#: limits: devices of one person, games that a book counts, games whose log one request reads, solved puzzles
MAX_READERS, MAX_PAGES, MAX_MISSING, MAX_SOLVED = 20, 2000, 10, 20_000
#: names of puzzles in one query: databases limit the parameters of a statement
NAMES_AT_ONCE = 500
#: kinds of keys that bring a book to another device
PHRASE, PASS = "phrase", "pass"


Query = Select[tuple[object, ...]]
#: the columns of a query, by their names
Columns = ReadOnlyColumnCollection[str, KeyedColumnElement[Any]]


class GameCursor(NamedTuple):
    """Where a list of games continues: after the game that ended at this time, at this table."""

    ended: int
    key: str


class GameRow(NamedTuple):
    """A game of a book, and its position in the list."""

    page: BookPage
    cursor: GameCursor


class BookDevice(NamedTuple):
    """A device of a book, under an id that only the server can trace back to the guest."""

    device: str
    games: int
    #: when the last of the games ended, and the name at that table, if it is still stored
    last: int | None
    name: str | None


class DeletedCounts(NamedTuple):
    """Counts of what was deleted of a book."""

    devices: int
    games: int
    puzzles: int
    lessons: int


class Books(PuzzleRatings):
    """The books of all guests."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def book_of(self, guest: str) -> str:
        """Return the book of a guest: a shared one, or their own, which needs no row."""
        async with self.database.reading() as connection:
            return await connection.run_sync(_book_of, guest)

    async def readers(self, book: str) -> list[str]:
        """Return all guests of a book."""
        async with self.database.reading() as connection:
            return await connection.run_sync(_readers, book)

    # ── games ────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def missing(self, guests: Sequence[str]) -> list[str]:
        """Return some finished tables of these guests without stored results, the latest first."""
        tables, sitters, results = schema.tables, schema.sitters, schema.results
        known = exists().where(results.c.guest == sitters.c.guest, results.c.table == sitters.c.table)
        query = select(tables.c.id).join(sitters, sitters.c.table == tables.c.id)
        query = query.where(sitters.c.guest.in_(guests), tables.c.status == OVER, ~known)
        async with self.database.reading() as connection:
            rows = await connection.execute(query.order_by(tables.c.ended.desc()).limit(MAX_MISSING))
            return list(dict.fromkeys(row.id for row in rows))

    async def keep_results(self, table: Table) -> None:
        """Store the results of a finished table for its guests; doing it again changes nothing."""
        await self.database.write(lambda connection: keep_results(connection, self.database, table))

    async def games(self, guests: Sequence[str], before: GameCursor | None, limit: int) -> list[GameRow]:
        """Return some games of these guests, the latest first, from the cursor on."""
        results = schema.results
        query = _games_of(guests).limit(limit)
        if before is not None:
            earlier = results.c.ended < before.ended
            query = query.where(earlier | ((results.c.ended == before.ended) & (results.c.table < before.key)))
        async with self.database.reading() as connection:
            return [GameRow(_page(row), GameCursor(row.ended, row.table)) for row in await connection.execute(query)]

    # ── the whole book ───────────────────────────────────────────────────────────────────────────────────────────────

    async def rows(self, book: str, guests: Sequence[str] = (), with_lessons: bool = False) -> BookRows:
        """Return all rows of a book as JSON: its latest games and its puzzles. The database builds the JSON, because
        one value takes the event loop less time than thousands of rows. Without guests there are no games.
        """
        parts = BookRows()
        async with self.database.reading() as connection:
            if guests:
                query = self._as_json(_game_row, _games_of(guests).limit(MAX_PAGES))
                parts = parts._replace(games=await _value(connection, query))
            query = self._as_json(_solved_row, _solved_query(book))
            parts = parts._replace(solved=await _value(connection, query))
            if with_lessons:
                query = self._as_json(_lesson_row, select(schema.lessons).where(schema.lessons.c.book == book))
                parts = parts._replace(lessons=await _value(connection, query))
        return parts

    def _as_json(self, row: Callable[[Columns], ColumnElement[str]], query: Query) -> Select[tuple[str]]:
        """Return a query for the rows of another query as one JSON array."""
        rows = query.subquery()
        join = func.group_concat if self.database.settings.sqlite else func.string_agg
        return select("[" + func.coalesce(join(row(rows.c), ","), "") + "]")

    # ── puzzles ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def keep_rush(self, book: str, solved: int, now: int) -> int:
        """Note a rush; return the best one before it."""
        best = next((one.own for one in await self.puzzle_results(book, [(RUSH, BEST)])), 0)
        if solved > best:
            await self.note(book, [PuzzleResult(RUSH, BEST, solved, 0, now // 1000, 0)])
        return best

    async def puzzles_json(self, answer: AnswerBook, book: str, owner: str) -> bytes:
        """Return all puzzles of a book as JSON, which a worker writes."""
        return await answer("puzzles", await self.rows(book), owner, {})

    async def puzzle_results(self, book: str, names: Sequence[tuple[str, str]]) -> list[PuzzleResult]:
        """Return what a book has of these puzzles, by shelf and name."""
        async with self.database.reading() as connection:
            found = await connection.run_sync(lambda sync: _results_of(sync, book, {name for _, name in names}))
        return [found[key] for key in names if key in found]

    async def keep_puzzle(self, table: Table) -> None:
        """Store what a table says of its puzzle so far; doing it again changes nothing."""
        await self.database.write(lambda connection: keep_puzzle(connection, self.database, table))

    async def note(self, book: str, new: Sequence[PuzzleResult]) -> None:
        """Store results of puzzles; the first one stays."""
        await self.database.write(lambda connection: _note(connection, self.database, book, new))

    # ── moving along ─────────────────────────────────────────────────────────────────────────────────────────────────

    async def set_key(self, book: str, kind: str, hash: str, until: int | None = None) -> None:
        """Set a phrase or a pass for a book; the previous one is void."""
        values = {"hash": hash, "until": until, "used": False}
        put = self.database.insert(schema.book_keys).values(book=book, kind=kind, **values)
        async with self.database.transaction() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=["book", "kind"], set_=values))

    async def find_by_key(self, guest: str, kind: str, hash: str, now: int) -> str:
        """Return the book that a phrase or a pass would bring to a guest, without changing anything."""
        async with self.database.reading() as connection:
            return await connection.run_sync(_find_key, guest, kind, hash, now)

    async def take(self, guest: str, kind: str, hash: str, now: int) -> None:
        """Give a guest the book of a phrase or a pass, and move the contents of their own book into it."""
        await self.database.write(lambda connection: self._take(connection, guest, kind, hash, now))

    def _take(self, connection: Connection, guest: str, kind: str, hash: str, now: int) -> None:
        keys, readers = schema.book_keys, schema.readers
        own, book = _book_of(connection, guest), _find_key(connection, guest, kind, hash, now)
        if own == book:  # they already have it: the response may have been lost
            return
        coming = _readers(connection, own)
        if len(connection.execute(_others(book)).all()) + len(coming) >= MAX_READERS:
            raise Problem("book.full", most=MAX_READERS)
        if kind == PASS:  # the first request to mark it as used gets the book
            mark = update(keys).where(keys.c.hash == hash, keys.c.used.is_(False)).values(used=True)
            if not connection.execute(mark).rowcount:
                raise Problem("book.pass_used")
        connection.execute(delete(readers).where(readers.c.guest.in_(coming)))
        connection.execute(readers.insert(), [{"guest": one, "book": book} for one in coming])
        self._move(connection, own, book)

    def _move(self, connection: Connection, old: str, new: str) -> None:
        """Move the contents of one book into another."""
        solved, lessons, keys = schema.solved, schema.lessons, schema.book_keys
        results = [PuzzleResult._make(row) for row in connection.execute(_solved_query(old))]
        _note(connection, self.database, new, results)
        known = select(lessons.c.table).where(lessons.c.book == new)
        connection.execute(update(lessons).where(lessons.c.book == old, lessons.c.table.not_in(known)).values(book=new))
        move_first_tries(connection, old, new)
        for table in (solved, lessons, keys, schema.first_tries):
            connection.execute(delete(table).where(table.c.book == old))

    # ── devices ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def devices(self, book: str) -> list[BookDevice]:
        """Return the devices of a book, each with what was played on it."""
        async with self.database.reading() as connection:
            return await connection.run_sync(lambda sync: [_device(sync, one) for one in _readers(sync, book)])

    async def puzzles(self, book: str) -> int:
        """Return how many solved puzzles a book has."""
        solved = schema.solved
        count = select(func.count()).where(solved.c.book == book, solved.c.shelf != RUSH, solved.c.state == KEPT_SOLVED)
        async with self.database.reading() as connection:
            return (await connection.execute(count)).scalar_one()

    async def leave(self, guest: str) -> None:
        """Give a device a separate book again, with the games that were played on it. What cannot be divided stays in
        the old book: puzzles and lessons.
        """
        await self.database.write(lambda connection: _leave(connection, guest))

    async def remove(self, book: str, device: str) -> None:
        """Remove a device from a book. Phrases and passes become void, because the device may know them."""

        def work(connection: Connection) -> None:
            for guest in _readers(connection, book):
                if hash_key(guest) == device:
                    connection.execute(delete(schema.book_keys).where(schema.book_keys.c.book == book))
                    _leave(connection, guest)

        await self.database.write(work)

    # ── the end ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def delete(self, book: str) -> DeletedCounts:
        """Delete all contents of a book. The games themselves are not part of it."""
        return await self.database.write(lambda connection: _delete(connection, book))


def keep_results(connection: Connection, database: Database, table: Table) -> None:
    """Store the results of a finished table in the caller's transaction; guests who were forgotten have no book."""
    sitters = schema.sitters
    known = set(connection.execute(select(sitters.c.guest).where(sitters.c.table == table.id)).scalars())
    rows = [kept.row(table) for kept in results_of(table) if kept.guest in known]
    if rows:
        put = database.insert(schema.results)
        new = {name: put.excluded[name] for name in ("ended", "result", "others")}
        connection.execute(put.on_conflict_do_update(index_elements=["guest", "table"], set_=new), rows)
        keep_puzzle(connection, database, table)


def keep_puzzle(connection: Connection, database: Database, table: Table) -> None:
    """Store the result of a table's puzzle in the book of its player, in the caller's transaction."""
    result = puzzle_result(table)
    if result is None or not table.solver.guest:
        return
    book, tried = _book_of(connection, table.solver.guest), first_try(table)
    if tried is not None and (result.shelf, result.name) not in _results_of(connection, book, [result.name]):
        rate_first_try(connection, database, book, tried, table.ended or table.at)
    _note(connection, database, book, [result])


def _note(connection: Connection, database: Database, book: str, new: Sequence[PuzzleResult]) -> None:
    solved = schema.solved
    known = _results_of(connection, book, {one.name for one in new})
    count = connection.execute(select(func.count()).where(solved.c.book == book)).scalar_one()
    for one in new:
        before = known.get((one.shelf, one.name))
        first = one if before is None else first_result(before, one)
        if first != before and (before or count < MAX_SOLVED):
            count += before is None
            known[one.shelf, one.name] = first
            put = database.insert(solved).values(book=book, **first._asdict())
            connection.execute(
                put.on_conflict_do_update(index_elements=["book", "shelf", "name"], set_=first._asdict())
            )


def _results_of(connection: Connection, book: str, names: Iterable[str]) -> dict[tuple[str, str], PuzzleResult]:
    """Return what a book has under these names: of a large book, only what may change is read."""
    found: dict[tuple[str, str], PuzzleResult] = {}
    ordered = sorted(names)
    for at in range(0, len(ordered), NAMES_AT_ONCE):
        some = _solved_query(book).where(schema.solved.c.name.in_(ordered[at : at + NAMES_AT_ONCE]))
        found |= {(row.shelf, row.name): PuzzleResult._make(row) for row in connection.execute(some)}
    return found


def _book_of(connection: Connection, guest: str) -> str:
    readers = schema.readers
    found: str | None = connection.execute(select(readers.c.book).where(readers.c.guest == guest)).scalar()
    return found or guest


def _readers(connection: Connection, book: str) -> list[str]:
    return [book, *connection.execute(_others(book)).scalars()]


def _find_key(connection: Connection, guest: str, kind: str, hash: str, now: int) -> str:
    """Return the book of a phrase or a pass that is valid for this guest; refuse any other."""
    keys = schema.book_keys
    found = connection.execute(select(keys).where(keys.c.hash == hash, keys.c.kind == kind)).first()
    if found is None and kind == PHRASE:
        raise Problem("book.phrase_unknown")
    if found is None:
        raise Problem("book.pass_unknown")
    book: str = found.book
    if book != _book_of(connection, guest):
        if found.used:
            raise Problem("book.pass_used")
        if found.until is not None and found.until < now:
            raise Problem("book.pass_late")
    return book


def _device(connection: Connection, guest: str) -> BookDevice:
    results, tables = schema.results, schema.tables
    kept = results.c.guest == guest, results.c.result.is_not(None)
    games, last = connection.execute(select(func.count(), func.max(results.c.ended)).where(*kept)).one()
    latest = select(results.c.result, tables.c.public_json).join(tables, tables.c.id == results.c.table)
    latest = latest.where(*kept, tables.c.public_json.is_not(None)).order_by(results.c.ended.desc()).limit(1)
    row, name = connection.execute(latest).first(), None
    if row is not None:
        colour = orjson.loads(row.result)["colour"]
        names = (seat["name"] for seat in orjson.loads(row.public_json)["seats"] if seat["colour"] == colour)
        name = next(names, None)
    return BookDevice(hash_key(guest), games, last, name)


def _leave(connection: Connection, guest: str) -> None:
    readers, book = schema.readers, _book_of(connection, guest)
    others = sorted(one for one in _readers(connection, book) if one != guest)
    if not others:
        return
    if guest == book:  # the book gets the id of another of its guests
        connection.execute(update(readers).where(readers.c.book == book).values(book=others[0]))
        for table in (schema.solved, schema.lessons, schema.book_keys, schema.first_tries):
            connection.execute(update(table).where(table.c.book == book).values(book=others[0]))
        guest = others[0]
    connection.execute(delete(readers).where(readers.c.guest == guest))


def _others(book: str) -> Select[tuple[str]]:
    """Query for the readers of a book, except the guest whose id it has."""
    return select(schema.readers.c.guest).where(schema.readers.c.book == book)


async def _value(connection: AsyncConnection, query: Select[tuple[str]]) -> str:
    return str((await connection.execute(query)).scalar_one())


def _solved_query(book: str) -> Query:
    solved = schema.solved
    columns = [solved.c[name] for name in PuzzleResult._fields]
    return select(*columns).where(solved.c.book == book).order_by(solved.c.shelf, solved.c.name)


def _games_of(guests: Sequence[str]) -> Query:
    """Query for the games of these guests, the latest first, with the table if it is still stored."""
    results, tables = schema.results, schema.tables
    query = select(results, tables.c.id).outerjoin(tables, tables.c.id == results.c.table)
    query = query.where(results.c.guest.in_(guests), results.c.result.is_not(None))
    return query.order_by(results.c.ended.desc(), results.c.table.desc())


def _page(row: Row[tuple[object, ...]]) -> BookPage:
    return game_of(orjson.loads(row.result), orjson.loads(row.others) if row.others else (), row.id)


def _game_row(row: Columns) -> ColumnElement[str]:
    return _array(row.result, func.coalesce(row.others, "[]"), _quote(row.id))


def _solved_row(row: Columns) -> ColumnElement[str]:
    quoted = {"shelf", "name", "state"}
    parts = ((_quote if name in quoted else _number)(row[name]) for name in PuzzleResult._fields)
    return _array(*parts)


def _lesson_row(row: Columns) -> ColumnElement[str]:
    return _array(_quote(row.table), *(_number(row[name]) for name in Lesson._fields[1:]))


def _array(*parts: ColumnElement[str]) -> ColumnElement[str]:
    """Expression for a row as a JSON array."""
    whole: ColumnElement[str] = literal("[")
    for number, part in enumerate(parts):
        whole = whole + ("," if number else "") + part
    return whole + "]"


def _quote(column: ColumnElement[str]) -> ColumnElement[str]:
    """Expression for a short identifier as a JSON string; it contains no quotes."""
    return func.coalesce(literal('"') + column + '"', "null")


def _number(column: ColumnElement[int]) -> ColumnElement[str]:
    return func.coalesce(cast(column, Text), "null")


def _delete(connection: Connection, book: str) -> DeletedCounts:
    guests = _readers(connection, book)

    def delete_rows(table: TableClause, *which: ColumnElement[bool]) -> int:
        return connection.execute(delete(table).where(*which)).rowcount

    has_result = schema.results.c.result.is_not(None)
    counted = DeletedCounts(
        devices=len(guests),
        games=delete_rows(schema.results, schema.results.c.guest.in_(guests), has_result),
        puzzles=delete_rows(schema.solved, schema.solved.c.book == book, schema.solved.c.shelf != RUSH),
        lessons=delete_rows(schema.lessons, schema.lessons.c.book == book),
    )
    delete_rows(schema.results, schema.results.c.guest.in_(guests))
    delete_rows(schema.solved, schema.solved.c.book == book)
    delete_rows(schema.first_tries, schema.first_tries.c.book == book)
    delete_rows(schema.book_keys, schema.book_keys.c.book == book)
    delete_rows(schema.readers, schema.readers.c.book == book)
    return counted
