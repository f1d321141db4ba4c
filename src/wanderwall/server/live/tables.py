"""All tables as one server process knows them: commands come in, log entries go out to the sockets.

A command looks at the table and drafts an entry; the writer commits it; only then does the table advance. If another
server process was first, the table catches up and the command is tried again.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable, Iterable, Iterator
from contextlib import contextmanager, suppress
from functools import partial
from random import SystemRandom
from typing import Any

from wanderwall.game.protocol import Seat
from wanderwall.problem import Problem
from wanderwall.server.clock import Clock
from wanderwall.server.ids import ID_LENGTH, LETTERS
from wanderwall.server.json_bytes import dumps
from wanderwall.server.live.bus import Bus, News
from wanderwall.server.live.table import NO_TABLE, PRESENCE_MS, LiveTable, TableSocket
from wanderwall.server.storage.store import NewEntry, Store, error_name
from wanderwall.server.storage.writer import Writer
from wanderwall.server.tables.commands import DraftEntry, open_curtain
from wanderwall.server.tables.log import Entry, TableSummary
from wanderwall.server.tables.snapshot import EVERY, snapshot_due
from wanderwall.server.tables.state import CLOSED, OVER, PLAYING, Table, apply_entry, new_table, with_deadline
from wanderwall.server.tables.views import table_json
from wanderwall.server.workers.results import Archive

#: how often a command is tried when others commit first
TRIES = 50
#: entries since the last snapshot that this process replays itself; longer logs go to a worker
MAX_BEHIND = 2 * EVERY
#: how long a table without sockets stays in memory
IDLE_MS = 30_000

logger = logging.getLogger(__name__)

Command = Callable[[Table, int], DraftEntry | None]


class Tables:
    """The tables loaded in this server process."""

    def __init__(self, store: Store, writer: Writer, bus: Bus, clock: Clock, archive: Archive) -> None:
        self.store = store
        self.archive = archive
        self.bus = bus
        self.clock = clock
        self.writer = writer
        self.dice = SystemRandom()
        self.loaded: dict[str, LiveTable] = {}
        #: called after every entry that this process committed, and when a client comes
        self.wake_bots: Callable[[LiveTable], None] = lambda live_table: None
        #: called after every entry that this process committed, with the table as it was before
        self.on_commit: Callable[[Table, LiveTable], None] = lambda before, live_table: None
        #: called when a socket has left
        self.on_leave: Callable[[LiveTable], None] = lambda live_table: None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: tables that could not be read and have already been logged
        self._damaged: set[str] = set()

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def get(self, id: str) -> LiveTable:
        """Return the live table, loading it if necessary."""
        live_table = self.loaded.get(id)
        if live_table is None:
            if len(id) != ID_LENGTH or not set(id) <= set(LETTERS):
                raise Problem("table.unknown")
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            live_table = await asyncio.shield(self._loading[id])
        live_table.used = self.clock.now()
        return live_table

    async def _load(self, id: str) -> LiveTable:
        try:
            with self._reading(id):
                if await self.store.behind(id) > MAX_BEHIND:
                    await self._take_snapshot(id)
                table = await self.store.load(id)
            if table is None:
                raise Problem("table.unknown")
            return self.loaded.setdefault(id, LiveTable(table, self.clock.now()))
        finally:
            del self._loading[id]

    async def _take_snapshot(self, id: str) -> None:
        """Replay a long log in a worker and store the snapshot; on failure this process replays it."""
        try:
            await self.store.keep_snapshot(await self.archive.snapshot(id))
        except Problem as problem:
            logger.warning("no snapshot could be made: %s", problem.code)

    @contextmanager
    def _reading(self, id: str) -> Iterator[None]:
        """Turn the errors of damaged stored data into a Problem, so that no other table suffers. Log it once, with the
        id of the table: it is no longer an invitation.
        """
        try:
            yield
        except OSError:
            raise
        except Exception as error:
            if id not in self._damaged:
                self._damaged.add(id)
                logger.error("table %s cannot be read: %s", id, error_name(error))
            raise Problem("table.damaged") from error

    async def readable(self, ids: Iterable[str]) -> list[LiveTable]:
        """Return the live tables of these ids, without those that cannot be read."""
        live_tables = []
        for id in ids:
            with suppress(Problem):
                live_tables.append(await self.fresh(id))
        return live_tables

    async def fresh(self, id: str) -> LiveTable:
        """Return the live table, up to date with other server processes; refuse a closed one."""
        live_table = await self.get(id)
        if live_table.stale or (self.bus.shared and not live_table.followed):
            async with live_table.lock:
                await self._catch_up(live_table)
        if live_table.table.status == CLOSED:
            raise Problem("table.closed")
        return live_table

    async def visit(self, id: str) -> LiveTable:
        """Like `fresh`, for a person: bots that paused because nobody was there continue."""
        live_table = await self.fresh(id)
        live_table.visited = self.clock.now()
        self.wake_bots(live_table)
        return live_table

    async def make(self, id: str, opening: dict[str, Any], guests: set[str]) -> LiveTable:
        """Make a table. If an earlier attempt made it and its response was lost, return that one."""
        table = new_table(id, self.clock.now(), opening)
        if not await self.store.make(table, guests):
            return await self.fresh(id)
        return self.loaded.setdefault(id, LiveTable(table, table.made))

    # ── commands ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def do(
        self, id: str, command: Command, by: TableSocket | None = None, ref: Any = None, guest: str | None = None
    ) -> LiveTable:
        """Try a command until its entry is committed, and send it to all sockets. If it came `by` a socket, check the
        keys of that socket against the table at each try.
        """
        live_table = self.loaded.get(id) or await self.get(id)
        async with live_table.lock:
            if live_table.stale or (self.bus.shared and not live_table.followed):
                await self._catch_up(live_table)
            for _ in range(TRIES):
                if by is not None and live_table.has_void_key(by):
                    raise Problem("table.wrong_key")
                now = live_table.used = self.clock.now()
                draft = command(live_table.table, now)
                if draft is None:
                    return live_table
                try:
                    summary = _new_summary(live_table.table, draft.table)
                    kept = await self.writer.append(NewEntry(draft.entry, summary, guest, snapshot_due(draft.table)))
                except BaseException:  # the entry may be committed or not: catch up before the next one
                    live_table.stale = True
                    raise
                if kept:
                    before = live_table.table
                    live_table.advance(draft.entry, draft.table, self.clock.now(), by, ref)
                    self._publish(draft.entry, draft.table)
                    self.wake_bots(live_table)
                    self.on_commit(before, live_table)
                    self._open_curtain_if_watching(live_table)
                    return live_table
                await self._catch_up(live_table)
        raise Problem("server.busy")

    async def reload(self, id: str) -> None:
        """Reload a table whose stored data changed outside its log, or is gone; notify other server processes."""
        await self._reload(id)
        if self.bus.shared:
            self.bus.publish(id, {"reload": True})

    async def _reload(self, id: str) -> None:
        self.archive.forget(id)
        if id in self._loading:  # it may be reading the old data
            await asyncio.wait({self._loading[id]})
        live_table = self.loaded.get(id)
        if live_table is None:
            return
        async with live_table.lock:
            table = await self.store.load(id)
            if table is None:
                del self.loaded[id]
                live_table.close_all(NO_TABLE)
            else:
                live_table.table = table
                live_table.broadcast_table(self.clock.now())

    def _publish(self, entry: Entry, table: Table) -> None:
        if self.bus.shared:
            self.bus.publish(table.id, {"entry": list(entry), "deadline": table.deadline})

    async def _catch_up(self, live_table: LiveTable) -> None:
        """Apply entries that other processes wrote. The caller holds the lock."""
        with self._reading(live_table.table.id):
            for entry in await self.store.entries(live_table.table.id, live_table.table.seq):
                if entry.seq == live_table.table.seq + 1:
                    live_table.advance(entry, apply_entry(live_table.table, entry), self.clock.now())
        if live_table.table.deadline is not None:
            live_table.table = with_deadline(live_table.table, await self.store.deadline(live_table.table.id))
        live_table.stale = False
        self._open_curtain_if_watching(live_table)

    def _open_curtain_if_watching(self, live_table: LiveTable) -> None:
        """Start the clock at once if the device has to be handed over to a player who already sees the board, there or
        on another device.
        """
        if live_table.table.handover:
            for seat in live_table.table.acting.intersection({socket.viewer for socket in live_table.sockets}):
                self.spawn(self.do(live_table.table.id, partial(open_curtain, seat=seat)))

    # ── other processes ──────────────────────────────────────────────────────────────────────────────────────────────

    def on_message(self, process: str, id: str, news: News) -> None:
        """Handle news of a table from another server process."""
        if "reload" in news:
            self.spawn(self._reload(id))
            return
        live_table = self.loaded.get(id)
        if live_table is None:
            return
        if "present" in news:
            self._on_presence(live_table, process, frozenset(news["present"]))
        elif "sign" in news:
            live_table.broadcast(news["sign"])
        elif "next" in news:
            live_table.broadcast_to_screens(news["next"])
        else:
            entry = Entry(*news["entry"])
            if entry.seq == live_table.table.seq + 1 and not live_table.lock.locked():
                table = with_deadline(apply_entry(live_table.table, entry), news["deadline"])
                live_table.advance(entry, table, self.clock.now())
                self._open_curtain_if_watching(live_table)
            elif entry.seq > live_table.table.seq:
                live_table.stale = True
                self.spawn(self._catch_up_soon(live_table))

    def _on_presence(self, live_table: LiveTable, process: str, seats: frozenset[Seat]) -> None:
        now = self.clock.now()
        live_table.note_presence(now)
        before, (_, known_until) = live_table.present(now), live_table.elsewhere.get(process, (seats, 0))
        live_table.elsewhere[process] = (seats, now + PRESENCE_MS)
        if live_table.present(now) != before:
            live_table.broadcast_table(now)
        if known_until < now and live_table.sockets:  # that process has just come to this table and does not know of us
            self._publish_presence(live_table)

    def resync(self) -> None:
        """Mark every table as stale after messages may have been lost; catch up at once where a client is connected."""
        for live_table in self.loaded.values():
            live_table.stale = True
            if live_table.sockets:
                self.spawn(self._catch_up_soon(live_table))

    async def _catch_up_soon(self, live_table: LiveTable) -> None:
        async with live_table.lock:
            if live_table.stale:
                await self._catch_up(live_table)

    async def compare(self) -> None:
        """Catch up tables with sockets here whose news were lost."""
        watched = [live_table for live_table in self.loaded.values() if live_table.sockets]
        for start in range(0, len(watched), 500):
            part = watched[start : start + 500]
            last = await self.store.last_seqs([live_table.table.id for live_table in part])
            for live_table in part:
                if last.get(live_table.table.id, 0) > live_table.table.seq and not live_table.lock.locked():
                    live_table.stale = True
                    with suppress(Problem):
                        await self._catch_up_soon(live_table)

    # ── sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def enter(self, id: str, socket: TableSocket) -> LiveTable:
        """Add a socket to a table; from now on it gets every message."""
        live_table = await self.get(id)
        if self.bus.shared:
            live_table.followed = True
            # a client that comes from another server process may have seen entries that have not arrived here
            live_table.stale = True
        if live_table.stale:
            await self._catch_up_soon(live_table)
        self.loaded[id] = live_table
        live_table.sockets.add(socket)
        self.wake_bots(live_table)
        self._open_curtain_if_watching(live_table)
        return live_table

    def leave(self, live_table: LiveTable, socket: TableSocket) -> None:
        live_table.visited = self.clock.now()
        live_table.note_presence(live_table.visited)
        live_table.sockets.discard(socket)
        self.broadcast_presence(live_table)
        self.on_leave(live_table)

    def broadcast_presence(self, live_table: LiveTable) -> None:
        live_table.broadcast_table(self.clock.now())
        self._publish_presence(live_table)

    def _publish_presence(self, live_table: LiveTable) -> None:
        if self.bus.shared:
            self.bus.publish(live_table.table.id, {"present": sorted(live_table.here)})

    def broadcast_sign(self, live_table: LiveTable, seat: Seat, sign: str) -> None:
        """Send a friendly sign to all clients; it is not stored."""
        message = {"type": "sign", "seat": seat, "sign": sign}
        live_table.broadcast(message)
        if self.bus.shared:
            self.bus.publish(live_table.table.id, {"sign": message})

    def broadcast_next(self, live_table: LiveTable, table: str) -> None:
        """Send the next table of these players to the shared screens connected now, and to no other client, ever."""
        message = {"type": "next", "table": table}
        live_table.broadcast_to_screens(message)
        if self.bus.shared:
            self.bus.publish(live_table.table.id, {"next": message})

    async def tidy(self) -> None:
        """Unload tables where nothing happens."""
        now = self.clock.now()
        for id, live_table in list(self.loaded.items()):
            if (
                not live_table.sockets
                and not live_table.thinking
                and not live_table.lock.locked()
                and live_table.used < now - IDLE_MS
            ):
                del self.loaded[id]

    def spawn(self, work: Any) -> None:
        """Run a coroutine in the background and log its errors."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_report)


def _new_summary(before: Table, after: Table) -> TableSummary | None:
    """Return the summary for the table's row if it changes; most moves change nothing in it."""
    same = before.status == after.status == PLAYING and before.deadline == after.deadline
    if same and not before.bots_to_act and not after.bots_to_act:
        return None
    summary = _summary(after)
    return None if summary == _summary(before) else summary


def _summary(table: Table) -> TableSummary:
    """Return the summary for the table's row; of a finished game with the public JSON that lists show."""
    over = table.status == OVER
    return table.summary._replace(public_json=dumps(table_json(table)).decode()) if over else table.summary


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        logger.error("a task failed: %s", error, exc_info=error if not isinstance(error, Problem) else None)
