"""Snapshots of tables as text, so that loading costs the same however long the log is.

The log stays the source of truth: a snapshot is the table after the log up to a seq. One that cannot be read, or was
written by another version, is ignored.
"""

from __future__ import annotations

from typing import Any, NamedTuple

from wanderwall.problem import Problem
from wanderwall.server.json_bytes import dumps, loads
from wanderwall.server.tables.log import Moves, TableOpening
from wanderwall.server.tables.state import WAITING, LastTurn, Occupant, Table, with_opening

#: entries between two snapshots of a table
EVERY = 100
#: increased whenever the meaning of positions or of this file changes
VERSION = 9

#: fields that are written as they are
PLAIN = (
    "seq",
    "status",
    "rewinds",
    "hints",
    "hinted_at",
    "bot_moved",
    "substitute",
    "at",
    "period",
    "deadline",
    "handover",
    "opened",
    "paused",
    "paused_by_room",
    "ended",
    "rematch",
    "shown",
    "restarts",
    "took_back",
)


class Snapshot(NamedTuple):
    """A table after its entry `seq`, which was made at `at`."""

    table: str
    seq: int
    at: int
    data: str


def snapshot_due(table: Table) -> Snapshot | None:
    """Return the snapshot to store with the last entry, if one is due."""
    return snapshot(table) if table.seq % EVERY == 0 else None


def snapshot(table: Table) -> Snapshot:
    """Return a snapshot of a table. Before the game begins, its opening already determines the position."""
    begun = table.status != WAITING
    to_text = table.game.notation.position_text
    data = {
        **{name: getattr(table, name) for name in PLAIN},
        "occupants": [occupant.as_json() for occupant in table.occupants],
        "opening": {"colours": table.opening["colours"], "options": table.opening["options"]},
        "last": list(table.last.items()),
        "moves": table.moves.total,
        "start": to_text(table.start) if begun else None,
        "state": to_text(table.state) if begun else None,
        "before": None if table.before is None else to_text(table.before),
        "turn": table.turn and [table.turn.seat, to_text(table.turn.state), table.turn.total],
        "agreed": None if table.agreed is None else sorted(table.agreed),
    }
    return Snapshot(table.id, table.seq, table.at, dumps(data).decode())


def restore(table: Table, data: str) -> Table | None:
    """Return a newly opened table with the data of a snapshot; None if the snapshot cannot be read."""
    read = table.game.notation.read_position
    try:
        kept: dict[str, Any] = loads(data)
        changed = kept["opening"]  # what people may change before the game begins
        opening: TableOpening = {**table.opening, "colours": changed["colours"], "options": changed["options"]}
        table = with_opening(table, opening)
        start, state, before = (kept[name] and read(kept[name]) for name in ("start", "state", "before"))
        turn = kept["turn"]
        state = state or table.state
        if state.edition is not table.edition:
            return None
        return table._replace(
            **{name: kept[name] for name in PLAIN},
            occupants=tuple(Occupant(**occupant) for occupant in kept["occupants"]),
            last=dict(kept["last"]),
            start=start or table.start,
            state=state,
            before=before,
            turn=turn and LastTurn(turn[0], read(turn[1]), turn[2]),
            agreed=None if kept["agreed"] is None else frozenset(kept["agreed"]),
            moves=Moves.since(state, kept["moves"]) if start else table.moves,
        )
    except (Problem, ValueError, KeyError, TypeError):
        return None
