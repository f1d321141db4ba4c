"""A game in progress, over every game, edition and spread of options."""

from __future__ import annotations

import copy
import math
import pickle
import random
from pathlib import Path
from typing import Any

import pytest

from tests.contract.cases import Case, cases, over, random_game
from wanderwall.game.protocol import CHANCE, IllegalMove
from wanderwall.games import edition
from wanderwall.games.sliding.state import Walk
from wanderwall.match import Match, record
from wanderwall.match.history import HistoryRecorder
from wanderwall.problem import Problem

CASES = cases()
every_case = over(CASES)


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
        match.history(seat)
    taken = [match.undo() for _ in own][::-1]
    assert match.states[: len(match.moves) + 1] == started(case, 4).states
    with pytest.raises(Problem) as refused:
        match.undo()
    assert refused.value.code == "match.nothing_to_undo"
    for text, move in zip(taken, own, strict=True):
        match.move(text, move.seat)
    assert match.state == before
    for seat in range(case.seats):
        assert len(match.history(seat).events) == len(match.moves)


@every_case
def test_what_seats_saw_is_what_an_onlooker_saw(case: Case) -> None:
    match = played(case, 5)
    for seat in range(case.seats):
        onlooker = HistoryRecorder(match.game, seat, match.opening)
        for number, move in enumerate(match.moves):
            onlooker.record(match.states[number], move.seat, move.move, match.states[number + 1])
        assert match.history(seat) == onlooker.history(match.state)


@every_case
def test_a_record_goes_on_where_it_was(case: Case, tmp_path: Path) -> None:
    match = played(case, 6)
    match.headers["Red"] = "Ida"
    match.save(tmp_path / "game.txt")
    again = Match.of(record.load(tmp_path / "game.txt"))
    assert (again.states, again.seed, again.headers) == (match.states, match.seed, match.headers)
    assert again.record() == match.record()


@every_case
def test_the_moves_of_one_match_can_be_played_in_another(case: Case) -> None:
    """Those of chance, too, in place of what the other one would deal, roll and shuffle."""
    match = played(case, 7)
    match.moves[0] = match.moves[0]._replace(seconds=1.5, comment="so")
    again = Match(match.opening, seed="another")
    for move in match.moves:
        again.move(move)
    assert again.states == match.states
    assert again.moves == match.moves
    for seat in range(case.seats):
        assert again.history(seat) == match.history(seat)


@pytest.mark.parametrize(
    ("box", "options"),
    [("classic-1986", {"turn_time": 30}), ("towers-3d", {"turn_time": 30, "goals": 2}), ("go", {"round_clock": 60})],
)
def test_turns_that_the_clock_ended_can_be_played_in_another_match(box: str, options: dict[str, Any]) -> None:
    """Given as one of `moves`, and as hosts make them."""
    match, dice = started(Case(box, 2, options)), random.Random(3)
    for number in range(60):
        if not match.to_act:
            break
        if number % 5 == 4 and match.game.period(match.state) is not None:
            match.time_up(30.0)
        else:
            seat = dice.choice(sorted(match.to_act))
            match.move(dice.choice(match.legal(seat)), seat)
    clock = [move for move in match.moves if move.seconds == 30.0]
    assert clock
    again = Match(match.opening, seed="another")
    hosted = Match(match.opening, seed="another")
    for move in match.moves:
        again.move(move)
        hosted.move(move.move, move.seat, move.seconds)
    assert again.states == hosted.states == match.states


@every_case
def test_a_match_is_its_moves_with_the_positions_before_them(case: Case) -> None:
    match = played(case, 8, most=20)
    pairs = list(match)
    assert [move for _, move in pairs] == match.moves
    assert [match.game.notation.read_position(position) for position, _ in pairs] == match.states[:-1]
    for number, (position, move) in enumerate(pairs):
        moment = Match(match.game.notation.read_position(position), seed="another")
        moment.move(move)
        assert moment.states[1] == match.states[number + 1]


@every_case
def test_states_of_the_same_position_are_equal(case: Case) -> None:
    """Read from text or played; and those of others are not."""
    states = played(case, 9, most=30).states
    notation = case.game.notation
    texts = [notation.position_text(state) for state in states]
    assert [notation.read_position(text) for text in texts] == states
    assert {notation.read_position(text) for text in texts} == set(states)
    assert len(set(states)) == len(set(texts))


