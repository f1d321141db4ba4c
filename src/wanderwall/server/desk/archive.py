"""Finished games and the games of a guest: lists, replays, reviews, and tables from records."""

from __future__ import annotations

import asyncio

from wanderwall.server.json_bytes import Fragment, dumps, loads
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import DeskServices, Json, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.openings import prepare_imported_table
from wanderwall.server.tables.state import Table

#: how long a request for a review waits before it returns the progress instead
PROGRESS_SECONDS = 1.0


async def replay(house: DeskServices, room: LiveTable) -> bytes:
    """A finished game move by move, nothing hidden, as JSON."""
    frames = await house.archive.replay(require_over(room))
    return dumps({"table": live_table_json(house, room), "frames": Fragment(frames)})


async def review(house: DeskServices, room: LiveTable, progress: bool) -> bytes | float:
    """The coach's review of a finished game, as JSON; with `progress` the finished share, if it is not ready after a
    moment.
    """
    review = house.reviews.of(require_over(room))
    if progress:
        await asyncio.wait({review}, timeout=PROGRESS_SECONDS)
        if not review.done():
            return round(house.reviews.progress.get(room.table.id, 0.0), 2)
    return await asyncio.shield(review)


async def finished_games(
    house: DeskServices, guest: str | None, game: str | None, before: int | None, limit: int
) -> Json:
    """Finished games, the latest first: those of a guest, or the listed ones."""
    tables: list[Json] = []
    for table in await house.store.finished_tables(guest, game, before, limit):
        if table.public_json:
            tables.append(loads(table.public_json))
        else:  # from before this was stored
            tables += [live_table_json(house, room) for room in await house.tables.readable([table.id])]
    return {"tables": tables}


async def mine(house: DeskServices, guest: str) -> Json:
    """The unfinished games of a guest, the newest first, and whether it is their turn."""
    ids = await house.store.unfinished_tables(guest)
    return {"tables": [_my_table_json(house, room, guest) for room in await house.tables.readable(ids)]}


def _my_table_json(house: DeskServices, room: LiveTable, guest: str) -> Json:
    mine = [seat for seat, sitter in enumerate(room.table.sitters) if sitter.guest == guest]
    turn = not room.table.acting.isdisjoint(mine)
    deadline = room.table.deadline if turn else None
    return {**live_table_json(house, room), "seats_mine": mine, "turn_mine": turn, "deadline": deadline}


async def import_record(house: DeskServices, owner: str, text: str, guest: str, words: tuple[str, ...]) -> Json:
    """Make a table from a record; its game continues, or is over. All people in it sit at the device of the guest who
    imports it; bots stay bots.
    """
    game = loads(await house.workers.import_record(text, owner))
    new = prepare_imported_table(game, guest, lambda seat: house.key_deriver.key("bring", *words, seat))
    room = await house.tables.make(house.key_deriver.id("bring", *words), new.opening, {guest})

    def play(table: Table, now: int) -> commands.DraftEntry | None:
        return commands.import_record(table, now, game["moves"], house.tables.dice)

    room = await house.tables.do(room.table.id, play)
    return {"table": live_table_json(house, room), "keys": new.keys}
