"""The puzzles of a book in the format in which the page stores them; the offline page has them, too."""

from __future__ import annotations

from collections.abc import Sequence

from wanderwall.puzzles.results import KEPT_SHOWN, MAZE, ROLL, SHIPPED, PuzzleResult, best_rush
from wanderwall.server.book.types import KeptMoment, KeptPuzzles, KeptTry


def kept_puzzles(results: Sequence[PuzzleResult]) -> KeptPuzzles:
    """Return what was solved, each with its first result, and what is closed."""
    rush = best_rush(results)
    solved = [one for one in results if one.is_solved]
    closed = [one for one in results if one.state == KEPT_SHOWN]
    return {
        "mazes": {one.name: _kept_try(one) for one in solved if one.shelf == MAZE},
        "rolls": {one.name: _kept_try(one) for one in solved if one.shelf == ROLL},
        "numbers": sorted(int(one.name) for one in solved if one.shelf == SHIPPED),
        "closed": {
            "mazes": [one.name for one in closed if one.shelf == MAZE],
            "rolls": [one.name for one in closed if one.shelf == ROLL],
            "numbers": sorted(int(one.name) for one in closed if one.shelf == SHIPPED),
        },
        "rush": rush.own if rush else 0,
    }


def _kept_try(one: PuzzleResult) -> KeptTry:
    when = None if one.moment is None else KeptMoment(moment=one.moment, ahead=one.ahead or 0)
    return {"own": one.own, "par": one.par, "retries": one.retries, "hints": one.hints, "when": when}
