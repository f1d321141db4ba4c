"""The puzzles in the book of a guest. Tables report them themselves; devices report what they solved elsewhere."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import date

from wanderwall.puzzles.day import FIRST
from wanderwall.puzzles.results import MAZE, ROLL, SHIPPED, PuzzleResult, check_claim, counts_on_its_day, is_news
from wanderwall.server.api.call import ApiCaller, JsonText, require_limit
from wanderwall.server.api.requests import SolvedRequest
from wanderwall.server.book.types import KeptPuzzles, SolvedTry
from wanderwall.server.services import Services

#: how many puzzles may be reported without counting against a limit
FEW = 20


async def complete(services: Services, guests: Sequence[str]) -> None:
    """Add games that are still missing in a book, a few at a time."""
    for live_table in await services.tables.readable(await services.puzzle_books.missing(guests)):
        await services.puzzle_books.keep_results(live_table.table)


async def puzzles(services: Services, caller: ApiCaller, guest: str) -> JsonText[KeptPuzzles]:
    """The puzzles of your book: what was solved, each with its first result, and what is closed."""
    book = await services.puzzle_books.book_of(guest)
    await complete(services, await services.puzzle_books.readers(book))
    return JsonText(await services.puzzle_books.puzzles_json(services.workers.book, book, caller.address))


async def note(services: Services, caller: ApiCaller, guest: str, request: SolvedRequest) -> JsonText[KeptPuzzles]:
    """Add puzzles that were solved where no server was, and return all the book has.

    What was solved at this server is in the book already. A report that is impossible, or that differs from what the
    book has, is refused, and nothing changes.
    """
    book = await services.puzzle_books.book_of(guest)
    await complete(services, await services.puzzle_books.readers(book))
    today = date.fromtimestamp(services.clock.now() / 1000)
    claims = _claimed_rows(request, date.fromordinal(today.toordinal() + 1))
    results = await services.puzzle_books.puzzle_results(book, [(one.shelf, one.name) for one in claims])
    known = {(one.shelf, one.name): one for one in results}
    new = [one for one in claims if is_news(known.get((one.shelf, one.name)), one)]
    if len(new) > FEW:  # puzzles that a device collected for a while are sent once
        require_limit(caller, "make")
    for one in claims:
        if one.shelf != SHIPPED:
            before = known.get((one.shelf, one.name))
            check_claim(before, one, before.par if before else await _par_of(services, caller, one))
    if new:
        await services.puzzle_books.note(book, new)
    return JsonText(await services.puzzle_books.puzzles_json(services.workers.book, book, caller.address))


async def _par_of(services: Services, caller: ApiCaller, claim: PuzzleResult) -> int:
    """The true par of a day's puzzle."""
    return (await services.puzzles.puzzle(caller.address, day=claim.name, roll=claim.shelf == ROLL))["par"]


def _claimed_rows(request: SolvedRequest, last: date) -> list[PuzzleResult]:
    """Convert to rows of the book; days without a daily puzzle are left out."""
    shelves = ((MAZE, request.mazes), (ROLL, request.rolls))
    daily = [
        _claimed_row(shelf, day, tried)
        for shelf, days in shelves
        for day, tried in days.items()
        if FIRST <= day <= last
    ]
    return [*daily, *(PuzzleResult(SHIPPED, str(number)) for number in set(request.numbers))]


def _claimed_row(shelf: str, day: date, tried: SolvedTry) -> PuzzleResult:
    result = PuzzleResult(
        shelf, day.isoformat(), tried.own, tried.par, tries=tried.retries + 1, retries=tried.retries, hints=tried.hints
    )
    if tried.when:
        timed = result._replace(moment=tried.when.moment, ahead=tried.when.ahead)
        return timed if counts_on_its_day(timed) else result
    return result
