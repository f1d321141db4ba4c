"""Entries of a table's log. A command makes exactly one entry, so it is committed completely or not at all.

Kinds: `seat` (taken, freed, given to a bot), `first` (who begins), `order` (players swapped pawns, and with them
seats), `key` (reissued), `begin`, `move`, `undo` (at a puzzle `all`: from the start), `time` (is up), `hint` (asked
for), `away` and `back` (a bot takes over, the person returns), `open` (the next player at a shared device opens the
curtain), `pause` and `resume` (nobody is there, a player comes back; or the table is `held` by a room that is paused),
`rematch`, `close` (by the admin).
"""

from __future__ import annotations

from typing import Any, NamedTuple

from wanderwall.server.json_bytes import dumps, loads

SEAT, FIRST, ORDER, KEY, BEGIN, MOVE, UNDO, TIME, HINT, AWAY, BACK, OPEN, PAUSE, RESUME, REMATCH, CLOSE = (
    "seat", "first", "order", "key", "begin", "move", "undo", "time", "hint", "away", "back", "open", "pause",
    "resume", "rematch", "close",
)  # fmt: skip

#: limit for one table: games end long before, and no table grows for ever
MAX_ENTRIES = 20_000


class Entry(NamedTuple):
    """One event of a table. `data["moves"]` are `[seat, text, seconds]`: first the player's, then chance (seat −1)."""

    table: str
    seq: int
    at: int
    kind: str
    seat: int | None
    data: dict[str, Any]

    def values(self) -> tuple[Any, ...]:
        """Return the values of the columns in the database."""
        return (*self[:-1], dumps(self.data).decode())

    def row(self) -> dict[str, Any]:
        return dict(zip(self._fields, self.values(), strict=True))

    @classmethod
    def of_row(cls, row: Any) -> Entry:
        return cls(row.table, row.seq, row.at, row.kind, row.seat, loads(row.data))


class TableSummary(NamedTuple):
    """The columns of a table's row that change with its log."""

    status: str
    ended: int | None
    deadline: int | None
    due: int | None
    public_json: str | None = None
