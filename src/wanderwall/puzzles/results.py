"""The rules of results: what counts as solved, and what a book keeps of it.

The first try counts: the first result of a puzzle stays, with the attempts before it and the hints used. A puzzle whose
solution was shown is closed. A puzzle that one push decides is right or wrong, any other has a par.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from datetime import date
from typing import Final, NamedTuple

from wanderwall.problem import Problem
from wanderwall.puzzles.day import SolvedDay as Moment
from wanderwall.puzzles.day import streaks

#: the shelves: daily mazes and rolls, by date; shipped puzzles, by number; the best rush
MAZE, ROLL, SHIPPED, RUSH = "maze", "roll", "house", "rush"
BEST = "best"

#: what an attempt has led to: it goes on, par, more than par, not solved, or its solution was shown
OPEN, PAR, SOLVED, FAILED, SHOWN = "open", "par", "solved", "failed", "shown"
#: what a book keeps of a puzzle: solved, tried in vain, or closed by its solution
KEPT_SOLVED: Final = "solved"
KEPT_TRIED: Final = "tried"
KEPT_SHOWN: Final = "shown"
RANKS = (KEPT_TRIED, KEPT_SHOWN, KEPT_SOLVED)


class PuzzleResult(NamedTuple):
    """A puzzle in a book."""

    shelf: str
    #: a date, a number, or BEST
    name: str
    #: the guest's turns or tiles, and par, 0 if not counted; in a rush how many were solved
    own: int = 0
    par: int = 0
    #: when, if it was solved on its day, which counts for the streak
    moment: int | None = None
    ahead: int | None = None
    state: str = KEPT_SOLVED
    #: attempts so far, those before the one that counts, and hints until then
    tries: int = 1
    retries: int = 0
    hints: int = 0

    @property
    def when(self) -> Moment | None:
        return None if self.moment is None else Moment(self.moment, self.ahead or 0)

    @property
    def is_solved(self) -> bool:
        return self.state == KEPT_SOLVED

    @property
    def is_at_par(self) -> bool:
        return self.is_solved and 0 < self.own <= self.par


def first_result(before: PuzzleResult, after: PuzzleResult) -> PuzzleResult:
    """Return what stays of two results of the same puzzle: the first one, and of two rushes the better one.

    >>> first_result(PuzzleResult(MAZE, "2026-11-01", 5, 4), PuzzleResult(MAZE, "2026-11-01", 4, 4, tries=2))
    ... # doctest: +NORMALIZE_WHITESPACE
    PuzzleResult(shelf='maze', name='2026-11-01', own=5, par=4, moment=None, ahead=None, state='solved', tries=2,
                 retries=0, hints=0)
    """
    if before.shelf == RUSH:
        return max(before, after, key=lambda rush: rush.own)
    # of two solved ones only that of its own day is known to be early: books of two devices may be joined
    first = min(
        (before, after),
        key=lambda one: (-RANKS.index(one.state), one.moment is None, one.moment or 0),
    )
    return first._replace(tries=max(before.tries, after.tries))


def state_of(solved: bool, shown: bool, own: int, par: int) -> str:
    """Return what an attempt that is over has led to.

    >>> state_of(True, False, 3, 2), state_of(True, False, 2, 2), state_of(True, True, 2, 2)
    ('solved', 'par', 'shown')
    """
    if shown:
        return SHOWN
    return FAILED if not solved else PAR if own <= par else SOLVED


def check_claim(known: PuzzleResult | None, claim: PuzzleResult, par: int) -> None:
    """Raise a Problem if a device reports a result that is impossible, or not the one that is known."""
    if claim.par != par or claim.own < par:
        raise Problem("book.claim")
    if known is None:
        return
    if known.is_solved:
        if (known.own, known.retries, known.hints) != (claim.own, claim.retries, claim.hints):
            raise Problem("book.claim")
    elif known.state == KEPT_SHOWN or claim.retries < known.tries or claim.hints < known.hints:
        raise Problem("book.claim")


def is_news(known: PuzzleResult | None, claim: PuzzleResult) -> bool:
    """Whether a claim adds anything: a puzzle without a result of the day, or in a book that does not have it."""
    return known is None or (known.state == KEPT_TRIED and claim.shelf != SHIPPED)


def result_text(own: int, par: int, retries: int = 0, hints: int = 0) -> str:
    """Return a result on one line: own turns or tiles and par, the attempts before, the hints.

    >>> result_text(3, 2), result_text(2, 2, 1, 1)
    ('3/2', '2/2 ↺1 💡1')
    """
    return f"{own}/{par}" + (f" ↺{retries}" if retries else "") + (f" 💡{hints}" if hints else "")


def counts_on_its_day(result: PuzzleResult) -> bool:
    """Whether the maze was solved on its day, in the local time of the player."""
    return result.when is not None and result.when.day == date.fromisoformat(result.name)


def rows(results: Iterable[PuzzleResult]) -> Iterator[tuple[int, Moment]]:
    """Yield every solved daily maze with the length of the streak that it ends."""
    for row, last in streaks([one.when for one in results if one.shelf == MAZE and one.is_solved and one.when]):
        yield row.days, last


def best_rush(results: Iterable[PuzzleResult]) -> PuzzleResult | None:
    """Return the rush with the most solved puzzles."""
    return next((one for one in results if one.shelf == RUSH), None)


def longest_row(results: Iterable[PuzzleResult]) -> int:
    """Return the longest streak of daily mazes."""
    return max((days for days, _ in rows(results)), default=0)
