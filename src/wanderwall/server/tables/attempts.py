"""What a table says of the attempts at its puzzle: own turns, attempts before, hints, and what they led to.

All of it follows from the log, so that no client has to be believed.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import TYPE_CHECKING, NamedTuple

from wanderwall.games.sliding.state import Push
from wanderwall.puzzles.part import games_with, kind_of
from wanderwall.puzzles.results import (
    KEPT_SHOWN,
    KEPT_SOLVED,
    KEPT_TRIED,
    MAZE,
    OPEN,
    PAR,
    ROLL,
    SHIPPED,
    SHOWN,
    SOLVED,
    PuzzleResult,
    counts_on_its_day,
    state_of,
)
from wanderwall.server.tables.types import Attempt, PastAttempts, PuzzleInfo

if TYPE_CHECKING:
    from wanderwall.server.tables.state import Table

#: a puzzle that was never tried
NO_PAST: PastAttempts = {"tries": 0, "hints": 0, "state": None, "own": 0, "retries": 0}


def shelf_of(puzzle: Mapping[str, object]) -> tuple[str, str] | None:
    """Return shelf and name of a puzzle in books; None if they do not keep it."""
    if puzzle["day"] is not None:
        kind = str(puzzle["kind"])
        return ROLL if kind_of(kind, games_with(kind)[0]).is_roll else MAZE, str(puzzle["day"])
    return None if puzzle["number"] is None else (SHIPPED, str(puzzle["number"]))


def past_of(known: PuzzleResult | None) -> PastAttempts:
    """Return what a table has to know of the attempts before it."""
    if known is None:
        return NO_PAST
    return {
        "tries": known.tries, "hints": known.hints, "state": known.state, "own": known.own, "retries": known.retries
    }  # fmt: skip


def attempt_of(table: Table, puzzle: PuzzleInfo) -> Attempt:
    """Return the attempt that is going on at a table, or that has ended its game."""
    past, kind = table.opening.get("past", NO_PAST), kind_of(puzzle["kind"], table.game.name)
    seat, over = table.solver_seat, table.game.outcome(table.state) is not None
    own, shown = kind.own(table.state, seat), table.shown or past["state"] == KEPT_SHOWN
    solved = over and kind.is_solved(table.state, seat)
    first = past["state"] == KEPT_SOLVED
    return {
        "own": own,
        "retries": past["tries"] + table.restarts,
        "hints": table.hints + (0 if first else past["hints"]),
        "shown": shown,
        "decisive": kind.is_decisive,
        "result": state_of(solved, shown, own, puzzle["par"]) if over else OPEN,
        "first": {"own": past["own"], "retries": past["retries"], "hints": past["hints"]} if first else None,
    }


def tries_of(table: Table) -> int:
    """Return the number of attempts so far, with those before this table. One begins with its first move."""
    return table.opening.get("past", NO_PAST)["tries"] + table.restarts + (table.moves.total > 0)


def puzzle_result(table: Table) -> PuzzleResult | None:
    """Return what a book keeps of a table; None if it is no puzzle of a shelf."""
    where = None if table.puzzle is None else shelf_of(table.puzzle)
    if where is None or table.puzzle is None:
        return None
    attempt, par, tries = attempt_of(table, table.puzzle), table.puzzle["par"], max(tries_of(table), 1)
    plain = PuzzleResult(*where, par=par, state=KEPT_TRIED, tries=tries, hints=attempt["hints"])
    if attempt["shown"]:
        return plain._replace(state=KEPT_SHOWN)
    if attempt["first"] or attempt["result"] not in (PAR, SOLVED):
        return plain
    solved = plain._replace(own=attempt["own"], state=KEPT_SOLVED, retries=attempt["retries"])
    timed = solved._replace(moment=table.made // 1000, ahead=table.opening.get("ahead", 0))
    return timed if table.puzzle["day"] is not None and counts_on_its_day(timed) else solved


class FirstTry(NamedTuple):
    """The first try of a player at a puzzle, which alone moves ratings."""

    shelf: str
    name: str
    kind: str
    par: int
    #: whether it was right, or at par, without a restart, a hint or the solution
    at_par: bool
    #: the push it began with; None if it is not known
    push: str | None


def first_try(table: Table) -> FirstTry | None:
    """Return the first try at a table's puzzle once it is over; None if there was one before, or nobody counts it."""
    where = None if table.puzzle is None else shelf_of(table.puzzle)
    if where is None or table.puzzle is None or table.opening.get("past", NO_PAST)["tries"]:
        return None
    attempt = attempt_of(table, table.puzzle)
    if attempt["result"] == OPEN and not attempt["shown"]:
        return None
    at_par = attempt["result"] == PAR and not attempt["retries"] and not attempt["hints"]
    moves = table.moves.after(0) if not table.restarts and not table.moves.earlier else ()
    pushes = (str(played.move) for played in moves if isinstance(played.move, Push))
    return FirstTry(*where, table.puzzle["kind"], table.puzzle["par"], at_par, next(pushes, None))


def past_after(table: Table) -> PastAttempts:
    """Return what the next table of the same puzzle has to know if this one counts."""
    past, puzzle = table.opening.get("past", NO_PAST), table.puzzle
    assert puzzle is not None
    attempt = attempt_of(table, puzzle)
    after: PastAttempts = {**past, "tries": tries_of(table)}
    if past["state"] == KEPT_SOLVED:
        return after
    after["hints"] = attempt["hints"]
    if attempt["result"] in (PAR, SOLVED):
        return {**after, "state": KEPT_SOLVED, "own": attempt["own"], "retries": attempt["retries"]}
    return {**after, "state": KEPT_SHOWN if attempt["result"] == SHOWN or attempt["shown"] else KEPT_TRIED}
