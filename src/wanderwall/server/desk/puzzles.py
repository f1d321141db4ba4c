"""Puzzles: daily ones, built-in ones, and a table to solve one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

from wanderwall.problem import Problem
from wanderwall.server.live.table import LiveTable
from wanderwall.server.services import DeskServices, Json, live_table_json, require_over
from wanderwall.server.tables import commands
from wanderwall.server.tables.openings import prepare_puzzle_table

#: how far the first calendar is ahead of UTC, and the last one behind: no daily maze is shown before its day has begun
#: somewhere, and no solution before that day is over everywhere
AHEAD, BEHIND = timedelta(hours=14), timedelta(hours=12)


def _now(house: DeskServices) -> datetime:
    return datetime.fromtimestamp(house.clock.now() / 1000, UTC)


def require_begun(house: DeskServices, day: date) -> date:
    if day > (_now(house) + AHEAD).date():
        raise Problem("day.late", date=day.isoformat())
    return day


async def of_day(house: DeskServices, owner: str, day: date, roll: bool, solution: bool = False) -> Json:
    """The daily maze or roll; with its solution if requested and if the day is over everywhere."""
    puzzle = await house.puzzles.puzzle(owner, day=require_begun(house, day).isoformat(), roll=roll)
    if solution and day < (_now(house) - BEHIND).date():
        puzzle["solution"] = await house.puzzles.solution(owner, puzzle["kind"], puzzle["position"])
    return puzzle


async def play(
    house: DeskServices, owner: str, wanted: Mapping[str, Any], name: str | None, guest: str, words: tuple[str, ...]
) -> Json:
    """Make a table for one player at which a puzzle begins."""
    if "day" in wanted:
        require_begun(house, date.fromisoformat(wanted["day"]))
    puzzle = await house.puzzles.puzzle(owner, **wanted)
    new = prepare_puzzle_table(puzzle, name, guest, lambda seat: house.key_deriver.key("puzzle", *words, seat))
    room = await house.tables.make(house.key_deriver.id("puzzle", *words), new.opening, {guest})
    room = await house.tables.do(room.table.id, partial(commands.begin_full, dice=house.tables.dice))
    return {"table": live_table_json(house, room), "keys": new.keys}


async def puzzle_of_game(house: DeskServices, owner: str, room: LiveTable, at: int) -> Json:
    """The puzzle of a finished game after `at` moves."""
    record = await house.archive.record(require_over(room))
    return await house.puzzles.from_record(owner, room.table.id, record, at)
