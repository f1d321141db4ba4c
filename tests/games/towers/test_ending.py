"""Where a turn ends, and how the game does (T5, T6)."""

from __future__ import annotations

from dataclasses import replace

from tests.games.towers.tables import GAME, RING, offered, place, play, refusal, table, where, won
from wanderwall.game.protocol import CHANCE
from wanderwall.games.sliding.state import Push, TimeUp


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
