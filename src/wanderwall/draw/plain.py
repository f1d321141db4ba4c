"""Any game that brings no drawing of its own: what its view says, line by line."""

from __future__ import annotations

import json
from html import escape

from wanderwall.game.protocol import View

#: what a view says besides the game itself
ASIDE = ("game", "edition", "options", "you")
LINE, LETTER, MARGIN = 20, 8, 16


def plain_text(view: View) -> list[str]:
    """A line for each thing that is known."""
    return [f"{key}: {json.dumps(value, ensure_ascii=False)}" for key, value in view.items() if key not in ASIDE]


def plain_svg(view: View, title: str) -> str:
    """The same lines on a sheet."""
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
