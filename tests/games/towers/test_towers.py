"""The T clauses, and what the K clauses mean in towers."""

from __future__ import annotations

import random
from collections import Counter
from dataclasses import replace
from typing import Any

import pytest

from tests.games.towers.tables import GAME, RING, dealt, offered, place, play, table, where
from wanderwall.board.grid import SPARE
from wanderwall.board.tiles import shape
from wanderwall.game.protocol import CHANCE, IllegalMove
from wanderwall.games import edition
from wanderwall.games.sliding.state import Push, TimeUp
from wanderwall.games.towers.state import Discard, Shuffle, State, Walk
from wanderwall.problem import Problem

BOX = edition("towers-3d")

#: from a1 one climb leads to b1 and on to c1; the other way round there is one descent, and no climb
TWO_WAYS = """
    ┏3━5┓4
    ┃1·1┃3
    ┗2━3┛3
"""


def refusal(state: State, seat: int, move: Any) -> tuple[str, str]:
    """The code and clause that refuse a move, and nothing has changed."""
    before = hash(state)
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, seat, move)
    assert hash(state) == before
    return refused.value.code, refused.value.clause


def won(state: State) -> tuple[int, ...]:
    outcome = GAME.outcome(state)
    return outcome.winners if outcome else ()


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


# ── T5, T6: where the turn ends, and the end ─────────────────────────────────────────────────────────────────────────


def test_t5_the_sought_treasure_is_found_and_no_card_drawn() -> None:
    after = play(table(stacks=["gem moon", "sun"], things={"gem": "b1"}), "b1")
    assert (after.found[0], after.hands[0], after.pile) == ((1,), "", "udj")
    assert GAME.view(after, 0)["seats"][0]["cards"] == ["moon"]
    assert GAME.view(after, 1)["seats"][0]["found"] == ["gem"]


def test_t5_staying_on_the_sought_treasure_finds_it() -> None:
    assert play(table(pawns=["b1", "c3"], things={"gem": "b1"}), "stay").found[0] == (1,)


def test_t5_anywhere_else_a_card_is_drawn() -> None:
    after = play(table(), "b1")
    assert (after.hands[0], after.pile, after.mover, after.step) == ("u", "dj", 1, "push")


def test_t5_a_card_is_drawn_also_when_staying_and_on_treasures_of_others_or_not_yet_sought() -> None:
    for state, move in (
        (table(), "stay"),
        (table(things={"sun": "b1"}), "b1"),
        (table(stacks=["gem moon", "sun"], things={"moon": "b1"}), "b1"),
        (table(stacks=["", "sun"], runes=(True, False)), "b1"),
    ):
        assert play(state, move).hands[0] == "u"


def test_t5_the_rune_stone_turns_the_rune_card_instead_of_a_draw() -> None:
    after = play(table(hands=("u", "")), "c1+u")
    assert (after.runes, after.hands[0], after.pile) == ((True, False), "", "udj")
    assert GAME.view(after, None)["seats"][0]["rune_turned"] is True


def test_t5_the_rune_stone_again_is_a_square_like_any_other() -> None:
    after = play(table(hands=("u", ""), runes=(True, False)), "c1+u")
    assert (after.runes, after.hands[0]) == ((True, False), "u")


def test_t5_no_card_is_drawn_when_there_is_none() -> None:
    after = play(table(pile="", hands=("", "u")), "stay")
    assert (after.hands, after.mover, after.step) == (("", "u"), 1, "push")


def test_s8_being_carried_onto_the_treasure_finds_nothing_until_the_own_turn_ends_there() -> None:
    state = table(step="push", pawns=["a1", "c2"], stacks=["gem", "sun"], things={"sun": "+"}, spare="┓1")
    state = play(state, "W2sw")
    assert (where(state)[1], place(state, "sun"), state.found[1]) == ("a2", "a2", ())


def test_t6_home_wins_when_all_was_found_and_the_rune_turned_before() -> None:
    state = table(pawns=["b1", "c3"], stacks=["", "sun"], found=["gem", ""], runes=(True, False))
    over = play(state, "a1")
    assert (over.step, won(over), over.hands[0]) == ("over", (0,), "")
    outcome = GAME.outcome(over)
    assert outcome is not None
    assert outcome.reason == "home"
    assert refusal(over, 1, Push("N2", 5))[0] == "towers.over"


