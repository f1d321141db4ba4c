"""Help for players: the best turn with reasons, and what the turns of a finished match gave up.

Like a bot, a hint knows only what its seat may know: it is a function of the view. The coach of a game is in
`wanderwall.coach.<game>`, or in `coach.py` in the folder of a third-party game: a module with `hint`, `review`,
`summaries` and `PARTS`, and optionally `course` and `rate_alternative`.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from typing import Any, Protocol, cast

from wanderwall.coach.types import ReviewJson
from wanderwall.game.protocol import View
from wanderwall.games import game as find_game
from wanderwall.games import part
from wanderwall.match.record import Record
from wanderwall.problem import Problem

__all__ = ["Coach", "coach"]


class Remark(Protocol):
    """A remark of the coach about a part of a game, or about a seat."""

    def as_json(self, record: Record) -> Mapping[str, object]: ...


class Coach:
    """The coach of a game."""

    def __init__(self, module: Any) -> None:
        self._module = module
        #: the key under which the reviewed parts are listed
        self.parts: str = module.PARTS

    def hint(self, view: View) -> Any:
        """The best move for the viewing seat, in the game's own form; all forms have `as_json`."""
        return self._module.hint(view)

    def review(self, record: Record) -> Iterator[Any]:
        """Review every completed part in order; each takes a while."""
        parts: Iterator[Any] = self._module.review(record)
        return parts

    def rate_alternative(self, state: Any, push: str, walk: str) -> Any:
        """Rate another turn in place of one that was played; not available in every game."""
        if not hasattr(self._module, "rate_alternative"):
            raise Problem("coach.none", game=state.edition.game)
        return self._module.rate_alternative(state, push, walk)

    def summaries(self, parts: Sequence[Any], record: Record) -> list[Any]:
        """How each seat played."""
        summed: list[Any] = self._module.summaries(parts, len(record.opening.colours))
        return summed

    def as_json(self, parts: Sequence[Remark], record: Record) -> ReviewJson:
        """A whole review as JSON."""
        seats = [summary.as_json(record) for summary in self.summaries(parts, record)]
        course = self.course(record)
        graph = {} if course is None else {"course": course.as_json(record)}
        review = {self.parts: [one.as_json(record) for one in parts], "summaries": seats, **graph}
        return cast(ReviewJson, review)  # a game names its parts itself

    def course(self, record: Record) -> Any:
        """The chance graph; None if the game has none, or if nobody could lose."""
        return self._module.course(record) if hasattr(self._module, "course") else None


def coach(game: str) -> Coach:
    """Return the coach of a game.

    >>> coach("towers").parts, coach("go").parts
    ('turns', 'rounds')
    """
    module = part("coach", find_game(game).name)
    if module is None:
        raise Problem("coach.none", game=game)
    return Coach(module)
