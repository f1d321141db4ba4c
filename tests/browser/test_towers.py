"""The towers: a whole game at the flat board, and the board in space."""

from __future__ import annotations

import re
from collections import Counter
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.axe import COLOURS, violations
from tests.browser.board_input import SpaceInput, TowersInput
from tests.browser.conftest import Devices
from tests.browser.device import PHONE, Device, Size
from tests.browser.layout_checks import out_of_sight, overlapping, resized
from tests.browser.test_keys import TowersKeyboardInput
from tests.server.client import Json

BOT = {"kind": "bot", "bot": "random"}
SHORT = {"goals": 1, "turn_limit": 4}

#: touch every arrow with the spare in each of its turns: what is free, and what costs cards
ALL_PREVIEWS = """async () => {
  const found = {}
  const drawn = () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const arrow of document.querySelectorAll('[data-arrow]:not([aria-disabled=true])')) {
      arrow.click()
      await drawn()
      const open = [...document.querySelectorAll('.squares .open')].map((one) => Number(one.dataset.square))
      const paid = document.querySelectorAll('.tw-ring.paid').length
      found[`${arrow.dataset.arrow} ${quarter}`] = [open.sort((a, b) => a - b), paid]
    }
    ;[...document.querySelectorAll('.tw-spare button')].at(-1).click()
    await drawn()
  }
  return found
}"""


def test_a_whole_game_at_the_flat_board(device: Devices) -> None:
    one = device("Ida", size=PHONE, touch=True)
    one.play_alone("towers-3d", BOT, options=SHORT)
    hands = TowersInput(one)
    hands.wait("push")
    expect(one.page.locator(".tw.flat")).to_be_visible()  # on a phone it comes by itself
    hands.play()
    one.ended()
    assert [said["move"] for said in one.wire.said("move")] == hands.moves
    assert not [request.url for request in one.requests if re.search("TowerScene|three", request.url)]


def test_all_previews_with_their_prices_ask_nobody(ida: Device) -> None:
    ida.like("towers-view", "flat")
    ida.play_alone("towers-3d", BOT, options={"first": 1})
    hands = TowersInput(ida)
    hands.wait("push")
    assert ida.wire.choices
    pushes = ida.wire.choices["pushes"]
    asked, said = len(ida.requests), len(ida.wire.sent)
    for name, (squares, paid) in ida.page.evaluate(ALL_PREVIEWS).items():
        arrow, quarter = name.split()
        walks = pushes[hands.pushed(arrow, int(quarter))]
        reach = int(walks["reach"], 16)
        assert squares == [square for square in range(25) if reach >> square & 1], name
        assert paid == sum(1 for ways in walks["pay"].values() if ways and ways[0]), name
    assert len(ida.requests) == asked
    assert [message for message in ida.wire.sent[said:] if message["type"] != "ping"] == []


#: what lies over the flat board that is no part of it
ON_BOARD = """() => {
  const board = document.querySelector('.tw-field .sliding-board').getBoundingClientRect()
  const panels = document.querySelectorAll('.tw-route-card, .tw-pile, .tw-goal-card, .tw-seats, .tw-hand')
  return [...panels].filter((one) => {
    const { left, right, top, bottom } = one.getBoundingClientRect()
    return right > left && left < board.right && right > board.left && top < board.bottom - 1 && bottom > board.top + 1
  }).map((one) => one.className)
}"""


def test_the_board_stays_where_it_is_when_a_route_comes(device: Devices) -> None:
    one = device("Ida", size=PHONE, touch=True, likes={"towers-view": "flat"})
    one.play_alone("towers-3d", BOT, options={"first": 1})
    hands = TowersInput(one)
    hands.wait("push")
    board = one.page.locator(".tw-field .sliding-board")
    before = board.bounding_box()
    hands.move()
    hands.wait("walk")
    reach = int(hands.wire.choices["reach"], 16)  # type: ignore[index]
    own = hands.view["seats"][hands.view["you"]]["pawn"]
    elsewhere = [square for square in range(25) if reach >> square & 1 and square != own]
    for square in elsewhere[:1]:
        one.page.locator(f'[data-square="{square}"]').click()
        expect(one.page.locator(".tw-route-card")).to_be_visible()
    assert board.bounding_box() == before
    for size in (
        (430, 870),
        (480, 854),
        (540, 960),
        (600, 960),
        (600, 1024),
        (768, 1024),
    ):  # nor does anything lie on it
        resized(one, size)
        assert one.page.evaluate(ON_BOARD) == [], size


