"""The edition file, and what its schema says of mistakes."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.games.go.table import EDITION
from wanderwall.board.tiles import letters
from wanderwall.game.edition import LANGUAGES, EditionProblem
from wanderwall.games import editions, read_edition

FILE = editions()["go"]


def test_the_edition_as_it_is() -> None:
    assert EDITION.grid.names[EDITION.middle] == "c3"
    assert sorted(picture for die in EDITION.dice for picture in die) == sorted({*EDITION.where} - {"+"})
    assert all(EDITION.name(thing, language) for thing in EDITION.names for language in LANGUAGES)
    assert [[letters(openings) for openings in face] for face in EDITION.all_tiles["H3"].faces] == [
        ["e", "nsw"],
        ["new", "ew"],
    ]


def test_the_parts_are_all_there_is_to_draw() -> None:
    parts = json.loads(json.dumps(EDITION.parts))
    assert parts["pictures"][parts["middle"]["square"]] == "+"
    assert [tile["id"] for tile in parts["tiles"]] == ["H1", "H2", "H3", "H4", "P1", "P2", "joker"]
    assert parts["tiles"][0] == {"id": "H1", "hole": True, "faces": [[0b1010, 0b1010], [0b0011, 0b1010]]}
    assert parts["score_tiles"][-1] == {"blue": 1, "red": None}


def test_each_die_shows_one_block_of_the_pinwheel() -> None:
    blocks = [{(n // 5, n % 5) for n in map(EDITION.where.__getitem__, die)} for die in EDITION.dice]
    spans = [{(min(b)[0], max(b)[0], min(c for _, c in b), max(c for _, c in b))} for b in blocks]
    assert spans == [{(0, 1, 0, 2)}, {(0, 2, 3, 4)}, {(2, 4, 0, 1)}, {(3, 4, 2, 4)}]


@pytest.mark.parametrize(
    ("old", "new", "key", "reason"),
    [
        ('"crown  keys   bat         genie   ghost",', "", "board.pictures", "go_board"),
        ('"crown  keys ', '"crown ', "board.pictures", "go_board"),
        ("rat    + ", "rat    star ", "board.pictures", "go_middle"),
        ("crown  keys ", "crown  book ", "board.pictures", "twice"),
        ("crown  keys ", "crown  Keys ", "board.pictures", "id"),
        ('middle = "nesw"', 'middle = "up"', "board.middle", "openings"),
        ('"book purse map crown keys bat"', '"book purse map crown keys keys"', "dice.faces", "twice"),
        ('"book purse map crown keys bat"', '"book purse map crown keys star"', "dice.faces", "go_no_picture"),
        ('"book purse map crown keys bat"', '""', "dice.faces", "empty"),
        ('"book purse map crown keys bat"', "6", "dice.faces", "items"),
        ('front = "aW bE"', 'front = "aE bE"', "hole-tiles[0].front", "go_face"),
        ('front = "aW bE"', 'front = "aW aW"', "hole-tiles[0].front", "go_face"),
        ('front = "aW bE"', "", "hole-tiles[0].front", "missing"),
        ('id = "H1"', 'id = "first"', "hole-tiles[0].id", "id"),
        ('id = "H2"', 'id = "H1"', "hole-tiles", "twice"),
        ('[[hole-tiles]]\nid = "H4"', '[[plain-tiles]]\nid = "H4"', "hole-tiles", "go_holes"),
        ("score-tile = 1 ", "score-tile = 5 ", "joker.score-tile", "go_no_score_tile"),
        ("score-tiles = [4, 2]", "score-tiles = [5, 2]", "tables.score-tiles", "go_no_score_tile"),
        ("score-tiles = [4, 2]", "score-tiles = [4, 2, 1]", "tables[0].score-tiles", "go_score_tiles"),
        ("score-tiles = [4, 2]", "score-tiles = [4, 4]", "tables[0].score-tiles", "go_score_tiles"),
        ("blue = 6", "blue = 4", "score-tiles", "go_same_value"),
        ("players = 2\n", "players = 3\n", "tables[0].score-tiles", "go_score_tiles"),
        ("[[tables]]\nplayers = 2\nstart = 7\nscore-tiles = [4, 2]", "", "tables", "go_tables"),
        ("start = 7", "start = 20", "tables.start", "range"),
        ('"blue", "green"]', '"blue"]', "colours", "go_colours"),
        ("ratings = [1, 3", "ratings = [3, 1", "solo.ratings", "go_ratings"),
        ("seconds = 300", "seconds = 0", "solo.seconds", "range"),
        ("finish = 20", "finish = true", "track.finish", "kind"),
        ("finish = 20", "finish = 20\nlength = 21", "track.length", "unknown"),
        ("owl = {", "uhu = {", "names", "unnamed"),
        ('id = "go"', 'id = "g o"', "id", "id"),
    ],
)
def test_a_mistake_in_the_file_names_the_key_and_the_reason(
    tmp_path: Path, old: str, new: str, key: str, reason: str
) -> None:
    text = FILE.read_text(encoding="utf-8")
    assert old in text
    broken = tmp_path / "broken.toml"
    broken.write_text(text.replace(old, new, 1), encoding="utf-8")
    with pytest.raises(EditionProblem) as caught:
        read_edition(broken)
    assert caught.value.code == f"edition.{reason}"
    assert caught.value.details["key"] == key
    assert caught.value.details["file"] == str(broken)
