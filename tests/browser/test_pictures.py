"""The page for children who cannot read: no word is shown, everything is large, and a voice says what is hidden."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest
from playwright.sync_api import expect

import wanderwall
from tests.browser.board_input import GoInput, SlidingInput, TowersInput
from tests.browser.conftest import Devices
from tests.browser.device import PHONE, Device, together
from tests.browser.scenes import BOTS, settled
from wanderwall.api import Match
from wanderwall.board.grid import grid, squares_of
from wanderwall.match.record import Record

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
  .filter((one) => !one.closest('.sliding-board, .go-squares'))
  .map((one) => [one.ariaLabel ?? one.textContent, one.getBoundingClientRect()])
  .filter(([, box]) => box.width && (box.width < least || box.height < least))
  .map(([name, box]) => `${name}: ${Math.round(box.width)} × ${Math.round(box.height)}`)"""

#: where the hand of a lesson points
TIP = """() => {
  const tip = new DOMMatrix(getComputedStyle(document.querySelector('.pointer')).transform)
  return [tip.e, tip.f]
}"""


#: the hand has looked round since the last touch: it points at what comes next, or at nothing
POINTED = """() => {
  const hand = document.querySelector('.pointer')
  if (!hand || hand.classList.contains('away')) return true
  const tip = new DOMMatrix(getComputedStyle(hand).transform)
  const board = document.querySelector('.class-board [data-point]')
  const places = [board?.querySelector(board.dataset.point), document.querySelector('.lesson .words .ways .main')]
  return places.some((place) => {
    const box = place?.getBoundingClientRect()
    return box && Math.hypot(box.x + box.width / 2 - tip.e, box.y + box.height / 2 - tip.f) < 1
  })
}"""


def child(device: Devices, **more: object) -> Device:
    one = device(size=PHONE, touch=True, likes={"pictures-only": True, "speech": True, **more})
    one.context.add_init_script(LISTEN)
    return one


def leaving_match() -> Match:
    """A game for one with everything found, and any exit is the way to win (K7)."""
    match = wanderwall.start("classic-1986", seats=1, goals=1, finish="exit", seed=2)
    state = match.state
    return Match.of(Record(replace(state, stacks=((),), found=state.stacks)))


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
    expect(ida.page.locator(".games").get_by_role("radio")).to_have_count(5)
    expect(ida.page.get_by_role("heading", level=1, name="Push the walls. Find the way.")).to_be_attached()
    shows_no_words(ida, "#app")
    ida.page.locator("label.game").nth(1).tap()
    assert heard(ida)[-1].startswith("One Piece Labyrinth")
    ida.page.locator(".friend").nth(1).tap()
    ida.page.locator(".friend").nth(4).tap()
    assert heard(ida)[-2:] == ["The Cat", "The Owl"]
    expect(ida.page.get_by_role("checkbox", checked=True)).to_have_count(2)
    ida.button("Play now").tap()
    SlidingInput(ida).wait("push")
    assert {seat["bot"] for seat in ida.wire.table["seats"]} == {None, "level1", "level5"}
    shows_no_words(ida, ".frame", 44)
    shown = ida.page.get_by_role("button", name="Your goal")
    shown.tap()
    assert heard(ida)[-1] in (shown.text_content() or "")
    ida.button("Turn right").focus()
    assert heard(ida)[-1] == "Turn right"


def test_a_child_sees_who_has_won_and_plays_again(device: Devices) -> None:
    ida = child(device)
    ida.play_alone("classic-1986", *BOTS, options={"goals": 1, "turn_limit": 1})
    hands = SlidingInput(ida)
    hands.play()
    assert "Tap a glowing square to walk there." in heard(ida)
    ida.ended()
    shows_no_words(ida, "dialog.ending")
    assert heard(ida)[-1] == ida.page.locator("dialog.ending h2").text_content()
    ida.button("Play again").tap()
    shows_no_words(ida, "dialog[open]:not(.ending)")
    ida.page.locator("dialog .beginners label").nth(1).tap()  # the child itself begins (K3)
    ida.button("Begin").tap()
    hands.wait("push")


