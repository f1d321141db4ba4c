"""Labyrinth Go! in the browser: alone, two against each other, three at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, LOST, PHONE, Device, together
from tests.browser.hands import GoHands, middle
from tests.server.client import Json
from tests.server.harness.server import Server

#: a phone as its browser leaves it, with the address and the buttons on the screen
LOW = (390, 664)
BOT: Json = {"kind": "bot", "bot": "level1"}


def check_is_over(*hands: GoHands) -> None:
    """Everybody looks at the check and goes on."""
    for each in hands:
        each.page.locator(".go-check .go-big:not(.quiet)").click()


@pytest.mark.parametrize("by", ["tap", "drag"])
def test_alone_without_the_clock(ida: Device, by: str) -> None:
    ida.play_alone("go", options={"untimed": True})
    hands = GoHands(ida)
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
    hands = GoHands(ida)
    hands.free()
    hands.press("grab")
    expect(ida.page.locator(".toast.bad")).to_be_visible()
    expect(ida.page.locator(".go-square.missed")).to_have_count(1)
    assert hands.view["solved"] == 0


def test_two_play_until_one_has_won(device: Devices) -> None:
    ida, tom = device("Ida"), device("Tom", size=PHONE, touch=True)
    together("go", ida, tom)
    hands, other = GoHands(ida), GoHands(tom)
    for played in range(1, 20):
        for each in (hands, other):
            each.press("ready")
        hands.solve()
        hands.press("grab")  # whoever is left gets the last tile: the round is over
        hands.checked(played)
        assert hands.view["last"]["seats"][0]["right"]
        if hands.view["step"] == "over":
            break
        check_is_over(hands, other)
    ida.ended()
    tom.ended()
    expect(ida.page.get_by_role("dialog", name="You win!")).to_be_visible()
    expect(tom.page.get_by_role("dialog", name="Ida wins!")).to_be_visible()


def test_three_players_grab_in_the_order_of_the_server(device: Devices) -> None:
    ida, tom, mia = device("Ida"), device("Tom", size=PHONE, touch=True), device("Mia", size=DESKTOP, theme="dark")
    together("go", ida, tom, mia)
    everybody = [GoHands(one) for one in (ida, tom, mia)]
    for hands in everybody:
        hands.press("ready")
    first, second, _ = everybody
    second.solve()
    second.press("grab")
    first.free()
    first.solve()
    first.press("grab")
    for hands in everybody:
        hands.checked(1)
        told = hands.view["last"]["seats"]
        assert [seat["right"] for seat in told] == [True, True, False]
        expect(hands.page.locator(".go-check")).to_be_visible()
    taken = [seat["score_tile"] for seat in first.view["last"]["seats"]]
    assert taken[1] > taken[0] > taken[2]
    check_is_over(*everybody)
    for hands in everybody:
        expect(hands.page.locator(".go-big")).to_contain_text("Ready!")


@pytest.mark.parametrize("others", [[], [BOT, BOT, BOT]], ids=["alone", "four"])
def test_on_a_low_phone_all_is_in_sight_and_a_finger_drags_tiles_not_the_page(
    device: Devices, others: list[Json]
) -> None:
    ida = device("Ida", size=LOW, touch=True, language="de")
    ida.play_alone("go", *others, options={} if others else {"untimed": True})
    hands = GoHands(ida)
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
    hands.lies(text)
    assert ida.page.evaluate("[scrollY, document.querySelector('.go').scrollTop]") == [0, 0]


def test_tiles_outlive_a_reload_and_a_lost_connection_until_the_time_is_up(device: Devices, own_server: Server) -> None:
    ida, tom = device("Ida", at=own_server), device("Tom", at=own_server, size=PHONE, touch=True)
    for one in (ida, tom):
        one.expect_trouble(LOST)
    together("go", ida, tom, clock=10)
    hands, other = GoHands(ida), GoHands(tom)
    for each in (hands, other):
        each.press("ready")
    hands.free()
    hands.lay("H1a-a1e")
    hands.lies("H1a-a1e")
    own_server.kill()
    expect(tom.page.locator(".connection")).to_be_visible()
    other.lay("H2a-a4e")  # laid for nobody to hear, and kept until somebody does
    own_server.start()
    other.lies("H2a-a4e")
    ida.page.reload()
    hands.lies("H1a-a1e")
    expect(hands.slot("H1")).to_have_class("go-slot empty")
    for each, laid in ((hands, "H1a-a1e"), (other, "H2a-a4e")):
        each.checked(1)
        expect(each.page.locator(".go-check")).to_be_visible()
        told = each.view["last"]["seats"][each.view["you"]]
        assert [lay["text"] for lay in told["layout"]] == [laid]
    # nobody grabbed: from the lowest up, in the order of the seats
    assert [seat["score_tile"] for seat in hands.view["last"]["seats"]] == [2, 4]


def test_nobody_shares_a_device_where_all_play_at_once(ida: Device) -> None:
    ida.page.goto("/new?edition=classic-1986")
    chair = ida.page.locator(".chair").nth(1)
    chair.get_by_role("radio", name="Here").check()
    ida.page.get_by_role("radio", name="Labyrinth Go!").check(force=True)
    expect(chair.get_by_role("radio", name="Open")).to_be_checked()
    expect(ida.page.get_by_role("radio", name="Here")).to_have_count(0)
    ida.sees("Everybody plays at once here")
    seats = [{"kind": "me", "name": "Ida"}, {"kind": "here", "name": "Opa"}]
    refused = ida.context.request.post("/api/tables", data={"edition": "go", "seats": seats})
    assert refused.json()["problem"]["code"] == "table.together_here"
