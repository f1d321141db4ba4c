"""What the learned player reads of the others' turns: more than level 5 does, and nothing is ever impossible."""

from __future__ import annotations

from statistics import fmean

import numpy as np
import pytest

from tests.bots.test_inference import watched
from wanderwall.bots.classic.goals import IndexedView, turns_since_find
from wanderwall.bots.classic.opponents.belief import goal_belief
from wanderwall.bots.classic.opponents.inference import goal_likelihoods
from wanderwall.bots.classic.opponents.reader import READER, WHIM, read, reader, turn_features_of
from wanderwall.bots.classic.opponents.turn_features import FINDING, KEPT, LEFT_LYING, MOST_KEPT, SIGNS
from wanderwall.bots.protocol import AnySeen

#: what the turns of a player of level 4 tell of the four likeliest goals; it looks for the first
GOLDEN = {11: 0.9626, 9: 0.0226, 20: 0.00743, 21: 0.00315}


def given(seen: AnySeen, seat: int) -> dict[int, float]:
    """How likely the seat looks for each goal that nobody else is known to look for."""
    numbers = IndexedView(seen.view)
    odds = read(turns_since_find(seen, seat), seat, len(numbers.names))
    total = sum(odds[goal] for goal in numbers.unseen)
    return {goal: odds[goal] / total for goal in numbers.unseen}


def test_the_odds_are_what_they_were_when_they_were_measured() -> None:
    seen, seat, _ = watched("level4", 3, 12)[-1]
    odds = given(seen, seat)
    likeliest = sorted(odds, key=lambda goal: -odds[goal])[:4]
    assert {goal: odds[goal] for goal in likeliest} == pytest.approx(GOLDEN, abs=1e-4)


def test_the_card_that_is_looked_for_gets_more_than_level_5_gives_it() -> None:
    games = [one for seed in range(6) for one in watched("level4", seed, 12)]
    read_so = fmean(np.log(given(seen, seat)[goal]) for seen, seat, goal in games)
    inferred_so = fmean(
        np.log(goal_likelihoods(seen, IndexedView(seen.view))[seat][goal]) for seen, seat, goal in games
    )
    assert read_so > inferred_so


def test_whims_make_nothing_impossible() -> None:
    """Whatever a turn reveals, no goal loses more than whims leave it compared with the likeliest one."""
    for seed in range(4):
        for seen, seat, _ in watched("random", seed, 10):
            goals = len(IndexedView(seen.view).names)
            for turn in turns_since_find(seen, seat):
                odds = read([turn], seat, goals)
                assert odds.min() >= WHIM / (goals + WHIM)


def test_who_overlooks_goals_is_found_out() -> None:
    """Of a player that sees few pushes the reader is wrong; after a few finds the other guess is believed."""
    alone, both = [], []
    for seed in range(6):
        for seen, seat, goal in watched("level2", seed, 16):
            if len(seen.view["seats"][seat]["found"]) >= 2:
                numbers = IndexedView(seen.view)
                odds = goal_belief(seen, seat, numbers)
                alone.append(np.log(given(seen, seat)[goal]))
                both.append(np.log(odds[goal] / odds[list(numbers.unseen)].sum()))
    assert len(both) >= 8
    assert fmean(both) > fmean(alone)


def test_without_a_turn_nothing_is_told() -> None:
    assert read([], 0, 24) == pytest.approx(np.ones(24))


def test_signs_say_what_was_left_lying_and_what_is_kept() -> None:
    """A goal the push reached was found by that push at least; parts of answers are parts."""
    lying = 0
    for seed in range(3):
        for seen, seat, _ in watched("random", seed, 8):
            for before, after in turns_since_find(seen, seat):
                goals, signs = turn_features_of(before, after, seat)
                assert signs.shape == (len(before["things"]), SIGNS)
                assert not signs[[goal for goal in range(len(signs)) if not goals >> goal & 1]].any()
                assert (signs[:, FINDING] >= np.log(2.0) * signs[:, LEFT_LYING]).all()
                assert (signs[:, KEPT] <= signs[:, MOST_KEPT] + 1e-9).all()
                assert (signs[:, MOST_KEPT] <= 1.0 + 1e-9).all()
                lying += int(signs[:, LEFT_LYING].sum())
    assert lying > 0


def test_the_net_that_is_shipped_belongs_to_these_signs() -> None:
    assert reader(READER).first.shape[0] == SIGNS
