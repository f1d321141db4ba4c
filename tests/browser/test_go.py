"""Labyrinth Go! in the browser: alone, two against each other, three at once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, PHONE, Device, together
from tests.browser.hands import GoHands


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
