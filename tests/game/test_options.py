"""Options: one declaration, checked the same way wherever they come from."""

from __future__ import annotations

from typing import Any

import pytest

from wanderwall.game.options import non_default, options_of, parse_options, resolve_options
from wanderwall.games import games
from wanderwall.games.classic.state import Options
from wanderwall.problem import Problem


def test_one_value_for_all_seats_or_one_for_each() -> None:
    assert resolve_options(Options, 3, {"cards": "own"}).cards == ("own", "own", "own")
    assert resolve_options(Options, 3, {"cards": "own,top,open"}).cards == ("own", "top", "open")
    assert resolve_options(Options, 2, {"goals": "3,off"}).goals == (3, None)


def test_later_wishes_override_earlier_ones() -> None:
    assert resolve_options(Options, 2, {"peek": "on-turn"}, {"peek": "at-once"}).peek == "at-once"


@pytest.mark.parametrize(
    ("given", "code"),
    [
        ({"carts": "own"}, "option.unknown"),
        ({"cards": "hidden"}, "option.value"),
        ({"cards": "own,top"}, "option.seats"),
        ({"turn_limit": 0}, "option.value"),
        ({"turn_limit": "soon"}, "option.value"),
        ({"turn_limit": True}, "option.value"),
        ({"turn_limit": "٣"}, "option.value"),
        ({"finish_round": "maybe"}, "option.value"),
        ({"goals": "1,x,3"}, "option.value"),
    ],
)
def test_bad_options_say_what_was_expected(given: dict[str, Any], code: str) -> None:
    with pytest.raises(Problem) as refused:
        resolve_options(Options, 3, given)
    assert refused.value.code == code


def test_options_round_trip_as_text_in_every_game() -> None:
    for game in games().values():
        for name, option in options_of(game.options).items():
            for value in [*option.words, "yes", "no", "off", option.low, option.high]:
                try:
                    options = resolve_options(game.options, 2, {name: value})
                except Problem:
                    continue
                assert resolve_options(game.options, 2, non_default(options)) == options


def test_every_option_cites_a_clause() -> None:
    for game in games().values():
        assert all(option.clause[0] in "SKTG" for option in options_of(game.options).values())


def test_words_are_read_as_name_and_value() -> None:
    assert parse_options(["cards=own", "goals=1,2"]) == {"cards": "own", "goals": "1,2"}
    for bad in ("cards", "=own", "cards="):
        with pytest.raises(Problem):
            parse_options([bad])
