"""The S clauses, on the smallest board that has them all."""

from __future__ import annotations

from dataclasses import replace

import pytest

from tests.games.classic.tables import CLOSED, GAME, Push, Walk, place, play, table, where
from wanderwall.board.grid import grid, squares_of
from wanderwall.game.protocol import CHANCE, IllegalMove
from wanderwall.games import edition, games
from wanderwall.problem import Problem

RING = """
    ┏━┓
    ┃╋┃
    ┗━┛
"""


@pytest.mark.parametrize(("side", "fixed", "arrows"), [(3, 4, 4), (5, 9, 8), (7, 16, 12), (9, 25, 16), (13, 49, 24)])
def test_s1_s2_fixed_squares_and_arrows_follow_from_the_side(side: int, fixed: int, arrows: int) -> None:
    board = grid(side)
    assert board.fixed.bit_count() == fixed
    assert len(board.arrows) == arrows
    assert all(not board.fixed >> arrow.enter & 1 for arrow in board.arrows)


@pytest.mark.parametrize("side", [1, 2, 4, 8, 15, -3])
def test_s1_even_and_extreme_sides_are_refused(side: int) -> None:
    with pytest.raises(Problem) as refused:
        grid(side)
    assert refused.value.clause == "S1"


def test_s1_fixed_tiles_never_move() -> None:
    for name in ("classic-1986", "one-piece", "garden-9"):
        box = edition(name)
        assert all(not arrow.line >> square & 1 for arrow in box.grid.arrows for square in box.fixed)


def test_s3_push_comes_first_even_when_the_goal_is_in_reach() -> None:
    state = table(RING, things={"gem": "b1"})
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 0, Walk(1))
    assert (refused.value.code, refused.value.clause) == ("classic.walk.push_first", "S3")


def test_s3_one_push_a_turn() -> None:
    state = play(table(RING), "W2ew")
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 0, Push("N2", 5))
    assert (refused.value.code, refused.value.clause) == ("classic.push.twice", "S3")


def test_s3_staying_is_a_move() -> None:
    state = play(table(RING), "W2ew", "stay")
    assert where(state)[0] == "a1"
    assert state.mover == 1


def test_s4_the_line_slides_and_the_far_tile_is_the_spare_and_lies_there() -> None:
    state = play(table(RING, spare="┃"), "W2ew")
    assert str(state.maze).split() == ["┏━┓", "━┃╋", "┗━┛", "┃"]
    assert state.barred == "E2"


def test_s4_the_spare_goes_in_turned_as_one_likes_but_stays_the_same_tile() -> None:
    state = table(RING, spare="┗")
    assert {move.openings for move in GAME.legal(state, 0) if isinstance(move, Push)} == {3, 6, 12, 9}
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 0, Push("N2", 5))
    assert (refused.value.code, refused.value.clause) == ("classic.push.other_tile", "S4")


def test_s5_the_spare_may_not_go_back_in_where_it_came_out() -> None:
    state = play(table(RING), "W2ew", "stay")
    with pytest.raises(IllegalMove) as refused:
        play(state, "E2ew")
    assert (refused.value.code, refused.value.clause) == ("classic.push.goes_back", "S5")
    assert {move.arrow for move in GAME.legal(state, 1) if isinstance(move, Push)} == {"N2", "S2", "W2"}


def test_s5_nothing_is_barred_on_the_first_turn() -> None:
    state = table(RING)
    assert {move.arrow for move in GAME.legal(state, 0) if isinstance(move, Push)} == {"N2", "E2", "S2", "W2"}


def test_s5_holds_solo_too() -> None:
    state = play(table(RING, pawns=["a1"], stacks=["gem"], found=[""]), "W2ew", "stay")
    with pytest.raises(IllegalMove) as refused:
        play(state, "E2ns")
    assert refused.value.clause == "S5"


def test_s6_pawns_ride_and_whoever_is_pushed_out_comes_in_at_the_other_end() -> None:
    state = play(table(CLOSED, pawns=["c2", "b2"]), "W2")
    assert where(state) == ["a2", "c2"]


