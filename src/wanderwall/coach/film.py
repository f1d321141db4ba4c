"""The film of a game: 20 seconds of its moments, as an animated picture.

Of a sliding maze these are the best turn, the nearest miss, the turning point and the way home, in the order in which
they happened; of other games the last part, from its deal or roll on.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from itertools import pairwise
from typing import Literal, cast

from wanderwall.coach import coach
from wanderwall.coach.types import MazeReviewJson, ReviewedTurnJson, ReviewJson
from wanderwall.draw.film import SIZE, DrawnTurn, Frame, fit, render, save
from wanderwall.draw.svg import svg
from wanderwall.game.protocol import CHANCE
from wanderwall.games.sliding.state import PUSH, Push, Sliding, TimeUp
from wanderwall.match.record import Record, states
from wanderwall.problem import Problem

#: milliseconds of a film, moments of a maze, and pictures of another game
LENGTH, MOMENTS, PICTURES = 20_000, 4, 14

Kind = Literal["best", "miss", "turning", "home", "more"]


@dataclass(frozen=True, slots=True)
class Moment:
    """A turn that is in the film."""

    kind: Kind
    #: counted from 1 over all seats
    number: int


def moments(review: MazeReviewJson) -> list[Moment]:
    """The turns of a sliding maze that are in the film, in order."""
    turns, course = review["turns"], review.get("course")
    finds = sorted(
        (turn for turn in turns if turn["played"]["finds"]), key=lambda turn: turn["finding"] / turn["pushes"]
    )
    misses = sorted((turn for turn in turns if turn["missed"]), key=lambda turn: -turn["gave_up"])
    home = [turn for turn in turns if turn["played"]["finishes"]][-1:]
    turning = [turn for turn in turns if course is not None and turn["number"] == course["turning"]]
    best = [turn for turn in finds if turn not in home][:1]
    # the first kind of a turn counts; other turns fill up what is missing, finds first
    wanted: list[tuple[Kind, ReviewedTurnJson]] = [
        *(("home", turn) for turn in home),
        *(("turning", turn) for turn in turning),
        *(("best", turn) for turn in best),
        *(("miss", turn) for turn in misses[:1]),
        *(("more", turn) for turn in [*finds, *turns]),
    ]
    chosen: dict[int, Moment] = {}
    for kind, turn in wanted:
        if len(chosen) < MOMENTS:
            chosen.setdefault(turn["number"], Moment(kind, turn["number"]))
    return sorted(chosen.values(), key=lambda moment: moment.number)


def film(record: Record, review: ReviewJson | None = None) -> bytes:
    """The film as an animated WebP; without a review of the game, the coach reviews it first."""
    if not record.moves:
        raise Problem("film.short")
    if not isinstance(record.opening, Sliding):
        return save(_last_part(record))
    if review is None:
        guide = coach(record.game.name)
        review = guide.as_json(list(guide.review(record)), record)
    numbers = [moment.number for moment in moments(cast(MazeReviewJson, review))]
    frames = list(turn_frames(record, numbers, LENGTH // max(len(numbers), 1)))
    if not frames:
        raise Problem("film.short")
    return save(frames)


def turn_frames(record: Record, numbers: Collection[int], milliseconds: int) -> Iterator[Frame]:
    """The pictures of turns of a sliding maze, as their seats saw them; each turn takes so long."""
    before: Sliding = record.opening
    push: Push | None = None
    view = record.game.view
    for (state, after), played in zip(pairwise(states(record)), record.moves, strict=False):
        move = played.move
        if state.step == PUSH:
            before, push = state, move.push if isinstance(move, TimeUp) else move
        pushed = after if state.step == PUSH else state
        if after.turns > before.turns and push is not None and after.turns in numbers:
            seat = before.mover
            turn = DrawnTurn(seat, view(before, seat), push.arrow, view(pushed, seat), after.pawns[seat])
            yield from turn.frames(milliseconds)
            # a card that is drawn after the turn changes no board: without this it would show the turn again
            push = None


def _last_part(record: Record) -> Iterator[Frame]:
    """Positions since the last deal or roll, as the winner saw them, or as everybody did."""
    game, all_states = record.game, list(states(record))
    start = max((at for at, played in enumerate(record.moves, 1) if played.seat == CHANCE), default=0)
    outcome = game.outcome(all_states[-1])
    seat = outcome.winners[0] if outcome and outcome.winners else None
    part = all_states[start:]
    shown = sorted({round(at * (len(part) - 1) / (PICTURES - 1)) for at in range(PICTURES)})
    for at in shown:
        yield fit(render(svg(game.view(part[at], seat)), SIZE)), LENGTH // len(shown)
