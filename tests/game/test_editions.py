"""Edition files: everything wrong names the file, the key and the reason; adding one needs no code. Options: one
declaration, checked the same way wherever they come from.
"""

from __future__ import annotations

import random
import re
from pathlib import Path
from typing import Any

import pytest

from tests.games.classic.tables import TINY
from wanderwall.game.edition import LANGUAGES, EditionProblem
from wanderwall.game.options import non_default, options_of, parse_options, resolve_options
from wanderwall.games import edition, editions, folder, game, game_of, games, read_edition
from wanderwall.games.classic.state import Options
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem


def test_every_edition_names_all_its_things_in_seven_languages() -> None:
    for name in editions():
        box = edition(name)
        assert box.id == name
        assert set(box.title) == set(LANGUAGES)
        assert all(set(names) == set(LANGUAGES) and all(names.values()) for names in box.names.values())


def test_every_game_has_the_same_files() -> None:
    for name in games():
        here = {path.name for path in folder(name).iterdir()}
        assert {"rules.py", "state.py", "setup.py", "notation.py", "README.md", "editions"} <= here


def test_somebodys_own_edition_plays_without_code() -> None:
    box = read_edition(TINY)
    classic = game_of(box)
    assert classic is game("classic")
    state = after_chance(classic, classic.setup(box, 2, {}), random.Random(1))
    assert len(classic.legal(state, state.mover)) >= 8


BROKEN = [
    ("side = 3", "side = 4", "edition.odd", "side"),
    ("side = 3", "side = 15", "edition.range", "side"),
    ("side = 3", 'side = "three"', "edition.kind", "side"),
    ("side = 3", "", "edition.missing", "side"),
    ("ages = 5", "ages = 5\nnonsense = 1", "edition.unknown", "nonsense"),
    ('red = "a1"', 'red = "z9"', "edition.square", "homes.red"),
    ('red = "a1"', 'red = "b1"', "edition.home", "homes.red"),
    ('"┏┓"', '"┏"', "edition.fixed_rows", "fixed.tiles"),
    ('"┏┓"', '"┏x"', "edition.glyph", "fixed.tiles"),
    ('goal = "sun"', 'goal = "gem"', "edition.twice", "movable[1].goal"),
    ('goal = "sun"', 'goal = "comet"', "edition.unnamed", "names"),
    ("count = 2", "count = 3", "edition.count", "movable"),
    ('shape = "straight"', 'shape = "wiggly"', "edition.word", "movable[4].shape"),
    ("players = [1, 4]", "players = [0, 4]", "edition.players", "players"),
    ("players = [1, 4]", "players = [1]", "edition.players", "players"),
    ('es = "sol", pt = "sol"', 'es = "sol"', "edition.missing", "names.sun.pt"),
    ('es = "sol", pt = "sol"', 'es = "sol", pt = " "', "edition.empty", "names.sun.pt"),
    ('de = "Winzig"', "de = 7", "edition.kind", "title.de"),
    ('game = "classic"', 'game = "chess"', "edition.word", "game"),
    ('id = "tiny"', "id = tiny", "edition.toml", None),
]


@pytest.mark.parametrize(("old", "new", "code", "key"), BROKEN, ids=[f"{row[2]}-{row[3]}" for row in BROKEN])
def test_a_broken_edition_names_file_key_and_reason(
    old: str, new: str, code: str, key: str | None, tmp_path: Path
) -> None:
    text = TINY.read_text(encoding="utf-8")
    assert old in text
    path = tmp_path / "broken.toml"
    path.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(EditionProblem) as refused:
        read_edition(path)
    assert refused.value.code == code
    assert refused.value.details["file"] == str(path)
    assert refused.value.details.get("key") == key


def test_files_that_are_not_editions(tmp_path: Path) -> None:
    with pytest.raises(Problem, match=re.escape("file.unreadable")):
        read_edition(tmp_path / "none.toml")
    binary = tmp_path / "binary.toml"
    binary.write_bytes(b"\xff\xfe\x00")
    with pytest.raises(Problem, match=re.escape("file.not_text")):
        read_edition(binary)
    with pytest.raises(Problem, match=re.escape("edition.no_such")):
        edition("labyrinth-of-dreams")


def test_an_own_edition_is_known_by_its_id_and_cannot_take_anothers(tmp_path: Path) -> None:
    own = tmp_path / "mine.toml"
    own.write_text(TINY.read_text(encoding="utf-8").replace('id = "tiny"', 'id = "mine"'), encoding="utf-8")
    box = edition(str(own))
    assert edition("mine") is box
    classic = game_of(box)
    state = after_chance(classic, classic.setup(box, 2, {}), random.Random(1))
    assert classic.notation.read_position(classic.notation.position_text(state)) == state
    own.write_text(TINY.read_text(encoding="utf-8").replace('id = "tiny"', 'id = "one-piece"'), encoding="utf-8")
    with pytest.raises(Problem, match=re.escape("edition.taken")):
        edition(str(tmp_path / "mine.toml"))


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
    for rules in games().values():
        for name, option in options_of(rules.options).items():
            for value in [*option.words, "yes", "no", "off", option.low, option.high]:
                try:
                    options = resolve_options(rules.options, 2, {name: value})
                except Problem:
                    continue
                assert resolve_options(rules.options, 2, non_default(options)) == options


def test_every_option_cites_a_clause() -> None:
    for rules in games().values():
        assert all(option.clause[0] in "SKTG" for option in options_of(rules.options).values())


def test_words_are_read_as_name_and_value() -> None:
    assert parse_options(["cards=own", "goals=1,2"]) == {"cards": "own", "goals": "1,2"}
    for bad in ("cards", "=own", "cards="):
        with pytest.raises(Problem):
            parse_options([bad])
