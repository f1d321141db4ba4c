"""Sofa mode: the TV is the board and each phone a hand. Whole games, and what goes wrong in a living room."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.board_input import BoardInput, GoInput, SlidingInput, TowersInput
from tests.browser.conftest import Devices
from tests.browser.device import PHONE, Device
from tests.browser.scenes import settled
from tests.browser.test_tables import in_turn
from tests.server.client import Json

TV = (1920, 1080)
#: pixels at 1920 x 1080: what is smaller is not read from three metres
READ = 32
#: every visible word on the page with its size on the screen, unless it is drawn as a picture
WORDS = """() => {
  const found = []
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  while (walk.nextNode()) {
    const text = walk.currentNode.textContent.trim(), one = walk.currentNode.parentElement
    if (!text || one.closest('.sr, script, style, svg')) continue
    if (!one.checkVisibility({ opacityProperty: true, visibilityProperty: true })) continue
    const box = one.getBoundingClientRect()
    if (box.width < 2 || box.height < 2) continue
    found.push([text, parseFloat(getComputedStyle(one).fontSize)])
  }
  return found
}"""


def too_small(tv: Device) -> list[tuple[str, float]]:
    """The words on a TV that nobody can read from the sofa."""
    settled(tv)
    return [(text, size) for text, size in tv.page.evaluate(WORDS) if size < READ - 0.1]


def begin(tv: Device, *phones: Device, edition: str, options: Json) -> str:
    """From a TV that has just been switched on to the first move, as its pages say; the letters of the TV."""
    host, *others = phones
    tv.page.goto("/tv")
    tv.press("This is the TV")
    link = tv.camera()
    letters = link.rpartition("/")[2]
    assert "".join(tv.page.locator(".letters b").all_inner_texts()) == letters
    host.page.goto(f"/tv/{letters.lower()}")
    host.page.get_by_role("link", name="New game").click()
    expect(host.page).to_have_url(re.compile(rf"/new\?tv={letters}$"))
    # the same with short options, which nobody chooses there
    seats: list[Json] = [{"kind": "me", "name": host.name}, *({"kind": "open"} for _ in others)]
    table, keys = host.make(edition, seats, options=options)
    key = {"X-Seat-Key": f"0.{keys['0']}"}
    assert host.context.request.put(f"/api/screens/{letters}", data={"table": table}, headers=key).ok
    host.sit(table, keys)
    for one in others:
        one.page.goto(link)
        expect(one.page.get_by_role("heading", name="Who are you?")).to_be_visible()
        one.sees(f"You are at the TV {letters}.")
        one.button("Sit here").first.click()
    expect(tv.page.locator(".tv-code li")).to_have_count(len(phones))
    expect(tv.page.locator(".tv-code li.open")).to_have_count(0)
    assert not too_small(tv)
    host.press("Begin")
    return letters


def family(device: Devices) -> tuple[Device, Device, Device]:
    tv = device("TV", size=TV)
    return tv, device("Ida", size=PHONE, touch=True), device("Tom", size=PHONE, touch=True, theme="dark")


@pytest.mark.parametrize(
    ("edition", "kind", "options", "phones"),
    [
        ("classic-1986", SlidingInput, {"goals": 2, "turn_limit": 4}, 2),
        pytest.param("classic-1986", SlidingInput, {"goals": 1, "turn_limit": 3}, 4, marks=pytest.mark.broad),
        pytest.param("towers-3d", TowersInput, {"goals": 1, "turn_limit": 3}, 2, marks=pytest.mark.broad),
    ],
)
def test_a_whole_game_with_a_reload_and_a_phone_that_sleeps(
    device: Devices, edition: str, kind: type[SlidingInput], options: Json, phones: int
) -> None:
    tv, ida, tom = family(device)
    others = [device(name, size=PHONE, touch=True) for name in ("Oma", "Ben")[: phones - 2]]
    letters = begin(tv, ida, tom, *others, edition=edition, options=options)
    hands: list[SlidingInput] = [kind(one) for one in (ida, tom, *others)]
    for one in hands:
        one.wait("push", "wait")
        expect(one.page.locator("main.hand")).to_be_visible()
        assert not violations(one.device)
    assert not too_small(tv)
    # the whole board, and back
    ida.page.get_by_role("button", name=re.compile(f"^{letters}")).click()
    expect(ida.page.locator("main.hand")).to_have_count(0)
    ida.press(f"Leave the board to the TV {letters}")
    expect(ida.page.locator("main.hand")).to_be_visible()
    turn = hands[0].view["turn"]
    hands[turn].turn()
    for one in hands:
        one.passed(turn)
    # the TV is switched off and on, a phone sleeps: nothing is lost
    tv.page.reload()
    tv.until(lambda: tv.wire.view and tv.wire.seq >= ida.wire.seq)
    table = tom.page.url
    tom.page.goto("/learn/classic")
    tv.until(lambda: not tv.wire.table["seats"][1]["present"])
    tom.page.goto(f"/tv/{letters}")
    expect(tom.page).to_have_url(table)
    hands[1] = kind(tom)
    hands[1].wait("push", "wait")
    in_turn(*hands)
    for each in (tv, ida, tom, *others):
        each.ended()
    assert not too_small(tv)
    # it stays for the next game
    ida.page.locator("dialog.ending .btn.main").click()
    ida.press("Begin")
    hands[0].wait("push", "wait")
    tv.until(lambda: tv.wire.table["id"] == ida.wire.table["id"])
    expect(ida.page.locator("main.hand")).to_be_visible()


def test_go_is_raced_on_phones_and_watched_on_the_tv(device: Devices) -> None:
    tv, ida, tom = family(device)
    begin(tv, ida, tom, edition="go", options={})
    hands: list[BoardInput] = [GoInput(ida), GoInput(tom)]
    expect(tv.page.locator(".go")).to_be_visible()
    for one in hands:
        one.page.locator(".go-big").first.click()
    tv.until(lambda: tv.wire.view and tv.wire.view["step"] != "ready")
    names = [(text, size) for text, size in tv.page.evaluate(WORDS) if text in (ida.name, tom.name)]
    assert len(names) >= 2
    assert not [one for one in names if one[1] < READ]


def test_letters_that_no_tv_shows_are_one_sentence(device: Devices) -> None:
    one = device("Ida", size=PHONE, touch=True)
    one.expect_trouble("404")
    one.page.goto("/tv/zzzz")
    one.sees("No TV shows these letters now. Look at the TV again.")
    expect(one.page.get_by_role("textbox")).to_be_visible()


def test_a_second_tv_shows_the_same_game(device: Devices) -> None:
    tv, ida, tom = family(device)
    begin(tv, ida, tom, edition="classic-1986", options={"goals": 1})
    kitchen = device("kitchen", size=(1280, 720))
    kitchen.page.goto("/tv")
    kitchen.press("This is the TV")
    letters = kitchen.page.locator(".letters").inner_text()
    SlidingInput(tom).wait("push", "wait")
    tom.press("Menu")
    tom.press("Show on a TV")
    tom.page.get_by_role("dialog").get_by_role("textbox").fill(letters)
    tom.page.keyboard.press("Enter")
    expect(kitchen.page.locator(".sliding-play")).to_be_visible()
    expect(tv.page.locator(".sliding-play")).to_be_visible()
    ida.until(lambda: len(ida.wire.table["tvs"]) == 2)
