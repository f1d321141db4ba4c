"""The lessons, played to their end; and a replay, looked through."""

from __future__ import annotations

import json
import re
from pathlib import Path
from typing import Any

import pytest
from PIL import Image
from playwright.sync_api import Route, expect

from tests.browser.board_input import GoInput, SlidingInput, TowersInput
from tests.browser.conftest import Devices, OtherSite
from tests.browser.device import DESKTOP, Device
from tests.browser.layout_checks import broken_words, cut_off, resized
from tests.browser.scenes import end
from tests.server.client import Json

BOT = {"kind": "bot", "bot": "random"}
LESSONS = Path(__file__).parents[2] / "web" / "src" / "games"


def beats_of(game: str) -> list[dict[str, Any]]:
    lesson = json.loads((LESSONS / game / "lesson.json").read_text(encoding="utf-8"))
    return [beat for beat in lesson["beats"] if beat["move"] is not None and beat["seat"] == lesson["seat"]]


@pytest.mark.parametrize("game", ["classic", "towers", "go"])
def test_a_lesson_is_learnt(ida: Device, game: str) -> None:
    ida.like("towers-view", "flat")
    ida.page.goto(f"/learn/{game}")
    onward = ida.page.locator(".lesson .words .ways button")
    sliding = {"classic": SlidingInput, "towers": TowersInput}.get(game)
    hands: SlidingInput | GoInput = sliding(ida) if sliding else GoInput(ida)
    for beat in beats_of(game):
        move = beat["move"]
        if isinstance(hands, SlidingInput):
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
        if isinstance(hands, SlidingInput):
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


def test_a_replay_is_looked_through_played_shared_and_shown_on_pages_of_others(
    device: Devices, elsewhere: OtherSite, tmp_path: Path
) -> None:
    ida, friend = device("Ida"), device("friend")
    end(ida, "classic-1986")
    ida.press("More")
    with ida.page.expect_download(timeout=90_000) as saved:
        ida.press("Save a picture")
    saved.value.save_as(tmp_path / "end.png")
    with Image.open(tmp_path / "end.png") as picture:
        assert picture.size == (1200, 630)
        assert picture.crop((24, 24, 606, 606)).getcolors(100) is None  # the board is on it, in more colours than that
    ida.press("The film of the game")
    sent = ida.page.get_by_role("dialog", name="The film of the game")
    with ida.page.expect_download(timeout=90_000) as saved:
        sent.get_by_role("button", name="Send the film").click()
    saved.value.save_as(tmp_path / "end.webp")
    with Image.open(tmp_path / "end.webp") as film:
        assert getattr(film, "n_frames", 1) > 20
    ida.page.keyboard.press("Escape")
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
    ida.press("Share the game")
    ida.page.get_by_role("switch").click()
    link = ida.page.locator(".sharing .link").first.inner_text()
    assert link.startswith(ida.url)
    ida.page.locator(".sharing summary").click()
    frame = ida.page.locator(".sharing details .link").inner_text()
    ida.page.keyboard.press("Escape")

    friend.page.goto(link)
    expect(friend.page.locator(".moments li button").first).to_have_attribute("aria-current", "step")
    friend.press("Play")
    expect(friend.page.locator(".moments li button").last).to_have_attribute("aria-current", "step")
    assert friend.wire.connections == 0

    friend.expect_trouble("asked elsewhere", "frame-ancestors", "localStorage")  # a refused frame has none
    elsewhere.page = f'<!doctype html><link rel="icon" href="data:," /><title>Our club</title>{frame}'
    friend.page.goto(elsewhere.friendly)
    shown = friend.page.frame_locator("iframe")
    expect(shown.locator(".replay.embedded .sliding-board")).to_be_visible()
    assert not any("frame-ancestors" in wrong for wrong in friend.wrong)
    friend.page.goto(elsewhere.strange)
    friend.until(lambda: any("frame-ancestors" in wrong for wrong in friend.wrong))
    expect(shown.locator(".replay")).to_have_count(0)


def poor_game(ida: Device) -> tuple[str, Json]:
    """A game of the same arrow again and again and the first step that comes, and the turn of it to try again: now and
    then that is as good as any other, so another one is played.
    """
    hands = SlidingInput(ida)
    for _ in range(5):
        table = ida.play_alone("classic-1986", BOT, options={"goals": 6, "turn_limit": 3, "first": 1})
        for _ in range(3):
            hands.wait("push")
            hands.touch(hands.arrow(next(name for name in ("N4", "W4") if name != hands.view["barred"])))
            hands.go()
            hands.wait("walk")
            hands.touch(ida.page.locator(".squares .open").first)
            hands.go()
        ida.ended()
        answer: Json = {}
        while "lessons" not in answer:
            answer = ida.context.request.post(f"/api/tables/{table}/lessons", data={}).json()
        if answer["lessons"]:
            return table, answer["lessons"][0]
    pytest.fail("every turn was as good as any other")


