"""Grabbing, scoring, winning, playing alone: G6 to G11; and what seats see."""

from __future__ import annotations

import json
from random import Random

import pytest

from tests.games.go.table import AROUND, CUT_OFF, EDITION, GAME, NOT_SHOWN, RIGHT, ROLL, Table, refused_setup
from wanderwall.game import CHANCE
from wanderwall.game.protocol import HelpsPeople
from wanderwall.games.go.state import Grab, Lay, Ready
from wanderwall.match.steps import after_chance


def test_g6_grabbing_takes_the_highest_score_tile_left_and_ends_the_round_for_that_player() -> None:
    table = Table.playing(4)
    table.do(2, *RIGHT, "grab")
    table.do(0, "H1a-a1e", "grab")
    assert [player.grabbed for player in table.state.players] == [4, None, 6, None]
    assert table.state.score_tiles == (2, 1)
    assert GAME.to_act(table.state) == {1, 3}
    for move in ("grab", "-H1", "P1a-d4e", "stop"):
        assert table.refused(2, move).code == "go.grabbed"
    assert GAME.choices(table.state, 2) == {}


def test_g6_nobody_checks_before_grabbing() -> None:
    table = Table.playing(3)
    assert GAME.choices(table.state, 0)["grab"]
    table.do(0, "grab")
    assert table.state.players[0].grabbed == 4


def test_g6_last_player_is_stopped_and_takes_what_is_left() -> None:
    table = Table.playing(3)
    table.do(0, *RIGHT, "grab")
    table.do(1, *RIGHT[:2])
    table.do(2, *RIGHT, "grab")
    assert table.state.last
    assert [result.score_tile for result in table.state.last.results] == [4, 1, 2]
    assert table.tracks == [7, 4, 5]
    assert GAME.to_act(table.state) == {CHANCE}


def test_g6_with_two_players_the_first_grab_stops_the_other_who_takes_the_2() -> None:
    table = Table.playing(2)
    table.do(0, *RIGHT)
    table.do(1, *RIGHT)
    table.do(1, "grab")
    assert table.tracks == [9, 11]
    table.start()
    table.do(0, "grab")
    assert table.tracks == [7, 10]


def test_g6_stopped_when_all_who_still_play_agree_and_the_tiles_go_from_the_lowest_up_in_seat_order() -> None:
    table = Table.playing(4)
    table.do(1, *RIGHT, "grab")
    table.do(3, *RIGHT)
    table.do(3, "stop")
    table.do(0, "stop")
    assert table.refused(0, "stop").code == "go.stop.already"
    assert table.state.step == "play"
    table.do(2, "stop")
    assert table.state.last
    assert [result.score_tile for result in table.state.last.results] == [1, 6, 2, 4]
    assert table.tracks == [1, 6, 0, 4]


def test_g6_laying_and_lifting_withdraw_the_vote() -> None:
    table = Table.playing(2)
    for move in ("P1a-a1s", "-P1"):
        table.do(0, "stop", move)
        assert not table.state.players[0].stop
    table.do(1, "stop")
    assert table.state.step == "play"


def test_g6_a_grab_leaves_only_those_who_wanted_to_stop() -> None:
    table = Table.playing(3)
    table.do(0, "stop")
    table.do(1, "stop")
    table.do(2, *RIGHT, "grab")
    assert table.tracks == [4, 2, 7]


def test_g6_the_round_clock_is_an_option_and_ends_the_round_like_an_agreed_stop() -> None:
    table = Table(3, round_clock=90)
    assert table.refused(CHANCE, "time").code == "go.not_now"
    table.start()
    assert table.view(None)["clock"] == 90
    table.do(1, *RIGHT)
    assert table.refused(1, "time").code == "go.not_a_move"
    table.do(CHANCE, "time")
    assert table.tracks == [4, 5, 1]
    assert Table.playing(2).refused(CHANCE, "time").code == "go.no_clock"


