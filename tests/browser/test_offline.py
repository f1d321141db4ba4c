"""The page without a server: built as a folder of files, under a path of a web space, and then without any network."""

from __future__ import annotations

import os
import re
import shutil
from collections.abc import Iterator
from contextlib import contextmanager
from hashlib import sha256
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Route, expect

from tests.browser.board_input import GoInput, SlidingInput, TowersInput
from tests.browser.conftest import Devices
from tests.browser.device import PHONE
from tests.browser.layout_checks import cut_off
from tests.browser.offline_device import FOLDER, OfflineDevice, web_space
from tests.puzzles.test_day import GOLDEN
from tests.server.harness.server import Server
from wanderwall.match.record import read

BOT = {"kind": "bot", "bot": "level1"}
ME = {"kind": "me", "name": "Ida"}
SHORT = {"goals": 1, "turn_limit": 3}
#: until Python runs in a tab, on a busy machine
BOOT_MS = 60_000
#: the device is full for every write: browsers remember for a while how much room there was, and look again later
FULL = """() => {
  const usual = IDBDatabase.prototype.transaction
  globalThis.roomAgain = () => void (IDBDatabase.prototype.transaction = usual)
  IDBDatabase.prototype.transaction = () => { throw new DOMException('full', 'QuotaExceededError') }
}"""
MEANWHILE = "A new game alone meanwhile"
SAFE = "Your other game is safe at the server."
BACK = "Back to the other game"
#: what a browser does that keeps nothing for pages
REFUSE = "throw new DOMException('The operation is insecure.', 'SecurityError')"
NOTHING_KEPT = "This browser keeps nothing for pages"
#: what was kept for it is no good any more
SPOIL = """async () => {
  const kept = await caches.open((await caches.keys()).find((name) => name.endsWith(' python')))
  for (const name of await kept.keys()) await kept.put(name, new Response(new Uint8Array(1 << 16)))
}"""


def without(what: str) -> str:
    owner, _, name = f"globalThis.{what}".rpartition(".")
    return f"Object.defineProperty({owner}, '{name}', {{ value: undefined }})"


def refuses(what: str) -> str:
    return f"Object.defineProperty(globalThis, '{what}', {{ get() {{ {REFUSE} }} }})"


@pytest.fixture(scope="module")
def space() -> Iterator[str]:
    with web_space() as url:
        yield url


@pytest.fixture
def ida(chromium: Browser, space: str) -> Iterator[OfflineDevice]:
    one = OfflineDevice(chromium, space, size=PHONE, touch=True)  # where the towers are drawn flat
    yield one
    assert not one.complaints()
    one.close()


def test_whole_games_without_a_network_then_a_newer_version(chromium: Browser, tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "offline")
    with web_space(folder) as url:
        ida = OfflineDevice(chromium, url, size=PHONE, touch=True)  # where the towers are drawn flat
        starts_before_there_is_python(ida)
        ida.arrived()
        plays_every_game(ida)
        looks_at_games_and_puzzles(ida)
        learns(ida)
        ida.context.set_offline(False)
        is_offered_a_newer_version(ida, folder / "sw.js")
        assert not ida.complaints()
        ida.close()


@pytest.mark.broad
def test_a_whole_game_of_another_edition_without_a_network(ida: OfflineDevice) -> None:
    ida.arrive()
    ida.sit(*ida.make("one-piece", [ME, BOT], options=SHORT))
    SlidingInput(ida).play()
    ida.ended()


def starts_before_there_is_python(ida: OfflineDevice) -> None:
    with without_python(ida):
        ida.page.goto("./")
        expect(ida.page.locator("button.play")).to_be_visible(timeout=BOOT_MS)


@contextmanager
def without_python(ida: OfflineDevice) -> Iterator[None]:
    """While it is on its way."""
    rules: list[Route] = []
    ida.context.route("**/game-*.bin", lambda route: rules.append(route))
    yield
    for held in rules:
        held.continue_()
    ida.context.unroute("**/game-*.bin")


