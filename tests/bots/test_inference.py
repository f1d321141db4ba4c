"""What a seat concludes from the others' moves."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.contract.cases import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.goals import IndexedView, even_weights, turns_since_find
from wanderwall.bots.classic.opponents.inference import COMMON, goal_likelihoods, likely
from wanderwall.bots.protocol import Budget, History
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

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
    """The true goal gets so many times its even share on average. `python -m tools research inference` measures it."""
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
