"""The book of one's own in real browsers: to another device, back from paper, and to nothing."""

from __future__ import annotations

import json
import sqlite3
from contextlib import closing

from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.device import Device
from tests.browser.layout_checks import cut_off
from tests.server.harness.server import Server


def test_a_book_goes_to_another_device_comes_back_from_paper_and_is_forgotten(device: Devices) -> None:
    ida, phone = device("Ida"), device("Ida", size=(320, 640), touch=True, language="de")
    # what a device kept before there were books is in the book now
    ida.page.goto("/")
    ida.page.evaluate(
        """() => localStorage.setItem('wanderwall.puzzles',
        JSON.stringify({mazes: {'2026-11-01': {own: 3, par: 3, when: null}}, rolls: {}, numbers: [4, 9]}))"""
    )
    ida.page.reload()
    ida.press("More")
    ida.page.get_by_role("link", name="My book").press("Enter")
    expect(ida.page.locator(".book .line")).to_contain_text("3 puzzles solved")
    assert '"numbers":[]' in ida.page.evaluate("() => localStorage.getItem('wanderwall.puzzles')")
    ida.page.get_by_role("button", name="Show the code").press("Enter")
    expect(ida.page.get_by_role("img", name="A QR code that takes this book")).to_be_visible()
    code = ida.camera()
    phone.page.goto(code)
    phone.page.get_by_role("button", name="Hierher holen").tap()
    whose = phone.page.get_by_role("dialog", name="Bücher vereinen")
    expect(whose).to_contain_text("0 Partien, 3 Rätsel, ein Gerät")
    expect(whose).to_contain_text("0 Partien, 0 Rätsel, ein Gerät")
    assert not cut_off(phone)
    whose.get_by_role("button", name="Jetzt nicht").tap()
    expect(phone.page.locator(".along").filter(has_text="Mitnehmen")).to_contain_text("auf einem Gerät")
    phone.page.get_by_role("button", name="Hierher holen").tap()
    whose.get_by_role("button", name="Bücher vereinen").tap()
    expect(phone.page.locator(".book .line")).to_contain_text("3 Rätsel gelöst")
    expect(phone.page.locator(".along").filter(has_text="Mitnehmen")).to_contain_text("auf 2 Geräten")
    assert not cut_off(phone)
    phone.page.goto(code)
    phone.page.reload()
    # with a key: a browser that restores its place on the page meanwhile lets a tap miss
    phone.page.get_by_role("button", name="Merkzettel machen").press("Enter")
    phrase = phone.page.locator(".phrase").inner_text()
    late = device("Ida")
    late.expected.append("404|410|status of 4")
    late.page.goto(code)
    late.page.get_by_role("button", name="Bring it here").click()
    expect(late.page.get_by_role("alert")).to_contain_text("has been used")
    late.page.goto("/book")
    late.page.get_by_label("The ten names of your phrase").fill(phrase.lower())
    late.page.get_by_role("button", name="Bring it here").press("Enter")
    late.page.get_by_role("dialog").get_by_role("button", name="Join the books").press("Enter")
    expect(late.page.locator(".book .line")).to_contain_text("3 puzzles solved")
    late.page.get_by_role("button", name="Forget me").click()
    late.page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
    expect(late.page.locator(".book > [role=status]")).to_contain_text("3 puzzles")
    expect(late.page.locator(".book > [role=status]")).to_contain_text("on 3 devices")
    ida.page.goto("/book")
    expect(ida.page.locator(".book .empty")).to_be_visible()


def remember_games(ida: Device, server: Server, count: int) -> None:
    """Write games into a device's book, as if it had played them long ago."""
    ida.page.goto("/book")
    expect(ida.page.locator(".book .empty")).to_be_visible()
    guest = ida.context.cookies()[0]["value"].rpartition(".")[0]
    with closing(sqlite3.connect(server.folder / "tables.sqlite")) as database, database:
        for n in range(count):
            result = {
                "game": "classic", "edition": "classic-1986", "ended": 10**12 + n, "colour": "red", "seats": 2,
                "won": n % 2 == 0, "shared": False, "score": 6, "turns": 30, "bots": ["level2"], "people": 0,
                "hinted": False, "close": False,
            }  # fmt: skip
            row = (guest, f"book{n:06}", result["ended"], json.dumps(result))
            database.execute('INSERT INTO results (guest, "table", ended, result) VALUES (?, ?, ?, ?)', row)


def test_a_book_lists_its_games_and_lets_devices_go(device: Devices, server: Server) -> None:
    """15 games, the first 10 of them on the first page."""
    ida, phone = device("Ida"), device("Mia", size=(390, 844), touch=True)
    remember_games(ida, server, 15)
    ida.page.goto("/book")
    games = ida.page.locator("section", has=ida.page.get_by_role("heading", name="Game by game"))
    expect(games.get_by_role("listitem")).to_have_count(10)
    games.get_by_role("button", name="Show more").press("Enter")
    expect(games.get_by_role("listitem")).to_have_count(15)
    expect(games.get_by_role("button")).to_have_count(0)
    ida.page.get_by_role("button", name="Make a phrase").click()
    phrase = ida.page.locator(".phrase").inner_text()

    def join() -> None:
        phone.page.goto("/book")
        phone.page.get_by_label("The ten names of your phrase").fill(phrase)
        phone.page.get_by_role("button", name="Bring it here").tap()
        whose = phone.page.get_by_role("dialog", name="Join the books")
        expect(whose).to_contain_text("15 games, 0 puzzles, one device")
        whose.get_by_role("button", name="Join the books").tap()

    join()
    mine = phone.page.get_by_role("listitem").filter(has_text="This device")
    expect(mine).to_contain_text("No game played to its end yet")
    expect(phone.page.get_by_role("listitem").filter(has_text="Another device")).to_contain_text(
        "15 games, the last on"
    )
    assert not cut_off(phone)
    mine.get_by_role("button", name="Leave this book").tap()
    phone.page.get_by_role("dialog").get_by_role("button", name="Leave this book").tap()
    expect(phone.page.locator(".book .empty")).to_be_visible()
    join()
    expect(mine).to_be_visible()
    ida.page.goto("/book")
    ida.page.get_by_role("button", name="Remove device").press("Enter")
    ida.page.get_by_role("dialog").get_by_role("button", name="Remove device").press("Enter")
    expect(ida.page.locator(".along").filter(has_text="Take it along")).to_contain_text("on one device")
    phone.page.goto("/book")
    expect(phone.page.locator(".book .empty")).to_be_visible()
