"""Setting up towers, and walking over heights with magic (T1 to T4)."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace

import pytest

from tests.games.towers.tables import GAME, RING, dealt, offered, play, refusal, table, where
from wanderwall.board.grid import SPARE
from wanderwall.board.tiles import shape
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition
from wanderwall.games.sliding.state import TimeUp
from wanderwall.games.towers.state import Shuffle, Walk
from wanderwall.problem import Problem

BOX = edition("towers-3d")


# ── T1, T2: the box and the setup ────────────────────────────────────────────────────────────────────────────────────


def test_t1_two_to_four_players() -> None:
    for seats in (1, 5):
        with pytest.raises(Problem) as refused:
            GAME.setup(BOX, seats, {})
        assert (refused.value.code, refused.value.clause) == ("table.players", "T1")


def test_t1_nine_fixed_and_seventeen_movable_towers_twelve_treasures_twenty_four_cards() -> None:
    assert (BOX.side, len(BOX.fixed), len(BOX.movable), len(BOX.goals)) == (5, 9, 17, 12)
    assert Counter(BOX.magic) == {"u": 8, "d": 8, "j": 8}
    towers = Counter((shape(tile.openings), tile.height, tile.goal is not None) for tile in BOX.movable)
    assert towers == {
        ("straight", 2, False): 2, ("straight", 3, False): 1, ("straight", 4, False): 2,
        ("corner", 1, True): 3, ("corner", 1, False): 1, ("corner", 2, False): 1, ("corner", 3, False): 2,
        ("tee", 2, True): 1, ("tee", 3, True): 1, ("tee", 4, True): 3,
    }  # fmt: skip


def test_t1_the_fixed_towers_are_the_printed_ones() -> None:
    state = dealt()
    assert [row[0:5:2] for row in str(state.maze).splitlines()[0:5:2]] == ["┏┳┓", "┣╋┫", "┗┻┛"]
    assert [state.heights[row * 5 + column] for row in (0, 2, 4) for column in (0, 2, 4)] == [1, 2, 1, 4, 5, 4, 1, 2, 1]
    assert BOX.grid.names[BOX.rune] == "c3"
    fixed = {BOX.goals[goal]: BOX.grid.names[square] for goal, square in BOX.fixed_places.items()}
    assert set(fixed.values()) == {"c1", "e3", "c5", "a3"}


@pytest.mark.parametrize(("seats", "cards"), [(2, 6), (3, 4), (4, 3)])
def test_t2_treasures_are_dealt_evenly_and_one_magic_card_each(seats: int, cards: int) -> None:
    state = dealt(seats)
    assert [len(stack) for stack in state.stacks] == [cards] * seats
    assert [len(hand) for hand in state.hands] == [1] * seats
    assert Counter(state.pile + "".join(state.hands)) == Counter(BOX.magic)
    assert (state.discards, state.runes) == ("", (False,) * seats)


def test_t2_figures_start_on_their_corners() -> None:
    seats = GAME.view(dealt(4), None)["seats"]
    assert [(seat["colour"], seat["figure"], seat["pawn"]) for seat in seats] == [
        ("red", "witch", 0), ("yellow", "princess", 4), ("blue", "apprentice", 24), ("green", "wizard", 20),
    ]  # fmt: skip
    assert where(dealt(2)) == ["a1", "e5"]


def test_t2_hands_and_pile_are_secret_their_sizes_public() -> None:
    state = table(hands=("uj", "dd"), stacks=["gem sun", "moon"])
    for viewer, hands in ((0, [["u", "j"], None]), (1, [None, ["d", "d"]]), (None, [None, None])):
        view = GAME.view(state, viewer)
        assert [seat["hand"] for seat in view["seats"]] == hands
        assert [seat["hand_size"] for seat in view["seats"]] == [2, 2]
        assert view["pile"] == 3
    assert [seat["cards"] for seat in GAME.view(state, 0)["seats"]] == [["gem"], []]
    assert [seat["rune_turned"] for seat in GAME.view(state, 1)["seats"]] == [False, False]


def test_t2_the_host_cannot_deal_magic_from_another_box() -> None:
    state = GAME.setup(BOX, 2, {"first": 1})
    deal = GAME.chance(state, random.Random(3))
    assert not isinstance(deal, Shuffle)
    for hands, pile in (
        (deal.hands, deal.pile[1:]),
        (deal.hands, deal.pile + "u"),
        ((deal.hands[0] + deal.pile[0], deal.hands[1]), deal.pile[1:]),
        (("x", deal.hands[1]), deal.pile),
        (deal.hands[:1], deal.hands[1] + deal.pile),
    ):
        assert refusal(state, CHANCE, replace(deal, hands=hands, pile=pile)) == ("deal.magic", "T2")
    assert refusal(state, CHANCE, Shuffle("")) == ("towers.not_now", "S3")
    assert GAME.apply(state, CHANCE, deal).step == "push"


def test_s4_towers_keep_their_heights_as_they_slide() -> None:
    state = play(table(step="push", spare="┗4"), "W2ne")
    assert [state.heights[square] for square in (3, 4, 5, SPARE)] == [4, 1, 1, 1]
    view = GAME.view(play(state, "stay", "N2ns"), 0)
    assert (view["heights"], view["spare_height"]) == ([1, 1, 5, 4, 1, 1, 1, 1, 1], 1)


# ── T3, T4: heights and magic ────────────────────────────────────────────────────────────────────────────────────────


def test_t3_steps_of_one_are_free_higher_ones_are_not() -> None:
    state = table("┏1━2┓4 ┃3·1┃2 ┗1━1┛1")
    assert set(offered(state)) == {"a1", "b1"}
    assert refusal(state, 0, Walk(2)) == ("towers.walk.too_steep", "T3")
    assert refusal(state, 0, Walk(3)) == ("towers.walk.too_steep", "T3")


def test_t3_the_corridor_must_be_open_whatever_the_heights() -> None:
    state = table(hands=("uuj", ""))
    assert refusal(state, 0, Walk(4)) == ("towers.walk.no_way", "S7")
    assert refusal(state, 0, Walk(4, "u")) == ("towers.walk.no_way", "S7")


def test_t4_an_up_card_lifts_one_climb_of_any_height() -> None:
    state = table("┏1━5┓5 ┃1·1┃1 ┗1━1┛1", hands=("ud", ""))
    assert offered(state)["b1"] == ["u"]
    after = play(state, "b1+u")
    assert (where(after)[0], after.discards) == ("b1", "u")
    assert refusal(state, 0, Walk(1, "d")) == ("towers.walk.payment", "T9")


def test_t4_a_down_card_lifts_one_descent_of_any_height() -> None:
    state = table("┏5━1┓1 ┃1·1┃1 ┗1━1┛1", hands=("ud", ""))
    assert offered(state)["b1"] == ["d"]
    assert where(play(state, "b1+d"))[0] == "b1"
    assert refusal(state, 0, Walk(1, "u")) == ("towers.walk.payment", "T9")


def test_t4_a_joker_does_either() -> None:
    for picture in ("┏1━5┓5 ┃1·1┃1 ┗1━1┛1", "┏5━1┓1 ┃1·1┃1 ┗1━1┛1"):
        assert where(play(table(picture, hands=("j", "")), "b1+j"))[0] == "b1"


def test_t4_a_card_is_for_one_step_and_any_number_may_be_played() -> None:
    stairs = "┏1━3┓5 ┃1·1·1 ·1·1·1"
    assert "c1" not in offered(table(stairs, hands=("u", "")))
    state = table(stairs, hands=("uj", ""), discards="d")
    assert offered(state)["c1"] == ["uj"]
    after = play(state, "c1+uj")
    assert (after.discards, after.hands[0]) == ("duj", "")


def test_t4_only_cards_in_hand_can_be_played() -> None:
    state = table("┏1━5┓5 ┃1·1┃1 ┗1━1┛1", hands=("d", "u"))
    assert refusal(state, 0, Walk(1, "u")) == ("towers.walk.not_in_hand", "T4")
    assert refusal(state, 0, Walk(1, "dd")) == ("towers.walk.not_in_hand", "T4")
    assert refusal(state, 0, Walk(1, "?")) == ("towers.walk.not_in_hand", "T4")


def test_t4_a_card_is_played_only_where_it_is_needed() -> None:
    state = table(hands=("ud", ""))
    assert refusal(state, 0, Walk(1, "u")) == ("towers.walk.payment", "T9")
    assert where(play(state, "b1"))[0] == "b1"


def test_t4_played_cards_lie_open() -> None:
    after = play(table(RING, hands=("u", "")), "c1+u")
    assert [GAME.view(after, viewer)["discard"] for viewer in (None, 0, 1)] == [["u"]] * 3


def test_t4_an_empty_pile_is_made_of_the_discards() -> None:
    state = play(table(pile="", discards="udu"), "stay")
    assert (state.step, GAME.to_act(state), state.mover) == ("shuffle", frozenset({CHANCE}), 0)
    assert (GAME.legal(state, 0), GAME.choices(state, 0)) == ([], {})
    for wrong in ("uud" + "j", "uu", "", "udj"):
        assert refusal(state, CHANCE, Shuffle(wrong)) == ("towers.shuffle.cards", "T4")
    assert refusal(state, 0, Shuffle("udu")) == ("towers.not_your_turn", "S9")
    assert refusal(state, CHANCE, TimeUp())[0] == "towers.no_clock"
    after = GAME.apply(state, CHANCE, Shuffle("duu"))
    assert (after.hands[0], after.pile, after.discards, after.mover) == ("d", "uu", "", 1)


def test_t4_cards_just_played_are_shuffled_in() -> None:
    state = play(table("┏1━5┓5 ┃1·1┃1 ┗1━1┛1", hands=("u", ""), pile=""), "b1+u")
    assert (state.step, state.discards) == ("shuffle", "u")
    after = GAME.apply(state, CHANCE, GAME.chance(state, random.Random(1)))
    assert (after.hands[0], after.pile, after.discards) == ("u", "", "")