def plays_every_game(ida: OfflineDevice) -> None:
    ida.sit(*ida.make("classic-1986", [ME, BOT], options=SHORT))
    hands = SlidingInput(ida)
    hands.wait("push")
    ida.press("Hint")
    ida.until(lambda: any(message["type"] == "hint" for message in ida.wire.received), 60)
    hands.move()
    ida.remembers()
    ida.page.reload()  # between push and walk
    ida.wire.view = None
    assert hands.wait("walk") == "walk"
    hands.play()
    ida.ended()

    ida.sit(*ida.make("towers-3d", [ME, BOT], options=SHORT))
    TowersInput(ida).play()
    ida.ended()

    ida.sit(*ida.make("go", [ME, BOT]))
    solver = GoInput(ida)
    solver.press("ready")
    solver.solve()
    solver.press("grab")  # the bot gets the last tile: the round is over
    solver.checked(1)
    ida.sit(*ida.make("go", [ME], options={"untimed": True, "one_roll": True}))  # the shortest whole game
    solver.solve()
    solver.press("grab")
    ida.ended()


def looks_at_games_and_puzzles(ida: OfflineDevice) -> None:
    ida.show("finished")
    expect(ida.page.locator(".table-cards a")).to_have_count(3)
    ida.page.locator(".table-cards a").last.click()
    expect(ida.page.locator(".film")).to_be_visible()
    review = ida.ask("GET", f"/tables/{ida.page.url.rpartition('/')[2]}/review")
    assert review["turns"]
    ida.show("puzzles")
    expect(ida.page.get_by_role("heading", name="Puzzles", exact=True)).to_be_visible()
    day = next(iter(GOLDEN))
    puzzles = "\n".join(ida.ask("GET", f"/puzzles/days/{day}/{which}")["line"] for which in ("maze", "roll"))
    assert sha256(puzzles.encode()).hexdigest().startswith(GOLDEN[day])  # as on every server


def learns(ida: OfflineDevice) -> None:
    for edition in ("classic-1986", "one-piece", "towers-3d", "go"):
        ida.show(f"rules/{edition}")
        expect(ida.page.get_by_role("heading", name="What it is about")).to_be_visible()
    for game in ("classic", "towers", "go"):
        ida.show(f"learn/{game}")
        expect(ida.page.locator(".lesson .words")).to_be_visible()


def a_newer_version_comes(ida: OfflineDevice, worker: Path) -> None:
    worker.write_text(re.sub('const VERSION = "[^"]+"', 'const VERSION = "newer"', worker.read_text()))
    ida.page.evaluate("() => navigator.serviceWorker.ready.then((registered) => void registered.update())")
    waiting = "() => navigator.serviceWorker.ready.then(({ waiting }) => waiting !== null)"
    ida.until(lambda: ida.page.evaluate(waiting), BOOT_MS / 1000)


def is_offered_a_newer_version(ida: OfflineDevice, worker: Path) -> None:
    a_newer_version_comes(ida, worker)
    newer = ida.page.get_by_text("A newer version is here.")
    expect(newer).not_to_be_visible()  # not where a person plays or looks at a game
    ida.show("")
    expect(newer).to_be_visible()
    with ida.page.expect_navigation():
        ida.press("Use it now")
    kept = ida.page.evaluate("() => caches.keys()")
    assert [name for name in kept if name.endswith((" newer", " python"))] == kept


@pytest.mark.broad
def test_a_newer_version_is_used_in_the_tab_of_the_first_visit(chromium: Browser, tmp_path: Path) -> None:
    folder = shutil.copytree(FOLDER, tmp_path / "offline")
    with web_space(folder) as url:
        ida = OfflineDevice(chromium, url)
        ida.page.goto("./")
        ida.sees("Saved on this device:")
        a_newer_version_comes(ida, folder / "sw.js")
        with ida.page.expect_navigation():
            ida.press("Use it now")
        expect(ida.page.locator("button.play")).to_be_visible()
        assert not ida.complaints()
        ida.close()


