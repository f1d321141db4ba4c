"""Tables from records: to continue a game, or to watch a finished one again."""

from __future__ import annotations

from wanderwall.server.json_bytes import loads
from wanderwall.server.services import DeskServices, Json, live_table_json
from wanderwall.server.tables import commands
from wanderwall.server.tables.openings import prepare_imported_table
from wanderwall.server.tables.state import Table


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
