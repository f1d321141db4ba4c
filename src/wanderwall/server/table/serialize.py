"""What leaves the server about a table, as JSON. Secrets of the game go through `view` alone; keys, hashes and
guests never leave.
"""

from __future__ import annotations

from collections.abc import Collection
from typing import Any

from wanderwall.game.options import changed
from wanderwall.game.protocol import CHANCE, Choices, Seat, View
from wanderwall.match.seen import may_know
from wanderwall.server.json_bytes import Fragment
from wanderwall.server.table.changes import Changes
from wanderwall.server.table.log import Entry
from wanderwall.server.table.state import WAITING, Table


def table_json(table: Table, present: Collection[Seat] = ()) -> dict[str, Any]:
    """A table as everybody may know it."""
    outcome = table.game.outcome(table.state)
    return {
        "id": table.id,
        "game": table.game.name,
        "edition": table.edition.id,
        "options": changed(table.start.options),
        "status": table.status,
        "listed": table.setting("listed"),
        "clock": table.setting("clock"),
        "timeout": table.setting("timeout"),
        "undo": table.setting("undo"),
        "hints": table.setting("hints"),
        "rated": table.counts,
        "made": table.made,
        "ended": table.ended,
        "seq": table.seq,
        "seats": [
            {
                "seat": seat,
                "colour": table.start.colours[seat],
                "kind": sitter.kind,
                "name": sitter.name,
                "bot": sitter.bot,
                "present": seat in present,
                "away": sitter.away,
                "here": sitter.here,
            }
            for seat, sitter in enumerate(table.sitters)
        ],
        "outcome": outcome and {"winners": outcome.winners, "scores": outcome.scores, "reason": outcome.reason},
        "rematch": table.rematch,
        "club": table.club,
        "series": table.series,
        "puzzle": None if table.puzzle is None else {**table.puzzle, "shown": table.shown},
    }


def view_of(table: Table, viewer: Seat | None) -> View | None:
    """What a seat may know of the game, a spectator where it is None; nothing before it has begun."""
    return None if table.status == WAITING else table.game.view(table.state, viewer)


def views_of(table: Table, viewers: Collection[Seat | None]) -> dict[Seat | None, View | None]:
    """The same for several. A game may know how to show itself to many at once (`views`)."""
    together = getattr(table.game, "views", None)
    if together is None or table.status == WAITING:
        return {viewer: view_of(table, viewer) for viewer in viewers}
    return dict(zip(viewers, together(table.state, viewers), strict=True))


def choices_of(table: Table, viewer: Seat | None) -> Choices | Fragment | None:
    """The mover's table, for the mover alone. A game may know how to write it at once (`choices_json`)."""
    if viewer is None or viewer not in table.acting:
        return None
    write = getattr(table.game, "choices_json", None)
    text = write(table.state, viewer) if write else None
    return table.game.choices(table.state, viewer) if text is None else Fragment(text)


def view_message(table: Table, viewer: Seat | None, view: View | None, now: int) -> dict[str, Any]:
    return {
        "type": "view",
        "seq": table.seq,
        "view": view,
        "choices": choices_of(table, viewer),
        "deadline": table.deadline,
        "now": now,
    }


def event_message(
    before: Table, after: Table, entry: Entry, viewer: Seat | None, changes: Changes, now: int
) -> dict[str, Any]:
    """An entry of the log as one seat sees it."""
    moves = _visible_moves(before, entry, viewer)
    own = next((text for seat, text in moves if seat == entry.seat), "")
    return {
        "type": "event",
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "move": own,
        "moves": moves,
        "changes": changes,
        "choices": choices_of(after, viewer),
        "deadline": after.deadline,
        "now": now,
    }


def _visible_moves(before: Table, entry: Entry, viewer: Seat | None) -> list[list[Any]]:
    """The moves of an entry as far as this seat may know them."""
    moves = entry.data.get("moves", [])
    visible = []
    for seat, text, _ in moves:
        visible.append([None if seat == CHANCE else seat, text if may_know(before.game, seat, viewer) else ""])
    return visible