#: the page and the worker of an earlier version, as far as an update has to do with them
EARLIER = {
    "index.html": """<link rel="manifest" href="./manifest.webmanifest"><script>
const { serviceWorker } = navigator, before = serviceWorker.controller
serviceWorker.addEventListener('controllerchange', () => before && location.reload())
serviceWorker.register('./sw.js').then((one) => setInterval(() => one.waiting?.postMessage('renew'), 100))
</script>earlier""",
    "sw.js": """const NAME = `wanderwall ${new URL('./', location.href).href} earlier`
addEventListener('install', (event) => event.waitUntil(caches.open(NAME).then((one) => one.add('./index.html'))))
addEventListener('activate', (event) => event.waitUntil(clients.claim()))
addEventListener('message', ({ data }) => data === 'renew' && skipWaiting())
const page = () => caches.match('./index.html')
addEventListener('fetch', (event) => event.request.mode === 'navigate' && event.respondWith(page()))
""",
}


@pytest.mark.broad
def test_a_page_that_was_installed_earlier_is_updated_in_its_place(chromium: Browser, tmp_path: Path) -> None:
    folder = tmp_path / "offline"
    folder.mkdir()
    for name, text in EARLIER.items():
        (folder / name).write_text(text)
        os.utime(folder / name, (0, 0))  # or a web space would not see the newer file of the same second as changed
    with web_space(folder) as url:
        ida = OfflineDevice(chromium, url)
        ida.expect_trouble("404")  # it has no icon
        ida.arrive()
        ida.page.reload()
        ida.sees("earlier")
        ida.context.set_offline(False)
        shutil.copytree(FOLDER, folder, dirs_exist_ok=True, ignore=shutil.ignore_patterns("sw.js"))
        shutil.copy(FOLDER / "sw.js", folder)  # once all that it names is there
        ida.page.evaluate("() => navigator.serviceWorker.ready.then((registered) => void registered.update())")
        ida.sees("Saved on this device:")
        assert not [name for name in ida.page.evaluate("() => caches.keys()") if name.endswith("earlier")]
        ida.close()


@pytest.mark.broad
def test_a_device_without_room_says_so_until_there_is_some(ida: OfflineDevice, space: str) -> None:
    ida.expect_trouble("QuotaExceeded|Quota exceeded")
    quota, origin = ida.context.new_cdp_session(ida.page), space.partition("/games/")[0]
    quota.send("Storage.overrideQuotaForOrigin", {"origin": origin, "quotaSize": 2_000_000})
    ida.page.goto("./")
    ida.sees("there is too little room on this device")
    quota.send("Storage.overrideQuotaForOrigin", {"origin": origin})
    ida.press("Try again")
    ida.sees("Saved on this device:")


def test_one_tab_has_the_games_and_what_cannot_be_kept_has_not_happened(ida: OfflineDevice) -> None:
    ida.arrive()
    table, keys = ida.make("classic-1986", [ME, BOT], options=SHORT)
    ida.sit(table, keys)
    hands = SlidingInput(ida)
    hands.wait("push")
    ida.remembers()
    ida.page.evaluate(SPOIL)
    other = ida.context.new_page()
    other.goto("./rules/classic-1986")  # as the table's menu shows them, next to the board
    expect(other.get_by_role("heading", name="What it is about")).to_be_visible()
    other.goto(f"./t/{table}")
    expect(other.get_by_role("heading", name="wanderwall is open in another tab.")).to_be_visible()
    other.get_by_role("button", name="Play here").click()
    expect(other.locator(".sliding-play")).to_have_attribute("data-step", "push", timeout=BOOT_MS)
    expect(ida.page.get_by_role("heading", name="wanderwall is open in another tab.")).to_be_visible()
    other.close()
    ida.press("Play here")
    hands.wait("push")

    ida.show("room")
    expect(ida.page.get_by_role("heading", name="This page runs without a server")).to_be_visible()
    ida.sit(table, keys)
    hands.wait("push")

    (tables,) = (worker for worker in ida.page.workers if worker.evaluate("() => self.name") == "tables")
    ida.expect_trouble("the log cannot be written")
    tables.evaluate(FULL)
    hands.push(hands.thought())
    expect(ida.page.locator(".toast.bad")).to_contain_text("There is no room left on this device")
    tables.evaluate("() => roomAgain()")
    hands.push(hands.thought())
    hands.wait("walk")


