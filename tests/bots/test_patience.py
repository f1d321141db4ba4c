"""Sieges: level 4 of classic tires of blocking when nobody finds anything."""

from __future__ import annotations

import random
from typing import Any

from tests.contract.boxes import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.levels import SKILLS
from wanderwall.bots.classic.wishes import rounds_without_find
from wanderwall.bots.protocol import Budget
from wanderwall.match.seen import Onlooker
from wanderwall.match.steps import settle

TABLE = Case("classic-1986", 2, {})


def test_level4_tires_of_blocking() -> None:
    """After four rounds without a find by anybody, and not before; level 5 blocks for as long as that wins."""
    patience = SKILLS[4].patience
    assert patience is not None
    assert SKILLS[4].after(patience - 1).denial
    assert not SKILLS[4].after(patience).denial
    assert SKILLS[5].after(1000) == SKILLS[5]


def test_rounds_without_a_find_are_counted() -> None:
    game, dice = TABLE.game, random.Random(5)
    state: Any = settle(game, TABLE.table(), dice)
    eyes, ended, finds = Onlooker(game, 0, state), 0, 0
    for _ in range(200):
        (seat,) = game.to_act(state)
        if state.step == "push":
            assert rounds_without_find(eyes.seen(state)) == ended // 2
        answer = bot("greedy", "classic").choose(
            eyes.seen(state)._replace(view=game.view(state, seat), choices=game.choices(state, seat)),
            Budget(),
            dice.getrandbits(30),
        )
        move = game.notation.read_move(state, seat, answer.move)
        after = game.apply(state, seat, move)
        eyes.saw(state, seat, move, after)
        if state.step == "walk":
            found = sum(map(len, after.found)) > sum(map(len, state.found))
            ended, finds = 0 if found else ended + 1, finds + found
        state = after
        if not game.to_act(state):
            break
    assert finds > 3
