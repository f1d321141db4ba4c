"""A room as a file for the teacher: the standings, every game, and the record of each game that was played."""

from __future__ import annotations

import io
import zipfile
from collections.abc import Iterable, Mapping, Sequence

import orjson

from wanderwall.arena.standings import as_sheet
from wanderwall.server.rooms.standings import game_json, room_json, standings
from wanderwall.server.rooms.state import Room

STANDINGS = ("place", "name", "team", "points", "opposition", "games")
#: `bot` in the last two: a bot has moved for that member
GAMES = ("game", "round", "first", "second", "first points", "second points", "why", "first by", "second by")
#: all files in the archive have the same time, so that the same room gives the same bytes
STAMP = (1986, 1, 1, 0, 0, 0)


def file_of(room: Room, records: Mapping[int, bytes]) -> bytes:
    """Return the ZIP file of a room; `records` are by game."""
    out = io.BytesIO()
    whole = {**room_json(room), "games": [game_json(game) for game in room.games]}
    with zipfile.ZipFile(out, "w", zipfile.ZIP_DEFLATED) as file:
        _add(file, "standings.csv", _encode(STANDINGS, _standings(room)))
        _add(file, "games.csv", _encode(GAMES, _games(room)))
        _add(file, "room.json", orjson.dumps(whole, option=orjson.OPT_INDENT_2))
        for number, record in records.items():
            _add(file, f"records/{number + 1:04}.txt", record)
    return out.getvalue()


def _add(file: zipfile.ZipFile, name: str, data: bytes) -> None:
    file.writestr(zipfile.ZipInfo(name, STAMP), data, zipfile.ZIP_DEFLATED)


def _standings(room: Room) -> Iterable[Sequence[object]]:
    for place, number, points, opposition, games in standings(room):
        member = room.members[number]
        yield place, member.name, "" if member.team is None else member.team + 1, points, opposition, games


def _games(room: Room) -> Iterable[Sequence[object]]:
    for game in room.games:
        names = [room.members[number].name for number in game.members]
        by = ["bot" if number in game.bots else "" for number in game.members]
        yield game.number + 1, game.round, *names, *(game.points or ("", "")), game.why, *by


def _encode(header: Sequence[str], rows: Iterable[Sequence[object]]) -> bytes:
    return as_sheet(header, rows).encode("utf-8-sig")  # so that spreadsheets read accents
