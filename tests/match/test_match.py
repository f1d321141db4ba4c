"""A game in progress, over every game, edition and spread of options."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from tests.contract.boxes import Case, cases, random_game
from wanderwall.game.protocol import CHANCE, IllegalMove
from wanderwall.games import edition
from wanderwall.games.sliding.state import Walk
from wanderwall.match import Match, record
from wanderwall.match.seen import Onlooker
from wanderwall.problem import Problem

CASES = cases()
every_case = pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])


def started(case: Case, seed: int = 1) -> Match:
    return Match.deal(edition(case.edition), case.seats, case.options, seed=seed)


def played(case: Case, seed: int, most: int = 60) -> Match:
    """A match that has gone on for a while, any moves."""
    match, dice = started(case, seed), random.Random(seed)
    while match.to_act and len(match.moves) < most:
        seat = dice.choice(sorted(match.to_act))
        match.move(dice.choice(match.legal(seat)), seat)
    return match


@every_case
def test_it_is_always_somebodys_turn_or_over(case: Case) -> None:
    match = played(case, 2)
    for state in (match.opening, match.state):
        assert state.step != "deal"
    assert CHANCE not in match.to_act
    assert bool(match.to_act) == (match.outcome is None)


@every_case
def test_the_same_seed_and_moves_make_the_same_game(case: Case) -> None:
    match = played(case, 3)
    again = started(case, 3)
    for move in match.moves:
        if move.seat != CHANCE:
            again.move(move.move, move.seat)
    assert again.states == match.states


@every_case
def test_undo_goes_back_move_by_move_and_forward_again(case: Case) -> None:
    match = played(case, 4, most=12)
    before, own = match.state, [move for move in match.moves if move.seat != CHANCE]
    for seat in range(case.seats):
        match.seen(seat)
    taken = [match.undo() for _ in own][::-1]
    assert match.states[: len(match.moves) + 1] == started(case, 4).states
    with pytest.raises(Problem) as refused:
        match.undo()
    assert refused.value.code == "match.nothing_to_undo"
    for text, move in zip(taken, own, strict=True):
        match.move(text, move.seat)
    assert match.state == before
    for seat in range(case.seats):
        assert len(match.seen(seat).events) == len(match.moves)


@every_case
def test_what_seats_saw_is_what_an_onlooker_saw(case: Case) -> None:
    match = played(case, 5)
    for seat in range(case.seats):
        onlooker = Onlooker(match.game, seat, match.opening)
        for number, move in enumerate(match.moves):
            onlooker.saw(match.states[number], move.seat, move.move, match.states[number + 1])
        assert match.seen(seat) == onlooker.seen(match.state)


@every_case
def test_a_record_goes_on_where_it_was(case: Case, tmp_path: Path) -> None:
    match = played(case, 6)
    match.headers["Red"] = "Ida"
    match.save(tmp_path / "game.txt")
    again = Match.of(record.load(tmp_path / "game.txt"))
    assert (again.states, again.seed, again.headers) == (match.states, match.seed, match.headers)
    assert again.record() == match.record()


def test_a_refused_move_changes_nothing_and_names_its_clause() -> None:
    match = started(Case("classic-1986", 2, {}))
    before = list(match.states)
    with pytest.raises(IllegalMove) as refused:
        match.move(Walk(0))
    assert refused.value.clause == "S3"
    assert match.states == before


def test_the_clock_ends_a_turn_and_is_taken_back_like_a_move() -> None:
    match = started(Case("classic-1986", 2, {"turn_time": 30}))
    first = match.to_act
    match.time_up(30.0)
    assert match.to_act != first
    assert match.moves[-1].seat == CHANCE
    match.undo()
    assert match.to_act == first
    assert not match.moves


def test_questions_without_a_seat_need_one_that_goes_without_saying() -> None:
    go = started(Case("go", 2, {}))
    with pytest.raises(Problem, match=r"match\.which_seat"):
        go.move("ready")
    *_, last = random_game(Case("classic-1986", 2, {"goals": 1}), seed=1)
    with pytest.raises(Problem, match=r"match\.over"):
        Match(last.state).legal()


def test_a_match_says_shortly_what_it_is_and_keeps_its_copies_apart() -> None:
    match = started(Case("towers-3d", 3, {}))
    assert len(repr(match)) < 80
    written = record.Record(match.opening, tuple(match.moves))
    assert all(len(repr(part)) < 80 for part in (match.state, match.seen(match.state.mover), match.edition, written))
    other = match.copy()
    other.move(other.legal()[0])
    assert not match.moves