def test_t6_home_without_the_rune_or_without_a_treasure_does_not_win() -> None:
    for stacks, runes in ((["", "sun"], (False, False)), (["gem", "sun"], (True, False))):
        after = play(table(pawns=["b1", "c3"], stacks=stacks, runes=runes), "a1")
        assert (after.step, after.hands[0]) == ("push", "u")


def test_t6_the_rune_may_come_last() -> None:
    state = play(table(hands=("u", ""), stacks=["", "sun"], found=["gem", ""]), "c1+u")
    assert (state.runes[0], state.step) == (True, "push")
    state = play(replace(state, hands=("d", "")), "W2ns", "stay", "W2ns", "a1+d")
    assert won(state) == (0,)


def test_t6_a_find_at_home_needs_a_later_turn() -> None:
    state = play(table(things={"gem": "a1"}, runes=(True, False)), "stay")
    assert (state.found[0], state.step) == ((1,), "push")
    assert won(play(state, "N2ns", "stay", "N2ew", "stay")) == (0,)


#: b2 leads up over the rune stone c1 to b1 and a1, all plain steps
OVER = """
    ┏4━4┓5
    ┃1·1┃4
    ┗1━2┛3
"""


def test_t6_stop_passing_the_rune_stone_turns_nothing() -> None:
    after = play(table(OVER, pawns=["c2", "c3"]), "b1")
    assert (after.runes[0], after.hands[0]) == (False, "u")
    assert "rune" not in GAME.choices(table(OVER), 0)


def test_t6_pass_turns_the_card_on_the_way_and_then_draws() -> None:
    after = play(table(OVER, pawns=["c2", "c3"], rune="pass"), "b1")
    assert (after.runes[0], after.hands[0]) == (True, "u")


def test_t6_pass_and_find_in_one_turn() -> None:
    after = play(table(OVER, pawns=["c2", "c3"], rune="pass", things={"gem": "b1"}), "b1")
    assert (after.runes[0], after.found[0], after.hands[0]) == (True, (1,), "")


def test_t6_pass_and_stopping_on_the_stone_draws_nothing() -> None:
    after = play(table(OVER, pawns=["c2", "c3"], rune="pass"), "c1")
    assert (after.runes[0], after.hands[0]) == (True, "")


def test_t6_pass_staying_may_be_a_walk_there_and_back() -> None:
    state = table(OVER, pawns=["c2", "c3"], rune="pass", turn_time=9)
    assert play(state, "stay").runes[0] is True
    assert GAME.apply(state, CHANCE, TimeUp()).runes[0] is False


def test_t6_pass_offers_ways_over_the_stone_beside_cheaper_ones() -> None:
    state = table(RING, hands=("udj", ""), rune="pass")  # b1 is next door; over the stone it is up and down
    assert offered(state)["b1"] == ["", "ud", "uj", "dj"]
    assert GAME.choices(state, 0)["rune"]["b1"] == ["ud", "uj", "dj"]
    assert [play(state, move).runes[0] for move in ("b1", "b1+ud", "b1+uj", "b1+dj")] == [False, True, True, True]
    for other in (replace(state, runes=(True, False)), table(RING, hands=("udj", ""))):
        assert offered(other)["b1"] == [""]


def test_t6_pass_and_home_in_one_turn_does_not_win() -> None:
    state = table(OVER, pawns=["c2", "c3"], rune="pass", stacks=["", "sun"], found=["gem", ""])
    after = play(state, "a1")
    assert (after.runes[0], after.step, where(after)[0]) == (True, "push", "a1")


# ── T7, T8: young players and options ────────────────────────────────────────────────────────────────────────────────


