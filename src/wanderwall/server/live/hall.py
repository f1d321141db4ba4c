"""All tables of a server as one worker knows them: commands go in, entries of the log come out, sockets hear of them.

A command looks at the table and drafts an entry; the writer keeps it; only then the table goes on. Where another worker
was first, the table catches up and the command looks again.
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
from wanderwall.server.json_bytes import dumps
from wanderwall.server.live.bus import Bus, News
from wanderwall.server.live.room import NO_TABLE, PRESENCE_MS, Room, Socket
from wanderwall.server.processes.archive import Archive
from wanderwall.server.storage.store import NewEntry, Store, error_name
from wanderwall.server.storage.writer import Writer
from wanderwall.server.table.commands import Draft, open_curtain
from wanderwall.server.table.ids import ID_LENGTH, LETTERS
from wanderwall.server.table.log import Entry, Summary
from wanderwall.server.table.serialize import table_json
from wanderwall.server.table.snapshot import EVERY, snapshot_due
from wanderwall.server.table.state import CLOSED, OVER, PLAYING, Table, after, opened, with_deadline

#: how often a command looks again when others were faster
TRIES = 50
#: entries since the last snapshot that are played in this process
MAX_BEHIND = 2 * EVERY
#: how long a table without sockets is remembered
IDLE_MS = 30_000

logger = logging.getLogger(__name__)

Command = Callable[[Table, int], Draft | None]


class Hall:
    """The tables."""

    def __init__(self, store: Store, writer: Writer, bus: Bus, clock: Clock, archive: Archive) -> None:
        self.store = store
        self.archive = archive
        self.bus = bus
        self.clock = clock
        self.writer = writer
        self.dice = SystemRandom()
        self.rooms: dict[str, Room] = {}
        #: called after every entry that this worker committed, and when somebody comes
        self.wake_bots: Callable[[Room], None] = lambda room: None
        #: called after every entry that this worker committed, with the table as it was before
        self.went_on: Callable[[Table, Room], None] = lambda before, room: None
        #: called when a socket has left
        self.left: Callable[[Room], None] = lambda room: None
        self._loading: dict[str, asyncio.Task[Room]] = {}
        self._tasks: set[asyncio.Task[None]] = set()
        #: tables that could not be read, of which the log has been told
        self._damaged: set[str] = set()

    # ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def room(self, id: str) -> Room:
        """The room of a table, loaded if need be."""
        room = self.rooms.get(id)
        if room is None:
            if len(id) != ID_LENGTH or not set(id) <= set(LETTERS):
                raise Problem("table.unknown")
            if id not in self._loading:
                self._loading[id] = asyncio.create_task(self._load(id))
            room = await asyncio.shield(self._loading[id])
        room.used = self.clock.now()
        return room

    async def _load(self, id: str) -> Room:
        try:
            with self._reading(id):
                if await self.store.behind(id) > MAX_BEHIND:
                    await self._take_snapshot(id)
                table = await self.store.load(id)
            if table is None:
                raise Problem("table.unknown")
            return self.rooms.setdefault(id, Room(table, self.clock.now()))
        finally:
            del self._loading[id]

    async def _take_snapshot(self, id: str) -> None:
        """Have a long log played elsewhere. Where that fails it is played here."""
        try:
            await self.store.keep_snapshot(await self.archive.snapshot(id))
        except Problem as problem:
            logger.warning("no snapshot could be made: %s", problem.code)

    @contextmanager
    def _reading(self, id: str) -> Iterator[None]:
        """What was kept of a table may be damaged. That is no other table's trouble, and is said once; its id, which
        invites nobody any more, is named.
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

    async def readable(self, ids: Iterable[str]) -> list[Room]:
        """The rooms of tables, as far as they can be read."""
        rooms = []
        for id in ids:
            with suppress(Problem):
                rooms.append(await self.fresh(id))
        return rooms

    async def fresh(self, id: str) -> Room:
        """The room of a table, with all that other workers did there."""
        room = await self.room(id)
        if room.stale or (self.bus.shared and not room.followed):
            async with room.lock:
                await self._catch_up(room)
        if room.table.status == CLOSED:
            raise Problem("table.closed")
        return room

    async def visit(self, id: str) -> Room:
        """The same when a person asks for it: bots that had paused, nobody being there, go on."""
        room = await self.fresh(id)
        room.visited = self.clock.now()
        self.wake_bots(room)
        return room

    async def make(self, id: str, opening: dict[str, Any], guests: set[str]) -> Room:
        """A new table; the one that has this id where it was made before, and nobody heard of it."""
        table = opened(id, self.clock.now(), opening)
        if not await self.store.make(table, guests):
            return await self.fresh(id)
        return self.rooms.setdefault(id, Room(table, table.made))

    # ── commands ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def do(
        self, id: str, command: Command, by: Socket | None = None, ref: Any = None, guest: str | None = None
    ) -> Room:
        """Let a command look at the table until its entry is committed, and tell everybody. Whoever asks `by` a socket
        has its keys checked on the table as it is then.
        """
        room = self.rooms.get(id) or await self.room(id)
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
                except BaseException:  # it may be there or not: look before the next one
                    room.stale = True
                    raise
                if kept:
                    before = room.table
                    room.advance(draft.entry, draft.table, self.clock.now(), by, ref)
                    self._publish(draft.entry, draft.table)
                    self.wake_bots(room)
                    self.went_on(before, room)
                    self._look_behind_curtain(room)
                    return room
                await self._catch_up(room)
        raise Problem("server.busy")

    async def reload(self, id: str) -> None:
        """Something kept of a table was changed otherwise than by its log, or is gone: here, and at other workers."""
        await self._reload(id)
        if self.bus.shared:
            self.bus.publish(id, {"reload": True})

    async def _reload(self, id: str) -> None:
        self.archive.forget(id)
        if id in self._loading:  # it may be reading what was there before
            await asyncio.wait({self._loading[id]})
        room = self.rooms.get(id)
        if room is None:
            return
        async with room.lock:
            table = await self.store.load(id)
            if table is None:
                del self.rooms[id]
                room.send_away(NO_TABLE)
            else:
                room.table = table
                room.tell_table(self.clock.now())

    def _publish(self, entry: Entry, table: Table) -> None:
        if self.bus.shared:
            self.bus.publish(table.id, {"entry": list(entry), "deadline": table.deadline})

    async def _catch_up(self, room: Room) -> None:
        """Take over what others wrote. The lock is held."""
        with self._reading(room.table.id):
            for entry in await self.store.entries(room.table.id, room.table.seq):
                if entry.seq == room.table.seq + 1:
                    room.advance(entry, after(room.table, entry), self.clock.now())
        if room.table.deadline is not None:
            room.table = with_deadline(room.table, await self.store.deadline(room.table.id))
        room.stale = False
        self._look_behind_curtain(room)

    def _look_behind_curtain(self, room: Room) -> None:
        """Where the device is to be handed over to a player who sees the board already, there or at a device of their
        own, their clock runs at once.
        """
        if room.table.handover:
            for seat in room.table.acting.intersection({socket.viewer for socket in room.sockets}):
                self.spawn(self.do(room.table.id, partial(open_curtain, seat=seat)))

    # ── other workers ────────────────────────────────────────────────────────────────────────────────────────────────

    def heard(self, worker: str, id: str, news: News) -> None:
        """Another worker says something about a table."""
        if "reload" in news:
            self.spawn(self._reload(id))
            return
        room = self.rooms.get(id)
        if room is None:
            return
        if "present" in news:
            self._heard_presence(room, worker, frozenset(news["present"]))
        elif "sign" in news:
            room.tell(news["sign"])
        elif "next" in news:
            room.tell_screens(news["next"])
        else:
            entry = Entry(*news["entry"])
            if entry.seq == room.table.seq + 1 and not room.lock.locked():
                table = with_deadline(after(room.table, entry), news["deadline"])
                room.advance(entry, table, self.clock.now())
                self._look_behind_curtain(room)
            elif entry.seq > room.table.seq:
                room.stale = True
                self.spawn(self._catch_up_soon(room))

    def _heard_presence(self, room: Room, worker: str, seats: frozenset[Seat]) -> None:
        now = self.clock.now()
        room.note_presence(now)
        before, (_, known_until) = room.present(now), room.elsewhere.get(worker, (seats, 0))
        room.elsewhere[worker] = (seats, now + PRESENCE_MS)
        if room.present(now) != before:
            room.tell_table(now)
        if known_until < now and room.sockets:  # it has just come here, and has not heard of us
            self._publish_presence(room)

    def missed(self) -> None:
        """Messages may have been lost: look at every table, at once where somebody watches."""
        for room in self.rooms.values():
            room.stale = True
            if room.sockets:
                self.spawn(self._catch_up_soon(room))

    async def _catch_up_soon(self, room: Room) -> None:
        async with room.lock:
            if room.stale:
                await self._catch_up(room)

    async def compare(self) -> None:
        """Look whether any table that is watched here went on unheard."""
        watched = [room for room in self.rooms.values() if room.sockets]
        for start in range(0, len(watched), 500):
            part = watched[start : start + 500]
            last = await self.store.last_seqs([room.table.id for room in part])
            for room in part:
                if last.get(room.table.id, 0) > room.table.seq and not room.lock.locked():
                    room.stale = True
                    with suppress(Problem):
                        await self._catch_up_soon(room)

    # ── sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def enter(self, id: str, socket: Socket) -> Room:
        """A socket comes to a table; from now on it gets every message."""
        room = await self.room(id)
        if self.bus.shared:
            room.followed = True
            # whoever comes from another worker may have seen there what has not been heard here
            room.stale = True
        if room.stale:
            await self._catch_up_soon(room)
        self.rooms[id] = room
        room.sockets.add(socket)
        self.wake_bots(room)
        self._look_behind_curtain(room)
        return room

    def leave(self, room: Room, socket: Socket) -> None:
        room.visited = self.clock.now()
        room.note_presence(room.visited)
        room.sockets.discard(socket)
        self.tell_presence(room)
        self.left(room)

    def tell_presence(self, room: Room) -> None:
        room.tell_table(self.clock.now())
        self._publish_presence(room)

    def _publish_presence(self, room: Room) -> None:
        if self.bus.shared:
            self.bus.publish(room.table.id, {"present": sorted(room.here)})

    def tell_sign(self, room: Room, seat: Seat, sign: str) -> None:
        """A friendly sign: sent to everybody, kept nowhere."""
        message = {"type": "sign", "seat": seat, "sign": sign}
        room.tell(message)
        if self.bus.shared:
            self.bus.publish(room.table.id, {"sign": message})

    def tell_next(self, room: Room, table: str) -> None:
        """The people of a table go on at another one: screens that are here now are told, and nobody else ever."""
        message = {"type": "next", "table": table}
        room.tell_screens(message)
        if self.bus.shared:
            self.bus.publish(room.table.id, {"next": message})

    async def tidy(self) -> None:
        """Forget rooms where nothing goes on."""
        now = self.clock.now()
        for id, room in list(self.rooms.items()):
            if not room.sockets and not room.thinking and not room.lock.locked() and room.used < now - IDLE_MS:
                del self.rooms[id]

    def spawn(self, work: Any) -> None:
        """Run something in the background; errors are logged, not lost."""
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        task.add_done_callback(_report)


def _new_summary(before: Table, after: Table) -> Summary | None:
    """The summary of the table's row, where it changes; most moves change nothing in it."""
    same = before.status == after.status == PLAYING and before.deadline == after.deadline
    if same and not before.bots_to_act and not after.bots_to_act:
        return None
    summary = _summary(after)
    return None if summary == _summary(before) else summary


def _summary(table: Table) -> Summary:
    """The summary in the table's row; when it is over, with the public JSON that lists show."""
    over = table.status == OVER
    return table.summary._replace(public_json=dumps(table_json(table)).decode()) if over else table.summary


def _report(task: asyncio.Task[None]) -> None:
    if not task.cancelled() and (error := task.exception()):
        logger.error("a task failed: %s", error, exc_info=error if not isinstance(error, Problem) else None)
