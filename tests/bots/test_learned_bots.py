"""What holds of the learned players of both games: they value what they learned, and imagine what may be."""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.bots.learned_bots import MANY, Classic, Learned, Towers, begun
from wanderwall.kernel.convert import left_of
from wanderwall.kernel.net import NEVER


class Golden(NamedTuple):
    """How many turns there are at one table, the best ones as squares · push + square, and their logits."""

    turns: int
    best: list[int]
    logits: list[float]


CLASSIC, TOWERS = Classic(), Towers()
both = pytest.mark.parametrize("learned", [CLASSIC, TOWERS], ids=["classic", "towers"])


@pytest.mark.parametrize(
    ("learned", "golden"),
    [
        (CLASSIC, Golden(288, [883, 785, 885], [0.3674, 0.3492, 0.2906])),
        (TOWERS, Golden(60, [448, 198, 423], [0.349, 0.3042, 0.2997])),
    ],
    ids=["classic", "towers"],
)
def test_values_are_what_they_were_when_the_net_was_measured(learned: Learned, golden: Golden) -> None:
    state, onlooker = begun(learned.table, 3, 6)
    values = learned.thought(onlooker.history(state)).values
    best = np.argsort(-values, axis=None)[:3]
    assert (values > NEVER).sum() == golden.turns
    assert best.tolist() == golden.best
    assert values.flat[best] == pytest.approx(golden.logits, abs=2e-3)


@both
@pytest.mark.parametrize("seed", [4, 5])
def test_the_compiled_net_is_plain_arithmetic(learned: Learned, seed: int) -> None:
    state, onlooker = begun(learned.table, seed, 3)
    mind, _, _, values = learned.thought(onlooker.history(state))
    net, x = mind.net, mind.scratch.x[:, 0].astype(float)  # those of the last push
    push = np.flatnonzero((values > NEVER).any(axis=1))[-1]
    trunk = np.maximum(np.maximum(x @ net.first + net.first_bias, 0) @ net.second + net.second_bias, 0) @ net.third
    squares = x[: learned.planes].reshape(-1, values.shape[1]).T
    here = np.maximum(trunk + squares @ net.here + net.place, 0) @ net.out
    logits = here + x[learned.planes :] @ net.skip + net.bias[0]
    turned = logits if state.mover == 0 else logits[::-1]  # the second home is at the other end of the board
    reached = values[push] > NEVER
    assert values[push][reached] == pytest.approx(turned[reached], abs=1e-4)


@both
def test_a_walk_is_valued_as_the_turn_it_ends(learned: Learned) -> None:
    game: Any = learned.table.game
    state, onlooker = begun(learned.table, 5, 4)
    values = learned.thought(onlooker.history(state)).values
    push = game.legal(state, state.mover)[7]
    number = [arrow.name for arrow in state.edition.grid.arrows].index(push.arrow)
    pushed = game.apply(state, state.mover, push)
    onlooker.record(state, state.mover, push, pushed)
    walking = learned.thought(onlooker.history(pushed)).values
    (row,) = np.flatnonzero((walking > NEVER).any(axis=1))
    rows = values[4 * number : 4 * number + 4]
    assert row == 4 * number
    assert min(np.abs(walking[row] - one).max() for one in rows) < 1e-4


@both
def test_worlds_are_as_they_may_be(learned: Learned) -> None:
    state, onlooker = begun(learned.table, 6, 5)
    me = state.mover
    _, worlds, odds, _ = learned.thought(onlooker.history(state))
    found = {goal for pile in state.found for goal in pile}
    nexts = []
    for n in range(MANY):
        words = [int(word) for word in worlds.arrays.stacks[:, n]]
        stacks = [left_of(words, seat, 2) for seat in range(2)]
        assert [len(stack) for stack in stacks] == [len(stack) for stack in state.stacks]
        assert stacks[me][0] == state.stacks[me][0]
        cards = [card for stack in stacks for card in stack]
        assert len(set(cards)) == len(cards)
        assert not found & set(cards)
        nexts.append(stacks[1 - me][0])
    likeliest = sorted(odds, key=lambda goal: -odds[goal])
    assert nexts[:3] == likeliest[:3]
    assert worlds.weights[:3] == pytest.approx([odds[goal] for goal in likeliest[:3]])
