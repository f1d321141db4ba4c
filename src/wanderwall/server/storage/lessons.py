"""Lessons: turns to try again, in the database."""

from __future__ import annotations

from collections.abc import Sequence
from typing import NamedTuple

from sqlalchemy import Select, func, select

from wanderwall.server.book.lessons import DAYS, Lesson
from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database

#: lessons that are returned at once
MAX_DUE = 20


class LessonCounts(NamedTuple):
    """How many lessons a book has: all, due, learned."""

    all: int
    due: int
    learned: int


class Lessons:
    """Lessons of all books."""

    def __init__(self, database: Database) -> None:
        self.database = database

    async def add(self, book: str, lessons: Sequence[Lesson]) -> None:
        """Add those lessons that are new to the book."""
        rows = [{"book": book, **lesson._asdict()} for lesson in lessons]
        if rows:
            put = self.database.insert(schema.lessons).on_conflict_do_nothing()
            async with self.database.transaction() as connection:
                await connection.execute(put, rows)

    async def of_table(self, book: str, table: str) -> list[Lesson]:
        """Return all lessons of one game."""
        return await self._select(_of(book).where(schema.lessons.c.table == table).order_by(schema.lessons.c.number))

    async def all(self, book: str) -> list[Lesson]:
        """Return every lesson, the oldest mistakes first."""
        lessons = schema.lessons
        return await self._select(_of(book).order_by(lessons.c.ended, lessons.c.table, lessons.c.number))

    async def due(self, book: str, now: int) -> list[Lesson]:
        """Return the lessons to try now, the oldest mistakes first."""
        lessons = schema.lessons
        due = _of(book).where(lessons.c.due <= now, lessons.c.box < len(DAYS))
        return await self._select(due.order_by(lessons.c.ended, lessons.c.table, lessons.c.number).limit(MAX_DUE))

    async def keep(self, book: str, lesson: Lesson) -> None:
        """Store a lesson with its current progress."""
        put = self.database.insert(schema.lessons).values(book=book, **lesson._asdict())
        new = {name: getattr(lesson, name) for name in ("box", "due", "tries")}
        async with self.database.transaction() as connection:
            await connection.execute(put.on_conflict_do_update(index_elements=["book", "table", "number"], set_=new))

    async def stack(self, book: str, now: int) -> LessonCounts:
        lessons = schema.lessons
        learned, due = lessons.c.box >= len(DAYS), lessons.c.due <= now
        count = select(func.count(), func.count().filter(due & ~learned), func.count().filter(learned))
        async with self.database.reading() as connection:
            return LessonCounts(*(await connection.execute(count.where(lessons.c.book == book))).one())

    async def _select(self, query: Select[tuple[object, ...]]) -> list[Lesson]:
        async with self.database.reading() as connection:
            return [Lesson._make(row) for row in await connection.execute(query)]


def _of(book: str) -> Select[tuple[object, ...]]:
    lessons = schema.lessons
    return select(*(lessons.c[name] for name in Lesson._fields)).where(lessons.c.book == book)
