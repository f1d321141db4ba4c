"""Puzzles on the page: found, thought out, solved by touch and by keys, passed on and made of a game."""

from __future__ import annotations

import re
from urllib.parse import quote

import pytest
from playwright.sync_api import Locator, expect

from tests.browser.axe import violations
from tests.browser.board_input import SlidingInput, TowersInput
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, LANDSCAPE, PHONE, Device, Size
from tests.browser.layout_checks import first_line, resized
from tests.browser.test_keys import KeyboardInput
from tests.browser.test_pictures import child, shows_no_words
from tests.server.client import Json
from wanderwall.i18n import Texts
from wanderwall.puzzles.collection import rush
from wanderwall.puzzles.day import FIRST
from wanderwall.server.workers.puzzle_jobs import solution_of


class TouchInput(SlidingInput):
    def touch(self, place: Locator) -> None:
        place.tap()


def solve(hands: SlidingInput, puzzle: Json) -> None:
    """By the solver's line; what a push opens is not sent before it is made."""
    for turn in solution_of(puzzle["kind"], puzzle["line"].split(maxsplit=5)[5]):
        push, walk = turn.split()
        hands.wait("push")
        hands.push(push)
        hands.wait("walk")
        hands.walk(walk)


def puzzle_of(one: Device) -> Json:
    one.until(lambda: one.wire.table is not None)
    assert one.wire.table is not None
    puzzle: Json = one.wire.table["puzzle"]
    return puzzle


def test_a_puzzle_by_touch_from_the_page_to_the_next_one(device: Devices) -> None:
    one = device("Ida", size=PHONE, touch=True)
    one.page.goto("/")
    one.page.get_by_role("link", name="Puzzles").tap()
    stream = one.page.get_by_role("region", name="Your next puzzle")
    stream.get_by_role("button", name="Fewest turns").tap()
    expect(stream.locator("b").first).to_have_text("Fewest turns")
    expect(stream.locator(".small-position")).to_be_visible()
    expect(stream).to_contain_text("Your puzzle rating1500")
    stream.get_by_role("button", name="Carry on").tap()
    hands = TouchInput(one)
    hands.wait("push")
    puzzle = puzzle_of(one)
    assert puzzle["kind"] == "fewest"
    if puzzle["par"] > 1:
        hands.think(next(iter((one.wire.choices or {})["pushes"])))
        assert one.page.locator("[data-square].open").count() == 0  # think first
        one.page.get_by_role("button", name="Back").tap()
    solve(hands, puzzle)
    ending = one.page.get_by_role("dialog", name="Solved at par!")
    expect(ending).to_contain_text("try 1, no hint")
    expect(ending).to_contain_text(re.compile("Your puzzle rating: 1[5-9]"))
    ending.get_by_role("button", name="Next puzzle").tap()
    one.until(lambda: puzzle_of(one)["number"] != puzzle["number"])
    assert puzzle_of(one)["kind"] == "fewest"  # as chosen
    one.page.goto("/puzzles")
    expect(stream.get_by_role("button", name="Fewest turns")).to_have_attribute("aria-pressed", "true")
    assert violations(one) == []


def test_every_day_has_an_address_and_today_comes_first(ida: Device) -> None:
    ida.page.goto("/puzzles")
    days = ida.page.get_by_role("navigation", name="All days")
    today = days.locator("[aria-current=date]")
    expect(today).to_be_visible()
    expect(ida.page.get_by_role("region", name="Yesterday").get_by_role("button")).to_have_text("Watch the solution")
    ida.page.goto("/day/1")
    expect(ida.page.get_by_role("button", name="Maze of the day 1")).to_contain_text("Sunday")
    expect(days.locator("[aria-current=date]")).to_have_attribute("href", "/day/1")
    assert violations(ida) == []
    ida.page.goto("/day/99998")
    expect(ida.page.locator(".today")).to_contain_text("comes when that day begins")
    ida.expect_trouble("400")
    ida.page.goto("/day/cat")
    ida.sees("There is no maze of this day.")


