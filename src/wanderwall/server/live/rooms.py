"""All rooms as one server process knows them: commands come in, log entries go out to the sockets.

A room is stored like a table, as a log. What the room does by itself, such as pairing, follows only from that log and
from its tables. Any server process can therefore continue it, whatever happened before.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
from collections.abc import Callable, Sequence
from functools import partial, reduce
from typing import ClassVar, Protocol, cast

import orjson

from wanderwall.problem import Problem
from wanderwall.server.ids import KeyDeriver, hash_key
from wanderwall.server.live.bus import News
from wanderwall.server.live.log import LiveLog, LiveSocket, LoadedLog
from wanderwall.server.live.scheduler import repeat
from wanderwall.server.live.table import NO_TABLE, LiveTable
from wanderwall.server.live.tables import Tables
from wanderwall.server.rooms import commands
from wanderwall.server.rooms.openings import table_opening
from wanderwall.server.rooms.pairing import draw_due, has_ended, next_draw
from wanderwall.server.rooms.standings import room_json
from wanderwall.server.rooms.state import BOT_PLAYS, OVER, PAUSED, Room, RoomGame, RoomOpening, apply_entry, new_room
from wanderwall.server.rooms.types import MemberTable, RoomJson, RoomMessage
from wanderwall.server.storage.rooms import RoomStore
from wanderwall.server.storage.store import error_name
from wanderwall.server.tables import commands as table_commands
from wanderwall.server.tables.log import Entry
from wanderwall.server.tables.state import OVER as TABLE_OVER
from wanderwall.server.tables.state import PLAYING

#: seconds between two checks of running rooms, and between two messages about one room
CHECK_SECONDS, BROADCAST_SECONDS = 0.5, 0.1
#: milliseconds after which a room ends if nothing happens
IDLE_MS = 12 * 3600 * 1000
#: close code: the member is at another device now
WRONG_ROOM_KEY = 4401
#: milliseconds for which a room without sockets stays in memory, unless it is running
FORGET_MS = 60_000

logger = logging.getLogger(__name__)

Command = Callable[[Room, int], commands.RoomDraft | None]


class RoomSocket(LiveSocket, Protocol):
    """The connection of one client that watches a room."""

    #: which member it is; None: a screen, the teacher, or a person who has not joined yet
    member: int | None
    #: the hash of that member's key
    key: str

    def send_room(self, message: RoomMessage) -> None: ...


class LiveRoom(LoadedLog[Room, RoomSocket]):
    """One room loaded in this server process."""

    def __init__(self, room: Room, now: int) -> None:
        super().__init__(room, now)
        self.broadcast_pending = False
        #: tables of its games that exist: no member is sent to a table before that
        self.tables: set[str] = set()

    @property
    def room(self) -> Room:
        return self.state

    def advance(self, entry: Entry, state: Room, now: int, by: RoomSocket | None = None, ref: object = None) -> None:
        """Advance by one entry; its sockets get the whole room soon."""
        self.state = state


class Rooms(LiveLog[LiveRoom, Room, RoomSocket]):
    """The rooms loaded in this server process."""

    unknown, gone, idle_ms = "room.unknown", NO_TABLE, FORGET_MS
    label: ClassVar[News] = {"club": True}

    key_deriver: KeyDeriver

    def __init__(self, tables: Tables, rows: RoomStore, patience: int) -> None:
        super().__init__(tables.store, tables.writer, tables.bus, tables.clock)
        self.tables = tables
        self.rows = rows
        #: milliseconds after which a member who is not at their table counts as gone
        self.patience = patience
        self._checking: asyncio.Task[None] | None = None
        self.subscribe(change=self._broadcast_soon)

    def begin(self, key_deriver: KeyDeriver) -> None:
        self.key_deriver = key_deriver
        self._checking = asyncio.create_task(repeat(CHECK_SECONDS, self.check_rooms), name="rooms")

    async def stop(self) -> None:
        for live in self.loaded.values():
            live.close_all(1013)
        if self._checking:
            self._checking.cancel()
            with contextlib.suppress(asyncio.CancelledError):
                await self._checking

    # ── of a log ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def read(self, id: str) -> Room | None:
        row = await self.rows.load(id)
        if row is None:
            return None
        return reduce(apply_entry, await self.store.entries(id, 0), new_room(*row))

    def hold(self, state: Room) -> LiveRoom:
        return LiveRoom(state, self.clock.now())

    def apply(self, state: Room, entry: Entry, news: News) -> Room:
        return apply_entry(state, entry)

    async def make(self, id: str, opening: RoomOpening) -> LiveRoom:
        """Make a room. If an earlier attempt made it and its response was lost, return that one."""
        await self.rows.make(id, self.clock.now(), opening)
        return await self.fresh(id)

    async def start(self, id: str) -> LiveRoom:
        """Start running a room. The database row is updated first, so that a killed process does not strand it."""
        commands.start((await self.fresh(id)).room, self.clock.now())  # raises if the room may not start
        await self.rows.start(id, self.clock.now())
        return await self.do(id, commands.start)

    async def repeat(self, room: Room) -> LiveRoom:
        """Open the next room for the same people, who keep their keys; the teacher, too. Whatever was done before the
        server died is not done again.
        """
        id = room.next or self.key_deriver.id("again", room.id)
        live = await self.make(id, room.opening)
        for member in room.here:
            if not member.program:  # programs have left
                await self.do(id, partial(commands.bring, member=member))
        await self.do(room.id, partial(commands.lead_on, next=id))
        return live

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
            member = None if socket.member is None else live.room.members[socket.member]
            if member is not None and (member.out or member.key != socket.key):
                socket.close(NO_TABLE if member.out else WRONG_ROOM_KEY)
                live.sockets.discard(socket)  # it gets no key of the other device
        self.send_room(live, list(live.sockets))

    def send_room(self, live: LiveRoom, sockets: list[RoomSocket]) -> None:
        room = cast(RoomJson, orjson.Fragment(orjson.dumps(room_json(live.room))))
        now = self.clock.now()
        for socket in sockets:
            you = None if socket.member is None else self.seat_of(live, socket.member)
            socket.send_room({"type": "room", "room": room, "you": you, "now": now})

    def seat_of(self, live: LiveRoom, number: int) -> MemberTable:
        """Return what only this member may know: the table where they play now, their seat there and its key."""
        game = live.room.game_of(number) if live.room.status != OVER else None
        if game is None or game.table not in live.tables:
            return {"member": number, "table": None, "seat": None, "key": None}
        seat, key = game.members.index(number), self._seat_key(live.room, game.table, number)
        return {"member": number, "table": game.table, "seat": seat, "key": key}

    def _seat_key(self, room: Room, table: str, number: int) -> str:
        """The key of a member's seat: another one for every device that they change to."""
        moves = room.members[number].moves
        return self.key_deriver.key("club", table, number, *([moves] if moves else []))

    async def change_device(self, id: str) -> None:
        """Give members who changed to another device new keys at their tables; the old ones are void."""
        room = (await self.fresh(id)).room
        if (live := self.loaded.get(id)) is not None:
            # they are sent to their tables again when the keys are right
            live.tables -= {game.table for game in room.running if self._changed(room, game)}
        for game in room.running:
            if self._changed(room, game):
                await self._table(room, game)

    def _changed(self, room: Room, game: RoomGame) -> bool:
        return any(room.members[number].moves for number in game.members)

    async def _renew_keys(self, room: Room, game: RoomGame, live_table: LiveTable) -> None:
        for seat, number in enumerate(game.members):
            key = self._seat_key(room, game.table, number)
            if room.members[number].moves and live_table.table.occupants[seat].key != hash_key(key):
                await self.tables.do(game.table, partial(table_commands.new_key, seat=seat, key=key))

    # ── what a room does by itself ───────────────────────────────────────────────────────────────────────────────────

    async def check_rooms(self) -> None:
        """Check every room that has been started and is not over."""
        now = self.clock.now()
        for id in await self.rows.running():
            try:
                await self._check_room((await self.fresh(id)).room, now)
            except OSError:
                raise
            except Problem as problem:
                logger.warning("a room cannot be checked: %s", problem.code)
            except Exception as error:  # an error in one room must not stop the others
                logger.error("a room cannot be checked: %s", error_name(error), exc_info=error)
        self.forget_idle()

    async def _check_room(self, room: Room, now: int) -> None:
        if room.status == OVER:
            await self.close(room)
            return
        if now - room.at > IDLE_MS and not room.running:
            await self.do(room.id, commands.end)
            return
        for game in room.running:
            await self._check_game(room, game)
        room = (await self.fresh(room.id)).room
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
            room = (await self.do(room.id, partial(commands.play, draw=draw, tables=tables, seen=room.seq))).room
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
            opening = table_opening(room, game, partial(self._seat_key, room, game.table))
            guests = {room.members[number].guest for number in game.members}
            live_table = await self.tables.make(game.table, opening, guests)
        if live_table.table.status not in (PLAYING, TABLE_OVER):
            live_table = await self.tables.do(game.table, partial(table_commands.begin_full, dice=self.tables.dice))
        if self._changed(room, game):
            await self._renew_keys(room, game, live_table)
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

    async def follow_pause(self, room: Room) -> None:
        """Stop the games of a room that was paused, or let them go on, without waiting for the next check."""
        change = table_commands.hold if room.status == PAUSED else table_commands.release
        tables = [game.table for game in room.running]
        await asyncio.gather(*(self.tables.do(table, change) for table in tables), return_exceptions=True)

    async def give_up(self, room: Room, number: int) -> None:
        """Take a member out of the current game, as if they had left; they are paired again for the next one."""
        game = room.game_of(number)
        if game is None:
            return
        seat = game.members.index(number)
        others = [one for one in game.members if one != number and not room.members[one].gone]
        if room.opening["leavers"] == BOT_PLAYS and others:
            await self.tables.do(game.table, partial(table_commands.away, seat=seat))
        else:
            points = [1 / len(others) if one in others else 0.0 for one in game.members]
            await self._result(room, game, points, "forfeit")
            await self.tables.do(game.table, table_commands.close)

    async def _result(
        self, room: Room, game: RoomGame, points: list[float], why: str, bots: Sequence[int] = ()
    ) -> None:
        def note(room: Room, now: int) -> commands.RoomDraft | None:
            known = room.games[game.number].points
            if known is not None or room.status == OVER:
                return None
            return commands.result(room, now, game, points, why, bots)

        await self.do(room.id, note)

    async def _check_absent(self, room: Room, game: RoomGame, live_table: LiveTable) -> None:
        """Treat members who have been away from the table for long as gone: a bot plays for them, or the game is lost.
        If no member is left, the table is closed.
        """
        now = self.clock.now()
        for seat, number in enumerate(game.members):
            member = room.members[number]
            missing = min(live_table.absent_for(seat, now), now - room.resumed)  # time during a pause does not count
            if not member.gone and not live_table.table.occupants[seat].away and missing > self.patience:
                room = (await self.do(room.id, partial(commands.leave, number=number))).room
        gone = [seat for seat, number in enumerate(game.members) if room.members[number].gone]
        if not gone:
            return
        if room.opening["leavers"] == BOT_PLAYS and len(gone) < len(game.members):
            for seat in gone:
                if not live_table.table.occupants[seat].away:
                    await self.tables.do(game.table, partial(table_commands.away, seat=seat))
        else:
            await self.tables.do(game.table, table_commands.close)
