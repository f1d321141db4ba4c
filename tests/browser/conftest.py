"""One server and one browser for each process of the tests; a device for each person in a test."""

from __future__ import annotations

import re
import threading
from collections.abc import Generator, Iterator
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any, Protocol

import pytest
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.device import Device
from tests.server.harness.server import ADMIN_KEY, Server
from wanderwall.server.http.files import FOLDER as PAGE

ROOT = Path(__file__).parents[2]
#: pictures and traces of what failed
LEFT = ROOT / "build" / "browser"

#: without windows and menus of its own: a device costs 1.3 s of processor, with them 7.1 s
CHROMIUM = "/usr/bin/chromium-headless-shell"
#: a browser that does nothing by itself
QUIET = [
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
    "--no-first-run",
    "--disable-quic",
    # a name that is no loopback address: there browsers allow a page as little as on a home network
    "--host-resolver-rules=MAP wanderwall.local 127.0.0.1",
]


class OtherSite(ThreadingHTTPServer):
    """Shows one page at all addresses, under two names: one of them may show our replays inside of it."""

    page = ""

    def __init__(self) -> None:
        super().__init__(("127.0.0.1", 0), _Answer)
        self.friendly, self.strange = (
            f"http://{name}:{self.server_port}" for name in ("localhost", "wanderwall.local")
        )


class _Answer(BaseHTTPRequestHandler):
    server: OtherSite

    def do_GET(self) -> None:
        self.send_response(200)
        self.send_header("Content-Type", "text/html")
        self.end_headers()
        self.wfile.write(self.server.page.encode())

    def log_message(self, *_: object) -> None:
        """Nobody reads it."""


#: long, so that a busy machine is not taken for a broken page
expect.set_options(timeout=60_000)

DEVICES = pytest.StashKey[list[Device]]()


# Of the package and not of the session: Playwright runs an event loop, under which other tests could start none.
@pytest.fixture(scope="package")
def chromium() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        yield browser
        browser.close()


@pytest.fixture(scope="package")
def elsewhere() -> Iterator[OtherSite]:
    """A server of another site."""
    with OtherSite() as one:
        thread = threading.Thread(target=one.serve_forever)
        thread.start()
        yield one
        one.shutdown()
        thread.join()


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory, elsewhere: OtherSite) -> Iterator[Server]:
    """A server as families run it. It serves the page as it was built last."""
    assert (PAGE / "index.html").is_file(), "the page is not built: make page"
    settings = {
        "WANDERWALL_ADMIN_KEY": ADMIN_KEY,
        "WANDERWALL_PUSH": "mailto:host@school.example",
        "WANDERWALL_EMBED": elsewhere.friendly,
    }
    one = Server(tmp_path_factory.mktemp("browser"), environment=settings).start()
    yield one
    one.stop()


@pytest.fixture
def own_server(tmp_path: Path) -> Iterator[Server]:
    """A server that a test may kill."""
    one = Server(tmp_path).start()
    yield one
    one.stop()


class Devices(Protocol):
    def __call__(self, name: str = "Ida", *, at: Server | None = None, **likes: Any) -> Device: ...


@pytest.fixture
def device(chromium: Browser, server: Server, request: pytest.FixtureRequest) -> Iterator[Devices]:
    """Gives devices to people: `device("Ida", size=PHONE, touch=True)`. What they complained of fails the test."""
    given: list[Device] = []
    request.node.stash[DEVICES] = given

    def give(name: str = "Ida", *, at: Server | None = None, **likes: Any) -> Device:
        # a quarter of the dots and no hedges: without a graphics card, painting takes most of the time
        one = Device(chromium, (at or server).url, name, **{"sharpness": 0.5, "plain": True, **likes})
        one.context.tracing.start(sources=True)
        given.append(one)
        return one

    yield give
    complaints = [f"{one.name}: {wrong}" for one in given for wrong in one.complaints()]
    folder = left_by(request.node)
    for number, one in enumerate(given):
        one.close(folder / f"{number}-{one.name}-trace.zip" if folder.exists() else None)
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def ida(device: Devices) -> Device:
    """One person at a desk."""
    return device("Ida")


def left_by(node: pytest.Item) -> Path:
    return LEFT / re.sub(r"[^\w.-]+", "-", node.nodeid.partition("tests/browser/")[2]).strip("-")


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(
    item: pytest.Item, call: pytest.CallInfo[None]
) -> Generator[None, pytest.TestReport, pytest.TestReport]:
    """A failing test leaves a picture of every device, and its errors."""
    report = yield
    devices = item.stash.get(DEVICES, [])
    if report.when == "call" and report.failed and devices:
        folder = left_by(item)
        folder.mkdir(parents=True, exist_ok=True)
        for number, one in enumerate(devices):
            try:
                one.page.screenshot(path=folder / f"{number}-{one.name}.png", timeout=5000)
            except Error as gone:
                report.sections.append((f"no picture of {one.name}", str(gone)))
            report.sections.append((f"{one.name} at {one.page.url}", "\n".join(one.wrong)))
        report.sections.append(("pictures and traces", str(folder)))
    return report
