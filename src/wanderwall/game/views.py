"""What every view has, whatever the game. A game declares its own in `views.py`, each key with a sentence.

Views and choices are plain dicts, ready for JSON; these types describe them. `python -m tools generate contract` writes
the JSON Schema, the page's types and docs/views.md from them. A game declares the read-only keys more precisely.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Annotated, TypedDict

if TYPE_CHECKING:
    from typing_extensions import ReadOnly  # only for the type checker: in `typing` from Python 3.13 on


class OneOf(tuple[str, ...]):
    """Marks text that is always one of these words: `Annotated[str, OneOf(("a", "b"))]`."""


class SeatView(TypedDict):
    """One seat, as far as the viewer may know it."""

    colour: Annotated[str, "The colour the seat plays."]


class OutcomeView(TypedDict):
    """How the game ended."""

    winners: Annotated[list[int], "The seats that won; several share, and there may be none."]
    scores: Annotated[list[int], "What each seat has reached."]
    reason: Annotated[str, "The code of what ended the game, such as `home` or `turn_limit`."]


class View(TypedDict):
    """Exactly what one seat, or a spectator, may know."""

    game: ReadOnly[Annotated[str, "The game."]]
    edition: Annotated[str, "The id of the edition."]
    options: ReadOnly[Annotated[Mapping[str, object], "What the table plays with."]]
    you: Annotated[int | None, "The seat that sees this; null is a spectator."]
    step: ReadOnly[Annotated[str, "What is due now; `over` at the end."]]
    seats: ReadOnly[Annotated[Sequence[SeatView], "The seats, clockwise."]]
    outcome: ReadOnly[Annotated[OutcomeView | None, "How it ended; null while it runs."]]


class Choices(TypedDict):
    """What one seat may do now, for that seat's eyes only; empty when it is not to act."""


def viewer(view: View) -> int:
    """The seat that sees this; not for the view of a spectator."""
    seat = view["you"]
    assert seat is not None
    return seat
