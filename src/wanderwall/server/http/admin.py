"""The admin's API, by the admin key: sizes, the busiest tables; close, forget, erase."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Depends, Header, Path, Request
from pydantic import Field

from wanderwall import __version__
from wanderwall.problem import Problem
from wanderwall.server.http.dependencies import ServicesParam, services_of, wrong_guess
from wanderwall.server.http.requests import RequestBody, SeatNumber
from wanderwall.server.ids import read_id
from wanderwall.server.limits import is_own_machine
from wanderwall.server.services import Json, live_table_json
from wanderwall.server.tables.state import CLOSED, OVER, PLAYING, WAITING

BEARER = "Bearer "

Authorization = Annotated[str, Header(max_length=200, description="Bearer, and the admin key")]
TableId = Annotated[str, Path(max_length=40)]


def require_admin(request: Request, authorization: Authorization = "") -> None:
    """Refuse a client without the admin key. Wrong keys are counted; the right one is accepted, however many clients
    guess.
    """
    key = services_of(request).settings.admin_key
    if key is None:
        raise Problem("host.no_key")
    said = authorization.removeprefix(BEARER).strip()
    if not hmac.compare_digest(said.encode(), key.encode()):
        raise wrong_guess(request, Problem("host.wrong_key"))


def require_machine_or_admin(request: Request, authorization: Authorization = "") -> None:
    """Refuse a client that neither has the admin key nor runs on this machine: metrics are for the admin."""
    if authorization:
        require_admin(request, authorization)
    elif not is_own_machine(request.scope):
        raise Problem("host.figures")


class ForgetRequest(RequestBody):
    seat: SeatNumber


class EraseRequest(RequestBody):
    days: Annotated[int, Field(ge=1, le=36500)] | None = Field(description="null: finished games are kept for ever")


router = APIRouter(prefix="/api/host", tags=["host"], dependencies=[Depends(require_admin)])


@router.get("")
async def overview(services: ServicesParam) -> Json:
    """How large everything is, and the busiest tables since yesterday."""
    operations = services.admin
    sizes = await operations.store.sizes()
    return {
        "version": __version__,
        "database": "sqlite" if services.settings.sqlite else "postgresql",
        "bytes": sizes.bytes,
        "tables": {status: sizes.tables.get(status, 0) for status in (WAITING, PLAYING, OVER, CLOSED)},
        "entries": sizes.entries,
        "guests": sizes.guests,
        "erase_after": await operations.store.erase_after(),
        "busiest": [
            {"table": live_table_json(services, live_table), "entries": busy.entries, "last": busy.last}
            for live_table, busy in await operations.busiest()
        ],
    }


@router.post("/tables/{id}/close")
async def close(id: TableId, services: ServicesParam) -> Json:
    """Close a table: all clients are disconnected, and nobody can play on."""
    await services.admin.close(read_id(id))
    return {"closed": read_id(id)}


@router.post("/tables/{id}/forget")
async def forget(id: TableId, asked: ForgetRequest, services: ServicesParam) -> Json:
    """Forget the person on a seat, at all tables: names, ratings, their book, which games were theirs. Games stay."""
    return {"tables": (await services.admin.forget(read_id(id), asked.seat)).tables}


@router.post("/erase")
async def erase(asked: EraseRequest, services: ServicesParam) -> Json:
    """Delete finished games after this many days, starting now; or keep them all."""
    return {"erased": await services.admin.erase_after(asked.days)}
