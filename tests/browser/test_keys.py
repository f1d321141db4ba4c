"""Everything by keyboard: no mouse is touched here."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, expect

import wanderwall
from tests.browser.board_input import SlidingInput, TowersInput
from tests.browser.device import Device
from tests.browser.screen_reader import GoScreenReader, ScreenReader
from tests.server.client import Json

BOT = {"kind": "bot", "bot": "random"}


class KeyboardInput(SlidingInput):
    """The same hands on a keyboard."""

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def reach(self, place: Locator, most: int = 60) -> None:
        """Go on with the tab key until something has the focus."""
        place.first.wait_for(state="attached")
        for _ in range(most):
            if place.evaluate_all("(found) => found.includes(document.activeElement)"):
                return
            self.key("Tab")
        raise AssertionError(f"{place} cannot be reached with the tab key")

    def push(self, push: str) -> None:
        name, openings = re.fullmatch(r"([NESW]\d+)([nesw]+)", push).groups()  # type: ignore[union-attr]
        self.reach(self.page.locator("[data-arrow]"))
        for _ in range(self.quarters(openings)):
            self.key("r")
        for _ in range(20):
            if self.arrow(name).evaluate("(one) => one === document.activeElement"):
                break
            self.key("ArrowRight")
        if self.arrow(name).get_attribute("aria-pressed") != "true":
            self.key("Enter")
        expect(self.arrow(name)).to_have_attribute("aria-pressed", "true")
        self.key("Enter")

    def walk(self, to: str) -> None:
        square = self.square(to.partition("+")[0])
        self.reach(self.page.locator(".squares [data-square]"))
        wanted = int(square.get_attribute("data-square") or 0)
        side = self.view["side"]
        for _ in range(2 * side):
            at = int(self.page.evaluate("document.activeElement.dataset.square"))
            if at == wanted:
                break
            if at % side != wanted % side:
                self.key("ArrowRight" if at % side < wanted % side else "ArrowLeft")
            else:
                self.key("ArrowDown" if at < wanted else "ArrowUp")
        self.key("Enter")
        expect(square).to_have_attribute("aria-selected", "true")
        self.key("Enter")


@pytest.mark.parametrize(
    "edition", ["classic-1986", *(pytest.param(one, marks=pytest.mark.broad) for one in ("one-piece", "towers-3d"))]
)
def test_a_whole_game_is_won_by_ear(ida: Device, edition: str) -> None:
    """Nothing but roles, names and what is said: a treasure, among towers the rune stone, and home."""
    ida.like("towers-view", "flat")
    options: Json = {"goals": 1, "first": 1}
    if edition == "one-piece":  # home is found in the others
        options |= {"finish": "last-find"}
    if edition == "classic-1986":  # other deals take up to ten times as long
        ida.bring(wanderwall.start(edition, seats=1, goals=1, seed=2))
    else:
        ida.play_alone(edition, *([BOT] if edition == "towers-3d" else []), options=options)
    ears = ScreenReader(ida, asks=edition != "classic-1986")
    ears.play()
    expect(ears.end).to_have_accessible_name(re.compile("You win!|You made it!"))
    assert ida.wire.table["outcome"]["winners"] == [0]
    again = ears.end.get_by_role("button", name="Play again")
    ears.reach(again)
    ears.key("Enter")
    if edition == "towers-3d":  # where others play, who begins is asked (K3)
        ears.reach(ida.button("Begin"))
        ears.key("Enter")
    expect(ears.end).to_have_count(0)


class TowersKeyboardInput(KeyboardInput, TowersInput):
    """The keyboard among the towers: the player stays until a card is to be given up, then plays one."""

    def thought(self) -> str:
        step = (self.wire.choices or {})["step"]
        if step == "discard" or any("+" in move for move in self.moves):
            return super().thought()
        if step == "push" or any(move.startswith("x:") for move in self.moves):
            return self.dear()
        own, side = self.view["seats"][self.view["you"]]["pawn"], self.view["side"]
        return f"{'abcdefgh'[own % side]}{own // side + 1}"

    def do(self, step: str, text: str) -> None:
        if step == "discard":
            self.reach(self.page.locator(f'[data-card="{text.removeprefix("x:")}"]'))
            self.key("Enter")
            self.reach(self.page.locator(".tw-go"))
            self.key("Enter")
        else:
            super().do(step, text)


@pytest.mark.broad
def test_a_whole_game_of_towers_by_keyboard(ida: Device) -> None:
    ida.like("towers-view", "flat")
    options = {"goals": 1, "turn_limit": 3, "hand_limit": 1, "jokers": True}
    ida.play_alone("towers-3d", BOT, options=options)
    hands = TowersKeyboardInput(ida)
    hands.play()
    ida.ended()
    said = [message["move"] for message in ida.wire.said("move")]
    assert said == hands.moves
    assert any("+" in move for move in said), "a card was played"
    assert any(move.startswith("x:") for move in said), "a card was given up"


def test_from_the_start_page_to_a_table_by_keyboard(ida: Device) -> None:
    ida.page.goto("/")
    expect(ida.page.get_by_role("radio").first).to_be_visible()
    keys = KeyboardInput(ida)
    keys.reach(ida.page.get_by_role("button", name=re.compile("^Play now")))
    keys.key("Enter")
    keys.wait("push")
    keys.reach(ida.page.get_by_role("button", name="Menu", exact=True))
    keys.key("Enter")
    menu = ida.page.locator("dialog.menu")
    expect(menu).to_be_visible()
    keys.reach(menu.get_by_role("button", name="Keys"))
    keys.key("Enter")
    expect(ida.page.locator(".keys dt")).to_have_text(["Tab", "←↑→↓", "↵", "R⇧R", "Esc"])
    keys.key("Escape")
    expect(ida.page.locator("dialog")).to_have_count(0)
    expect(ida.page.get_by_role("button", name="Menu", exact=True)).to_be_focused()


@pytest.mark.broad
def test_a_game_of_go_alone_is_won_by_ear(ida: Device) -> None:
    """It begins when one is ready; "Right!" and the next roll are heard together, and nothing is said over them."""
    ida.play_alone("go")
    ears = GoScreenReader(ida)
    ears.reach(ida.button("Ready!"))
    assert ida.wire.table["status"] == "waiting"  # no time runs yet
    ears.key("Enter")
    for solved in ("One", "2"):
        expect(ida.page.get_by_role("status").filter(has_text="Rolled: ")).to_have_count(1)
        ears.solve()
        status = re.compile(rf"^Right! {solved} solved\. Rolled: ")
        expect(ida.page.get_by_role("status").filter(has_text=status)).to_have_count(1)
    ears.reach(ida.button("End the game"))
    ears.key("Enter", "Enter")
    expect(ears.end).to_have_accessible_name("You made it!")
    assert ida.wire.table["outcome"] == {"winners": [0], "scores": [2], "reason": "solo"}
