"""The tables loaded in this server process: what is theirs alone, next to what all logs have (`log.py`)."""

from __future__ import annotations

import logging
from collections.abc import Callable
from functools import partial
from random import SystemRandom

from wanderwall.game.protocol import Seat
from wanderwall.problem import Problem
from wanderwall.server.clock import Clock
from wanderwall.server.json_bytes import dumps
from wanderwall.server.live.bus import Bus, News
from wanderwall.server.live.log import LiveLog
from wanderwall.server.live.table import NO_TABLE, PRESENCE_MS, LiveTable, Presence, TableSocket
from wanderwall.server.storage.store import NewEntry, Store
from wanderwall.server.storage.writer import Writer
from wanderwall.server.tables.commands import open_curtain
from wanderwall.server.tables.log import Draft, Entry, TableOpening, TableSummary
from wanderwall.server.tables.snapshot import EVERY, snapshot_due
from wanderwall.server.tables.state import CLOSED, OVER, PLAYING, Table, apply_entry, new_table, with_deadline
from wanderwall.server.tables.types import NextMessage, SignSent
from wanderwall.server.tables.views import table_json
from wanderwall.server.workers.results import Archive

#: entries since the last snapshot that this process replays itself; longer logs go to a worker
MAX_BEHIND = 2 * EVERY

logger = logging.getLogger(__name__)

Command = Callable[[Table, int], Draft[Table] | None]


