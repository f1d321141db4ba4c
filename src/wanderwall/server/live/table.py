"""A table with its sockets in this server process: each gets the view of its open seat, and then what changes."""

from __future__ import annotations

from typing import NamedTuple, Protocol

from wanderwall.game.protocol import CHANCE, Seat
from wanderwall.server.json_bytes import dumps
from wanderwall.server.live.log import LiveSocket, LoadedLog
from wanderwall.server.tables import log
from wanderwall.server.tables.history import SeatHistory
from wanderwall.server.tables.log import Entry
from wanderwall.server.tables.state import CLOSED, GRACE_MS, OVER, PERSON, PLAYING, WAITING, Table
from wanderwall.server.tables.types import (
    EventMessage,
    MovedMessage,
    NextMessage,
    SignSent,
    TableJson,
    TableMessage,
    ViewMessage,
)
from wanderwall.server.tables.views import Changes, event_message, table_json, view_message, views_of

#: entries that change the table's public JSON
TABLE_CHANGES = {log.SEAT, log.FIRST, log.ORDER, log.BEGIN, log.HINT, log.AWAY, log.BACK, log.REMATCH} | {
    log.PAUSE,
    log.RESUME,
}

#: how long another server process's message about who is present counts
PRESENCE_MS = 25_000

#: close codes: the table does not exist, a key of the socket has been replaced, the table was closed
NO_TABLE, KEY_VOID, TABLE_CLOSED = 4404, 4409, 4410


class TableSocket(LiveSocket, Protocol):
    """The connection of one client at a table."""

    #: the hash of the key, for each seat it has a key of
    keys: dict[Seat, str]
    #: the open seat, whose private view it gets; None: a spectator's view
    viewer: Seat | None
    #: the network address of the client
    address: str
    #: whether it is a shared screen that shows the table to everybody present, and the letters of a registered TV
    screen: bool
    tv: str


class Presence(NamedTuple):
    """Who is at a table in another server process, and until when that counts."""

    seats: frozenset[Seat]
    tvs: frozenset[str]
    until: int


