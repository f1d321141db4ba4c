"""A table that is loaded from a snapshot equals the table that its log makes."""

from __future__ import annotations

from dataclasses import replace
from pathlib import Path
from random import Random, randrange

import pytest

from tests.server.test_table import ME, Log
from wanderwall.games import editions
from wanderwall.problem import Problem
from wanderwall.server.clock import Clock
from wanderwall.server.ids import new_id
from wanderwall.server.live.bus import MemoryBus
from wanderwall.server.live.tables import MAX_BEHIND, Tables
from wanderwall.server.settings import Settings
from wanderwall.server.storage import sql_store as sql
from wanderwall.server.storage.sql_store import SqlStore
from wanderwall.server.storage.store import NewEntry
from wanderwall.server.storage.writer import Writer
from wanderwall.server.tables import commands, snapshot
from wanderwall.server.tables.history import SavedLog
from wanderwall.server.tables.log import MAX_ENTRIES, Entry, Moves
from wanderwall.server.tables.snapshot import restore, snapshot_due
from wanderwall.server.tables.state import PLAYING, Table, apply_entry
from wanderwall.server.workers import results
from wanderwall.server.workers.jobs import SNAPSHOT, Workers
from wanderwall.server.workers.results import Archive

pytestmark = pytest.mark.anyio

TWO = [ME, {"kind": "me", "name": "Ida too"}]


def anything(log: Log, dice: Random) -> None:
    """Do something that may happen during a game: mostly moves; some are taken back, time runs out, people leave."""
    table = log.table
    log.now += dice.randrange(3000)
    seat = dice.randrange(2)
    what = dice.random()
    if what < 0.1 and table.before is not None:
        log.do(commands.undo, min(table.acting), table.seq)
    elif what < 0.1 and table.turn is not None:
        log.do(commands.undo, table.turn.seat, table.seq)
    elif what < 0.2 and table.deadline is not None:
        log.now = max(log.now, table.deadline)
        log.do(commands.time_up, log.dice)
    elif what < 0.3:
        log.do(commands.back if table.occupants[seat].away else commands.away, seat)
    elif what < 0.33:
        log.do(commands.new_key, seat, f"secret {table.seq}")
    elif what < 0.36 and (hint := commands.hint(table, log.now, min(table.acting))):
        log.entries.append(hint.entry)
        log.table = hint.state
    else:
        log.play()


@pytest.mark.parametrize("edition", editions())
@pytest.mark.parametrize("timeout", ["bot", pytest.param("pass", marks=pytest.mark.broad)])
def test_a_table_from_any_snapshot_is_the_one_its_log_makes(edition: str, timeout: str) -> None:
    seed = randrange(2**32)
    print("seed", seed)
    dice = Random(seed)
    log = Log(edition, seed, seats=TWO, clock=20, timeout=timeout, undo=True)
    tables: list[Table] = [log.table]
    log.begin()
    while log.table.status == PLAYING and len(log.entries) < 120:
        tables.append(log.table)
        anything(log, dice)
    for table in tables:
        again = restore(log.made, snapshot.snapshot(table).data)
        assert again == table
        assert again.summary == table.summary
        for entry in log.entries[table.seq :]:
            again = apply_entry(again, entry)
        assert again == log.table


def saved(log: Log) -> SavedLog:
    rows = [list(entry.row().values())[1:] for entry in log.entries]
    return SavedLog.of([log.made.id, log.made.made, log.made.opening, rows])


def test_a_whole_log_makes_the_table_it_was_at_any_time() -> None:
    log = Log(seats=TWO).begin()
    for _ in range(30):
        log.play()
    assert saved(log).replay() == log.table
    assert saved(log).replay(10).seq == 10


def test_moves_share_their_list_until_tables_go_different_ways() -> None:
    log = Log(seats=TWO, undo=True).begin()
    log.play()
    one = log.table
    log.play()
    assert log.table.moves.shared is one.moves.shared
    other = log.table.moves.without_last(one.state)
    assert other == one.moves
    assert other.plus(log.table.moves.after(1)).shared is not one.moves.shared
    late = Moves.since(log.table.state, earlier=2)
    assert late == log.table.moves
    assert late.without_last(one.state) == Moves.since(one.state, earlier=1)


