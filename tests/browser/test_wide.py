"""A TV and a very wide desk: nothing ends in the middle of the window, and names are read from the sofa."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops
from playwright.sync_api import Locator, expect

from tests.browser.board_input import SlidingHands
from tests.browser.conftest import Devices
from tests.browser.layout_checks import cut_off, out_of_sight
from tests.browser.scenes import BOTS, settled
from tests.browser.scenes_board import SCENES

#: as tall as the drawn board is seen before it fades
HERO = 400


@pytest.mark.parametrize("width", [pytest.param(1920, marks=pytest.mark.broad), 2560])
def test_the_board_on_the_start_page_is_not_cut(device: Devices, width: int) -> None:
    one = device(size=(width, 1200))
    SCENES["start"](one)
    picture = one.page.locator(".scene svg")
    picture.wait_for()
    edge = picture.bounding_box()
    assert edge
    right = round(edge["x"] + edge["width"])
    seen = Image.open(io.BytesIO(one.page.screenshot())).convert("RGB")
    inside, outside = (seen.crop((x, 0, x + 1, HERO)) for x in (right - 3, right + 3))
    differs = ImageChops.difference(inside, outside).convert("L").histogram()
    assert sum(differs[60:]) < HERO / 4, "the picture ends here"


def test_the_table_top_is_as_long_as_the_page(device: Devices) -> None:
    """A picture of a whole page, or its print, ends in cloth as it begins."""
    one = device()
    SCENES["rules-classic-1986"](one)
    seen = Image.open(io.BytesIO(one.page.screenshot(full_page=True))).convert("RGB")
    assert seen.height > 2 * one.page.viewport_size["height"]  # type: ignore[index]
    margins = [seen.crop((0, top, 60, top + 400)) for top in (100, seen.height - 400)]
    first, last = (len(margin.getcolors(60 * 400) or []) for margin in margins)
    assert last > first / 2, f"{first} colours at the top, {last} at the bottom"


#: the smaller one, where names have least room, every time
TVS = pytest.mark.parametrize("size", [pytest.param((1920, 1080), marks=pytest.mark.broad), (1280, 720)])
#: what is smaller is not read from the sofa, as a share of the height
READ = 1 / 40


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d", "go"])
@TVS
def test_names_are_whole_and_read_from_the_sofa(device: Devices, size: tuple[int, int], edition: str) -> None:
    one = device("Maximiliane", language="de", size=size, likes={"towers-view": "flat"})
    table, _ = one.make(edition, [{"kind": "me", "name": one.name}, *BOTS])
    one.sit(table, query="?screen")
    names = one.page.locator(":is(.progress, .tw-seats, .go-seats) b.caption")
    expect(names).to_have_count(3)
    settled(one)
    lines = names.evaluate_all(
        "(names) => names.map((name) => { const r = document.createRange(); r.selectNodeContents(name); "
        "return new Set([...r.getClientRects()].map(({ top }) => Math.round(top))).size })"
    )
    assert lines == [1, 1, 1]
    assert not cut_off(one)
    assert min(sizes_of(names)) >= size[1] * READ


@TVS
def test_the_end_is_read_from_the_sofa(device: Devices, size: tuple[int, int]) -> None:
    one = device(size=size)
    many = {"goals": 6, "cards": "own", "order": "any", "sweep": True, "turn_limit": 2}
    one.play_alone("classic-1986", *({"kind": "bot", "bot": f"level{level}"} for level in (3, 4, 5)), options=many)
    SlidingHands(one).play()
    one.ended()
    one.sit(one.wire.table["id"], query="?screen")
    one.ended()
    words = one.page.locator(".ending :is(.reason, .scores b, .facts dd)")
    words.last.wait_for()
    settled(one)
    assert min(sizes_of(words)) >= size[1] * READ
    assert one.page.locator(".ending .trophies li").count() > 4
    # nobody scrolls there: four players' finds, and what can be done then
    assert one.page.locator("dialog.ending").evaluate("(one) => one.scrollHeight - one.clientHeight") <= 0
    assert not out_of_sight(one, "dialog.ending")


@TVS
def test_a_tv_invites_to_the_table_from_afar(device: Devices, size: tuple[int, int]) -> None:
    one = device("Maximiliane", language="de", size=size)
    one.page.goto("/tv")
    settled(one)
    assert min(sizes_of(one.page.locator(".tv :is(h1, p, input)"))) >= size[1] * READ
    seats = [{"kind": "me", "name": one.name}, {"kind": "open"}, {"kind": "open"}, {"kind": "bot", "bot": "level3"}]
    table, _ = one.make("classic-1986", seats)
    one.page.get_by_role("textbox").fill(table)
    one.page.keyboard.press("Enter")
    expect(one.page.locator("main.waiting.screen")).to_be_visible()
    assert one.camera().endswith(f"/t/{table}")
    settled(one)
    places = {name: one.page.locator(f".waiting.screen {name}").bounding_box() for name in (".qr", ".code", ".sitting")}
    for name, place in places.items():
        assert place, name
        assert place["y"] + place["height"] <= size[1], f"{name} is below the edge"
    assert places[".qr"]
    assert places[".qr"]["height"] > size[1] / 2
    assert min(sizes_of(one.page.locator(".waiting.screen .code"))) >= size[1] / 12
    words = one.page.locator(".waiting.screen :is(.sitting b, .ways > p:not(.note, .link))")
    assert min(sizes_of(words)) >= size[1] * READ


def sizes_of(words: Locator) -> list[float]:
    """How large letters are, in pixels."""
    sizes: list[float] = words.evaluate_all("(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    return sizes
