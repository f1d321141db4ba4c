"""What a notebook shows of a game needs no server and no network: a picture, and a slider for all that came before."""

from __future__ import annotations

from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, expect

from tests.draw.films import film_of, short_match


@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d", "go"])
def test_the_slider_shows_every_moment_of_the_game(chromium: Browser, edition: str) -> None:
    html = short_match(edition)._repr_html_()
    film = film_of(html)
    with chromium.new_context(offline=True) as device:
        page = device.new_page()
        page.set_content(html)
        picture, slider = page.get_by_role("img"), page.get_by_role("slider")
        for moment in (len(film["captions"]) - 1, 0, 1):
            slider.fill(str(moment))
            expect(page.locator("output")).to_have_text(film["captions"][moment])
            expect(picture).to_have_attribute("alt", film["captions"][moment])
            drawn = "".join(film["elements"][number] for number in film["pictures"][moment])
            assert unquote(str(picture.get_attribute("src"))) == f"data:image/svg+xml,{drawn}"
            assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth }") > 100
