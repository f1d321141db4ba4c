"""The vector picture of a view: one self-contained SVG, whatever the game."""

from __future__ import annotations

import json
from html import escape

from wanderwall.board.grid import Squares
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


#: keys of a view that do not describe the game itself
ASIDE = ("game", "edition", "options", "you")
LINE, LETTER, MARGIN = 20, 8, 16


def plain_text(view: View) -> list[str]:
    """One line for each key of the view."""
    return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items() if key not in ASIDE]


def plain_svg(view: View, title: str) -> str:
    """The same lines as a vector picture."""
    lines = plain_text(view)
    wide = 2 * MARGIN + LETTER * max(map(len, [title, *lines]))
    high = 2 * MARGIN + LINE * len(lines)
    rows = "".join(
        f'<text x="{MARGIN}" y="{MARGIN + LINE * (number + 0.7):g}">{escape(line)}</text>'
        for number, line in enumerate(lines)
    )
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}" role="img">'
        f'<title>{escape(title)}</title><rect width="{wide}" height="{high}" fill="#fbf7ec"/>'
        f'<g font-family="monospace" font-size="13" fill="#2b2a26">{rows}</g></svg>'
    )
