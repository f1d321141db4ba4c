"""The page behind a proxy, after an update of its server, and without a server on web servers as they come."""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterator
from pathlib import Path
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import Browser, expect

from tests.browser.board_input import SlidingInput
from tests.browser.conftest import Devices
from tests.browser.device import LOST, PHONE
from tests.browser.offline_device import FOLDER, OfflineDevice, WebSpace, kept_files, open_space
from tests.browser.scenes import settled
from tests.server.harness.forked import updated
from tests.server.harness.proxies import PLAIN, behind, web_server
from tests.server.harness.server import Server
from wanderwall.server.http.files import FOLDER as PAGE

#: all that a first visit may take, on any web space
MOST_BYTES = 5_500_000
#: browsers complain by themselves of what they did not get
NOT_FOUND = (
    "404",
    "Failed to fetch dynamically",
    "Failed to load module script",
    "Refused to apply style",
    "Unable to preload CSS",
)
#: a window in which nothing is kept beyond it
PRIVATE = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { get: () => undefined })"

BOT = {"kind": "bot", "bot": "random"}
#: the hash in the name of a built file
HASH = re.compile(r"(?<=-)([\w-]{8})(?=\.\w+$)")
RELOAD = "The page and the server do not understand each other. Reload the page."


def test_a_turn_is_played_behind_nginx_under_a_path_of_its_own(device: Devices, tmp_path: Path) -> None:
    settings = {"WANDERWALL_PATH": "/games/", "WANDERWALL_PROXY": "yes"}
    server = Server(tmp_path, environment=settings).start()
    try:
        with behind("nginx", server, tmp_path) as address:
            ida = device("Ida", at=server)
            ida.host = address.removeprefix("http://").partition("/")[0]
            ida.page.goto(f"{address}/")
            ida.press(re.compile("Play now"))
            ida.page.wait_for_url(f"{address}/t/*")
            hands = SlidingInput(ida)
            hands.wait("push")
            hands.turn()
            assert ida.wire.connections == 1
            table = ida.page.url
            ida.page.reload()  # the address is one that can be shared
            hands.wait()
            home = ida.page.locator("a.logo")
            expect(home).to_have_attribute("href", "/games/")
            ida.page.goto(f"{address}/")
            expect(ida.page.locator(".continue a").first).to_have_attribute("href", urlsplit(table).path)
            ida.page.goto(f"{address}/manual")  # its search is a script that works in the background
            ida.page.get_by_placeholder("Search").fill("pawns ride on their tiles")
            ida.page.locator(".md-search-result__link", has_text="sliding mazes").first.click()
            ida.page.wait_for_url(f"{address}/manual/rules/classic/**")
            expect(ida.page.get_by_text("The spare may not go straight back")).to_be_visible()
            asked = {request.url for request in ida.requests}
            assert {url for url in asked if not url.startswith((f"{address}/", "data:", "blob:"))} == set()
    finally:
        server.stop()


@pytest.fixture
def space() -> Iterator[WebSpace]:
    with open_space() as one:
        yield one


@pytest.fixture
def ida_alone(chromium: Browser, space: WebSpace) -> Iterator[OfflineDevice]:
    one = OfflineDevice(chromium, space.url, size=PHONE, touch=True)
    yield one
    assert not one.complaints()
    one.close()


def plays(ida: OfflineDevice) -> None:
    """From the start page to the first push."""
    ida.page.locator("button.play").click()
    hands = SlidingInput(ida)
    hands.wait("push")
    hands.push(hands.thought())
    hands.wait("walk")


@pytest.mark.parametrize(
    "kind", [kind if kind == "caddy" else pytest.param(kind, marks=pytest.mark.broad) for kind in PLAIN]
)
def test_the_folder_plays_on_a_web_server_as_it_comes(chromium: Browser, kind: str, tmp_path: Path) -> None:
    with web_server(kind, FOLDER, tmp_path) as url:
        ida = OfflineDevice(chromium, url)
        ida.page.goto("./")
        plays(ida)
        assert not ida.complaints()
        ida.close()


