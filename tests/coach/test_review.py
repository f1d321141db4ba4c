"""Reviews of recorded games: every turn is judged by what its seat knew."""

from __future__ import annotations

import io
import json
from dataclasses import replace
from pathlib import Path
from random import Random
from typing import Any

import pytest
from PIL import Image, ImageChops

from tests.contract.cases import Case, cases, random_game
from wanderwall.bots import bot, bot_names
from wanderwall.bots.protocol import Budget
from wanderwall.coach import coach
from wanderwall.coach.film import LENGTH, MOMENTS, film, moments, turn_frames
from wanderwall.coach.sliding.review import AS_GOOD, ReviewedTurn, review, summaries
from wanderwall.games import edition, editions, game
from wanderwall.games.sliding.state import Push, TimeUp, Walk
from wanderwall.match import Match
from wanderwall.match.record import PlayedMove, Record, final, read, states
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

RECORDS = Path(__file__).parents[1] / "records"


def golden(name: str, moves: int) -> Record:
    record = read((RECORDS / f"{name}.txt").read_text(encoding="utf-8"))
    return replace(record, moves=record.moves[:moves])


def turns_of(record: Record) -> list[ReviewedTurn]:
    return list(review(record))


@pytest.mark.parametrize("name", ["classic-1986-2-006", "towers-3d-2-060", "classic-1986-4-012"])
def test_every_turn_is_there_with_its_finds(name: str) -> None:
    record = golden(name, 17)
    turns = turns_of(record)
    last: Any = final(record)
    assert [turn.number for turn in turns] == list(range(1, last.turns + 1))
    assert all(turn.gave_up >= 0 for turn in turns)
    assert all(turn.best.score >= turn.played.score for turn in turns)
    finds = record.game.finds(last)  # type: ignore[attr-defined]
    for summary in summaries(turns, last.seats):
        assert summary.found == finds[summary.seat]
        assert summary.turns == sum(turn.seat == summary.seat for turn in turns)
    assert json.loads(json.dumps([turn.as_json(record) for turn in turns]))[0]["number"] == 1
    assert json.dumps([summary.as_json(record) for summary in summaries(turns, last.seats)])


def test_a_goal_left_in_reach_is_missed() -> None:
    """The best turn of a review is played, then one that takes nothing."""
    classic, dice = game("classic"), Random(1)
    for seed in range(20):
        opening: Any = after_chance(classic, classic.setup(edition("classic-1986"), 2, {}), Random(seed))
        seat = opening.mover
        push = dice.choice(classic.legal(opening, seat))
        stays = classic.apply(opening, seat, push).pawns[seat]
        lazy = Record(opening, (PlayedMove(seat, push), PlayedMove(seat, Walk(stays))))
        (turn,) = review(lazy)
        if not turn.missed:
            continue
        assert turn.finding > 0
        assert turn.gave_up > AS_GOOD
        better = (PlayedMove(seat, turn.best.turn.push), PlayedMove(seat, Walk(turn.best.turn.to)))
        (again,) = review(Record(opening, better))
        assert again.found
        assert again.gave_up == 0
        assert again.reasons[0].code == "reaches"
        first, other = summaries([turn], 2)[seat], summaries([turn], 2)[1 - seat]
        assert (first.missed, first.good, first.worst) == (1, 0, 1)
        assert (other.turns, other.worst) == (0, None)
        return
    pytest.fail("nothing was ever in reach")


def test_time_running_out_ends_a_turn_too() -> None:
    classic = game("classic")
    opening: Any = after_chance(classic, classic.setup(edition("classic-1986"), 2, {"turn_time": 30}), Random(1))
    push = classic.legal(opening, opening.mover)[5]
    record = Record(opening, (PlayedMove(-1, TimeUp(push)),))
    *_, after = states(record)
    (turn,) = review(record)
    assert turn.played.turn.push == push
    assert turn.played.turn.to == after.pawns[turn.seat]
    half = Record(opening, (PlayedMove(opening.mover, push), PlayedMove(-1, TimeUp())))
    assert turns_of(half)[0].played == turn.played


def test_a_turn_in_progress_is_not_judged() -> None:
    record = golden("classic-1986-2-006", 1)
    assert isinstance(record.moves[0].move, Push)
    assert turns_of(record) == []
    assert summaries([], 2)[0].turns == 0


def test_go_is_not_reviewed() -> None:
    with pytest.raises(Problem, match=r"game\.not_here"):
        turns_of(golden("go-2-051", 3))


