"""Ratings of puzzles and of the guests who try them, in the database.

Only a first try moves ratings, once per book and puzzle, and only if it was played at this server. A puzzle moves
neither for newcomers nor far: who throws away cookies to try again moves nothing that others see.
"""

from __future__ import annotations

from sqlalchemy import Connection, func, select, update

from wanderwall.puzzles.collection import rating_of
from wanderwall.puzzles.results import SHIPPED
from wanderwall.server.storage import schema
from wanderwall.server.storage.database import Database
from wanderwall.server.storage.store import CountedTries, PuzzlePlayer, RatedTry
from wanderwall.server.tables.attempts import FirstTry
from wanderwall.server.tables.ratings import POINTS, Rating, points_of, rating_of_points, update_ratings

#: tries of a book before it moves the ratings of puzzles, and points that a puzzle may move from where it began
SETTLED, FARTHEST = 5, 200
#: tries of a book in a day that count, and the milliseconds of a day
MOST_A_DAY, DAY_MS = 150, 24 * 3600 * 1000
#: tries in a curve
LATEST = 12
#: points by which a puzzle may always be wrong
LEAST_DEVIATION = 45
#: the two sides of a try
GUEST, PUZZLE = "guest", "puzzle"


class PuzzleRatings:
    """The ratings of puzzles, and what books have tried."""

    database: Database

    async def puzzle_player(self, book: str) -> PuzzlePlayer:
        """Return the puzzle rating of a book."""
        async with self.database.reading() as connection:
            return await connection.run_sync(player_of_book, book)

    async def tried_numbers(self, book: str) -> list[int]:
        """Return the shipped puzzles that a book has, whatever became of them."""
        solved = schema.solved
        query = select(solved.c.name).where(solved.c.book == book, solved.c.shelf == SHIPPED)
        async with self.database.reading() as connection:
            return [int(row.name) for row in await connection.execute(query)]

    async def moved_puzzles(self) -> dict[int, int]:
        """Return the points of the shipped puzzles that tries have moved, by number."""
        ratings = schema.puzzle_ratings
        query = select(ratings.c.name, ratings.c.mu).where(ratings.c.shelf == SHIPPED)
        async with self.database.reading() as connection:
            rows = await connection.execute(query)
            return {int(row.name): round(points_of(Rating(row.mu, 0.0))) for row in rows}

    async def first_tries(self, shelf: str, name: str) -> list[CountedTries]:
        """Return how everybody tried a puzzle for the first time."""
        tries = schema.first_tries
        columns = tries.c.push, tries.c.at_par
        query = select(*columns, func.count().label("tries")).where(tries.c.shelf == shelf, tries.c.name == name)
        async with self.database.reading() as connection:
            rows = await connection.execute(query.group_by(*columns))
            return [CountedTries(row.push, row.at_par, row.tries) for row in rows]


def rate_first_try(connection: Connection, database: Database, book: str, tried: FirstTry, now: int) -> None:
    """Move the ratings of a book and of the puzzle that it tried for the first time, in the caller's transaction."""
    tries, ratings = schema.first_tries, schema.puzzle_ratings
    key = {"shelf": tried.shelf, "name": tried.name}
    count = _count(connection, book)
    today = select(func.count()).where(tries.c.book == book, tries.c.at > now - DAY_MS)
    counts = connection.execute(today).scalar_one() < MOST_A_DAY
    theirs = select(ratings).where(*(ratings.c[name] == value for name, value in key.items()))
    row = connection.execute(theirs.with_for_update()).first()
    shipped = rating_of(tried.kind, tried.par, int(tried.name) if tried.shelf == SHIPPED else None)
    first = rating_of_points(shipped.points)._replace(sigma=shipped.deviation / POINTS)
    before = {GUEST: _latest(connection, book) or Rating(), PUZZLE: Rating(row.mu, row.sigma) if row else first}
    after = update_ratings(before, (GUEST, PUZZLE), [0 if tried.at_par else 1]) if counts else before
    mu, sigma = after[GUEST]
    values = {**key, "at": now, "at_par": tried.at_par, "push": tried.push, "mu": mu, "sigma": sigma}
    put = database.insert(tries).values(book=book, **values)
    if not connection.execute(put.on_conflict_do_nothing()).rowcount or not counts or count < SETTLED:
        return
    most = FARTHEST / POINTS
    moved = {
        "mu": min(max(after[PUZZLE].mu, first.mu - most), first.mu + most),
        "sigma": max(after[PUZZLE].sigma, LEAST_DEVIATION / POINTS),
    }
    put = database.insert(ratings).values(**key, **moved)
    connection.execute(put.on_conflict_do_update(index_elements=["shelf", "name"], set_=moved))


def _count(connection: Connection, book: str) -> int:
    query = select(func.count()).where(schema.first_tries.c.book == book)
    return connection.execute(query).scalar_one()


def _latest(connection: Connection, book: str) -> Rating | None:
    tries = schema.first_tries
    query = select(tries.c.mu, tries.c.sigma).where(tries.c.book == book).order_by(tries.c.at.desc()).limit(1)
    row = connection.execute(query).first()
    return None if row is None else Rating(row.mu, row.sigma)


def player_of_book(connection: Connection, book: str) -> PuzzlePlayer:
    """Return the rating of a book; that of a newcomer if it has tried nothing."""
    tries = schema.first_tries
    query = select(tries.c.mu, tries.c.sigma, tries.c.at_par).where(tries.c.book == book)
    rows = connection.execute(query.order_by(tries.c.at.desc()).limit(LATEST)).all()
    rating = Rating(rows[0].mu, rows[0].sigma) if rows else Rating()
    latest = [RatedTry(round(points_of(Rating(row.mu, row.sigma))), row.at_par) for row in reversed(rows)]
    count = _count(connection, book) if rows else 0
    return PuzzlePlayer(round(points_of(rating)), round(POINTS * rating.sigma), count, tuple(latest))


def move_first_tries(connection: Connection, old: str, new: str) -> None:
    """Move the first tries of one book into another, which keeps its own."""
    tries = schema.first_tries
    kept = {(row.shelf, row.name) for row in connection.execute(select(tries).where(tries.c.book == new))}
    for row in connection.execute(select(tries).where(tries.c.book == old)).all():
        if (row.shelf, row.name) not in kept:
            here = tries.c.book == old, tries.c.shelf == row.shelf, tries.c.name == row.name
            connection.execute(update(tries).where(*here).values(book=new))
