"""Jobs for pictures: boards as PNG, for links."""

from __future__ import annotations

from typing import cast

import resvg_py

from wanderwall.draw.preview import preview_svg
from wanderwall.game.protocol import View
from wanderwall.games import edition, game_of
from wanderwall.match import Match
from wanderwall.puzzles.puzzle import edition_of
from wanderwall.server.workers.frames import Message

#: seed of the board that shows an edition, always the same
SEED = "preview"


def draw_board(asked: Message) -> bytes:
    """Draw the board of a view, of a position, or of an edition."""
    # without system fonts: finding them takes long, and without them the picture is the same everywhere
    return bytes(resvg_py.svg_to_bytes(svg_string=preview_svg(_view(asked)), skip_system_fonts=True))


def _view(asked: Message) -> View:
    match asked:
        case {"view": view}:
            seen = view
        case {"position": position}:
            which = edition_of(position)
            game = game_of(which)
            seen = game.view(game.notation.read_position(position), None)
        case _:
            which = edition(asked["edition"])
            seen = Match.deal(which, max(which.players), seed=SEED).view()
    return cast(View, seen)