def test_nothing_is_said_that_is_true_on_servers_only(ida: OfflineDevice) -> None:
    with without_python(ida):
        ida.page.goto("./?at=/new?edition=go")
        expect(ida.page.locator(".seats .note")).to_contain_text("on this device that is you against bots")
        ida.show("puzzles")
        waits = ida.page.get_by_role("status").filter(has_text=re.compile("."))
        expect(waits).to_have_text(
            ["Without a server this device works everything out by itself. That takes a little longer."]
        )


@pytest.mark.parametrize(
    ("browser", "sentence"),
    [
        (without("WebAssembly"), "This browser cannot play without a server"),
        (without("navigator.locks"), "This browser is too old to play without a server"),
        (without("BroadcastChannel"), "This browser is too old to play without a server"),
        (without("indexedDB"), NOTHING_KEPT),
        # with all site data blocked browsers refuse each of these in a way of its own
        (refuses("indexedDB"), NOTHING_KEPT),
        (f"BroadcastChannel = class {{ constructor() {{ {REFUSE} }} }}", NOTHING_KEPT),
        (f"LockManager.prototype.request = async () => {{ {REFUSE} }}", NOTHING_KEPT),
    ],
)
def test_what_a_browser_lacks_is_said(ida: OfflineDevice, browser: str, sentence: str) -> None:
    ida.context.add_init_script(browser)
    ida.page.goto("./t/23456789ab")  # the web space has no such file, and 404.html finds the page
    ida.expect_trouble("404")
    expect(ida.page.get_by_role("heading", name=re.compile(sentence))).to_be_visible()


def test_a_browser_that_remembers_no_preferences_plays(chromium: Browser, space: str) -> None:
    context = chromium.new_context(base_url=space)
    context.add_init_script(refuses("localStorage"))
    page = context.new_page()
    page.goto("./")
    expect(page.locator("button.play")).to_be_visible(timeout=BOOT_MS)
    context.close()


def test_a_server_that_is_gone_is_played_without_gets_the_game_and_gives_its_record_back(
    chromium: Browser, server: Server
) -> None:
    ida = OfflineDevice(chromium, f"{server.url}/offline/", size=PHONE, touch=True)
    ida.expect_trouble("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to .* failed")
    ida.arrive()
    ida.context.set_offline(False)
    made = ida.context.request.post(f"{server.url}/api/tables", data={"edition": "classic-1986", "seats": [ME, BOT]})
    ida.page.goto(f"../t/{made.json()['table']['id']}")
    hands = SlidingInput(ida)
    expect(hands.area).to_be_visible()
    ida.context.set_offline(True)
    ida.page.get_by_role("link", name=MEANWHILE).click()
    ida.page.wait_for_url("**/offline/")
    ida.page.goto("../puzzles")
    ida.page.wait_for_url("**/offline/")
    ida.sit(*ida.make("classic-1986", [ME, BOT], options=SHORT))
    hands.move()
    hands.wait("walk")
    ida.press("Menu")
    with ida.page.expect_download() as saved:
        ida.press("Save it to play on elsewhere")

    ida.context.set_offline(False)
    ida.page.goto("../finished")
    with ida.page.expect_file_chooser() as asked:
        ida.press("Bring a game")
    ida.wire.view = None
    asked.value.set_files(saved.value.path())
    ida.page.wait_for_url(re.compile(f"{server.url}/t/"))
    assert hands.wait("walk") == "walk"
    hands.play()
    ida.ended()

    ida.page.goto(ida.page.url.replace("/t/", "/r/"))
    ida.press("Share the game")
    with ida.page.expect_download() as saved:
        ida.page.get_by_role("link", name="Save the game as text").click()
    record = saved.value.path()
    ida.context.set_offline(True)
    ida.page.goto("./finished")
    with ida.page.expect_file_chooser() as asked:
        ida.press("Bring a game")
    asked.value.set_files(record)
    ida.page.wait_for_url(re.compile(f"{server.url}/offline/r/"), timeout=BOOT_MS)
    expect(ida.page.locator(".film")).to_be_visible()
    kept = read(ida.ask("GET", f"/tables/{ida.page.url.rpartition('/')[2]}/record")["record"])
    assert kept.moves == read(record.read_text(encoding="utf-8")).moves
    assert not ida.complaints()
    ida.close()


