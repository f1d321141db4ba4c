"""Puzzles: daily ones, built-in ones, a table to solve one, and puzzle rush.

Of a rush the server notes when it began, and counts what was sent back in time.
"""

from __future__ import annotations

import hmac
from collections import Counter
from collections.abc import Sequence
from dataclasses import asdict
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Annotated, Literal

from wanderwall.bots.strength import MIDDLE
from wanderwall.problem import Problem
from wanderwall.puzzles.results import MAZE, ROLL, SHIPPED
from wanderwall.server.api.call import ApiCaller
from wanderwall.server.api.requests import DraftRequest, NewDraftRequest, PuzzleNumber, PuzzleRequest, RushRequest
from wanderwall.server.api.responses import (
    FirstTries,
    MadeTable,
    NextPuzzle,
    PuzzlePlayerJson,
    PuzzleShelves,
    RushResult,
    RushRun,
)
from wanderwall.server.api.solved import complete
from wanderwall.server.api.tables import words_of
from wanderwall.server.ids import new_key, number_of
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import Services, live_table_json, require_over
from wanderwall.server.storage.store import CountedTries, PuzzlePlayer
from wanderwall.server.tables import commands
from wanderwall.server.tables.attempts import NO_PAST, past_of, shelf_of
from wanderwall.server.tables.openings import prepare_puzzle_table
from wanderwall.server.tables.state import PLAYING, WAITING
from wanderwall.server.tables.types import Bounds, PastAttempts, ProvenPuzzle, PuzzleDraftJson
from wanderwall.server.workers.messages import PuzzleSpec, PuzzleWish

#: fewer first tries are not shown, so that nobody can be recognized by them
FEWEST_TRIES = 10
#: how far the first calendar is ahead of UTC, and the last one behind: no daily maze is shown before its day has begun
#: somewhere, and no solution before that day is over everywhere
AHEAD, BEHIND = timedelta(hours=14), timedelta(hours=12)
#: the duration of a rush
RUSH_SECONDS = 180
#: tables of a puzzle that are passed over, because an admin has closed them
MOST_SKIPPED = 5
#: what names a table
Words = tuple[str | int, ...]
#: milliseconds that the network may take, there and back
RUSH_GRACE_MS = 10_000


def _now(services: Services) -> datetime:
    return datetime.fromtimestamp(services.clock.now() / 1000, UTC)


def require_begun(services: Services, day: date) -> date:
    if day > (_now(services) + AHEAD).date():
        raise Problem("day.late", date=day.isoformat())
    return day


async def shelves(services: Services, caller: ApiCaller) -> PuzzleShelves:
    """The built-in puzzles, by kind and level: the number of the first, and how many there are."""
    return {"shelves": await services.puzzles.shelves(caller.address)}


async def next_puzzle(
    services: Services,
    caller: ApiCaller,
    guest: str,
    kinds: Annotated[str, Bounds(pattern=r"^[a-z,]{0,80}$")] = "",
) -> NextPuzzle:
    """A built-in puzzle of about your strength that you have not tried, and your puzzle rating.

    `kinds` are the kinds that may come, with commas; all if none is named. Until you have tried it, it stays the same.
    """
    books = services.puzzle_books
    book = await books.book_of(guest)
    await complete(services, await books.readers(book))
    player, tried = await books.puzzle_player(book), await books.tried_numbers(book)
    wish: PuzzleWish = {
        "points": MIDDLE if player is None else player.points,
        "kinds": [kind for kind in kinds.split(",") if kind],
        "tried": tried,
        "moved": [*(await books.moved_puzzles()).items()],
        "seed": f"{book} {len(tried)}",
    }
    offered = await services.puzzles.next_puzzle(caller.address, wish)
    return {"next": offered, "player": None if player is None else _player_json(player)}


