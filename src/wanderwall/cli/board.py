"""The board on a terminal, in the user's language."""

from __future__ import annotations

from collections.abc import Callable

from wanderwall.board.grid import Squares
from wanderwall.cli.screen import Screen
from wanderwall.draw.text import board_text, check_text
from wanderwall.game.edition import Edition
from wanderwall.game.protocol import Seat, View
from wanderwall.games.go.views import GoView


def board(screen: Screen, edition: Edition, view: View, marks: Squares = 0) -> str:
    """The board, with the squares of a set marked."""
    return "\n".join(board_text(view, marks=marks, colour=screen.colour, label=_label(screen, edition)))


def checked_board(screen: Screen, edition: Edition, view: GoView, seat: Seat) -> str:
    """A seat's board of Labyrinth Go! at the last check."""
    return "\n".join(check_text(view, seat, colour=screen.colour, label=_label(screen, edition)))


def _label(screen: Screen, edition: Edition) -> Callable[[str], str]:
    return lambda thing: edition.name(thing, screen.texts.language)
