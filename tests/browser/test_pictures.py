"""The page for children who cannot read: no word is shown, everything is large, and a voice says what is hidden."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.device import PHONE, Device
from tests.browser.hands import SlidingHands
from tests.browser.scenes import BOTS, settled

#: every voice is silent in a test; what it would have said is kept
LISTEN = "window.heard = []; speechSynthesis.speak = (said) => window.heard.push(said.text)"

#: letters that can be seen: not clipped away for ears, not on a page behind
SEEN = """(place) => {
  const root = document.querySelector(place)
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT)
  const seen = []
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    if (!/\\p{L}/u.test(text.data)) continue
    const around = document.createRange()
    around.selectNodeContents(text)
    const box = around.getBoundingClientRect()
    let hidden = !box.width || !box.height
    for (let up = text.parentElement; up && !hidden; up = up.parentElement) {
      const style = getComputedStyle(up)
      hidden = style.clipPath === 'inset(50%)' || style.visibility === 'hidden' || style.display === 'none'
    }
    if (!hidden) seen.push(text.data.trim())
  }
  return seen
}"""

#: what can be pressed and is smaller than a child's finger needs
SMALL = """([place, least]) => [...document.querySelector(place).querySelectorAll('button, a, label')]
  .filter((one) => !one.closest('.sliding-board'))
  .map((one) => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""


def child(device: Devices, **more: object) -> Device:
    one = device(size=PHONE, touch=True, likes={"pictures-only": True, "speech": True, **more})
    one.context.add_init_script(LISTEN)
    return one


def shows_no_words(one: Device, place: str, least: int = 48) -> None:
    settled(one)
    assert one.page.evaluate(SEEN, place) == []
    assert one.page.evaluate(SMALL, [place, least]) == []


def heard(one: Device) -> list[str]:
    said: list[str] = one.page.evaluate("window.heard")
    return said


def test_a_child_picks_a_game_and_friends_and_plays(device: Devices) -> None:
    ida = child(device)
    ida.page.goto("/")
    expect(ida.page.get_by_role("radio")).to_have_count(5)
    expect(ida.page.get_by_role("heading", level=1, name="Push the walls. Find the way.")).to_be_attached()
    shows_no_words(ida, "#app")
    ida.page.locator("label.game").nth(1).tap()
    assert heard(ida)[-1].startswith("One Piece Labyrinth")
    ida.page.locator(".friend").nth(1).tap()
    ida.page.locator(".friend").nth(4).tap()
    assert heard(ida)[-2:] == ["Curious", "Expert"]
    expect(ida.page.get_by_role("checkbox", checked=True)).to_have_count(2)
    ida.button("Play at once").tap()
    SlidingHands(ida).wait("push")
    assert [seat["bot"] for seat in ida.wire.table["seats"]] == [None, "level1", "level5"]
    shows_no_words(ida, ".frame", 44)
    shown = ida.page.get_by_role("button", name="Your goal")
    shown.tap()
    assert heard(ida)[-1] in (shown.text_content() or "")
    ida.button("Turn right").focus()
    assert heard(ida)[-1] == "Turn right"


def test_a_child_sees_who_has_won_and_plays_again(device: Devices) -> None:
    ida = child(device)
    ida.play_alone("classic-1986", *BOTS, options={"goals": 1, "turn_limit": 1})
    hands = SlidingHands(ida)
    hands.play()
    assert "Tap a glowing square to walk there." in heard(ida)
    ida.ended()
    shows_no_words(ida, "dialog.ending")
    assert heard(ida)[-1] == ida.page.locator("dialog.ending h2").text_content()
    ida.button("Play again").tap()
    hands.wait("push")


def test_a_child_sets_a_table_by_pictures(device: Devices) -> None:
    ida = child(device, speech=False)
    ida.page.goto("/new?edition=classic-1986")
    chairs = ida.page.locator(".chair")
    expect(chairs).to_have_count(3)
    shows_no_words(ida, "#app", 44)
    chairs.nth(1).locator(".faces label").last.tap()
    expect(chairs.nth(1).get_by_role("radio", name="Expert")).to_be_checked()
    chairs.nth(2).get_by_role("button", name="Take the seat away").tap()
    expect(chairs).to_have_count(2)
    ida.button("Begin").tap()
    SlidingHands(ida).wait("push")
    assert [seat["bot"] for seat in ida.wire.table["seats"]] == [None, "level5"]
    assert heard(ida) == [], "the voice is off"


def test_a_goal_is_not_said_at_a_shared_device(device: Devices) -> None:
    ida = child(device)
    ida.play_alone("classic-1986", {"kind": "here", "name": "Opa"})
    opening = ida.page.locator(".curtain button")
    expect(opening).to_be_visible()
    shows_no_words(ida, ".curtain")
    opening.tap()
    card = ida.page.locator(".goal-card")
    expect(card).to_be_attached()
    before = len(heard(ida))
    card.dispatch_event("pointerdown")
    card.dispatch_event("pointerup")
    card.dispatch_event("click")
    name = ida.page.locator(".goal-card .name").text_content()
    assert name
    assert name not in heard(ida)[before:]
