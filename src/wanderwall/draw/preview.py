"""The preview picture of a link: only the board, in the middle of a wide sheet, without text."""

from __future__ import annotations

import re

from wanderwall.draw.svg import svg
from wanderwall.game.protocol import View
from wanderwall.games import edition
from wanderwall.problem import Problem

#: the size that sites ask for when they show links
WIDTH, HEIGHT = 1200, 630
MARGIN = 24
GROUND = "#EADFC6"
BOX = re.compile(r'viewBox="(\S+) (\S+) (\S+) (\S+)"')


def preview_svg(view: View) -> str:
    """The board of a view, without the players and cards next to it, which would be too small to see.

    Numbers and letters may be missing when it is rendered to pixels, since no font is shipped; the board is enough.
    """
    drawn = svg(view)
    left, top, wide, high = (float(value) for value in _box(drawn))
    if side := _side(view):  # as much space to the right of the board as to its left
        wide = high = 100 * side - 2 * left
    size = HEIGHT - 2 * MARGIN
    place = f'x="{(WIDTH - size) / 2:g}" y="{MARGIN}" width="{size}" height="{size}"'
    board = BOX.sub(f'{place} viewBox="{left:g} {top:g} {wide:g} {high:g}"', drawn, count=1)
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {WIDTH} {HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="{GROUND}"/>{board}</svg>'
    )


def _box(drawn: str) -> tuple[str, ...]:
    found = BOX.search(drawn)
    assert found, "a drawing has a viewBox"
    return found.groups()


def _side(view: View) -> int | None:
    """The number of squares along a side of the board; None if unknown."""
    try:
        return int(edition(view["edition"]).grid.side)
    except (AttributeError, Problem):  # a game without a board, an external edition
        return None
