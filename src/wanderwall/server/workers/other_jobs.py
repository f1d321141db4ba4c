"""Jobs for lessons and pictures.

Lessons are turns of finished games to try again, with the board only as the seat to move knew it. Pictures are boards
as PNG, for links, and films of games as animated WebP.
"""

from __future__ import annotations

from typing import cast

from wanderwall.coach import coach
from wanderwall.coach.types import TurnVerdictJson
from wanderwall.game.protocol import View
from wanderwall.games import edition, game_of
from wanderwall.games.sliding.state import Sliding
from wanderwall.match import Match
from wanderwall.match.record import Record, read, states
from wanderwall.problem import Problem
from wanderwall.puzzles.puzzle import edition_of
from wanderwall.server.json_bytes import loads
from wanderwall.server.tables.types import LessonBoard
from wanderwall.server.workers.messages import JobMessage

#: seed of the board that shows an edition, always the same
SEED = "preview"


def before_turn(record: Record, number: int) -> Sliding:
    """Return the state at the start of a turn."""
    begins = record.game.notation.move_number
    state: Sliding | None = next((state for state in states(record) if begins(state) == number), None)
    if state is None:
        raise Problem("book.no_lesson")
    return state


def lesson_view(record: Record, number: int, push: str | None) -> LessonBoard:
    """Return what the seat knew at the start of its turn, or knows after a push of that turn, and its choices."""
    game, state = record.game, before_turn(record, number)
    seat = state.mover
    if push is not None:
        state = game.apply(state, seat, game.notation.read_move(state, seat, push))
        if seat not in game.to_act(state):
            raise Problem("book.no_lesson")
    return {"seat": seat, "view": game.view(state, seat), "choices": game.choices(state, seat)}


def rate_try(record: Record, number: int, push: str, walk: str) -> TurnVerdictJson:
    """Return the coach's rating of another turn instead of the one that was played."""
    turn = coach(record.game.name).rate_alternative(before_turn(record, number), push, walk)
    return cast(TurnVerdictJson, {**turn.as_json(record), "good": turn.good})


def draw_board(asked: JobMessage) -> bytes:
    """Draw the board of a view, of a position, or of an edition; the drawing library is installed on servers only."""
    import resvg_py

    from wanderwall.draw.preview import preview_svg

    # without system fonts: finding them takes long, and without them the picture is the same everywhere
    return bytes(resvg_py.svg_to_bytes(svg_string=preview_svg(_view(asked)), skip_system_fonts=True))


def draw_film(asked: JobMessage) -> bytes:
    """Draw the film of a reviewed game."""
    from wanderwall.coach.film import film

    return film(read(asked["record"]), loads(asked["review"]))


def _view(asked: JobMessage) -> View:
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
    return seen
