"""Moves and positions as text, the edition file, and what its schema says of mistakes."""

from __future__ import annotations

import contextlib
import json
from pathlib import Path
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.go.table import EDITION, RIGHT, ROLL, Table, games, played
from wanderwall.board.tiles import letters
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.game import CHANCE, Seat
from wanderwall.game.edition import LANGUAGES, EditionProblem
from wanderwall.games import editions, read_edition
from wanderwall.games.go import GAME
from wanderwall.games.go.state import FACES, Lay, Lift, Move, Roll, State
from wanderwall.i18n import Texts
from wanderwall.problem import Problem

NOTATION = GAME.notation


@settings(max_examples=40)
@given(games())
def test_positions_and_moves_round_trip(game: list[tuple[State, Seat, Move]]) -> None:
    for state, seat, move in game:
        read = NOTATION.read_position(NOTATION.position_text(state))
        assert (read, hash(read)) == (state, hash(state))
        assert NOTATION.read_move(state, seat, NOTATION.move_text(state, move)) == move


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_positions_round_trip_to_the_end_of_a_game(seats: int) -> None:
    game = list(played(seats, {}, seats, 2000, [GreedyGo]))
    state = GAME.apply(*game[-1])
    assert {before.step for before, _, _ in game} == {"roll", "ready", "play"}
    assert state.step == "over"
    assert GAME.outcome(state)
    assert NOTATION.read_position(NOTATION.position_text(state)) == state


@given(
    st.sampled_from([tile.id for tile in EDITION.tiles]), st.integers(0, 24), st.integers(0, 3), st.sampled_from(FACES)
)
def test_every_way_to_lay_a_tile_round_trips_however_it_is_written(
    tile: str, square: int, turn: int, face: str
) -> None:
    state, lay = Table.playing(2).state, Lay(tile, square, turn, face)
    text = NOTATION.move_text(state, lay)
    name, towards = EDITION.grid.names[square], "eswn"[turn]
    for written in (text, text.upper(), f" {text.replace('-', ' ')} ", f"{tile} {name} {towards} {face}"):
        assert NOTATION.read_move(state, 0, written) == lay


@pytest.mark.parametrize(
    ("text", "move"),
    [
        ("H1a-c2e", Lay("H1", 7)),
        ("h1 c2 e b", Lay("H1", 7, 0, "b")),
        ("H2b b2 n", Lay("H2", 6, 3, "b")),
        ("H2 b2 n b", Lay("H2", 6, 3, "b")),
        ("J-c2", Lay("joker", 7)),
        ("joker c2", Lay("joker", 7)),
        ("-H1", Lift("H1")),
        ("lift h1", Lift("H1")),
        ("-j", Lift("joker")),
        ("roll:purse,spider,owl,candelabra", Roll(("purse", "spider", "owl", "candelabra"))),
        ("ROLL candelabra owl spider purse", Roll(("purse", "spider", "owl", "candelabra"))),
    ],
)
def test_the_reader_is_forgiving(text: str, move: Move) -> None:
    assert NOTATION.read_move(Table.playing(2).state, 0, text) == move


@pytest.mark.parametrize(
    "text", ["", "H1", "H1-c2e", "H1a-c2", "H1a-c2eb", "H9a-c2e", "H1a-f6e", "J-c2e", "-H7", "go", "roll:"]
)
def test_what_is_no_move_says_what_was_expected(text: str) -> None:
    with pytest.raises(Problem) as caught:
        NOTATION.read_move(Table.playing(2).state, 0, text)
    assert caught.value.code == "go.notation.move"
    assert "H1a-c2e" in str(caught.value.details["expected"])


@given(st.text(max_size=60))
def test_any_text_is_a_move_or_a_problem(text: str) -> None:
    with contextlib.suppress(Problem):
        NOTATION.read_move(Table.playing(2).state, 0, text)