def test_t7_every_card_is_a_joker_for_a_young_player() -> None:
    state = table("┏1━5┓5 ┃1·1┃1 ┗1━1┛1", hands=("ddj", "d"), jokers="yes,no")
    assert offered(state)["b1"] == ["d"]
    for pay in ("d", "j"):
        assert where(play(state, f"b1+{pay}"))[0] == "b1"
    assert refusal(state, 0, Walk(1, "dd")) == ("towers.walk.payment", "T9")
    assert where(play(state, "b1+ddj"))[0] == "b1"  # up, down and up again: a legal number


def test_t7_holds_for_that_seat_alone() -> None:
    state = table("┏1━1┓1 ┃1·1┃5 ┗1━1┛1", hands=("d", "d"), jokers="yes,no", turns=1)
    assert refusal(state, 1, Walk(5, "d")) == ("towers.walk.payment", "T9")
    assert BOX.young == {"jokers": True}


def test_t8_hand_limit_drawing_over_it_the_player_discards_one() -> None:
    state = play(table(hands=("dd", ""), hand_limit=2), "stay")
    assert (state.step, state.mover, state.hands[0]) == ("discard", 0, "udd")
    assert GAME.choices(state, 0) == {"step": "discard", "cards": ["u", "d", "d"]}
    assert GAME.legal(state, 0) == [Discard("u"), Discard("d")]
    assert GAME.choices(state, 1) == {}
    assert GAME.view(state, 1)["seats"][0]["hand"] is None
    assert refusal(state, 0, Discard("j")) == ("towers.discard.not_in_hand", "T8")
    assert refusal(state, 0, Discard("ud")) == ("towers.discard.not_in_hand", "T8")
    assert refusal(state, 1, Discard("u")) == ("towers.not_your_turn", "S9")
    assert refusal(state, 0, Push("N2", 5)) == ("towers.not_now", "S3")
    assert refusal(state, 0, Walk(0)) == ("towers.not_now", "S3")
    after = play(state, "x:d")
    assert (after.hands[0], after.discards, after.mover, after.step) == ("ud", "d", 1, "push")


def test_t8_hand_limit_below_it_nothing_is_discarded() -> None:
    assert play(table(hands=("d", ""), hand_limit=2), "stay").step == "push"
    assert refusal(table(hands=("d", "")), 0, Discard("d")) == ("towers.not_now", "S3")


def test_t8_hand_limit_after_a_shuffle() -> None:
    state = play(table(hands=("d", ""), pile="", discards="u", hand_limit=1), "stay")
    state = GAME.apply(state, CHANCE, Shuffle("u"))
    assert (state.step, state.hands[0]) == ("discard", "ud")


def test_t8_one_card_per_turn() -> None:
    stairs = "┏1━3┓5 ┃1·1·1 ·1·1·1"
    state = table(stairs, hands=("uj", ""), one_card=True)
    assert offered(state) == {"a1": [""], "a2": [""], "b1": ["u", "j"]}
    assert refusal(state, 0, Walk(2, "uj")) == ("towers.walk.one_card", "T8")


@pytest.mark.parametrize(("seats", "sizes"), [(2, [1, 2]), (3, [1, 1, 1]), (4, [1, 1, 2, 2])])
def test_t8_extra_card_for_those_who_play_late(seats: int, sizes: list[int]) -> None:
    for first in range(seats):
        state = dealt(seats, first=first + 1, extra_card=True)
        assert [len(state.hands[(first + turn) % seats]) for turn in range(seats)] == sizes


# ── T9: payments ─────────────────────────────────────────────────────────────────────────────────────────────────────


def test_t9_every_payment_that_no_other_beats_is_offered() -> None:
    assert offered(table(TWO_WAYS, hands=("uddj", "")))["c1"] == ["u", "d", "j"]
    assert offered(table(TWO_WAYS, hands=("jj", "")))["c1"] == ["j"]


def test_t9_other_legal_payments_are_accepted_unneeded_cards_are_not() -> None:
    state = table(TWO_WAYS, hands=("udj", ""))
    assert where(play(state, "c1+udj"))[0] == "c1"  # up, back down, up again
    for pay in ("ud", "uj", "dj"):
        assert refusal(state, 0, Walk(2, pay)) == ("towers.walk.payment", "T9")
    assert refusal(state, 0, Walk(2)) == ("towers.walk.too_steep", "T3")


