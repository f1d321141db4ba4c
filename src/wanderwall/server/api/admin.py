"""What the admin asks, with the admin key: sizes, the busiest tables; close, forget, erase."""

from __future__ import annotations

import hmac

from wanderwall import __version__
from wanderwall.problem import Problem
from wanderwall.server.api.call import ApiCaller, Found, Header, Need
from wanderwall.server.api.requests import EraseRequest, ForgetRequest
from wanderwall.server.api.responses import ClosedTable, ErasedGames, ForgottenTables, Overview, TableCounts
from wanderwall.server.ids import read_id
from wanderwall.server.services import Services, live_table_json
from wanderwall.server.tables.state import CLOSED, OVER, PLAYING, WAITING
from wanderwall.server.tables.types import TableId

BEARER = "Bearer "
AUTHORIZATION = Header("authorization", 200, "`Bearer`, and the admin key.")


async def require_admin(services: Services, caller: ApiCaller, found: Found) -> None:
    """Refuse a client without the admin key. Wrong keys are counted; the right one is accepted, however many clients
    guess.
    """
    key = services.settings.admin_key
    if key is None:
        raise Problem("admin.no_key")
    said = caller.header(AUTHORIZATION).removeprefix(BEARER).strip()
    if not hmac.compare_digest(said.encode(), key.encode()):
        raise caller.wrong_guess(Problem("admin.wrong_key"))


ADMIN = Need("admin key", "", require_admin, AUTHORIZATION)


async def overview(services: Services) -> Overview:
    """How large everything is, and the busiest tables since yesterday."""
    operations = services.admin
    sizes = await operations.store.sizes()
    waiting, playing, over, closed = (sizes.tables.get(status, 0) for status in (WAITING, PLAYING, OVER, CLOSED))
    return {
        "version": __version__,
        "database": "sqlite" if services.settings.sqlite else "postgresql",
        "bytes": sizes.bytes,
        "tables": TableCounts(waiting=waiting, playing=playing, over=over, closed=closed),
        "entries": sizes.entries,
        "guests": sizes.guests,
        "erase_after": await operations.store.erase_after(),
        "busiest": [
            {"table": live_table_json(services, live_table), "entries": busy.entries, "last": busy.last}
            for live_table, busy in await operations.busiest()
        ],
    }


async def close(services: Services, id: TableId) -> ClosedTable:
    """Close a table: all clients are disconnected, and nobody can play on."""
    await services.admin.close(read_id(id))
    return {"closed": read_id(id)}


async def forget(services: Services, id: TableId, request: ForgetRequest) -> ForgottenTables:
    """Forget the person on a seat, at all tables: names, ratings, their book, which games were theirs. Games stay."""
    return {"tables": (await services.admin.forget(read_id(id), request.seat)).tables}


async def erase(services: Services, request: EraseRequest) -> ErasedGames:
    """Delete finished games after this many days, starting now; or keep them all."""
    return {"erased": await services.admin.erase_after(request.days)}