@pytest.mark.parametrize("private", [False, pytest.param(True, marks=pytest.mark.broad)], ids=["kept", "private"])
def test_a_first_visit_takes_few_bytes_and_says_what_is_kept(
    ida_alone: OfflineDevice, space: WebSpace, private: bool
) -> None:
    ida, before = ida_alone, space.sent
    if private:
        ida.context.add_init_script(PRIVATE)
    ida.page.goto("./")
    plays(ida)
    ida.show("")
    ida.sees("This browser does not save it" if private else "Saved on this device:")
    assert 4_000_000 < space.sent - before <= MOST_BYTES
    if not private:
        assert ida.page.evaluate("() => navigator.storage.estimate().then(({ usage }) => usage)") > 4_000_000


#: of the files below these whenever anything changes: one that is unpacked, one that is read, and each way to load code
FEW_FILES = ("pyodide/game", "kept.json", "assets/wanderwall", "assets/text-en", "assets/worker")


def first_files() -> list[str]:
    """Files that the start page cannot do without, and those without which nobody plays."""
    index = (FOLDER / "index.html").read_text(encoding="utf-8")
    scripts = re.findall(r'"\./(assets/(?:wanderwall|splash)-[^"]+)"', index)
    lazy = [next(FOLDER.glob(pattern)) for pattern in ("assets/text-en-????????.js", "assets/worker-*.js")]
    parts = [part["file"] for part in kept_files()["parts"].values()]
    return [*parts, "kept.json", "games.bin", *scripts, *(str(path.relative_to(FOLDER)) for path in lazy)]


@pytest.mark.parametrize("few", [True, pytest.param(False, marks=pytest.mark.broad)], ids=["few", "all"])
def test_each_file_that_is_missing_is_named_and_tried_again(chromium: Browser, space: WebSpace, few: bool) -> None:
    files = [file for file in first_files() if file.startswith(FEW_FILES) or not few]
    assert len(files) >= len(FEW_FILES)
    for file in files:
        ida = OfflineDevice(chromium, space.url)  # one that remembers nothing
        ida.expect_trouble(*NOT_FOUND)
        space.absent = {file}
        ida.page.goto("./")
        ida.sees(re.compile(rf"{re.escape(file)} is missing here"))
        space.absent = set()
        ida.press("Try again")
        expect(ida.page.locator("button.play")).to_be_visible()
        if "pyodide" in file:  # and plays
            assert ida.ask("GET", "/finished")["tables"] == []
        assert not ida.complaints(), file
        ida.close()


def test_a_part_that_is_damaged_or_out_of_reach_is_named(ida_alone: OfflineDevice) -> None:
    ida = ida_alone
    ida.expect_trouble("net::ERR_FAILED")
    ida.context.add_init_script(PRIVATE)
    game = kept_files()["parts"]["game"]["file"]
    ida.context.route(f"**/{game}", lambda route: route.fulfill(body="<!doctype html>", content_type="text/html"))
    ida.page.goto("./")
    ida.sees(f"{game} is damaged")
    ida.context.unroute(f"**/{game}")
    ida.context.route(f"**/{game}", lambda route: route.abort())
    ida.press("Try again")
    ida.sees(f"{game} could not be fetched")
    ida.context.unroute(f"**/{game}")
    ida.press("Try again")
    expect(ida.page.locator("button.play")).to_be_visible()
    assert ida.ask("GET", "/finished")["tables"] == []


