"""A TV and a very wide desk: nothing ends in the middle of the window, and names are read from the sofa."""

from __future__ import annotations

import io

import pytest
from PIL import Image, ImageChops

from tests.browser.conftest import Devices
from tests.browser.more_scenes import SCENES

#: as tall as the drawn board is seen before it fades
HERO = 400


@pytest.mark.parametrize("width", [1920, 2560])
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


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
def test_no_name_is_broken_on_a_tv(device: Devices, size: tuple[int, int]) -> None:
    one = device("Maximiliane", language="de", size=size)
    SCENES["shared-screen"](one)
    lines = one.page.locator(".progress b").evaluate_all(
        "(names) => names.map((name) => { const r = document.createRange(); r.selectNodeContents(name); "
        "return new Set([...r.getClientRects()].map(({ top }) => Math.round(top))).size })"
    )
    assert lines == [1, 1, 1]


def test_the_end_is_read_from_the_sofa(device: Devices) -> None:
    one = device(size=(1920, 1080))
    SCENES["classic-1986-end"](one)
    one.sit(one.wire.table["id"], query="?screen")
    one.ended()
    words = one.page.locator(".ending :is(.reason, .scores b, .facts dd)")
    words.last.wait_for()
    sizes = words.evaluate_all("(all) => all.map((one) => parseFloat(getComputedStyle(one).fontSize))")
    assert min(sizes) >= 1080 / 40
