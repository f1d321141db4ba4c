"""Differences between views."""

from __future__ import annotations

import copy
import json
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.contract.cases import Case, cases, random_game
from wanderwall.server.tables.views import Views, apply_changes, changes

#: no 0 and 1 next to booleans: a field is one or the other
leaves = st.none() | st.booleans() | st.integers(2, 9) | st.text("ab", max_size=2)
keys = st.sampled_from("abcd")
values: st.SearchStrategy[Any] = st.recursive(
    leaves, lambda inner: st.lists(inner, max_size=4) | st.dictionaries(keys, inner, max_size=4), max_leaves=20
)

CASES = cases()


@given(values, values)
def test_the_changes_make_the_one_out_of_the_other(before: Any, after: Any) -> None:
    kept = copy.deepcopy(before)
    sent = json.loads(json.dumps(changes(before, after)))
    assert apply_changes(before, sent) == after
    assert before == kept


@given(values)
def test_what_is_equal_needs_no_change(value: Any) -> None:
    assert changes(value, copy.deepcopy(value)) == []


@given(values, values)
def test_no_change_is_told_twice_or_for_nothing(before: Any, after: Any) -> None:
    differences = changes(before, after)
    paths = [tuple(path) for path, *_ in differences]
    assert len(set(paths)) == len(paths)
    for leave_out in range(len(differences)):
        assert apply_changes(before, differences[:leave_out] + differences[leave_out + 1 :]) != after


def test_lists_come_in_parts_unless_their_length_changes() -> None:
    assert changes({"maze": [1, 2, 3]}, {"maze": [1, 5, 3]}) == [[["maze", 1], 5]]
    assert changes({"found": ["owl"]}, {"found": ["owl", "bat"]}) == [[["found"], ["owl", "bat"]]]
    assert changes({"seats": [{"pawn": 0}]}, {"seats": [{"pawn": 9}]}) == [[["seats", 0, "pawn"], 9]]


def test_a_view_may_come_and_go_as_a_whole() -> None:
    assert changes(None, {"step": "push"}) == [[[], {"step": "push"}]]
    assert apply_changes({"step": "push"}, changes({"step": "push"}, None)) is None


def test_what_is_the_same_is_shared() -> None:
    before: dict[str, Any] = {"things": {"owl": 3}, "seats": [{"pawn": 1}, {"pawn": 2}]}
    after = apply_changes(before, [[["seats", 1, "pawn"], 5]])
    assert after == {"things": {"owl": 3}, "seats": [{"pawn": 1}, {"pawn": 5}]}
    assert after["things"] is before["things"]
    assert after["seats"][0] is before["seats"][0]


@pytest.mark.parametrize("case", CASES, ids=[case.id for case in CASES])
def test_every_seat_can_follow_a_game_by_its_changes(case: Case) -> None:
    """Also if the game computes them itself, without making views."""
    game, viewers = case.game, [None, *range(case.seats)]
    shown: dict[int | None, Any] = dict.fromkeys(viewers)
    before = Views(game, None, viewers)
    for turn in random_game(case, seed=5, most=60):
        after = Views(game, turn.state, viewers)
        for viewer, differences in before.changes(after).items():
            view = game.view(turn.state, viewer)
            shown[viewer] = apply_changes(shown[viewer], json.loads(json.dumps(differences)))
            assert after.of(viewer) == shown[viewer] == view
        before = after
