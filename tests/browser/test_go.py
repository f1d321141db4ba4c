"""Labyrinth Go! in the browser: alone, two against each other, three at once."""

from __future__ import annotations

import re
from datetime import UTC, datetime
from itertools import pairwise

import pytest
from playwright.sync_api import expect

from tests.browser.board_input import GoInput, middle
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, LANDSCAPE, LOST, PHONE, Device, Size, together
from tests.browser.layout_checks import broken_words, cut_off, out_of_sight, overlapping
from tests.server.client import Json
from tests.server.harness.server import Server

#: a phone as its browser leaves it, with the address and the buttons on the screen
LOW = (390, 664)
#: the smallest phone
SMALL = (320, 640)
BOT: Json = {"kind": "bot", "bot": "level1"}
#: remembers that a count was seen, and tiles at rest with it, however soon it is over
COUNTED = """
new MutationObserver(() => {
  if (document.querySelector('.go-call') && document.querySelector('.go-tray.resting')) window.counted = true
}).observe(document, { subtree: true, childList: true, attributes: true })
"""


def check_is_over(*hands: GoInput) -> None:
    """Everybody looks at the check and goes on."""
    for each in hands:
        each.page.locator(".go-check .go-big:not(.quiet)").click()


@pytest.mark.parametrize("by", ["tap", pytest.param("drag", marks=pytest.mark.broad)])
def test_alone_without_the_clock(ida: Device, by: str) -> None:
    ida.play_alone("go", options={"untimed": True})
    hands = GoInput(ida)
    for solved in (1, 2):
        hands.solve(by=by)
        hands.press("grab")
        hands.solved(solved)
    ida.press("End the game")
    ida.press("Really end it?")
    expect(ida.page.locator(".go-end .go-number")).to_have_text("2")
    ida.ended()


def test_a_wrong_answer_alone_is_told_and_costs_nothing(ida: Device) -> None:
    ida.play_alone("go", options={"untimed": True})
    hands = GoInput(ida)
    hands.free()
    hands.press("grab")
    answer = ida.page.locator(".go-answer")
    expect(answer).to_contain_text("Not yet: ")
    expect(ida.page.locator(".go-square.missed")).to_have_count(1)
    expect(ida.page.locator(".toast")).to_have_count(0)
    assert hands.view["solved"] == 0
    expect(answer).to_be_focused()  # Enter is enough to go on
    ida.page.keyboard.press("Enter")
    expect(ida.page.locator(".go-square.missed")).to_have_count(0)
    expect(ida.page.locator(".go-grab")).to_be_focused()


@pytest.mark.parametrize(
    "size", [PHONE, LANDSCAPE, *(pytest.param(one, marks=pytest.mark.broad) for one in (SMALL, DESKTOP))], ids=str
)
def test_an_answer_moves_nothing_and_covers_neither_dice_nor_clock(device: Devices, size: Size) -> None:
    ida = device("Ida", size=size, language="de", touch=size != DESKTOP)
    ida.play_alone("go")
    ida.page.locator("main .btn.main").click()  # the clock waits for it
    hands = GoInput(ida)
    hands.free()
    shown = (".go-dice", ".go-clock", ".go-field", ".go-tray")
    before = [ida.page.locator(part).bounding_box() for part in shown]
    for ask in (".go-grab", ".go-small button:nth-child(2)"):
        ida.page.locator(ask).click()
        # the first hint waits until the coach has learnt the game
        ida.page.locator(".go-answer").wait_for(timeout=240_000)
        assert [ida.page.locator(part).bounding_box() for part in shown] == before, ask
        assert not overlapping(ida, ".go-answer", *shown)
        assert not out_of_sight(ida, ".go"), ask
        assert not cut_off(ida)
        ida.page.locator(".go-answer").click()
    expect(ida.page.locator(".go-grab")).to_be_visible()


#: what the countdown showed: its words, how many dice had landed, and whether anything else could be seen
CALLS = """
window.calls = {}
window.sounds = 0
for (const kind of [OscillatorNode, AudioBufferSourceNode]) {
  const start = kind.prototype.start
  kind.prototype.start = function (...when) { window.sounds += 1; return start.apply(this, when) }
}
const look = () => {
  const call = document.querySelector('.go-call')
  if (!call) return
  const { left, top, right, bottom } = call.getBoundingClientRect()
  const word = call.querySelector('.go-count')
  window.calls[word.textContent] = {
    dice: call.querySelectorAll('.go-die').length,
    fills: left <= 0 && top <= 0 && right >= innerWidth && bottom >= innerHeight &&
      [[4, 4], [innerWidth - 4, 4], [innerWidth / 2, innerHeight / 2]]
        .every(([x, y]) => call.contains(document.elementFromPoint(x, y))),
    whole: word.offsetWidth <= innerWidth && word.scrollWidth <= word.offsetWidth,
    sounds: window.sounds,
  }
}
new MutationObserver(look).observe(document, { subtree: true, childList: true, characterData: true })
"""


