"""The towers: a whole game at the flat board, and the board in space."""

from __future__ import annotations

import re
from itertools import product

from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Devices
from tests.browser.device import PHONE
from tests.browser.hands import DeepHands, TowersHands

BOT = {"kind": "bot", "bot": "random"}
SHORT = {"goals": 1, "turn_limit": 4}


def test_a_whole_game_at_the_flat_board(device: Devices) -> None:
    one = device("Ida", size=PHONE, touch=True)
    one.play_alone("towers-3d", BOT, options=SHORT)
    hands = TowersHands(one)
    hands.wait("push")
    expect(one.page.locator(".tw.flat")).to_be_visible()  # on a phone it comes by itself
    hands.play()
    one.ended()
    assert [said["move"] for said in one.wire.said("move")] == hands.moves
    assert not [request.url for request in one.requests if re.search("TowerScene|three", request.url)]


def test_a_game_begins_in_space(device: Devices) -> None:
    one = device("Ida", size=(520, 640), likes={"towers-view": "3d"})
    one.expect_trouble("GPU stall due to ReadPixels")  # a picture was taken
    one.play_alone("towers-3d", BOT)
    hands = DeepHands(one)
    hands.wait("push")
    expect(one.page.locator(".tw-scene canvas")).to_be_visible(timeout=120_000)
    hands.turn()
    hands.wait("push", "discard")
    assert len(one.wire.said("move")) == 2
    assert violations(one) == []
    one.press("Nearer")
    one.press("The whole board")

    # a tap on the picture chooses an arrow
    field = one.page.locator(".tw-field").bounding_box()
    assert field
    chosen = one.page.locator("[data-arrow][aria-pressed=true]")
    for across, down in product((0.5, 0.45, 0.55, 0.4, 0.6), (0.85, 0.9, 0.8, 0.95)):
        one.page.mouse.click(field["x"] + field["width"] * across, field["y"] + field["height"] * down)
        if chosen.count():
            break
    expect(chosen).to_have_count(1)
    one.page.locator(".tw-go").click()
    hands.wait("walk")


def test_without_webgl_the_flat_board_comes(device: Devices) -> None:
    one = device("Ida")
    one.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    one.play_alone("towers-3d", BOT)
    hands = TowersHands(one)
    hands.turn()
    expect(one.page.locator(".tw.flat")).to_be_visible()
