"""More states of the page: moments at a board, empty lists, and the page as some people like it."""

from __future__ import annotations

from functools import partial
from typing import Any

from playwright.sync_api import expect

from tests.browser.board_input import GoInput, SlidingInput
from tests.browser.device import Device
from tests.browser.scenes import (
    BOTS,
    SCENES,
    at_a_board,
    end,
    go_check,
    go_play,
    go_ready,
    idle,
    lesson,
    scene,
    set_up,
    settled,
    start,
    table_menu,
    waiting_room,
    walk,
)

CLASSIC = "classic-1986"

__all__ = ["SCENES"]

RATED = [("level5", 2012, 310), ("Ida", 1704, 42), ("level3", 1655, 120), ("Opa", 1490, 17), ("level1", 1120, 208)]

# ── moments at a board ───────────────────────────────────────────────────────────────────────────────────────────────


@scene
def hint(one: Device) -> None:
    at_a_board(one, CLASSIC)
    one.press(one.texts.say("sliding-hint"))
    expect(one.page.locator(".sliding-board .marks > *").first).to_be_attached()
    settled(one)


@scene
def keys(one: Device) -> None:
    """The menu's help with the keyboard, where there are most keys."""
    at_a_board(one, "towers-flat")
    one.page.get_by_role("banner").get_by_role("button").last.click()
    one.page.locator(".for-keyboards").dispatch_event("click")  # phones hide it
    expect(one.page.locator(".keys kbd").first).to_be_visible()
    settled(one)


@scene
def undo(one: Device) -> None:
    hands = at_a_board(one, CLASSIC, undo=True, hints=True)
    hands.move()
    hands.wait("walk")
    expect(one.button(one.texts.say("sliding-undo"))).to_be_visible()
    settled(one)


@scene
def barred_arrow(one: Device) -> None:
    hands = at_a_board(one, CLASSIC)
    hands.turn()
    hands.wait("push")
    hands.arrow(hands.view["barred"]).click(force=True)
    expect(one.page.locator(".toast")).to_be_visible()
    settled(one)


@scene
def others_turn(one: Device) -> None:
    """It is the turn of another player, who takes their time."""
    one.play_alone(CLASSIC, {"kind": "open"}, BOTS[1], options={"first": 2}, begin=False)
    tom = one.friend("Tom")
    tom.sit(one.page.url.rpartition("/")[2])
    tom.page.get_by_role("button", name="Sit here").click()
    one.page.locator("main.waiting .btn.main.big").click()
    expect(one.page.locator(".sliding-play[data-step=wait]")).to_be_visible()
    settled(one)


@scene
def young_player(one: Device) -> None:
    """All cards on the hand, in any order."""
    at_a_board(one, CLASSIC, options={"cards": "own", "order": "any"})
    settled(one)


@scene
def four_people(one: Device) -> None:
    bots = [{"kind": "bot", "bot": f"level{level}"} for level in (3, 4, 5)]
    one.play_alone(CLASSIC, *bots, options={"goals": 6})
    hands = SlidingInput(one)
    hands.wait("push")
    hands.turn()
    hands.wait("push")
    settled(one)


@scene
def peeking(one: Device) -> None:
    """At a shared device: the card is covered until it is pressed."""
    one.play_alone(CLASSIC, {"kind": "here", "name": "Opa"})
    one.uncover()
    expect(one.page.locator(".shy .secret")).to_be_visible()
    settled(one)


@scene
def friendly_signs(one: Device) -> None:
    at_a_board(one, CLASSIC)
    one.page.locator(".sign-button").click()
    expect(one.page.locator(".sign-grid .btn").first).to_be_visible()
    settled(one)


@scene
def coach(one: Device) -> None:
    """The remarks about a finished game: the one that has just ended here, or a new one."""
    if not (one.wire.over and one.wire.table["edition"] == CLASSIC):
        end(one, CLASSIC)
    one.page.goto(f"/r/{one.wire.table['id']}?at=2")
    expect(one.page.locator(".coach .thinking")).to_have_count(0, timeout=240_000)
    expect(one.page.locator(".coach .summaries").last).to_be_visible(timeout=240_000)
    settled(one)


@scene
def book(one: Device) -> None:
    """The book of a guest who has played one game."""
    end(one, CLASSIC)
    one.page.goto("/book")
    expect(one.page.locator(".book .figures")).not_to_have_count(0)
    settled(one)


