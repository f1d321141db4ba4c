"""The board for a terminal, drawn from a view: plain text, or in colour."""

from __future__ import annotations

from typing import cast

from wanderwall.board.grid import Squares
from wanderwall.draw.labels import Label
from wanderwall.draw.text_go import GoText, check_text, go_text
from wanderwall.draw.text_sliding import SlidingText
from wanderwall.game.protocol import View
from wanderwall.games.go.views import GoView
from wanderwall.games.views import MazeView

__all__ = ["board_text", "check_text", "legend"]


def board_text(view: View, *, marks: Squares = 0, colour: bool = True, label: Label = str) -> list[str]:
    """The board as lines of text.

    Squares in `marks` (what is in reach) get a trail of dots. `label` gives a goal's name in the reader's language; it
    is shortened where it does not fit, and `legend` tells what was meant.
    """
    if "maze" in view:
        return SlidingText(cast("MazeView", view), marks, label).lines(colour)
    return go_text(cast("GoView", view), marks, colour, label)


def legend(view: View, label: Label = str) -> list[tuple[str, str]]:
    """What stands on the tiles and what it means, for the names that had to be shortened."""
    picture = SlidingText(cast("MazeView", view), 0, label) if "maze" in view else GoText(cast("GoView", view), label)
    return [(short, label(thing)) for thing, short in picture.labels.items() if short != label(thing)]