#: what lies over a place where the picture is to be touched
COVERED = """() => [...document.querySelectorAll('.over [data-square], .over [data-arrow]')].filter((one) => {
  const box = one.getBoundingClientRect()
  return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.tagName !== 'CANVAS'
}).map((one) => one.ariaLabel)"""


def test_the_board_in_space(device: Devices) -> None:
    # without a graphics card every frame takes a second, and the first one ten: a small window, and few pictures
    one = device("Ida", size=(390, 640), touch=True, sharpness=0.25, likes={"towers-view": "flat"})
    one.play_alone("towers-3d", BOT, options={"first": 1, "jokers": True})
    hands = SpaceInput(one)
    hands.wait("push")
    one.press("3D")
    hands.rests()
    scene = one.page.locator(".tw-scene")
    drawn = scene.get_attribute("data-frames")
    assert violations(one) == []
    assert one.page.evaluate(COVERED) == []
    assert scene.get_attribute("data-frames") == drawn, "a board at rest is not drawn again"
    hands.touch(hands.square("c3"))
    one.sees("Push first: tap an arrow.")
    one.page.emulate_media(color_scheme="dark")
    pushes = hands.wire.choices["pushes"]  # type: ignore[index]
    widest, push = max((int(choice["reach"], 16).bit_count(), push) for push, choice in pushes.items())
    hands.think(push)
    hands.rests()
    assert violations(one, COLOURS) == []
    # one maze in sixteen has no push that leads anywhere
    if widest > 1:
        one.press(re.compile(rf"\b{widest - 1} towers? in reach"))
        hands.rests()
    plays_by_touch(hands)
    plays_by_keyboard(one)
    # it comes for another game in the same page, and goes
    scene.evaluate("(scene) => { scene.id = 'before' }")
    one.go_on(*one.make("towers-3d", [{"kind": "me", "name": "Ida"}, BOT], options={"first": 1}))
    expect(one.page.locator("#before")).to_have_count(0)
    hands.wait("push")
    hands.rests()
    expect(one.page.locator(".tw.deep")).to_be_visible()
    # and it comes back after the flat board
    one.press("Flat")
    expect(scene).to_have_count(0)
    one.press("3D")
    hands.rests()
    expect(one.page.locator(".tw.deep")).to_be_visible()


def deep(device: Devices, size: Size, *others: Json, **more: Any) -> SpaceInput:
    """At the towers in space, before the first push."""
    likes = {"towers-view": "3d", **more}
    one = device("Ida", size=size, sharpness=0.25, touch=size == PHONE, likes=likes)
    one.play_alone("towers-3d", *others, options={"first": 1})
    hands = SpaceInput(one)
    if others[0]["kind"] == "here":
        one.uncover()
    hands.wait("push")
    hands.rests()
    return hands


def test_on_a_phone_towers_are_large_and_only_numbers_that_matter_are_shown(device: Devices) -> None:
    hands = deep(device, PHONE, BOT)
    page, own = hands.page, hands.view["seats"][0]["pawn"]
    assert int(page.locator(".tw-scene").get_attribute("data-tower") or 0) >= 64
    around = {own, own + 1, own + 5} if own == 0 else {own - 1, own, own + 5} if own == 4 else set()
    numbers = page.locator(".tw-height:visible")
    heights = numbers.all_inner_texts()
    assert 1 <= len(heights) <= 3
    if around:
        shown = sorted(str(hands.view["heights"][square]) for square in around)
        assert all(text in shown for text in heights), (heights, shown)
    # the tower that was touched has its number, too; in reach of a finger, and readable
    hands.touch(hands.square("c3"))
    hands.rests()
    marked = page.locator(".tw-height.marked")
    expect(marked).to_have_text(str(hands.view["heights"][12]))
    box = marked.bounding_box()
    assert box
    assert box["height"] >= 18
    page.locator(".tw-tools .numbers").click()
    hands.rests()
    assert numbers.count() > 15
    assert page.evaluate(COVERED) == []


