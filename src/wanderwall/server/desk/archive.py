"""Finished games and the games of a guest: lists, replays, reviews, and tables from records."""

from __future__ import annotations

import asyncio

from wanderwall.server.json_bytes import Fragment, dumps, loads
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import Json, Services, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.openings import prepare_imported_table
from wanderwall.server.tables.state import Table

#: how long a request for a review waits before it returns the progress instead
PROGRESS_SECONDS = 1.0


async def replay(services: Services, live_table: LiveTable) -> bytes:
    """A finished game move by move, nothing hidden, as JSON."""
    frames = await services.archive.replay(require_over(live_table))
    return dumps({"table": live_table_json(services, live_table), "frames": Fragment(frames)})


async def review(services: Services, live_table: LiveTable, progress: bool) -> bytes | float:
    """The coach's review of a finished game, as JSON; with `progress` the finished share, if it is not ready after a
    moment.
    """
    review = services.reviews.of(require_over(live_table))
    if progress:
        await asyncio.wait({review}, timeout=PROGRESS_SECONDS)
        if not review.done():
            return round(services.reviews.progress.get(live_table.table.id, 0.0), 2)
    return await asyncio.shield(review)


async def finished_games(
    services: Services, guest: str | None, game: str | None, before: int | None, limit: int
) -> Json:
    """Finished games, the latest first: those of a guest, or the listed ones."""
    tables: list[Json] = []
    for table in await services.store.finished_tables(guest, game, before, limit):
        if table.public_json:
            tables.append(loads(table.public_json))
        else:  # from before this was stored
            tables += [
                live_table_json(services, live_table) for live_table in await services.tables.readable([table.id])
            ]
    return {"tables": tables}


async def mine(services: Services, guest: str) -> Json:
    """The unfinished games of a guest, the newest first, and whether it is their turn."""
    ids = await services.store.unfinished_tables(guest)
    return {
        "tables": [_my_table_json(services, live_table, guest) for live_table in await services.tables.readable(ids)]
    }


def _my_table_json(services: Services, live_table: LiveTable, guest: str) -> Json:
    mine = [seat for seat, occupant in enumerate(live_table.table.occupants) if occupant.guest == guest]
    turn = not live_table.table.acting.isdisjoint(mine)
    deadline = live_table.table.deadline if turn else None
    return {**live_table_json(services, live_table), "seats_mine": mine, "turn_mine": turn, "deadline": deadline}


async def import_record(services: Services, owner: str, text: str, guest: str, words: tuple[str, ...]) -> Json:
    """Make a table from a record; its game continues, or is over. All people in it sit at the device of the guest who
    imports it; bots stay bots.
    """
    game = loads(await services.workers.import_record(text, owner))
    new = prepare_imported_table(
        game, guest, lambda seat: services.key_deriver.key("bring", *words, seat), services.settings.bots
    )
    live_table = await services.tables.make(services.key_deriver.id("bring", *words), new.opening, {guest})

    def play(table: Table, now: int) -> commands.DraftEntry | None:
        return commands.import_record(table, now, game["moves"], services.tables.dice)

    live_table = await services.tables.do(live_table.table.id, play)
    return {"table": live_table_json(services, live_table), "keys": new.keys}
