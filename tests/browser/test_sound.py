"""Sounds: made where somebody wants them, and none where nobody does."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.device import Device
from tests.browser.hands import GoHands, SlidingHands
from tests.browser.scenes import BOTS

#: every note and every knock is counted as it begins
COUNT = """
window.sounds = 0
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start
  kind.prototype.start = function (...when) {
    window.sounds += 1
    return start.apply(this, when)
  }
}
"""


def listening(device: Devices) -> Device:
    ida = device(likes={"sound": True})
    ida.context.add_init_script(COUNT)
    return ida


def sounds(one: Device, act: Callable[[], object]) -> int:
    """How many sounds something makes."""
    before: int = one.page.evaluate("window.sounds")
    act()
    after: int = one.page.evaluate("window.sounds")
    return after - before


def test_a_push_is_heard_until_somebody_mutes_the_page(device: Devices) -> None:
    ida = listening(device)
    ida.play_alone("classic-1986", *BOTS)
    hands = SlidingHands(ida)
    mute = ida.button("Sounds")
    expect(mute).to_have_attribute("aria-pressed", "true")
    assert sounds(ida, hands.turn) > 0
    hands.wait("push")
    mute.click()
    expect(mute).to_have_attribute("aria-pressed", "false")
    assert sounds(ida, hands.turn) == 0
    ida.page.reload()
    expect(mute).to_have_attribute("aria-pressed", "false")
    hands.wait("push")
    assert sounds(ida, hands.turn) == 0, "the choice is kept"
    mute.click()
    hands.wait("push")
    assert sounds(ida, hands.turn) > 0


@pytest.mark.parametrize("wanted", [True, False], ids=["heard", "muted"])
def test_a_laid_tile_is_heard_unless_the_page_is_muted(device: Devices, wanted: bool) -> None:
    ida = listening(device)
    ida.play_alone("go", options={"untimed": True})
    hands = GoHands(ida)
    hands.free()
    if not wanted:
        ida.button("Sounds").click()

    def lay() -> None:
        hands.lay("H1a-a1e")
        hands.lies("H1a-a1e")

    assert (sounds(ida, lay) > 0) is wanted
