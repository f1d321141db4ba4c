"""A device: a browser of its own with one page, watched for everything that must not happen."""

from __future__ import annotations

import io
import json
import re
import time
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Any, Literal
from urllib.parse import urlsplit

import zxingcpp
from PIL import Image
from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Locator, Page, Request, expect

from tests.browser.socket_log import SocketLog
from tests.server.client import Json
from wanderwall.i18n import Texts
from wanderwall.match import Match
from wanderwall.match.record import write

Theme = Literal["light", "dark"]
Size = tuple[int, int]

PHONE: Size = (390, 844)
LANDSCAPE: Size = (844, 390)
DESKTOP: Size = (1280, 800)

#: what a browser says by itself when a server it was connected to goes away
LOST = r"WebSocket connection to .* failed|net::ERR_(CONNECTION_(REFUSED|RESET|CLOSED)|EMPTY_RESPONSE)"

#: what it says without a graphics card when a picture is taken of the towers in space
STALL = "GPU stall due to ReadPixels"

#: collected in the page itself: a policy that is broken in a worker or a style shows here before anywhere else
WATCH_POLICY = """
addEventListener('securitypolicyviolation', (event) =>
  console.error(`policy: ${event.violatedDirective} ${event.blockedURI} ${event.sourceFile}:${event.lineNumber}`))
"""

#: tiles without hedges and posts: without a graphics card, painting their leaves takes a quarter of the time of a test
PLAIN_TILES = """
(() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.tile use:is([href^="#t-hedge"], [href^="#t-posts"]) { display: none }')
  document.adoptedStyleSheets.push(sheet)
})()
"""


