"""Puzzle rush over HTTP."""

from __future__ import annotations

from typing import Annotated

from fastapi import APIRouter, Request
from pydantic import Field

from wanderwall.problem import Problem
from wanderwall.server.book.solved import BEST, RUSH, SolvedPuzzle
from wanderwall.server.desk import rush
from wanderwall.server.http.dependencies import Guest, ServicesParam
from wanderwall.server.http.requests import RequestBody
from wanderwall.server.services import Json

router = APIRouter(prefix="/api", tags=["puzzles"])


class RushResultRequest(RequestBody):
    """The result of a rush."""

    run: Annotated[str, Field(max_length=120, description="as returned at the beginning")]
    pushes: Annotated[list[Annotated[str, Field(max_length=12)]], Field(max_length=100)] = Field(
        description="the push that solved each puzzle, in order"
    )


@router.post("/rush", status_code=201)
async def begin(service: ServicesParam, request: Request) -> Json:
    """Begin a rush: its puzzles, each as its table would show it, and the `run` to send at the end.

    The clock starts now.
    """
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")
    return await rush.begin(service, service.limits.address(request.scope))


@router.post("/rush/result")
async def result(done: RushResultRequest, service: ServicesParam, guest: Guest, request: Request) -> Json:
    """Count the puzzles that were solved in a row, by the server's own clock and rules.

    The best rush is stored in the book.
    """
    now = service.clock.now()
    solved = await rush.count_solved(service, service.limits.address(request.scope), done.run, done.pushes, now)
    book = await service.books.book_of(guest)
    best = await service.books.best_rush(book)
    if solved > best:
        await service.books.note(book, [SolvedPuzzle(RUSH, BEST, solved, 0, now // 1000, 0)])
    return rush.result(solved, best)
