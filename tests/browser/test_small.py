"""A small phone, upright or on its side, and a desk enlarged: the board still comes first, and nothing is covered."""

from __future__ import annotations

import pytest

from tests.browser.conftest import Devices
from tests.browser.device import PHONE, Size
from tests.browser.fit import broken_names, cut_off, out_of_sight, overlapping, resized
from tests.browser.hands import DeepHands, SlidingHands
from tests.browser.more_scenes import SCENES
from tests.browser.scenes import BOTS

SMALL = (667, 375)
UPRIGHT = (320, 568)
BOARDS = ".sliding-board, .go-field"

#: how much of the height the board takes at least: beside a lesson and over the controls of a replay it is less
SHARES = {
    "classic-1986-walk": 0.85,
    "four-people": 0.85,
    "young-player": 0.85,
    "towers-flat-preview": 0.85,
    "go-play": 0.75,
    "pictures-go-play": 0.75,
    "lesson-classic": 0.6,
    "lesson-towers": 0.5,
    "lesson-go": 0.5,
    "pictures-lesson-go": 0.5,
    "replay": 0.55,
}


@pytest.mark.parametrize("name", SHARES)
def test_the_board_is_large_and_everything_is_in_sight(device: Devices, name: str) -> None:
    one = device("Ida", language="de", size=SMALL, touch=True)
    SCENES[name](one)
    board = one.page.locator(BOARDS).first.bounding_box()
    assert board
    assert board["height"] / SMALL[1] >= SHARES[name]
    assert not cut_off(one)
    assert not out_of_sight(one, ".class-board" if "lesson" in name else ".controls" if name == "replay" else ".frame")


@pytest.mark.parametrize("name", ["lesson-classic", "lesson-towers", "lesson-go", "pictures-lesson-towers"])
def test_a_lesson_leaves_the_board_its_room(device: Devices, name: str) -> None:
    one = device("Ida", language="de", size=UPRIGHT, touch=True)
    SCENES[name](one)
    board = one.page.locator(BOARDS).first.bounding_box()
    assert board
    assert board["width"] / UPRIGHT[0] >= 0.6
    assert not cut_off(one)


#: as long as what the coach has to say about four players can become
REASONS = "95 % Aussicht, das Ziel im nächsten Zug zu erreichen · du erreichst 14 Felder, Gelb erreicht 7 · " * 3


@pytest.mark.parametrize("size", [PHONE, UPRIGHT, SMALL], ids=str)
def test_a_hint_moves_nothing_however_long_it_is(device: Devices, size: Size) -> None:
    one = device("Ida", language="de", size=size, touch=True)
    one.play_alone("classic-1986", *({"kind": "bot", "bot": "level5"} for _ in range(3)), options={"first": 1})
    hands = SlidingHands(one)
    hands.wait("push")
    assert not broken_names(one)
    # what may not be done yet is said where neither board nor hands are
    one.page.locator("[data-square='24']").dispatch_event("click")
    one.page.locator(".toast").wait_for()
    assert not overlapping(one, ".toast", ".board-place")
    assert not overlapping(one, ".toast", ".hands")
    before = one.page.locator(".sliding-board").bounding_box()
    for _ in range(3):
        one.page.locator(".tools button").first.click()
        one.page.locator(".hint-words").wait_for()
    one.page.locator(".hint-words").evaluate("(one, words) => (one.textContent = words)", REASONS)
    hands.think(hands.thought())
    assert one.page.locator(".sliding-board").bounding_box() == before
    assert not out_of_sight(one, ".frame")
    assert not cut_off(one)


def test_in_a_low_window_nothing_lies_over_the_towers_tools(device: Devices) -> None:
    one = device("Maximiliane", language="de", size=(900, 600), likes={"towers-view": "3d"})
    one.play_alone("towers-3d", *BOTS, BOTS[0], undo=True)
    hands = DeepHands(one)
    hands.wait("push")
    hands.rests()
    for size in ((900, 600), (844, 390), (1024, 600), SMALL):
        resized(one, size)
        hands.rests()
        parts = (".tw-seats", ".tw-tools > *", ".tw-goal-card", ".tw-spare", ".tw-hand", ".tw-act", ".tw-camera")
        assert not (found := overlapping(one, *parts)), f"{size}: {found}"
        assert not (found := out_of_sight(one, ".frame")), f"{size}: {found}"
        assert not (found := cut_off(one)), f"{size}: {found}"
        field = one.page.locator(".tw-field").bounding_box()
        assert field
        assert field["width"] >= 0.47 * size[0], f"{size}: the board has {field['width']:.0f} px"


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d", "go", "garden-9"])
def test_the_chosen_game_is_in_view(device: Devices, edition: str) -> None:
    one = device("Ida", language="de", size=UPRIGHT, touch=True)
    one.page.goto(f"/new?edition={edition}")
    chosen = one.page.locator(".box:has(:checked)").bounding_box()
    assert chosen
    assert chosen["x"] >= 0
    assert chosen["x"] + chosen["width"] <= UPRIGHT[0]


def test_at_an_enlarged_desk_the_bar_covers_no_setting(device: Devices) -> None:
    one = device("Ida", language="fr")
    SCENES["set-up"](one)
    for size in ((640, 400), (320, 256)):
        resized(one, size)
        bar, last = one.page.locator(".start-bar").bounding_box(), one.page.locator(".setup .panel").last.bounding_box()
        assert bar
        assert last
        assert bar["y"] >= last["y"] + last["height"]
