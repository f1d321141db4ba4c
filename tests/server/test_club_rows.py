"""Rooms in the database: deleted after the days that the admin sets, and a guest forgotten in them."""

from __future__ import annotations

import pytest

from wanderwall.server.ids import new_id
from wanderwall.server.rooms import commands
from wanderwall.server.rooms.openings import NewRoom, room_opening
from wanderwall.server.rooms.state import Room, apply_entry, new_room
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import NewEntry
from wanderwall.server.tables.log import Entry

pytestmark = pytest.mark.anyio

PLAN = NewRoom("classic-1986", {}, "swiss", 5, 45, 0, None, "bot", 0, "bot", False)


async def read(store: SqlStore, rows: RoomStore, id: str) -> Room:
    row = await rows.load(id)
    assert row is not None
    club = new_room(*row)
    for entry in await store.entries(id, 0):
        club = apply_entry(club, entry)
    return club


async def filled(store: SqlStore, rows: RoomStore, id: str, *guests: str) -> Room:
    await rows.make(id, 1, room_opening(PLAN, "key"))
    club = await read(store, rows, id)
    for number, guest in enumerate(guests):
        entry = commands.join(club, 2, f"Name {number}", guest, f"key {number}", False)
        assert entry is not None
        await store.append([NewEntry(entry, None, None)])
        club = apply_entry(club, entry)
    return club


async def test_results_from_before_bots_were_named_are_read_as_they_were(store: SqlStore) -> None:
    rows = RoomStore(store.database)
    club = await filled(store, rows, new_id(), "a" * 20, "b" * 20)
    assert club.setting("timeout") == "bot"  # as it was opened
    old = [
        Entry(club.id, club.seq + 1, 3, "start", None, {"until": None}),
        Entry(club.id, club.seq + 2, 4, "round", None, {"round": 1, "tables": ["t"], "pairs": [[0, 1]], "byes": []}),
        Entry(club.id, club.seq + 3, 5, "result", None, {"game": 0, "points": [1.0, 0.0], "why": "played"}),
    ]
    await store.append([NewEntry(entry, None, None) for entry in old])
    (game,) = (await read(store, rows, club.id)).games
    assert (game.points, game.why, game.bots) == ((1.0, 0.0), "played", ())


async def test_a_guest_is_forgotten_in_all_rooms_and_the_games_stay(store: SqlStore) -> None:
    rows = RoomStore(store.database)
    ida, mia, stranger = new_id(20), new_id(20), new_id(20)
    club = await filled(store, rows, "roomroom22", ida, mia)
    renamed = commands.change(club, 3, 0, name="Given")
    await store.append([NewEntry(renamed, None, None)])
    assert await rows.forget(ida, stranger) == ["roomroom22"]
    club = await read(store, rows, "roomroom22")
    assert [member.guest for member in club.members] == [stranger, mia]
    assert club.members[0].name not in ("Name 0", "Given")
    assert club.members[1].name == "Name 1"
    assert await rows.forget(ida, stranger) == []


async def test_rooms_are_erased_with_their_logs_when_they_have_been_over_for_long(store: SqlStore) -> None:
    rows = RoomStore(store.database)
    for id, ended in (("longago222", 10), ("yesterday2", 20), ("stillopen2", None), ("unused2222", None)):
        await filled(store, rows, id, new_id(20))
        if ended:
            await rows.end(id, ended)
    await rows.start("stillopen2", 5)
    assert await rows.find_by_code("still") == ["stillopen2"]
    assert await rows.find_by_code("longa") == []
    assert await rows.running() == ["stillopen2"]
    assert await rows.find_by_code("unuse") == ["unused2222"]
    await rows.end_unused(1)
    assert await rows.find_by_code("unuse") == ["unused2222"]
    await rows.end_unused(2)
    assert await rows.find_by_code("unuse") == []
    await rows.end("unused2222", 20)
    assert await rows.erase(15) == ["longago222"]
    assert await rows.load("longago222") is None
    assert await store.entries("longago222", 0) == []
    assert await store.entries("yesterday2", 0) != []
    assert await rows.erase(15) == []