def test_another_order_of_moves_leads_to_an_equal_state() -> None:
    go = started(Case("go", 2, {}))
    for seat in (0, 1):
        go.move("ready", seat)
    one, other = go.copy(), go.copy()
    for text, colour in (("H1a-d5n", "red"), ("H2b-e4n", "red"), ("H1a-d5n", "yellow")):
        one.move(text, colour)
    for text, colour in (
        ("H2b-e4n", "red"),
        ("H1a-d5n", "yellow"),
        ("P1a-a1e", "red"),
        ("-P1", "red"),
        ("H1a-d5n", "red"),
    ):
        other.move(text, colour)
    assert one.state == other.state
    assert len({one.state, other.state}) == 1
    assert one.position == other.position
    # a turn back and forth on the board is another position: it is later in the game
    match = started(Case("classic-1986", 1, {}))
    match.move("N2ns")
    match.move("stay")
    assert match.state != match.opening


def test_seats_are_numbers_or_colours_everywhere() -> None:
    match = started(Case("classic-1986", 2, {}))
    mover = match.colours[next(iter(match.to_act))]
    (seat,) = match.to_act
    for method in (match.view, match.history, match.legal, match.reach, match.choices):
        assert method(mover) == method(mover.upper()) == method(seat), method
        for bad in (9, -1, "pink", "", 1.0, True, [1]):
            with pytest.raises(Problem) as refused:
                method(bad)  # type: ignore[arg-type]
            assert refused.value.code == "match.no_seat"
            assert str(refused.value) == f"There is no seat “{bad}”. There are: 0 (red), 1 (blue)."
    match.move(match.legal()[0], mover)
    with pytest.raises(Problem, match=r"match\.no_seat"):
        match.move(match.legal()[0], "pink")


@pytest.mark.parametrize("seconds", [-1, -0.001, math.nan, math.inf, 1e9, "4", [1]])
def test_seconds_that_no_record_can_hold_are_refused(seconds: Any) -> None:
    match = started(Case("classic-1986", 2, {"turn_time": 30}))
    played = record.PlayedMove(
        next(iter(match.to_act)), match.game.legal(match.state, next(iter(match.to_act)))[0], seconds
    )
    for attempt in (
        lambda: match.move(match.legal()[0], seconds=seconds),
        lambda: match.move(played),
        lambda: match.time_up(seconds),
        lambda: Match(match.opening, [played]),
    ):
        with pytest.raises(Problem, match=r"match\.seconds"):
            attempt()
    assert not match.moves


def test_every_seconds_and_comment_that_is_taken_can_be_saved_and_loaded(tmp_path: Path) -> None:
    match = started(Case("classic-1986", 2, {"goals": 1}))
    match.comment = "a quiet {opening}"
    for seconds in (0, 1e-9, 4.5, 999_999_999):
        match.move(match.legal()[0], seconds=seconds, comment='with "all" {kinds} of signs; and [Red "x"]')
    with pytest.raises(TypeError, match="a comment is text, not int"):
        match.move(match.legal()[0], comment=5)  # type: ignore[arg-type]
    match.headers |= {"Event": 'the "first"\nevening'}
    match.save(tmp_path / "game.txt")
    again = Match.of(record.load(tmp_path / "game.txt"))
    assert again.states == match.states
    assert [move.seconds for move in again.moves] == [0, 0, 4.5, 999_999_999]
    assert again.comment == "a quiet (opening)"
    before = (tmp_path / "game.txt").read_text()
    match.headers["Two words"] = "x"
    with pytest.raises(Problem, match=r"record\.header"):
        match.save(tmp_path / "game.txt")
    assert (tmp_path / "game.txt").read_text() == before


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
    assert all(len(repr(part)) < 80 for part in (match.state, match.history(match.state.mover), match.edition, written))
    for other in (match.copy(), copy.copy(match), copy.deepcopy(match), pickle.loads(pickle.dumps(match))):
        other.move(other.legal()[0])
        assert not match.moves