def _player_json(player: PuzzlePlayer) -> PuzzlePlayerJson:
    latest = [(one.points, one.at_par) for one in player.latest]
    return {"points": player.points, "deviation": player.deviation, "tries": player.tries, "latest": latest}


async def everybody(
    services: Services,
    guest: str,
    day: date | None = None,
    roll: bool = False,
    number: PuzzleNumber | None = None,
) -> FirstTries:
    """What everybody did with the first try at a daily or built-in puzzle that you have tried, from ten tries on."""
    where = (SHIPPED, str(number)) if day is None else (ROLL if roll else MAZE, day.isoformat())
    book = await services.puzzle_books.book_of(guest)
    known = await services.puzzle_books.puzzle_results(book, [where])
    return count_tries(await services.puzzle_books.first_tries(*where) if known else [])


def count_tries(rows: Sequence[CountedTries]) -> FirstTries:
    """How many of a hundred began where; nothing of fewer tries than ten."""
    count = sum(tries for _, _, tries in rows)
    if count < FEWEST_TRIES:
        return {"count": 0, "at_par": 0, "pushes": {}, "arrows": {}, "right": []}
    pushes, arrows = Counter[str](), Counter[str]()
    for push, _, tries in rows:
        if push:
            pushes[push] += tries
            arrows[push.rstrip("nesw")] += tries
    return {
        "count": count,
        "at_par": round(100 * sum(tries for _, at_par, tries in rows if at_par) / count),
        "pushes": _shares(pushes),
        "arrows": _shares(arrows),
        "right": sorted({push for push, at_par, _ in rows if at_par and push}),
    }


def _shares(counts: Counter[str]) -> dict[str, int]:
    """How many of a hundred, the most first."""
    return {name: round(100 * count / counts.total()) for name, count in counts.most_common()}


async def of_day(
    services: Services, caller: ApiCaller, day: date, which: Literal["maze", "roll"], solution: bool = False
) -> ProvenPuzzle:
    """The daily maze or roll; with `solution` also its answer, once that day is over everywhere on earth."""
    asked: PuzzleSpec = {"day": require_begun(services, day).isoformat(), "roll": which == "roll"}
    puzzle = await services.puzzles.puzzle(caller.address, **asked)
    if solution and day < (_now(services) - BEHIND).date():
        puzzle["solution"] = await services.puzzles.solution(caller.address, puzzle["kind"], puzzle["position"])
    return puzzle


async def play(services: Services, caller: ApiCaller, guest: str, name: str, request: PuzzleRequest) -> MadeTable:
    """Make a table for one player at a puzzle: a daily one, a built-in one, one given as a line, or a new one.

    The response holds the key of your seat. A daily or built-in puzzle that you have begun goes on at its table.
    """
    words = (guest, name, words_of(request))
    seed = number_of(services.key_deriver.key("fresh", *words))
    if request.day is not None:
        require_begun(services, request.day)
    puzzle = await services.puzzles.puzzle(caller.address, **_puzzle_spec(request, seed))
    new = partial(_make, services, puzzle, request, guest)
    where = shelf_of(puzzle)
    if where is None:
        return await new(words, NO_PAST)
    book = await services.puzzle_books.book_of(guest)
    await complete(services, await services.puzzle_books.readers(book))
    known = await services.puzzle_books.puzzle_results(book, [where])
    past = past_of(known[0] if known else None)
    # named after the attempts, so that nobody tries at two tables at once: this goes on where the last one was left
    for number in range(past["tries"], past["tries"] + MOST_SKIPPED):
        try:
            made = await new((book, *where, number), past)
        except Problem as problem:
            if problem.code != "table.closed":
                raise
        else:
            if made["table"]["status"] == PLAYING:
                return made
    raise Problem("server.busy")


