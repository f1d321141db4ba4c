"""The book of one's own over HTTP: what it says, the puzzles that come into it, how it moves along and how it ends.

It is asked for by the guest's cookie alone: it has no address that a stranger could guess.
"""

from __future__ import annotations

import asyncio
from datetime import date
from typing import Annotated, Self

from fastapi import APIRouter, Request, Response
from fastapi.responses import JSONResponse
from pydantic import Field, model_validator

from wanderwall.problem import Problem
from wanderwall.puzzles.day import FIRST
from wanderwall.server.book.badges import badges
from wanderwall.server.book.figures import Page, figures, rush_best
from wanderwall.server.book.phrase import new_phrase, read_phrase
from wanderwall.server.book.solved import HOUSE, MAZE, ROLL, Solved, best_rush, counts_on_its_day, longest_row
from wanderwall.server.desk.house import Json
from wanderwall.server.guests import COOKIE
from wanderwall.server.http.dependencies import Guest, ServiceAsked, wrong_guess
from wanderwall.server.http.requests import Asked
from wanderwall.server.service import Service
from wanderwall.server.storage.books import PASS, PHRASE
from wanderwall.server.table.ids import hashed, new_key

#: how long a pass lasts
PASS_MS = 10 * 60 * 1000
#: problems of somebody who tries phrases or passes that are not theirs
GUESSED = {"book.phrase_unknown", "book.pass_unknown"}
#: seconds by which clocks on the wall may differ from UTC
MOST_AHEAD = 14 * 3600
#: puzzles that may be told of at any time
FEW = 20
#: the form of the file
VERSION = 1

router = APIRouter(prefix="/api/book", tags=["book"])


class WhenAsked(Asked):
    moment: Annotated[int, Field(ge=0, lt=2**35, description="seconds of UTC")]
    ahead: Annotated[int, Field(ge=-MOST_AHEAD, le=MOST_AHEAD, description="of the clock on the wall")]


class TriedAsked(Asked):
    own: Annotated[int, Field(ge=0, le=10_000)]
    par: Annotated[int, Field(ge=0, le=10_000)]
    when: WhenAsked | None = Field(None, description="where it was solved on its own day")


class SolvedAsked(Asked):
    """Puzzles that were solved at a device: of the day by their dates, of the house by their numbers."""

    mazes: dict[date, TriedAsked] = Field(default_factory=dict, max_length=1000)
    rolls: dict[date, TriedAsked] = Field(default_factory=dict, max_length=1000)
    numbers: list[Annotated[int, Field(ge=1, le=100_000)]] = Field(default_factory=list, max_length=5000)

    def solved(self, last: date) -> list[Solved]:
        """As the book keeps them; days that there were no mazes are left out."""
        shelves = ((MAZE, self.mazes), (ROLL, self.rolls))
        daily = [
            _solved(shelf, day, tried) for shelf, days in shelves for day, tried in days.items() if FIRST <= day <= last
        ]
        return [*daily, *(Solved(HOUSE, str(number)) for number in set(self.numbers))]


class TakeAsked(Asked):
    """What brings a book here: the pass of a QR code, or the phrase on paper."""

    take: Annotated[str, Field(max_length=80)] | None = Field(None, description="the pass in the link of a QR code")
    phrase: Annotated[str, Field(max_length=300)] | None = None

    @model_validator(mode="after")
    def one(self) -> Self:
        if (self.take is None) == (self.phrase is None):
            raise ValueError("either a pass or a phrase")
        return self


def _solved(shelf: str, day: date, tried: TriedAsked) -> Solved:
    solved = Solved(shelf, day.isoformat(), tried.own, tried.par)
    if tried.when:
        timed = solved._replace(moment=tried.when.moment, ahead=tried.when.ahead)
        return timed if counts_on_its_day(timed) else solved
    return solved


def _puzzles(solved: list[Solved]) -> Json:
    """What was solved, as the page keeps it."""
    shelves: dict[str, Json] = {MAZE: {}, ROLL: {}}
    for one in solved:
        if one.shelf in shelves:
            when = None if one.moment is None else {"moment": one.moment, "ahead": one.ahead}
            shelves[one.shelf][one.name] = {"own": one.own, "par": one.par, "when": when}
    numbers = sorted(int(one.name) for one in solved if one.shelf == HOUSE)
    rush = best_rush(solved)
    return {"mazes": shelves[MAZE], "rolls": shelves[ROLL], "numbers": numbers, "rush": rush.own if rush else 0}