def test_t9_pushes_tell_reach_and_payments() -> None:
    state = table("┏1·5┓5 ·1·1·1 ·1·1·1", spare="━4", step="push", hands=("uj", ""))
    choices = GAME.choices(state, 0)
    assert choices["step"] == "push"
    assert len(choices["pushes"]) == 8
    assert choices["pushes"]["N2ew"] == {"reach": "7", "pay": {"b1": ["u", "j"], "c1": ["u", "j"]}}
    assert choices["pushes"]["N2ns"] == {"reach": "1", "pay": {}}
    assert play(state, "N2ew", "c1+j").runes[0] is True


# ── K8 to K10 in towers ──────────────────────────────────────────────────────────────────────────────────────────────


def test_k8_fewer_treasures() -> None:
    assert [len(stack) for stack in dealt(3, goals="off,2,1").stacks] == [4, 2, 1]


def test_k8_time_up_ends_the_turn_where_the_pawn_stands_and_draws() -> None:
    state = table(step="push", turn_time=30)
    assert refusal(state, CHANCE, TimeUp()) == ("towers.walk.push_first", "K8")
    after = GAME.apply(state, CHANCE, TimeUp(Push("N2", 5)))
    assert (after.hands[0], after.mover, after.step) == ("u", 1, "push")
    assert refusal(table(), CHANCE, TimeUp()) == ("towers.no_clock", "K8")


def test_k8_time_up_in_the_discard_step_discards_the_card_just_drawn() -> None:
    state = play(table(hands=("dd", ""), hand_limit=2, turn_time=30), "stay")
    after = GAME.apply(state, CHANCE, TimeUp())
    assert (after.hands[0], after.discards, after.mover) == ("dd", "u", 1)


def test_k8_time_up_leaves_no_discard_to_wait_for() -> None:
    state = table(hands=("dd", ""), hand_limit=2, turn_time=30)
    after = GAME.apply(state, CHANCE, TimeUp())
    assert (after.hands[0], after.discards, after.mover, after.step) == ("dd", "u", 1, "push")
    dry = GAME.apply(replace(state, pile="", discards="j"), CHANCE, TimeUp())
    assert (dry.step, dry.late) == ("shuffle", True)
    after = GAME.apply(dry, CHANCE, Shuffle("j"))
    assert (after.hands[0], after.discards, after.mover, after.step, after.late) == ("dd", "j", 1, "push", False)


def test_k9_the_rune_counts_as_a_find() -> None:
    state = table(hands=("u", ""), turn_limit=1, things={"sun": "c3"})
    ended = play(state, "c1+u", "N2ns", "stay")
    outcome = GAME.outcome(ended)
    assert outcome is not None
    assert (outcome.scores, outcome.winners, outcome.reason) == ((1, 1), (0, 1), "turn_limit")


def test_k10_finish_the_round_and_share() -> None:
    state = table(pawns=["b1", "b3"], stacks=["", ""], found=["gem", "sun"], runes=(True, True), finish_round=True)
    state = play(state, "a1")
    assert (state.step, state.hands[0]) == ("push", "")
    assert won(play(state, "W2ns", "c3")) == (0, 1)
    assert won(play(state, "W2ns", "stay")) == (0,)


def test_the_end_reveals_everything() -> None:
    state = table(pawns=["b1", "c3"], stacks=["", "sun"], runes=(True, False), hands=("u", "dj"))
    view = GAME.view(play(state, "a1"), None)
    assert [seat["hand"] for seat in view["seats"]] == [["u"], ["d", "j"]]


def test_junk_from_a_client_is_refused() -> None:
    unpaid: Any = Walk(1, None)  # type: ignore[arg-type]
    for junk in (None, "b1", 7, Walk(99), Walk(-1), unpaid, Shuffle(""), Discard(""), Push("Q9", 5)):
        assert refusal(table(), 0, junk)[1] != ""
    discarding = play(table(hands=("dd", ""), hand_limit=2), "stay")
    for card in ("", "ud", "x", None):
        assert refusal(discarding, 0, Discard(card))[1] == "T8"  # type: ignore[arg-type]