@pytest.mark.parametrize(
    "size", [PHONE, *(pytest.param(one, marks=pytest.mark.broad) for one in (DESKTOP, SMALL, LANDSCAPE))], ids=str
)
def test_the_countdown_fills_the_window_and_is_heard(device: Devices, size: Size) -> None:
    ida = device("Ida", size=size, likes={"sound": True})
    ida.context.add_init_script(CALLS)
    ida.play_alone("go", BOT, BOT)
    hands = GoInput(ida)
    hands.press("ready")
    hands.free()
    calls = ida.page.evaluate("window.calls")
    assert {word: call["dice"] for word, call in calls.items()} == {"3": 1, "2": 2, "1": 3, "Labyrinth Go!": 4}
    assert all(call["fills"] and call["whole"] for call in calls.values()), calls
    heard = [0, *(calls[word]["sounds"] for word in ("3", "2", "1", "Labyrinth Go!"))]
    assert all(earlier < later for earlier, later in pairwise(heard)), heard
    expect(ida.page.locator(".go-call")).to_have_count(0)


@pytest.mark.parametrize(
    "size",
    [SMALL, (640, 400), DESKTOP, *(pytest.param(one, marks=pytest.mark.broad) for one in (PHONE, LANDSCAPE))],
    ids=str,
)
def test_four_fit_any_window_and_the_others_boards_replace_the_tray(device: Devices, size: Size) -> None:
    ida = device("Maximiliane", size=size, language="de", touch=size != DESKTOP)
    ida.play_alone("go", BOT, BOT, BOT)
    hands = GoInput(ida)
    hands.press("ready")
    hands.free()
    parts = (".go-dice", ".go-seats", ".go-field", ".go-tray", ".go-actions")
    boxes = {part: ida.page.locator(part).bounding_box() for part in parts}
    for part, box in boxes.items():
        assert box
        assert box["x"] >= 0
        assert box["x"] + box["width"] <= size[0], part
        assert box["y"] + box["height"] <= size[1], part
    assert not overlapping(ida, *parts)
    assert not broken_words(ida, ".go")
    assert not cut_off(ida)
    hands.press("grab")
    others = ida.page.locator(".go-others li")
    expect(others).to_have_count(3)
    expect(ida.page.locator(".go-tray")).to_be_hidden()
    tray = boxes[".go-tray"]
    assert tray
    for part in (".go-dice", ".go-seats", ".go-field"):
        assert ida.page.locator(part).bounding_box() == boxes[part], part
    for n in range(3):
        box = others.nth(n).bounding_box()
        assert box
        assert box["x"] >= tray["x"] - 1
        assert box["x"] + box["width"] <= tray["x"] + tray["width"] + 1
        assert box["y"] >= tray["y"] - 1
        assert box["y"] + box["height"] <= tray["y"] + tray["height"] + 1


@pytest.mark.broad
def test_two_play_until_one_has_won(device: Devices) -> None:
    ida, tom = device("Ida"), device("Tom", size=PHONE, touch=True)
    together("go", ida, tom)
    hands, other = GoInput(ida), GoInput(tom)
    for played in range(1, 20):
        for each in (hands, other):
            each.press("ready")
        hands.solve()
        hands.press("grab")  # the player who is left gets the last tile: the round is over
        hands.checked(played)
        assert hands.view["last"]["seats"][0]["right"]
        if hands.view["step"] == "over":
            break
        check_is_over(hands, other)
    ida.ended()
    tom.ended()
    expect(ida.page.get_by_role("dialog", name="You win!")).to_be_visible()
    lost = tom.page.get_by_role("dialog", name="Ida wins!")
    expect(lost.locator(".facts")).to_contain_text(
        re.compile(rf"Rounds{played}\D.*Best roundRound 1\. Ida: .*Forward by 4")
    )


