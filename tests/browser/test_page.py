"""What the page asks for and how it moves: small, quiet, without layout, and without what a home network forbids; and
what a notebook shows without a server.
"""

from __future__ import annotations

import re
from urllib.parse import unquote

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.browser.board_input import SlidingInput, middle
from tests.browser.conftest import Devices
from tests.browser.device import DESKTOP, PHONE, Device, Size
from tests.browser.heap import grown
from tests.browser.layout_checks import resized, small_targets
from tests.browser.scenes import settled
from tests.browser.scenes_board import SCENES
from tests.draw.views import film_of, short_match
from tests.server.harness.server import Server
from wanderwall.server.http import files

BOT = {"kind": "bot", "bot": "random"}
LIMIT = 120_000
#: on a phone, when the first picture is complete: style and layout take time for each
MOST_ELEMENTS = 1500
#: properties that a compositor moves by itself
CHEAP = {"transform", "opacity"}


def travelled(one: Device) -> dict[str, int]:
    """What was loaded, by address, in bytes as they came: compressed by the server, with what was said around them."""
    sizes: dict[str, int] = {}
    for request in one.requests:
        answer = request.response()
        if answer and answer.ok:
            size = request.sizes()
            sizes[request.url] = size["responseBodySize"] + size["responseHeadersSize"]
    return sizes


def test_the_way_to_the_first_board_is_short(ida: Device) -> None:
    ida.page.goto("/")
    ida.page.get_by_role("button", name=re.compile("^Play now")).click()
    SlidingInput(ida).wait("push")
    # what the other did before the board was there is asked for when it is
    sizes = {url: size for url, size in travelled(ida).items() if not url.endswith("/story")}
    assert 40_000 < sum(sizes.values()) < LIMIT, "\n".join(f"{size:7} {url}" for url, size in sizes.items())
    assert not [url for url in sizes if "three" in url]


def test_a_phone_has_few_elements_to_draw(device: Devices) -> None:
    one = device(size=PHONE, touch=True)
    for edition in ("classic-1986", "one-piece"):
        one.make(edition, [{"kind": "me", "name": "Ida"}, *[BOT] * 3])
    one.page.goto("/")
    expect(one.page.locator(".scene svg")).to_be_visible()
    expect(one.page.locator(".game .pic svg")).not_to_have_count(0)
    expect(one.page.locator(".small-position")).to_have_count(3)
    settled(one)
    elements = "document.querySelectorAll('*').length"
    assert 500 < one.page.evaluate(elements) < MOST_ELEMENTS
    one.play_alone("classic-1986", BOT)
    SlidingInput(one).wait("push")
    settled(one)
    assert 500 < one.page.evaluate(elements) < MOST_ELEMENTS


@pytest.mark.parametrize(
    "language", ["de", *(pytest.param(one, marks=pytest.mark.broad) for one in ("en", "fr", "nl", "it", "es", "pt"))]
)
def test_the_start_page_fits_on_a_phone(device: Devices, language: str) -> None:
    one = device(size=PHONE, touch=True, language=language)
    for games in (0, 2):
        for edition in ("classic-1986", "one-piece")[:games]:
            one.make(edition, [{"kind": "me", "name": "Ida"}, *[BOT] * 3])
        one.page.goto("/")
        expect(one.page.locator(".small-position")).to_have_count(1 + games)
        settled(one)
        assert one.page.evaluate("document.documentElement.scrollHeight") == PHONE[1], games


def test_every_script_of_the_page_can_be_loaded(ida: Device) -> None:
    """A part that is divided wrongly fails only where it is needed."""
    ida.page.goto("/")
    scripts = sorted(path.name for path in (files.FOLDER / "assets").glob("*.js"))
    assert any(name.startswith("towers") for name in scripts)
    for name in scripts:
        assert not ida.page.evaluate("(path) => import(path).then(() => '', String)", f"/assets/{name}"), name


#: how far things have jumped since the page was opened, as browsers count it
JUMPED = """() => new Promise((resolve) => new PerformanceObserver((seen, observer) => {
  resolve(seen.getEntries().reduce((sum, { value }) => sum + value, 0))
  observer.disconnect()
}).observe({ type: 'layout-shift', buffered: true }) ?? setTimeout(() => resolve(0), 300))"""


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.broad)], ids=["phone", "desk"])
def test_something_is_seen_at_once_and_nothing_jumps(device: Devices, size: Size) -> None:
    one = device(size=size)
    one.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT])  # a table to go on with comes late, too
    assets, answers = hold(one, r"/assets/wanderwall-[^/]+\.(js|css)$"), hold(one, r"/api/(games|mine)$")
    one.page.goto("/", wait_until="commit")
    expect(one.page.locator("#splash")).to_be_visible()
    one.page.wait_for_function("() => performance.getEntriesByName('first-contentful-paint').length")
    release(one, assets, 2)
    expect(one.page.locator("h1")).to_be_visible()
    expect(one.page.locator("#splash")).to_have_count(0)
    release(one, answers, 2)
    expect(one.page.locator(".continue a")).not_to_have_count(0)
    expect(one.page.locator(".scene svg")).to_be_visible()
    settled(one)
    assert one.page.evaluate(JUMPED) < 0.02