def test_a_log_has_an_end() -> None:
    log = Log(seats=TWO, clock=20).begin()
    full = log.table._replace(seq=MAX_ENTRIES)
    (seat,) = log.table.acting
    move = log.table.game.notation.move_text(full.state, log.table.game.legal(full.state, seat)[0])
    with pytest.raises(Problem, match=r"table\.too_long"):
        commands.move(full, 2000, seat, move, full.seq, log.dice)
    assert not full.acting
    # with the last entry the clock stops too: nothing is due if nothing can happen
    last = log.table._replace(seq=MAX_ENTRIES - 1)
    ended = commands.move(last, 2000, seat, move, last.seq, log.dice).state
    assert (ended.full, ended.deadline, ended.summary.due) == (True, None, None)


@pytest.fixture
async def store(tmp_path: Path) -> SqlStore:
    store = SqlStore(Settings(f"sqlite+aiosqlite:///{tmp_path / 'games.db'}"))
    await store.start()
    return store


async def keep(store: SqlStore, log: Log, moves: int) -> None:
    """Play and store, with snapshots when they are due."""
    for _ in range(moves):
        before = len(log.entries)
        if log.table.seq == 0:
            log.begin()
        else:
            log.play()
        new = [NewEntry(entry, log.table.summary, None, snapshot_due(log.table)) for entry in log.entries[before:]]
        assert await store.append(new)


async def test_snapshots_are_kept_used_and_ignored_when_they_are_wrong(store: SqlStore) -> None:
    log = Log(seats=TWO)
    await store.make(log.made, set())
    await keep(store, log, snapshot.EVERY + 20)
    assert await store.behind(log.made.id) == 20
    loaded = await store.load(log.made.id)
    assert loaded == log.table
    assert loaded.moves.earlier == snapshot.EVERY - 1
    good = snapshot.snapshot(saved(log).replay(50))
    other = Log("garden-9", seats=TWO).begin()
    for wrong in (
        good._replace(data="{"),
        good._replace(data=good.data.replace('"start":"', '"start":"no-such-edition ')),
        good._replace(at=good.at - 1),
        good._replace(seq=good.seq + 1000),
        good._replace(data=snapshot.snapshot(other.table).data),
    ):
        await store.keep_snapshot(wrong)
        loaded = await store.load(log.made.id)
        assert loaded == log.table
        assert loaded.moves.earlier == 0
    await store.keep_snapshot(good)
    assert await store.behind(log.made.id) == snapshot.EVERY + 20 - 50
    # the next one that is due replaces it
    await keep(store, log, snapshot.EVERY - 20)
    assert await store.behind(log.made.id) == 0
    assert await store.load(log.made.id) == log.table
    await store.stop()


async def test_an_older_snapshot_is_ignored(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    log = Log(seats=TWO)
    await store.make(log.made, set())
    await keep(store, log, snapshot.EVERY + 1)
    monkeypatch.setattr(sql, "VERSION", snapshot.VERSION + 1)
    assert await store.behind(log.made.id) == snapshot.EVERY + 1
    assert await store.load(log.made.id) == log.table
    await store.stop()


async def test_a_whole_log_is_read_in_pages(store: SqlStore, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sql, "PAGE", 7)
    log = Log(seats=TWO)
    await store.make(log.made, set())
    await keep(store, log, 21)
    assert (await store.saved_log(log.made.id)).replay() == log.table
    assert [Entry(log.made.id, *row[:4], {}).seq for row in (await store.saved_log(log.made.id)).rows] == [
        *range(1, 22)
    ]
    await store.stop()


async def test_a_long_log_is_played_here_where_no_other_process_can(
    store: SqlStore, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(results, "SNAPSHOT", replace(SNAPSHOT, limit=0))
    log = Log(seats=TWO).begin()
    while len(log.entries) <= MAX_BEHIND:
        log.play()
    id = new_id()
    await store.make(log.made._replace(id=id), set())
    await store.append([NewEntry(entry._replace(table=id), None, None) for entry in log.entries])
    archive = Archive(Workers(1), store.saved_log)
    hall = Tables(store, Writer(store), MemoryBus(), Clock(), archive)
    assert (await hall.get(id)).table == log.table._replace(id=id)
    assert "no snapshot could be made: coach.busy" in caplog.text
    await store.stop()
