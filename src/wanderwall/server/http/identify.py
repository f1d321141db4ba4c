"""Identify the client: a guest by cookie, an occupant by seat key."""

from __future__ import annotations

from contextlib import suppress

from starlette.requests import HTTPConnection
from starlette.types import Scope

from wanderwall.problem import Problem
from wanderwall.server.assemble import Services
from wanderwall.server.guests import COOKIE
from wanderwall.server.ids import read_id
from wanderwall.server.services import parse_seat_key
from wanderwall.server.tables.commands import check_key

TABLES = "/api/tables/"


def identify(scope: Scope, service: Services) -> str | None:
    """An identity that nobody can claim without the cookie or the key. It costs no database access: a key is checked
    only if its table is in memory.
    """
    asked = HTTPConnection(scope)
    if guest := service.guests.read_known(asked.cookies.get(COOKIE)):
        return f"guest {guest}"
    seat = parse_seat_key(asked.headers.get("x-seat-key", "")[:80])
    path: str = scope["path"]
    if seat and path.startswith(TABLES):
        room = service.tables.loaded.get(read_id(path.removeprefix(TABLES).partition("/")[0]))
        with suppress(Problem):
            if room:
                check_key(room.table, *seat)
                return f"seat {room.table.id} {seat[0]}"
    return None
