"""Lists and archive: the story of a game so far; finished games with replay, record and review; the games of a guest;
tables from records.
"""

from __future__ import annotations

import asyncio
from typing import Annotated

from wanderwall.coach.types import ReviewJson
from wanderwall.server.api.call import ApiCaller, Download, JsonText, NotReady
from wanderwall.server.api.requests import RecordRequest
from wanderwall.server.api.responses import MadeTable, MyTables, Replay, TableList
from wanderwall.server.api.tables import GameName
from wanderwall.server.json_bytes import Fragment, dumps, loads
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import Services, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.history import ImportedGame
from wanderwall.server.tables.openings import prepare_imported_table
from wanderwall.server.tables.state import OVER, Table
from wanderwall.server.tables.types import Bounds, MyTableJson, StoryJson, TableJson

#: how long a request for a review waits before it returns the progress instead
PROGRESS_SECONDS = 1.0


async def import_record(
    services: Services, caller: ApiCaller, guest: str, name: str, request: RecordRequest
) -> MadeTable:
    """Continue a game from its record, or watch it again.

    The new table has the same seats, all of them people at your device. The response holds their keys. The game is not
    rated.
    """
    game: ImportedGame = loads(await services.workers.import_record(request.record, caller.address))
    words = (guest, name, request.record)
    new = prepare_imported_table(
        game, guest, lambda seat: services.key_deriver.key("bring", *words, seat), services.settings.bots
    )
    live_table = await services.tables.make(services.key_deriver.id("bring", *words), new.opening, {guest})

    def play(table: Table, now: int) -> commands.DraftEntry | None:
        return commands.import_record(table, now, game["moves"], services.tables.dice)

    live_table = await services.tables.do(live_table.table.id, play)
    return {"table": live_table_json(services, live_table), "keys": new.keys}


async def download(services: Services, caller: ApiCaller, live_table: LiveTable) -> Download:
    """A finished game as a record."""
    id, archive = live_table.table.id, services.archive
    if caller.offline and live_table.table.status != OVER:  # it is kept on the player's own device
        record = await archive.unfinished_record(id)
    else:
        record = await archive.record(require_over(live_table))
    return Download(record, "text/plain", f"wanderwall-{id}.txt")


async def replay(services: Services, live_table: LiveTable) -> JsonText[Replay]:
    """A finished game move by move, nothing hidden."""
    frames = await services.archive.replay(require_over(live_table))
    return JsonText(dumps({"table": live_table_json(services, live_table), "frames": Fragment(frames)}))


async def story(services: Services, live_table: LiveTable) -> JsonText[StoryJson]:
    """The game so far as spectators saw it: the first view, and what every entry changed."""
    return JsonText(await services.archive.story(live_table.table.id, live_table.table.seq))


async def review(services: Services, live_table: LiveTable, progress: bool = False) -> JsonText[ReviewJson] | NotReady:
    """The coach's review of a finished game.

    With `progress` the request takes at most a second: until the review is ready, the response is 202 with the finished
    share.
    """
    id = require_over(live_table)
    review = services.reviews.of(id)
    if progress:
        await asyncio.wait({review}, timeout=PROGRESS_SECONDS)
        if not review.done():
            return NotReady(round(services.reviews.progress.get(id, 0.0), 2))
    return JsonText(await asyncio.shield(review))


async def finished_games(
    services: Services,
    guest: str,
    game: GameName | None = None,
    mine: bool = False,
    before: Annotated[int, Bounds(ge=0, lt=2**53)] | None = None,
    limit: Annotated[int, Bounds(ge=1, le=50)] = 20,
) -> TableList:
    """Games that are over, the latest first: listed ones, or all of yours."""
    tables: list[TableJson] = []
    for table in await services.store.finished_tables(guest if mine else None, game, before, limit):
        if table.public_json:
            tables.append(loads(table.public_json))
        else:  # from before this was stored
            found = await services.tables.readable([table.id])
            tables += [live_table_json(services, live_table) for live_table in found]
    return {"tables": tables}


async def mine(services: Services, guest: str) -> MyTables:
    """Your unfinished games, the newest first, and whether it is your turn."""
    ids = await services.store.unfinished_tables(guest)
    return {
        "tables": [_my_table_json(services, live_table, guest) for live_table in await services.tables.readable(ids)]
    }


def _my_table_json(services: Services, live_table: LiveTable, guest: str) -> MyTableJson:
    mine = [seat for seat, occupant in enumerate(live_table.table.occupants) if occupant.guest == guest]
    turn = not live_table.table.acting.isdisjoint(mine)
    deadline = live_table.table.deadline if turn else None
    return {**live_table_json(services, live_table), "seats_mine": mine, "turn_mine": turn, "deadline": deadline}
