"""The contract every game and edition keeps; every clause of the rules has a test and stands in a rulebook."""

from __future__ import annotations

import dataclasses
import json
import random
import re
from itertools import islice
from pathlib import Path
from typing import Any

import pytest

from tests.contract.cases import Case, cases, over, random_game, reshuffled
from wanderwall.game.protocol import CHANCE, IllegalMove
from wanderwall.games import editions, folder, games
from wanderwall.match import record

CASES = cases()
every_case = over(CASES)


def test_every_game_has_an_edition_and_every_edition_is_covered() -> None:
    assert {case.game.name for case in CASES} == set(games())
    assert {case.edition for case in CASES} == set(editions())


@every_case
def test_random_games_end_and_legal_moves_apply(case: Case) -> None:
    game = case.game
    for seed in (1, 2):
        *_, last = random_game(case, seed)
        outcome = game.outcome(last.state)
        assert outcome is not None, f"seed {seed}: did not end"
        assert len(outcome.scores) == case.seats
        assert all(0 <= seat < case.seats for seat in outcome.winners)


@every_case
def test_every_legal_move_applies_and_choices_offer_the_same(case: Case) -> None:
    game = case.game
    for number, turn in enumerate(random_game(case, seed=3, most=40)):
        if turn.seat == CHANCE or number % 5:
            continue
        for move in game.legal(turn.state, turn.seat):
            assert game.apply(turn.state, turn.seat, move) != turn.state
        choices = game.choices(turn.state, turn.seat)
        assert choices
        legal = [game.notation.move_text(turn.state, move) for move in game.legal(turn.state, turn.seat)]
        assert sorted(game.legal_moves(game.view(turn.state, turn.seat), choices)) == sorted(legal)
        for seat in range(case.seats):
            if seat not in game.to_act(turn.state):
                assert game.legal(turn.state, seat) == []
                assert game.choices(turn.state, seat) == {}
                assert game.legal_moves(game.view(turn.state, seat), {}) == []


def clause_against(case: Case, state: Any, seat: int, move: Any) -> str | None:
    """The clause that refuses a move, None when the move is fine."""
    try:
        case.game.apply(state, seat, move)
    except IllegalMove as problem:
        return problem.clause
    return None


@every_case
def test_moves_of_others_are_refused_without_a_trace(case: Case) -> None:
    game = case.game
    turns = [turn for turn in random_game(case, seed=4, most=60) if turn.move is not None]
    moves = [turn.move for turn in turns]
    dice = random.Random(4)
    refused = 0
    for turn in turns:
        kept = game.notation.position_text(turn.state) if turn.state.step != "deal" else ""
        before = hash(turn.state)
        for seat in (*range(case.seats), case.seats, 99):
            move = dice.choice(moves)
            if seat in game.to_act(turn.state) and move in game.legal(turn.state, seat):
                continue
            clause = clause_against(case, turn.state, seat, move)
            refused += clause is not None
            assert clause != ""
        assert hash(turn.state) == before
        assert kept == (game.notation.position_text(turn.state) if turn.state.step != "deal" else "")
    assert refused > 0


@every_case
def test_positions_and_moves_round_trip(case: Case) -> None:
    game = case.game
    for turn in random_game(case, seed=5, most=120):
        if turn.state.step != "deal":
            text = game.notation.position_text(turn.state)
            assert "\n" not in text
            again = game.notation.read_position(text)
            assert again == turn.state
            assert hash(again) == hash(turn.state)
            assert game.notation.position_text(again) == text
        if turn.move is not None:
            text = game.notation.move_text(turn.state, turn.move)
            assert game.notation.read_move(turn.state, turn.seat, text) == turn.move
            if turn.seat != CHANCE:
                assert game.notation.read_move(turn.state, turn.seat, f" {text.upper()} ") == turn.move


