"""The board for a terminal, drawn from a view: plain text, or in colour."""

from __future__ import annotations

from wanderwall.board.grid import Squares
from wanderwall.draw.labels import Label
from wanderwall.draw.svg import plain_text
from wanderwall.draw.text_go import check_text
from wanderwall.game.protocol import View
from wanderwall.games import part

__all__ = ["board_text", "check_text", "legend"]


def board_text(view: View, *, marks: Squares = 0, colour: bool = True, label: Label = str) -> list[str]:
    """The board as lines of text.

    Squares in `marks` (what is in reach) get a trail of dots. `label` returns a goal's name in the reader's language;
    it is shortened if it does not fit, and `legend` explains the short names.
    """
    own = part("draw", view["game"])
    lines: list[str] = own.text(view, marks, colour, label) if own else plain_text(view)
    return lines


def legend(view: View, label: Label = str) -> list[tuple[str, str]]:
    """The short names on the tiles and their meanings, for the names that had to be shortened."""
    own = part("draw", view["game"])
    labels: dict[str, str] = own.labels(view, label) if own else {}
    return [(short, label(thing)) for thing, short in labels.items() if short != label(thing)]
