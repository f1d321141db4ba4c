"""Whole games at the sliding mazes, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Devices
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


def test_bots_that_begin_are_seen_from_their_first_push(device: Devices) -> None:
    ida = device(motion=True)
    table, keys = ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT], options={"first": 2})
    ida.page.goto("/")  # a page takes longer to come than such a bot thinks
    ida.go_on(table, keys)
    header = ida.page.locator("header").first
    expect(header).to_contain_text("Scatterbrain’s turn")
    expect(ida.page.get_by_text("Scatterbrain pushed").first).to_be_visible()
    expect(header).to_contain_text("Your turn")
