"""All that leaves the server about a table: its public JSON, the view and choices of a seat, and what changed in them.

The difference between two views is sent to a socket or a bot instead of the whole view: a list of `[path, value]`,
which sets, and `[path]`, which removes. A path is the keys and indices from the view down; the empty path is the view
itself. A list that changes its length is sent whole. The fields of a view keep their types, so `True` instead of `1` is
not a change.
"""

from __future__ import annotations

from collections.abc import Collection, Sequence
from functools import cache
from itertools import compress
from operator import is_not
from typing import Any, cast

from wanderwall.game.options import non_default
from wanderwall.game.protocol import CHANCE, AnyGame, Choices, HasViewChanges, Outcome, Seat, State, View
from wanderwall.game.views import OutcomeView
from wanderwall.match.history import may_know
from wanderwall.server.tables.attempts import attempt_of
from wanderwall.server.tables.log import Entry
from wanderwall.server.tables.state import WAITING, Table
from wanderwall.server.tables.types import EventMessage, MoveJson, TableJson, ViewMessage

Change = list[Any]
Changes = list[Change]
Path = tuple[str | int, ...]

NESTED = frozenset((dict, list))
MISSING = object()


def changes(before: object, after: object) -> Changes:
    """Return what must be set and removed to turn one view into another.

    >>> changes({"maze": [3, 5], "lies": "N2", "spare": 9}, {"maze": [3, 6], "lies": "S2"})
    [[['maze', 1], 6], [['lies'], 'S2'], [['spare']]]
    """
    found: Changes = []
    if type(before) is dict and type(after) is dict:
        _compare_dicts(before, after, (), found)
    elif before != after:
        found.append([[], after])
    return found


def _compare_dicts(before: dict[str, object], after: dict[str, object], path: Path, found: Changes) -> None:
    """Compare two dicts. Most values are the same object as before, which is the fastest check, so only the others are
    compared further.
    """
    for key, new in after.items():
        old = before.get(key, MISSING)
        if old is new:
            continue
        if old is MISSING:
            found.append([[*path, key], new])
        elif old != new:
            if type(new) in NESTED:
                _differ(old, new, (*path, key), found)
            else:
                found.append([[*path, key], new])
    if not before.keys() <= after.keys():
        found.extend([[*path, key]] for key in before if key not in after)


def _compare_lists(before: list[object], after: list[object], path: Path, found: Changes) -> None:
    for index in compress(range(len(after)), map(is_not, before, after)):
        if (old := before[index]) != (new := after[index]):
            if type(new) in NESTED:
                _differ(old, new, (*path, index), found)
            else:
                found.append([[*path, index], new])


def _differ(before: object, after: object, path: Path, found: Changes) -> None:
    if type(after) is dict and type(before) is dict:
        _compare_dicts(before, after, path, found)
    elif type(after) is list and type(before) is list and len(before) == len(after):
        _compare_lists(before, after, path, found)
    else:
        found.append([[*path], after])


def apply_changes(view: Any, changes: Sequence[Change]) -> Any:
    """Return the view after the changes. The old view is not modified; both share what is the same.

    >>> before = {"maze": [3, 5], "lies": "N2", "spare": 9}
    >>> apply_changes(before, [[["maze", 1], 6], [["lies"], "S2"], [["spare"]]]), before["maze"]
    ({'maze': [3, 6], 'lies': 'S2'}, [3, 5])
    """
    #: by path, the parts that are already copied and may be modified
    own: dict[Path, Any] = {}
    for path, *value in changes:
        if not path:
            view = value[0]
            own.clear()
            continue
        inner = own.get(())
        if inner is None:
            view = inner = own[()] = view.copy()
        for depth, key in enumerate(path[:-1], 1):
            place = tuple(path[:depth])
            deeper = own.get(place)
            if deeper is None:
                deeper = own[place] = inner[key] = inner[key].copy()
            inner = deeper
        if value:
            inner[path[-1]] = value[0]
        else:
            del inner[path[-1]]
    return view