@scene
def coach_go(one: Device) -> None:
    """The remarks about a roll that was given up, with the board as it could lie."""
    one.play_alone("go", options={"untimed": True})
    hands = GoInput(one)
    hands.free()
    for _ in range(3):
        text = hands.thought()
        hands.lay(text)
        hands.laid(text)
    ending = one.page.locator(".go-small button").last
    ending.click()
    ending.click()
    one.ended()
    one.page.goto(f"/r/{one.wire.table['id']}?at=1")
    one.page.locator(".go-better summary").click(timeout=240_000)
    expect(one.page.locator(".go-better .go-laid")).not_to_have_count(0)
    settled(one)


@scene
def rating_list(one: Device) -> None:
    """Only whole games by the book are rated: too long to be played here, so these are made up."""
    rows = [
        {"name": name, "bot": name.startswith("level"), "rating": rating, "deviation": 60, "games": games}
        for name, rating, games in RATED
    ]
    one.page.route("**/api/ratings*", lambda route: route.fulfill(json={"game": "classic", "ratings": rows}))
    one.page.goto("/ratings")
    expect(one.page.locator(".ratings tbody tr")).not_to_have_count(0)
    settled(one)


@scene
def no_such_table(one: Device) -> None:
    one.page.goto("/t/aaaaa22222")
    expect(one.page.locator("main.missing h1")).to_be_visible()
    settled(one)


@scene
def nothing_finished(one: Device) -> None:
    one.page.goto("/finished")
    expect(one.page.locator(".empty")).to_be_visible()
    settled(one)


@scene
def puzzles(one: Device) -> None:
    one.page.goto("/puzzles")
    expect(one.page.locator(".today .small-position")).to_be_visible(timeout=240_000)  # the solver is loaded first
    expect(one.page.locator(".yesterday .small-position")).to_be_visible(timeout=120_000)
    expect(one.page.locator(".next-puzzle .board svg").first).to_be_visible()
    settled(one)


@scene
def editor(one: Device) -> None:
    """A maze laid by hand; which one, and so what the solver says of it, is by chance."""
    one.page.goto("/editor")
    expect(one.page.locator(".editor .squares")).to_be_visible()
    settled(one)


@scene
def rush(one: Device) -> None:
    one.page.goto("/rush")
    one.page.locator("main .btn.main").click()
    expect(one.page.locator(".sliding-play[data-step=push]")).to_be_visible()
    settled(one)


# ── as some people like it ───────────────────────────────────────────────────────────────────────────────────────────

LARGE = "addEventListener('DOMContentLoaded', () => (document.documentElement.style.fontSize = '200%'))"


def liked(one: Device, bring: Any, **likes: Any) -> None:
    for key, value in likes.items():
        one.like(key.replace("_", "-"), value)
    bring(one)


def large(one: Device, bring: Any) -> None:
    """With the text at twice its size."""
    one.context.add_init_script(LARGE)
    bring(one)


def pictures_set_up(one: Device) -> None:
    one.page.goto("/new?edition=classic-1986")
    expect(one.page.locator(".chair")).not_to_have_count(0)
    settled(one)


def start_board(one: Device) -> None:
    at_a_board(one, CLASSIC)
    settled(one)


def curtain(one: Device) -> None:
    SCENES["curtain"](one)


def lesson_begun(one: Device, game: str) -> None:
    """Past the first words, where a hand points at the board."""
    lesson(one, game)
    going_on = one.page.locator(".words .ways .main")
    if going_on.count():
        going_on.click()
    expect(one.page.locator(".pointer:not(.away)")).to_be_attached()
    settled(one)


for _name, _bring in {
    "start": start,
    "puzzles": puzzles,
    "rush": rush,
    "set-up": pictures_set_up,
    "push": start_board,
    "walk": partial(walk, edition=CLASSIC),
    "end": partial(end, edition=CLASSIC),
    "curtain": curtain,
    "menu": table_menu,
    "waiting-room": waiting_room,
    "go-ready": go_ready,
    "go-play": go_play,
    "go-check": go_check,
    "lesson-classic": partial(lesson_begun, game="classic"),
    "lesson-towers": partial(lesson_begun, game="towers"),
    "lesson-go": partial(lesson_begun, game="go"),
    "towers-push": partial(idle, edition="towers-flat"),
    "towers-walk": partial(walk, edition="towers-flat"),
    "towers-space": partial(walk, edition="towers-3d"),
}.items():
    SCENES[f"pictures-{_name}"] = partial(liked, bring=_bring, pictures_only=True)
SCENES["contrast-walk"] = partial(liked, bring=partial(walk, edition=CLASSIC), contrast=True)
SCENES["contrast-sea"] = partial(liked, bring=partial(walk, edition="one-piece"), contrast=True)
for _name, _bring in {"start": start, "set-up": set_up, "walk": partial(walk, edition=CLASSIC)}.items():
    SCENES[f"large-text-{_name}"] = partial(large, bring=_bring)
