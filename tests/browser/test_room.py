"""A room of many in the browser: from the teacher's page over the code to the first move, and on the big screen."""

from __future__ import annotations

import re

from playwright.sync_api import expect

from tests.browser.conftest import Devices
from tests.browser.device import PHONE


def test_k8_the_teacher_chooses_what_happens_when_time_is_up(device: Devices) -> None:
    teacher = device("Ms Ode", size=PHONE, touch=True)
    teacher.page.goto("/room")
    rule = teacher.page.get_by_role("combobox", name="When time is up")
    expect(rule).to_have_value("pass")
    rule.select_option("a bot makes the move")
    expect(rule).to_have_accessible_description(re.compile("the game counts for the player who made every turn"))
    with teacher.page.expect_response("**/api/rooms") as answer:
        teacher.press("Open the room")
    assert answer.value.json()["room"]["timeout"] == "bot"


def test_a_class_comes_in_by_the_code_and_its_games_open_by_themselves(device: Devices) -> None:
    teacher, ida, mia = device("Ms Ode"), device("Ida", size=PHONE, touch=True), device("Mia")
    teacher.page.goto("/room")
    teacher.press("Open the room")
    code = teacher.page.locator(".code").inner_text()
    assert teacher.camera() == teacher.page.url
    for pupil in (ida, mia):
        pupil.page.goto("/")
        pupil.page.get_by_label("Join with a code").fill(code)
        pupil.page.keyboard.press("Enter")
        expect(pupil.page.get_by_label("First name")).to_have_value(pupil.name)
        pupil.press("Come in")
        pupil.sees("You are in. It begins soon.")
    teacher.sees("2 are here")
    teacher.press("Start")
    for pupil in (ida, mia):
        expect(pupil.page.locator(".play-area .sliding-board")).to_be_visible()
    teacher.page.get_by_role("link", name="Show on a TV").click()
    expect(teacher.page.locator(".pairs")).to_contain_text("Ida")
    teacher.page.go_back()
    teacher.page.get_by_text("End a game that takes too long").click()
    teacher.press("Mia wins")
    expect(ida.page.locator("tr", has_text="Mia")).to_contain_text("1.")
    teacher.press("End the room")
    teacher.page.get_by_role("dialog").get_by_role("button", name="End the room").click()
    mia.sees("The room is over.")


def test_the_teacher_sends_a_device_away_and_lets_it_in_again(device: Devices) -> None:
    teacher, ida, rude = device("Ms Ode", size=PHONE), device("Ida"), device("Rude", size=PHONE, touch=True)
    teacher.page.goto("/room")
    teacher.press("Open the room")
    expect(teacher.page.locator(".code")).to_be_visible()
    room = teacher.page.url
    for pupil in (ida, rude):
        pupil.page.goto(room)
        pupil.press("Come in")
        pupil.sees("You are in. It begins soon.")
    teacher.sees("2 are here")
    whole = "Send away everyone on Rude’s device"
    teacher.press(whole)
    teacher.sees("Other devices are not affected.")
    teacher.press("Let them stay")
    teacher.press(whole)
    teacher.page.get_by_role("dialog").get_by_role("button", name=whole).click()
    teacher.sees("One is here")
    rude.page.goto("/")
    rude.expect_trouble("status of 403")
    kept = rude.page.evaluate("const all = {...localStorage}; localStorage.clear(); all")
    rude.page.goto(room)
    rude.page.get_by_label("First name").fill("Somebody else")
    rude.press("Come in")
    rude.sees("This device was sent away from the room.")
    rude.page.evaluate("all => Object.assign(localStorage, all)", kept)
    ida.sees("You are in. It begins soon.")
    teacher.page.get_by_text("Devices sent away").click()
    assert teacher.page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    teacher.press("Let Rude’s device in again")
    expect(teacher.page.get_by_text("Devices sent away")).to_have_count(0)
    rude.page.goto(room)
    rude.sees("You are in. It begins soon.")
    teacher.sees("2 are here")
