"""A page that is its own server: its files on a web space of ours, and what it says to its worker."""

from __future__ import annotations

import json
import threading
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BufferedIOBase
from itertools import count
from pathlib import Path
from typing import Any
from urllib.parse import parse_qsl

from playwright.sync_api import Browser, Page

from tests.browser.device import Device
from tests.browser.socket_log import SocketLog
from tests.server.client import Json

ROOT = Path(__file__).parents[2]
FOLDER = ROOT / "src" / "wanderwall" / "server" / "offline_page"

#: what the page and its worker send each other, sent to the test as well
LISTEN = """
globalThis.Worker = class extends Worker {
  constructor(...about) {
    super(...about)
    this.addEventListener('message', ({ data }) => typeof data === 'string' && globalThis.heardByTest?.('heard', data))
  }
  postMessage(data) {
    if (typeof data === 'string') globalThis.heardByTest?.('said', data)
    super.postMessage(data)
    globalThis.tables = this // not before: a worker takes the first that it hears for what it starts with
  }
}
"""


#: whether the next start of Python begins where this one had come to
REMEMBERED = """async () => {
  const name = (await caches.keys()).find((name) => name.endsWith(' python'))
  return name && (await (await caches.open(name)).keys()).length === 1
}"""

#: what a link does in the page
SHOW = """address => {
  history.pushState(null, '', address)
  dispatchEvent(new PopStateEvent('popstate'))
}"""


class CountingFile(BufferedIOBase):
    """What goes over the wire, headers and all."""

    def __init__(self, wire: BufferedIOBase, server: WebSpace) -> None:
        self._wire, self._server = wire, server

    def write(self, data: Any) -> int:
        self._server.sent += len(data)
        return self._wire.write(data)


class WebSpaceHandler(SimpleHTTPRequestHandler):
    """What `python3 -m http.server` does, under a path, and with 404.html for everything that is not there."""

    server: WebSpace

    def translate_path(self, path: str) -> str:
        return super().translate_path(path.removeprefix("/games"))

    def send_head(self) -> Any:
        if self.path.removeprefix("/games/") in self.server.absent:
            return self.send_error(404)
        return super().send_head()

    def send_error(self, code: int, *about: Any) -> None:
        body = (FOLDER / "404.html").read_bytes()
        self.send_response(code)
        self.send_header("Content-Type", "text/html")
        self.send_header("Content-Length", str(len(body)))
        self.end_headers()
        self.wfile.write(body)

    def setup(self) -> None:
        super().setup()
        self.wfile = CountingFile(self.wfile, self.server)

    def copyfile(self, source: Any, outputfile: Any) -> None:
        data = source.read()
        if self.path.removeprefix("/games/") in self.server.slow:
            outputfile.write(data[: len(data) // 2])
            self.server.go_on.wait()
            data = data[len(data) // 2 :]
        outputfile.write(data)

    def log_message(self, *about: Any) -> None: ...


class WebSpace(ThreadingHTTPServer):
    """A folder on a plain web space, under a path that is not the root."""

    def __init__(self, folder: Path) -> None:
        assert (folder / "sw.js").is_file(), "the folder is not built: make offline"
        super().__init__(("127.0.0.1", 0), partial(WebSpaceHandler, directory=str(folder)))
        self.url = f"http://127.0.0.1:{self.server_port}/games/"
        #: bytes so far
        self.sent = 0
        #: files that nobody has copied, and those of which half comes before the test lets them go on
        self.absent: set[str] = set()
        self.slow: set[str] = set()
        self.go_on = threading.Event()


@contextmanager
def open_space(folder: Path = FOLDER) -> Iterator[WebSpace]:
    with WebSpace(folder) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        yield server
        server.go_on.set()
        server.shutdown()


@contextmanager
def web_space(folder: Path = FOLDER) -> Iterator[str]:
    """The address of a folder on a web space."""
    with open_space(folder) as server:
        yield server.url


def kept_files() -> Json:
    """What the build says of the folder: its parts, and how many bytes it is."""
    kept: Json = json.loads((FOLDER / "kept.json").read_text())
    return kept


class OfflineSocketLog(SocketLog):
    """The same as over sockets, between page and worker."""

    def __init__(self, page: Page) -> None:
        super().__init__(page)
        #: what the page was answered, by the number of its question
        self.answers: dict[int, Json] = {}
        page.expose_function("heardByTest", self._listen)

    def _listen(self, who: str, text: str) -> None:
        match who, *json.loads(text):
            case "said", "dial", *_:
                self.connections += 1
            case "said", "say", _, str(value):
                self.sent.append(json.loads(value))
            case "heard", "told", _, str(value):
                self._heard(value)
            case "heard", "answer", int(number), str(value):
                self.answers[number] = json.loads(value)


class OfflineDevice(Device):
    """A browser at a page that is its own server."""

    def __init__(self, browser: Browser, url: str, **likes: Any) -> None:
        super().__init__(browser, url, **likes)
        self.context.add_init_script(LISTEN)
        self.wire = self.own = OfflineSocketLog(self.page)
        self._numbers = count(1_000_000)

    def arrive(self) -> None:
        """Come here for the first time."""
        self.page.goto("./")
        self.arrived()

    def arrived(self) -> None:
        """Stay until everything is kept: from now on there is no network."""
        self.page.wait_for_function("() => navigator.serviceWorker.ready.then(() => true)")
        self.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        self.context.set_offline(True)

    def remembers(self) -> None:
        """Stay until the next start of Python can begin where this one had come to."""
        self.until(lambda: self.page.evaluate(REMEMBERED), 60)

    def ask(self, method: str, path: str, body: Json | None = None) -> Json:
        """A request to the page's own server, and its answer."""
        number = next(self._numbers)
        place, _, query = path.partition("?")
        asked = json.dumps(["ask", number, method, place, dict(parse_qsl(query)), body, "", ""])
        self.page.wait_for_function("() => globalThis.tables")
        self.page.evaluate("asked => { tables.postMessage(asked) }", asked)
        self.until(lambda: number in self.own.answers, 60)
        return self.own.answers[number]

    def make(self, edition: str, seats: list[Json], **more: Any) -> tuple[str, dict[str, str]]:
        """A table of the page's own."""
        plan = {"edition": edition, "seats": seats, "options": {}, "begin": True, **more}
        answer = self.ask("POST", "/tables", plan)
        return answer["table"]["id"], answer["keys"]

    def sit(self, table: str, keys: Mapping[str, str] | None = None, *, query: str = "") -> None:
        hash_ = "#" + ",".join(f"{seat}.{key}" for seat, key in (keys or {}).items())
        self.wire.view = None
        self.show(f"t/{table}{query}{hash_}")

    def show(self, path: str) -> None:
        """Go to another page as by a link: a new load would start Python again."""
        self.page.evaluate(SHOW, self.url + path)