def hold(one: Device, pattern: str) -> list[Route]:
    """Let what is asked for there wait."""
    held: list[Route] = []
    one.page.route(re.compile(pattern), lambda route: held.append(route))
    return held


def release(one: Device, held: list[Route], count: int) -> None:
    """Let what was asked for come, once all of it was asked for."""
    one.until(lambda: len(held) >= count)
    while held:
        held.pop().continue_()


#: touch every arrow with the spare in each of its turns, and say which squares lie in reach then
ALL_PREVIEWS = """async () => {
  const found = {}
  const drawn = () => new Promise((seen) => requestAnimationFrame(() => setTimeout(seen)))
  for (let quarter = 0; quarter < 4; quarter++) {
    for (const arrow of document.querySelectorAll('[data-arrow]')) {
      if (arrow.getAttribute('aria-disabled') === 'true' || arrow.disabled) continue
      arrow.click()
      await drawn()
      const open = [...document.querySelectorAll('.squares .open')].map((one) => Number(one.dataset.square))
      found[`${arrow.dataset.arrow} ${quarter}`] = open.sort((a, b) => a - b)
    }
    document.querySelector('.spare-tile').click()
    await drawn()
  }
  return found
}"""


def test_all_previews_are_right_and_ask_nobody(ida: Device) -> None:
    ida.play_alone("classic-1986", BOT, options={"first": 1})
    hands = SlidingInput(ida)
    hands.turn()  # the next turn knows a barred arrow
    hands.wait("push")
    assert ida.wire.choices
    asked, said = len(ida.requests), len(ida.wire.sent)
    seen: dict[str, list[int]] = ida.page.evaluate(ALL_PREVIEWS)
    assert len(seen) == 44
    for name, squares in seen.items():
        arrow, quarter = name.split()
        text = hands.pushed(arrow, int(quarter))
        reach = int(ida.wire.choices["pushes"][text], 16)
        assert squares == [square for square in range(49) if reach >> square & 1], text
    assert len(ida.requests) == asked
    assert [message for message in ida.wire.sent[said:] if message["type"] != "ping"] == []


def test_one_tap_is_enough_for_those_who_want_it(device: Devices) -> None:
    one = device("Ida", likes={"taps": "one"})
    one.play_alone("classic-1986", BOT, options={"first": 1})
    hands = SlidingInput(one)
    hands.wait("push")
    free = next(name for name in ("N4", "W4") if name != hands.view["barred"])
    hands.arrow(free).click()
    hands.wait("walk")
    hands.square(hands.thought()).click()
    one.until(lambda: len(one.wire.said("move")) == 2)
    hands.wait("push")


def test_an_arrow_and_a_square_are_a_turn_where_it_can_be_taken_back(device: Devices) -> None:
    one = device("Ida")
    one.play_alone("classic-1986", BOT, options={"first": 1}, undo=True)
    hands = SlidingInput(one)
    hands.wait("push")
    hands.arrow(next(name for name in ("N4", "W4") if name != hands.view["barred"])).click()
    assert not one.wire.said("move")
    one.page.locator("[data-square].open").first.click()
    one.until(lambda: len(one.wire.said("move")) == 2)
    hands.wait("push")


def test_a_found_treasure_flies_to_its_owner(device: Devices) -> None:
    one = device("Ida", motion=True, likes={"tempo": "fast"})
    one.context.add_init_script(
        """addEventListener('DOMContentLoaded', () => new MutationObserver((changes) => {
          for (const { addedNodes } of changes)
            for (const added of addedNodes) if (added.classList?.contains('flying')) window.flown = true
        }).observe(document.body, { childList: true, subtree: true }))"""
    )
    one.play_alone("classic-1986", options={"order": "any", "cards": "own"})
    hands = SlidingInput(one)
    hands.wait("push")
    while not hands.view["seats"][0]["found"]:
        hands.turn()
    one.until(lambda: one.page.evaluate("window.flown === true"))


WATCH_MOTION = """() => {
  const seen = (window.seen = new Set())
  const look = () => {
    for (const one of document.getAnimations()) {
      const frames = one.effect?.getKeyframes() ?? []
      for (const frame of frames)
        for (const name of Object.keys(frame))
          if (!['offset', 'computedOffset', 'easing', 'composite'].includes(name)) seen.add(name)
    }
    requestAnimationFrame(look)
  }
  look()
}"""


