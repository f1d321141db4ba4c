"""Write the database of a version, for the test that later versions can continue with it.

A server plays a few games. Its database is stored in the form of a backup, with the keys of its seats next to it.
"""

from __future__ import annotations

import argparse
import asyncio
import gzip
import json
import sqlite3
from contextlib import closing
from pathlib import Path

from tests.server.client import Device
from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import Server
from tests.server.players import SHORT, people, play, play_all, seated
from tests.server.room_members import RoomMember, Teacher
from tools.report import ROOT

FOLDER = ROOT / "tests" / "server" / "databases"
#: moves of everybody in a game that must continue: one turn, or the beginning of a round
BEGUN = 2


async def play_games(url: str) -> dict[str, object]:
    """Play a finished game of every kind, an unfinished one, and make a table that waits and a room with a member."""
    over, playing = [], {}
    async with Device(url) as ida:
        for edition in ("classic-1986", "towers-3d", "go"):
            table, keys = await people(ida, edition, 2, SHORT[edition])
            async with seated(table, keys, [url]) as lives:
                await play_all(lives)
            over.append(table)
            table, keys = await people(ida, edition, 2, SHORT[edition])
            async with seated(table, keys, [url]) as lives:
                await asyncio.gather(*(play(live, most=BEGUN) for live in lives))
            playing[table] = keys
        waiting, keys = await ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, {"kind": "open"}])
        room = await Teacher.opens(ida)
        await RoomMember.comes(url, room.id, "Mia")
        cookies = dict(ida.http.cookies)
    return {
        "over": over,
        "playing": playing,
        "waiting": {waiting["id"]: keys},
        "rooms": [room.id],
        "cookies": cookies,
    }


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--source", type=Path, default=ROOT / "src", help="the `src` of another version, whose server is used"
    )


def main(asked: argparse.Namespace) -> None:
    source = asked.source.resolve()
    with throwaway_folder("kept") as folder:
        server = Server(folder, environment={"PYTHONPATH": str(source)}).start()
        try:
            games = asyncio.run(play_games(server.url))
        finally:
            server.stop()
        with closing(sqlite3.connect(folder / "tables.sqlite")) as database:
            (version,) = database.execute("SELECT version_num FROM alembic_version").fetchone()
            database.execute("PRAGMA journal_mode = DELETE")
            database.execute("VACUUM")
        FOLDER.mkdir(exist_ok=True)
        packed = gzip.compress((folder / "tables.sqlite").read_bytes(), 9, mtime=0)
    (FOLDER / f"{version}.gz").write_bytes(packed)
    (FOLDER / f"{version}.json").write_text(json.dumps(games, indent=1) + "\n", encoding="utf-8")
    print(f"{version}: {len(packed)} bytes")
