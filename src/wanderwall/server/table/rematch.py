"""The same people again: which table goes on, where everybody sits there, and what it begins with."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import asdict, replace
from typing import Any, NamedTuple

from wanderwall.game.options import described
from wanderwall.game.protocol import KeepsMaze, Seat, SwapsTiles
from wanderwall.problem import Problem
from wanderwall.server.table import log
from wanderwall.server.table.commands import Draft, draft, must_be
from wanderwall.server.table.state import OVER, Table, each_moved

#: what an opening has where the game does not begin with a deal
FROM_PAPER = ("position", "brought")


class Rematch(NamedTuple):
    """A rematch as the first caller wants it: the maze kept, a few of its tiles swapped, and who begins, by the seat in
    the game before (K3); None: at random.
    """

    same_maze: bool = False
    swap: bool = False
    first: Seat | None = None


def note_rematch(table: Table, now: int, other: str) -> Draft:
    """Note which table goes on with the same people."""
    must_be(table, OVER)
    if table.rematch:
        raise Problem("table.has_rematch")
    return draft(table, now, log.REMATCH, None, again=other)


def rematch_seat(table: Table, seat: Seat) -> Seat:
    """Where somebody sits in the rematch: everybody moves on by one seat, but at a puzzle."""
    return seat if table.puzzle else (seat + 1) % len(table.sitters)


def rematch_opening(
    table: Table, same_maze: bool = False, swap: bool = False, first: Seat | None = None
) -> dict[str, Any]:
    """The opening of a rematch: everybody moves on by one seat, but at a puzzle, with their colour, what was agreed for
    them, and how often they have won. The maze may stay as it is, with a few tiles swapped where the game allows that.
    `first` is the seat in the game before of the player who begins (K3); None: at random.
    """
    maze = None
    if same_maze:
        if table.puzzle or not isinstance(table.game, KeepsMaze):
            raise Problem("table.no_maze")
        maze = table.game.notation.position_text(table.state)
    if swap and not (same_maze and isinstance(table.game, SwapsTiles)):
        raise Problem("table.no_swap", "T2")
    seats = len(table.sitters)
    begins = {} if first is None else {"first": _first_seat(table, first) + 1}
    order = sorted(range(seats), key=lambda seat: rematch_seat(table, seat))

    def on(values: Any) -> Any:
        return each_moved(values, order)

    options: Mapping[str, Any] = table.opening["options"]
    sitters = [asdict(replace(sitter, away=False, was=0)) for sitter in table.sitters]
    outcome = table.game.outcome(table.state)
    winners = outcome.winners if outcome else ()
    opening = {name: value for name, value in table.opening.items() if table.puzzle or name not in FROM_PAPER}
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
    """The seat in the rematch of the player who begins it."""
    if not 0 <= first < len(table.sitters):
        raise Problem("table.no_seat")
    if "first" not in described(type(table.start.options)):  # where all play at once nobody begins
        raise Problem("option.unknown", "K3", option="first", known="")
    return rematch_seat(table, first)
