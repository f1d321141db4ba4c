"""Where a turn ends and how the game does (T5, T6), young players, options and payments (T7 to T9), and what the K
clauses mean in towers.
"""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import pytest

from tests.games.towers.tables import GAME, RING, dealt, offered, place, play, refusal, table, where, won
from wanderwall.game.protocol import CHANCE
from wanderwall.games import edition
from wanderwall.games.sliding.state import Push, TimeUp
from wanderwall.games.towers.state import Discard, Shuffle, Walk


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


BOX = edition("towers-3d")

#: from a1 one climb leads to b1 and on to c1; the other way round there is one descent, and no climb
TWO_WAYS = """
    ┏3━5┓4
    ┃1·1┃3
    ┗2━3┛3
"""


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


def test_t8_a_hand_dealt_over_the_limit_comes_down_to_it_with_the_first_draw() -> None:
    state = play(table(hands=("dd", ""), hand_limit=1, turn_time=30), "stay")
    assert (state.step, state.hands[0], state.drawn) == ("discard", "udd", "u")
    once = play(state, "x:u")
    assert (once.step, once.mover, once.hands[0], once.drawn) == ("discard", 0, "dd", "d")
    twice = play(once, "x:d")
    assert (twice.step, twice.mover, twice.hands[0], twice.discards) == ("push", 1, "d", "ud")
    assert play(state, "x:d").drawn == "u"
    for late in (state, once, table(hands=("dd", ""), hand_limit=1, turn_time=30)):
        after = GAME.apply(late, CHANCE, TimeUp())
        assert (after.step, after.mover, after.hands[0], after.discards) == ("push", 1, "d", "ud")


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
    for card in ("", "ud", "x"):
        assert refusal(discarding, 0, Discard(card))[1] == "T8"
