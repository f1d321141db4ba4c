"""The learned player of Labyrinth: it gives way where it learned nothing, and is small."""

from __future__ import annotations

import random
from typing import Any

import pytest

from tests.contract.cases import Case
from wanderwall.bots import bot
from wanderwall.bots.classic.learned.values import net_for, value_for
from wanderwall.bots.protocol import Budget
from wanderwall.match.history import HistoryRecorder
from wanderwall.match.steps import after_chance


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
    state: Any = after_chance(case.game, case.table(), random.Random(1))
    seen = HistoryRecorder(case.game, state.mover, state).history(state)
    assert (value_for(seen.view) is not None) == learned
    if not learned:
        few = Budget(nodes=300)
        assert bot("master", "classic").choose(seen, few, 2) == bot("level5", "classic").choose(seen, few, 2)


def test_the_weights_are_small_and_name_their_features() -> None:
    net = net_for(2)
    assert net is not None
    assert sum(array.size for array in net) * 2 < 1_000_000
    assert net_for(5) is None