def table_json(table: Table, present: Collection[Seat] = (), tvs: Collection[str] = ()) -> TableJson:
    """Return the public JSON of a table."""
    outcome = table.game.outcome(table.state)
    return {
        "id": table.id,
        "game": table.game.name,
        "edition": table.edition.id,
        "options": non_default(table.start.options),
        "status": table.status,
        "listed": table.opening["listed"],
        "clock": table.opening["clock"],
        "timeout": table.opening["timeout"],
        "undo": table.opening["undo"],
        "hints": table.opening["hints"],
        "rated": table.is_rated,
        "stood_in": bool(table.bot_moved),
        "made": table.made,
        "ended": table.ended,
        "seq": table.seq,
        "seats": [
            {
                "seat": seat,
                "colour": table.start.colours[seat],
                "kind": occupant.kind,
                "name": occupant.name,
                "bot": occupant.bot,
                "present": seat in present,
                "away": occupant.away,
                "here": occupant.here,
            }
            for seat, occupant in enumerate(table.occupants)
        ],
        "turn_back": None
        if table.turn is None or table.agreed is None
        else {"seat": table.turn.seat, "undecided": table.voters},
        "tvs": sorted(tvs),
        "outcome": None if outcome is None else outcome_json(outcome),
        "rematch": table.rematch,
        "room": table.room,
        "club": table.room,
        "paused": table.paused if table.paused_by_room else None,
        "series": table.series,
        "puzzle": None if table.puzzle is None else {**table.puzzle, **attempt_of(table, table.puzzle)},
    }


def outcome_json(outcome: Outcome) -> OutcomeView:
    return {"winners": list(outcome.winners), "scores": list(outcome.scores), "reason": outcome.reason}


def view_of(table: Table, viewer: Seat | None) -> View | None:
    """Return the view of a seat, or a spectator's if it is None; None before the game has begun."""
    return None if table.status == WAITING else table.game.view(table.state, viewer)


class Views:
    """Views of several viewers; empty (`state` is None) before the game begins. Whole views are computed on demand."""

    def __init__(self, game: AnyGame, state: State | None, viewers: Collection[Seat | None]) -> None:
        self.game, self.state, self.viewers = game, state, viewers
        self._whole: dict[Seat | None, View | None] = {}

    def of(self, viewer: Seat | None) -> View | None:
        """Return the whole view of one viewer."""
        if viewer not in self._whole:
            self._whole[viewer] = None if self.state is None else self.game.view(self.state, viewer)
        return self._whole[viewer]

    def changes(self, new: Views) -> dict[Seat | None, Changes]:
        """Return the changes for each viewer that is in both. A game may compute them itself (`view_changes`), without
        whole views.
        """
        viewers = [viewer for viewer in new.viewers if viewer in self.viewers]
        if self.state is not None and new.state is not None and _computes_changes(type(self.game)):
            from_game = cast(HasViewChanges, self.game).view_changes(self.state, new.state, viewers)
            if from_game is not None:
                return from_game
        return {viewer: changes(self.of(viewer), new.of(viewer)) for viewer in viewers}


@cache
def _computes_changes(game: type[object]) -> bool:
    """Whether games of this class compute changes; cached, since checking a protocol took 10 µs of every move."""
    return issubclass(game, HasViewChanges)


def views_of(table: Table, viewers: Collection[Seat | None]) -> Views:
    """Return the views of several viewers."""
    return Views(table.game, None if table.status == WAITING else table.state, viewers)


def choices_of(table: Table, viewer: Seat | None) -> Choices | None:
    """Return the choices of the viewer if they are to move."""
    return None if viewer is None or viewer not in table.acting else table.game.choices(table.state, viewer)


def view_message(table: Table, viewer: Seat | None, view: View | None, now: int) -> ViewMessage:
    return {
        "type": "view",
        "seq": table.seq,
        "view": view,
        "choices": choices_of(table, viewer),
        "deadline": table.deadline,
        "handover": table.handover,
        "now": now,
    }


def event_message(
    before: Table, after: Table, entry: Entry, viewer: Seat | None, changes: Changes, now: int
) -> EventMessage:
    """Return the message for an entry of the log as one seat sees it."""
    moves = _visible_moves(before, entry, viewer)
    return {
        "type": "event",
        "seq": entry.seq,
        "kind": entry.kind,
        "seat": entry.seat,
        "move": moves[0][1] if moves and moves[0][0] == entry.seat else "",
        "moves": moves,
        "changes": changes,
        "choices": choices_of(after, viewer),
        "deadline": after.deadline,
        "handover": after.handover,
        "now": now,
    }


def _visible_moves(before: Table, entry: Entry, viewer: Seat | None) -> list[MoveJson]:
    """Return the moves of an entry; the text is empty if this seat may not know it."""
    game = before.game
    return [
        (None if seat == CHANCE else seat, text if may_know(game, seat, viewer) else "")
        for seat, text, _ in entry.data.get("moves", ())
    ]