@pytest.mark.broad
def test_a_slow_line_shows_how_much_has_come_and_what_to_do_until_then(
    ida_alone: OfflineDevice, space: WebSpace
) -> None:
    ida = ida_alone
    space.slow = {kept_files()["parts"]["python"]["file"]}
    ida.page.goto("./")
    button = ida.page.locator("button.play")
    expect(button).to_contain_text(re.compile(r"Getting the game ready, once: [23]\.\d of 4\.\d MB"))
    button.click()
    ida.page.locator(".ways").get_by_role("link", name="Learn by playing").click()
    expect(ida.page.locator(".lesson .words")).to_be_visible()
    ida.show("")
    button.click()  # the first time was forgotten with the lesson
    space.go_on.set()
    SlidingInput(ida).wait("push")
    assert len(ida.ask("GET", "/mine")["tables"]) == 1


def test_without_scripts_every_page_says_so(chromium: Browser, server: Server, space: WebSpace) -> None:
    context = chromium.new_context(java_script_enabled=False)
    page = context.new_page()
    for address in (server.url, space.url, f"{space.url}t/23456789ab"):
        page.goto(address)
        expect(page.locator("p[lang=de]")).to_be_visible()
    context.close()


def build_again(folder: Path) -> Path:
    """The built page under other names, as after an update: a name in `assets/` ends with a hash."""
    shutil.copytree(PAGE, folder)
    names = {file.name: HASH.sub(lambda found: found[1][::-1], file.name) for file in (folder / "assets").iterdir()}
    assert all(old != new for old, new in names.items())
    find = re.compile("|".join(map(re.escape, names)))
    for file in (folder / "index.html", *(folder / "assets").iterdir()):
        if file.suffix in (".html", ".js", ".css"):
            text = file.read_text(encoding="utf-8")
            file.write_text(find.sub(lambda found: names[found[0]], text), encoding="utf-8")
        file.rename(file.with_name(names.get(file.name, file.name)))
    return folder


def test_a_page_opened_before_an_update_plays_on_and_asks_to_reload(
    device: Devices, own_server: Server, tmp_path: Path
) -> None:
    """A part of it that was not loaded before is gone."""
    ida, tom = device("Ida", at=own_server), device("Tom", at=own_server)
    for one in (ida, tom):
        one.expect_trouble(LOST, *NOT_FOUND)
    ida.play_alone("classic-1986", BOT)
    hands = SlidingInput(ida)
    hands.wait("push")
    tom.page.goto("/")
    settled(tom)
    own_server.kill()
    ida.sees("The connection is lost")
    own_server.before = updated(build_again(tmp_path / "page"))
    own_server.start()
    hands.move()
    hands.wait("walk")
    ida.page.get_by_role("button", name="Menu").click()
    ida.sees(RELOAD)
    tom.page.locator('a[href="/puzzles"]').first.click()
    expect(tom.page.get_by_role("heading", name=RELOAD)).to_be_visible()
    tom.page.get_by_role("button", name="Try again").click()
    expect(tom.page.locator("main.puzzles")).to_be_visible()
    ida.page.reload()
    hands.wait("walk")
    ida.page.get_by_role("button", name="Menu").click()
    expect(ida.page.get_by_role("dialog")).to_be_visible()


def test_a_move_that_an_updated_server_does_not_understand_is_made_after_the_reload(
    device: Devices, own_server: Server, tmp_path: Path
) -> None:
    ida = device("Ida", at=own_server)
    ida.expect_trouble(LOST, *NOT_FOUND)
    ida.play_alone("classic-1986", BOT)
    hands = SlidingInput(ida)
    hands.wait("push")
    push, before = hands.thought(), ida.wire.seq
    hands.think(push)
    own_server.kill()
    ida.sees("The connection is lost")
    hands.go()
    own_server.before = updated(build_again(tmp_path / "page"), incompatible=True)
    own_server.start()
    expect(ida.page.get_by_role("heading", name=RELOAD)).to_be_visible()
    ida.page.get_by_role("button", name="Try again").click()
    hands.wait("walk")
    assert ida.wire.seq == before + 1
    assert ida.wire.said("move")[-1]["move"] == push
