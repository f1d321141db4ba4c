"""The learned player of towers: magic cards, what it reads, and where it gives way."""

from __future__ import annotations

import random
from importlib import import_module
from typing import Any

import numpy as np
import pytest

from tests.bots.learned_bots import MANY, Towers, begun
from wanderwall.bots import bot
from wanderwall.bots.protocol import Budget
from wanderwall.bots.towers.lookahead import think_some
from wanderwall.bots.towers.master import FILE, load_value, value_for
from wanderwall.kernel.convert import unpack_seats
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance

TOWERS = Towers()
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
def test_it_gives_way_where_nothing_was_learned(seats: Any, options: dict[str, Any], knows: bool) -> None:
    state: Any = after_chance(GAME, GAME.setup(TOWERS.table.table().edition, seats, options), random.Random(1))
    seen = HistoryRecorder(GAME, state.mover, state).history(state)
    assert (value_for(seen.view) is not None) == knows
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


def test_the_weights_are_small_and_name_their_features(tmp_path: Any) -> None:
    value = load_value()
    assert value is not None
    assert FILE.stat().st_size < 1_000_000
    with np.load(FILE) as kept:
        np.savez(tmp_path / "older.npz", **{**kept, "features": np.array("towers-0")})
    assert load_value(tmp_path / "older.npz") is None
    assert load_value(tmp_path / "none.npz") is None
