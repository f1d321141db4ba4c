"""The vector picture of a view: one self-contained SVG, whatever the game."""

from __future__ import annotations

from wanderwall.board.grid import Squares
from wanderwall.draw.plain import plain_svg
from wanderwall.draw.svg_parts import Names
from wanderwall.game.protocol import View
from wanderwall.games import edition, part
from wanderwall.problem import Problem


def svg(view: View, marks: Squares = 0, names: Names | None = None, title: str | None = None) -> str:
    """Draw a view.

    `marks` are squares to highlight (what is in reach); `names` returns a thing's name in the reader's language, for
    screen readers; `title` is the title of the picture.
    """
    own, named = part("draw", view["game"]), title or _title(view)
    picture: str = own.svg(view, marks, names, named) if own else plain_svg(view, named)
    return picture


def _title(view: View) -> str:
    try:
        return str(edition(view["edition"]).title["en"])
    except Problem:
        return str(view["edition"])