@pytest.mark.broad
def test_whoever_plays_alone_meanwhile_is_the_same_and_finds_back(chromium: Browser, server: Server) -> None:
    # the server made up a name
    ida = OfflineDevice(chromium, f"{server.url}/offline/", name="", size=(320, 700), touch=True)
    ida.expect_trouble("net::ERR_INTERNET_DISCONNECTED", "WebSocket connection to .* failed")
    ida.arrive()
    expect(ida.page.get_by_text(SAFE)).not_to_be_visible()
    ida.context.set_offline(False)
    seats = [{"kind": "me", "name": "Zora", "colour": "blue"}, {**BOT, "colour": "red"}]
    made = ida.context.request.post(f"{server.url}/api/tables", data={"edition": "classic-1986", "seats": seats}).json()
    there = f"{server.url}/t/{made['table']['id']}"
    ida.page.goto(there + "#" + ",".join(f"{seat}.{key}" for seat, key in made["keys"].items()))
    hands = SlidingInput(ida)
    hands.wait("push")
    ida.context.set_offline(True)
    ida.page.get_by_role("link", name=MEANWHILE).click()
    ida.page.wait_for_url("**/offline/")
    expect(ida.page.get_by_text(SAFE)).to_be_visible()
    expect(ida.page.get_by_role("button", name="You are Zora")).to_be_visible()
    assert not cut_off(ida)
    ida.page.get_by_role("link", name=BACK).press("Enter")
    expect(ida.page.locator(".toast.bad")).to_have_text("The server cannot be reached.")

    ida.wire.view = None
    ida.page.locator("button.play").click()
    ida.page.get_by_role("dialog").locator("button.main").click()  # asked once who plays
    hands.wait("push")
    me = next(seat for seat in ida.wire.table["seats"] if seat["kind"] == "person")
    assert (me["name"], me["colour"]) == ("Zora", "blue")
    ida.press("Menu")
    ida.context.set_offline(False)
    ida.page.get_by_role("link", name=BACK).click()
    ida.page.wait_for_url(there)
    hands.wait("push")
    ida.page.goto("./")
    expect(ida.page.locator("button.play")).to_be_visible()
    expect(ida.page.get_by_text(SAFE)).not_to_be_visible()
    assert not ida.complaints()
    ida.close()


@pytest.mark.broad
def test_what_was_kept_at_the_old_path_has_its_games_at_the_new_one(chromium: Browser, server: Server) -> None:
    ida = OfflineDevice(chromium, f"{server.url}/alone/", touch=True)
    ida.arrive()
    table, _ = ida.make("classic-1986", [ME, BOT], options=SHORT)
    ida.context.set_offline(False)
    ida.page.goto("../")
    ida.press("More")  # nothing is kept twice
    expect(ida.page.get_by_role("link", name="Without a network")).to_have_attribute("href", "/alone/")
    ida.page.goto("../offline/")
    assert [one["id"] for one in ida.ask("GET", "/mine")["tables"]] == [table]
    ida.close()


@pytest.mark.broad
def test_after_the_first_game_a_server_offers_to_keep_it(device: Devices) -> None:
    ida = device("Ida")
    ida.play_alone("classic-1986", BOT, options=SHORT)
    SlidingInput(ida).play()
    ida.press("More")  # in the dialog of the end
    ida.press(re.compile(r"Keep for offline: 5\.\d MB"))
    expect(ida.button("Saved: works offline, too")).to_be_visible()
    ida.context.set_offline(True)
    ida.page.goto("./")
    ida.page.wait_for_url("**/offline/")
    ida.sees("Saved on this device:")


def test_a_folder_opened_as_a_file_says_what_to_do(chromium: Browser) -> None:
    page = chromium.new_page(locale="de")
    page.goto((FOLDER / "index.html").as_uri())
    expect(page.locator("#splash")).to_contain_text("Aus einem Ordner geöffnet geht die Seite nicht")
    page.close()