def test_cards_have_backs_and_panels_grow_with_the_window(device: Devices) -> None:
    hands = deep(device, (1280, 800), {"kind": "here", "name": "Opa"})
    page = hands.page
    for part in (".tw-goal-card", ".tw-hand"):
        back = page.locator(part).evaluate("(one) => getComputedStyle(one, '::after').backgroundImage")
        assert "back" in back
        assert "eye" in back
    before = {part: page.locator(part).bounding_box() for part in (".tw-goal-card", ".tw-seats li >> nth=0")}
    resized(hands.device, (2560, 1440))
    hands.rests()
    for part, box in before.items():
        grown = page.locator(part).bounding_box()
        assert box
        assert grown
        assert grown["width"] >= 1.3 * box["width"], part
        assert grown["height"] >= 1.3 * box["height"], part
    assert not overlapping(hands.device, ".tw-seats", ".tw-tools", ".tw-goal-card", ".tw-spare", ".tw-hand", ".tw-act")
    assert not out_of_sight(hands.device, ".frame")


def plays_by_touch(hands: SpaceInput) -> None:
    """Turns, until one costs a card."""
    one = hands.device
    for _ in range(6):
        hands.wait("push")
        hands.push(hands.dear())
        hands.wait("walk")
        text = hands.dear()
        square = hands.square(text.partition("+")[0])
        hands.touch(square)
        expect(square).to_have_attribute("aria-selected", "true")
        hands.touch(square)  # once more: go
        one.until(lambda: one.wire.said("move")[-1]["move"] == text)  # noqa: B023
        if "+" in text:
            break
    assert "+" in text, "no way in six turns cost a card"
    paid = text.partition("+")[2]
    one.until(lambda: Counter(paid) <= Counter(hands.view["discard"]))


def plays_by_keyboard(one: Device) -> None:
    keys = TowersKeyboardInput(one)
    keys.patience = SpaceInput.patience
    said = len(one.wire.said("move"))
    for step in ("push", "walk"):
        keys.wait(step)
        text = keys.dear()
        keys.do(step, text)
        one.until(lambda: one.wire.said("move")[-1]["move"] == text)  # noqa: B023
    assert len(one.wire.said("move")) == said + 2


def test_without_webgl_the_flat_board_comes(device: Devices) -> None:
    one = device("Ida")
    one.context.add_init_script("HTMLCanvasElement.prototype.getContext = () => null")
    one.play_alone("towers-3d", BOT)
    hands = TowersInput(one)
    hands.turn()
    expect(one.page.locator(".tw.flat")).to_be_visible()


#: a name that no renderer on a CPU has: what is drawn then is as slow as before
PRETENDS = """
const get = WebGL2RenderingContext.prototype.getParameter
const UNMASKED_RENDERER = 0x9246
WebGL2RenderingContext.prototype.getParameter = function (which) {
  return which === UNMASKED_RENDERER ? 'a GPU' : get.call(this, which)
}
"""


@pytest.mark.broad
def test_without_a_gpu_the_flat_board_comes_and_the_other_can_be_chosen(device: Devices) -> None:
    # small, so that the board in space is drawn at all, but not as small as a phone
    one = device("Ida", size=(520, 520), sharpness=0.25)
    one.play_alone("towers-3d", BOT, options={"first": 1})
    hands = SpaceInput(one)
    expect(one.page.locator(".toast")).to_contain_text("3D would be slow on this device")
    expect(one.page.locator(".tw.flat")).to_be_visible()
    assert not [request.url for request in one.requests if re.search("TowerScene|three", request.url)]
    one.press("3D")
    hands.rests()
    one.page.reload()
    hands.rests()
    expect(one.page.locator(".tw.deep")).to_be_visible()


#: notes that the board in space was there, however short
NOTICES = """
const look = () => { window.wasDeep ||= document.querySelector('.tw.deep') !== null }
new MutationObserver(look).observe(document, { subtree: true, childList: true, attributes: true })
"""


@pytest.mark.broad
def test_a_board_in_space_that_crawls_gives_way(device: Devices) -> None:
    one = device("Ida", size=(520, 520))
    one.context.add_init_script(PRETENDS + NOTICES)
    one.play_alone("towers-3d", BOT, options={"first": 1})
    expect(one.page.locator(".toast")).to_contain_text("3D would be slow on this device", timeout=240_000)
    expect(one.page.locator(".tw.flat")).to_be_visible()
    assert one.page.evaluate("window.wasDeep")
    TowersInput(one).turn()
