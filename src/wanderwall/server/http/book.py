"""The book of a guest over HTTP: its contents, new solved puzzles, how it moves to another device and how it is
deleted.

It is found by the guest's cookie only: it has no address that a stranger could guess.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from datetime import date
from typing import Annotated, Self

from fastapi import APIRouter, Query, Request, Response
from pydantic import BaseModel, Field, model_validator

from wanderwall.problem import Problem
from wanderwall.puzzles.day import FIRST
from wanderwall.server.book.answers import BookRows, game_json
from wanderwall.server.book.recovery_phrase import new_phrase, read_phrase
from wanderwall.server.book.solved import MAZE, ROLL, SHIPPED, SolvedPuzzle, counts_on_its_day
from wanderwall.server.guests import COOKIE
from wanderwall.server.http.dependencies import Guest, ServicesParam, wrong_guess
from wanderwall.server.http.requests import RequestBody
from wanderwall.server.ids import hash_key, new_key
from wanderwall.server.services import Json, Services
from wanderwall.server.storage.books import PASS, PHRASE, GameCursor

#: how long a pass lasts
PASS_MS = 10 * 60 * 1000
#: problems of a client that tries phrases or passes of other people
GUESSED = {"book.phrase_unknown", "book.pass_unknown"}
#: seconds by which local clocks may differ from UTC
MOST_AHEAD = 14 * 3600
#: how many puzzles may be reported without counting against a limit
FEW = 20

router = APIRouter(prefix="/api/book", tags=["book"])


class WhenRequest(RequestBody):
    moment: Annotated[int, Field(ge=0, lt=2**35, description="seconds of UTC")]
    ahead: Annotated[int, Field(ge=-MOST_AHEAD, le=MOST_AHEAD, description="seconds that local time is ahead of UTC")]


class TryRequest(RequestBody):
    own: Annotated[int, Field(ge=0, le=10_000)]
    par: Annotated[int, Field(ge=0, le=10_000)]
    when: WhenRequest | None = Field(None, description="if it was solved on its own day")


class SolvedRequest(RequestBody):
    """Puzzles that were solved on a device: daily ones by date, built-in ones by number."""

    mazes: dict[date, TryRequest] = Field(default_factory=dict, max_length=1000)
    rolls: dict[date, TryRequest] = Field(default_factory=dict, max_length=1000)
    numbers: list[Annotated[int, Field(ge=1, le=100_000)]] = Field(default_factory=list, max_length=5000)

    def to_rows(self, last: date) -> list[SolvedPuzzle]:
        """Convert to rows of the book; days without a daily puzzle are left out."""
        shelves = ((MAZE, self.mazes), (ROLL, self.rolls))
        daily = [
            _solved_row(shelf, day, tried)
            for shelf, days in shelves
            for day, tried in days.items()
            if FIRST <= day <= last
        ]
        return [*daily, *(SolvedPuzzle(SHIPPED, str(number)) for number in set(self.numbers))]


class TakeRequest(RequestBody):
    """What moves a book to this device: the pass from a QR code, or the printed phrase."""

    take: Annotated[str, Field(max_length=80)] | None = Field(None, description="the pass in the link of a QR code")
    phrase: Annotated[str, Field(max_length=300)] | None = None

    @model_validator(mode="after")
    def one(self) -> Self:
        if (self.take is None) == (self.phrase is None):
            raise ValueError("either a pass or a phrase")
        return self


class GamesAnswer(BaseModel):
    games: list[dict[str, object]]
    next: str | None


class BookSummary(BaseModel):
    """Facts by which a person recognises a book."""

    name: str | None = Field(description="the name used last, if that game is still stored")
    games: int
    puzzles: int
    devices: int


class LookAnswer(BaseModel):
    book: BookSummary | None = Field(description="null: it is the book of this device")
    here: BookSummary


class DeviceAnswer(BaseModel):
    device: str
    this: bool
    games: int
    last: int | None = Field(description="when the last of them ended")
    name: str | None


class DevicesAnswer(BaseModel):
    devices: list[DeviceAnswer]


class RemoveRequest(RequestBody):
    device: Annotated[str, Field(max_length=64, description="its id in `GET /api/book/devices`")]


def _solved_row(shelf: str, day: date, tried: TryRequest) -> SolvedPuzzle:
    solved = SolvedPuzzle(shelf, day.isoformat(), tried.own, tried.par)
    if tried.when:
        timed = solved._replace(moment=tried.when.moment, ahead=tried.when.ahead)
        return timed if counts_on_its_day(timed) else solved
    return solved


async def _complete(services: Services, guests: Sequence[str]) -> None:
    """Add games that are still missing in a book, a few at a time."""
    for live_table in await services.tables.readable(await services.books.missing(guests)):
        await services.books.keep_results(live_table.table)


async def _answer(
    services: Services, request: Request, cookies: Response, part: str, rows: BookRows, **more: object
) -> Response:
    """Let a worker write the response from these rows; add the cookie of a new guest."""
    body = await services.workers.book(part, rows, services.limits.address(request.scope), more)
    answer = Response(body, media_type="application/json")
    answer.raw_headers.extend(cookies.raw_headers)
    return answer


def _may_read(services: Services, request: Request) -> None:
    if not services.limits.may("book", request.scope):
        raise Problem("server.too_many")


@router.get("")
async def read(services: ServicesParam, guest: Guest, request: Request, cookies: Response) -> Response:
    """Your book: figures, favourites, head to head, personal bests, badges, puzzles, turns to try again.

    It covers your latest 2,000 games.
    """
    _may_read(services, request)
    book = await services.books.book_of(guest)
    guests = await services.books.readers(book)
    await _complete(services, guests)
    stack = await services.lessons.stack(book, services.clock.now())
    rows = await services.books.rows(book, guests)
    return await _answer(services, request, cookies, "book", rows, lessons=stack._asdict(), devices=len(guests))


@router.get("/games")
async def games(
    services: ServicesParam,
    guest: Guest,
    before: Annotated[
        str | None, Query(pattern=r"^\d{1,15}\.[\w-]{1,10}$", description="`next` of the previous page")
    ] = None,
    limit: Annotated[int, Query(ge=1, le=50)] = 20,
) -> GamesAnswer:
    """The games of your book, the latest first; `next` is the cursor of the next page, null at the end."""
    guests = await services.books.readers(await services.books.book_of(guest))
    if before is None:
        await _complete(services, guests)
    ended, _, key = (before or "").partition(".")
    cursor = GameCursor(int(ended), key) if before else None
    found = await services.books.games(guests, cursor, limit + len(guests))
    page = found[:limit]
    # two devices of a book may have been at one table: rows that the cursor would skip belong to this page
    page += [row for row in found[limit:] if row.cursor == page[-1].cursor]
    following = page[-1].cursor if len(found) > len(page) else None
    following_text = following and f"{following.ended}.{following.key}"
    return GamesAnswer(games=[game_json(row.page) for row in page], next=following_text)


@router.get("/file")
async def export(services: ServicesParam, guest: Guest, request: Request, cookies: Response) -> Response:
    """Your book as a file: its latest 2,000 games, every puzzle, badge and turn to try again."""
    _may_read(services, request)
    book = await services.books.book_of(guest)
    guests = await services.books.readers(book)
    await _complete(services, guests)
    rows = await services.books.rows(book, guests, with_lessons=True)
    answer = await _answer(services, request, cookies, "file", rows)
    answer.headers["Content-Disposition"] = 'attachment; filename="wanderwall-book.json"'
    return answer


@router.post("/puzzles")
async def note(
    asked: SolvedRequest, services: ServicesParam, guest: Guest, request: Request, cookies: Response
) -> Response:
    """Add puzzles that were solved on this device to the book, and return all it has.

    Of several tries the best one stays, so a puzzle that is sent twice counts once.
    """
    book = await services.books.book_of(guest)
    new = asked.to_rows(date.fromordinal(_today(services).toordinal() + 1))
    if len(new) > FEW:  # puzzles that a device collected for a while are sent once
        _may_make(services, request)
    if new:
        await services.books.note(book, new)
    return await _answer(services, request, cookies, "puzzles", await services.books.rows(book))


def _today(services: Services) -> date:
    return date.fromtimestamp(services.clock.now() / 1000)


@router.post("/phrase")
async def phrase(services: ServicesParam, guest: Guest, request: Request) -> Json:
    """Make a phrase to print that brings your book back; the previous one becomes invalid. It is shown only once."""
    _may_make(services, request)
    said = new_phrase()
    await services.books.set_key(await services.books.book_of(guest), PHRASE, hash_key(said))
    return {"phrase": said}


@router.post("/pass")
async def pass_on(services: ServicesParam, guest: Guest, request: Request) -> Json:
    """Make a pass that takes your book to another device: valid for ten minutes, and once."""
    _may_make(services, request)
    said, until = new_key(), services.clock.now() + PASS_MS
    await services.books.set_key(await services.books.book_of(guest), PASS, hash_key(said), until)
    return {"take": said, "until": until}


def _may_make(services: Services, request: Request) -> None:
    if not services.limits.may("make", request.scope):
        raise Problem("server.too_many")


def _key_of(asked: TakeRequest) -> tuple[str, str]:
    """The kind of a key and its hash."""
    kind, said = (PASS, asked.take or "") if asked.phrase is None else (PHRASE, read_phrase(asked.phrase))
    return kind, hash_key(said)


@contextmanager
def _count_wrong_keys(request: Request) -> Iterator[None]:
    """Slow down a client that guesses phrases or passes, but never one that has the right one."""
    try:
        yield
    except Problem as problem:
        raise (wrong_guess(request, problem) if problem.code in GUESSED else problem) from None


async def _summary(services: Services, book: str) -> BookSummary:
    devices, puzzles = await services.books.devices(book), await services.books.puzzles(book)
    latest = max((one for one in devices if one.name), key=lambda one: one.last or 0, default=None)
    games = sum(one.games for one in devices)
    return BookSummary(name=latest and latest.name, games=games, puzzles=puzzles, devices=len(devices))


@router.post("/look")
async def look(asked: TakeRequest, services: ServicesParam, guest: Guest, request: Request) -> LookAnswer:
    """Show whose book a pass or phrase would bring here, and what the book on this device holds. Nothing is changed.

    `book` is null if it is the same book.
    """
    with _count_wrong_keys(request):
        book = await services.books.find_by_key(guest, *_key_of(asked), services.clock.now())
    own = await services.books.book_of(guest)
    there = None if book == own else await _summary(services, book)
    return LookAnswer(book=there, here=await _summary(services, own))


@router.post("/take")
async def take(asked: TakeRequest, services: ServicesParam, guest: Guest, request: Request) -> Json:
    """Bring a book to this device and merge the one of this device into it. `POST /api/book/look` shows whose it is."""
    with _count_wrong_keys(request):
        await services.books.take(guest, *_key_of(asked), services.clock.now())
    return {"devices": len(await services.books.readers(await services.books.book_of(guest)))}


@router.get("/devices")
async def devices(services: ServicesParam, guest: Guest) -> DevicesAnswer:
    """The devices of your book: how many games were played on each, when the last one ended, and the name there."""
    return await _devices(services, guest)


async def _devices(services: Services, guest: str) -> DevicesAnswer:
    found = await services.books.devices(await services.books.book_of(guest))
    own = hash_key(guest)
    return DevicesAnswer(devices=[DeviceAnswer(**one._asdict(), this=one.device == own) for one in found])


@router.post("/leave")
async def leave(services: ServicesParam, guest: Guest) -> DevicesAnswer:
    """Take this device out of a book that it shares with others.

    It gets its own book again: games that were played on it move there, puzzles stay.
    """
    await services.books.leave(guest)
    return await _devices(services, guest)


@router.post("/remove")
async def remove(asked: RemoveRequest, services: ServicesParam, guest: Guest) -> DevicesAnswer:
    """Remove a device from your book, as if it had left. Phrases and passes made before become invalid."""
    await services.books.remove(await services.books.book_of(guest), asked.device)
    return await _devices(services, guest)


@router.post("/forget")
async def forget(services: ServicesParam, guest: Guest, request: Request, response: Response) -> Json:
    """Delete your name at all tables, your ratings and your book, on all your devices.

    The response counts what was deleted.
    """
    _may_make(services, request)  # every table has to be searched
    gone = await services.admin.forget_guest(guest)
    response.delete_cookie(COOKIE, path=services.settings.path)
    return {"deleted": gone._asdict()}
