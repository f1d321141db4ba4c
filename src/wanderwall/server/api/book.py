"""The book of a guest: its contents, how it moves to another device and how it is deleted; and
lessons, turns of your games to try again: the board as it was, two tries, then the coach's reason. Also the ratings.

It is found by the guest's cookie only: it has no address that a stranger could guess.
"""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from contextlib import contextmanager
from typing import Annotated, cast

from wanderwall.games import game as find_game
from wanderwall.problem import Problem
from wanderwall.server.api import archive
from wanderwall.server.api.call import ApiCaller, Download, JsonText, NotReady
from wanderwall.server.api.requests import BookKeyRequest, RemoveRequest, TurnRequest
from wanderwall.server.api.responses import (
    BookComparison,
    BookGames,
    BookSummary,
    DeletedGuest,
    DeletedJson,
    DeviceCount,
    Devices,
    DueLessons,
    LessonJson,
    LessonList,
    NewPass,
    NewPhrase,
    Ratings,
    ShownLesson,
    TryVerdict,
)
from wanderwall.server.api.solved import complete
from wanderwall.server.book.answers import BookRows, game_json
from wanderwall.server.book.lessons import Lesson, worth_trying
from wanderwall.server.book.recovery_phrase import new_phrase, read_phrase
from wanderwall.server.book.types import BookJson
from wanderwall.server.ids import hash_key, new_key
from wanderwall.server.json_bytes import loads
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import Services, live_table_json, require_over
from wanderwall.server.storage.books import PASS, PHRASE, GameCursor
from wanderwall.server.tables.ratings import public_rating
from wanderwall.server.tables.types import Bounds, LessonBoard

#: how long a pass lasts
PASS_MS = 10 * 60 * 1000
#: problems of a client that tries phrases or passes of other people
GUESSED = {"book.phrase_unknown", "book.pass_unknown"}
TurnNumber = Annotated[int, Bounds(ge=1, le=100_000)]


async def _write(services: Services, caller: ApiCaller, part: str, rows: BookRows, **more: object) -> bytes:
    """Let a worker write the response from these rows."""
    return await services.workers.book(part, rows, caller.address, more)


async def read(services: Services, caller: ApiCaller, guest: str) -> JsonText[BookJson]:
    """Your book: figures, favourites, head to head, personal bests, badges, puzzles, turns to try again.

    It covers your latest 2,000 games.
    """
    book = await services.books.book_of(guest)
    guests = await services.books.readers(book)
    await complete(services, guests)
    stack = await services.lessons.stack(book, services.clock.now())
    rows = await services.books.rows(book, guests)
    return JsonText(await _write(services, caller, "book", rows, lessons=stack._asdict(), devices=len(guests)))


async def games(
    services: Services,
    guest: str,
    before: Annotated[str, Bounds(pattern=r"^\d{1,15}\.[\w-]{1,10}$")] | None = None,
    limit: Annotated[int, Bounds(ge=1, le=50)] = 20,
) -> BookGames:
    """The games of your book, the latest first; `next` is the cursor of the next page, null at the end."""
    guests = await services.books.readers(await services.books.book_of(guest))
    if before is None:
        await complete(services, guests)
    ended, _, key = (before or "").partition(".")
    cursor = GameCursor(int(ended), key) if before else None
    found = await services.books.games(guests, cursor, limit + len(guests))
    page = found[:limit]
    # two devices of a book may have been at one table: rows that the cursor would skip belong to this page
    page += [row for row in found[limit:] if row.cursor == page[-1].cursor]
    following = page[-1].cursor if len(found) > len(page) else None
    following_text = following and f"{following.ended}.{following.key}"
    return {"games": [game_json(row.page) for row in page], "next": following_text}


async def export(services: Services, caller: ApiCaller, guest: str) -> Download:
    """Your book as a file: its latest 2,000 games, every puzzle, badge and turn to try again."""
    book = await services.books.book_of(guest)
    guests = await services.books.readers(book)
    await complete(services, guests)
    rows = await services.books.rows(book, guests, with_lessons=True)
    return Download(await _write(services, caller, "file", rows), "application/json", "wanderwall-book.json")


