"""The learned player of towers: it sees what it learned with, imagines what may be, and gives way where it must."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tests.contract.boxes import Case
from wanderwall.bots import bot
from wanderwall.bots.protocol import AnySeen, Budget
from wanderwall.bots.towers.learned import FILE, learned, learned_for
from wanderwall.bots.towers.lines import Mind, take_back, think_some
from wanderwall.bots.towers.master import NO_TURNS, mind_of, read
from wanderwall.bots.towers.scene import unseen
from wanderwall.bots.towers.worlds import Worlds, imagined
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import left_of, shared
from wanderwall.kernel.net import NEVER
from wanderwall.kernel.tower_features import PLANE_ROWS, SQUARES
from wanderwall.kernel.tower_selfplay import PUSHES
from wanderwall.match.seen import Onlooker
from wanderwall.match.steps import settle

TABLE = Case("towers-3d", 2, {})
GAME: Any = TABLE.game
#: how many turns there are at one table, the best ones as 25 · push + square, and their logits
GOLDEN: dict[str, Any] = {"turns": 60, "best": [448, 198, 423], "logits": [0.349, 0.3042, 0.2997]}


def begun(seed: int, turns: int) -> tuple[Any, Onlooker]:
    """A table after some turns by lot, and what its mover has seen."""
    dice = random.Random(seed)
    state: Any = settle(GAME, TABLE.table(), dice)
    eyes = [Onlooker(GAME, seat, state) for seat in range(2)]
    for _ in range(2 * turns):
        seat = state.mover
        move = dice.choice(GAME.legal(state, seat))
        after = settle(GAME, GAME.apply(state, seat, move), dice)
        for one in eyes:
            one.saw(state, seat, move, after)
        state = after
    return state, eyes[state.mover]


def mind_at(seen: AnySeen) -> Mind:
    value = learned_for(seen.view)
    assert value is not None
    mind = mind_of(seen.view, value)
    read(mind, seen)
    return mind


def worlds_of(seen: AnySeen, many: int = 12) -> tuple[Mind, Worlds]:
    mind = mind_at(seen)
    return mind, imagined(seen.view, mind.odds, many, 5)


def values_of(seen: AnySeen) -> tuple[Any, Mind]:
    """What the learned value thinks of all turns, and the mind with the features of the last push it looked at."""
    mind, worlds = worlds_of(seen)
    only = NO_TURNS
    if seen.view["step"] == "walk":
        only = np.array([[4 * take_back(mind.size, mind.setup, worlds.arrays, worlds.magic), 0]])
    values = np.full((PUSHES, SQUARES), NEVER)
    think_some(mind, worlds.arrays, worlds.magic, only, NONE, 0, 0, values)
    return values, mind


def test_values_are_what_they_were_when_the_net_was_measured() -> None:
    state, eyes = begun(3, 6)
    values, _ = values_of(eyes.seen(state))
    best = np.argsort(-values, axis=None)[:3]
    assert (values > NEVER).sum() == GOLDEN["turns"]
    assert best.tolist() == GOLDEN["best"]
    assert values.flat[best] == pytest.approx(GOLDEN["logits"], abs=2e-3)


@pytest.mark.parametrize("seed", [4, 5])
def test_the_compiled_net_is_plain_arithmetic(seed: int) -> None:
    state, eyes = begun(seed, 3)
    values, mind = values_of(eyes.seen(state))
    net, x = mind.net, mind.scratch.x[:, 0].astype(float)  # those of the last push
    push = np.flatnonzero((values > NEVER).any(axis=1))[-1]
    trunk = np.maximum(np.maximum(x @ net.first + net.first_bias, 0) @ net.second + net.second_bias, 0) @ net.third
    here = np.maximum(trunk + x[:PLANE_ROWS].reshape(-1, SQUARES).T @ net.here + net.place, 0) @ net.out
    logits = here + x[PLANE_ROWS:] @ net.skip + net.bias[0]
    turned = logits if state.mover == 0 else logits[::-1]  # the second home is at the other end of the board
    reached = values[push] > NEVER
    assert values[push][reached] == pytest.approx(turned[reached], abs=1e-4)


def test_a_walk_is_valued_as_the_turn_it_ends() -> None:
    state, eyes = begun(5, 4)
    values, _ = values_of(eyes.seen(state))
    push = GAME.legal(state, state.mover)[7]
    number = [arrow.name for arrow in state.edition.grid.arrows].index(push.arrow)
    pushed = GAME.apply(state, state.mover, push)
    eyes.saw(state, state.mover, push, pushed)
    walking, _ = values_of(eyes.seen(pushed))
    (row,) = np.flatnonzero((walking > NEVER).any(axis=1))
    rows = values[4 * number : 4 * number + 4]
    assert row == 4 * number
    assert min(np.abs(walking[row] - one).max() for one in rows) < 1e-4


def test_worlds_are_as_they_may_be() -> None:
    state, eyes = begun(6, 5)
    seen, me = eyes.seen(state), state.mover
    mind, worlds = worlds_of(seen)
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
    likeliest = sorted(unseen(seen.view), key=lambda goal: -mind.odds[1 - me, goal])
    assert nexts[:3] == likeliest[:3]
    assert worlds.weights[:3] == pytest.approx([mind.odds[1 - me, goal] for goal in likeliest[:3]])


def test_no_magic_card_is_lost_or_doubled_in_a_world() -> None:
    state, eyes = begun(7, 9)
    _, worlds = worlds_of(eyes.seen(state))
    me, magic = state.mover, worlds.magic
    for kind, letter in enumerate("udj"):
        hands = shared(magic.hands[kind], 2)
        piles = [shared(pile, 3)[kind] for pile in (magic.pile, magic.discards)]
        assert (hands.sum(axis=0) + piles[0] + piles[1] == state.edition.magic.count(letter)).all()
        assert (hands[me] == state.hands[me].count(letter)).all()
    sizes = sum(shared(magic.hands[kind], 2)[1 - me].astype(int) for kind in range(3))
    assert (sizes == len(state.hands[1 - me])).all()
    assert len({tuple(magic.hands[:, n]) for n in range(12)}) > 1


def test_what_turns_tell_is_read_and_forgotten_after_a_find() -> None:
    state, eyes = begun(8, 6)
    seen = eyes.seen(state)
    rival = 1 - state.mover
    odds = mind_at(seen).odds[rival]
    goals = unseen(seen.view)
    assert max(odds[goals]) > 1.5 * min(odds[goals])
    last = next(n for n in range(len(seen.events) - 1, -1, -1) if seen.events[n].view["turn"] == state.mover)
    changed = [*seen.events]
    view = changed[last].view
    seats = [{**seat, "left": seat["left"] - (number == rival)} for number, seat in enumerate(view["seats"])]
    changed[last] = changed[last]._replace(view={**view, "seats": seats})
    after = mind_at(seen._replace(events=changed[: last + 1], view=changed[last].view)).odds[rival]
    assert set(after[goals]) == {1.0}


@pytest.mark.parametrize(
    ("seats", "options", "knows"),
    [
        (2, {}, True),
        (2, {"goals": 3, "extra_card": True, "turn_limit": 60}, True),
        (2, {"rune": "pass"}, False),
        (2, {"jokers": True}, False),
        (2, {"hand_limit": 3}, False),
        (2, {"one_card": True}, False),
        (2, {"finish_round": "yes"}, False),
        (("red", "yellow"), {}, False),
        (3, {}, False),
        (4, {}, False),
    ],
)
def test_it_gives_way_where_nothing_was_learned(seats: Any, options: dict[str, Any], knows: bool) -> None:
    state: Any = settle(GAME, GAME.setup(TABLE.table().edition, seats, options), random.Random(1))
    seen = Onlooker(GAME, state.mover, state).seen(state)
    assert (learned_for(seen.view) is not None) == knows
    if not knows:
        few = Budget(nodes=300)
        assert bot("master", "towers").choose(seen, few, 2) == bot("level5", "towers").choose(seen, few, 2)


def test_more_nodes_are_thought_through_and_never_many_more(monkeypatch: pytest.MonkeyPatch) -> None:
    state, eyes = begun(9, 4)
    player = bot("master", "towers")
    spent: list[int] = []

    def counted(*given: Any) -> int:
        nodes = think_some(*given)
        spent[-1] += nodes
        return nodes

    monkeypatch.setattr(import_module("wanderwall.bots.towers.master"), "think_some", counted)
    for nodes in (1, 160_000, 640_000):
        spent.append(0)
        player.choose(eyes.seen(state), Budget(nodes=nodes), 3)
    first, some, many = spent
    assert first < some < many
    assert 160_000 <= some < 200_000
    assert 640_000 <= many < 680_000


def test_the_weights_are_small_and_name_their_features(tmp_path: Any) -> None:
    value = learned()
    assert value is not None
    assert FILE.stat().st_size < 1_000_000
    with np.load(FILE) as kept:
        np.savez(tmp_path / "older.npz", **{**kept, "features": np.array("towers-0")})
    assert learned(tmp_path / "older.npz") is None
    assert learned(tmp_path / "none.npz") is None
