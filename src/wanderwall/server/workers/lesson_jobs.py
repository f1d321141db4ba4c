"""Jobs for lessons: turns of finished games to try again, with the board only as the seat to move knew it."""

from __future__ import annotations

from typing import Any

from wanderwall.coach import coach
from wanderwall.match.record import Record, states
from wanderwall.problem import Problem
from wanderwall.server.workers.frames import Message


def before_turn(record: Record, number: int) -> Any:
    """Return the state at the start of a turn."""
    begins = record.game.notation.move_number
    state = next((state for state in states(record) if begins(state) == number), None)
    if state is None:
        raise Problem("book.no_lesson")
    return state


def lesson_view(record: Record, number: int, push: str | None) -> Message:
    """Return what the seat knew at the start of its turn, or knows after a push of that turn, and its choices."""
    game, state = record.game, before_turn(record, number)
    seat = state.mover
    if push is not None:
        state = game.apply(state, seat, game.notation.read_move(state, seat, push))
        if seat not in game.to_act(state):
            raise Problem("book.no_lesson")
    return {"seat": seat, "view": game.view(state, seat), "choices": game.choices(state, seat)}


def rate_try(record: Record, number: int, push: str, walk: str) -> Message:
    """Return the coach's rating of another turn instead of the one that was played."""
    turn = coach(record.game.name).rate_alternative(before_turn(record, number), push, walk)
    return {**turn.as_json(record), "good": turn.good}
