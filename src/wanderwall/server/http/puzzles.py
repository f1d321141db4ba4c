"""Puzzles over HTTP: those of a day, those of the house, and a table for whoever wants to solve one."""

from __future__ import annotations

from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Annotated

from fastapi import APIRouter, Path, Query, Request

from wanderwall.problem import Problem
from wanderwall.server.http.archive import require_over
from wanderwall.server.http.dependencies import Guest, RequestName, RoomAsked, ServiceAsked, room_json
from wanderwall.server.http.requests import DraftAsked, DraftWanted, Json, PuzzleAsked
from wanderwall.server.service import Service
from wanderwall.server.table import commands
from wanderwall.server.table.ids import new_key, number_of
from wanderwall.server.table.seating import puzzle_seating

#: how far the first calendar is ahead of UTC: no maze is told before its day has begun somewhere
AHEAD = timedelta(hours=14)

router = APIRouter(prefix="/api", tags=["puzzles"])


def _first_today(service: Service) -> date:
    """The day that it is where days begin."""
    return (datetime.fromtimestamp(service.clock.now() / 1000, UTC) + AHEAD).date()


def begun(service: Service, day: date) -> date:
    if day > _first_today(service):
        raise Problem("day.late", date=day.isoformat())
    return day


@router.get("/puzzles")
async def puzzles(service: ServiceAsked, request: Request) -> Json:
    """The puzzles that come with the house, by kind and level: the number of the first, and how many there are."""
    return {"shelves": await service.puzzles.shelves(service.limits.address(request.scope))}


@router.get("/puzzles/days/{day}")
async def puzzles_of_day(service: ServiceAsked, request: Request, day: Annotated[date, Path()]) -> Json:
    """The maze and the roll of a day; of one that is over everywhere, with their solutions."""
    owner, past = service.limits.address(request.scope), begun(service, day) < _first_today(service)
    answer: Json = {}
    for name, roll in (("maze", False), ("roll", True)):
        puzzle = await service.puzzles.asked(owner, day=day.isoformat(), roll=roll)
        if past:
            puzzle["solution"] = await service.puzzles.solution(owner, puzzle["kind"], puzzle["position"])
        answer[name] = puzzle
    return answer


@router.post("/puzzles", status_code=201)
async def play(asked: PuzzleAsked, service: ServiceAsked, guest: Guest, request: Request, name: RequestName) -> Json:
    """A table for one at which a puzzle begins: that of a day, one of the house, one on a line from anybody, or a new
    one. The answer holds the key of your seat.
    """
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    if asked.day:
        begun(service, asked.day)
    words = (guest, name, asked.model_dump_json())
    seed = number_of(service.mint.key("fresh", *words))
    puzzle = await service.puzzles.asked(service.limits.address(request.scope), **asked.wanted(seed))
    new = puzzle_seating(puzzle, asked.name, guest, lambda seat: service.mint.key("puzzle", *words, seat))
    room = await service.hall.make(service.mint.id("puzzle", *words), new.opening, {guest})
    room = await service.hall.do(room.table.id, partial(commands.begin_full, dice=service.hall.dice))
    return {"table": room_json(service, room), "keys": new.keys}


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
    record = await service.archive.record(require_over(room))
    return await service.puzzles.made_of(service.limits.address(request.scope), room.table.id, record, at)