async def _make(
    services: Services, puzzle: ProvenPuzzle, request: PuzzleRequest, guest: str, words: Words, past: PastAttempts
) -> MadeTable:
    """Make the table that is named by these words, or find it if it has been made."""
    derive = services.key_deriver
    new = prepare_puzzle_table(
        puzzle, request.name, guest, lambda seat: derive.key("puzzle", *words, seat), past, request.ahead
    )
    live_table = await services.tables.make(derive.id("puzzle", *words), new.opening, {guest})
    if live_table.table.status == WAITING:
        begin = partial(commands.begin_full, dice=services.tables.dice)
        live_table = await services.tables.do(live_table.table.id, begin)
    return {"table": live_table_json(services, live_table), "keys": new.keys}


def _puzzle_spec(request: PuzzleRequest, seed: int) -> PuzzleSpec:
    """The description of the puzzle for a worker; a fresh one is made from the seed."""
    if request.day is not None:
        return {"day": request.day.isoformat(), "roll": request.roll}
    if request.fresh is not None:
        fresh = request.fresh
        return {"seed": seed, "kind": fresh.kind, "edition": fresh.edition, "level": fresh.level}
    return {"number": request.number} if request.number is not None else {"line": request.line or ""}


async def draft(services: Services, caller: ApiCaller, request: NewDraftRequest) -> PuzzleDraftJson:
    """A maze to edit, as its solver would see it, from a line or new; and the squares whose tiles are fixed (S1)."""
    return await services.puzzles.draft(caller.address, request.line, new_key())


async def check(services: Services, caller: ApiCaller, request: DraftRequest) -> ProvenPuzzle:
    """Check whether an edited maze makes a puzzle, and return what the solver found; if it does not, the clause."""
    return await services.puzzles.check_draft(caller.address, asdict(request))


async def of_game(
    services: Services, caller: ApiCaller, live_table: LiveTable, at: Annotated[int, Bounds(ge=0, le=100_000)]
) -> ProvenPuzzle:
    """The puzzle of a finished game after `at` moves: whether the solver finds a solution, and in how many turns."""
    record = await services.archive.record(require_over(live_table))
    return await services.puzzles.from_record(caller.address, live_table.table.id, record, at)


async def begin_rush(services: Services, caller: ApiCaller) -> RushRun:
    """Begin a rush: its puzzles, each as its table would show it, and the `run` to send at the end.

    The clock starts now.
    """
    seed = new_key()
    puzzles = await services.puzzles.rush(caller.address, seed)
    return {"run": _sign_run(services, seed, services.clock.now()), "seconds": RUSH_SECONDS, "puzzles": puzzles}


async def finish_rush(services: Services, caller: ApiCaller, guest: str, request: RushRequest) -> RushResult:
    """Count the puzzles that were solved in a row, by the server's own clock and rules.

    The best rush is stored in the book.
    """
    seed, began = _read_run(services, request.run)
    require_rush_time(began, services.clock.now())
    solved = await services.puzzles.count_rush_solved(caller.address, seed, request.pushes)
    books = services.puzzle_books
    best = await books.keep_rush(await books.book_of(guest), solved, services.clock.now())
    return {"solved": solved, "seconds": RUSH_SECONDS, "best": max(solved, best), "new_best": solved > best}


def require_rush_time(began: int, now: int) -> None:
    """Raise a problem if the three minutes are over."""
    if now - began > RUSH_SECONDS * 1000 + RUSH_GRACE_MS:
        raise Problem("rush.late")


def _sign_run(services: Services, seed: str, began: int) -> str:
    """A run needs no storage: its id contains when it began, and is signed."""
    return f"{seed}.{began}.{services.key_deriver.key('rush', seed, began)}"


def _read_run(services: Services, run: str) -> tuple[str, int]:
    seed, _, rest = run.partition(".")
    began = rest.partition(".")[0]
    number = began.isascii() and began.isdigit() and len(began) < 16
    if not number or not hmac.compare_digest(_sign_run(services, seed, int(began)).encode(), run.encode()):
        raise Problem("rush.unknown")
    return seed, int(began)