def layouts(page: Page) -> int:
    session = page.context.new_cdp_session(page)
    session.send("Performance.enable")
    metrics = {one["name"]: one["value"] for one in session.send("Performance.getMetrics")["metrics"]}
    session.detach()
    return int(metrics["LayoutCount"])


def test_pushes_and_walks_move_by_transforms_only(device: Devices) -> None:
    one = device("Ida", motion=True, likes={"tempo": "slow"})
    one.play_alone("classic-1986", {"kind": "here", "name": "Opa"})
    hands = SlidingInput(one)
    expect(one.page.locator(".curtain")).to_be_visible()
    one.uncover()
    hands.wait("push")
    one.page.evaluate(WATCH_MOTION)
    hands.think(hands.thought())
    before = layouts(one.page)
    hands.go()
    hands.wait("walk")
    assert layouts(one.page) - before < 25, "layout work while a line slides"
    hands.walk(hands.thought())
    hands.wait("wait", "push")
    seen = set(one.page.evaluate("[...window.seen]"))
    assert "transform" in seen
    assert seen <= CHEAP, seen - CHEAP


@pytest.mark.broad
@pytest.mark.parametrize("edition", ["classic-1986", "towers-3d"])
def test_200_own_turns_leave_nothing_behind(device: Devices, edition: str) -> None:
    """Each of them once kept 0.96 MB, 1,900 nodes and 4 listeners."""
    each = grown(device(size=(360, 640)), edition, turns=200)
    assert each.megabytes < 0.02, each
    assert each.nodes < 1, each
    assert each.listeners < 0.05, each


def test_the_spare_is_dragged_to_an_arrow_with_a_finger(device: Devices) -> None:
    one = device("Ida", size=PHONE, touch=True)
    one.play_alone("classic-1986", BOT)
    hands = SlidingInput(one)
    hands.wait("push")
    said = len(one.wire.sent)
    free = next(name for name in ("N4", "W4") if name != hands.view["barred"])
    x, y = middle(one.page.locator(".spare-tile"))
    to_x, to_y = middle(hands.arrow(free))
    finger = one.context.new_cdp_session(one.page)
    touch = "Input.dispatchTouchEvent"
    finger.send(touch, {"type": "touchStart", "touchPoints": [{"x": x, "y": y}]})
    for part in (0.1, 0.4, 0.7, 1.0):
        at = {"x": x + (to_x - x) * part, "y": y + (to_y - y) * part}
        finger.send(touch, {"type": "touchMove", "touchPoints": [at]})
    expect(hands.arrow(free)).to_have_attribute("aria-pressed", "true")
    finger.send(touch, {"type": "touchEnd", "touchPoints": []})
    expect(hands.arrow(free)).to_have_attribute("aria-pressed", "true")
    assert len(one.wire.sent) == said
    hands.go()
    hands.wait("walk")
    assert one.wire.said("move")[0]["move"].startswith(free)


#: points in the middle of the frame, next to lines that can be pushed and those between them, that are no arrow's
BARE_EDGE = """() => {
  const board = document.querySelector('.sliding-board').getBoundingClientRect()
  const side = Math.sqrt(document.querySelectorAll('[data-square]').length)
  const [unit, bare] = [board.width / (100 * side + 128), []]
  for (let along = 120; along < 100 * side; along += 20)
    for (const [x, y] of [[along, 32], [along, 100 * side + 96], [32, along], [100 * side + 96, along]])
      if (!document.elementFromPoint(board.left + x * unit, board.top + y * unit)?.closest('.arrow')) bare.push([x, y])
  return bare
}"""


# the larger board has the smaller squares
@pytest.mark.parametrize("edition", [pytest.param("classic-1986", marks=pytest.mark.broad), "garden-9"])
def test_targets_are_large_enough_for_fingers(device: Devices, edition: str) -> None:
    """44 px, or, for the arrows, the whole edge; and on a small phone, too, the board takes nearly all of the width."""
    one = device("Ida", size=PHONE, touch=True)
    one.play_alone(edition, BOT)
    SlidingInput(one).wait("push")
    settled(one)
    for size in ((320, 568), (360, 640), PHONE):
        resized(one, size)
        assert not small_targets(one), size
        assert not one.page.evaluate(BARE_EDGE), size
        board = one.page.locator(".sliding-board").bounding_box()
        assert board
        assert board["width"] > 0.9 * size[0]


def test_a_home_network_is_enough(device: Devices, server: Server) -> None:
    """Over plain HTTP from another machine there is no clipboard, no wake lock, no service worker."""
    one = device("Ida")
    one.host = f"wanderwall.local:{server.port}"
    one.page.goto(f"http://{one.host}/")
    assert one.page.evaluate("isSecureContext") is False
    assert one.page.evaluate("navigator.clipboard === undefined && navigator.serviceWorker === undefined")
    one.page.get_by_role("button", name=re.compile("^Play now")).click()
    hands = SlidingInput(one)
    hands.turn()
    one.page.get_by_role("banner").get_by_role("button", name="Menu").click()
    one.page.get_by_role("button", name="Invite others to watch").click()
    expect(one.page.get_by_role("dialog").get_by_text(f"http://{one.host}/t/")).to_be_visible()
    one.page.keyboard.press("Escape")
    hands.wait("push")


