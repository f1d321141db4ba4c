"""Puzzles over HTTP: those of a day, those of the house, and a table for whoever wants to solve one."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request

from wanderwall.problem import Problem
from wanderwall.server.desk import puzzles as desk
from wanderwall.server.desk.house import Json
from wanderwall.server.http.dependencies import Guest, RequestName, RoomAsked, ServiceAsked
from wanderwall.server.http.requests import DraftAsked, DraftWanted, PuzzleAsked
from wanderwall.server.table.ids import new_key, number_of

router = APIRouter(prefix="/api", tags=["puzzles"])


@router.get("/puzzles")
async def puzzles(service: ServiceAsked, request: Request) -> Json:
    """The puzzles that come with the house, by kind and level: the number of the first, and how many there are."""
    return {"shelves": await service.puzzles.shelves(service.limits.address(request.scope))}


@router.get("/puzzles/days/{day}/{which}")
async def puzzle_of_day(
    service: ServiceAsked,
    request: Request,
    day: Annotated[date, Path()],
    which: Literal["maze", "roll"],
    solution: bool = False,
) -> Json:
    """The maze or the roll of a day; with `solution`, of one that is over everywhere, how it goes."""
    return await desk.of_day(service, service.limits.address(request.scope), day, which == "roll", solution)


@router.post("/puzzles", status_code=201)
async def play(asked: PuzzleAsked, service: ServiceAsked, guest: Guest, request: Request, name: RequestName) -> Json:
    """A table for one at which a puzzle begins: that of a day, one of the house, one on a line from anybody, or a new
    one. The answer holds the key of your seat.
    """
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    owner, words = service.limits.address(request.scope), (guest, name, asked.model_dump_json())
    wanted = asked.wanted(number_of(service.mint.key("fresh", *words)))
    return await desk.play(service, owner, wanted, asked.name, guest, words)


@router.post("/puzzles/drafts")
async def draft(wanted: DraftWanted, service: ServiceAsked, request: Request) -> Json:
    """A maze to lay by hand, as its solver would see it, and the squares whose tiles stay (S1): of a line, or anew."""
    return await service.puzzles.draft(service.limits.address(request.scope), wanted.line, new_key())


@router.post("/puzzles/drafts/check")
async def check(drafted: DraftAsked, service: ServiceAsked, request: Request) -> Json:
    """Whether a maze laid by hand makes a puzzle, and what the solver knows of it; the clause where it cannot be."""
    return await service.puzzles.checked_draft(service.limits.address(request.scope), drafted.model_dump())


@router.get("/tables/{id}/puzzle")
async def made_of(
    service: ServiceAsked, room: RoomAsked, request: Request, at: Annotated[int, Query(ge=0, le=100_000)]
) -> Json:
    """The puzzle of a finished game after so many moves: whether the solver finds a way, and in how many turns."""
    return await desk.made_of(service, service.limits.address(request.scope), room, at)
