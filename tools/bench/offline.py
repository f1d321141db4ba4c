"""Measure the speed of the offline page in a real browser.

Run `make offline` first; nothing else should run on the machine at the same time.
"""

from __future__ import annotations

import argparse
import statistics
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from typing import Any, NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.board_input import GoInput, SlidingInput
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.offline_device import OfflineDevice, kept_files, web_space
from tools.report import add_write, measured_on, put, table

ME = {"kind": "me", "name": "Ida"}
#: timed visits after the first one, turns of each level, and hints
VISITS, TURNS, HINTS = 5, 8, 5

#: the longest time between two frames of the page, in milliseconds, over a few seconds
LONGEST_FRAME = """() => new Promise((resolve) => {
  let last = performance.now(), longest = 0
  const end = last + 8000
  const drawn = (now) => {
    longest = Math.max(longest, now - last)
    last = now
    if (now < end) requestAnimationFrame(drawn)
    else resolve(longest)
  }
  requestAnimationFrame(drawn)
})"""

#: when the page sent or received a message, in milliseconds of the page
WATCH = """
globalThis.noted = []
globalThis.Worker = class extends Worker {
  constructor(...about) {
    super(...about)
    this.addEventListener('message', ({ data }) => note('heard', data))
  }
  postMessage(data) {
    note('said', data)
    super.postMessage(data)
  }
}
function note(who, text) {
  if (typeof text !== 'string') return
  const [what, , value] = JSON.parse(text)
  if (what === 'say' || what === 'told') noted.push([who, performance.now(), JSON.parse(value)])
}
"""


class Line(NamedTuple):
    what: str
    figure: str
    target: str


def recorded_messages(device: OfflineDevice) -> list[tuple[str, float, dict[str, Any]]]:
    found: list[tuple[str, float, dict[str, Any]]] = device.page.evaluate("() => noted")
    return found


def answers(device: OfflineDevice, kind: str) -> list[float]:
    """Milliseconds from each message to its answer."""
    said = {
        message["ref"]: at
        for who, at, message in recorded_messages(device)
        if who == "said" and message["type"] == kind
    }
    heard = [
        (message["ref"], at)
        for who, at, message in recorded_messages(device)
        if who == "heard" and message.get("ref") in said
    ]
    return [at - said[ref] for ref, at in heard]


def bot_moves(device: OfflineDevice, seat: int = 1) -> list[float]:
    """Milliseconds from the event before a bot's move to that move."""
    events = [
        (at, message) for who, at, message in recorded_messages(device) if who == "heard" and message["type"] == "event"
    ]
    return [at - events[n][0] for n, (at, message) in enumerate(events[1:]) if message["seat"] == seat]


def has_hints(device: OfflineDevice, times: int) -> bool:
    return len(answers(device, "hint")) == times


@contextmanager
def new_device(browser: Browser, url: str) -> Iterator[OfflineDevice]:
    device = OfflineDevice(browser, url)
    device.context.add_init_script(WATCH)
    try:
        yield device
    finally:
        device.close()


def first_push(device: OfflineDevice) -> float:
    """Seconds from opening the address to the first push at a new table."""
    began = time.perf_counter()
    device.page.goto("./")
    device.page.locator("button.play").click()
    hands = SlidingInput(device)
    hands.wait("push")
    hands.push(hands.thought())
    hands.wait("walk")
    return time.perf_counter() - began


def measure(browser: Browser, url: str) -> list[Line]:
    lines = []
    with new_device(browser, url) as ida:
        lines.append(Line("first push, nothing there before", f"{first_push(ida):.1f} s", "6 s"))
        ida.page.wait_for_function("() => navigator.serviceWorker.controller !== null")
        ida.remembers()
        again = statistics.median(first_push(ida) for _ in range(VISITS))
        lines.append(Line("first push, files there", f"{again:.1f} s", "2.5 s"))
        for level in (1, 2, 3, 4):
            made = ida.make("classic-1986", [ME, {"kind": "bot", "bot": f"level{level}"}])
            ida.page.evaluate("() => { noted.length = 0 }")
            ida.sit(*made)
            hands = SlidingInput(ida)
            for _ in range(TURNS):
                hands.turn()
            hands.wait("push")
            worst = max(bot_moves(ida))
            lines.append(Line(f"a move of level {level}, at worst", f"{worst:.0f} ms", "150 ms"))
        middle = statistics.median(answers(ida, "move"))
        lines.append(Line("own move, until the page knows", f"{middle:.0f} ms", "70 ms"))
        for asked in range(1, HINTS + 1):
            ida.press("Hint")
            ida.until(partial(has_hints, ida, asked), 60)
            hands.turn()
            hands.wait("push")
        lines.append(Line("a hint, at worst", f"{max(answers(ida, 'hint')):.0f} ms", "500 ms"))
        ida.sit(*ida.make("go", [ME, {"kind": "bot", "bot": "level3"}]))
        GoInput(ida).press("ready")
        longest: float = ida.page.evaluate(LONGEST_FRAME)
        lines.append(Line("longest frame while bots lay tiles in Go!", f"{longest:.0f} ms", "100 ms"))
    return lines


def results(lines: list[Line], visited: int) -> str:
    lines = [*lines, Line("a first visit, on a server that compresses nothing", f"{visited / 1e6:.1f} MB", "5.5 MB")]
    return table(("what", "measured", "at most"), lines)


def arguments(parser: argparse.ArgumentParser) -> None:
    add_write(parser, "docs/lab/speed.md")


def main(asked: argparse.Namespace) -> None:
    with sync_playwright() as playwright, web_space() as url:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        found = results(measure(browser, url), kept_files()["bytes"])
        browser.close()
    print(found)
    if asked.write:
        put("lab/speed.md", "measured without a server", [measured_on(), "", found, ""])
