"""The boards by themselves: the module for other websites, on plain files without a server of ours."""

from __future__ import annotations

import json
import shutil
import threading
from collections.abc import Iterator
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, cast

import pytest
from playwright.sync_api import Browser, Locator, expect

from tests.browser.axe import violations
from tests.browser.device import Device
from wanderwall.match.record import load
from wanderwall.server.watch import replay_file

ROOT = Path(__file__).parents[2]
MODULE = ROOT / "build" / "board"
FIXTURES = ROOT / "web" / "src" / "fixtures"
RECORDS = ROOT / "tests" / "records"

#: an empty page with the module; `show(name, options)` shows a position with everything that was touched in `touched`
STAND = """<!doctype html><html lang="en"><meta charset="utf-8"><title>Boards</title>
<link rel="stylesheet" href="wanderwall-board.css">
<main><h1>A board</h1><div id="board" style="width:360px"></div></main>
<script type="module">
  import { board, replay } from './wanderwall-board.js'
  window.touched = []
  window.show = (options) => {
    window.shown?.destroy()
    window.shown = board(document.getElementById('board'), {
      ...options,
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


@pytest.fixture(scope="module")
def website(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The module, its example and a game, copied to a web space of someone else."""
    assert (MODULE / "wanderwall-board.js").is_file(), "the module of boards is not built: make board"
    folder = tmp_path_factory.mktemp("website") / "files"
    shutil.copytree(MODULE, folder)
    record = load(RECORDS / "classic-1986-2-006.txt")
    (folder / "game.json").write_bytes(replay_file(record))
    (folder / "stand.html").write_text(STAND, encoding="utf-8")
    with PlainFiles(folder) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server.url
        server.shutdown()
        thread.join()


@pytest.fixture
def visitor(chromium: Browser, website: str) -> Iterator[Device]:
    """A person on that website."""
    one = Device(chromium, website, size=(480, 640))
    yield one
    complaints = one.complaints()
    one.close(None)
    assert not complaints, "\n".join(complaints)


def position(fixture: str, name: str) -> Any:
    return json.loads((FIXTURES / f"{fixture}.json").read_text(encoding="utf-8"))[name]["view"]


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


#: fixture, position, game, and what must be drawn as often as it is in the position
SCENES = [
    ("classic-1986", "push", "classic", {".layer .tile:not(.leaving)": 49, ".board-pawn": 4, ".arrow.barred": 1}),
    ("classic-1986", "opening", "classic", {".layer .tile:not(.leaving)": 49, ".board-pawn": 2, ".arrow.barred": 0}),
    ("garden-9", "walk", "classic", {".layer .tile:not(.leaving)": 81, ".board-pawn": 4}),
    ("one-piece", "three", "classic", {".layer .tile:not(.leaving)": 49, ".board-pawn": 3, ".treasure": 23}),
    ("towers-3d", "push", "towers", {".tw-tower:not(.away)": 25, ".tw-pawn": 4, ".tw-number": 26}),
    ("go", "half-laid", "go", {".go-laid": 2, ".go-square": 25, ".go-wanted": 4}),
]


@pytest.mark.parametrize(("fixture", "name", "game", "drawn"), SCENES, ids=[f"{one[0]}-{one[1]}" for one in SCENES])
def test_a_board_draws_a_position_and_reports_touches(
    visitor: Device, fixture: str, name: str, game: str, drawn: dict[str, int]
) -> None:
    view = position(fixture, name)
    board = show(visitor, view=view, edition=edition(game), touch=TOUCH, coordinates=game == "classic")
    things = sum(1 for square in view.get("things", {}).values() if square >= 0)
    for selector, count in drawn.items():
        wanted = things if selector == ".treasure" else count
        wanted = len(view["roll"]) if selector == ".go-wanted" else wanted
        expect(board.locator(selector)).to_have_count(wanted)
    board.get_by_role("button" if game == "go" else "gridcell", name="Square c4", exact=True).click()
    assert touched(visitor)[-1] == "c4"
    if game != "go":
        board.get_by_role("button", name="Push N2", exact=True).click()
        assert "tap N2" in touched(visitor)
        expect(board.locator(".board-pawn.still, .sliding-board.still, .tw.still")).to_have_count(1)
    assert violations(visitor) == []


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


def test_goals_are_not_marked_on_a_shared_device(visitor: Device) -> None:
    for fixture, selector in (("classic-1986", ".tile.goal .treasure"), ("towers-3d", ".tw-thing.sought")):
        view = position(fixture, "push")
        expect(show(visitor, view=view, touch=TOUCH).locator(selector)).to_have_count(1)
        expect(show(visitor, view=view, touch=TOUCH, sharedDevice=True).locator(selector)).to_have_count(0)


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


def test_the_towers_in_space(chromium: Browser, website: str) -> None:
    """Few and small pictures: without a graphics card each takes a second."""
    one = Device(chromium, website, size=(300, 360), sharpness=0.5)
    board = show(one, view=position("towers-3d", "push"), touch=TOUCH, deep=True)
    expect(board.locator('.tw-scene[data-busy="no"] canvas')).to_be_visible()
    expect(board.get_by_role("button", name="Push N2", exact=True)).to_be_attached()
    board.locator(".squares [tabindex='0']").focus()
    one.page.keyboard.press("Enter")
    assert touched(one) == ["b3"]
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


def test_types_and_words_travel_with_the_module() -> None:
    assert "ShowReplay" in (MODULE / "types" / "web" / "src" / "embed" / "types.d.ts").read_text(encoding="utf-8")
    readme = (MODULE / "README.md").read_text(encoding="utf-8")
    assert "replay(" in readme
    assert "wanderwall replay game.txt --json game.json" in readme
