"""Lessons over HTTP: turns of your games to try again. The board as it was, two tries, then the coach's reason."""

from __future__ import annotations

import asyncio
from typing import Annotated

import orjson
from fastapi import APIRouter, Path, Query, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field

from wanderwall.problem import Problem
from wanderwall.server.book.lessons import Lesson, worth_trying
from wanderwall.server.desk.archive import PROGRESS_SECONDS
from wanderwall.server.http.dependencies import Guest, LiveTableParam, ServicesParam
from wanderwall.server.http.requests import RequestBody
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import Json, Services, live_table_json, require_over

router = APIRouter(prefix="/api", tags=["book"])

Number = Annotated[int, Path(ge=1, le=100_000)]
MoveText = Annotated[str, Field(min_length=1, max_length=40)]


class TurnRequest(RequestBody):
    """A whole turn in notation."""

    push: MoveText
    walk: MoveText


async def _lesson(services: Services, guest: str, live_table: LiveTable, number: int) -> tuple[str, Lesson]:
    """A lesson of the guest's book, and the book."""
    book = await services.books.book_of(guest)
    mine = await services.lessons.of_table(book, require_over(live_table))
    lesson = next((one for one in mine if one.number == number), None)
    if lesson is None:
        raise Problem("book.no_lesson")
    return book, lesson


def lesson_json(lesson: Lesson) -> Json:
    return {"table": lesson.table, "number": lesson.number, "box": lesson.box, "left": lesson.left}


@router.get("/book/lessons")
async def due(services: ServicesParam, guest: Guest) -> Json:
    """Turns from all your games to try again now, the oldest mistakes first."""
    book, now = await services.books.book_of(guest), services.clock.now()
    lessons = await services.lessons.due(book, now)
    return {
        "lessons": [lesson_json(lesson) for lesson in lessons],
        **(await services.lessons.stack(book, now))._asdict(),
    }


@router.post("/tables/{id}/lessons")
async def choose(services: ServicesParam, live_table: LiveTableParam, guest: Guest) -> Response:
    """Add the three turns of your finished game that gave up most to your book.

    Until the coach has reviewed the game, the response is 202 with the finished share.
    """
    id, book = require_over(live_table), await services.books.book_of(guest)
    readers, table = set(await services.books.readers(book)), live_table.table
    own = [seat for seat, occupant in enumerate(table.occupants) if occupant.guest in readers and not occupant.here]
    if not own or table.puzzle is not None:
        raise Problem("book.no_lesson")
    review = services.reviews.of(id)
    await asyncio.wait({review}, timeout=PROGRESS_SECONDS)
    if not review.done():
        return JSONResponse({"progress": round(services.reviews.progress.get(id, 0.0), 2)}, status_code=202)
    numbers = worth_trying(orjson.loads(await review), [table.start.colours[seat] for seat in own])
    now = services.clock.now()
    await services.lessons.add(book, [Lesson(id, number, table.ended or 0, due=now) for number in numbers])
    return JSONResponse({"lessons": [lesson_json(lesson) for lesson in await services.lessons.of_table(book, id)]})


@router.get("/tables/{id}/lessons/{number}")
async def show(
    services: ServicesParam,
    live_table: LiveTableParam,
    guest: Guest,
    number: Number,
    push: Annotated[str | None, Query(max_length=40)] = None,
) -> Response:
    """The board as it was when that turn began, or after a push of yours, with what your seat knew and nothing else."""
    _, lesson = await _lesson(services, guest, live_table, number)
    record = (await services.archive.record(live_table.table.id)).decode()
    shown = await services.workers.lesson(record, number, push, guest)
    body = {"table": live_table_json(services, live_table), "lesson": lesson_json(lesson), **orjson.loads(shown)}
    return Response(orjson.dumps(body), media_type="application/json")


@router.post("/tables/{id}/lessons/{number}")
async def answer(
    asked: TurnRequest,
    services: ServicesParam,
    live_table: LiveTableParam,
    guest: Guest,
    number: Number,
    request: Request,
) -> Json:
    """Check whether a turn is as good as the coach's.

    After two that are not, or one that is, the coach explains why. A turn that is not due is practice: it is explained
    at once, and changes nothing.
    """
    book, lesson = await _lesson(services, guest, live_table, number)
    record = (await services.archive.record(live_table.table.id)).decode()
    owner = services.limits.address(request.scope)
    verdict = await services.workers.rate_try(record, number, asked.push, asked.walk, owner)
    now, right = services.clock.now(), verdict["good"]
    # the page knows these keys, so they stay: the last one is what the coach explains
    if lesson.due > now or lesson.learned:
        return {"right": right, "left": 0, "told": verdict}
    after = lesson.right(now) if right else lesson.wrong(now)
    await services.lessons.keep(book, after)
    left = 0 if after.due > now else after.left
    return {"right": right, "left": left, "told": verdict if right or not left else None}
