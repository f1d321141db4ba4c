"""Ratings of people and bots in the database: computed once a table, when its game is over."""

from __future__ import annotations

from sqlalchemy import select, update

from wanderwall.server.storage import schema
from wanderwall.server.storage.books import keep_results
from wanderwall.server.storage.database import Database
from wanderwall.server.storage.store import RatedPlayer
from wanderwall.server.tables.ratings import SURE, Rating, new_ratings, player_of, points_of, rated_names
from wanderwall.server.tables.state import Table

#: lines of the list
MAX_RATINGS = 100


async def rate(database: Database, table: Table) -> None:
    """Rate a finished table once: the process that marks it as rated updates ratings and books in one transaction."""
    tables, ratings, game = schema.tables, schema.ratings, table.game.name
    async with database.transaction() as connection:
        marked = await connection.execute(
            update(tables).where(tables.c.id == table.id, tables.c.rated.is_(None)).values(rated=table.is_rated)
        )
        if marked.rowcount:
            await connection.run_sync(keep_results, database, table)
        if not marked.rowcount or not table.is_rated:
            return
        names = rated_names(table)
        theirs = select(ratings).where(ratings.c.game == game, ratings.c.player.in_(names))
        known = {row.player: row for row in await connection.execute(theirs.with_for_update())}
        before = {player: Rating(row.mu, row.sigma) for player, row in known.items()}
        for player, rating in new_ratings(table, before).items():
            games = known[player].games if player in known else 0
            values = {"name": names[player], "mu": rating.mu, "sigma": rating.sigma, "games": games + 1}
            put = database.insert(ratings).values(game=game, player=player, **values)
            await connection.execute(put.on_conflict_do_update(index_elements=["game", "player"], set_=values))


async def points(database: Database, game: str, guest: str) -> float | None:
    """Return the points of a guest in a game, if they are rated."""
    ratings = schema.ratings
    own = select(ratings.c.mu, ratings.c.sigma).where(ratings.c.game == game, ratings.c.player == player_of(guest))
    async with database.reading() as connection:
        row = (await connection.execute(own)).first()
        return None if row is None else points_of(Rating(row.mu, row.sigma))


async def best_players(database: Database, game: str) -> list[RatedPlayer]:
    """Return the best players of a game."""
    ratings = schema.ratings
    sure = ratings.c.mu - SURE * ratings.c.sigma
    best = select(ratings).where(ratings.c.game == game).order_by(sure.desc()).limit(MAX_RATINGS)
    async with database.reading() as connection:
        rows = await connection.execute(best)
        return [RatedPlayer(row.player, row.name, Rating(row.mu, row.sigma), row.games) for row in rows]