def test_a_browser_that_brings_no_messages_says_so(ida: Device) -> None:
    """The tests' browsers are private windows, and those have no push service: permission or service are refused."""
    ida.expect_trouble("does not support the Push API in incognito mode")
    ida.page.goto("/")
    ida.page.locator("header.top button").last.click()
    switch = ida.page.get_by_role("switch", name="Tell me when it is my turn")
    expect(switch).not_to_be_checked()
    expect(switch).to_have_accessible_description(re.compile("the notification service of your browser’s maker"))
    switch.click()
    expect(ida.page.get_by_role("dialog").get_by_role("alert")).to_have_text(
        re.compile("cannot reach a notification service|lets this page send no messages")
    )
    expect(switch).not_to_be_checked()


def test_a_browser_that_keeps_nothing_still_plays(device: Devices) -> None:
    one = device("Ida", likes={})
    one.context.add_init_script("Object.defineProperty(window, 'localStorage', {get() { throw new Error('no') }})")
    one.expect_trouble("^error: no")  # from the script above, where it sets what this device likes
    one.page.goto("/")
    one.page.get_by_role("button", name=re.compile("^Play now")).click()
    one.page.get_by_role("dialog").get_by_role("button", name="Play now").click()  # after it was asked who plays
    SlidingInput(one).turn()


def test_it_can_be_installed(ida: Device) -> None:
    ida.page.goto("/")
    manifest = ida.page.evaluate("fetch(document.querySelector('link[rel=manifest]').href).then((file) => file.json())")
    assert manifest["display"] == "standalone"
    assert manifest["start_url"] == "./"  # where the manifest is
    for icon in manifest["icons"]:
        width, height = ida.page.evaluate(
            """async (src) => {
              const picture = new Image()
              picture.src = src
              await picture.decode()
              return [picture.naturalWidth, picture.naturalHeight]
            }""",
            icon["src"],
        )
        assert icon["sizes"] in (f"{width}x{height}", "any")
    assert {"any", "maskable"} <= {word for icon in manifest["icons"] for word in icon.get("purpose", "any").split()}
    session = ida.context.new_cdp_session(ida.page)
    errors = {one["errorId"] for one in session.send("Page.getInstallabilityErrors")["installabilityErrors"]}
    assert errors <= {"in-incognito"}  # as the devices of these tests are


#: what moves by itself while a page comes; the sum is more than browsers count, who take the worst seconds of it
SHIFTS = """
window.shifted = 0
const watch = new PerformanceObserver((list) => list.getEntries().forEach((one) => (window.shifted += one.value)))
watch.observe({ type: 'layout-shift', buffered: true })
"""
#: as slow as 4G can be, in milliseconds and bytes a second
SLOW_4G = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 90_000}


@pytest.mark.parametrize("size", [PHONE, pytest.param(DESKTOP, marks=pytest.mark.broad)], ids=str)
@pytest.mark.parametrize("name", ["start", "puzzles"])
def test_a_page_that_comes_slowly_does_not_shift(device: Devices, name: str, size: Size) -> None:
    one = device(size=size, touch=size == PHONE)
    one.context.add_init_script(SHIFTS)
    wire = one.context.new_cdp_session(one.page)
    wire.send("Network.enable")
    wire.send("Network.emulateNetworkConditions", SLOW_4G)
    SCENES[name](one)
    assert one.page.evaluate("window.shifted") < 0.02


@pytest.mark.parametrize(
    "edition", ["classic-1986", *(pytest.param(one, marks=pytest.mark.broad) for one in ("towers-3d", "go"))]
)
def test_the_slider_shows_every_moment_of_the_game(chromium: Browser, edition: str) -> None:
    html = short_match(edition)._repr_html_()
    film = film_of(html)
    with chromium.new_context(offline=True) as device:
        page = device.new_page()
        page.set_content(html)
        picture, slider = page.get_by_role("img"), page.get_by_role("slider")
        for moment in (len(film["captions"]) - 1, 0, 1):
            slider.fill(str(moment))
            expect(page.locator("output")).to_have_text(film["captions"][moment])
            expect(picture).to_have_attribute("alt", film["captions"][moment])
            drawn = "".join(film["elements"][number] for number in film["pictures"][moment])
            assert unquote(str(picture.get_attribute("src"))) == f"data:image/svg+xml,{drawn}"
            assert picture.evaluate("async (image) => { await image.decode(); return image.naturalWidth }") > 100
