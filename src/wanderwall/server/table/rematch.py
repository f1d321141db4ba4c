"""Rematches: the next table of the same people, their seats there, and its opening."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from wanderwall.game.options import options_of
from wanderwall.game.protocol import HasSameMaze, Seat, SwapsTiles
from wanderwall.problem import Problem
from wanderwall.server.table import log
from wanderwall.server.table.commands import DraftEntry, draft, must_be
from wanderwall.server.table.state import OVER, Table, reorder_values

#: keys of an opening whose game does not begin with a deal
POSITION_KEYS = ("position", "brought")


class Rematch(NamedTuple):
    """A rematch as the first caller wants it: whether to keep the maze and swap a few of its tiles, and who begins, by
    the seat in the previous game (K3); None: at random.
    """

    same_maze: bool = False
    swap: bool = False
    first: Seat | None = None


def note_rematch(table: Table, now: int, other: str) -> DraftEntry:
    """Note the id of the rematch."""
    must_be(table, OVER)
    if table.rematch:
        raise Problem("table.has_rematch")
    return draft(table, now, log.REMATCH, None, again=other)


def rematch_seat(table: Table, seat: Seat) -> Seat:
    """Return the seat of a player in the rematch: players move on by one seat, except at a puzzle."""
    return seat if table.puzzle else (seat + 1) % len(table.sitters)


def rematch_opening(
    table: Table, same_maze: bool = False, swap: bool = False, first: Seat | None = None
) -> dict[str, Any]:
    """Return the opening of a rematch: except at a puzzle, players move on by one seat, with their colour, options and
    number of wins. The maze may stay as it is, with a few tiles swapped if the game allows that. `first` is the seat in
    the previous game of the player who begins (K3); None: at random.
    """
    maze = None
    if same_maze:
        if table.puzzle or not isinstance(table.game, HasSameMaze):
            raise Problem("table.no_maze")
        maze = table.game.notation.position_text(table.state)
    if swap and not (same_maze and isinstance(table.game, SwapsTiles)):
        raise Problem("table.no_swap", "T2")
    seats = len(table.sitters)
    begins = {} if first is None else {"first": _first_seat(table, first) + 1}
    order = sorted(range(seats), key=lambda seat: rematch_seat(table, seat))

    def on(values: Any) -> Any:
        return reorder_values(values, order)

    options: Mapping[str, Any] = table.opening["options"]
    sitters = [asdict(replace(sitter, away=False, was=0)) for sitter in table.sitters]
    outcome = table.game.outcome(table.state)
    winners = outcome.winners if outcome else ()
    opening = {name: value for name, value in table.opening.items() if table.puzzle or name not in POSITION_KEYS}
    return {
        **opening,
        "colours": on(list(table.start.colours)),
        "series": on([wins + (seat in winners) for seat, wins in enumerate(table.series or [0] * seats)]),
        "options": {**{name: on(value) for name, value in options.items() if name != "first"}, **begins},
        "sitters": on(sitters),
        "rematch_of": table.id,
        "maze": maze,
        "swap": swap,
    }


def _first_seat(table: Table, first: Seat) -> Seat:
    """Return the seat in the rematch of the player who begins it."""
    if not 0 <= first < len(table.sitters):
        raise Problem("table.no_seat")
    if "first" not in options_of(type(table.start.options)):  # if all play at the same time, nobody begins
        raise Problem("option.unknown", "K3", option="first", known="")
    return rematch_seat(table, first)