@pytest.mark.broad
def test_three_players_grab_in_the_order_of_the_server(device: Devices) -> None:
    ida, tom, mia = device("Ida"), device("Tom", size=PHONE, touch=True), device("Mia", size=DESKTOP, theme="dark")
    together("go", ida, tom, mia)
    everybody = [GoInput(one) for one in (ida, tom, mia)]
    for hands in everybody:
        hands.press("ready")
    first, second, _ = everybody
    second.solve()
    second.press("grab")
    first.free()
    first.solve()
    expect(tom.page.locator(".go-others .go-laid")).to_have_count(len(first.moves))  # who has grabbed sees them come
    first.press("grab")
    for hands in everybody:
        hands.checked(1)
        checked = hands.view["last"]["seats"]
        assert [seat["right"] for seat in checked] == [True, True, False]
        expect(hands.page.locator(".go-check")).to_be_visible()
    taken = [seat["score_tile"] for seat in first.view["last"]["seats"]]
    assert taken[1] > taken[0] > taken[2]
    check_is_over(*everybody)
    for hands in everybody:
        expect(hands.page.locator(".go-big")).to_contain_text("Ready!")
    mia.press("Menu")
    mia.press("What happened")
    expect(mia.page.locator(".story li")).to_have_count(3)
    expect(mia.page.locator(".story")).to_contain_text("Round 1. Tom: All four are joined!")


@pytest.mark.parametrize("others", [pytest.param([], marks=pytest.mark.broad), [BOT, BOT, BOT]], ids=["alone", "four"])
def test_on_a_low_phone_all_is_in_sight_and_a_finger_drags_tiles_not_the_page(
    device: Devices, others: list[Json]
) -> None:
    ida = device("Ida", size=LOW, touch=True, language="de")
    ida.play_alone("go", *others, options={} if others else {"untimed": True})
    hands = GoInput(ida)
    if others:
        hands.press("ready")
    hands.free()
    for part in (".go-dice", ".go-field", ".go-tray", ".go-grab", ".go-small"):
        box = ida.page.locator(part).bounding_box()
        assert box
        assert box["y"] >= 0
        assert box["y"] + box["height"] <= LOW[1], part
    text = "H1a-a1e"
    start, end = middle(hands.slot("H1")), middle(hands.square("b1"))
    finger = ida.context.new_cdp_session(ida.page)
    side = hands.square("b1").bounding_box()
    assert side
    # the tile floats above the finger, its middle on the line between the first two squares
    target = end[0] - side["width"] / 2, end[1] + 0.55 * side["width"]
    for kind, (x, y) in [("Start", start), ("Move", (start[0], start[1] - 60)), ("Move", target), ("End", (0, 0))]:
        points = [] if kind == "End" else [{"x": x, "y": y}]
        finger.send("Input.dispatchTouchEvent", {"type": f"touch{kind}", "touchPoints": points})
    hands.laid(text)
    assert ida.page.evaluate("[scrollY, document.querySelector('.go').scrollTop]") == [0, 0]


@pytest.mark.broad
def test_a_reload_skips_neither_the_count_nor_the_check(device: Devices) -> None:
    ida, tom = device("Ida"), device("Tom", size=PHONE, touch=True, motion=True)
    tom.page.add_init_script(COUNTED)
    # the count is three seconds, and a reload may take longer: on Tom's watch it takes no time
    tom.page.clock.set_fixed_time(datetime.now(UTC))
    together("go", ida, tom)
    hands, other = GoInput(ida), GoInput(tom)
    for each in (hands, other):
        each.press("ready")
    tom.page.wait_for_function("() => window.counted")
    tom.page.reload()
    tom.page.wait_for_function("() => window.counted")  # the rest of it, and no tile before
    other.free()
    hands.solve()
    hands.press("grab")
    looked_at = tom.page.locator(".go-checklist li:not(.waiting)")
    expect(looked_at.first).to_be_visible()
    tom.page.reload()
    expect(tom.page.locator(".go-check")).to_be_visible()
    expect(looked_at).to_have_count(4)
    check_is_over(other)
    tom.page.reload()
    expect(tom.page.locator(".go-big")).to_contain_text("Ready!")
    tom.press("See the check again")
    expect(tom.page.locator(".go-check")).to_be_visible()
    check_is_over(hands, other)
    for each in (hands, other):
        each.press("ready")
    other.free()
    expect(tom.button("See the check again")).to_have_count(0)


