"""What every store must do, for tables and rooms: here for both databases."""

from __future__ import annotations

from random import Random

import pytest
from sqlalchemy import event

from wanderwall.server.ids import new_id, new_key
from wanderwall.server.rooms import commands as room_commands
from wanderwall.server.rooms.openings import room_opening
from wanderwall.server.rooms.state import Room, RoomEntryData, apply_entry, new_room
from wanderwall.server.rooms.types import NewRoom
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import FinishedTable, NewEntry, StorageError, Store
from wanderwall.server.tables import commands, log
from wanderwall.server.tables.log import Entry, TableSummary
from wanderwall.server.tables.openings import prepare_table
from wanderwall.server.tables.state import OVER, PLAYING, Table, new_table
from wanderwall.server.tables.types import NewSeat, NewTable

pytestmark = pytest.mark.anyio


def store_table(id: str, made: int = 1000, listed: bool = True) -> Table:
    seats = [NewSeat(kind="me"), NewSeat(kind="bot", bot="level1")]
    asked = NewTable(edition="classic-1986", seats=seats, listed=listed, clock=60, timeout="bot", undo=True)
    return new_table(id, made, prepare_table(asked, "maker", lambda _: new_key()).opening)


def begun(table: Table) -> commands.DraftEntry:
    return commands.begin(table, table.made + 1, Random(1))


async def end(store: Store, table: Table, at: int, public_json: str | None) -> None:
    entry = Entry(table.id, 1, at, log.HINT, 0, {})
    summary = TableSummary(OVER, at, None, None, public_json)
    assert await store.append([NewEntry(entry, summary, None)]) == {(table.id, 1)}


async def test_a_table_is_what_its_log_makes_of_it(store: Store) -> None:
    table = store_table("tabletable")
    await store.make(table, {"maker"})
    assert await store.load(table.id) == table
    entry, after = begun(table)
    assert await store.append([NewEntry(entry, after.summary, None)]) == {(table.id, 1)}
    assert await store.load(table.id) == after
    assert await store.entries(table.id, 0) == [entry]
    assert await store.entries(table.id, 1) == []
    assert await store.deadline(table.id) == after.deadline
    assert await store.last_seqs([table.id, "othertable"]) == {table.id: 1}
    assert await store.load("othertable") is None


async def test_of_two_entries_with_one_seq_the_first_is_kept_with_all_that_comes_with_it(store: Store) -> None:
    table, other = store_table("tabletable"), store_table("othertable")
    for one in (table, other):
        await store.make(one, set())
    entry, after = begun(table)
    late = Entry(table.id, 1, entry.at, log.HINT, 0, {})
    over = TableSummary(OVER, entry.at, None, None, "{}")
    assert await store.append([NewEntry(entry, after.summary, "first")]) == {(table.id, 1)}
    fair = begun(other)
    batch = [NewEntry(late, over, "late"), NewEntry(fair.entry, fair.state.summary, None)]
    assert await store.append(batch) == {(other.id, 1)}
    assert await store.load(table.id) == after
    assert await store.finished_tables(None, None, None, 9) == []
    assert await store.unfinished_tables("first") == [table.id]
    assert await store.unfinished_tables("late") == []


async def test_lists_are_in_order_and_hold_what_was_asked_for(store: Store) -> None:
    tables = [store_table(f"table{number}table"[:10], 1000 + number, listed=number != 2) for number in range(4)]
    for table in tables:
        await store.make(table, {"maker"})
    listed = [table.id for table in (tables[3], tables[1], tables[0])]
    assert await store.lobby(0, None) == listed
    assert await store.lobby(1000, "classic") == listed[:2]
    assert await store.lobby(0, "go") == []
    await end(store, tables[2], 5000, None)
    await end(store, tables[0], 6000, "{}")
    assert await store.unfinished_tables("maker") == listed[:2]
    kept, unlisted = FinishedTable(tables[0].id, "{}"), FinishedTable(tables[2].id, None)
    assert await store.finished_tables(None, None, None, 9) == [kept]
    assert await store.finished_tables("maker", None, None, 9) == [kept, unlisted]
    assert await store.finished_tables("maker", "classic", 6000, 9) == [unlisted]
    assert await store.finished_tables("maker", None, None, 1) == [kept]
    assert await store.finished_tables("stranger", None, None, 9) == []


async def test_what_is_due_is_put_off_and_time_when_nobody_was_here_does_not_count(store: Store) -> None:
    table = store_table("tabletable")
    await store.make(table, set())
    entry, _ = begun(table)
    await store.append([NewEntry(entry, TableSummary(PLAYING, None, 7000, 7000), None)])
    assert await store.due(6999) == []
    assert await store.due(7000) == [table.id]
    await store.sign_of_life(5000)
    assert await store.shift(8000) == 3000
    assert (await store.due(9999), await store.deadline(table.id)) == ([], 10000)
    await store.set_due(table.id, 9000)
    assert await store.due(9000) == [table.id]


