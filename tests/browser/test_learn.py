"""The lessons, played to their end; and a replay, looked through."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.device import Device
from tests.browser.hands import GoHands, SlidingHands, TowersHands
from tests.browser.scenes import end

LESSONS = Path(__file__).parents[2] / "web" / "src" / "learn" / "data"


def beats_of(game: str) -> list[dict[str, Any]]:
    lesson = json.loads((LESSONS / f"lesson-{game}.json").read_text(encoding="utf-8"))
    return [beat for beat in lesson["beats"] if beat["move"] is not None and beat["seat"] == lesson["seat"]]


@pytest.mark.parametrize("game", ["classic", "towers", "go"])
def test_a_lesson_is_learnt(ida: Device, game: str) -> None:
    ida.like("towers-view", "flat")
    ida.page.goto(f"/learn/{game}")
    onward = ida.page.locator(".lesson .words .ways button")
    sliding = {"classic": SlidingHands, "towers": TowersHands}.get(game)
    hands: SlidingHands | GoHands = sliding(ida) if sliding else GoHands(ida)
    for beat in beats_of(game):
        move = beat["move"]
        if isinstance(hands, SlidingHands):
            ready = ida.page.locator(f".class-board [data-step={beat['choices']['step']}]")
        elif move == "ready":
            ready = ida.page.locator(".go-big:not([aria-disabled=true])")
        else:
            ready = ida.page.locator(".go-tray:not(.resting)")
        expect(onward.or_(ready).first).to_be_visible()
        while onward.count():
            onward.click()
            expect(onward.or_(ready).first).to_be_visible()
        ida.wire.view = beat["view"]  # no server tells it here
        if isinstance(hands, SlidingHands):
            hands.do(beat["choices"]["step"], move)
        elif "-" in move:
            hands.lay(move)
        else:
            hands.press(move)
    done = ida.page.locator(".lesson .words a[href^='/rules/']")
    expect(done.or_(onward).first).to_be_visible()
    while not done.count():
        onward.click()
        expect(done.or_(onward).first).to_be_visible()
    assert ida.wire.connections == 0


def test_a_replay_is_looked_through_and_shared(ida: Device) -> None:
    end(ida, "classic-1986")
    ida.page.get_by_role("link", name="Watch the game again").click()
    expect(ida.page.locator(".replay .sliding-board")).to_be_visible()
    moves = ida.page.locator(".moments li button")
    expect(moves).to_have_count(3)
    moves.last.click()
    expect(moves.last).to_have_attribute("aria-current", "step")
    ida.page.keyboard.press("Home")
    expect(moves.last).not_to_have_attribute("aria-current", "step")
    ida.page.keyboard.press("ArrowRight")
    expect(moves.first).to_have_attribute("aria-current", "step")
