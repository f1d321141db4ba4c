"""Puzzles: daily ones, built-in ones, and a table to solve one."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import UTC, date, datetime, timedelta
from functools import partial
from typing import Any

from wanderwall.problem import Problem
from wanderwall.server.desk.house import House, Json, require_over, room_json
from wanderwall.server.live.room import Room
from wanderwall.server.table import commands
from wanderwall.server.table.seating import puzzle_seating

#: how far the first calendar is ahead of UTC, and the last one behind: no daily maze is shown before its day has begun
#: somewhere, and no solution before that day is over everywhere
AHEAD, BEHIND = timedelta(hours=14), timedelta(hours=12)


def _now(house: House) -> datetime:
    return datetime.fromtimestamp(house.clock.now() / 1000, UTC)


def begun(house: House, day: date) -> date:
    if day > (_now(house) + AHEAD).date():
        raise Problem("day.late", date=day.isoformat())
    return day


async def of_day(house: House, owner: str, day: date, roll: bool, solution: bool = False) -> Json:
    """The daily maze or roll; with its solution if requested and if the day is over everywhere."""
    puzzle = await house.puzzles.asked(owner, day=begun(house, day).isoformat(), roll=roll)
    if solution and day < (_now(house) - BEHIND).date():
        puzzle["solution"] = await house.puzzles.solution(owner, puzzle["kind"], puzzle["position"])
    return puzzle


async def play(
    house: House, owner: str, wanted: Mapping[str, Any], name: str | None, guest: str, words: tuple[str, ...]
) -> Json:
    """Make a table for one player at which a puzzle begins."""
    if "day" in wanted:
        begun(house, date.fromisoformat(wanted["day"]))
    puzzle = await house.puzzles.asked(owner, **wanted)
    new = puzzle_seating(puzzle, name, guest, lambda seat: house.mint.key("puzzle", *words, seat))
    room = await house.hall.make(house.mint.id("puzzle", *words), new.opening, {guest})
    room = await house.hall.do(room.table.id, partial(commands.begin_full, dice=house.hall.dice))
    return {"table": room_json(house, room), "keys": new.keys}


async def made_of(house: House, owner: str, room: Room, at: int) -> Json:
    """The puzzle of a finished game after `at` moves."""
    record = await house.archive.record(require_over(room))
    return await house.puzzles.made_of(owner, room.table.id, record, at)
