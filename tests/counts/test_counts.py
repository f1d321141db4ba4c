"""The move-count tables hold."""

from __future__ import annotations

import pytest

from tests.counts.tables import counted, lines
from wanderwall.games import game, games


@pytest.mark.parametrize("name", list(games()))
def test_move_counts(name: str) -> None:
    checked = 0
    for counts, state in lines(name):
        assert [counted(game(name), state, depth) for depth in range(1, len(counts) + 1)] == counts
        checked += len(counts)
    assert checked > 20
