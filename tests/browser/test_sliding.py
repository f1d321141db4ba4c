"""Whole games at the sliding mazes, by clicking."""

from __future__ import annotations

import pytest

from tests.browser.device import Device
from tests.browser.hands import SlidingHands

BOT = {"kind": "bot", "bot": "random"}
#: over after a few turns, whatever the dice say
SHORT = {"goals": 1, "turn_limit": 4}


@pytest.mark.parametrize("edition", ["classic-1986", "one-piece", pytest.param("garden-9", marks=pytest.mark.broad)])
def test_a_whole_game_by_clicking(ida: Device, edition: str) -> None:
    ida.play_alone(edition, BOT, options=SHORT)
    hands = SlidingHands(ida)
    hands.play()
    ida.ended()
    assert ida.wire.over
    assert [said["move"] for said in ida.wire.said("move")] == hands.moves