class Tables(LiveLog[LiveTable, Table, TableSocket]):
    """The tables loaded in this server process."""

    unknown, gone, idle_ms = "table.unknown", NO_TABLE, 30_000

    def __init__(self, store: Store, writer: Writer, bus: Bus, clock: Clock, archive: Archive) -> None:
        super().__init__(store, writer, bus, clock)
        self.archive = archive
        self.dice = SystemRandom()
        self.subscribe(change=self._open_curtain_if_watching)

    # ── of a log ─────────────────────────────────────────────────────────────────────────────────────────────────────

    async def read(self, id: str) -> Table | None:
        if await self.store.behind(id) > MAX_BEHIND:
            await self._take_snapshot(id)
        return await self.store.load(id)

    async def _take_snapshot(self, id: str) -> None:
        """Replay a long log in a worker and store the snapshot; on failure this process replays it."""
        try:
            await self.store.keep_snapshot(await self.archive.snapshot(id))
        except Problem as problem:
            logger.warning("no snapshot could be made: %s", problem.code)

    def hold(self, state: Table) -> LiveTable:
        return LiveTable(state, self.clock.now())

    def apply(self, state: Table, entry: Entry, news: News) -> Table:
        table = apply_entry(state, entry)
        return with_deadline(table, news["deadline"]) if "deadline" in news else table

    async def complete(self, live: LiveTable) -> None:
        if live.table.deadline is not None:
            live.state = with_deadline(live.table, await self.store.deadline(live.table.id))

    def to_write(self, before: Table, draft: Draft[Table], guest: str | None) -> NewEntry:
        return NewEntry(draft.entry, _new_summary(before, draft.state), guest, snapshot_due(draft.state))

    def news_of(self, draft: Draft[Table]) -> News:
        return {"entry": draft.entry[:], "deadline": draft.state.deadline}

    async def fresh(self, id: str) -> LiveTable:
        """Return a table, up to date with other server processes; refuse a closed one."""
        live_table = await super().fresh(id)
        if live_table.table.status == CLOSED:
            raise Problem("table.closed")
        return live_table

    async def visit(self, id: str) -> LiveTable:
        """Like `fresh`, for a person: bots that paused because nobody was there continue."""
        live_table = await self.fresh(id)
        live_table.visited = self.clock.now()
        self._notify_visit(live_table)
        return live_table

    async def make(self, id: str, opening: TableOpening, guests: set[str]) -> LiveTable:
        """Make a table. If an earlier attempt made it and its response was lost, return that one."""
        table = new_table(id, self.clock.now(), opening)
        if not await self.store.make(table, guests):
            return await self.fresh(id)
        return self.loaded.setdefault(id, LiveTable(table, table.made))

    async def _reload(self, id: str) -> None:
        self.archive.forget(id)
        await super()._reload(id)
        if live_table := self.loaded.get(id):
            live_table.broadcast_table(self.clock.now())

    def _open_curtain_if_watching(self, live_table: LiveTable) -> None:
        """Start the clock at once if the device has to be handed over to a player who already sees the board, there or
        on another device.
        """
        if live_table.table.handover:
            for seat in live_table.table.acting.intersection({socket.viewer for socket in live_table.sockets}):
                self.spawn(self.do(live_table.table.id, partial(open_curtain, seat=seat)))

    # ── sockets ──────────────────────────────────────────────────────────────────────────────────────────────────────

    async def enter(self, id: str, socket: TableSocket) -> LiveTable:
        """Add a socket to a table; from now on it gets every message."""
        live_table = await self.get(id)
        if self.bus.shared:
            live_table.followed = True
            # a client that comes from another server process may have seen entries that have not arrived here
            live_table.stale = True
        if live_table.stale:
            await self.catch_up_if_stale(live_table)
        self.loaded[id] = live_table
        live_table.sockets.add(socket)
        self._notify_visit(live_table)
        self._open_curtain_if_watching(live_table)
        return live_table

    def leave(self, live_table: LiveTable, socket: TableSocket) -> None:
        live_table.visited = self.clock.now()
        live_table.note_presence(live_table.visited)
        live_table.sockets.discard(socket)
        self.broadcast_presence(live_table)
        self._notify_leave(live_table)

    # ── what is not in the log ───────────────────────────────────────────────────────────────────────────────────────

    def on_message(self, process: str, id: str, news: News) -> None:
        live_table = self.loaded.get(id)
        if "present" in news or "sign" in news or "next" in news:
            if live_table is not None:
                self._on_passing(live_table, process, news)
        else:
            super().on_message(process, id, news)

    def _on_passing(self, live_table: LiveTable, process: str, news: News) -> None:
        """Handle news that no log holds."""
        if "present" in news:
            tvs = frozenset(news.get("tvs", ()))  # a process of an older version sends none
            self._on_presence(live_table, process, frozenset(news["present"]), tvs)
        elif "sign" in news:
            live_table.broadcast(news["sign"])
        else:
            live_table.broadcast_to_screens(news["next"])

    def _on_presence(self, live_table: LiveTable, process: str, seats: frozenset[Seat], tvs: frozenset[str]) -> None:
        now = self.clock.now()
        live_table.note_presence(now)
        before, known = (live_table.present(now), live_table.tvs(now)), live_table.elsewhere.get(process)
        live_table.elsewhere[process] = Presence(seats, tvs, now + PRESENCE_MS)
        if (live_table.present(now), live_table.tvs(now)) != before:
            live_table.broadcast_table(now)
        is_new = known is None or known.until < now  # it has just come to this table and does not know of us
        if is_new and live_table.sockets:
            self._publish_presence(live_table)

    def broadcast_presence(self, live_table: LiveTable) -> None:
        live_table.broadcast_table(self.clock.now())
        self._publish_presence(live_table)

    def _publish_presence(self, live_table: LiveTable) -> None:
        if self.bus.shared:
            self.publish(live_table.table.id, {"present": sorted(live_table.here), "tvs": sorted(live_table.tvs_here)})

    def broadcast_sign(self, live_table: LiveTable, seat: Seat, sign: str) -> None:
        """Send a friendly sign to all clients; it is not stored."""
        message: SignSent = {"type": "sign", "seat": seat, "sign": sign}
        live_table.broadcast(message)
        self.publish(live_table.table.id, {"sign": message})

    def broadcast_next(self, live_table: LiveTable, table: str) -> None:
        """Send the next table of these players to the shared screens connected now, and to no other client, ever."""
        message: NextMessage = {"type": "next", "table": table}
        live_table.broadcast_to_screens(message)
        self.publish(live_table.table.id, {"next": message})


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
