"""TVs: register one, find one by the letters it shows, and set the table on it."""

from __future__ import annotations

import hmac

from wanderwall.problem import Problem
from wanderwall.server.api.call import ApiCaller, Found, Header, Need, count_wrong_key
from wanderwall.server.api.requests import ScreenRequest
from wanderwall.server.api.responses import NewScreen, ScreenJson
from wanderwall.server.ids import SCREEN_LENGTH, SCREEN_LETTERS, hash_key, read_id
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import SeatKey, Services
from wanderwall.server.storage.devices import ScreenRow
from wanderwall.server.tables import commands

#: how many codes are tried until one is free: even with half of all codes in use, one of a million TVs would get none
TRIES = 20


async def _claimed_screen_key(services: Services, caller: ApiCaller, found: Found) -> str:
    return caller.header(SCREEN_HEADER)


async def _screen(services: Services, caller: ApiCaller, found: Found) -> ScreenRow:
    """Find the TV. Its letters are few, so everybody but the TV itself is refused after too many wrong ones."""
    code, key, now = read_id(str(found["code"])), str(found["screen_key"]), services.clock.now()
    is_code = len(code) == SCREEN_LENGTH and set(code) <= set(SCREEN_LETTERS)
    row = await services.screens.find(code, now) if is_code else None
    if row and is_own(row, key):
        await services.screens.note(row, now)
        return row
    taken = caller.take("code")
    if taken is None:
        raise Problem("server.too_many")
    if row is None or key:
        raise Problem("screen.unknown")
    caller.give_back(taken)
    return row


def is_own(row: ScreenRow, key: str) -> bool:
    """Whether this is the key of that TV."""
    return hmac.compare_digest(row.hash, hash_key(key))


SCREEN_HEADER = Header("X-Screen-Key", 80, "The key of the TV, if it is the TV that asks.")
SCREEN_KEY = Need("screen key", "screen_key", _claimed_screen_key, SCREEN_HEADER)
SCREEN = Need("", "row", _screen)


async def register(services: Services, guest: str, name: str) -> NewScreen:
    """Register a TV. The response holds the letters that it shows, and its key: keep it."""
    words = ("screen", guest, name)
    key = services.key_deriver.key(*words)
    for number in range(TRIES):
        code = services.key_deriver.screen(*words, number)
        if await services.screens.add(code, hash_key(key), services.clock.now()):
            return {"code": code.upper(), "key": key}
    raise Problem("server.too_many")


async def show(services: Services, row: ScreenRow) -> ScreenJson:
    """Which table a TV shows. After a day without a request of the TV its letters are void."""
    return screen_json(row, await _table_of(services, row.table))


async def set_table(
    services: Services, caller: ApiCaller, row: ScreenRow, key: SeatKey | None, screen_key: str, request: ScreenRequest
) -> ScreenJson:
    """Show a table on a TV. Every seat of the table may do this, and the TV itself."""
    try:
        live_table = await services.tables.visit(read_id(request.table))
    except Problem as problem:
        raise caller.wrong_guess(problem) from None
    if not screen_key:  # a wrong one was refused
        if key is None:
            raise Problem("table.wrong_key")
        try:
            commands.check_key(live_table.table, *key)
        except Problem as problem:
            raise count_wrong_key(caller, problem) from None
    await services.screens.show(row.code, live_table.table.id)
    return screen_json(row, live_table)


async def _table_of(services: Services, id: str | None) -> LiveTable | None:
    """The table, or the latest rematch of it; None if it is gone."""
    try:
        live_table = await services.tables.fresh(id) if id else None
        while live_table and live_table.table.rematch:
            live_table = await services.tables.fresh(live_table.table.rematch)
    except Problem:
        return None
    return live_table


def screen_json(row: ScreenRow, live_table: LiveTable | None) -> ScreenJson:
    """A TV as everybody may see it who knows its letters."""
    table = live_table.table if live_table else None
    return {
        "code": row.code.upper(), "table": table.id if table else None, "status": table.status if table else None,
    }  # fmt: skip