def test_k7_a_child_that_has_found_everything_sees_hears_and_takes_a_way_out(device: Devices) -> None:
    ida = child(device)
    ida.bring(leaving_match())
    hands = SlidingInput(ida)
    hands.wait("push")
    expect(ida.page.locator(".goal-card .exit-emblem")).to_be_visible()
    expect(ida.page.locator(".home-emblem")).to_have_count(0)
    assert "Out of the maze!" in heard(ida)
    view, choices = hands.view, ida.wire.choices or {}
    exits = ida.page.locator(".tile.goal [data-exit]")
    expect(exits).to_have_count(len(view["seats"][0]["finish"]))
    push, ends = next(
        (push, ends)
        for push, reach in choices["pushes"].items()
        if (ends := [*squares_of(int(reach, 16) & int(choices["finish"][push], 16))])
    )
    hands.push(push)
    hands.wait("walk")
    hands.walk(grid(7).names[ends[0]])
    ida.ended()
    assert ida.wire.table["outcome"]["reason"] == "exit"


@pytest.mark.broad
def test_a_child_sets_a_table_by_pictures(device: Devices) -> None:
    ida = child(device, speech=False)
    ida.page.goto("/new?edition=classic-1986")
    expect(ida.page.locator(".friend :checked")).to_have_count(2)
    shows_no_words(ida, "#app", 44)
    ida.page.locator(".friend").last.tap()  # as strong as you
    for bot in ("Cat", "Snail"):
        ida.page.locator(".friend", has_text=bot).tap()
    expect(ida.page.locator(".friend :checked")).to_have_count(1)
    ida.button("Begin").tap()
    SlidingInput(ida).wait("push")
    assert [seat["bot"] for seat in ida.wire.table["seats"]] == [None, "strength:1500"]
    assert heard(ida) == [], "the voice is off"


def test_a_child_plays_among_the_towers(device: Devices) -> None:
    ida = child(device, **{"towers-view": "flat"})
    ida.play_alone("towers-3d", *BOTS, options={"first": 1, "jokers": True, "hand_limit": 1})
    hands = TowersInput(ida)
    hands.wait("push")
    assert "Turn the tower, then tap an arrow." in heard(ida)
    shows_no_words(ida, ".frame")
    goal = ida.page.locator(".tw-goal-card")
    goal.tap()
    assert heard(ida)[-1] in (goal.text_content() or "")
    hands.think(hands.dear())
    shows_no_words(ida, ".frame")
    hands.go()
    hands.wait("walk")
    assert heard(ida)[-1] == "Tap a glowing square to walk there."
    hands.touch(hands.square(hands.dear().partition("+")[0]))
    shows_no_words(ida, ".frame")
    ida.button("Back").tap()
    ida.button("Stay").tap()
    hands.wait("discard")
    assert heard(ida)[-1] == "One card too many. Choose a card to give up"
    shows_no_words(ida, ".frame")
    ida.page.locator(".tw-card").first.tap()
    hands.go()
    ida.until(lambda: ida.wire.said("move")[-1]["move"].startswith("x:"))


@pytest.mark.broad
def test_a_child_sees_the_towers_stand(device: Devices) -> None:
    ida = child(device, **{"towers-view": "flat"})
    ida.play_alone("towers-3d", *BOTS, options={"first": 1})
    TowersInput(ida).wait("push")
    ida.page.set_default_timeout(120_000)  # the first picture takes long without a graphics card
    ida.button("3D").tap()
    shows_no_words(ida, ".frame")
    for way in ("Flat", "3D"):  # and back again: giving the picture back does not break it
        ida.button(way).tap()
    expect(ida.page.locator(".tw-scene[data-busy=no] canvas")).to_be_visible(timeout=120_000)
    expect(ida.button("3D")).to_have_attribute("aria-pressed", "true")