#: every edition with every number of seats, as the box has it
PLAIN = [
    Case(name, seats, {})
    for name in editions()
    for seats in range(edition(name).players[0], edition(name).players[1] + 1)
]
EVERY_TABLE = [*PLAIN, *(pytest.param(case, marks=pytest.mark.broad) for case in cases() if case not in PLAIN)]
#: random moves of a game: enough for two turns of everybody, or for the first tiles of a round
MOVES = 16


@pytest.mark.parametrize("case", EVERY_TABLE, ids=lambda case: case.id)
def test_the_coach_helps_at_every_table(case: Case) -> None:
    helper, turns = coach(case.game.name), list(random_game(case, seed=4, most=MOVES))
    hints = 0
    for turn in turns[:-1]:
        if turn.state.step in ("push", "walk", "play") and turn.seat >= 0 and hints < 3:
            text = helper.hint(case.game.view(turn.state, turn.seat)).as_json()
            move = case.game.notation.read_move(turn.state, turn.seat, text.get("move") or text["push"] or text["walk"])
            assert case.game.apply(turn.state, turn.seat, move)
            hints += 1
    assert hints
    begun = next(at for at, turn in enumerate(turns) if turn.seat >= 0)
    record = Record(turns[begun].state, tuple(PlayedMove(turn.seat, turn.move) for turn in turns[begun:-1]))
    parts = list(helper.review(record))
    said = json.loads(json.dumps(helper.as_json(parts, record)))
    assert len(said["summaries"]) == case.seats
    assert len(said[helper.parts]) == len(parts)


@pytest.mark.parametrize("case", EVERY_TABLE, ids=lambda case: case.id)
def test_every_bot_plays_at_every_table(case: Case) -> None:
    for name in bot_names(case.game.name):
        player, match = bot(name, case.game.name), Match.deal(edition(case.edition), case.seats, case.options, seed=2)
        for seed in range(6):
            if match.outcome is not None:
                break
            seat = min(match.to_act)
            match.move(player.choose(match.history(seat), Budget(nodes=40), seed).move, seat=seat)
        assert match.moves


# ── the film ─────────────────────────────────────────────────────────────────────────────────────────────────────────


@pytest.mark.parametrize(
    "name", ["go-2", *(pytest.param(one, marks=pytest.mark.broad) for one in ("towers-3d-2-060", "classic-1986-4-015"))]
)
def test_a_film_is_twenty_seconds_of_moving_pictures(name: str) -> None:
    record = read(next(RECORDS.glob(f"{name}*.txt")).read_text(encoding="utf-8"))
    with Image.open(io.BytesIO(film(record))) as shown:
        assert shown.format == "WEBP"
        count, milliseconds = getattr(shown, "n_frames", 1), 0
        assert count >= 10
        for number in range(count):
            shown.seek(number)
            shown.load()
            milliseconds += int(shown.info["duration"])
        assert LENGTH - 500 <= milliseconds <= LENGTH + 3 * 900


def test_the_moments_of_a_film_are_the_turns_that_decided_the_game() -> None:
    record = golden("classic-1986-4-012", 99)
    helper = coach("classic")
    reviewed: Any = helper.as_json(turns_of(record), record)
    chosen = {moment.number: moment.kind for moment in moments(reviewed)}
    assert len(chosen) == MOMENTS
    assert list(chosen) == sorted(chosen)
    assert chosen[5] == "home"
    finds = [turn for turn in reviewed["turns"] if turn["played"]["finds"]]
    if "best" in chosen.values():
        best = next(turn for turn in finds if chosen.get(turn["number"]) == "best")
        assert best["finding"] / best["pushes"] <= min(turn["finding"] / turn["pushes"] for turn in finds[:-1]) + 1e-9


def test_in_a_film_the_last_picture_of_a_turn_is_the_board_after_it() -> None:
    record = golden("classic-1986-4-012", 99)
    *_, (picture, _) = turn_frames(record, [1], 1000)
    _, *_, (then, _) = turn_frames(record, [2], 1000)
    (start, _), *_ = turn_frames(record, [2], 1000)
    assert ImageChops.difference(picture, then).getbbox() is not None
    moved = ImageChops.difference(picture, start).convert("L").point(lambda value: 255 * (value > 60))
    share = moved.histogram()[255] / (moved.width * moved.height)
    assert share < 0.02, "between two turns only the goal and the pawn in motion change"


def test_a_game_without_a_turn_has_no_film() -> None:
    with pytest.raises(Problem, match=r"film\.short"):
        film(golden("classic-1986-4-012", 0))
    with pytest.raises(Problem, match=r"film\.short"):
        film(golden("classic-1986-4-012", 1))