def test_g7_right_moves_forward_by_blue_wrong_backward_by_red() -> None:
    table = Table.at(9, 9, 9, 9)
    table.do(0, *CUT_OFF, "grab")
    table.do(1, *NOT_SHOWN, "grab")
    table.do(2, *RIGHT, "grab")
    assert table.tracks == [6, 7, 11, 10]
    assert table.state.last
    assert [result.points for result in table.state.last.results] == [-3, -2, 2, 1]
    assert [result.before for result in table.state.last.results] == [9] * 4


def test_g7_never_below_0() -> None:
    table = Table.playing(4)
    table.do(0, "grab")
    table.do(1, "grab")
    table.do(2, "grab")
    assert table.tracks == [0, 0, 0, 1]


def test_g7_the_1_has_no_red_side() -> None:
    assert [(tile.blue, tile.red) for tile in EDITION.score_tiles] == [(6, 3), (4, 2), (2, 1), (1, None)]


def test_g7_boards_are_cleared_and_score_tiles_go_back() -> None:
    table = Table.playing(3)
    table.do(0, *RIGHT, "grab")
    table.do(1, *RIGHT, "grab")
    assert table.state.score_tiles == (4, 2, 1)
    assert all(not player.layout and player.grabbed is None for player in table.state.players)
    assert table.state.number == 2


def with_joker() -> Table:
    table = Table.playing(3)
    table.do(0, *RIGHT, "grab")
    table.do(1, *RIGHT, "grab")
    return table


def test_g8_whoever_got_the_1_has_the_joker_in_the_next_round() -> None:
    table = with_joker()
    assert [player.joker for player in table.state.players] == [False, False, True]
    table.start()
    assert table.view(2)["hand"][-1] == "joker"
    assert len(GAME.choices(table.state, 2)["placements"]["joker"]) == 24
    assert table.refused(2, "J-c3").code == "go.lay.middle"
    assert table.refused(1, "J-c2").code == "go.lay.no_joker"
    table.do(2, "J-c2")
    assert table.refused(2, "J-c4").code == "go.lay.laid"
    assert table.refused(2, Lay("joker", 0, 1)).code == "go.lay.turn"
    assert table.refused(2, Lay("joker", 0, 0, "b")).code == "go.lay.face"


def test_g8_the_joker_is_a_crossroads() -> None:
    table = with_joker()
    table.start(AROUND)
    table.do(2, "J-d3")
    assert table.view(2)["layout"][0]["openings"] == [15]


def test_g8_the_joker_returns_after_the_check_and_goes_to_whoever_gets_the_1() -> None:
    table = with_joker()
    table.start()
    table.do(2, *RIGHT, "grab")
    table.do(0, *RIGHT, "grab")
    assert [player.joker for player in table.state.players] == [False, True, False]
    table.start()
    table.do(2, "grab")
    table.do(0, "grab")
    assert [player.joker for player in table.state.players] == [False, True, False]


def test_g8_no_joker_in_round_one_nor_with_two_players() -> None:
    assert not any(player.joker for player in Table.playing(4).state.players)
    table = Table.playing(2)
    table.do(0, *RIGHT, "grab")
    assert not any(player.joker for player in table.state.players)


def test_g9_first_to_reach_20_wins_after_all_boards_are_checked() -> None:
    table = Table.at(18, 15, 3)
    table.do(0, *RIGHT, "grab")
    assert GAME.outcome(table.state) is None
    table.do(1, "grab")
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (22, 14, 4), "finish")
    assert GAME.to_act(table.state) == frozenset()
    assert table.refused(1, "grab").code == "go.over"
    assert table.view(None)["outcome"]["winners"] == [0]


def test_g9_of_several_the_one_who_scored_more_in_that_round_wins() -> None:
    table = Table.at(19, 16, 3)
    table.do(1, *RIGHT, "grab")
    table.do(0, *RIGHT, "grab")
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.winners, outcome.scores) == ((1,), (21, 20, 4))


def test_g10_solo_plays_at_once_and_counts_solved_rolls() -> None:
    table = Table(1)
    table.do(CHANCE, ROLL)
    assert table.state.step == "play"
    table.do(0, *RIGHT, "grab")
    assert (table.state.step, table.state.number) == ("roll", 2)
    assert table.view(0)["solved"] == 1
    assert table.view(0)["seats"][0]["track"] is None
    assert table.view(0)["score_tiles"] == []
    assert table.state.last
    assert table.state.last.results[0].points == 1


