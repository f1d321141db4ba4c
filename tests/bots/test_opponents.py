"""What a seat concludes from the others' turns: the learned player more than level 5, and nothing is impossible."""

from __future__ import annotations

import random
from statistics import fmean
from typing import Any

import numpy as np
import pytest

from tests.contract.cases import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.goals import IndexedView, even_weights, turns_since_find
from wanderwall.bots.classic.opponents.belief import goal_belief
from wanderwall.bots.classic.opponents.inference import COMMON, goal_likelihoods, likely
from wanderwall.bots.classic.opponents.reader import READER, WHIM, read, reader, turn_features_of
from wanderwall.bots.classic.opponents.turn_features import FINDING, KEPT, LEFT_LYING, MOST_KEPT, SIGNS
from wanderwall.bots.protocol import AnySeen, Budget, History
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

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


def test_whims_make_nothing_impossible_for_the_reader() -> None:
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


TABLE = Case("classic-1986", 2, {})


def watched(name: str, seed: int, turns: int) -> list[tuple[History[Any, Any], int, int]]:
    """What one seat sees of a player before its own pushes, that player's seat, and the goal it really looks for."""
    game, dice = TABLE.game, random.Random(seed)
    state: Any = after_chance(game, TABLE.table(), dice)
    whose = seed % 2
    players = {whose: bot(name, "classic"), 1 - whose: bot("level2", "classic")}
    onlookers, seen = [HistoryRecorder(game, seat, state) for seat in range(2)], []
    for number in range(4 * turns):
        (seat,) = game.to_act(state)
        known = onlookers[seat].history(state)
        if seat != whose and state.step == "push" and turns_since_find(known, whose):
            seen.append((known._replace(events=tuple(known.events)), whose, state.stacks[whose][0]))
        answer = players[seat].choose(known, Budget(nodes=300), 1000 * seed + number)
        move = game.notation.read_move(state, seat, answer.move)
        after = game.apply(state, seat, move)
        for one in onlookers:
            one.record(state, seat, move, after)
        state = after
    return seen


@pytest.mark.parametrize(("name", "times"), [("level1", 2.0), ("level2", 2.0), ("level3", 2.0), ("level4", 2.0)])
def test_moves_tell_what_a_player_looks_for(name: str, times: float) -> None:
    """The true goal gets this multiple of an even share. `python -m tools research inference` measures it."""
    shares = []
    for seed in range(6):
        for seen, seat, goal in watched(name, seed, 12):
            numbers = IndexedView(seen.view)
            row = goal_likelihoods(seen, numbers)[seat]
            assert sum(row) == pytest.approx(1.0)
            shares.append(row[goal] / even_weights(numbers)[seat][goal])
    assert len(shares) >= 8
    assert sum(shares) / len(shares) > times


def test_whims_make_nothing_impossible() -> None:
    """Against a player who moves at random the true goal keeps a part of its share, whatever it left lying."""
    for seed in range(4):
        for seen, seat, goal in watched("random", seed, 10):
            numbers = IndexedView(seen.view)
            assert goal_likelihoods(seen, numbers)[seat][goal] > even_weights(numbers)[seat][goal] / 1000


def test_without_a_turn_all_ways_to_play_are_as_common_as_ever() -> None:
    assert likely([], 0, (3, 7)) == {goal: pytest.approx(COMMON.sum()) for goal in (3, 7)}
