"""The boards by themselves, without a server of ours: the module for other websites, and the development page with the
play area around each board. Every position of every game is drawn here, so that other tests need not play up to there.
"""

from __future__ import annotations

import json
import re
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import COLOURS, violations
from tests.browser.device import DESKTOP, LANDSCAPE, PHONE, Device, Size
from tests.browser.layout_checks import covered, cut_off, out_of_sight, resized, small_targets
from tests.browser.test_scenes import texts, unfinished
from wanderwall.match.record import load
from wanderwall.server.watch import replay_file

ROOT = Path(__file__).parents[2]
#: what `make board` writes: the module, and the development page
MODULE, DEV = (ROOT / "build" / name for name in ("board", "dev"))
FIXTURES = ROOT / "web" / "src" / "fixtures"
RECORDS = ROOT / "tests" / "records"

#: an empty page with the module; `show(name, options)` shows a position with everything that was touched in `touched`
STAND = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title>
<link rel="stylesheet" href="wanderwall-board.css">
<main><h1>A board</h1><div id="board" style="width: min(100%, 600px)"></div></main>
<script type="module">
  import { board, flatSkin, replay } from './wanderwall-board.js'
  window.touched = []
  window.show = (options) => {
    window.shown?.destroy()
    window.shown = board(document.getElementById('board'), {
      ...options,
      ...(options.plain && { skin: { ...flatSkin, tile: () => '<rect class="plain" width="100" height="100"/>' } }),
      labels: { board: 'Maze', arrows: 'Arrows', arrow: (name) => `Push ${name}`, square: (name) => `Square ${name}` },
      onArrow: (name, how) => touched.push(`${how} ${name}`),
      onSquare: (name) => touched.push(name),
    })
  }
  window.film = (file, options) => (window.player = replay(document.getElementById('board'), file, options))
</script></html>"""

TOUCH = {"arrows": True, "squares": ["b3", "c4"], "start": "b3"}


class PlainFiles(ThreadingHTTPServer):
    """Serves a folder as any web space does."""

    def __init__(self, folder: Path) -> None:
        super().__init__(("127.0.0.1", 0), partial(_Quiet, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}"


class _Quiet(SimpleHTTPRequestHandler):
    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


@contextmanager
def plain_files(folder: Path) -> Iterator[str]:
    """The address of a folder."""
    with PlainFiles(folder) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.url
        server.shutdown()
        thread.join()


@pytest.fixture(scope="module")
def website(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The module, its example and a game, copied to a web space of someone else."""
    assert (MODULE / "wanderwall-board.js").is_file(), "the module of boards is not built: make board"
    folder = tmp_path_factory.mktemp("website") / "files"
    shutil.copytree(MODULE, folder)
    record = load(RECORDS / "classic-1986-2-006.txt")
    (folder / "game.json").write_bytes(replay_file(record))
    (folder / "stand.html").write_text(STAND, encoding="utf-8")
    with plain_files(folder) as url:
        yield url


@pytest.fixture
def visitor(chromium: Browser, website: str) -> Iterator[Device]:
    """A person on that website; the sharper a picture is, the longer it takes."""
    one = Device(chromium, website, size=(480, 640), sharpness=0.25)
    yield one
    complaints = one.complaints()
    one.close(None)
    assert not complaints, "\n".join(complaints)


def positions(fixture: str) -> dict[str, Any]:
    """Views by the name of the position."""
    found = json.loads((FIXTURES / f"{fixture}.json").read_text(encoding="utf-8"))
    return {name: shown["view"] for name, shown in found.items()}


def position(fixture: str, name: str) -> Any:
    return positions(fixture)[name]


def edition(game: str) -> Any:
    games = json.loads((FIXTURES / "games.json").read_text(encoding="utf-8"))["games"]
    return next(one["editions"][0] for one in games if one["game"] == game)


def show(one: Device, **options: Any) -> Locator:
    """Show a position; return the board."""
    if "/stand.html" not in one.page.url:
        one.page.goto("/stand.html")
        one.page.wait_for_function("!!window.show")
    one.page.evaluate("(options) => { touched.length = 0; show(options) }", options)
    return one.page.locator("#board")


def touched(one: Device) -> list[str]:
    return cast(list[str], one.page.evaluate("touched"))


# ── every board ──────────────────────────────────────────────────────────────────────────────────────────────────────