def test_g10_solo_a_wrong_grab_is_refused_and_the_clock_goes_on() -> None:
    table = Table.playing(1)
    table.do(0, *CUT_OFF)
    illegal = table.refused(0, "grab")
    assert (illegal.code, illegal.clause) == ("go.grab.wrong", "G10")
    assert illegal.details == {"picture": "spider", "why": "cut_off", "wrong": 1}
    assert not GAME.choices(table.state, 0)["grab"]


def test_g10_solo_a_roll_may_be_skipped() -> None:
    table = Table.playing(1)
    table.do(0, "H1a-a1e", "skip")
    assert (table.state.step, table.state.number, table.view(0)["solved"]) == ("roll", 2, 0)
    assert table.state.players[0].layout == ()
    assert Table.playing(2).refused(0, "skip").code == "go.skip.solo_only"


def test_g10_solo_ends_with_the_clock_and_what_is_unfinished_does_not_count() -> None:
    table = Table.playing(1)
    assert table.view(0)["clock"] == 300
    table.do(0, *RIGHT, "grab")
    table.start()
    table.do(0, *RIGHT)
    table.do(CHANCE, "time")
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.winners, outcome.scores, outcome.reason) == ((0,), (1,), "solo")
    assert table.view(0)["outcome"]["rating"] == 1


def test_g10_the_clock_covers_rolling_too() -> None:
    table = Table(1)
    table.do(CHANCE, "time")
    assert GAME.outcome(table.state)


def test_g10_rating_lines() -> None:
    assert [EDITION.rating(solved) for solved in range(13)] == [0, 1, 1, 2, 2, 3, 3, 4, 4, 5, 5, 6, 6]


def test_g10_solo_has_a_clock_of_its_own() -> None:
    assert refused_setup(1, round_clock=60) == "go.option.solo_has_its_clock"


def test_g11_untimed_solo_ends_when_the_player_stops() -> None:
    table = Table.playing(1, untimed=True)
    assert table.view(0)["clock"] is None
    assert table.refused(CHANCE, "time").code == "go.no_clock"
    table.do(0, "stop")
    assert table.state.step == "over"
    assert refused_setup(2, untimed=True) == "go.option.untimed_is_solo"


@pytest.mark.parametrize(("moves", "solved"), [((*RIGHT, "grab"), 1), (("skip",), 0)])
def test_g11_one_roll_is_the_whole_game(moves: tuple[str, ...], solved: int) -> None:
    table = Table.playing(1, untimed=True, one_roll=True)
    table.do(0, *moves)
    outcome = GAME.outcome(table.state)
    assert outcome
    assert (outcome.scores, outcome.reason, table.state.number) == ((solved,), "solo", 1)
    assert refused_setup(2, one_roll=True) == "go.option.one_roll_is_solo"


def test_g11_helper_refuses_a_wrong_grab_instead_of_punishing_it() -> None:
    table = Table.playing(2, helper=True)
    table.do(0, *NOT_SHOWN)
    illegal = table.refused(0, "grab")
    assert (illegal.code, illegal.clause) == ("go.grab.wrong", "G11")
    assert illegal.details == {"picture": "spider", "why": "not_shown", "wrong": 1}
    table.do(0, *(move for move in RIGHT if move not in NOT_SHOWN), "grab")
    assert table.tracks[0] == 11


def test_g11_the_helper_is_one_seats_own_and_a_wrong_board_costs_that_seat_nothing() -> None:
    table = Table.playing(2, helper=[False, True])
    assert table.refused(1, "grab").clause == "G11"
    table.do(1, *NOT_SHOWN)
    table.do(0, *RIGHT, "grab")
    assert table.tracks == [11, 7]  # it has the 2, whose red side costs 1 as a rule
    table.start()
    table.do(0, "grab")  # nobody helps this one: the 4 costs 2
    assert table.tracks == [9, 7]
    assert table.state.last
    assert [result.points for result in table.state.last.results] == [-2, 0]