async def phrase(services: Services, guest: str) -> NewPhrase:
    """Make a phrase to print that brings your book back; the previous one becomes invalid. It is shown only once."""
    said = new_phrase()
    await services.books.set_key(await services.books.book_of(guest), PHRASE, hash_key(said))
    return {"phrase": said}


async def pass_on(services: Services, guest: str) -> NewPass:
    """Make a pass that takes your book to another device: valid for ten minutes, and once."""
    said, until = new_key(), services.clock.now() + PASS_MS
    await services.books.set_key(await services.books.book_of(guest), PASS, hash_key(said), until)
    return {"take": said, "until": until}


def _key_of(request: BookKeyRequest) -> tuple[str, str]:
    """The kind of a key and its hash."""
    kind, said = (PASS, request.take or "") if request.phrase is None else (PHRASE, read_phrase(request.phrase))
    return kind, hash_key(said)


@contextmanager
def _count_wrong_keys(caller: ApiCaller) -> Iterator[None]:
    """Slow down a client that guesses phrases or passes, but never one that has the right one."""
    try:
        yield
    except Problem as problem:
        raise (caller.wrong_guess(problem) if problem.code in GUESSED else problem) from None


async def _summary(services: Services, book: str) -> BookSummary:
    devices, puzzles = await services.books.devices(book), await services.books.puzzles(book)
    latest = max((one for one in devices if one.name), key=lambda one: one.last or 0, default=None)
    games = sum(one.games for one in devices)
    return {"name": latest and latest.name, "games": games, "puzzles": puzzles, "devices": len(devices)}


async def look(services: Services, caller: ApiCaller, guest: str, request: BookKeyRequest) -> BookComparison:
    """Show whose book a pass or phrase would bring here, and what the book on this device holds. Nothing is changed.

    `book` is null if it is the same book.
    """
    with _count_wrong_keys(caller):
        book = await services.books.find_by_key(guest, *_key_of(request), services.clock.now())
    own = await services.books.book_of(guest)
    there = None if book == own else await _summary(services, book)
    return {"book": there, "here": await _summary(services, own)}


async def take(services: Services, caller: ApiCaller, guest: str, request: BookKeyRequest) -> DeviceCount:
    """Bring a book to this device and merge the one of this device into it. `POST /api/book/look` shows whose it is."""
    with _count_wrong_keys(caller):
        await services.books.take(guest, *_key_of(request), services.clock.now())
    return {"devices": len(await services.books.readers(await services.books.book_of(guest)))}


async def devices(services: Services, guest: str) -> Devices:
    """The devices of your book: how many games were played on each, when the last one ended, and the name there."""
    own, answer = hash_key(guest), Devices(devices=[])
    for one in await services.books.devices(await services.books.book_of(guest)):
        this = one.device == own
        answer["devices"].append(
            {"device": one.device, "this": this, "games": one.games, "last": one.last, "name": one.name}
        )
    return answer


async def leave(services: Services, guest: str) -> Devices:
    """Take this device out of a book that it shares with others.

    It gets its own book again: games that were played on it move there, puzzles stay.
    """
    await services.books.leave(guest)
    return await devices(services, guest)


async def remove(services: Services, guest: str, request: RemoveRequest) -> Devices:
    """Remove a device from your book, as if it had left. Phrases and passes made before become invalid."""
    await services.books.remove(await services.books.book_of(guest), request.device)
    return await devices(services, guest)


async def forget(services: Services, caller: ApiCaller, guest: str) -> DeletedGuest:
    """Delete your name at all tables, your ratings and your book, on all your devices.

    The response counts what was deleted.
    """
    gone = await services.admin.forget_guest(guest)  # every table has to be searched
    caller.drop_cookie()
    return {"deleted": cast(DeletedJson, gone._asdict())}


async def ratings(services: Services, game: Annotated[str, Bounds(max_length=32)] = "classic") -> Ratings:
    """The best players, bots included."""
    found: Ratings = {"ratings": []}
    for player in await services.store.ratings(find_game(game).name):
        points, deviation = public_rating(player.rating)
        found["ratings"].append(
            {
                "name": player.name,
                "bot": player.player.startswith("bot:"),
                "rating": points,
                "deviation": deviation,
                "games": player.games,
            }
        )
    return found


