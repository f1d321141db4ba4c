"""Sounds: made where they are wanted, and none elsewhere."""

from __future__ import annotations

import re
from collections.abc import Callable
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from playwright.sync_api import Browser, expect

from tests.browser.audio import WEB, bundled, names, played, seconds, shape
from tests.browser.board_input import GoInput, SlidingInput
from tests.browser.conftest import Devices
from tests.browser.device import Device
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
    hands = SlidingInput(ida)
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
    hands = GoInput(ida)
    hands.free()
    if not wanted:
        ida.button("Sounds").click()

    def lay() -> None:
        hands.lay("H1a-a1e")
        hands.laid("H1a-a1e")

    assert (sounds(ida, lay) > 0) is wanted


def test_every_sound_is_heard_is_told_apart_and_lasts_as_long_as_what_it_goes_with(
    chromium: Browser, tmp_path: Path
) -> None:
    page = chromium.new_page()
    page.route("http://ears/", lambda route: route.fulfill(body="<title>ears</title>", content_type="text/html"))
    page.goto("http://ears/")
    code = bundled(tmp_path)
    heard = {name: played(page, code, name) for name in names()}
    page.close()
    assert heard.keys() >= {"push", "step", "found", "homeward", "turn", "win", "lost", "refused"}

    peaks = {name: float(np.abs(samples).max()) for name, samples in heard.items()}
    assert min(peaks.values()) > 0.05, peaks
    assert sum(sorted(peaks.values())[-4:]) < 1, f"four at once are distorted: {peaks}"

    alike = {pair: float(shape(heard[pair[0]]) @ shape(heard[pair[1]])) for pair in combinations(heard, 2)}
    assert max(alike.values()) < 0.8, max(alike.items(), key=lambda one: one[1])

    film, motion = (
        (WEB / "src" / "games" / "sliding" / file).read_text() for file in ("play/playback.ts", "board/motion.ts")
    )
    times = dict(re.findall(r"(\w+): (\d+)", re.findall(r"const TIMES = \{(.*?)\}", film)[0]))
    (push,) = re.findall(r"const PUSH_MS = (\d+)", motion)
    lasting = {name: seconds(samples) for name, samples in heard.items()}
    assert lasting["push"] == pytest.approx(int(push) / 1000, abs=0.05)
    assert lasting["found"] == pytest.approx(int(times["find"]) / 1000, abs=0.1)
    assert lasting["step"] < int(times["square"]) / 1000
    assert lasting["homeward"] > lasting["found"], "a fanfare"
    assert max(lasting.values()) < 1.5, lasting