def test_a_passed_on_puzzle_by_keys_and_its_solution_move_by_move(device: Devices) -> None:
    one = device("Ida")
    line = one.page.request.post("/api/puzzles", data={"number": 560}).json()["table"]["puzzle"]["line"]
    one.page.goto(f"/puzzle#{line}")
    keys = KeyboardInput(one)
    keys.reach(one.page.get_by_role("button", name="Solve it"))
    keys.key("Enter")
    keys.wait("push")
    solve(keys, puzzle_of(one))
    expect(one.page.get_by_role("dialog", name="Right!")).to_contain_text("try 1, no hint")
    # the same as a game: its first turn makes a puzzle
    one.page.goto(re.sub("/t/", "/r/", one.page.url))
    one.page.get_by_role("button", name="Make a puzzle of this").click()
    made = one.page.get_by_role("dialog", name="Make a puzzle of this")
    expect(made).to_contain_text("Find it now: Level 1")
    made.get_by_role("button", name="Solve it").click()
    keys.wait("push")
    one.page.get_by_role("button", name="Show the solution").click()
    one.page.get_by_role("dialog").get_by_role("button", name="Show the solution").click()
    onward = one.page.get_by_role("button", name="Next move")
    onward.click()
    keys.wait("walk")
    onward.click()
    closed = one.page.get_by_role("dialog", name="Not solved this time")
    expect(closed).to_contain_text("You have seen the solution, so this puzzle is closed.")
    expect(closed.get_by_role("button", name="Next puzzle")).to_be_visible()


@pytest.mark.broad
def test_a_puzzle_among_towers_by_mouse(device: Devices) -> None:
    one = device("Ida", likes={"towers-view": "flat"})
    made = one.page.request.post("/api/puzzles", data={"number": 2150}).json()
    one.sit(made["table"]["id"], made["keys"])
    hands = TowersInput(one)
    hands.wait("push")
    puzzle = puzzle_of(one)
    assert (puzzle["kind"], puzzle["par"]) == ("fewest", 2)
    hands.think(next(iter((one.wire.choices or {})["pushes"])))
    assert one.page.locator("[data-square].open").count() == 0  # think first
    one.button("Back").click()
    solve(hands, puzzle)
    expect(one.page.get_by_role("dialog", name="Solved at par!")).to_contain_text("2 turns – par is 2")


def test_whoever_is_left_no_way_answers(device: Devices) -> None:
    one = device("Ida", size=PHONE, touch=True)
    made = one.page.request.post("/api/puzzles", data={"number": 1571}).json()
    one.sit(made["table"]["id"], made["keys"])
    hands = TouchInput(one)
    hands.wait("push")
    # what another player must not reach does not look like a goal
    card = one.page.locator(".goal-card")
    expect(card).to_have_text(re.compile("^Not for the Hamster.*sword$"))
    expect(card.locator(".barred")).to_be_visible()
    solve(hands, puzzle_of(one))
    expect(one.page.get_by_role("dialog", name="Right!")).to_be_visible()
    assert one.wire.table["outcome"]["reason"] == "turn_limit"


#: small phones, phones, tablets, and a desk enlarged to 200 % and 400 %
SIZES: tuple[Size, ...] = ((320, 640), PHONE, (700, 900), LANDSCAPE, (640, 400), (320, 256), DESKTOP)
#: of these whenever anything changes; at all of them in a soak
FEW: tuple[Size, ...] = ((320, 640), LANDSCAPE, (320, 256))