class LiveTable(LoadedLog[Table, TableSocket]):
    """One table loaded in this server process."""

    def __init__(self, table: Table, now: int) -> None:
        super().__init__(table, now)
        #: when a person last asked for the table, or left it
        self.visited = table.made
        #: the seats a bot is thinking for
        self.thinking: set[Seat] = set()
        #: the seats whose last move was made by a lower level, because the search of their bot is being compiled
        self.compiling: set[Seat] = set()
        #: whether a player who waits only for bots wants to skip to the end of their moves
        self.skipping = False
        self.logs: dict[Seat, SeatHistory] = {}
        #: by other server process
        self.elsewhere: dict[str, Presence] = {}
        #: when seats without a socket last had one; before this table was loaded, anybody may have been here
        self._seen: dict[Seat, int] = dict.fromkeys(range(len(table.occupants)), now)
        #: the views last sent, by viewer: the open seat of a socket, None for spectators
        self._views = views_of(table, ())

    @property
    def table(self) -> Table:
        return self.state

    @property
    def busy(self) -> bool:
        return bool(self.thinking)

    # ── who is here ──────────────────────────────────────────────────────────────────────────────────────────────────

    @property
    def here(self) -> frozenset[Seat]:
        """Seats with a socket in this process."""
        return frozenset(seat for socket in self.sockets for seat in socket.keys)

    def present(self, now: int) -> frozenset[Seat]:
        """Seats with a socket in any server process."""
        return self.here.union(*(there.seats for there in self.elsewhere.values() if there.until > now))

    @property
    def tvs_here(self) -> frozenset[str]:
        """Letters of the TVs with a socket in this process."""
        return frozenset(socket.tv for socket in self.sockets if socket.tv)

    def tvs(self, now: int) -> frozenset[str]:
        """Letters of the TVs that show this table. A listed table names none: strangers could take them over."""
        if self.table.opening["listed"]:
            return frozenset()
        return self.tvs_here.union(*(there.tvs for there in self.elsewhere.values() if there.until > now))

    def json(self, now: int) -> TableJson:
        """The table as everybody may see it, with who is present."""
        json = table_json(self.table, self.present(now), self.tvs(now))
        return {**json, "compiling": True} if self.compiling and json["status"] == PLAYING else json

    def has_audience(self, now: int, patience: int) -> bool:
        """Whether bots have a reason to play here: a client watches, did so less than `patience` milliseconds ago, or a
        person holds a seat and will come back.
        """
        if self.sockets or now - self.visited < patience or any(there.until > now for there in self.elsewhere.values()):
            return True
        return any(occupant.kind == PERSON and not occupant.away for occupant in self.table.occupants)

    def awaits_first_view(self, now: int) -> bool:
        """Whether a game has just begun and none of its people is here yet: they want to see the bots' first moves."""
        table = self.table
        if now - table.at >= GRACE_MS or self.present(now) or all(one.kind != PERSON for one in table.occupants):
            return False
        return table.moves.only_by(CHANCE)

    @property
    def owner(self) -> str:
        """Address on whose account bots think here: a player's, or else a spectator's. All tables without clients share
        one account.
        """
        seated = [socket.address for socket in self.sockets if socket.keys]
        return min(seated or (socket.address for socket in self.sockets), default="")

    def note_presence(self, now: int) -> None:
        """Record who is present, before a socket leaves."""
        self._seen.update(dict.fromkeys(self.present(now), now))

    def absent_for(self, seat: Seat, now: int) -> int:
        """Return for how many milliseconds a seat has had no socket anywhere."""
        return 0 if seat in self.present(now) else now - self._seen[seat]

    def empty_for(self, now: int) -> int | None:
        """Return for how many milliseconds all players of a one-device game have been away; None if one of them is
        here, or if others play, too, and wait for them.
        """
        players = self.table.one_device_seats
        if not players or self.table.status != PLAYING or not self.present(now).isdisjoint(players):
            return None
        return min(self.absent_for(seat, now) for seat in players)

    # ── sending ──────────────────────────────────────────────────────────────────────────────────────────────────────

    def broadcast_table(self, now: int) -> None:
        """Send the table's public JSON to every socket."""
        if self.sockets:
            self.broadcast({"type": "table", "table": self.json(now)})

    def broadcast(self, message: TableMessage | SignSent) -> None:
        """Send a message to every socket."""
        text = dumps(message)
        for socket in self.sockets:
            socket.send(text)

    def broadcast_to_screens(self, message: NextMessage) -> None:
        """Send a message to shared screens."""
        for socket in self.sockets:
            if socket.screen:
                socket.send(dumps(message))

    def show(self, socket: TableSocket, now: int) -> None:
        """Send one socket the whole view of its open seat."""
        viewer = socket.viewer
        if viewer not in self._views.viewers:
            self._views = views_of(self.table, {*self._views.viewers, viewer})
        socket.send(dumps(view_message(self.table, viewer, self._views.of(viewer), now)))

    def advance(self, entry: Entry, state: Table, now: int, by: TableSocket | None = None, ref: object = None) -> None:
        before, table = self.state, state
        self.state = table
        if table.status == CLOSED:
            self.close_all(TABLE_CLOSED)
            return
        if entry.kind == log.ORDER:
            self._move_seats(entry.data["from"])
        views, self._views = self._views, views_of(table, {socket.viewer for socket in self.sockets})
        if table.status != WAITING:
            self._broadcast_entry(
                before, entry, {} if before.status == WAITING else views.changes(self._views), now, by, ref
            )
        attempt_changed = (table.shown, table.restarts) != (before.shown, before.restarts)
        if entry.kind in TABLE_CHANGES or table.status == OVER or attempt_changed or table.agreed != before.agreed:
            self.broadcast_table(now)
        if entry.kind in (log.KEY, log.SEAT):
            self._close_void()
            if entry.seat is not None:  # a player who has just taken a seat gets time to connect
                self._seen[entry.seat] = now

    def _broadcast_entry(
        self,
        before: Table,
        entry: Entry,
        new: dict[Seat | None, Changes],
        now: int,
        by: TableSocket | None,
        ref: object,
    ) -> None:
        """Send each socket what is new to its viewer; the whole view if everything is new."""
        for viewer in self._views.viewers:
            message: EventMessage | ViewMessage
            if viewer in new:
                message = event_message(before, self.table, entry, viewer, new[viewer], now)
            else:
                message = view_message(self.table, viewer, self._views.of(viewer), now)
            text = b""
            for socket in self.sockets:
                if socket.viewer != viewer:
                    continue
                if socket is by and ref is not None:
                    socket.send(dumps({**message, "ref": ref}))
                else:
                    text = text or dumps(message)
                    socket.send(text)

    def _move_seats(self, order: list[Seat]) -> None:
        """Move sockets along with players who changed seats, and send them their new seats."""
        moved = {old: new for new, old in enumerate(order)}
        self._seen = {moved[seat]: at for seat, at in self._seen.items()}
        self.elsewhere = {
            process: there._replace(seats=frozenset(moved[seat] for seat in there.seats))
            for process, there in self.elsewhere.items()
        }
        for socket in self.sockets:
            news: MovedMessage = {"type": "moved", "seats": {str(seat): moved[seat] for seat in socket.keys}}
            socket.keys = {moved[seat]: key for seat, key in socket.keys.items()}
            socket.viewer = None if socket.viewer is None else moved[socket.viewer]
            if news["seats"]:
                socket.send(dumps(news))

    def has_void_key(self, socket: TableSocket) -> bool:
        occupants = self.table.occupants
        for seat, key in socket.keys.items():  # noqa: SIM110  runs at every move
            if occupants[seat].key != key:
                return True
        return False

    def _close_void(self) -> None:
        for socket in list(self.sockets):
            if self.has_void_key(socket):
                socket.close(KEY_VOID)
