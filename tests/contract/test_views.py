"""Views and choices are what they are said to be: no key is missing, none is undeclared, none is without a sentence."""

from __future__ import annotations

import re
from collections import Counter
from typing import Annotated, Any, TypedDict, get_args

import jsonschema_rs
import pytest

from tests.contract.cases import Case, cases, over, random_game
from tools.generate import contract
from wanderwall.game.options import options_of
from wanderwall.games import games

CASES = cases()
#: of each step of a game the first moments are checked, and after these one of EVERY
FIRST, EVERY = 4, 40


class Checked:
    """What a game's views and choices are held against."""

    def __init__(self, name: str) -> None:
        schema = contract.schema(contract.types_of(name))
        self.view = jsonschema_rs.validator_for(schema)
        self.choices = jsonschema_rs.validator_for({**schema, "$ref": f"#/$defs/{name.capitalize()}Choices"})


class Silent(TypedDict):
    described: Annotated[int, "This is described."]
    silent: int


class Mumbling(TypedDict):
    mumbled: Annotated[int, "no sentence"]


CHECKED = {name: Checked(name) for name in games()}


@over(CASES)
def test_views_and_choices_keep_to_the_schema(case: Case) -> None:
    game, checked = case.game, CHECKED[case.game.name]
    steps: Counter[str] = Counter()
    for turn in random_game(case, seed=11):
        steps[turn.state.step] += 1
        if steps[turn.state.step] > FIRST and steps.total() % EVERY:
            continue
        for viewer in (None, *range(case.seats)):
            view = game.view(turn.state, viewer)
            checked.view.validate(view)
            if game.name == "go":  # a board is for its owner
                assert ("layout" in view, "hand" in view) == (viewer is not None,) * 2
        for seat in range(case.seats):
            checked.choices.validate(game.choices(turn.state, seat))
    assert steps["over"] == 1


@pytest.mark.parametrize("name", games())
def test_the_schema_refuses_what_is_missing_and_what_nobody_declared(name: str) -> None:
    case = next(case for case in CASES if case.game.name == name and case.seats == 2)
    turn = next(turn for turn in random_game(case, seed=12) if turn.state.step not in ("deal", "roll"))
    view, choices = case.game.view(turn.state, turn.seat), case.game.choices(turn.state, turn.seat)
    checked = CHECKED[name]
    assert checked.view.is_valid(view)
    assert checked.choices.is_valid(choices)
    assert not checked.view.is_valid({**view, "more": 1})
    assert not checked.choices.is_valid({**choices, "more": 1})
    for key in view.keys() - {"layout", "hand"}:
        assert not checked.view.is_valid({other: value for other, value in view.items() if other != key}), key
    seats = [{**seat, "secret": 1} for seat in view["seats"]]
    assert not checked.view.is_valid({**view, "seats": seats})


@pytest.mark.parametrize("name", games())
def test_options_in_views_are_the_game_s_options(name: str) -> None:
    """They are declared in the game's dataclass; the view's type says the same names and words."""
    hint = next(key.kind for key in contract.keys(contract.types_of(name).view) if key.name == "options")
    kinds = {key.name: key.kind for key in contract.keys(get_args(hint)[0])}
    options = options_of(games()[name].options)
    assert list(kinds) == list(options)
    for option, about in options.items():
        kind = get_args(get_args(kinds[option])[0])[0] if about.per_seat else kinds[option]
        assert contract.words(kind) == about.words, option


def test_what_is_written_from_the_types_is_fresh() -> None:
    stale = [path.name for path, text in contract.files().items() if path.read_text(encoding="utf-8") != text]
    assert not stale, "run: python -m tools generate contract"


def test_every_game_stands_in_the_docs() -> None:
    text = contract.DOCS.read_text(encoding="utf-8")
    assert set(re.findall(f"<!-- {contract.MARK} -->", text)) == set(games())


@pytest.mark.parametrize(("kind", "name"), [(Silent, "silent"), (Mumbling, "mumbled")])
def test_a_key_without_a_sentence_is_refused(kind: Any, name: str) -> None:
    with pytest.raises(ValueError, match=name):
        contract.keys(kind)