async def test_the_database_is_asked_when_something_may_be_due(store: SqlStore) -> None:
    """If others write too, it is queried every time."""
    asked: list[str] = []
    event.listen(store.database.engine.sync_engine, "before_cursor_execute", lambda *query: asked.append(query[2]))
    alone = store.database.settings.sqlite
    table = store_table("tabletable")
    await store.make(table, set())
    assert [await store.due(now) for now in (1, 2)] == [[], []]
    assert store.nothing_due() == alone
    asked.clear()
    assert await store.due(3) == []
    assert bool(asked) != alone
    await store.append([NewEntry(begun(table).entry, TableSummary(PLAYING, None, 7000, 7000), None)])
    assert not store.nothing_due()
    asked.clear()
    assert await store.due(6999) == []
    assert bool(asked) != alone
    assert await store.due(7000) == [table.id]
    await store.set_due(table.id, None)
    assert await store.due(9000) == []
    assert store.nothing_due() == alone


async def test_a_clock_that_starts_after_a_long_silence_knows_when_it_did(store: SqlStore) -> None:
    """No heartbeats are written while nothing is due, and the time until then is not added to a player's time."""
    table = store_table("tabletable", made=500_000)
    await store.make(table, set())
    await store.sign_of_life(1000)
    assert await store.due(500_000) == []
    if not store.nothing_due():
        await store.sign_of_life(500_001)
    await store.append([NewEntry(begun(table).entry, TableSummary(PLAYING, None, 507_001, 507_001), None)])
    assert await store.shift(500_301) == 300
    assert await store.deadline(table.id) == 507_301


async def test_a_table_is_made_once(store: Store) -> None:
    table = store_table("tabletable")
    assert await store.make(table, {"maker"})
    assert not await store.make(store_table("tabletable", made=2000), {"other"})
    assert await store.load(table.id) == table
    assert await store.unfinished_tables("other") == []


async def test_a_setting_is_made_once(store: Store) -> None:
    assert await store.setting("secret") is None
    assert await store.once("secret", "first") == "first"
    assert await store.once("secret", "second") == "first"


async def test_what_cannot_be_kept_is_a_storage_error(store: Store) -> None:
    table = store_table("tabletable")
    await store.make(table, set())
    entry = begun(table).entry._replace(kind=None)  # type: ignore[arg-type]
    with pytest.raises(StorageError, match="IntegrityError"):
        await store.append([NewEntry(entry, None, None)])


async def test_a_review_is_kept_for_its_version_of_the_coach(store: Store) -> None:
    assert await store.review("tabletable", "1") is None
    await store.keep_review("tabletable", "1", "{}")
    assert await store.review("tabletable", "1") == "{}"
    await store.keep_review("tabletable", "2", "[]")
    assert await store.review("tabletable", "1") is None
    assert await store.review("tabletable", "2") == "[]"


PLAN = NewRoom(edition="classic-1986", rest=0, timeout="bot")


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
        draft = room_commands.join(club, 2, f"Name {number}", guest, f"key {number}", False)
        assert draft is not None
        await store.append([NewEntry(draft.entry, None, None)])
        club = draft.state
    return club


async def test_results_from_before_bots_were_named_are_read_as_they_were(store: SqlStore) -> None:
    rows = RoomStore(store.database)
    club = await filled(store, rows, new_id(), "a" * 20, "b" * 20)
    assert club.opening["timeout"] == "bot"  # as it was opened
    old = [
        Entry(club.id, club.seq + 1, 3, "start", None, RoomEntryData(until=None)),
        Entry(club.id, club.seq + 2, 4, "round", None, RoomEntryData(round=1, tables=["t"], pairs=[[0, 1]], byes=[])),
        Entry(club.id, club.seq + 3, 5, "result", None, RoomEntryData(game=0, points=[1.0, 0.0], why="played")),
    ]
    await store.append([NewEntry(entry, None, None) for entry in old])
    (game,) = (await read(store, rows, club.id)).games
    assert (game.points, game.why, game.bots) == ((1.0, 0.0), "played", ())


async def test_a_guest_is_forgotten_in_all_rooms_and_the_games_stay(store: SqlStore) -> None:
    rows = RoomStore(store.database)
    ida, mia, stranger = new_id(20), new_id(20), new_id(20)
    club = await filled(store, rows, "roomroom22", ida, mia)
    renamed = room_commands.change(club, 3, 0, name="Given")
    await store.append([NewEntry(renamed.entry, None, None)])
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
