"""The vector picture of a view: one self-contained SVG, whatever the game."""

from __future__ import annotations

from wanderwall.board.grid import Squares
from wanderwall.draw.svg_go import go_svg
from wanderwall.draw.svg_parts import Names
from wanderwall.draw.svg_sliding import sliding_svg
from wanderwall.game.protocol import View
from wanderwall.games import edition
from wanderwall.problem import Problem


def svg(view: View, marks: Squares = 0, names: Names | None = None, title: str | None = None) -> str:
    """Draw a view.

    `marks` are squares to light (what is in reach); `names` gives a thing's name in the reader's language, for those
    who listen to the picture; `title` is the picture's own name.
    """
    drawn = sliding_svg if "maze" in view else go_svg
    return drawn(view, marks, names, title or _title(view))


def _title(view: View) -> str:
    try:
        return str(edition(view["edition"]).title["en"])
    except Problem:
        return str(view["edition"])
