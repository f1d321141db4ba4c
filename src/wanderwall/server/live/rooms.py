"""All rooms as one server process knows them: commands come in, log entries go out to the sockets.

A room is stored like a table, as a log. What the room does by itself, such as pairing, follows only from that log and
from its tables. Any server process can therefore continue it, whatever happened before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial
from typing import Any, Protocol

import orjson

from wanderwall.problem import Problem
from wanderwall.server.ids import ID_LENGTH, LETTERS, KeyDeriver
from wanderwall.server.live.scheduler import repeat
from wanderwall.server.live.table import NO_TABLE, LiveTable
from wanderwall.server.live.tables import Tables
from wanderwall.server.rooms import commands
from wanderwall.server.rooms.openings import table_opening
from wanderwall.server.rooms.pairing import draw_due, has_ended, next_draw
from wanderwall.server.rooms.standings import room_json
from wanderwall.server.rooms.state import BOT_PLAYS, OVER, PAUSED, Room, RoomGame, apply_entry, new_room
from wanderwall.server.rooms.types import MemberTable
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.store import NewEntry, error_name
from wanderwall.server.tables import commands as table_commands
from wanderwall.server.tables.log import Entry
from wanderwall.server.tables.state import OVER as TABLE_OVER
from wanderwall.server.tables.state import PLAYING

#: how often a command is tried when others commit first
TRIES = 20
#: seconds between two checks of running rooms, and between two messages about one room
CHECK_SECONDS, BROADCAST_SECONDS = 0.5, 0.1
#: milliseconds after which a room ends if nothing happens
IDLE_MS = 12 * 3600 * 1000
#: milliseconds for which a room without sockets stays in memory, unless it is running
FORGET_MS = 60_000

logger = logging.getLogger(__name__)

Command = Callable[[Room, int], Entry | None]


class RoomSocket(Protocol):
    """The connection of one client that watches a room."""

    #: which member it is; None: a screen, the teacher, or a person who has not joined yet
    member: int | None

    def send(self, message: bytes) -> None: ...
    def close(self, code: int) -> None: ...


class LiveRoom:
    """One room loaded in this server process."""

    def __init__(self, room: Room, now: int) -> None:
        self.room = room
        self.used = now
        self.lock = asyncio.Lock()
        self.sockets: set[RoomSocket] = set()
        #: whether the log may have entries that this process has not seen
        self.stale = False
        self.broadcast_pending = False
        #: tables of its games that exist: no member is sent to a table before that
        self.tables: set[str] = set()


class Rooms:
    """The rooms loaded in this server process."""

    key_deriver: KeyDeriver

    def __init__(self, tables: Tables, rows: RoomStore, patience: int) -> None:
        self.tables = tables
        self.rows = rows
        #: milliseconds after which a member who is not at their table counts as gone
        self.patience = patience
        self.loaded: dict[str, LiveRoom] = {}
        self._checking: asyncio.Task[None] | None = None

    def begin(self, mint: KeyDeriver) -> None:
        self.key_deriver = mint
        self._checking = asyncio.create_task(repeat(CHECK_SECONDS, self.check_rooms), name="rooms")

    async def stop(self) -> None:
        for live in self.loaded.values():
            for socket in list(live.sockets):
                socket.close(1013)
        if self._checking:
            self._checking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._checking

    # ── rooms ────────────────────────────────────────────────────────────────────────────────────────────────────────

    async def find(self, id: str) -> LiveRoom:
        """Return a room, up to date with other server processes."""
        live = self.loaded.get(id)
        if live is None:
            if len(id) != ID_LENGTH or not set(id) <= set(LETTERS):
                raise Problem("club.unknown")
            row = await self.rows.load(id)
            if row is None:
                raise Problem("club.unknown")
            fresh = LiveRoom(new_room(*row), self.tables.clock.now())
            fresh.stale = True
            live = self.loaded.setdefault(id, fresh)
        live.used = self.tables.clock.now()
        if live.stale or self.tables.bus.shared:
            async with live.lock:
                await self._catch_up(live)
        return live

    async def make(self, id: str, opening: dict[str, Any]) -> LiveRoom:
        """Make a room. If an earlier attempt made it and its response was lost, return that one."""
        await self.rows.make(id, self.tables.clock.now(), opening)
        return await self.find(id)

    async def do(self, id: str, command: Command) -> Room:
        """Try a command until its entry is committed, and send the room to all sockets."""
        live = await self.find(id)
        async with live.lock:
            for _ in range(TRIES):
                if live.stale:
                    await self._catch_up(live)
                entry = command(live.room, self.tables.clock.now())
                if entry is None:
                    return live.room
                try:
                    kept = await self.tables.writer.append(NewEntry(entry, None, None))
                except BaseException:  # the entry may be committed or not: catch up before the next one
                    live.stale = True
                    raise
                if kept:
                    self._advance(live, entry)
                    if self.tables.bus.shared:
                        self.tables.bus.publish(id, {"club": entry.seq})
                    return live.room
                live.stale = True
        raise Problem("server.busy")

    async def start(self, id: str) -> Room:
        """Start running a room. The database row is updated first, so that a killed process does not strand it."""
        commands.start((await self.find(id)).room, self.tables.clock.now())  # raises if the room may not start
        await self.rows.start(id, self.tables.clock.now())
        return await self.do(id, commands.start)

    async def _catch_up(self, live: LiveRoom) -> None:
        """Apply entries that other processes wrote. The caller holds the lock."""
        for entry in await self.tables.store.entries(live.room.id, live.room.seq):
            self._advance(live, entry)
        live.stale = False

    def _advance(self, live: LiveRoom, entry: Entry) -> None:
        live.room = apply_entry(live.room, entry)
        self._broadcast_soon(live)

    def on_message(self, id: str) -> None:
        """Handle news from another server process that a room has new entries."""
        if id in self.loaded:
            self.tables.spawn(self.find(id))

    async def forget(self, id: str) -> None:
        """Unload a room whose stored data changed or is gone, and close its sockets; clients reconnect and load it."""
        live = self.loaded.pop(id, None)
        for socket in list(live.sockets) if live else []:
            socket.close(1013)

    # ── sending ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def enter(self, live: LiveRoom, socket: RoomSocket) -> None:
        live.sockets.add(socket)
        self.send_room(live, [socket])

    def leave(self, live: LiveRoom, socket: RoomSocket) -> None:
        live.sockets.discard(socket)

    def _broadcast_soon(self, live: LiveRoom) -> None:
        """Send the room to all sockets after `BROADCAST_SECONDS`: changes at the same moment share one message."""
        if live.sockets and not live.broadcast_pending:
            live.broadcast_pending = True
            asyncio.get_running_loop().call_later(BROADCAST_SECONDS, self._broadcast, live)

    def _broadcast(self, live: LiveRoom) -> None:
        live.broadcast_pending = False
        for socket in list(live.sockets):
            if socket.member is not None and live.room.members[socket.member].out:
                socket.close(NO_TABLE)
        self.send_room(live, list(live.sockets))

    def send_room(self, live: LiveRoom, sockets: list[RoomSocket]) -> None:
        room_text, now = orjson.Fragment(orjson.dumps(room_json(live.room))), self.tables.clock.now()
        for socket in sockets:
            you = None if socket.member is None else self.seat_of(live, socket.member)
            socket.send(orjson.dumps({"type": "club", "club": room_text, "you": you, "now": now}))

    def seat_of(self, live: LiveRoom, number: int) -> MemberTable:
        """Return what only this member may know: the table where they play now, their seat there and its key."""
        game = live.room.game_of(number) if live.room.status != OVER else None
        if game is None or game.table not in live.tables:
            return {"member": number, "table": None, "seat": None, "key": None}
        seat, key = game.members.index(number), self._seat_key(game.table, number)
        return {"member": number, "table": game.table, "seat": seat, "key": key}

    def _seat_key(self, table: str, number: int) -> str:
        return self.key_deriver.key("club", table, number)

    # ── what a room does by itself ───────────────────────────────────────────────────────────────────────────────────

    async def check_rooms(self) -> None:
        """Check every room that has been started and is not over."""
        now = self.tables.clock.now()
        for id in await self.rows.running():
            try:
                await self._check_room((await self.find(id)).room, now)
            except OSError:
                raise
            except Problem as problem:
                logger.warning("a room cannot be checked: %s", problem.code)
            except Exception as error:  # an error in one room must not stop the others
                logger.error("a room cannot be checked: %s", error_name(error), exc_info=error)
        for id, live in list(self.loaded.items()):
            if not live.sockets and not live.lock.locked() and live.used < now - FORGET_MS:
                del self.loaded[id]

    async def _check_room(self, room: Room, now: int) -> None:
        if room.status == OVER:
            await self.close(room)
            return
        if now - room.at > IDLE_MS and not room.running:
            await self.do(room.id, commands.end)
            return
        for game in room.running:
            await self._check_game(room, game)
        room = (await self.find(room.id)).room
        if draw_due(room, now):
            await self._draw(room, now)

    async def close(self, room: Room) -> None:
        """Close a room that is over, and with it the games that are still being played."""
        for game in room.running:
            with contextlib.suppress(Problem):
                await self.tables.do(game.table, table_commands.close)
        await self.rows.end(room.id, room.ended or room.at)

    async def _draw(self, room: Room, now: int) -> None:
        """Pair the next games, in a thread, so that no move waits for it."""
        draw = await asyncio.to_thread(next_draw, room, now)
        if draw.pairs:
            first = len(room.games)
            tables = [self.key_deriver.id("club", room.id, first + n) for n in range(len(draw.pairs))]
            room = await self.do(room.id, partial(commands.play, draw=draw, tables=tables, seen=room.seq))
            await asyncio.gather(*(self._table(room, game) for game in room.running))
        elif has_ended(room, now):
            await self.do(room.id, lambda new, now: commands.end(new, now) if new.seq == room.seq else None)

    async def _table(self, room: Room, game: RoomGame) -> LiveTable | None:
        """Return the table of a game, made and begun if necessary; None if it was closed."""
        try:
            live_table = await self.tables.fresh(game.table)
        except Problem as problem:
            if problem.code == "table.closed":
                return None
            if problem.code != "table.unknown":
                raise
            opening = table_opening(room, game, partial(self._seat_key, game.table))
            guests = {room.members[number].guest for number in game.members}
            live_table = await self.tables.make(game.table, opening, guests)
        if live_table.table.status not in (PLAYING, TABLE_OVER):
            live_table = await self.tables.do(game.table, partial(table_commands.begin_full, dice=self.tables.dice))
        live = self.loaded.get(room.id)
        if live and game.table not in live.tables:
            live.tables.add(game.table)
            self._broadcast_soon(live)
        return live_table

    async def _check_game(self, room: Room, game: RoomGame) -> None:
        live_table = await self._table(room, game)
        if live_table is None:
            await self._result(room, game, commands.forfeit_points(room, game), "forfeit")
        elif live_table.table.status == TABLE_OVER:
            table, seats = live_table.table, range(len(game.members))
            bots = [seat for seat in seats if table.bot_moved >> seat & 1]
            points = commands.points_of(table.game.outcome(table.state), len(seats), bots)
            await self._result(room, game, points, "played", [game.members[seat] for seat in bots])
        elif room.status == PAUSED:
            await self.tables.do(game.table, table_commands.hold)
        else:
            if live_table.table.paused_by_room:
                await self.tables.do(game.table, table_commands.release)
            await self._check_absent(room, game, live_table)

    async def give_up(self, room: Room, number: int) -> None:
        """Take a member out of the current game, as if they had left; they are paired again for the next one."""
        game = room.game_of(number)
        if game is None:
            return
        seat = game.members.index(number)
        others = [one for one in game.members if one != number and not room.members[one].gone]
        if room.setting("leavers") == BOT_PLAYS and others:
            await self.tables.do(game.table, partial(table_commands.away, seat=seat))
        else:
            points = [1 / len(others) if one in others else 0.0 for one in game.members]
            await self._result(room, game, points, "forfeit")
            await self.tables.do(game.table, table_commands.close)

    async def _result(
        self, room: Room, game: RoomGame, points: list[float], why: str, bots: Sequence[int] = ()
    ) -> None:
        def note(room: Room, now: int) -> Entry | None:
            known = room.games[game.number].points
            if known is not None or room.status == OVER:
                return None
            return commands.result(room, now, game, points, why, bots)

        await self.do(room.id, note)

    async def _check_absent(self, room: Room, game: RoomGame, live_table: LiveTable) -> None:
        """Treat members who have been away from the table for long as gone: a bot plays for them, or the game is lost.
        If no member is left, the table is closed.
        """
        now = self.tables.clock.now()
        for seat, number in enumerate(game.members):
            member = room.members[number]
            missing = min(live_table.absent_for(seat, now), now - room.resumed)  # time during a pause does not count
            if not member.gone and not live_table.table.occupants[seat].away and missing > self.patience:
                room = await self.do(room.id, partial(commands.leave, number=number))
        gone = [seat for seat, number in enumerate(game.members) if room.members[number].gone]
        if not gone:
            return
        if room.setting("leavers") == BOT_PLAYS and len(gone) < len(game.members):
            for seat in gone:
                if not live_table.table.occupants[seat].away:
                    await self.tables.do(game.table, partial(table_commands.away, seat=seat))
        else:
            await self.tables.do(game.table, table_commands.close)
