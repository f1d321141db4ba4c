"""Help for players: the best turn with reasons, and what the turns of a finished game gave up.

Like the bots, a hint knows only what its seat may know: it is a function of the view. A game's coach is in
`wanderwall.coach.<game>`, or in `coach.py` in the folder of a game of others: a module with `hint`, `review`,
`summaries` and `PARTS`; it may have `course` and `tried`, too.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Any, Protocol

from wanderwall.game.protocol import View
from wanderwall.games import game as find_game
from wanderwall.games import part
from wanderwall.match.record import Record
from wanderwall.problem import Problem

__all__ = ["Coach", "coach"]


class Remark(Protocol):
    """What the coach says of a part of a game, or of a seat."""

    def as_json(self, record: Record) -> dict[str, Any]: ...


class Coach:
    """A game's coach."""

    def __init__(self, module: Any) -> None:
        self._module = module
        #: what a review goes through, one after the other
        self.parts: str = module.PARTS

    def hint(self, view: View) -> Any:
        """The best move for the seat that sees this, in the game's own form; all have `as_json`."""
        return self._module.hint(view)

    def review(self, record: Record) -> Iterator[Any]:
        """Every part that was played to its end, one after the other: each takes a while."""
        parts: Iterator[Any] = self._module.review(record)
        return parts

    def tried(self, state: Any, push: str, walk: str) -> Any:
        """What another turn in the place of one that was played would have been worth; not in every game."""
        if not hasattr(self._module, "tried"):
            raise Problem("coach.none", game=state.edition.game)
        return self._module.tried(state, push, walk)

    def summaries(self, parts: Sequence[Any], record: Record) -> list[Any]:
        """How each seat played."""
        summed: list[Any] = self._module.summaries(parts, len(record.opening.colours))
        return summed

    def as_json(self, parts: Sequence[Remark], record: Record) -> dict[str, Any]:
        """A whole review."""
        seats = [summary.as_json(record) for summary in self.summaries(parts, record)]
        review_json = {self.parts: [one.as_json(record) for one in parts], "summaries": seats}
        course = self.course(record)
        return review_json if course is None else {**review_json, "course": course.as_json(record)}

    def course(self, record: Record) -> Any:
        """How the chances to win went; None where a game does not say, or where nobody could lose."""
        return self._module.course(record) if hasattr(self._module, "course") else None


def coach(game: str) -> Coach:
    """Who helps in this game.

    >>> coach("towers").parts, coach("go").parts
    ('turns', 'rounds')
    """
    module = part("coach", find_game(game).name)
    if module is None:
        raise Problem("coach.none", game=game)
    return Coach(module)