@every_case
def test_records_round_trip_and_replay(case: Case) -> None:
    game = case.game
    opening, *turns = [turn for turn in random_game(case, seed=6, most=300) if turn.state.step != "deal"]
    played = [record.PlayedMove(t.seat, t.move, seconds=n / 4 or None) for n, t in enumerate((opening, *turns[:-1]))]
    written = record.Record(opening.state, tuple(played), {"Red": "Ida", "Event": 'a "test" \\ game'}, "from the top")
    text = record.write(written)
    again = record.read(text)
    assert again == written
    assert record.write(again) == text
    assert list(record.states(again)) == [t.state for t in (opening, *turns)]
    loose = text.replace(" ", "  ").replace("[Game", "[game").replace("\n", "\r\n")
    assert record.read(loose).moves == written.moves
    assert record.result_text(game, record.final(again)) in text


# a fifth of the moments: two, three or four seats take turns to push and walk, and five meets each of them at both
@pytest.mark.parametrize("every", [5, pytest.param(1, marks=pytest.mark.broad)])
@every_case
def test_views_are_json_and_hold_no_secret(case: Case, every: int) -> None:
    game, dice = case.game, random.Random(7)
    changed = 0
    for turn in islice(random_game(case, seed=7, most=150), 0, None, every):
        if turn.state.step in ("deal", "over"):
            continue
        for viewer in (None, *range(case.seats)):
            view = game.view(turn.state, viewer)
            assert json.loads(json.dumps(view)) == view
            other = reshuffled(game.name, turn.state, viewer, dice)
            changed += other != turn.state
            assert game.view(other, viewer) == view
            if viewer is not None:
                assert game.choices(other, viewer) == game.choices(turn.state, viewer)
    alone_at_go = case.game.name == "go" and case.seats == 1
    assert changed > 0 or case.options.get("cards") == "open" or alone_at_go


@every_case
def test_states_are_immutable_and_tell_themselves_shortly(case: Case) -> None:
    first, *_ = turns = list(random_game(case, seed=8, most=20))
    state = first.state
    assert len(repr(state)) < 80
    assert len(repr(state.edition)) < 80
    assert all(len(repr(turn.move)) < 100 for turn in turns)
    with pytest.raises(AttributeError):
        state.options = None


JUNK = (None, True, -1, 10**9, 1.5, "", "zz", (), ("x",), b"N2", [1])


@every_case
def test_junk_in_a_move_is_refused_never_a_crash(case: Case) -> None:
    game = case.game
    for turn in list(random_game(case, seed=9, most=25)):
        if turn.move is None:
            continue
        before = hash(turn.state)
        for junk in JUNK:
            with pytest.raises(IllegalMove):
                game.apply(turn.state, turn.seat, junk)
            for field in dataclasses.fields(turn.move):
                changed = dataclasses.replace(turn.move, **{field.name: junk})
                clause_against(case, turn.state, turn.seat, changed)  # anything but a refusal or a state is an error
        assert hash(turn.state) == before


TESTS = Path(__file__).parents[1]
CLAUSES = {"S": 10, "K": 10, "T": 9, "G": 11}
RULEBOOKS = {"S": "classic", "K": "classic", "T": "towers", "G": "go"}
ALL = [(letter, number) for letter, last in CLAUSES.items() for number in range(1, last + 1)]


def named() -> set[str]:
    """The clauses that stand in front of a test's name: `test_s1_s2_…` is about S1 and S2."""
    found: set[str] = set()
    for path in TESTS.rglob("test_*.py"):
        for match in re.finditer(r"def test_((?:[sktg]\d+_)+)", path.read_text(encoding="utf-8")):
            found |= set(match[1].strip("_").split("_"))
    return found


@pytest.mark.parametrize(("letter", "number"), ALL)
def test_every_clause_has_a_test(letter: str, number: int) -> None:
    assert f"{letter.lower()}{number}" in named()


@pytest.mark.parametrize(("letter", "number"), ALL)
def test_every_clause_stands_in_its_rulebook(letter: str, number: int) -> None:
    rulebook = (folder(RULEBOOKS[letter]) / "README.md").read_text(encoding="utf-8")
    assert re.search(rf"\*\*{letter}{number}\b", rulebook)
