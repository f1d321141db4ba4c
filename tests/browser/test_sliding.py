"""Whole games at the sliding mazes, by clicking."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.board_input import SlidingInput
from tests.browser.conftest import Devices
from tests.browser.device import PHONE, Device, together
from wanderwall.server.workers.puzzle_jobs import solution_of

BOT = {"kind": "bot", "bot": "random"}
#: over after a few turns, whatever the dice say
SHORT = {"goals": 1, "turn_limit": 4}


@pytest.mark.parametrize(
    "edition", ["classic-1986", *(pytest.param(one, marks=pytest.mark.broad) for one in ("one-piece", "garden-9"))]
)
def test_a_whole_game_by_clicking(ida: Device, edition: str) -> None:
    ida.play_alone(edition, BOT, options=SHORT)
    hands = SlidingInput(ida)
    hands.play()
    ida.ended()
    assert ida.wire.over
    assert [said["move"] for said in ida.wire.said("move")] == hands.moves


def test_bots_that_begin_are_seen_from_their_first_push(device: Devices) -> None:
    ida = device(motion=True)
    table, keys = ida.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT], options={"first": 2})
    ida.page.goto("/")  # a page takes longer to come than such a bot thinks
    ida.go_on(table, keys)
    header = ida.page.locator("header").first
    expect(header).to_contain_text("Scatterbrain’s turn")
    expect(ida.page.locator(".last-turn")).to_contain_text("Pushed")
    expect(header).to_contain_text("Your turn")


def test_a_phone_narrates_the_turns_of_the_others(device: Devices) -> None:
    one = device(size=PHONE, touch=True)
    one.play_alone("classic-1986", BOT, BOT, options={"first": 1})
    hands = SlidingInput(one)
    board = one.page.locator(".sliding-board")
    lines = one.page.locator(".news-list li")
    hands.wait("push")
    place = board.bounding_box()
    hands.turn()
    hands.wait("push")
    expect(lines).to_have_count(2)
    expect(lines.first).to_contain_text("pushed")
    expect(lines.first.locator(".line-picture")).to_be_visible()
    assert board.bounding_box() == place
    hands.turn_spare()
    expect(lines).to_have_count(0)
    assert board.bounding_box() == place


def test_a_push_is_thought_of_while_others_move(device: Devices) -> None:
    ida, opa = device("Ida"), device("Opa")
    together("classic-1986", ida, opa, options={"first": 1})
    hands, others = SlidingInput(ida), SlidingInput(opa)
    hands.wait("push")
    others.wait("wait")
    others.arrow("E4").click()
    expect(opa.page.locator(".line.ghostly")).to_be_attached()
    expect(opa.page.locator(".tile.reach").first).to_be_visible()
    opa.press("Back")
    expect(opa.page.locator(".line.ghostly")).not_to_be_attached()
    others.arrow("E4").click()
    hands.turn()  # the maze is another one now
    others.wait("push")
    expect(opa.page.locator(".line.ghostly")).not_to_be_attached()
    assert not opa.wire.said("move")


#: how many pawns still walk when something begins to fly
WALKING = """
window.walking = []
new MutationObserver((changes) => changes.flatMap((one) => [...one.addedNodes]).forEach((added) => {
  if (!added.matches?.('.flying')) return
  const pawns = [...document.querySelectorAll('.board-pawn')].flatMap((pawn) => pawn.getAnimations())
  window.walking.push(pawns.filter((one) => one.playState === 'running').length)
})).observe(document, { subtree: true, childList: true })
"""


def test_a_find_flies_when_the_pawn_has_arrived(device: Devices) -> None:
    one = device(motion=True)
    one.context.add_init_script(WALKING)
    made = one.page.request.post("/api/puzzles", data={"number": 560}).json()
    one.sit(made["table"]["id"], made["keys"])
    puzzle = made["table"]["puzzle"]
    push, walk = solution_of(puzzle["kind"], puzzle["line"].split(maxsplit=5)[5])[0].split()
    hands = SlidingInput(one)
    hands.wait("push")
    hands.push(push)
    hands.wait("walk")
    hands.walk(walk)
    expect(one.page.get_by_role("dialog", name="Right!")).to_be_visible()
    assert one.page.evaluate("window.walking") == [0]
