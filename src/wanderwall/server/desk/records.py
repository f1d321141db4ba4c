"""Tables from records: to continue a game, or to watch a finished one again."""

from __future__ import annotations

from wanderwall.server.desk.house import House, Json, room_json
from wanderwall.server.json_bytes import loads
from wanderwall.server.table import commands
from wanderwall.server.table.seating import brought_seating
from wanderwall.server.table.state import Table


async def bring(house: House, owner: str, text: str, guest: str, words: tuple[str, ...]) -> Json:
    """Make a table from a record; its game continues, or is over. All people in it sit at the device of the guest who
    imports it; bots stay bots.
    """
    game = loads(await house.players.brought(text, owner))
    new = brought_seating(game, guest, lambda seat: house.mint.key("bring", *words, seat))
    room = await house.hall.make(house.mint.id("bring", *words), new.opening, {guest})

    def play(table: Table, now: int) -> commands.Draft | None:
        return commands.bring(table, now, game["moves"], house.hall.dice)

    room = await house.hall.do(room.table.id, play)
    return {"table": room_json(house, room), "keys": new.keys}
