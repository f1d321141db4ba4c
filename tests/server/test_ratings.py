"""Ratings after the games of people and bots."""

from __future__ import annotations

import random
from math import exp

import pytest

from wanderwall.bots.strength import EFOLD, scale
from wanderwall.server.tables.ratings import Rating, points_of, public_rating, rating_of_points, update_ratings


def test_winning_helps_and_more_so_against_the_strong() -> None:
    known = {"strong": Rating(32.0, 2.0), "weak": Rating(18.0, 2.0), "me": Rating(25.0, 2.0)}
    over_strong = update_ratings(known, ["me", "strong"], [0])["me"].mu - 25.0
    over_weak = update_ratings(known, ["weak", "me"], [1])["me"].mu - 25.0
    assert over_strong > over_weak > 0


def test_all_who_sat_there_are_rated_and_nobody_else() -> None:
    after = update_ratings({"away": Rating(30.0, 1.0)}, ["a", "b", "c", "d"], [2])
    assert set(after) == {"a", "b", "c", "d"}
    assert after["c"].mu > Rating().mu > after["a"].mu == after["b"].mu == after["d"].mu


def test_sharing_a_win_is_better_than_losing_and_less_than_winning() -> None:
    shared = update_ratings({}, ["a", "b", "c"], [0, 1])
    alone = update_ratings({}, ["a", "b", "c"], [0])
    assert alone["a"].mu > shared["a"].mu == shared["b"].mu > shared["c"].mu


@pytest.mark.parametrize(("seats", "winners"), [(["a", "b"], []), (["a"], [0]), (["a", "a"], [1])])
def test_games_that_say_nothing_change_nothing(seats: list[str], winners: list[int]) -> None:
    known = {"a": Rating(27.0, 3.0)}
    assert update_ratings(known, seats, winners)["a"] == known["a"]


def test_a_bot_in_several_seats_is_one_player() -> None:
    after = update_ratings({}, ["me", "level2", "level2"], [0])
    assert set(after) == {"me", "level2"}
    assert after["level2"].mu < Rating().mu


def test_who_wins_two_of_three_ends_above_and_is_known_better_with_time() -> None:
    dice, known = random.Random(3), {"a": Rating(), "b": Rating()}
    for _ in range(200):
        known |= update_ratings(known, ["a", "b"], [0 if dice.random() < 2 / 3 else 1])
    assert public_rating(known["a"]).rating > public_rating(known["b"]).rating > 1000
    assert public_rating(known["a"]).deviation < public_rating(Rating()).deviation / 3


def test_whoever_meets_bots_as_strong_as_themselves_wins_about_half() -> None:
    """With win chances from the points, whatever the true strength of a person, after some games to find it."""
    found, dice = scale("classic"), random.Random(4)
    assert found is not None
    for truth in (1300, 1500, 1900, 2300):
        me, won = Rating(), 0
        for game in range(140):
            points = found.even(points_of(me), 1)
            wins = dice.random() < 1 / (1 + exp((points - truth) / EFOLD))
            me = update_ratings({"me": me, "bot": rating_of_points(points)}, ["me", "bot"], [0 if wins else 1])["me"]
            won += wins and game >= 40
        assert 35 <= won <= 65, truth
        assert abs(points_of(me) - truth) < 150


def test_the_number_shown_is_never_below_nought() -> None:
    assert public_rating(Rating(-60.0, 3.0)).rating == 0
