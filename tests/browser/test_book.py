"""The book of one's own in real browsers: to another device, back from paper, and to nothing."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.fit import cut_off


def test_a_book_goes_to_another_device_comes_back_from_paper_and_is_forgotten(device: Devices) -> None:
    ida, phone = device("Ida"), device("Ida", size=(320, 640), touch=True, language="de")
    # what a device kept before there were books is in the book now
    ida.page.goto("/")
    ida.page.evaluate(
        """() => localStorage.setItem('wanderwall.puzzles',
        JSON.stringify({mazes: {'2026-11-01': {own: 3, par: 2, when: null}}, rolls: {}, numbers: [4, 9]}))"""
    )
    ida.page.reload()
    ida.page.get_by_role("link", name="My book").press("Enter")
    expect(ida.page.locator(".book .line")).to_contain_text("3 puzzles solved")
    assert '"numbers":[]' in ida.page.evaluate("() => localStorage.getItem('wanderwall.puzzles')")
    ida.page.get_by_role("button", name="Show the code").press("Enter")
    expect(ida.page.get_by_role("img", name="A QR code that takes this book")).to_be_visible()
    code = ida.camera()
    phone.page.goto(code)
    phone.page.get_by_role("button", name="Hierher holen").tap()
    expect(phone.page.locator(".book .line")).to_contain_text("3 Rätsel gelöst")
    expect(phone.page.locator(".along").filter(has_text="Mitnehmen")).to_contain_text("auf 2 Geräten")
    assert not cut_off(phone)
    phone.page.goto(code)
    phone.page.reload()
    phone.page.get_by_role("button", name="Satz machen").tap()
    phrase = phone.page.locator(".phrase").inner_text()
    late = device("Ida")
    late.expected.append("404|410|status of 4")
    late.page.goto(code)
    late.page.get_by_role("button", name="Bring it here").click()
    expect(late.page.get_by_role("alert")).to_contain_text("has been used")
    late.page.goto("/book")
    late.page.get_by_label("The ten names of your phrase").fill(phrase.lower())
    late.page.get_by_role("button", name="Bring it here").press("Enter")
    expect(late.page.locator(".book .line")).to_contain_text("3 puzzles solved")
    late.page.get_by_role("button", name="Forget me").click()
    late.page.get_by_role("dialog").get_by_role("button", name="Forget me").click()
    expect(late.page.locator(".book > [role=status]")).to_contain_text("3 puzzles")
    expect(late.page.locator(".book > [role=status]")).to_contain_text("on 3 devices")
    ida.page.goto("/book")
    expect(ida.page.locator(".book .empty")).to_be_visible()
