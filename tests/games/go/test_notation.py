"""Moves and positions on paper."""

from __future__ import annotations

import contextlib
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.games.go.play import games, played
from tests.games.go.table import EDITION, RIGHT, ROLL, Table
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.game import CHANCE, Seat
from wanderwall.game.edition import LANGUAGES
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