# ── lessons ──────────────────────────────────────────────────────────────────────────────────────────────────────────


async def _lesson(services: Services, guest: str, live_table: LiveTable, number: int) -> tuple[str, Lesson]:
    """A lesson of the guest's book, and the book."""
    book = await services.books.book_of(guest)
    mine = await services.lessons.of_table(book, require_over(live_table))
    lesson = next((one for one in mine if one.number == number), None)
    if lesson is None:
        raise Problem("book.no_lesson")
    return book, lesson


def lesson_json(lesson: Lesson) -> LessonJson:
    return {"table": lesson.table, "number": lesson.number, "box": lesson.box, "left": lesson.left}


async def due_lessons(services: Services, guest: str) -> DueLessons:
    """Turns from all your games to try again now, the oldest mistakes first."""
    book, now = await services.books.book_of(guest), services.clock.now()
    lessons = await services.lessons.due(book, now)
    every, waiting, learned = await services.lessons.stack(book, now)
    return {
        "lessons": [lesson_json(lesson) for lesson in lessons],
        "all": every,
        "due": waiting,
        "learned": learned,
    }


async def choose_lessons(services: Services, live_table: LiveTable, guest: str) -> LessonList | NotReady:
    """Add the three turns of your finished game that gave up most to your book.

    Until the coach has reviewed the game, the response is 202 with the finished share.
    """
    id, book = require_over(live_table), await services.books.book_of(guest)
    readers, table = set(await services.books.readers(book)), live_table.table
    own = [seat for seat, occupant in enumerate(table.occupants) if occupant.guest in readers and not occupant.here]
    if not own or table.puzzle is not None:
        raise Problem("book.no_lesson")
    review = services.reviews.of(id)
    await asyncio.wait({review}, timeout=archive.PROGRESS_SECONDS)
    if not review.done():
        return NotReady(round(services.reviews.progress.get(id, 0.0), 2))
    numbers = worth_trying(loads(await review), [table.start.colours[seat] for seat in own])
    now = services.clock.now()
    await services.lessons.add(book, [Lesson(id, number, table.ended or 0, due=now) for number in numbers])
    return {"lessons": [lesson_json(lesson) for lesson in await services.lessons.of_table(book, id)]}


async def show_lesson(
    services: Services,
    live_table: LiveTable,
    guest: str,
    number: TurnNumber,
    push: Annotated[str, Bounds(max_length=40)] | None = None,
) -> ShownLesson:
    """The board as it was when that turn began, or after a push of yours, with what your seat knew and nothing else."""
    _, lesson = await _lesson(services, guest, live_table, number)
    record = (await services.archive.record(live_table.table.id)).decode()
    board: LessonBoard = loads(await services.workers.lesson(record, number, push, guest))
    return {"table": live_table_json(services, live_table), "lesson": lesson_json(lesson), **board}


async def answer_lesson(
    services: Services, caller: ApiCaller, live_table: LiveTable, guest: str, number: TurnNumber, request: TurnRequest
) -> TryVerdict:
    """Check whether a turn is as good as the coach's.

    After two that are not, or one that is, the coach explains why. A turn that is not due is practice: it is explained
    at once, and changes nothing.
    """
    book, lesson = await _lesson(services, guest, live_table, number)
    record = (await services.archive.record(live_table.table.id)).decode()
    verdict = await services.workers.rate_try(record, number, request.push, request.walk, caller.address)
    now, right = services.clock.now(), verdict["good"]
    if lesson.due > now or lesson.learned:
        return TryVerdict(right=right, left=0, explanation=verdict, told=verdict)
    after = lesson.right(now) if right else lesson.wrong(now)
    await services.lessons.keep(book, after)
    left = 0 if after.due > now else after.left
    explanation = verdict if right or not left else None
    return TryVerdict(right=right, left=left, explanation=explanation, told=explanation)
