"""What requests have in common: which guest, which table, and which seat key. Also who a client is, before its request
is read.
"""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager, suppress
from typing import Annotated

from fastapi import Depends, Header, Path, Query, Request, Response
from starlette.requests import HTTPConnection
from starlette.types import Scope

from wanderwall.problem import Problem
from wanderwall.server.guests import COOKIE
from wanderwall.server.ids import GUEST_LENGTH, new_key, read_id
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import SeatKey as ClaimedKey
from wanderwall.server.services import Services, parse_seat_key
from wanderwall.server.tables import commands
from wanderwall.server.tables.commands import check_key

YEAR = 365 * 24 * 3600


def services_of(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


def name_of(
    idempotency_key: Annotated[
        str, Header(pattern="^[A-Za-z0-9_-]{16,64}$", description="random; to repeat a request whose response was lost")
    ] = "",
) -> str:
    """The idempotency key of the request: a repeated request with this key gets the response that was lost. A request
    without a key is never treated as a repetition.
    """
    return idempotency_key or new_key()


def guest_of(request: Request, response: Response, name: RequestName) -> str:
    """The guest who sends the request.

    A new guest gets a cookie. A request that is repeated because its response was lost gets the same cookie again, but
    only from the same address, since proxies and logs see idempotency keys. The guest counts as known as soon as their
    address may have another known guest.
    """
    return _greet(request, response, name, meet_strangers=True)


def entrant_of(request: Request, response: Response, name: RequestName) -> str:
    """The same for a guest who joins a room. A client without any cookie does not count as known afterwards, so a
    client that joins without one again and again takes that away from nobody at the same address.
    """
    return _greet(request, response, name, meet_strangers=False)


def _greet(request: Request, response: Response, name: str, meet_strangers: bool) -> str:
    services = services_of(request)
    guests, cookie = services.guests, request.cookies.get(COOKIE)
    guest = guests.read(cookie)
    may_meet = meet_strangers or guest is not None
    known = may_meet and guests.read_known(cookie) is None and services.limits.may("meet", request.scope)
    if guest is None or known:
        guest = guest or services.key_deriver.id(
            "guest", services.limits.address(request.scope), name, length=GUEST_LENGTH
        )
        response.set_cookie(
            COOKIE,
            guests.cookie(guest, known),
            max_age=YEAR,
            path=services.settings.path,
            httponly=True,
            samesite="lax",
            secure=request.url.scheme == "https",
        )
    return guest


async def live_table_of(request: Request, id: Annotated[str, Path(max_length=40)]) -> LiveTable:
    """The table of this request."""
    try:
        return await services_of(request).tables.visit(read_id(id))
    except Problem as problem:
        raise wrong_guess(request, problem) from None


def claimed_seat(x_seat_key: Annotated[str, Header(max_length=80)] = "") -> ClaimedKey | None:
    """The seat and key in the header, whether the key is right or not."""
    return parse_seat_key(x_seat_key)


def seat_of(request: Request, live_table: LiveTableParam, named: ClaimedSeat) -> ClaimedKey | None:
    """The same if the key is right now; the command checks it again when it is executed."""
    if named:
        with count_wrong_keys(request):
            commands.check_key(live_table.table, *named)
    return named


@contextmanager
def count_wrong_keys(request: Request) -> Iterator[None]:
    """Count a refused key as a guess."""
    try:
        yield
    except Problem as problem:
        if problem.code == "table.wrong_key":
            raise wrong_guess(request, problem) from None
        raise


def wrong_guess(request: Request, problem: Problem) -> Problem:
    """The problem for a request for a table or seat that the client has no right to. Ids and keys are secrets, so wrong
    guesses are counted. A client with the right one is never locked out by those who guess.
    """
    return problem if services_of(request).limits.may("guess", request.scope) else Problem("server.too_many")


ServicesParam = Annotated[Services, Depends(services_of)]
Guest = Annotated[str, Depends(guest_of)]
Entrant = Annotated[str, Depends(entrant_of)]
LiveTableParam = Annotated[LiveTable, Depends(live_table_of)]
RequestName = Annotated[str, Depends(name_of)]
ClaimedSeat = Annotated[ClaimedKey | None, Depends(claimed_seat)]
SeatKey = Annotated[ClaimedKey | None, Depends(seat_of)]
GameParam = Annotated[str | None, Query(max_length=32, pattern="^[a-z]*$")]


TABLES = "/api/tables/"


def identify(scope: Scope, services: Services) -> str | None:
    """An identity that nobody can claim without the cookie or the key. It costs no database access: a key is checked
    only if its table is in memory.
    """
    asked = HTTPConnection(scope)
    if guest := services.guests.read_known(asked.cookies.get(COOKIE)):
        return f"guest {guest}"
    seat = parse_seat_key(asked.headers.get("x-seat-key", "")[:80])
    path: str = scope["path"]
    if seat and path.startswith(TABLES):
        live_table = services.tables.loaded.get(read_id(path.removeprefix(TABLES).partition("/")[0]))
        with suppress(Problem):
            if live_table:
                check_key(live_table.table, *seat)
                return f"seat {live_table.table.id} {seat[0]}"
    return None