def test_s6_riding_is_no_move_and_finds_nothing() -> None:
    state = table(CLOSED, spare="┓", pawns=["a1", "b2"], things={"sun": "+"})
    state = play(state, "E2sw")
    assert place(state, "sun") == "c2"
    assert state.found[1] == ()


def test_s7_corridors_must_open_on_both_sides() -> None:
    state = replace(table("┏━┓\n┃┃┃\n┗━┛"), step="walk")
    reached = {move.to for move in GAME.legal(state, 0) if isinstance(move, Walk)}
    assert reached == {0, 1, 2, 3, 5, 6, 7, 8}
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 0, Walk(4))
    assert (refused.value.code, refused.value.clause) == ("classic.walk.no_way", "S7")


def test_s7_other_pawns_are_no_hindrance() -> None:
    state = replace(table("┏━┓\n┃┃┃\n┗━┛", pawns=["a1", "b1"]), step="walk")
    assert where(play(state, "b1"))[0] == "b1"
    assert where(play(state, "c1"))[0] == "c1"


def test_s8_a_goal_is_found_by_ending_the_turn_on_it() -> None:
    state = play(table(RING, things={"gem": "c1"}), "W2", "c1")
    assert state.found[0] == (0,)


def test_s8_passing_over_a_goal_finds_nothing() -> None:
    state = play(table(RING, things={"gem": "b1"}), "W2", "c1")
    assert state.found[0] == ()


def test_s8_staying_on_a_goal_finds_it_also_after_being_carried_there() -> None:
    state = table(CLOSED, spare="┓", pawns=["c2", "c3"], things={"gem": "+"})
    state = play(state, "W2sw", "stay")
    assert state.found[0] == (0,)


def test_s9_one_goal_a_turn_and_play_goes_clockwise() -> None:
    state = table(RING, pawns=["a1", "c1", "c3"], stacks=["gem sun", "moon", "star"], found=["", "", ""],
                  things={"gem": "b1", "sun": "a1"})  # fmt: skip
    state = play(state, "W2", "b1")
    assert [len(found) for found in state.found] == [1, 0, 0]
    assert [state.colours[play(state, *moves).mover] for moves in ([], ["W2", "stay"])] == ["yellow", "blue"]
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 0, Push("N2", 5))
    assert (refused.value.code, refused.value.clause) == ("classic.not_your_turn", "S9")


def test_s10_a_goal_on_the_spare_is_reached_only_by_pushing_it_in() -> None:
    state = table(RING, spare="┻", things={"gem": "+"})
    assert place(play(state, "N2esw"), "gem") == "b1"
    assert play(state, "N2esw", "b1").found[0] == (0,)
    other = play(table(RING, things={"gem": "c2"}), "W2")
    assert place(other, "gem") == "+"
    assert all(GAME.apply(other, 0, Walk(to)).found[0] == () for to in squares_of(0b111101111))


def test_a_refused_move_changes_nothing() -> None:
    state = table(RING)
    before = hash(state)
    for seat, move in [
        (0, Walk(8)),
        (1, Push("N2", 5)),
        (0, Push("N3", 5)),
        (0, Push("N2", 3)),
        (CHANCE, Push("N2", 5)),
    ]:
        with pytest.raises(IllegalMove):
            GAME.apply(state, seat, move)
    assert hash(state) == before
    assert state == table(RING)


def test_junk_from_a_client_is_refused() -> None:
    state = table(RING)
    for junk in (None, "N2ns", 7, Walk(99), Push("Q9", 5), Push("N2", -1)):
        with pytest.raises(IllegalMove):
            GAME.apply(state, 0, junk)
    walking = play(state, "W2")
    for square in (-1, 9, 10**9):
        with pytest.raises(IllegalMove):
            GAME.apply(walking, 0, Walk(square))


def test_every_sliding_game_is_discovered() -> None:
    assert "classic" in games()
