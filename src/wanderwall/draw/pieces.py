"""What text and vector pictures share: how players are distinguished, and the mood of a table."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from wanderwall.board.grid import Square
from wanderwall.draw.icons import EMBLEMS
from wanderwall.games.views import MazeView

GARDEN, SEA, DUSK, TABLE = "garden", "sea", "dusk", "table"


class Pawn(NamedTuple):
    """A player's shape and colour; always used together."""

    shape: str
    hue: str
    glyph: str
    hollow: str
    chip: str  # the glyph on a colour terminal: ink on the player's colour
    sign: str  # the home on a colour terminal: the player's colour on black


#: the four players (Okabe-Ito colours)
PAWNS = {
    "red": Pawn("circle", "#D55E00", "●", "○", "1;38;5;231;48;5;166", "1;38;5;208;48;5;16"),
    "yellow": Pawn("triangle", "#F0E442", "▲", "△", "1;38;5;16;48;5;226", "1;38;5;226;48;5;16"),
    "blue": Pawn("square", "#0072B2", "■", "□", "1;38;5;231;48;5;25", "1;38;5;75;48;5;16"),
    "green": Pawn("diamond", "#009E73", "◆", "◇", "1;38;5;231;48;5;29", "1;38;5;43;48;5;16"),
}


def pawns_of(colours: Iterable[str]) -> dict[str, Pawn]:
    """How each colour is drawn; the colour of a home-made edition takes one of the remaining shapes.

    >>> [pawn.glyph for pawn in pawns_of(["mauve", "red"]).values()]
    ['▲', '●']
    """
    names = list(colours)
    left = [pawn for colour, pawn in PAWNS.items() if colour not in names]
    return {colour: PAWNS.get(colour) or left.pop(0) for colour in names}


def mood(view: MazeView) -> str:
    """Garden, sea or dusk: derived from what is on the board, so that home-made editions get theirs too."""
    if "heights" in view:
        return DUSK
    return SEA if any(goal in EMBLEMS for goal in view["things"]) else GARDEN


def goals_at(view: MazeView) -> dict[Square, str]:
    """The goal on each square, and on SPARE; empty before the deal."""
    if view["step"] == "deal":
        return {}
    return {square: goal for goal, square in view["things"].items()}
