"""Players, rolls and tiles on the board: G1 to G5."""

from __future__ import annotations

from random import Random

import pytest

from tests.games.go.table import AROUND, AROUND_RIGHT, CUT_OFF, EDITION, GAME, RIGHT, ROLL, Table, refused_setup
from wanderwall.game import CHANCE
from wanderwall.games.go.state import Lay, Lift, Roll


def test_g1_one_to_four_players_with_the_colours_they_like() -> None:
    assert Table(3).state.colours == ("red", "yellow", "blue")
    assert Table(["green", "red"]).state.colours == ("green", "red")
    assert refused_setup(0) == refused_setup(5) == "table.players"
    assert refused_setup(["red", "mauve"]) == "table.colour"
    assert refused_setup(["red", "red"]) == "table.twice"


def test_g1_everybody_has_the_same_board_and_the_same_six_tiles() -> None:
    assert len(EDITION.where) == 25
    assert [tile.id for tile in EDITION.tiles if tile.hole] == ["H1", "H2", "H3", "H4"]
    table = Table.playing(4)
    assert all(table.view(seat)["hand"] == [tile.id for tile in EDITION.tiles] for seat in range(4))


@pytest.mark.parametrize(("seats", "start", "tiles"), [(2, 7, (4, 2)), (3, 3, (4, 2, 1)), (4, 0, (6, 4, 2, 1))])
def test_g2_score_tiles_and_start_spaces_by_player_count(seats: int, start: int, tiles: tuple[int, ...]) -> None:
    table = Table(seats)
    assert table.tracks == [start] * seats
    assert table.state.score_tiles == tiles
    assert EDITION.finish == 20


def test_g3_the_host_rolls_one_picture_a_die_and_nobody_else_does() -> None:
    table = Table(2)
    assert GAME.to_act(table.state) == {CHANCE}
    assert table.refused(0, ROLL).code == "go.not_a_move"
    assert table.refused(CHANCE, Roll(("purse", "spider", "owl"))).code == "go.roll.dice"
    assert table.refused(CHANCE, Roll(("spider", "purse", "owl", "candelabra"))).code == "go.roll.face"
    rolled = GAME.chance(table.state, Random(1))
    assert rolled == GAME.chance(table.state, Random(1))
    assert GAME.apply(table.state, CHANCE, rolled).step == "ready"


def test_g3_nobody_touches_a_tile_before_all_are_ready() -> None:
    table = Table(3)
    assert table.refused(0, "ready").code == "go.not_now"
    table.do(CHANCE, ROLL)
    assert table.refused(0, "H1a-a1e").code == "go.not_now"
    table.do(1, "ready")
    assert table.refused(1, "ready").code == "go.ready.already"
    assert GAME.to_act(table.state) == {0, 2}
    assert GAME.choices(table.state, 0) == {"moves": ["ready"]}
    assert GAME.legal(table.state, 1) == []
    table.do(0, "ready")
    table.do(2, "ready")
    assert table.state.step == "play"
    assert GAME.to_act(table.state) == {0, 1, 2}
    assert table.refused(CHANCE, ROLL).code == "go.not_now"


def last(table: Table, seat: int = 0) -> dict[str, tuple[bool, bool]]:
    """What the check says of a seat's board: shown and joined, by picture."""
    assert table.state.last
    return {v.picture: (v.shown, v.joined) for v in table.state.last.results[seat].verdicts}


def test_g4_all_four_pictures_shown_and_joined() -> None:
    table = Table.playing(2)
    table.do(0, *RIGHT, "grab")
    assert set(last(table).values()) == {(True, True)}
    assert table.tracks[0] == 11


def test_g4_a_picture_may_be_shown_and_yet_cut_off() -> None:
    table = Table.playing(2)
    table.do(0, *CUT_OFF, "grab")
    assert last(table) == {
        "purse": (True, True),
        "spider": (True, False),
        "owl": (True, True),
        "candelabra": (True, True),
    }


def test_g4_a_joined_picture_that_no_hole_shows_is_not_there() -> None:
    table = Table.playing(2)
    table.do(0, *RIGHT[:3], "H4b-c4s", "grab")  # H4 turned round: its path, not its hole, lies on the candelabra
    assert last(table)["candelabra"] == (False, False)


def test_g4_paths_may_run_over_holes_with_other_rolled_pictures() -> None:
    table = Table.playing(2)
    table.do(0, *RIGHT, "-H4", "grab")
    assert last(table)["purse"] == (True, True)  # its only way to the middle is over the owl
    table = Table.playing(2)
    table.do(0, *RIGHT, "-H3", "grab")
    assert last(table)["purse"] == (True, False)


def test_g4_fewer_than_six_tiles_will_do() -> None:
    table = Table(2)
    table.start(AROUND)
    table.do(0, *AROUND_RIGHT, "grab")
    assert table.tracks == [11, 6]


def test_g4_tiles_that_lead_nowhere_do_no_harm() -> None:
    table = Table(2)
    table.start(AROUND)
    table.do(0, *AROUND_RIGHT, "P1a-a1s", "grab")
    assert table.tracks == [11, 6]


@pytest.mark.parametrize(
    ("move", "code"),
    [
        ("H1a-e1e", "off_board"),
        ("H1a-a1n", "off_board"),
        ("H1a-a1w", "off_board"),
        ("H1b-c5s", "off_board"),
        ("H1a-c3e", "middle"),
        ("H1a-b3e", "middle"),
        ("P1a-a1e", "overlap"),
        ("P1a-b2n", "overlap"),
        ("H2a-d4e", "laid"),
        ("J-a5", "no_joker"),
        (Lay("H1", 25), "square"),
        (Lay("H1", -1), "square"),
        (Lay("H1", True), "square"),
        (Lay("H1", "a1"), "square"),  # type: ignore[arg-type]
        (Lay("H1", 0, 4), "turn"),
        (Lay("H1", 0, None), "turn"),  # type: ignore[arg-type]
        (Lay("H1", 0, 0, "c"), "face"),
        (Lay("H1", 0, 0, ["a"]), "face"),  # type: ignore[arg-type]
        (Lay("H9", 0), "tile"),
        (Lay(["H1"], 0), "tile"),  # type: ignore[arg-type]
    ],
)
def test_g5_tiles_lie_on_free_squares_within_the_rim_and_never_on_the_middle(move: str | Lay, code: str) -> None:
    table = Table.playing(2)
    table.do(0, "H2a-b1e")
    illegal = table.refused(0, move)
    assert illegal.code == f"go.lay.{code}"
    assert illegal.clause in ("G1", "G5", "G8")


def test_g5_tiles_may_be_turned_flipped_and_lifted_again() -> None:
    table = Table.playing(2)
    table.do(0, "H1a-b1e", "-H1", "H1b-b1s", "-H1")
    assert table.state == Table.playing(2).state
    assert table.refused(0, "-H1").code == "go.lift.not_laid"
    assert table.refused(0, Lift(None)).code == "go.lift.not_laid"  # type: ignore[arg-type]


def test_g5_every_way_to_lay_a_tile_is_offered() -> None:
    # 80 ways to lay two squares, a first, on 5×5, less the 8 over the middle, with two faces
    table = Table.playing(2)
    placements = GAME.choices(table.state, 0)["placements"]
    assert {tile: len(set(texts)) for tile, texts in placements.items()} == dict.fromkeys(placements, 144)
    assert len(placements) == 6
