"""Puzzles: daily ones, built-in ones, a table to solve one, and puzzle rush.

Of a rush the server notes when it began, and counts what was sent back in time.
"""

from __future__ import annotations

import hmac
from collections.abc import Mapping, Sequence
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

from wanderwall.problem import Problem
from wanderwall.server.ids import new_key
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import Json, Services, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.openings import prepare_puzzle_table

#: how far the first calendar is ahead of UTC, and the last one behind: no daily maze is shown before its day has begun
#: somewhere, and no solution before that day is over everywhere
AHEAD, BEHIND = timedelta(hours=14), timedelta(hours=12)
#: the duration of a rush
RUSH_SECONDS = 180
#: milliseconds that the network may take, there and back
RUSH_GRACE_MS = 10_000


def _now(services: Services) -> datetime:
    return datetime.fromtimestamp(services.clock.now() / 1000, UTC)


def require_begun(services: Services, day: date) -> date:
    if day > (_now(services) + AHEAD).date():
        raise Problem("day.late", date=day.isoformat())
    return day


async def of_day(services: Services, owner: str, day: date, roll: bool, solution: bool = False) -> Json:
    """The daily maze or roll; with its solution if requested and if the day is over everywhere."""
    puzzle = await services.puzzles.puzzle(owner, day=require_begun(services, day).isoformat(), roll=roll)
    if solution and day < (_now(services) - BEHIND).date():
        puzzle["solution"] = await services.puzzles.solution(owner, puzzle["kind"], puzzle["position"])
    return puzzle


async def play(
    services: Services, owner: str, wanted: Mapping[str, Any], name: str | None, guest: str, words: tuple[str, ...]
) -> Json:
    """Make a table for one player at which a puzzle begins."""
    if "day" in wanted:
        require_begun(services, date.fromisoformat(wanted["day"]))
    puzzle = await services.puzzles.puzzle(owner, **wanted)
    new = prepare_puzzle_table(puzzle, name, guest, lambda seat: services.key_deriver.key("puzzle", *words, seat))
    live_table = await services.tables.make(services.key_deriver.id("puzzle", *words), new.opening, {guest})
    live_table = await services.tables.do(live_table.table.id, partial(commands.begin_full, dice=services.tables.dice))
    return {"table": live_table_json(services, live_table), "keys": new.keys}


async def puzzle_of_game(services: Services, owner: str, live_table: LiveTable, at: int) -> Json:
    """The puzzle of a finished game after `at` moves."""
    record = await services.archive.record(require_over(live_table))
    return await services.puzzles.from_record(owner, live_table.table.id, record, at)


async def begin_rush(services: Services, owner: str) -> Json:
    """The puzzles of a new rush, and the `run` to send at the end. The clock starts now."""
    seed = new_key()
    puzzles = await services.puzzles.rush(owner, seed)
    return {"run": _sign_run(services, seed, services.clock.now()), "seconds": RUSH_SECONDS, "puzzles": puzzles}


async def count_rush_solved(services: Services, owner: str, run: str, pushes: Sequence[str], now: int) -> int:
    """Count the puzzles that were solved in a row, by our own clock and rules."""
    seed, began = _read_run(services, run)
    require_rush_time(began, now)
    return await services.puzzles.count_rush_solved(owner, seed, list(pushes))


def require_rush_time(began: int, now: int) -> None:
    """Raise a problem if the three minutes are over."""
    if now - began > RUSH_SECONDS * 1000 + RUSH_GRACE_MS:
        raise Problem("rush.late")


def rush_result(solved: int, best: int) -> Json:
    """The result of a rush, next to the best one before it."""
    return {"solved": solved, "seconds": RUSH_SECONDS, "best": max(solved, best), "new_best": solved > best}


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
