"""Sieges: level 4 of classic tires of blocking when nobody finds anything."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import pytest

from tests.contract.cases import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.goals import is_besieged, rounds_without_find
from wanderwall.bots.classic.levels import SETTINGS
from wanderwall.bots.protocol import Budget
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

TABLE = Case("classic-1986", 2, {})


def test_level4_tires_of_blocking() -> None:
    """After four rounds without a find by anybody, and not before; level 5 blocks for as long as that wins."""
    patience = SETTINGS[4].patience
    assert patience is not None
    assert SETTINGS[4].after(patience - 1).denial
    assert not SETTINGS[4].after(patience).denial
    assert SETTINGS[5].after(1000) == SETTINGS[5]


def test_level4_tires_sooner_when_several_keep_one_from_home() -> None:
    """After one round; level 5 does not."""
    assert SETTINGS[4].after(0, besieged=True).denial
    assert not SETTINGS[4].after(1, besieged=True).denial
    assert SETTINGS[5].after(1000, besieged=True) == SETTINGS[5]


@pytest.mark.parametrize(("seats", "besieged"), [(2, False), (3, True), (4, True)])
def test_one_who_needs_only_home_is_besieged_by_two_or_more(seats: int, besieged: bool) -> None:
    case = Case("classic-1986", seats, {})
    state: Any = after_chance(case.game, case.table(), random.Random(seats))
    assert not is_besieged(case.game.view(state, 0))
    homeward = replace(state, stacks=(state.stacks[0], (), *state.stacks[2:]))
    assert is_besieged(case.game.view(homeward, 0)) == besieged


def test_rounds_without_a_find_are_counted() -> None:
    game, dice = TABLE.game, random.Random(5)
    state: Any = after_chance(game, TABLE.table(), dice)
    onlooker, ended, finds = HistoryRecorder(game, 0, state), 0, 0
    for _ in range(200):
        (seat,) = game.to_act(state)
        if state.step == "push":
            assert rounds_without_find(onlooker.history(state)) == ended // 2
        answer = bot("greedy", "classic").choose(
            onlooker.history(state)._replace(view=game.view(state, seat), choices=game.choices(state, seat)),
            Budget(),
            dice.getrandbits(30),
        )
        move = game.notation.read_move(state, seat, answer.move)
        after = game.apply(state, seat, move)
        onlooker.record(state, seat, move, after)
        if state.step == "walk":
            found = sum(map(len, after.found)) > sum(map(len, state.found))
            ended, finds = 0 if found else ended + 1, finds + found
        state = after
        if not game.to_act(state):
            break
    assert finds > 3
