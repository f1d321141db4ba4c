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
        self.wake_bots: Callable[[LiveTable], None] = lambda room: None
        #: called after every entry that this process committed, with the table as it was before
        self.on_commit: Callable[[Table, LiveTable], None] = lambda before, room: None
        #: called when a socket has left
        self.on_leave: Callable[[LiveTable], None] = lambda room: None
        self._loading: dict[str, asyncio.Task[LiveTable]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: tables that could not be read and have already been logged
        self._damaged: set[str] = set()

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────

    async def get(self, id: str) -> LiveTable:
        """Return the live table, loading it if necessary."""
        room = self.loaded.get(id)
        if room is None:
            if len(id) != ID_LENGTH or not set(id) <= set(LETTERS):
                raise Problem("table.unknown")
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            room = await asyncio.shield(self._loading[id])
        room.used = self.clock.now()
        return room

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
        rooms = []
        for id in ids:
            with suppress(Problem):
                rooms.append(await self.fresh(id))
        return rooms

    async def fresh(self, id: str) -> LiveTable:
        """Return the live table, up to date with other server processes; refuse a closed one."""
        room = await self.get(id)
        if room.stale or (self.bus.shared and not room.followed):
            async with room.lock:
                await self._catch_up(room)
        if room.table.status == CLOSED:
            raise Problem("table.closed")
        return room

    async def visit(self, id: str) -> LiveTable:
        """Like `fresh`, for a person: bots that paused because nobody was there continue."""
        room = await self.fresh(id)
        room.visited = self.clock.now()
        self.wake_bots(room)
        return room

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
        room = self.loaded.get(id) or await self.get(id)
        async with room.lock:
            if room.stale or (self.bus.shared and not room.followed):
                await self._catch_up(room)
            for _ in range(TRIES):
                if by is not None and room.has_void_key(by):
                    raise Problem("table.wrong_key")
                now = room.used = self.clock.now()
                draft = command(room.table, now)
                if draft is None:
                    return room
                try:
                    summary = _new_summary(room.table, draft.table)
                    kept = await self.writer.append(NewEntry(draft.entry, summary, guest, snapshot_due(draft.table)))
                except BaseException:  # the entry may be committed or not: catch up before the next one
                    room.stale = True
                    raise
                if kept:
                    before = room.table
                    room.advance(draft.entry, draft.table, self.clock.now(), by, ref)
                    self._publish(draft.entry, draft.table)
                    self.wake_bots(room)
                    self.on_commit(before, room)
                    self._open_curtain_if_watching(room)
                    return room
                await self._catch_up(room)
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
        room = self.loaded.get(id)
        if room is None:
            return
        async with room.lock:
            table = await self.store.load(id)
            if table is None:
                del self.loaded[id]
                room.close_all(NO_TABLE)
            else:
                room.table = table
                room.broadcast_table(self.clock.now())

    def _publish(self, entry: Entry, table: Table) -> None:
        if self.bus.shared:
            self.bus.publish(table.id, {"entry": list(entry), "deadline": table.deadline})

    async def _catch_up(self, room: LiveTable) -> None:
        """Apply entries that other processes wrote. The caller holds the lock."""
        with self._reading(room.table.id):
            for entry in await self.store.entries(room.table.id, room.table.seq):
                if entry.seq == room.table.seq + 1:
                    room.advance(entry, apply_entry(room.table, entry), self.clock.now())
        if room.table.deadline is not None:
            room.table = with_deadline(room.table, await self.store.deadline(room.table.id))
        room.stale = False
        self._open_curtain_if_watching(room)

    def _open_curtain_if_watching(self, room: LiveTable) -> None:
        """Start the clock at once if the device has to be handed over to a player who already sees the board, there or
        on another device.
        """
        if room.table.handover:
            for seat in room.table.acting.intersection({socket.viewer for socket in room.sockets}):
                self.spawn(self.do(room.table.id, partial(open_curtain, seat=seat)))

    # ── other processes ──────────────────────────────────────────────────────────────────────────────────────────────

    def on_message(self, process: str, id: str, news: News) -> None:
        """Handle news of a table from another server process."""
        if "reload" in news:
            self.spawn(self._reload(id))
            return
        room = self.loaded.get(id)
        if room is None:
            return
        if "present" in news:
            self._on_presence(room, process, frozenset(news["present"]))
        elif "sign" in news:
            room.broadcast(news["sign"])
        elif "next" in news:
            room.broadcast_to_screens(news["next"])
        else:
            entry = Entry(*news["entry"])
            if entry.seq == room.table.seq + 1 and not room.lock.locked():
                table = with_deadline(apply_entry(room.table, entry), news["deadline"])
                room.advance(entry, table, self.clock.now())
                self._open_curtain_if_watching(room)
            elif entry.seq > room.table.seq:
                room.stale = True
                self.spawn(self._catch_up_soon(room))

    def _on_presence(self, room: LiveTable, process: str, seats: frozenset[Seat]) -> None:
        now = self.clock.now()
        room.note_presence(now)
        before, (_, known_until) = room.present(now), room.elsewhere.get(process, (seats, 0))
        room.elsewhere[process] = (seats, now + PRESENCE_MS)
        if room.present(now) != before:
            room.broadcast_table(now)
        if known_until < now and room.sockets:  # that process has just come to this table and does not know of us
            self._publish_presence(room)

    def resync(self) -> None:
        """Mark every table as stale after messages may have been lost; catch up at once where a client is connected."""
        for room in self.loaded.values():
            room.stale = True
            if room.sockets:
                self.spawn(self._catch_up_soon(room))

    async def _catch_up_soon(self, room: LiveTable) -> None:
        async with room.lock:
            if room.stale:
                await self._catch_up(room)

    async def compare(self) -> None:
        """Catch up tables with sockets here whose news were lost."""
        watched = [room for room in self.loaded.values() if room.sockets]
        for start in range(0, len(watched), 500):
            part = watched[start : start + 500]
            last = await self.store.last_seqs([room.table.id for room in part])
            for room in part:
                if last.get(room.table.id, 0) > room.table.seq and not room.lock.locked():
                    room.stale = True
                    with suppress(Problem):
                        await self._catch_up_soon(room)

    # ── sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def enter(self, id: str, socket: TableSocket) -> LiveTable:
        """Add a socket to a table; from now on it gets every message."""
        room = await self.get(id)
        if self.bus.shared:
            room.followed = True
            # a client that comes from another server process may have seen entries that have not arrived here
            room.stale = True
        if room.stale:
            await self._catch_up_soon(room)
        self.loaded[id] = room
        room.sockets.add(socket)
        self.wake_bots(room)
        self._open_curtain_if_watching(room)
        return room

    def leave(self, room: LiveTable, socket: TableSocket) -> None:
        room.visited = self.clock.now()
        room.note_presence(room.visited)
        room.sockets.discard(socket)
        self.broadcast_presence(room)
        self.on_leave(room)

    def broadcast_presence(self, room: LiveTable) -> None:
        room.broadcast_table(self.clock.now())
        self._publish_presence(room)

    def _publish_presence(self, room: LiveTable) -> None:
        if self.bus.shared:
            self.bus.publish(room.table.id, {"present": sorted(room.here)})

    def broadcast_sign(self, room: LiveTable, seat: Seat, sign: str) -> None:
        """Send a friendly sign to all clients; it is not stored."""
        message = {"type": "sign", "seat": seat, "sign": sign}
        room.broadcast(message)
        if self.bus.shared:
            self.bus.publish(room.table.id, {"sign": message})

    def broadcast_next(self, room: LiveTable, table: str) -> None:
        """Send the next table of these players to the shared screens connected now, and to no other client, ever."""
        message = {"type": "next", "table": table}
        room.broadcast_to_screens(message)
        if self.bus.shared:
            self.bus.publish(room.table.id, {"next": message})

    async def tidy(self) -> None:
        """Unload tables where nothing happens."""
        now = self.clock.now()
        for id, room in list(self.loaded.items()):
            if not room.sockets and not room.thinking and not room.lock.locked() and room.used < now - IDLE_MS:
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