def test_a_position_is_one_line_for_people() -> None:
    table = Table(["red", "blue", "green"], helper=True)
    assert NOTATION.position_text(table.state) == "go 1 roll - red=3:-:- blue=3:-:- green=3:-:- helper=yes mild=yes"
    table.do(CHANCE, ROLL)
    table.do(1, "ready")
    assert NOTATION.position_text(table.state).startswith(
        "go 1 ready purse,spider,owl,candelabra red=3:-:- blue=3:-:ready"
    )
    table.do(0, "ready")
    table.do(2, "ready")
    table.do(2, *RIGHT, "grab")
    table.do(0, "H1a-b1e", "stop")
    assert NOTATION.position_text(table.state) == (
        "go 1 play purse,spider,owl,candelabra red=3:H1a-b1e:stop blue=3:-:- "
        "green=3:H1a-b1e,H2a-e1w,H3b-a3e,H4b-c5n,P1a-a1s,P2a-d3n:4 helper=yes mild=yes"
    )
    table.do(1, "stop")
    assert NOTATION.position_text(table.state) == (
        "go 2 roll - red=4:-:joker blue=3:-:- green=7:-:- last=1/purse,spider,owl,candelabra/3:H1a-b1e:1/3:-:2+free/"
        "3:H1a-b1e,H2a-e1w,H3b-a3e,H4b-c5n,P1a-a1s,P2a-d3n:4 helper=yes mild=yes"
    )
    table.do(CHANCE, "helper:blue=no")
    position = NOTATION.position_text(table.state)
    assert position.endswith("helper=yes,no,yes mild=yes")
    assert NOTATION.read_position(position) == table.state


def test_rounds_are_numbered_where_they_begin() -> None:
    table = Table(2)
    assert NOTATION.move_number(table.state) == 1
    table.start()
    assert NOTATION.move_number(table.state) is None
    table.do(0, "grab")
    assert NOTATION.move_number(table.state) == 2


@pytest.mark.parametrize(
    ("text", "code", "detail"),
    [
        ("", "notation.expected", "edition"),
        ("chess 1 roll - red=7:-:- blue=7:-:-", "notation.expected", "edition"),
        ("go x roll - red=7:-:- blue=7:-:-", "notation.expected", "number"),
        ("go 1 dance - red=7:-:- blue=7:-:-", "notation.expected", "step"),
        ("go 1 play purse red=7:-:- blue=7:-:-", "notation.expected", "roll"),
        ("go 1 roll - red=7 blue=7:-:-", "notation.expected", "seat"),
        ("go 1 roll - red=7:-:4+2 blue=7:-:-", "notation.expected", "seat"),
        ("go 1 roll - red=7:-:- blue=7:-:- last=1/2", "notation.expected", "last"),
        ("go 1 roll - red=7:-:- blue=7:-:- helper", "notation.expected", "named"),
        ("go 1 roll - red=7:-:- blue=7:-:- x=y", "option.unknown", "x"),
        ("go 1 roll - red=7:-:- red=7:-:-", "table.twice", "red"),
        ("go 1 roll -", "table.players", "0"),
        ("go 1 play purse,spider,owl,candelabra red=7:H1a-a1e,H2a-a1e:- blue=7:-:-", "go.lay.overlap", "H1"),
        ("go 1 play purse,spider,owl,candelabra red=7:H1-a1:- blue=7:-:-", "go.notation.move", "H1-a1"),
        ("go 0 roll - red=7:-:- blue=7:-:-", "go.notation.position", "round"),
        ("go 1 play - red=7:-:- blue=7:-:-", "go.notation.position", "roll"),
        ("go 1 roll - red=7:H1a-a1e:- blue=7:-:-", "go.notation.position", "step"),
        ("go 1 ready purse,spider,owl,candelabra red=0:-:-", "go.notation.position", "step"),
        ("go 1 roll - red=7:-:ready blue=7:-:-", "go.notation.position", "ready"),
        ("go 1 ready purse,spider,owl,candelabra red=7:-:ready blue=7:-:ready", "go.notation.position", "ready"),
        ("go 1 play purse,spider,owl,candelabra red=7:-:2 blue=7:-:- green=3:-:-", "go.notation.position", "tiles"),
        ("go 1 play purse,spider,owl,candelabra red=7:-:4 blue=7:-:-", "go.notation.position", "tiles"),
        ("go 1 play purse,spider,owl,candelabra red=7:-:stop blue=7:-:stop", "go.notation.position", "stop"),
        ("go 1 roll - red=7:-:joker blue=7:-:-", "go.notation.position", "joker"),
        ("go 1 play purse,spider,owl,candelabra red=7:J-a1:- blue=7:-:- green=3:-:-", "go.notation.position", "joker"),
        ("go 1 roll - red=20:-:- blue=7:-:-", "go.notation.position", "track"),
        ("go 1 over - red=7:-:- blue=7:-:-", "go.notation.position", "track"),
        ("go 1 over - red=20:-:- blue=7:-:-", "go.notation.position", "last"),
        (
            "go 2 roll - red=7:-:- blue=7:-:- last=1/purse,spider,owl,candelabra/7:-:4/7:-:2",
            "go.notation.position",
            "last",
        ),
        (
            "go 2 roll - red=5:-:- blue=6:-:- last=2/purse,spider,owl,candelabra/7:-:4/7:-:2",
            "go.notation.position",
            "last",
        ),
        (
            "go 2 roll - red=5:-:- blue=5:-:- last=1/purse,spider,owl,candelabra/7:-:4/7:-:4",
            "go.notation.position",
            "last",
        ),
    ],
)
def test_a_position_that_cannot_be_says_why(text: str, code: str, detail: str) -> None:
    with pytest.raises(Problem) as caught:
        NOTATION.read_position(text)
    assert caught.value.code == code
    assert detail in [str(value) for value in caught.value.details.values()]