def test_the_coach_shows_a_better_turn_and_lets_it_be_tried_again(ida: Device) -> None:
    table, lesson = poor_game(ida)
    ida.page.goto(f"/r/{table}")
    coach = ida.page.locator(".coach")
    expect(coach.locator(".remark")).to_be_visible(timeout=240_000)
    show = coach.get_by_role("button", name="Show")
    for turn in ida.page.locator(".moments li button").all():
        turn.click()
        expect(turn).to_have_attribute("aria-current", "step")
        expect(coach.locator(".verdict")).to_be_visible()
        if show.count():
            break
    show.click()
    expect(show).to_have_attribute("aria-pressed", "true")
    expect(ida.page.locator(".film .marks .mark, .film [data-arrow].marked").first).to_be_attached()
    # the same turn as before, twice: then the coach tells why
    review = ida.context.request.get(f"/api/tables/{table}/review").json()
    played = next(turn["played"] for turn in review["turns"] if turn["number"] == lesson["number"])
    ida.wire.view = ida.context.request.get(f"/api/tables/{table}/lessons/{lesson['number']}").json()["view"]
    hands, words = SlidingInput(ida), ida.page.locator(".again .words")
    ida.page.goto(f"/book/try/{table}")
    expect(words).to_contain_text("what you knew then")
    for said in ("one try is left", "what the coach would have done"):
        hands.wait("push")
        hands.push(played["push"])
        hands.wait("walk")
        hands.walk(played["walk"])
        expect(words).to_contain_text(said)
        if said == "one try is left":
            ida.press("Once more")
    words.get_by_role("button", name="Show").click()
    expect(ida.page.locator(".class-board .marks .mark, .class-board [data-arrow].marked").first).to_be_attached()
    ida.press("Next turn")
    expect(words.or_(ida.page.locator(".again-end"))).to_contain_text(re.compile("what you knew then|all for now"))


def test_a_hint_points_at_a_push_that_can_be_made(ida: Device) -> None:
    table = ida.play_alone("classic-1986", BOT, options={"first": 1})
    hands = SlidingInput(ida)
    hands.wait("push")
    ida.page.locator(".tools button").last.click()
    ida.until(lambda: any(message["type"] == "hint" for message in ida.wire.received))
    (hint,) = (message for message in ida.wire.received if message["type"] == "hint")
    assert hint["turns"][0]["push"] in ida.wire.choices["pushes"]  # type: ignore[index]
    hands.push(hint["turns"][0]["push"])
    hands.wait("walk")
    assert ida.context.request.get(f"/api/tables/{table}").json()["table"]["rated"] is False


@pytest.mark.broad
def test_luck_and_skill_fit_the_panel(device: Devices) -> None:
    ida = device("Maximiliane", language="de")
    ida.page.route(re.compile(r"/review\?"), with_a_hair_less_than_nothing)
    end(ida, "classic-1986")
    ida.page.goto(f"/r/{ida.wire.table['id']}")
    luck = ida.page.locator(".course .summaries")
    luck.locator("summary").click(timeout=240_000)
    for size in (DESKTOP, (1024, 768), (390, 844)):
        resized(ida, size)
        for part in (luck, ida.page.locator(".coach")):
            wide = part.evaluate("(one) => one.scrollWidth - one.clientWidth")
            assert wide <= 0, f"{wide} px are cut at {size}"
        assert not cut_off(ida)
        assert not broken_words(ida, ".course table")
        rows = luck.locator("tbody tr").evaluate_all("(rows) => rows.map((one) => one.offsetHeight)")
        assert max(rows) < 60, f"{rows} at {size}"
    expect(luck.locator("table")).not_to_contain_text(re.compile(r"[-−]0\b"))


def with_a_hair_less_than_nothing(route: Route) -> None:
    """The server's review, with a share that rounds to nothing from below: which one has it is by chance."""
    review = route.fetch().json()
    if "course" in review:
        review["course"]["shares"][0].update(start=-0.001, own=-0.001, result=-1e-9)
    route.fulfill(json=review)


@pytest.mark.broad
def test_the_coach_does_not_advise_what_was_done(ida: Device) -> None:
    end(ida, "classic-1986")
    turned = {"n": "e", "e": "s", "s": "w", "w": "n"}

    def same_arrow(route: Route) -> None:
        """The server's review, in which the push was right and the rest was not."""
        review = route.fetch().json()
        for turn in review.get("turns", []):
            push = turn["played"]["push"]
            more = "".join(sorted((turned[side] for side in push[2:]), key="nesw".index))
            goal = {"code": "reaches", "goal": "sword"}
            best = {"push": push[:2] + more, "walk": "a1" if turn["played"]["walk"] != "a1" else "g7", "finds": 1}
            turn.update(best={**turn["best"], **best}, gave_up=9, reasons=[goal])
        route.fulfill(json=review)

    ida.page.route(re.compile(r"/review\?"), same_arrow)
    ida.page.goto(f"/r/{ida.wire.table['id']}?at=2")
    better = ida.page.locator(".coach p.better")
    expect(better).to_contain_text(
        "Better: the same push, but turn it once more and walk to the sword", timeout=240_000
    )