async def _pages(service: Service, book: str) -> list[Page]:
    """The games of a book; those that it does not tell of yet are looked at first, some at a time."""
    guests = await service.books.readers(book)
    for room in await service.hall.readable(await service.books.missing(guests)):
        await service.books.keep_results(room.table)
    return await service.books.pages(guests)


@router.get("")
async def read(service: ServiceAsked, guest: Guest) -> Json:
    """Your book: figures, favourites, head to head, personal bests, badges, puzzles, turns to try again."""
    book = await service.books.book_of(guest)
    pages, solved = await _pages(service, book), await service.books.solved(book)
    devices, stack = len(await service.books.readers(book)), await service.lessons.stack(book, service.clock.now())

    def answer() -> Json:
        said = figures(pages)
        return {
            **said,
            "bests": [*said["bests"], *rush_best(solved)],
            "badges": badges(pages, solved),
            "puzzles": {**_puzzles(solved), "longest": longest_row(solved)},
            "lessons": stack._asdict(),
            "devices": devices,
        }

    return await asyncio.to_thread(answer)  # years of games take longer than others should wait


@router.get("/file")
async def export(service: ServiceAsked, guest: Guest) -> Response:
    """Your book as a file: every game, puzzle and badge that it tells of."""
    book = await service.books.book_of(guest)
    pages, solved = await _pages(service, book), await service.books.solved(book)
    answer = {
        "wanderwall": "book",
        "version": VERSION,
        "games": [
            {**_result(page), "table": page.table, "others": [[other.name, other.won] for other in page.others]}
            for page in pages
        ],
        "puzzles": _puzzles(solved),
        "badges": badges(pages, solved),
        "lessons": [lesson._asdict() for lesson in await service.lessons.all(book)],
    }
    return JSONResponse(answer, headers={"Content-Disposition": 'attachment; filename="wanderwall-book.json"'})


def _result(page: Page) -> Json:
    return {name: getattr(page.result, name) for name in page.result.__slots__}


@router.post("/puzzles")
async def note(asked: SolvedAsked, service: ServiceAsked, guest: Guest, request: Request) -> Json:
    """Puzzles that were solved here come into the book; the answer is all that it has. The best of several tries
    stays, so that whatever is told twice counts once.
    """
    book = await service.books.book_of(guest)
    new = asked.solved(date.fromordinal(_today(service).toordinal() + 1))
    if len(new) > FEW:  # what a device has kept for a while is told once
        _may_make(service, request)
    if new:
        await service.books.note(book, new)
    return _puzzles(await service.books.solved(book))


def _today(service: Service) -> date:
    return date.fromtimestamp(service.clock.now() / 1000)


@router.post("/phrase")
async def phrase(service: ServiceAsked, guest: Guest, request: Request) -> Json:
    """A phrase to print that brings your book back; the one before is void. It is told this once."""
    _may_make(service, request)
    said = new_phrase()
    await service.books.set_key(await service.books.book_of(guest), PHRASE, hashed(said))
    return {"phrase": said}


@router.post("/pass")
async def pass_on(service: ServiceAsked, guest: Guest, request: Request) -> Json:
    """A pass that takes your book to another device: for ten minutes, and once."""
    _may_make(service, request)
    said, until = new_key(), service.clock.now() + PASS_MS
    await service.books.set_key(await service.books.book_of(guest), PASS, hashed(said), until)
    return {"take": said, "until": until}


def _may_make(service: Service, request: Request) -> None:
    if not service.limits.may("make", request.scope):
        raise Problem("server.too_many")


@router.post("/take")
async def take(asked: TakeAsked, service: ServiceAsked, guest: Guest, request: Request) -> Json:
    """Bring a book to this device, with what the book here holds. Whoever guesses is slowed down; whoever has the right
    pass or phrase never is.
    """
    kind, said = (PASS, asked.take or "") if asked.phrase is None else (PHRASE, read_phrase(asked.phrase))
    try:
        await service.books.take(guest, kind, hashed(said), service.clock.now())
    except Problem as problem:
        raise (wrong_guess(request, problem) if problem.code in GUESSED else problem) from None
    return {"devices": len(await service.books.readers(await service.books.book_of(guest)))}


@router.post("/forget")
async def forget(service: ServiceAsked, guest: Guest, request: Request, response: Response) -> Json:
    """Forget me: my name at all tables, my ratings, my book, at all my devices; the answer says how much that was."""
    _may_make(service, request)  # every table is looked through
    gone = await service.caretaker.forget_guest(guest)
    response.delete_cookie(COOKIE, path=service.settings.path)
    return {"deleted": gone._asdict()}