def test_a_goal_is_not_said_at_a_shared_device(device: Devices) -> None:
    ida = child(device)
    ida.play_alone("classic-1986", {"kind": "here", "name": "Opa"})
    opening = ida.page.locator(".curtain button")
    expect(opening).to_have_count(1)
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


def test_a_child_plays_go_by_pictures(device: Devices) -> None:
    ida, tom, mia = child(device), device("Tom"), device("Mia")
    together("go", ida, tom, mia)
    hands, other = GoInput(ida), GoInput(tom)
    ready = ida.page.locator(".go-ready")
    expect(ready).to_be_visible()
    shows_no_words(ida, ".frame", 56)
    assert heard(ida)[-1] == "Find the four pictures, then say so"
    ida.page.locator(".go-die").first.tap()
    assert heard(ida)[-1] == ida.page.locator(".go-die").first.get_attribute("aria-label")
    ready.tap()
    expect(ready.locator(".face-of")).to_have_count(2)
    shows_no_words(ida, ".frame", 56)
    for one in (tom, mia):
        GoInput(one).press("ready")
    expect(ida.page.locator(".go-count")).to_be_visible()
    hands.free()
    shows_no_words(ida, ".frame", 56)
    hands.press("grab")
    expect(ida.page.locator(".go-done .go-score")).to_be_visible()
    shows_no_words(ida, ".frame", 56)
    other.press("grab")
    expect(ida.page.locator(".go-check .go-big:not(.quiet)")).to_be_visible()
    shows_no_words(ida, ".frame", 56)
    assert any("not joined" in said for said in heard(ida)), "the check is said"
    ida.page.locator(".go-check .go-big").tap()
    again = ida.button("See the check again")
    expect(again).to_be_visible()
    shows_no_words(ida, ".frame", 56)


@pytest.mark.broad
def test_g3_pictures_mode_marks_nothing_on_the_board_that_nobody_asked_for(device: Devices) -> None:
    ida, tom = child(device), device("Tom")
    table = together("go", ida, tom)
    hands = GoInput(ida)
    expect(ida.page.locator(".go-ready")).to_be_visible()
    assert ida.wire.table["rated"]
    expect(ida.page.locator(".go-wanted")).to_have_count(0)
    hands.press("ready")
    GoInput(tom).press("ready")
    hands.free()
    expect(ida.page.locator(".go-wanted")).to_have_count(0)
    mia = device("Mia", likes={"pictures-only": True})
    mia.page.goto(f"/t/{table}")  # onlookers find nothing by themselves
    expect(mia.page.locator(".go-wanted")).to_have_count(4)


def test_g11_a_child_sets_a_table_with_the_helper_and_a_bot_has_none(device: Devices) -> None:
    ida = child(device, speech=False)
    ida.page.goto("/new?edition=go")
    young = ida.page.get_by_role("switch")
    expect(young).to_have_count(1)
    expect(young).to_have_accessible_name(re.compile("loses no points by it; the others play as usual"))
    young.check()
    shows_no_words(ida, "#app", 44)
    ida.button("Begin").tap()
    expect(ida.page.locator(".go-wanted")).to_have_count(4)
    assert ida.wire.view
    assert ida.wire.view["options"]["helper"] == [True, False, False]


def test_a_child_is_told_of_a_mistake_instead_of_paying_for_it(device: Devices) -> None:
    ida = child(device)
    ida.page.goto("/")
    ida.page.locator("label.game", has_text="Labyrinth Go!").tap()
    ida.page.locator(".friend.help").tap()
    assert heard(ida)[-1].startswith("Young player: sees the rolled pictures marked")
    shows_no_words(ida, "#app")
    ida.button("Play now").tap()
    ida.page.locator(".go-ready").tap()
    hands = GoInput(ida)
    assert hands.view["options"]["helper"] == [True, False, False]
    hands.free()
    hands.press("grab")
    expect(ida.page.locator(".go-square.missed")).to_have_count(1)
    shows_no_words(ida, "#app", 48)
    assert "Not yet" in heard(ida)[-1]
    assert hands.view["seats"][0]["grabbed"] is None


