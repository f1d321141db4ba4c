"""Puzzles over HTTP: daily ones, built-in ones, a table to solve one, and puzzle rush."""

from __future__ import annotations

from datetime import date
from typing import Annotated, Literal

from fastapi import APIRouter, Path, Query, Request
from pydantic import Field

from wanderwall.problem import Problem
from wanderwall.server.book.solved import BEST, RUSH, SolvedPuzzle
from wanderwall.server.desk import puzzles as desk
from wanderwall.server.http.dependencies import Guest, LiveTableParam, RequestName, ServicesParam
from wanderwall.server.http.requests import DraftRequest, NewDraftRequest, PuzzleRequest, RequestBody
from wanderwall.server.ids import new_key, number_of
from wanderwall.server.services import Json

router = APIRouter(prefix="/api", tags=["puzzles"])


@router.get("/puzzles")
async def puzzles(services: ServicesParam, request: Request) -> Json:
    """The built-in puzzles, by kind and level: the number of the first, and how many there are."""
    return {"shelves": await services.puzzles.shelves(services.limits.address(request.scope))}


@router.get("/puzzles/days/{day}/{which}")
async def puzzle_of_day(
    services: ServicesParam,
    request: Request,
    day: Annotated[date, Path()],
    which: Literal["maze", "roll"],
    solution: bool = False,
) -> Json:
    """The daily maze or roll; with `solution` also its answer, once that day is over everywhere on earth."""
    return await desk.of_day(services, services.limits.address(request.scope), day, which == "roll", solution)


@router.post("/puzzles", status_code=201)
async def play(
    asked: PuzzleRequest, services: ServicesParam, guest: Guest, request: Request, name: RequestName
) -> Json:
    """Make a table for one player at a puzzle: a daily one, a built-in one, one given as a line, or a new one.

    The response holds the key of your seat.
    """
    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    owner, words = services.limits.address(request.scope), (guest, name, asked.model_dump_json())
    wanted = asked.puzzle_spec(number_of(services.key_deriver.key("fresh", *words)))
    return await desk.play(services, owner, wanted, asked.name, guest, words)


@router.post("/puzzles/drafts")
async def draft(wanted: NewDraftRequest, services: ServicesParam, request: Request) -> Json:
    """A maze to edit, as its solver would see it, from a line or new; and the squares whose tiles are fixed (S1)."""
    return await services.puzzles.draft(services.limits.address(request.scope), wanted.line, new_key())


@router.post("/puzzles/drafts/check")
async def check(drafted: DraftRequest, services: ServicesParam, request: Request) -> Json:
    """Check whether an edited maze makes a puzzle, and return what the solver found; if it does not, the clause."""
    return await services.puzzles.check_draft(services.limits.address(request.scope), drafted.model_dump())


@router.get("/tables/{id}/puzzle")
async def puzzle_of_game(
    services: ServicesParam, live_table: LiveTableParam, request: Request, at: Annotated[int, Query(ge=0, le=100_000)]
) -> Json:
    """The puzzle of a finished game after `at` moves: whether the solver finds a solution, and in how many turns."""
    return await desk.puzzle_of_game(services, services.limits.address(request.scope), live_table, at)


class RushResultRequest(RequestBody):
    """The result of a rush."""

    run: Annotated[str, Field(max_length=120, description="as returned at the beginning")]
    pushes: Annotated[list[Annotated[str, Field(max_length=12)]], Field(max_length=100)] = Field(
        description="the push that solved each puzzle, in order"
    )


@router.post("/rush", status_code=201)
async def begin(services: ServicesParam, request: Request) -> Json:
    """Begin a rush: its puzzles, each as its table would show it, and the `run` to send at the end.

    The clock starts now.
    """
    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")
    return await desk.begin_rush(services, services.limits.address(request.scope))


@router.post("/rush/result")
async def result(done: RushResultRequest, services: ServicesParam, guest: Guest, request: Request) -> Json:
    """Count the puzzles that were solved in a row, by the server's own clock and rules.

    The best rush is stored in the book.
    """
    now = services.clock.now()
    solved = await desk.count_rush_solved(services, services.limits.address(request.scope), done.run, done.pushes, now)
    book = await services.books.book_of(guest)
    best = await services.books.best_rush(book)
    if solved > best:
        await services.books.note(book, [SolvedPuzzle(RUSH, BEST, solved, 0, now // 1000, 0)])
    return desk.rush_result(solved, best)