def test_g11_in_records_from_before_a_wrong_board_at_the_stop_costs_as_it_did() -> None:
    table = Table.playing(2, helper=True)
    old = GAME.notation.position_text(table.state).removesuffix(" mild=yes")
    table.state = GAME.notation.read_position(old)
    assert table.refused(1, "grab").clause == "G11"
    table.do(0, *RIGHT, "grab")
    assert table.tracks == [11, 6]
    assert GAME.notation.position_text(table.state).endswith(":2 helper=yes")


def test_g11_the_host_ends_the_help_where_a_bot_takes_over_and_no_player_does() -> None:
    table = Table.playing(2, helper=True)
    for seat in (0, 1):
        assert table.refused(seat, "helper:red=no").code == "go.not_a_move"
    assert table.refused(CHANCE, "helper:green=no").clause == "G11"
    table.do(CHANCE, "helper:red=no")
    assert table.view(1)["options"]["helper"] == [False, True]
    table.do(0, "grab")
    assert table.tracks == [5, 7]
    table.do(CHANCE, "helper:red=yes")
    assert isinstance(GAME, HelpsPeople)
    assert GAME.change_hands(table.state, table.state, 0, bot=False) is None
    assert table.view(1)["options"]["helper"] == [True, True]


def test_what_is_no_move_or_comes_from_no_seat_is_refused() -> None:
    table = Table.playing(2)
    assert table.refused(0, object()).code == "go.not_a_move"  # type: ignore[arg-type]
    for seat in (2, CHANCE, -2):
        assert table.refused(seat, Grab()).code == "go.not_your_turn"
        assert table.refused(seat, Ready()).code == "go.not_your_turn"


def test_others_see_how_many_tiles_lie_and_never_where_until_the_check() -> None:
    one, other = Table.playing(3), Table.playing(3)
    one.do(0, *RIGHT[:3])
    other.do(0, "H4a-a1e", "P1a-a5e", "P2b-e1s")
    for seat in (1, 2, None):
        assert one.view(seat) == other.view(seat)
        assert one.view(seat)["seats"][0]["laid"] == 3
    assert [lay["text"] for lay in one.view(0)["layout"]] == list(RIGHT[:3])
    assert "layout" not in one.view(None)
    for table in (one, other):
        table.do(0, "grab")
        assert all("layout" not in seat for seat in table.view(1)["seats"])
        table.do(1, "grab")
    assert [lay["text"] for lay in one.view(None)["last"]["seats"][0]["layout"]] == list(RIGHT[:3])


def test_g6_whoever_has_grabbed_watches_the_others_build() -> None:
    table = Table.playing(3)
    table.do(1, *RIGHT[:2])
    table.do(0, *RIGHT[:3], "grab")
    table.do(1, RIGHT[2])
    boards = [[lay["text"] for lay in board] for board in table.view(0)["boards"]]
    assert boards == [list(RIGHT[:3]), list(RIGHT[:3]), []]
    assert not [seat for seat in (1, 2, None) if "boards" in table.view(seat)]  # who still builds could copy
    table.do(1, "grab")
    assert not [seat for seat in (0, 1, 2, None) if "boards" in table.view(seat)]  # the next round


@pytest.mark.parametrize("seats", [1, 2, 3, 4])
def test_choices_and_legal_agree_with_apply_and_views_are_json(seats: int) -> None:
    rng, state = Random(seats), after_chance(GAME, GAME.setup(EDITION, seats, {}), Random(seats))
    for _ in range(60):
        if not (acting := sorted(GAME.to_act(state))):
            break
        seat = rng.choice(acting)
        legal, choices = GAME.legal(state, seat), GAME.choices(state, seat)
        offered = [*choices["moves"], *choices.get("lift", ())]
        offered += [text for texts in choices.get("placements", {}).values() for text in texts]
        assert {GAME.notation.read_move(state, seat, text) for text in offered} == set(legal)
        assert len(offered) == len(legal)
        for whose in (*range(seats), None):
            assert json.loads(json.dumps(GAME.view(state, whose))) == GAME.view(state, whose)
        state = after_chance(GAME, GAME.apply(state, seat, rng.choice(legal)), rng)
