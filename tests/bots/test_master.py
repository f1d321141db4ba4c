"""The learned player: it sees what it learned with, imagines what may be, and gives way where it learned nothing."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.contract.boxes import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.learned import learned_for, net_for
from wanderwall.bots.classic.lines import take_back, think_some
from wanderwall.bots.classic.master import NO_TURNS, mind_of
from wanderwall.bots.classic.wishes import Numbers
from wanderwall.bots.classic.worlds import Worlds, imagined, odds_of
from wanderwall.bots.protocol import AnySeen, Budget
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import left_of
from wanderwall.kernel.features import SQUARES, plane_rows
from wanderwall.kernel.net import NEVER, PUSHES
from wanderwall.match.seen import Onlooker
from wanderwall.match.steps import settle

TABLE = Case("classic-1986", 2, {})
GAME: Any = TABLE.game
#: how many turns there are at one table, the best ones as 49 · push + square, and their logits
GOLDEN: dict[str, Any] = {"turns": 288, "best": [883, 785, 885], "logits": [0.3674, 0.3492, 0.2906]}


def begun(seed: int, turns: int) -> tuple[Any, Onlooker]:
    """A table after some turns by lot, and what its mover has seen."""
    dice = random.Random(seed)
    state: Any = settle(GAME, TABLE.table(), dice)
    onlookers = [Onlooker(GAME, seat, state) for seat in range(2)]
    for _ in range(2 * turns):
        seat = state.mover
        move = dice.choice(GAME.legal(state, seat))
        after = GAME.apply(state, seat, move)
        for one in onlookers:
            one.saw(state, seat, move, after)
        state = after
    return state, onlookers[state.mover]


def worlds_of(seen: AnySeen, many: int = 12) -> tuple[Numbers, Worlds, Any]:
    numbers = Numbers(seen.view)
    odds = odds_of(seen, numbers)
    return numbers, imagined(numbers, odds, many, 5), odds


def values_of(seen: AnySeen) -> Any:
    """What the learned value thinks of all turns, and the features of the last push it looked at."""
    numbers, worlds, odds = worlds_of(seen)
    net = learned_for(seen.view)
    assert net is not None
    mind, only = mind_of(numbers, worlds, odds, net), NO_TURNS
    if seen.view["step"] == "walk":
        only = np.array([[take_back(mind.size, worlds.setup, worlds.arrays), 0, 0]])
    values = np.full((PUSHES, SQUARES), NEVER)
    think_some(mind, worlds.arrays, only, NONE, 0, 0, values)
    return values, mind


def test_values_are_what_they_were_when_the_net_was_measured() -> None:
    state, onlooker = begun(3, 6)
    values, _ = values_of(onlooker.seen(state))
    assert (values > NEVER).sum() == GOLDEN["turns"]
    best = np.argsort(-values, axis=None)[:3]
    assert best.tolist() == GOLDEN["best"]
    assert values.flat[best] == pytest.approx(GOLDEN["logits"], abs=2e-3)


def test_the_compiled_net_is_plain_arithmetic() -> None:
    state, onlooker = begun(4, 3)
    values, mind = values_of(onlooker.seen(state))
    net, x = mind.net, mind.scratch.x[:, 0].astype(float)  # those of the last push
    push = np.flatnonzero((values > NEVER).any(axis=1))[-1]
    trunk = np.maximum(np.maximum(x @ net.first + net.first_bias, 0) @ net.second + net.second_bias, 0) @ net.third
    planes = plane_rows(2)
    here = np.maximum(trunk + x[:planes].reshape(-1, SQUARES).T @ net.here + net.place, 0) @ net.out
    logits = here + x[planes:] @ net.skip + net.bias[0]
    turned = logits if state.mover == 0 else logits[::-1]  # the second home is at the other end of the board
    reached = values[push] > NEVER
    assert values[push][reached] == pytest.approx(turned[reached], abs=1e-4)


def test_a_walk_is_valued_as_the_turn_it_ends() -> None:
    state, onlooker = begun(5, 4)
    values, _ = values_of(onlooker.seen(state))
    push = GAME.legal(state, state.mover)[7]
    number = [arrow.name for arrow in state.edition.grid.arrows].index(push.arrow)
    pushed = GAME.apply(state, state.mover, push)
    onlooker.saw(state, state.mover, push, pushed)
    walking, _ = values_of(onlooker.seen(pushed))
    (row,) = np.flatnonzero((walking > NEVER).any(axis=1))
    rows = values[4 * number : 4 * number + 4]
    assert row == 4 * number
    assert min(np.abs(walking[row] - one).max() for one in rows) < 1e-4


def test_worlds_are_as_they_may_be() -> None:
    state, onlooker = begun(6, 5)
    seen, me = onlooker.seen(state), state.mover
    numbers, worlds, odds = worlds_of(seen)
    found = {goal for pile in state.found for goal in pile}
    nexts = []
    for n in range(12):
        words = [int(word) for word in worlds.arrays.stacks[:, n]]
        stacks = [left_of(words, seat, 2) for seat in range(2)]
        assert [len(stack) for stack in stacks] == [len(stack) for stack in state.stacks]
        assert stacks[me][0] == state.stacks[me][0]
        cards = [card for stack in stacks for card in stack]
        assert len(set(cards)) == len(cards)
        assert not found & set(cards)
        nexts.append(stacks[1 - me][0])
    likeliest = sorted(numbers.unseen, key=lambda goal: -odds[1 - me, goal, 0])
    assert nexts[:3] == likeliest[:3]
    assert worlds.weights[:3] == pytest.approx([odds[1 - me, goal, 0] for goal in likeliest[:3]])


@pytest.mark.parametrize(
    ("seats", "options", "learned"),
    [
        (2, {}, True),
        (2, {"goals": 3}, True),
        (2, {"cards": "open"}, False),
        (2, {"order": "any", "cards": "own"}, False),
        (2, {"finish": "exit"}, False),
        (2, {"finish_round": "yes"}, False),
        (3, {"finish_round": "yes"}, False),
    ],
)
def test_it_gives_way_where_nothing_was_learned(seats: int, options: dict[str, Any], learned: bool) -> None:
    case = Case("classic-1986", seats, options)
    state: Any = settle(GAME, case.table(), random.Random(1))
    seen = Onlooker(GAME, state.mover, state).seen(state)
    assert (learned_for(seen.view) is not None) == learned
    if not learned:
        few = Budget(nodes=300)
        assert bot("master", "classic").choose(seen, few, 2) == bot("level5", "classic").choose(seen, few, 2)


def test_the_weights_are_small_and_name_their_features() -> None:
    net = net_for(2)
    assert net is not None
    assert sum(array.size for array in net) * 2 < 1_000_000
    assert net_for(5) is None
