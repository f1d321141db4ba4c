"""The vector picture of a view: one self-contained SVG, whatever the game."""

from __future__ import annotations

from typing import cast

from wanderwall.board.grid import Squares
from wanderwall.draw.svg_go import go_svg
from wanderwall.draw.svg_parts import Names
from wanderwall.draw.svg_sliding import sliding_svg
from wanderwall.game.protocol import View
from wanderwall.games import edition
from wanderwall.games.go.views import GoView
from wanderwall.games.views import MazeView
from wanderwall.problem import Problem


def svg(view: View, marks: Squares = 0, names: Names | None = None, title: str | None = None) -> str:
    """Draw a view.

    `marks` are squares to light (what is in reach); `names` gives a thing's name in the reader's language, for those
    who listen to the picture; `title` is the picture's own name.
    """
    named = title or _title(view)
    if "maze" in view:
        return sliding_svg(cast("MazeView", view), marks, names, named)
    return go_svg(cast("GoView", view), marks, names, named)


def _title(view: View) -> str:
    try:
        return str(edition(view["edition"]).title["en"])
    except Problem:
        return str(view["edition"])
