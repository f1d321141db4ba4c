"""The K clauses."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.games.classic.tables import CLOSED, GAME, Push, play, table, where
from wanderwall.board.grid import squares_of
from wanderwall.board.tiles import shape
from wanderwall.game.protocol import CHANCE, IllegalMove
from wanderwall.games import edition
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import TimeUp, Walk
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem

RING = """
    ┏━┓
    ┃╋┃
    ┗━┛
"""
BOX = edition("classic-1986")


def dealt(seats: Any = 2, seed: int = 1, name: str = "classic-1986", **options: Any) -> State:
    state: State = after_chance(GAME, GAME.setup(edition(name), seats, options), random.Random(seed))
    return state


@pytest.mark.parametrize(("seats", "cards"), [(1, 24), (2, 12), (3, 8), (4, 6)])
@pytest.mark.parametrize("name", ["classic-1986", "one-piece"])
def test_k1_k2_one_to_four_players_share_all_cards_evenly(name: str, seats: int, cards: int) -> None:
    state = dealt(seats, name=name)
    assert [len(stack) for stack in state.stacks] == [cards] * seats
    assert len({card for stack in state.stacks for card in stack}) == cards * seats


def test_k1_nobody_and_five_are_refused() -> None:
    for seats in (0, 5):
        with pytest.raises(Problem) as refused:
            GAME.setup(BOX, seats, {})
        assert (refused.value.code, refused.value.clause) == ("table.players", "K1")


@pytest.mark.parametrize(("name", "shapes"), [("classic-1986", (13, 15, 6)), ("one-piece", (12, 16, 6))])
def test_k1_thirty_four_movable_tiles(name: str, shapes: tuple[int, int, int]) -> None:
    movable = [shape(tile.openings) for tile in edition(name).movable]
    assert tuple(movable.count(kind) for kind in ("straight", "corner", "tee")) == shapes
    assert len(edition(name).goals) == 24


def test_k2_fixed_tiles_are_the_printed_ones() -> None:
    rows = str(dealt().maze).splitlines()
    assert [row[0:7:2] for row in rows[0:7:2]] == ["┏┳┳┓", "┣┣┳┫", "┣┻┫┫", "┗┻┻┛"]


def test_k2_no_straight_has_a_treasure() -> None:
    with_goal = [shape(tile.openings) for tile in BOX.movable if tile.goal is not None]
    assert sorted(with_goal) == ["corner"] * 6 + ["tee"] * 6


def test_k2_pawns_start_on_their_corners_and_two_sit_opposite() -> None:
    assert where(dealt(2)) == ["a1", "g7"]
    assert where(dealt(4)) == ["a1", "g1", "g7", "a7"]
    assert where(dealt(("yellow", "blue"))) == ["g1", "g7"]


def test_k2_seats_follow_the_corners_clockwise() -> None:
    with pytest.raises(Problem) as refused:
        GAME.setup(BOX, ("red", "blue", "yellow"), {})
    assert (refused.value.code, refused.value.clause) == ("table.order", "K2")
    assert dealt(("green", "red", "yellow")).colours == ("green", "red", "yellow")
    for bad in (("red", "red"), ("red", "pink")):
        with pytest.raises(Problem):
            GAME.setup(BOX, bad, {})


def test_k2_the_host_cannot_deal_from_another_box() -> None:
    state = GAME.setup(BOX, 2, {})
    deal = GAME.chance(state, random.Random(3))
    tiles = (deal.tiles[0]._replace(openings=15), *deal.tiles[1:])
    short = (deal.stacks[0][1:], deal.stacks[1])
    twice = ((deal.stacks[1][0], *deal.stacks[0][1:]), deal.stacks[1])
    for bad in (
        type(deal)(tiles, deal.stacks, 0),
        type(deal)(deal.tiles, short, 0),
        type(deal)(deal.tiles, twice, 0),
        type(deal)(deal.tiles, deal.stacks, 2),
    ):
        with pytest.raises(IllegalMove):
            GAME.apply(state, CHANCE, bad)
    with pytest.raises(IllegalMove):
        GAME.apply(state, 0, deal)
    assert GAME.apply(state, CHANCE, deal).step == "push"


def test_k3_first_player_by_lot_or_named() -> None:
    assert {dealt(4, seed=seed).first for seed in range(40)} == {0, 1, 2, 3}
    assert all(dealt(4, seed=seed, first=3).first == 2 for seed in range(5))
    with pytest.raises(Problem) as refused:
        GAME.setup(BOX, 2, {"first": 3})
    assert refused.value.clause == "K3"


def cards(state: State, viewer: int | None) -> list[list[str]]:
    return [seat["cards"] for seat in GAME.view(state, viewer)["seats"]]


def test_k4_each_seat_knows_only_its_own_top_card() -> None:
    state = table(RING, stacks=["gem sun", "moon star"])
    assert cards(state, 0) == [["gem"], []]
    assert cards(state, 1) == [[], ["moon"]]
    assert cards(state, None) == [[], []]
    assert [seat["left"] for seat in GAME.view(state, None)["seats"]] == [2, 2]


def test_k4_a_found_card_lies_open_and_the_next_is_seen_at_once() -> None:
    state = play(table(RING, stacks=["gem sun", "moon"], things={"gem": "b1"}), "W2", "b1")
    assert GAME.view(state, 1)["seats"][0]["found"] == ["gem"]
    assert cards(state, 0)[0] == ["sun"]


def test_k4_peek_on_turn_shows_the_next_card_on_the_next_turn() -> None:
    state = table(RING, stacks=["gem sun", "moon"], things={"gem": "b1"}, peek="on-turn")
    state = play(state, "W2", "b1")
    assert cards(state, 0)[0] == []
    state = play(state, "W2", "stay")
    assert cards(state, 0)[0] == ["sun"]


@pytest.mark.parametrize(("name", "seen"), [("classic-1986", [False, True, False]), ("one-piece", [True] * 3)])
def test_k4_each_edition_has_its_own_default_of_when_the_next_card_is_seen(name: str, seen: list[bool]) -> None:
    """The book of 1986 has it on the next turn, that of ONE PIECE at once."""
    state = dealt(3, first=2, name=name)
    assert [bool(cards(state, seat)[seat]) for seat in range(3)] == seen
    text = GAME.notation.position_text(state)
    assert ("peek=on-turn" in text) == (name == "classic-1986")
    assert GAME.notation.read_position(text) == state
    # a position that was written before the edition had its own default names no option, and means at once
    old = GAME.notation.read_position(text.replace(" peek=on-turn", "").replace(" looked=no,yes,no", ""))
    assert [bool(cards(old, seat)[seat]) for seat in range(3)] == [True] * 3


def test_k4_peek_on_turn_holds_from_the_deal_on() -> None:
    state = dealt(3, first=2, peek="on-turn")
    assert [bool(cards(state, seat)[seat]) for seat in range(3)] == [False, True, False]


def test_k5_home_wins_after_all_is_found_and_the_game_ends_at_once() -> None:
    state = table(RING, pawns=["b1", "c3"], stacks=["", "sun"], found=["gem", ""])
    state = play(state, "W2", "a1")
    assert state.step == "over"
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason, outcome.scores) == ((0,), "home", (1, 0))
    assert GAME.to_act(state) == frozenset()
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(state, 1, Push("N2", 5))
    assert refused.value.code == "classic.over"


def test_k5_the_last_find_at_home_needs_a_later_turn() -> None:
    state = table(RING, pawns=["b1", "c3"], things={"gem": "a1"})
    state = play(state, "W2", "a1")
    assert state.found[0] == (0,)
    assert state.step == "push"
    state = play(state, "W2", "stay", "W2", "stay")
    assert state.step == "over"


def test_k6_young_one_piece_cards_lie_open_any_order_and_home() -> None:
    young = edition("one-piece").young
    state = table(RING, stacks=["gem sun", "moon star"], things={"sun": "b1"}, **young)
    assert cards(state, None) == [["gem", "sun"], ["moon", "star"]]
    state = play(state, "W2", "b1")
    assert state.found[0] == (1,)
    assert state.options.finish == ("home", "home")


def test_k7_young_1986_own_cards_in_any_order_and_out_anywhere() -> None:
    young = edition("classic-1986").young
    state = table(RING, stacks=["gem sun", "moon star"], things={"sun": "b1"}, **young)
    assert cards(state, 0) == [["gem", "sun"], []]
    assert play(state, "W2", "b1").found[0] == (1,)


def test_k7_exit_is_a_rim_square_that_opens_off_the_board() -> None:
    maze = """
        ┏┻┓
        ┃╋┃
        ┗━┛
    """
    state = table(maze, stacks=["", "sun"], found=["gem", ""], finish="exit", cards="own", order="any")
    state = play(state, "W2")
    assert play(state, "c1").step == "push"
    assert play(state, "b1").step == "over"
    outcome = GAME.outcome(play(state, "b1"))
    assert outcome is not None
    assert outcome.reason == "exit"


def test_k7_the_view_names_the_squares_that_finish_and_the_choices_those_after_every_push() -> None:
    """Nobody who draws a table needs to know the rule: the squares that finish are those that end the game."""
    dealt_one = dealt(2, seed=5, goals=1, finish="exit,home", first=1)
    seat = dealt_one.stacks
    assert [one["finish"] for one in GAME.view(dealt_one, 1)["seats"]] == [[], []]  # something is left to find
    state = dealt_one.replace(stacks=((), ()), found=seat, turns=2)
    assert [one["finish"] for one in GAME.view(state, 1)["seats"]] == [list(squares_of(state.maze.exits)), [48]]
    choices: Any = GAME.choices(state, 0)
    assert choices["finish"].keys() == choices["pushes"].keys()
    ended = set()
    for push in GAME.legal(state, 0):
        text = GAME.notation.move_text(state, push)
        pushed = GAME.apply(state, 0, push)
        now = GAME.view(pushed, None)["seats"][0]["finish"]
        assert now == list(squares_of(int(choices["finish"][text], 16)))
        for walk in GAME.legal(pushed, 0):
            assert isinstance(walk, Walk)
            over = GAME.apply(pushed, 0, walk)
            assert (over.step == "over") == (walk.to in now)
            ended.add(over.step)
            if over.step == "over":
                assert [one["finish"] for one in GAME.view(over, None)["seats"]] == [[], []]
    assert ended == {"push", "over"}
    assert "finish" not in GAME.choices(dealt_one, 0)
    assert "finish" not in GAME.choices(state.replace(turns=3), 1)  # home stays where it is, whatever is pushed


def test_k7_exit_needs_a_later_turn_than_the_last_find() -> None:
    maze = """
        ┏┻┓
        ┃╋┃
        ┗━┛
    """
    state = table(maze, finish="exit", things={"gem": "b1"})
    state = play(state, "W2", "b1")
    assert (state.found[0], state.step) == ((0,), "push")


def test_k8_last_find_ends_the_game() -> None:
    state = play(table(RING, finish="last-find", things={"gem": "b1"}), "W2", "b1")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "last-find")


def test_k8_any_order_needs_cards_one_may_see() -> None:
    with pytest.raises(Problem) as refused:
        GAME.setup(BOX, 2, {"order": "any"})
    assert (refused.value.code, refused.value.clause) == ("classic.option.any_needs_cards", "K8")
    with pytest.raises(Problem):
        GAME.setup(BOX, 2, {"order": "any,any", "cards": "own,top"})
    with pytest.raises(Problem) as refused:
        GAME.setup(BOX, 2, {"sweep": "yes"})
    assert (refused.value.code, refused.value.clause) == ("classic.option.sweep_needs_any", "K8")


def test_k8_stack_order_holds_even_when_cards_are_seen() -> None:
    state = table(RING, stacks=["gem sun", "moon"], things={"sun": "b1"}, cards="own")
    assert play(state, "W2", "b1").found[0] == ()


def test_k8_young_rules_for_one_seat_alone() -> None:
    state = table(RING, stacks=["gem sun", "moon star"], cards="own,top", order="any,stack")
    assert cards(state, 0) == [["gem", "sun"], []]
    assert cards(state, 1) == [[], ["moon"]]


def test_k8_fewer_cards_for_all_or_for_one_seat() -> None:
    assert [len(stack) for stack in dealt(4, goals=2).stacks] == [2, 2, 2, 2]
    assert [len(stack) for stack in dealt(3, goals="off,3,1").stacks] == [8, 3, 1]
    with pytest.raises(Problem) as refused:
        GAME.setup(BOX, 2, {"goals": 13})
    assert (refused.value.code, refused.value.clause) == ("option.goals", "K8")


def test_k8_sweep_finds_every_own_goal_in_reach_and_ends_where_one_likes() -> None:
    state = table(RING, stacks=["gem sun moon", "star"], things={"gem": "b1", "sun": "c2", "moon": "b2"},
                  cards="own", order="any", sweep="yes,no")  # fmt: skip
    state = play(state, "N2ew", "a3")
    assert state.found[0] == (1, 2)  # the sun on c2 and the moon, now on b3; the gem on b2 is walled in
    assert where(state)[0] == "a3"


def test_k8_time_is_up_before_the_push() -> None:
    state = table(CLOSED, pawns=["c2", "c3"], things={"gem": "+"}, spare="┓", turn_time=30)
    with pytest.raises(IllegalMove):
        GAME.apply(state, CHANCE, TimeUp())
    ended = GAME.apply(state, CHANCE, TimeUp(Push("N2", 12)))
    assert (ended.mover, ended.step) == (1, "push")
    carried = GAME.apply(state, CHANCE, TimeUp(Push("W2", 12)))
    assert carried.found[0] == (0,)  # S8: the turn ended there


def test_k8_time_is_up_after_the_push() -> None:
    state = play(table(RING, turn_time=30), "W2")
    ended = GAME.apply(state, CHANCE, TimeUp())
    assert (ended.mover, where(ended)[0]) == (1, "a1")


def test_k8_no_clock_no_time_up_and_no_client_calls_time() -> None:
    with pytest.raises(IllegalMove) as refused:
        GAME.apply(table(RING), CHANCE, TimeUp(Push("N2", 5)))
    assert refused.value.code == "classic.no_clock"
    with pytest.raises(IllegalMove):
        GAME.apply(table(RING, turn_time=5), 0, TimeUp(Push("N2", 5)))


def test_k9_turn_limit_most_finds_win() -> None:
    state = table(RING, turn_limit=1, things={"gem": "b1"})
    state = play(state, "W2", "b1", "W2", "stay")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert (outcome.winners, outcome.reason) == ((0,), "turn_limit")


def test_k9_level_finds_share_and_nobody_wins_alone() -> None:
    shared = GAME.outcome(play(table(RING, turn_limit=1), "W2", "stay", "W2", "stay"))
    assert shared is not None
    assert shared.winners == (0, 1)
    alone = GAME.outcome(play(table(RING, pawns=["a1"], stacks=["gem"], found=[""], turn_limit=1), "W2", "stay"))
    assert alone is not None
    assert alone.winners == ()


def test_k10_finish_the_round_and_share() -> None:
    state = table(RING, pawns=["b1", "b3"], stacks=["", ""], found=["gem", "sun"], finish_round=True)
    state = play(state, "W2", "a1")
    assert (state.step, GAME.outcome(state)) == ("push", None)
    both = GAME.outcome(play(state, "W2", "c3"))
    one = GAME.outcome(play(state, "W2", "stay"))
    assert both is not None
    assert one is not None
    assert (both.winners, one.winners) == ((0, 1), (0,))


def test_k10_the_last_of_the_round_ends_it() -> None:
    state = table(RING, pawns=["b1", "b3"], stacks=["gem", ""], found=["", "sun"], finish_round=True, turns=1)
    state = play(state, "W2", "c3")
    outcome = GAME.outcome(state)
    assert outcome is not None
    assert outcome.winners == (1,)


def test_the_end_reveals_everything() -> None:
    state = table(RING, pawns=["b1", "c3"], stacks=["", "sun moon"], found=["gem", ""])
    assert cards(play(state, "W2", "a1"), None) == [[], ["sun", "moon"]]


def test_k8_time_up_sweeps_nothing() -> None:
    state = table(RING, stacks=["gem sun", "star"], things={"gem": "b1", "sun": "a1"}, cards="own", order="any",
                  sweep="yes,no", turn_time=30)  # fmt: skip
    pushed = play(state, "W2")
    assert len(play(pushed, "stay").found[0]) == 2  # a player who stays may have walked in a circle
    assert GAME.apply(pushed, CHANCE, TimeUp()).found[0] == (1,)  # the sun, where the pawn stands (S8)
    assert GAME.apply(state, CHANCE, TimeUp(Push("W2", 10))).found[0] == (1,)
