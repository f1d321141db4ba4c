"""The page under a path of its own, behind a proxy."""

from __future__ import annotations

import re
from pathlib import Path
from urllib.parse import urlsplit

from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.hands import SlidingHands
from tests.server.harness.proxies import behind
from tests.server.harness.server import Server


def test_a_turn_is_played_behind_nginx_under_a_path_of_its_own(device: Devices, tmp_path: Path) -> None:
    settings = {"WANDERWALL_PATH": "/games/", "WANDERWALL_PROXY": "yes"}
    server = Server(tmp_path, environment=settings).start()
    try:
        with behind("nginx", server, tmp_path) as address:
            ida = device("Ida", at=server)
            ida.host = address.removeprefix("http://").partition("/")[0]
            ida.page.goto(f"{address}/")
            ida.press(re.compile("Play now"))
            ida.page.wait_for_url(f"{address}/t/*")
            hands = SlidingHands(ida)
            hands.wait("push")
            hands.turn()
            assert ida.wire.connections == 1
            table = ida.page.url
            ida.page.reload()  # the address is one that can be shared
            hands.wait()
            home = ida.page.locator("a.logo")
            expect(home).to_have_attribute("href", "/games/")
            ida.page.goto(f"{address}/")
            expect(ida.page.locator(".continue a").first).to_have_attribute("href", urlsplit(table).path)
            ida.page.goto(f"{address}/manual")  # its search is a script that works in the background
            ida.page.get_by_placeholder("Search").fill("pawns ride on their tiles")
            ida.page.locator(".md-search-result__link", has_text="sliding mazes").first.click()
            ida.page.wait_for_url(f"{address}/manual/rules/classic/**")
            expect(ida.page.get_by_text("The spare may not go straight back")).to_be_visible()
            asked = {request.url for request in ida.requests}
            assert {url for url in asked if not url.startswith((f"{address}/", "data:", "blob:"))} == set()
    finally:
        server.stop()