def test_a_child_plays_go_alone_by_pictures(device: Devices) -> None:
    ida = child(device)
    ida.play_alone("go")
    begin = ida.button("Ready!")
    expect(begin).to_be_visible()
    shows_no_words(ida, "#app", 56)
    assert heard(ida)[-1] == "The clock starts when you are ready."
    begin.tap()
    hands = GoInput(ida)
    hands.solve()
    shows_no_words(ida, ".frame", 56)
    hands.press("grab")
    hands.solved(1)
    ending = ida.page.locator(".go-small button").last
    ending.tap()
    shows_no_words(ida, ".frame", 56)
    ending.tap()
    ida.ended()
    shows_no_words(ida, "dialog.ending")


def test_a_child_waits_for_others_by_pictures(device: Devices) -> None:
    ida, tom = child(device), device("Tom", size=PHONE, touch=True, likes={"pictures-only": True})
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "open"}]
    table, keys = ida.make("classic-1986", seats, begin=False)
    ida.sit(table, keys)
    expect(ida.page.locator("main.waiting")).to_be_visible()
    shows_no_words(ida, "#app", 56)
    tom.sit(table)
    shows_no_words(tom, "#app", 56)
    tom.button("Sit here").tap()
    begin = ida.button("Begin")
    expect(begin).to_be_enabled()
    shows_no_words(ida, "#app", 56)
    begin.tap()
    expect(tom.page.locator(".sliding-play")).to_be_visible()


def test_a_child_finds_sound_and_another_game_in_the_menu(device: Devices) -> None:
    ida = child(device)
    ida.play_alone("one-piece", *BOTS)
    SlidingInput(ida).wait("push")
    ida.button("Menu").tap()
    menu = ida.page.locator("dialog.menu")
    expect(menu).to_be_visible()
    shows_no_words(ida, "dialog.menu", 56)
    menu.get_by_role("button", name="Sounds").tap()
    expect(menu.get_by_role("button", name="Sounds")).to_have_attribute("aria-pressed", "true")
    menu.get_by_role("button", name="New game").tap()
    shows_no_words(ida, "dialog.menu", 56)
    menu.get_by_role("button", name="New game").tap()
    expect(ida.page.get_by_role("radio", name="One Piece")).to_be_checked()


@pytest.mark.parametrize("game", ["classic", *(pytest.param(one, marks=pytest.mark.broad) for one in ("towers", "go"))])
def test_a_child_follows_the_hand_through_a_lesson(device: Devices, game: str) -> None:
    ida = child(device, **{"towers-view": "flat"})
    ida.page.goto(f"/learn/{game}")
    hand = ida.page.locator(".pointer:not(.away)")
    lesson, playing = ida.page.locator(".lesson"), ida.page.locator(".words .ways a.main")
    expect(hand).to_be_attached()
    shows_no_words(ida, ".lesson", 56)
    assert len(heard(ida)[-1]) > 40, "the owl speaks by itself"
    ida.button("Say it again").tap()
    assert heard(ida)[-1] == heard(ida)[-2]
    for _ in range(60):
        expect(hand.or_(playing).first).to_be_attached()
        if playing.count():
            break
        before = lesson.inner_html()
        x, y = ida.page.evaluate(TIP)
        ida.page.touchscreen.tap(x, y)
        ida.until(lambda before=before: lesson.inner_html() != before)  # type: ignore[misc]
        ida.page.wait_for_function(POINTED)
    expect(playing).to_be_visible()
    shows_no_words(ida, ".lesson", 56)