@pytest.mark.broad
def test_what_somebody_took_covers_no_score(device: Devices) -> None:
    ida, tom, mia = device("Ida", size=PHONE, touch=True), device("Tom"), device("Mia")
    together("go", ida, tom, mia)
    for one in (ida, tom, mia):
        GoInput(one).press("ready")
    hands = GoInput(tom)
    hands.free()
    hands.press("grab")
    stamp = ida.page.locator(".go-seat .got")
    expect(stamp).to_be_visible()
    score = ida.page.locator(".go-seat", has=ida.page.locator(".got")).locator(".go-at")
    expect(score).to_have_text("3")
    for width, height in ((360, 640), (667, 375), LANDSCAPE):
        ida.page.set_viewport_size({"width": width, "height": height})
        taken, place = stamp.bounding_box(), score.bounding_box()
        assert taken
        assert place
        assert taken["x"] + taken["width"] <= place["x"]
        assert place["y"] + place["height"] <= height


def test_two_seats_of_one_table_on_a_device_have_nothing_to_peek_at(device: Devices) -> None:
    ida, tom = device("Ida"), device("Tom")
    table = together("go", ida, tom)
    for one in (ida, tom):  # who is at the table keeps the key
        expect(one.page.locator(".go-big")).to_be_visible()
    keys = tom.page.evaluate("JSON.parse(localStorage.getItem('wanderwall.keys'))")[table]
    ida.page.goto("/")
    ida.sit(table, keys)
    ida.page.locator(".curtain button").first.click()
    expect(ida.page.locator(".go-big")).to_be_visible()
    expect(ida.page.locator(".peek")).to_have_count(0)


def test_tiles_outlive_a_reload_and_a_lost_connection_until_the_time_is_up(device: Devices, own_server: Server) -> None:
    ida, tom = device("Ida", at=own_server), device("Tom", at=own_server, size=PHONE, touch=True)
    for one in (ida, tom):
        one.expect_trouble(LOST)
    together("go", ida, tom, clock=10)
    hands, other = GoInput(ida), GoInput(tom)
    for each in (hands, other):
        each.press("ready")
    hands.free()
    hands.lay("H1a-a1e")
    hands.laid("H1a-a1e")
    own_server.kill()
    expect(tom.page.locator(".connection")).to_be_visible()
    other.lay("H2a-a4e")  # laid while nobody hears it, and kept until the server does
    own_server.start()
    other.laid("H2a-a4e")
    ida.page.reload()
    hands.laid("H1a-a1e")
    expect(hands.slot("H1")).to_contain_class("go-slot empty")
    for each, laid in ((hands, "H1a-a1e"), (other, "H2a-a4e")):
        each.checked(1)
        expect(each.page.locator(".go-check")).to_be_visible()
        own = each.view["last"]["seats"][each.view["you"]]
        assert [lay["text"] for lay in own["layout"]] == [laid]
    # nobody grabbed: from the lowest up, in the order of the seats
    assert [seat["score_tile"] for seat in hands.view["last"]["seats"]] == [2, 4]


def test_nobody_shares_a_device_where_all_play_at_once(ida: Device) -> None:
    ida.page.goto("/new?edition=classic-1986")
    ida.page.get_by_role("radio", name="We share this device").check(force=True)
    expect(ida.page.get_by_role("textbox", name="Name")).to_have_count(2)
    ida.page.get_by_role("radio", name="Labyrinth Go!").check(force=True)
    expect(ida.page.get_by_role("radio", name="Everyone on their own phone")).to_be_checked()
    expect(ida.page.get_by_role("radio", name="We share this device")).to_be_disabled()
    expect(ida.page.get_by_role("button", name="Same device")).to_have_count(0)
    ida.sees("Everybody plays at once here")
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]
    refused = ida.context.request.post("/api/tables", data={"edition": "go", "seats": seats})
    assert refused.json()["problem"]["code"] == "table.together_here"


def test_hint_after_hint_leads_to_a_right_board(ida: Device) -> None:
    ida.play_alone("go", options={"untimed": True})
    hands = GoInput(ida)
    hands.free()

    def lie(count: int) -> None:
        ida.until(lambda: len(hands.view["layout"]) == count)

    for laid in range(7):
        ida.press("Hint")
        # the first one waits until the coach has learnt the game
        expect(ida.page.locator(".go > [role=status]")).to_have_text(re.compile("^(Lay|All)"), timeout=240_000)
        status = ida.page.locator(".go > [role=status]").inner_text()
        if status.startswith("All"):
            break
        square = hands.square(status.rpartition(" ")[2])
        expect(ida.page.locator(".go-slot.held")).to_have_count(1)
        square.click()
        lie(laid + 1)
    hands.press("grab")
    hands.solved(1)
    ending = ida.page.locator(".go-small button").last
    ending.click()
    ending.click()
    ida.ended()
    expect(ida.page.get_by_text("personal best")).to_have_count(0)  # it was not one's own
