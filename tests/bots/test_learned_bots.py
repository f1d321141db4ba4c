"""The learned players of both games: they value what they learned, imagine what may be, and give way where they
learned nothing.
"""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any, NamedTuple

import numpy as np
import pytest

from tests.bots.learned_bots import MANY, Classic, Learned, Towers, begun
from tests.contract.cases import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.learned.values import net_for
from wanderwall.bots.classic.learned.values import value_for as classic_value
from wanderwall.bots.protocol import Budget
from wanderwall.bots.towers.lookahead import think_some
from wanderwall.bots.towers.master import FILE, load_value
from wanderwall.bots.towers.master import value_for as towers_value
from wanderwall.kernel.convert import left_of, unpack_seats
from wanderwall.kernel.net import NEVER
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance


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
def test_classic_gives_way_where_nothing_was_learned(seats: int, options: dict[str, Any], learned: bool) -> None:
    case = Case("classic-1986", seats, options)
    state: Any = after_chance(case.game, case.table(), random.Random(1))
    seen = HistoryRecorder(case.game, state.mover, state).history(state)
    assert (classic_value(seen.view) is not None) == learned
    if not learned:
        few = Budget(nodes=300)
        assert bot("master", "classic").choose(seen, few, 2) == bot("level5", "classic").choose(seen, few, 2)


def test_the_weights_of_classic_are_small() -> None:
    net = net_for(2)
    assert net is not None
    assert sum(array.size for array in net) * 2 < 1_000_000
    assert net_for(5) is None


GAME: Any = TOWERS.table.game


def test_no_magic_card_is_lost_or_doubled_in_a_world() -> None:
    state, eyes = begun(TOWERS.table, 7, 9)
    worlds = TOWERS.thought(eyes.history(state)).worlds
    me, magic = state.mover, worlds.magic
    for kind, letter in enumerate("udj"):
        hands = unpack_seats(magic.hands[kind], 2)
        piles = [unpack_seats(pile, 3)[kind] for pile in (magic.pile, magic.discards)]
        assert (hands.sum(axis=0) + piles[0] + piles[1] == state.edition.magic.count(letter)).all()
        assert (hands[me] == state.hands[me].count(letter)).all()
    sizes = sum(unpack_seats(magic.hands[kind], 2)[1 - me].astype(int) for kind in range(3))
    assert (sizes == len(state.hands[1 - me])).all()
    assert len({tuple(magic.hands[:, n]) for n in range(MANY)}) > 1


def test_what_turns_tell_is_read_and_forgotten_after_a_find() -> None:
    state, eyes = begun(TOWERS.table, 8, 6)
    seen = eyes.history(state)
    rival = 1 - state.mover
    odds = TOWERS.thought(seen).odds
    assert max(odds.values()) > 1.5 * min(odds.values())
    last = next(n for n in range(len(seen.events) - 1, -1, -1) if seen.events[n].view["turn"] == state.mover)
    changed = [*seen.events]
    view = changed[last].view
    seats = [{**seat, "left": seat["left"] - (number == rival)} for number, seat in enumerate(view["seats"])]
    changed[last] = changed[last]._replace(view={**view, "seats": seats})
    after = TOWERS.thought(seen._replace(events=changed[: last + 1], view=changed[last].view)).odds
    assert set(after.values()) == {1.0}


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
def test_towers_give_way_where_nothing_was_learned(seats: Any, options: dict[str, Any], knows: bool) -> None:
    state: Any = after_chance(GAME, GAME.setup(TOWERS.table.table().edition, seats, options), random.Random(1))
    seen = HistoryRecorder(GAME, state.mover, state).history(state)
    assert (towers_value(seen.view) is not None) == knows
    if not knows:
        few = Budget(nodes=300)
        assert bot("master", "towers").choose(seen, few, 2) == bot("level5", "towers").choose(seen, few, 2)


def test_more_nodes_are_thought_through_and_never_many_more(monkeypatch: pytest.MonkeyPatch) -> None:
    state, eyes = begun(TOWERS.table, 9, 4)
    player = bot("master", "towers")
    spent: list[int] = []

    def counted(*given: Any) -> int:
        nodes = think_some(*given)
        spent[-1] += nodes
        return nodes

    monkeypatch.setattr(import_module("wanderwall.bots.towers.master"), "think_some", counted)
    for nodes in (1, 160_000, 640_000):
        spent.append(0)
        player.choose(eyes.history(state), Budget(nodes=nodes), 3)
    first, some, many = spent
    assert first < some < many
    assert 160_000 <= some < 200_000
    assert 640_000 <= many < 680_000


def test_the_weights_of_towers_are_small_and_name_their_features(tmp_path: Any) -> None:
    value = load_value()
    assert value is not None
    assert FILE.stat().st_size < 1_000_000
    with np.load(FILE) as kept:
        np.savez(tmp_path / "older.npz", **{**kept, "features": np.array("towers-0")})
    assert load_value(tmp_path / "older.npz") is None
    assert load_value(tmp_path / "none.npz") is None
