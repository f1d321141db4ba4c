"""Every main state of the page by name: looked at by axe in two themes, and by people as pictures."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial
from typing import Any

from playwright.sync_api import WebSocketRoute, expect

from tests.browser.board_input import GoInput, SlidingInput, TowersInput
from tests.browser.device import Device, together
from tests.server.harness.server import ADMIN_KEY

Scene = Callable[[Device], None]
SCENES: dict[str, Scene] = {}

BOTS: list[dict[str, Any]] = [{"kind": "bot", "bot": "level1"}, {"kind": "bot", "bot": "level2"}]


def scene(bring: Scene) -> Scene:
    SCENES[bring.__name__.replace("_", "-")] = bring
    return bring


# ── pages ────────────────────────────────────────────────────────────────────────────────────────────────────────────


@scene
def start(one: Device) -> None:
    one.page.goto("/")
    expect(one.page.locator(".games").get_by_role("radio")).to_have_count(5)
    settled(one)


@scene
def start_continue(one: Device) -> None:
    one.play_alone("classic-1986", *BOTS)
    SlidingInput(one).wait()
    one.page.goto("/")
    expect(one.page.locator(".continue a")).not_to_have_count(0)
    settled(one)


@scene
def set_up(one: Device) -> None:
    one.page.goto("/new?edition=classic-1986")
    expect(one.page.locator(".chair")).not_to_have_count(0)
    one.page.locator("details.house-rules summary").click()
    settled(one)


@scene
def open_tables(one: Device) -> None:
    for edition in ("classic-1986", "towers-3d", "go"):
        one.make(edition, [{"kind": "me", "name": one.name}, {"kind": "open"}], listed=True)
    one.page.goto("/tables")
    expect(one.page.locator(".table-cards a")).not_to_have_count(0)
    settled(one)


@scene
def waiting_room(one: Device) -> None:
    seats = [{"kind": "me", "name": one.name}, {"kind": "open"}, BOTS[1]]
    table, keys = one.make("one-piece", seats)
    one.sit(table, keys)
    expect(one.page.locator("main.waiting")).to_be_visible()
    settled(one)


@scene
def pawn_choice(one: Device) -> None:
    one.page.goto("/new?edition=towers-3d")
    one.page.locator("button.pick-pawn").first.click()
    expect(one.page.locator("dialog.pawn-choice")).to_be_visible()
    settled(one)


@scene
def preferences(one: Device) -> None:
    one.page.goto("/")
    one.page.locator("header.top button").last.click()
    expect(one.page.locator("dialog.preferences")).to_be_visible()
    settled(one)


@scene
def for_the_host(one: Device) -> None:
    one.play_alone("classic-1986", *BOTS)
    SlidingInput(one).wait()
    one.page.goto("/host")
    one.page.locator("input[type=password]").fill(ADMIN_KEY)
    one.page.keyboard.press("Enter")
    expect(one.page.locator(".busiest a")).not_to_have_count(0)
    settled(one)


@scene
def open_room(one: Device) -> None:
    one.page.goto("/room")
    expect(one.page.locator("main.room button.main")).to_be_visible()
    settled(one)


def full_room(one: Device, query: str = "", names: tuple[str, ...] = ("Ida", "Mia", "Ben", "Zoe", "Tom")) -> None:
    """A room where games are played, as its teacher or the class sees it."""
    asked = {"edition": "classic-1986", "options": {"goals": 3}, "teams": 2}
    made = one.context.request.post("/api/rooms", data=asked).json()
    room, key = made["room"]["id"], made["key"]
    for name in names:
        assert one.context.request.post(f"/api/rooms/{room}/join", data={"name": name}).ok
    assert one.context.request.post(f"/api/rooms/{room}/start", data={}, headers={"X-Room-Key": key}).ok
    one.page.goto(f"/room/{room}{query}#teacher.{key}")


@scene
def room(one: Device) -> None:
    full_room(one)
    expect(one.page.locator(".games-of a")).not_to_have_count(0)
    expect(one.page.locator(".qr path")).to_have_attribute("d", re.compile("^M"))
    settled(one)


@scene
def room_screen(one: Device) -> None:
    full_room(one, "?screen")
    expect(one.page.locator(".pairs li")).to_have_count(2)
    settled(one)


@scene
def no_such_page(one: Device) -> None:
    one.page.goto("/nowhere")
    expect(one.page.locator("main.missing")).to_be_visible()


def rules(one: Device, edition: str) -> None:
    one.page.goto(f"/rules/{edition}")
    expect(one.page.locator("main.missing")).to_have_count(0)
    expect(one.page.locator("main h2").first).to_be_visible()
    settled(one)


def lesson(one: Device, game: str) -> None:
    one.like("towers-view", "flat")
    one.page.goto(f"/learn/{game}")
    expect(one.page.locator(".lesson .words")).to_be_visible()
    settled(one)


# ── the sliding boards ───────────────────────────────────────────────────────────────────────────────────────────────


def at_a_board(one: Device, edition: str, **more: Any) -> SlidingInput:
    """The towers are played flat: in space that takes minutes without a graphics card, see `shown`."""
    towers = edition.startswith("towers")
    if towers:
        one.like("towers-view", "flat")
    one.play_alone("towers-3d" if towers else edition, *BOTS, **more)
    hands = TowersInput(one) if towers else SlidingInput(one)
    hands.wait("push")
    return hands


def shown(one: Device, edition: str) -> None:
    """The board as it is to be looked at: towers stand up where they should."""
    if edition == "towers-3d":
        one.page.locator(".tw-tools .ways button").first.click(timeout=120_000)
    settled(one)


def idle(one: Device, edition: str) -> None:
    hands = at_a_board(one, edition)
    hands.turn()
    hands.wait("push")
    shown(one, edition)


def preview(one: Device, edition: str) -> None:
    hands = at_a_board(one, edition)
    hands.think(hands.thought())
    shown(one, edition)


def walk(one: Device, edition: str) -> None:
    # with jokers a way that costs a card is never far
    hands = at_a_board(one, edition, options={"jokers": True} if edition.startswith("towers") else {})
    if isinstance(hands, TowersInput):
        text = dear_way(hands)
    else:
        hands.move()
        hands.wait("walk")
        text = hands.thought()
    hands.touch(hands.square(text.partition("+")[0]))
    shown(one, edition)


def dear_way(hands: TowersInput, most: int = 4) -> str:
    """Play until a way costs a card, which is worth a picture, if that comes soon."""
    for _ in range(most):
        hands.push(hands.dear())
        hands.wait("walk")
        text = hands.dear()
        if "+" in text:
            break
        hands.walk(text)
        hands.wait("push")
    else:
        raise AssertionError(f"no way in {most} turns cost a card")
    return text


def end(one: Device, edition: str) -> None:
    at_a_board(one, edition, options={"goals": 1, "turn_limit": 1}).play()
    one.ended()
    if edition == "towers-3d":  # behind the result
        one.page.evaluate("localStorage.setItem('wanderwall.towers-view', JSON.stringify('3d'))")
        one.page.reload()
        one.ended()
    settled(one)


for _edition in ("classic-1986", "one-piece", "garden-9", "towers-3d", "towers-flat"):
    for _state in (idle, preview, walk, end):
        SCENES[f"{_edition}-{_state.__name__}"] = partial(_state, edition=_edition)

for _edition in ("classic-1986", "towers-3d", "go"):
    SCENES[f"rules-{_edition}"] = partial(rules, edition=_edition)
for _game in ("classic", "towers", "go"):
    SCENES[f"lesson-{_game}"] = partial(lesson, game=_game)


@scene
def replay(one: Device) -> None:
    end(one, "classic-1986")
    one.page.goto(f"/r/{one.wire.table['id']}")
    expect(one.page.locator(".replay .sliding-board")).to_be_visible()
    one.page.keyboard.press("ArrowRight")
    settled(one)


@scene
def replay_go(one: Device) -> None:
    go_alone_end(one)
    one.page.goto(f"/r/{one.wire.table['id']}")
    expect(one.page.locator(".replay .film")).to_be_visible()
    settled(one)


@scene
def finished_games(one: Device) -> None:
    end(one, "classic-1986")
    one.page.goto("/finished")
    expect(one.page.locator(".table-cards a")).not_to_have_count(0)
    settled(one)


@scene
def ratings(one: Device) -> None:
    one.page.goto("/ratings")
    expect(one.page.locator("main h1")).to_be_visible()
    settled(one)


@scene
def lost_connection(one: Device) -> None:
    lost: list[WebSocketRoute] = []

    def follow(socket: WebSocketRoute) -> None:
        if lost:
            socket.close(code=1013)  # gone, and stays away
        else:
            lost.append(socket)
            socket.connect_to_server()

    one.page.route_web_socket(re.compile(r"/live$"), follow)
    one.play_alone("classic-1986", *BOTS)
    expect(one.page.locator(".sliding-play[data-step=push]")).to_be_visible()
    lost[0].close(code=1013)
    expect(one.page.locator(".connection")).to_be_visible()
    settled(one)


@scene
def table_menu(one: Device) -> None:
    at_a_board(one, "classic-1986")
    one.page.get_by_role("banner").get_by_role("button").last.click()
    expect(one.page.locator("dialog.menu")).to_be_visible()
    settled(one)


@scene
def curtain(one: Device) -> None:
    one.play_alone("classic-1986", {"kind": "here", "name": "Opa"})
    expect(one.page.locator(".curtain")).to_be_visible()
    settled(one)


@scene
def shared_screen(one: Device) -> None:
    table, _ = one.make("classic-1986", [{"kind": "me", "name": one.name}, *BOTS])
    one.sit(table, query="?screen")
    expect(one.page.locator(".frame.screen .sliding-play")).to_be_visible()
    settled(one)


# ── Labyrinth Go! ────────────────────────────────────────────────────────────────────────────────────────────────────


@scene
def go_ready(one: Device) -> None:
    together("go", one, one.friend("Tom"))
    expect(one.page.locator(".go-big")).to_be_visible()
    settled(one)


def go_round(one: Device) -> GoInput:
    people = one, one.friend("Tom")
    together("go", *people)
    for each in people:
        GoInput(each).press("ready")
    hands = GoInput(one)
    hands.free()
    return hands


@scene
def go_play(one: Device) -> None:
    hands = go_round(one)
    for _ in range(2):
        text = hands.thought()
        hands.lay(text)
        hands.laid(text)
    settled(one)


@scene
def go_check(one: Device) -> None:
    hands = go_round(one)
    hands.solve()
    hands.press("grab")
    expect(one.page.locator(".go-check")).to_be_visible()
    settled(one)


@scene
def go_alone_end(one: Device) -> None:
    one.play_alone("go", options={"untimed": True})
    hands = GoInput(one)
    hands.free()
    ending = one.page.locator(".go-small button").last
    ending.click()
    ending.click()
    one.ended()
    settled(one)


def settled(one: Device) -> None:
    """Everything drawn that is under way: lazy parts, fonts, pictures, the board in space, the last animation."""
    one.page.wait_for_load_state("networkidle")
    one.page.evaluate(
        """async () => {
          await Promise.all([...document.images].map((picture) => picture.decode().catch(() => {})))
          const ends = document.getAnimations().filter((one) => one.effect?.getComputedTiming().iterations !== Infinity)
          await Promise.all(ends.map((one) => one.finished.catch(() => {})))
          await new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn)))
        }"""
    )
    expect(one.page.locator(".tw-scene:not([data-busy=no])")).to_have_count(0, timeout=120_000)