class Device:
    """A person's browser. Tests read what people see from the page, and what they know from its wire."""

    def __init__(
        self,
        browser: Browser,
        url: str,
        name: str = "Ida",
        *,
        size: Size = DESKTOP,
        touch: bool = False,
        theme: Theme = "light",
        language: str = "en",
        motion: bool = False,
        sharpness: float = 1,
        plain: bool = False,
        likes: Mapping[str, Any] | None = None,
    ) -> None:
        self.name = name
        self.texts = Texts(language)
        self.url = url
        self.touch = touch
        self.friends: list[Device] = []
        self.host = urlsplit(url).netloc
        self.context: BrowserContext = browser.new_context(
            base_url=url,
            viewport={"width": size[0], "height": size[1]},
            device_scale_factor=sharpness,
            has_touch=touch,
            is_mobile=touch,
            locale=language,
            color_scheme=theme,
            reduced_motion="no-preference" if motion else "reduce",
        )
        self.context.set_default_timeout(60_000)
        self.context.add_init_script(WATCH_POLICY)
        if plain:
            self.context.add_init_script(PLAIN_TILES)
        # a test does not wait for what others do, unless it is about motion
        tempo = "normal" if motion else "once"
        for key, value in {"sound": False, "name": name, "tempo": tempo, **(likes or {})}.items():
            self.like(key, value)
        self.page: Page = self.context.new_page()
        self.wire = SocketLog(self.page)
        self.requests: list[Request] = []
        self.wrong: list[str] = []
        self.expected = [STALL]
        self.page.on("request", self._asked)
        self.page.on("console", self._console)
        self.page.on("pageerror", lambda error: self.wrong.append(f"error: {error}"))

    def like(self, key: str, value: Any) -> None:
        """A preference, set before any script of the page runs, once a device: what it changes later it may keep."""
        kept = f"'wanderwall.{key}'"
        script = f"localStorage.getItem({kept}) ?? localStorage.setItem({kept}, {as_script(value)})"
        self.context.add_init_script(script)

    # ── what must not happen ─────────────────────────────────────────────────────────────────────────────────────────

    def _asked(self, request: Request) -> None:
        self.requests.append(request)
        address = urlsplit(request.url)
        if address.scheme not in ("data", "blob") and address.netloc != self.host:
            self.wrong.append(f"asked elsewhere: {request.url}")

    def _console(self, message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            self.wrong.append(f"{message.type}: {message.text}")

    def expect_trouble(self, *patterns: str) -> None:
        """What the browser may complain of in this test."""
        self.expected += patterns

    def complaints(self) -> list[str]:
        found = [wrong for wrong in self.wrong if not any(re.search(pattern, wrong) for pattern in self.expected)]
        return found + [wrong for friend in self.friends for wrong in friend.complaints()]

    # ── tables ───────────────────────────────────────────────────────────────────────────────────────────────────────

    def make(self, edition: str, seats: list[Json], **more: Any) -> tuple[str, dict[str, str]]:
        """A table made by this guest, its id and the keys of the seats on this device."""
        body = {"edition": edition, "seats": seats, "options": {}, "begin": True, **more}
        made = self.context.request.post("/api/tables", data=body)
        assert made.ok, made.text()
        answer = made.json()
        return answer["table"]["id"], answer["keys"]

    def sit(self, table: str, keys: Mapping[str, str] | None = None, *, query: str = "") -> None:
        """Come to a table, with the keys of some seats."""
        hash_ = "#" + ",".join(f"{seat}.{key}" for seat, key in keys.items()) if keys else ""
        self.page.goto(f"/t/{table}{query}{hash_}")

    def go_on(self, table: str, keys: Mapping[str, str]) -> None:
        """Come to a table from another part of the page, which is not loaded again."""
        address = f"/t/{table}#" + ",".join(f"{seat}.{key}" for seat, key in keys.items())
        self.page.evaluate(
            "(to) => { history.pushState(null, '', to); dispatchEvent(new PopStateEvent('popstate')) }", address
        )

    def play_alone(self, edition: str, *others: Json, **more: Any) -> str:
        """A table with this guest in the first seat and bots, opened."""
        table, keys = self.make(edition, [{"kind": "me", "name": self.name}, *others], **more)
        self.sit(table, keys)
        return table

    def bring(self, match: Match) -> str:
        """A table at which a game goes on that was begun elsewhere, opened; everybody in it plays on this device."""
        made = self.context.request.post("/api/records", data={"record": write(match.record())})
        assert made.ok, made.text()
        table: str = made.json()["table"]["id"]
        self.sit(table, made.json()["keys"])
        return table

    def friend(self, name: str) -> Device:
        """Another person who joins in on their own device."""
        browser = self.context.browser
        assert browser
        self.friends.append(Device(browser, self.url, name))
        return self.friends[-1]

    # ── what is seen ─────────────────────────────────────────────────────────────────────────────────────────────────

    def button(self, name: str | re.Pattern[str], **more: Any) -> Locator:
        return self.page.get_by_role("button", name=name, exact=isinstance(name, str), **more)

    def press(self, name: str | re.Pattern[str]) -> None:
        """Click or tap a button by its words."""
        self.button(name).click()

    def sees(self, text: str | re.Pattern[str]) -> None:
        expect(self.page.get_by_text(text).first).to_be_visible()

    def camera(self) -> str:
        """What another device reads when it is held before the QR code on this screen."""
        code = self.page.locator(".qr")
        expect(code.locator("path")).to_have_attribute("d", re.compile("^M"))
        seen = zxingcpp.read_barcode(Image.open(io.BytesIO(code.screenshot())))
        return seen.text if seen else ""

    def until(self, holds: Callable[[], Any], seconds: float = 20.0) -> None:
        """Wait, frame by frame, until something is so that only the wire knows."""
        late = time.monotonic() + seconds
        while not holds():
            assert time.monotonic() < late, f"{self.name} waited in vain"
            self.page.evaluate("new Promise((drawn) => requestAnimationFrame(drawn))")

    def ended(self) -> None:
        """The end of the game is on the screen."""
        expect(self.page.locator("dialog.ending")).to_be_visible(timeout=120_000)

    def uncover(self) -> None:
        """Draw the curtain, once it is clear whose turn it is."""
        ready = self.page.locator(".curtain button")
        expect(ready).to_have_count(1)
        ready.click()

    def close(self, trace: Path | None = None) -> None:
        for friend in self.friends:
            friend.close()
        if trace:
            self.context.tracing.stop(path=trace)
        self.context.close()


def together(edition: str, *people: Device, **more: Any) -> str:
    """Everybody at one table, each on their own device; the first makes it, and it begins."""
    first, *others = people
    seats = [{"kind": "me", "name": first.name}, *({"kind": "open"} for _ in others)]
    table, keys = first.make(edition, seats, **more)
    for one in others:
        asked = one.context.request.post(f"/api/tables/{table}/join", data={"seat": None, "name": one.name})
        assert asked.ok, asked.text()
        joined = asked.json()
        one.sit(table, {joined["seat"]: joined["key"]})
    begun = first.context.request.post(f"/api/tables/{table}/begin", headers={"X-Seat-Key": f"0.{keys['0']}"})
    assert begun.ok, begun.text()
    first.sit(table, keys)
    return table


def as_script(value: Any) -> str:
    """A value as the page stores it, written as a string of a script."""
    return json.dumps(json.dumps(value))
