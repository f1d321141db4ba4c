"""Help for players: the best turn with reasons, and what the turns of a finished game gave up.

Like the bots, a hint knows only what its seat may know: it is a function of the view.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass
from importlib import import_module
from typing import Any, Protocol

from wanderwall.game.protocol import View
from wanderwall.games import game as find_game
from wanderwall.match.record import Record

__all__ = ["Coach", "coach"]


class Remark(Protocol):
    """What the coach says of a part of a game, or of a seat."""

    def told(self, record: Record) -> dict[str, Any]:
        """JSON-ready."""
        ...


@dataclass(frozen=True, slots=True)
class Coach:
    """A game's coach. What it needs is loaded when it is asked: a search takes a while to load."""

    hints: str
    reviews: str
    #: what a review goes through, one after the other
    parts: str

    def hint(self, view: View) -> Any:
        """The best move for the seat that sees this, in the game's own form; all can be `told`."""
        return import_module(f"{__name__}.{self.hints}").hint(view)

    def review(self, record: Record) -> Iterator[Any]:
        """Every part that was played to its end, one after the other: each takes a while."""
        parts: Iterator[Any] = import_module(f"{__name__}.{self.reviews}").review(record)
        return parts

    def summaries(self, parts: Sequence[Any], record: Record) -> list[Any]:
        """How each seat played."""
        summed: list[Any] = import_module(f"{__name__}.{self.reviews}").summaries(parts, len(record.opening.colours))
        return summed

    def told(self, parts: Sequence[Remark], record: Record) -> dict[str, Any]:
        """A whole review, JSON-ready."""
        seats = [summary.told(record) for summary in self.summaries(parts, record)]
        return {self.parts: [part.told(record) for part in parts], "summaries": seats}


_SLIDING = Coach("hints", "review", "turns")
COACHES: Mapping[str, Coach] = {
    "classic": _SLIDING,
    "towers": _SLIDING,
    "go": Coach("go_hints", "go_review", "rounds"),
}


def coach(game: str) -> Coach:
    """Who helps in this game.

    >>> coach("towers").parts, coach("go").parts
    ('turns', 'rounds')
    """
    return COACHES[find_game(game).name]
