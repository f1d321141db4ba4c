"""The book of one's own in real browsers: to another device and back to nothing; turns that are tried again."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.device import PHONE, Device
from tests.browser.fit import cut_off
from tests.browser.hands import SlidingHands
from tests.browser.scenes import at_a_board


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
    take = ida.page.request.post("/api/book/pass", data={}).json()["take"]
    phone.page.goto(f"/book#take={take}")
    phone.page.get_by_role("button", name="Hierher holen").tap()
    expect(phone.page.locator(".book .line")).to_contain_text("3 Rätsel gelöst")
    expect(phone.page.locator(".along").filter(has_text="Mitnehmen")).to_contain_text("auf 2 Geräten")
    assert not cut_off(phone)
    phone.page.goto(f"/book#take={take}")
    phone.page.reload()
    phone.page.get_by_role("button", name="Satz machen").tap()
    phrase = phone.page.locator(".phrase").inner_text()
    late = device("Ida")
    late.expected.append("404|410|status of 4")
    late.page.goto(f"/book#take={take}")
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


def lazily(one: Device) -> str:
    """A whole game in which one pushes anywhere and stays; its id."""
    at_a_board(one, "classic-1986", options={"turn_limit": 4})
    hands = SlidingHands(one)
    while hands.wait() != "over":
        hands.push(next(iter((one.wire.choices or {})["pushes"])))
        hands.wait("walk")
        hands.go()
        expect(hands.area).not_to_have_attribute("data-step", "walk")
    one.ended()
    assert one.wire.table is not None
    return str(one.wire.table["id"])


def again(one: Device) -> str:
    """The turn is made once more, anyhow; what is said then."""
    area, words = one.page.locator(".sliding-play"), one.page.locator(".again .words [role=status]")
    expect(area).to_have_attribute("data-step", "push")
    one.page.locator("[data-arrow]:not([aria-disabled=true])").first.click()
    one.page.locator(".actions .go").click()
    expect(area).to_have_attribute("data-step", "walk")
    one.page.locator(".actions .go").click()
    expect(words).not_to_contain_text("Is there a better turn?")
    return words.inner_text()


def test_turns_of_ones_own_game_are_tried_again(device: Devices) -> None:
    one = device("Ida", size=PHONE)
    lazily(one)
    one.page.get_by_role("link", name="Three turns to try again").click()
    board, end = one.page.locator(".again .sliding-play"), one.page.locator(".again-end [role=status]")
    expect(board.or_(end.filter(has_text="."))).to_be_visible(timeout=60_000)
    tried = 0
    while board.is_visible():
        said = again(one)
        if "one try is left" in said:
            one.page.get_by_role("button", name="Once more").click()
            said = again(one)
        assert "That is it!" in said or "what the coach would have done" in said
        tried += 1
        one.page.get_by_role("button", name="Next turn").click()
        expect(board.or_(end)).to_be_visible()
    # a lazy game in which nothing was given up is rare, and is said to be one
    expect(end).to_contain_text("That was all for now" if tried else "gave up much")
    assert tried <= 3
    one.page.get_by_role("link", name="My book").click()
    expect(one.page.locator(".book .figures")).to_contain_text("Labyrinth (1986)")
