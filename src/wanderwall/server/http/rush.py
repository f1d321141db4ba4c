"""A rush over HTTP: the server says when it began, and counts what was sent back in time."""

from __future__ import annotations

import hmac
from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from wanderwall.problem import Problem
from wanderwall.server.book.solved import BEST, RUSH, Solved, best_rush
from wanderwall.server.desk.house import Json
from wanderwall.server.http.dependencies import Guest, ServiceAsked
from wanderwall.server.http.requests import Asked
from wanderwall.server.service import Service
from wanderwall.server.table.ids import new_key

#: how long it takes
SECONDS = 180
#: milliseconds that the way here and back may take
GRACE_MS = 10_000

router = APIRouter(prefix="/api", tags=["puzzles"])


class RushDone(Asked):
    """What somebody did in a rush."""

    run: Annotated[str, Field(max_length=120, description="as it was given at the beginning")]
    pushes: Annotated[list[Annotated[str, Field(max_length=12)]], Field(max_length=100)] = Field(
        description="the push that solved each puzzle, in their order"
    )


def _signed(service: Service, seed: str, began: int) -> str:
    """A run needs no room here: it says itself when it began, and nobody else can say so."""
    return f"{seed}.{began}.{service.mint.key('rush', seed, began)}"


@router.post("/rush", status_code=201)
async def begin(service: ServiceAsked, request: Request) -> Json:
    """Begin a rush: its puzzles, each as its table would be seen, and what `run` to name at the end. The clock runs."""
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    seed = new_key()
    puzzles = await service.puzzles.rush(service.limits.address(request.scope), seed)
    return {"run": _signed(service, seed, service.clock.now()), "seconds": SECONDS, "puzzles": puzzles}


@router.post("/rush/result")
async def result(done: RushDone, service: ServiceAsked, guest: Guest, request: Request) -> Json:
    """How many puzzles were solved one after the other, by the server's own clock and rules; the best of all rushes is
    kept in the book.
    """
    seed, began = _read(service, done.run)
    now = service.clock.now()
    require_time(began, now)
    solved = await service.puzzles.rush_solved(service.limits.address(request.scope), seed, done.pushes)
    book = await service.books.book_of(guest)
    before = best_rush(await service.books.solved(book))
    best = before.own if before else 0
    if solved > best:
        await service.books.note(book, [Solved(RUSH, BEST, solved, 0, now // 1000, 0)])
    return {"solved": solved, "seconds": SECONDS, "best": max(solved, best), "new_best": solved > best}


def require_time(began: int, now: int) -> None:
    """Problem where the three minutes are over."""
    if now - began > SECONDS * 1000 + GRACE_MS:
        raise Problem("rush.late")


def _read(service: Service, run: str) -> tuple[str, int]:
    seed, _, rest = run.partition(".")
    began = rest.partition(".")[0]
    number = began.isascii() and began.isdigit() and len(began) < 16
    if not number or not hmac.compare_digest(_signed(service, seed, int(began)).encode(), run.encode()):
        raise Problem("rush.unknown")
    return seed, int(began)