def expected(view: Any) -> dict[str, int]:
    """How often what must be drawn."""
    if view["game"] == "go":
        layout = view.get("layout") or []
        checked = view["step"] != "play" and not layout and view["last"]
        laid = view["last"]["seats"][view["you"]]["layout"] if checked else layout
        wanted = 0 if checked else len(view["roll"])
        return {".go-square": 25, ".go-laid": len(laid), ".go-wanted": wanted}
    squares = view["side"] ** 2
    pawns, barred = sum(seat["pawn"] is not None for seat in view["seats"]), int(view["barred"] is not None)
    shared = {"[role=gridcell]": squares, ".arrow": 4 * (view["side"] // 2), ".arrow.barred": barred}
    if view["game"] == "towers":
        return {**shared, ".tw-tower:not(.away)": squares, ".tw-pawn": pawns}
    things = sum(square >= 0 for square in view["things"].values())
    return {**shared, ".layer .tile:not(.leaving)": squares, ".board-pawn": pawns, ".treasure": things}


#: what is drawn; the names of squares and arrows for a screen reader; what is outside the place of the board
LOOK = """(selectors) => {
  const board = document.getElementById('board')
  const place = board.getBoundingClientRect()
  const isOutside = ({ left, right, width }) => width && (left < place.left - 1 || right > place.right + 1)
  const names = [...board.querySelectorAll('[data-arrow], [data-square]')].map((one) => one.ariaLabel)
  return [
    Object.fromEntries(selectors.map((one) => [one, board.querySelectorAll(one).length])),
    [...new Set(names)].sort(),
    [...board.querySelectorAll('button, [role=gridcell]')].filter((one) => isOutside(one.getBoundingClientRect()))
      .map((one) => one.ariaLabel),
  ]
}"""
#: the middle of something
MIDDLE = """(selector) => {
  const { left, top, width, height } = document.querySelector(selector).getBoundingClientRect()
  return [left + width / 2, top + height / 2]
}"""


def names_of(view: Any) -> list[str]:
    """What a screen reader calls arrows and squares."""
    side = view.get("side", 5)
    squares = [f"Square {'abcdefghi'[column]}{row + 1}" for row in range(side) for column in range(side)]
    lines = list(range(2, side, 2)) if "side" in view else []
    return sorted([*squares, *(f"Push {edge}{n}" for edge in "NESW" for n in lines)])


def problems(one: Device, view: Any) -> list[str]:
    """What is wrong with the board that is shown."""
    wanted = expected(view)
    drawn, names, outside = one.page.evaluate(LOOK, list(wanted))
    found = [f"{drawn[what]} times {what}, not {count}" for what, count in wanted.items() if drawn[what] != count]
    if names != names_of(view):
        found.append(f"named: {set(names) ^ set(names_of(view))}")
    found += [f"outside the place of the board: {what}" for what in outside]
    return found + [f"cut off: {what}" for what in cut_off(one)]


def reports(one: Device, view: Any) -> list[str]:
    """Touch a square and an arrow, with the mouse and by keyboard; what the board does not report."""
    middle, square, named = ("c3", "c4", "c4") if view["game"] == "go" else ("b3", "0", "a1")
    one.page.locator("#board :is(.squares, .go-field) [tabindex='0']").focus()
    one.page.keyboard.press("Enter")
    one.page.mouse.click(*one.page.evaluate(MIDDLE, f"[data-square='{square}']"))
    wanted = [middle, named]
    if view["game"] != "go":
        arrow = "N4" if view["barred"] == "N2" else "N2"
        one.page.mouse.click(*one.page.evaluate(MIDDLE, f"[data-arrow={arrow}]"))
        one.page.keyboard.press("Enter")
        wanted += [f"tap {arrow}", f"enter {arrow}"]
    return [f"not reported: {what}" for what in wanted if what not in touched(one)]


@pytest.mark.parametrize("fixture", ["classic-1986", "garden-9", "one-piece", "towers-3d", "go"])
def test_every_position_is_drawn_named_and_touched(visitor: Device, fixture: str) -> None:
    """On a phone and at a desk; axe looks at it in light, and once in dark."""
    found = []
    for number, (name, view) in enumerate(positions(fixture).items()):
        # the same parts as in classic-1986, with other tiles, treasures and pawns
        if fixture in ("garden-9", "one-piece") and name not in ("push", "walk", "over"):
            continue
        show(visitor, view=view, edition=edition(view["game"]), touch={"arrows": True, "start": "b3"})
        resized(visitor, PHONE)
        wrong = [*problems(visitor, view), *reports(visitor, view), *violations(visitor)]
        if not number:
            visitor.page.emulate_media(color_scheme="dark")
            wrong += [f"dark: {what}" for what in violations(visitor, COLOURS)]
            visitor.page.emulate_media(color_scheme="light")
        resized(visitor, DESKTOP)
        wrong += [f"at a desk: {what}" for what in problems(visitor, view)]
        found += [f"{name}: {what}" for what in wrong]
    assert not found, "\n".join(found)


@pytest.mark.parametrize("fixture", ["classic-1986", "towers-3d", "go"])
def test_what_a_board_is_given_has_an_effect(visitor: Device, fixture: str) -> None:
    view = position(fixture, "half-laid" if fixture == "go" else "push")
    given: dict[str, Any] = {"view": view, "edition": edition(view["game"])}
    board = show(visitor, **given)
    expect(board.get_by_role("img", name="board", exact=True)).to_have_count(1)  # a picture without touches
    for scheme in ("light", "dark"):
        expect(show(visitor, **given, scheme=scheme).locator(".wanderwall")).to_have_css("color-scheme", scheme)
    for still in (True, False):
        board = show(visitor, **given, reducedMotion=still, touch=TOUCH)
        expect(board.locator(".wanderwall.still")).to_have_count(int(still))
    if fixture == "go":
        expect(show(visitor, **given, marks={"squares": [3]}, touch={}).locator("[fill='#ffe9a0']")).to_have_count(1)
        return
    goal = ".tile.goal .treasure" if fixture == "classic-1986" else ".tw-thing.sought"
    for shared in (False, True):
        expect(show(visitor, **given, touch=TOUCH, sharedDevice=shared).locator(goal)).to_have_count(int(not shared))
    expect(show(visitor, **given, marks={"arrows": ["E2"]}).locator(".arrow.marked[data-arrow=E2]")).to_have_count(1)
    chosen = show(visitor, **given, touch={**TOUCH, "chosen": "W2", "target": "c4"})
    expect(chosen.locator("[aria-pressed=true]")).to_have_attribute("data-arrow", "W2")
    expect(chosen.locator("[aria-selected=true]")).to_have_accessible_name("Square c4")
    if fixture == "classic-1986":
        expect(show(visitor, **given, coordinates=True).locator(".names text")).to_have_count(14)
        expect(show(visitor, **given, plain=True).locator(".tile rect.plain")).to_have_count(49)


def test_a_board_is_played_by_keyboard(visitor: Device) -> None:
    board = show(visitor, view=position("classic-1986", "push"), touch=TOUCH)
    keyboard = visitor.page.keyboard
    board.locator(".arrow[tabindex='0']").focus()
    keyboard.press("ArrowRight")
    expect(board.get_by_role("button", name="Push N4", exact=True)).to_be_focused()
    keyboard.press("Enter")
    keyboard.press("Tab")
    expect(board.get_by_role("gridcell", name="Square b3", exact=True)).to_be_focused()
    keyboard.press("ArrowDown")
    keyboard.press("End")
    keyboard.press("Enter")
    assert touched(visitor) == ["enter N4", "g4"]


def test_go_is_played_by_keyboard(visitor: Device) -> None:
    board = show(visitor, view=position("go", "half-laid"), edition=edition("go"), touch={})
    board.locator(".go-square[tabindex='0']").focus()
    for key in ("ArrowLeft", "ArrowUp", "Enter"):
        visitor.page.keyboard.press(key)
    assert touched(visitor) == ["b2"]


def test_a_push_slides_unless_motion_is_reduced(chromium: Browser, website: str) -> None:
    record = load(RECORDS / "classic-1986-2-006.txt")
    first, then = json.loads(replay_file(record))["frames"][:2]
    assert then["move"]
    for motion in (True, False):
        one = Device(chromium, website, size=(480, 640), motion=motion)
        board = show(one, view=first["view"])
        one.page.evaluate(
            """([view, move]) => {
              window.slid = 0
              const seen = new MutationObserver(() => (slid += document.querySelectorAll('.line').length))
              seen.observe(document.getElementById('board'), { childList: true, subtree: true })
              shown.set({ view }, move)
            }""",
            [then["view"], then["move"]],
        )
        after = then["view"]["barred"]
        expect(board.locator(f'.arrow.barred[data-arrow="{after}"]')).to_have_count(1)
        assert (one.page.evaluate("slid") > 0) == motion
        one.close(None)


def test_towers_show_a_push_and_a_way(visitor: Device) -> None:
    """A tower that is pushed off the board is still drawn; a way has its price where it leaps."""
    push, walk = position("towers-3d", "push"), position("towers-3d", "walk")
    board = show(visitor, view=push, marks={"push": "N4nw"})
    expect(board.locator(".tw-ghost")).to_have_count(1)
    expect(board.locator(".tw-tower:not(.away)")).to_have_count(26)
    expect(board.locator(".arrow.marked")).to_have_attribute("data-arrow", "N4")
    for text, price in (("a4", 0), ("b5+u", 1)):
        board = show(visitor, view=walk, marks={"walk": text})
        expect(board.locator(".tw-route")).to_have_count(1)
        expect(board.locator(".tw-badge")).to_have_count(price)


def test_the_towers_in_space(chromium: Browser, website: str) -> None:
    """Few and small pictures: without a graphics card each takes a second."""
    one = Device(chromium, website, size=(300, 360), sharpness=0.25)
    view = position("towers-3d", "push")
    board = show(one, view=view, touch={"arrows": True, "start": "b3"}, deep=True)
    ready = board.locator('.tw-scene[data-busy="no"] canvas')
    expect(ready).to_be_visible()
    expect(board.get_by_role("button", name="Push N2", exact=True)).to_be_attached()
    heights = board.locator(".tw-height")
    expect(heights).to_have_text([str(height) for height in view["heights"]])
    # the square of a rival is touched like any other
    rival = next(
        seat["pawn"] for seat in view["seats"] if seat["pawn"] not in (None, view["seats"][view["you"]]["pawn"])
    )
    board.locator(".squares [tabindex='0']").focus()
    one.page.keyboard.press("Enter")
    assert touched(one) == ["b3"]
    board.locator(f"[data-square='{rival}']").focus()
    one.page.keyboard.press("Enter")
    assert touched(one) == ["b3", "e2"]
    # a push moves the towers with their heights; a way shows them, and its price
    after = position("towers-3d", "walk")
    one.page.evaluate("([view, move]) => shown.set({ view }, move)", [after, "E2nw"])
    expect(heights).to_have_text([str(height) for height in after["heights"]])
    board = show(one, view=after, marks={"walk": "b5+u"}, deep=True)
    expect(board.locator(".tw-price")).to_have_count(1)
    expect(board.locator(".tw-height.marked")).not_to_have_count(0)
    assert one.complaints() == []
    one.close(None)


def test_the_example_shows_a_game_move_by_move(visitor: Device) -> None:
    page = visitor.page
    record = load(RECORDS / "classic-1986-2-006.txt")
    frames = json.loads(replay_file(record))["frames"]
    page.goto("/example.html")
    output = page.locator("output")
    expect(output).to_have_text("0 ")
    for number in (1, 2, 3):
        page.get_by_role("button", name="On").click()
        expect(output).to_have_text(f"{number} {frames[number]['move']}")
    barred = page.locator(f'.arrow.barred[data-arrow="{frames[3]["view"]["barred"]}"]')
    expect(barred).to_have_count(1)
    page.get_by_role("button", name="Back").click()
    expect(output).to_have_text(f"2 {frames[2]['move']}")
    page.get_by_role("button", name="Play").click()
    expect(output).to_have_text(f"4 {frames[4]['move']}")
    assert not [request.url for request in visitor.requests if "/api/" in request.url]
    html = (MODULE / "example.html").read_text(encoding="utf-8")
    script = html.partition('<script type="module">')[2].partition("</script>")[0]
    assert len([line for line in script.splitlines() if line.strip()]) <= 10


@pytest.mark.parametrize("name", ["towers-3d-2-060", "go-2-051"])
def test_other_games_are_shown_from_their_files(visitor: Device, name: str) -> None:
    film = replay_file(load(RECORDS / f"{name}.txt"))
    visitor.page.goto("/stand.html")
    visitor.page.wait_for_function("!!window.film")
    last = visitor.page.evaluate("(text) => film(JSON.parse(text)).last", film.decode())
    assert last == len(json.loads(film)["frames"]) - 1
    visitor.page.evaluate("(last) => player.jump(last)", last)
    expect(visitor.page.locator("#board .layer, #board .go-picture").first).to_be_visible()
    assert visitor.page.evaluate("[player.at, player.playing]") == [last, False]


def test_types_and_words_travel_with_the_module_but_no_sockets() -> None:
    assert "ShowReplay" in (MODULE / "types" / "web" / "src" / "embed" / "types.d.ts").read_text(encoding="utf-8")
    scripts = "".join(file.read_text(encoding="utf-8") for file in MODULE.glob("*.js"))
    assert not re.findall(r"\bWebSocket\b|\blocalStorage\b|/api/|\bFluentBundle\b|\bfetch\(", scripts)
    readme = (MODULE / "README.md").read_text(encoding="utf-8")
    assert "replay(" in readme
    assert "wanderwall replay game.txt --json game.json" in readme


# ── the play area around it ──────────────────────────────────────────────────────────────────────────────────────────

#: held upright and sideways, a desk, and a desk that is high for its width
SIZES: tuple[Size, ...] = (PHONE, DESKTOP, LANDSCAPE, (1280, 1024))
#: what is looked at in all of them: the fullest areas; the others in the first two
FULLEST = ("push", "young", "pay", "discard", "play", "grabbed", "check", "solo")

#: squares and arrows without a name for a screen reader: a place, and what is there or what it does
UNNAMED = """() => [...document.querySelectorAll('[data-square], [data-arrow]')]
  .filter((one) => !/^[A-Za-z]\\d[:,] ./.test(one.ariaLabel ?? ''))
  .map((one) => `${one.dataset.square ?? one.dataset.arrow}: ${one.ariaLabel}`)"""
GO_TO = """(address) => {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


@pytest.fixture(scope="module")
def area(chromium: Browser) -> Iterator[Device]:
    """A browser at the development page, the same for all tests."""
    assert (DEV / "dev.html").is_file(), "the development page is not built: make board"
    with plain_files(DEV) as url:
        one = Device(
            chromium, url, size=PHONE, touch=True, language="de", sharpness=0.25, likes={"towers-view": "flat"}
        )
        one.page.goto("/dev.html")
        yield one
        one.close()


def show_area(one: Device, fixture: str, name: str) -> None:
    asked = {"fixture": fixture, "position": name, "play": "", "still": "", "scheme": "system", "language": "de"}
    one.page.evaluate(GO_TO, f"?{urlencode(asked)}")
    expect(one.page.locator(".dev").locator(".sliding-play, .tw, .go").first).to_be_visible()


def area_problems(one: Device, size: Size) -> list[str]:
    """What is wrong with the area in a window of this size."""
    resized(one, size)
    # how many of a card there are is shown over its edge
    found = [f"cut off: {what}" for what in cut_off(one) if "tw-card" not in what]
    found += [f"out of sight: {what}" for what in out_of_sight(one, ".dev")]
    found += [f"covered: {what}" for what in covered(one, ".dev")]
    if size == PHONE:
        found += [f"too small: {what}" for what in small_targets(one)]
        found += violations(one, within=".dev")
        one.page.emulate_media(color_scheme="dark")
        found += [f"dark: {what}" for what in violations(one, COLOURS, ".dev")]
        one.page.emulate_media(color_scheme="light")
    return [f"{size[0]} × {size[1]}: {what}" for what in found]


# the other mazes are the same area around another board
@pytest.mark.parametrize("fixture", ["classic-1986", "towers-3d", "go"])
def test_every_play_area_is_whole_in_every_size(area: Device, fixture: str) -> None:
    """In German, which has the longest words."""
    found = []
    for name in positions(fixture):
        show_area(area, fixture, name)
        wrong = [f"unnamed: {what}" for what in area.page.evaluate(UNNAMED)]
        wrong += [f"not translated: {what}" for what in unfinished(texts(area))]
        wrong += [what for size in SIZES if size in SIZES[:2] or name in FULLEST for what in area_problems(area, size)]
        found += [f"{name}: {what}" for what in (*wrong, *area.complaints())]
        area.wrong.clear()
    assert not found, "\n".join(found)