@pytest.mark.parametrize(
    "sizes", [FEW, pytest.param(SIZES, marks=pytest.mark.broad)], ids=lambda sizes: f"{len(sizes)} sizes"
)
def test_the_first_line_is_the_task_at_every_size(device: Devices, sizes: tuple[Size, ...]) -> None:
    one = device("Ida", sharpness=0.25, likes={"towers-view": "flat"})
    shelves = one.page.request.get("/api/puzzles").json()["shelves"]
    kinds = {(shelf["kind"], shelf["edition"]): shelf["first"] for shelf in shelves}
    assert {kind for kind, _ in kinds} == {"find", "fewest", "treasures", "block", "go"}
    plans: list[Json] = [{"number": number} for number in kinds.values()]
    for plan in [*plans, {"day": FIRST.isoformat(), "roll": False}]:
        made = one.page.request.post("/api/puzzles", data=plan).json()
        one.sit(made["table"]["id"], made["keys"])
        shows_its_task(one, made["table"]["puzzle"], sizes)
    one.page.goto("/rush")
    one.button("Start the rush").click()
    shows_its_task(one, {"kind": "find", "edition": "classic-1986"}, sizes)


def shows_its_task(one: Device, puzzle: Json, sizes: tuple[Size, ...]) -> None:
    home = puzzle["kind"] == "treasures" and puzzle["edition"] == "towers-3d"
    task = Texts("en").say(f"puzzle-asks-{'home' if home else puzzle['kind']}")
    one.sees(task)
    expect(one.page.locator(".sliding-board, .tw-field, .go-field").first).to_be_visible()
    for size in sizes:
        resized(one, size)
        assert first_line(one, ".frame") == task, f"{puzzle['kind']} at {size}"


class RushInput(TouchInput):
    """They see what the rush has shown: nothing of it comes over the wire."""

    now: Json

    @property
    def view(self) -> Json:
        return self.now


def test_a_child_rushes_by_pictures(device: Devices) -> None:
    ida = child(device)
    ida.page.goto("/rush")
    begin = ida.button("Start the rush")
    expect(begin).to_be_visible()
    shows_no_words(ida, "#app")
    with ida.page.expect_response("**/api/rush") as answer:
        begin.tap()
    run = answer.value.json()
    hands = RushInput(ida)
    for number, puzzle in enumerate(rush(run["run"].partition(".")[0])[:2]):
        hands.now = run["puzzles"][number]["view"]
        hands.wait("push")
        shows_no_words(ida, ".frame")
        right = solution_of(puzzle.kind, puzzle.position)[0].split()[0]
        hands.push(right)
        expect(ida.page.locator(".puzzle-sign .so-far b")).to_have_text(str(number + 1))
    ida.button("End it now").tap()
    expect(ida.page.locator(".rush-number")).to_have_text("2")
    shows_no_words(ida, "#app")
    ida.page.goto("/puzzles")
    expect(ida.page.get_by_role("link", name="Puzzle rush")).to_contain_text("2")


def test_a_maze_is_laid_by_mouse_and_by_keys(device: Devices) -> None:
    one = device("Ida")
    line = one.page.request.post("/api/puzzles", data={"number": 560}).json()["table"]["puzzle"]["line"]
    one.page.goto(f"/editor#{quote(line)}")
    verdict = one.page.get_by_role("region", name="What the solver says")
    expect(verdict).to_contain_text("Find it now: Level 1")
    one.page.locator("[data-square='0']").click()  # a corner
    expect(one.page.locator(".toast")).to_be_visible()
    keys = KeyboardInput(one)
    keys.reach(one.page.locator(".squares [tabindex='0']"))
    keys.key("Control+Home", "ArrowRight")
    tile = one.page.locator("[data-square='1']")
    before = tile.get_attribute("aria-label")
    keys.key("Enter")
    expect(tile).not_to_have_attribute("aria-label", before or "")
    # four quarter turns, and two tiles there and back: it lies as before
    keys.key("Enter", "Enter", "Enter")
    one.page.get_by_role("radio", name="Swap").click()
    for square in ("1", "3", "3", "1"):
        one.page.locator(f"[data-square='{square}']").click()
    expect(tile).to_have_attribute("aria-label", before or "")
    expect(verdict).to_contain_text("Find it now: Level 1")
    verdict.get_by_text("Pass this puzzle on").click()
    passed = verdict.locator(".link").text_content() or ""
    one.page.goto(passed[passed.index("/puzzle?line=") :])
    one.button("Solve it").click()
    SlidingInput(one).wait("push")
    assert puzzle_of(one)["par"] == 1