FOUR = "purse,spider,owl,candelabra"


@pytest.mark.parametrize(
    ("text", "part", "clause"),
    [
        ("go 1 roll - red=3:-:joker blue=3:-:- green=3:-:-", "joker", "G8"),
        (f"go 2 roll - red=4:-:- blue=2:-:joker green=1:-:- last=1/{FOUR}/3:-:1/3:-:2/3:-:4", "joker", "G8"),
        (f"go 2 roll - red=4:-:- blue=2:-:- green=1:-:- last=1/{FOUR}/3:-:1/3:-:2/3:-:4", "joker", "G8"),
        (f"go 2 roll - red=4:-:joker blue=2:-:- green=1:-:- last=1/{FOUR}/3:J-a1:1/3:-:2/3:-:4", "joker", "G8"),
        ("go 1 roll - red=7:-:- blue=6:-:-", "track", "G2"),
        ("go 1 roll - red=1:-:-", "track", "G10"),
        ("go 2 play bat,moth,rat,goblin red=0:-:- one_roll=yes", "round", "G11"),
        ("go 2 roll - red=7:-:- blue=7:-:-", "last", "G7"),
        (f"go 3 roll - red=5:-:- blue=6:-:- last=1/{FOUR}/7:-:4/7:-:2", "last", "G7"),
        (f"go 2 roll - red=4:-:- blue=6:-:- last=1/{FOUR}/6:-:4/7:-:2", "last", "G2"),
        (f"go 3 roll - red=18:-:- blue=6:-:- last=2/{FOUR}/20:-:4/7:-:2", "last", "G9"),
        (f"go 1 play {FOUR} red=3:-:4+stop blue=3:-:- green=3:-:-", "stop", "G6"),
    ],
)
def test_a_position_that_no_game_leads_to_is_refused_with_its_clause(text: str, part: str, clause: str) -> None:
    with pytest.raises(Problem) as refused:
        NOTATION.read_position(text)
    assert (refused.value.code, refused.value.clause) == ("go.notation.position", clause)
    assert refused.value.details["part"] == part


@pytest.mark.parametrize("part", ["edition", "number", "step", "roll", "seat", "last", "named"])
@pytest.mark.parametrize("language", LANGUAGES)
def test_what_was_expected_is_said_in_words_of_the_language(language: str, part: str) -> None:
    sentences = [Texts(language).say("notation-expected", text="x", expected=word) for word in (part, "nothing known")]
    assert sentences[0] != sentences[1].replace("nothing known", part)


@given(st.randoms(use_true_random=False))
def test_a_damaged_position_is_read_or_refused_with_a_problem(rng: Random) -> None:
    text = (
        "go 2 play purse,spider,owl,candelabra red=4:J-a1:joker blue=2:H1a-b1e:- green=1:-:4 "
        "last=1/purse,spider,owl,candelabra/3:H1a-b1e:1/3:-:2/3:-:4"
    )
    assert NOTATION.position_text(NOTATION.read_position(text)) == text
    letters = list(text)
    for _ in range(rng.randrange(1, 4)):
        letters[rng.randrange(len(letters))] = rng.choice(text + "xX9é\t")
    with contextlib.suppress(Problem):
        NOTATION.read_position("".join(letters))


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
