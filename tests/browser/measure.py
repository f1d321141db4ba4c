"""How fast the page is, in a real browser against a real server. Part of `make bench`; `--write` puts it into the docs.

Each figure stands beside one of the same run that no page could beat: an empty answer, a board at rest.
"""

from __future__ import annotations

import argparse
import platform
import statistics
import tempfile
import time
from itertools import pairwise
from pathlib import Path
from typing import NamedTuple

from playwright.sync_api import Browser, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET, ROOT
from tests.browser.device import Device
from tests.browser.hands import SlidingHands
from tests.server.harness.server import Server

BOT = {"kind": "bot", "bot": "random"}
DOCS = ROOT / "docs" / "speed.md"
MARK = "<!-- measured in the browser -->"
TIMES = 7

#: every frame's time while something is watched
WATCH_FRAMES = """() => {
  window.frames_seen = []
  const look = (at) => { window.frames_seen.push(at); window.watching = requestAnimationFrame(look) }
  window.watching = requestAnimationFrame(look)
}"""
STOP_WATCHING = "() => { cancelAnimationFrame(window.watching); return window.frames_seen }"

#: milliseconds from touching an arrow to the frame that shows what would be in reach, for every arrow and turn
PREVIEWS = """async () => {
  const times = []
  const shown = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  for (let turn = 0; turn < 4; turn++) {
    for (const arrow of document.querySelectorAll('[data-arrow]:not([aria-disabled=true])')) {
      await shown()
      const began = performance.now()
      arrow.dispatchEvent(new MouseEvent('click', { bubbles: true }))
      await shown()
      times.push(performance.now() - began)
    }
    ;[...document.querySelectorAll('.turn-button')].at(-1).click()
  }
  return times
}"""


class Row(NamedTuple):
    what: str
    figure: str
    beside: str
    ratio: str


def arriving(browser: Browser, url: str) -> Row:
    """From asking for a table's address, with nothing kept from before, to a board that can be played."""
    boards, nothings = [], []
    for _ in range(TIMES):
        one = Device(browser, url, motion=True)
        table, keys = one.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT])
        began = time.perf_counter()
        one.sit(table, keys)
        one.page.locator(".sliding-play [role=grid]").wait_for()
        boards.append(1000 * (time.perf_counter() - began))
        one.close()
        one = Device(browser, url)
        began = time.perf_counter()
        one.page.goto("/health")
        nothings.append(1000 * (time.perf_counter() - began))
        one.close()
    board, nothing = statistics.median(boards), statistics.median(nothings)
    worst = f"{board:.0f} ms (worst of {TIMES}: {max(boards):.0f})"
    return Row(
        "a table's address to a board in play", worst, f"an empty answer {nothing:.0f} ms", f"{board / nothing:.1f}"
    )


def rate(frames: list[float]) -> tuple[float, float]:
    """Frames a second, and the longest wait for one."""
    gaps = [after - before for before, after in pairwise(frames)]
    return 1000 * len(gaps) / sum(gaps), max(gaps)


def pushing(browser: Browser, url: str) -> Row:
    """Frames a second while lines slide and pawns walk, and on the same board at rest."""
    one = Device(browser, url, motion=True)
    one.play_alone("classic-1986", BOT)
    hands = SlidingHands(one)
    hands.wait("push")
    one.page.evaluate(WATCH_FRAMES)
    one.page.wait_for_timeout(2000)
    rest, _ = rate(one.page.evaluate(STOP_WATCHING))
    moving: list[float] = []
    longest = 0.0
    for _ in range(4):
        hands.wait("push")
        hands.think(hands.thought())
        one.page.wait_for_timeout(400)
        one.page.evaluate(WATCH_FRAMES)
        hands.go()
        one.page.wait_for_timeout(500)  # the line slides for as long
        frames, gap = rate(one.page.evaluate(STOP_WATCHING))
        moving.append(frames)
        longest = max(longest, gap)
        hands.wait("walk")
        hands.walk(hands.thought())
    one.close()
    frames = statistics.median(moving)
    told = f"{frames:.0f} frames/s (longest wait {longest:.0f} ms)"
    return Row("a push", told, f"at rest {rest:.0f} frames/s", f"{frames / rest:.2f}")


def previewing(browser: Browser, url: str) -> Row:
    """From touching an arrow to seeing the maze as it would be."""
    one = Device(browser, url, motion=False)
    one.play_alone("classic-1986", BOT)
    SlidingHands(one).wait("push")
    one.page.wait_for_timeout(500)
    times: list[float] = one.page.evaluate(PREVIEWS)
    one.page.evaluate(WATCH_FRAMES)
    one.page.wait_for_timeout(1000)
    frame = 1000 / rate(one.page.evaluate(STOP_WATCHING))[0]
    one.close()
    middle = statistics.median(times)
    told = f"{middle:.0f} ms (worst of {len(times)}: {max(times):.0f})"
    return Row("an arrow touched to its preview seen", told, f"one frame {frame:.0f} ms", f"{middle / frame:.1f}")


def measured(browser: Browser, url: str) -> list[Row]:
    rows = []
    for part in (arriving, previewing, pushing):
        rows.append(part(browser, url))
        print(f"  {rows[-1].what}: {rows[-1].figure}; {rows[-1].beside}; ratio {rows[-1].ratio}", flush=True)
    return rows


def table(rows: list[Row]) -> str:
    lines = ["| what | measured | beside it | ratio |", "|---|---|---|---|"]
    return "\n".join([*lines, *("| " + " | ".join(row) + " |" for row in rows)])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--write", action="store_true", help=f"put the figures into {DOCS.relative_to(ROOT)}")
    write = parser.parse_args().write
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            print("the page, in a browser without a graphics card:")
            rows = measured(browser, server.url)
        finally:
            browser.close()
            server.stop()
    if write:
        before, _, after = DOCS.read_text(encoding="utf-8").partition(MARK)
        _, end, rest = after.partition("<!-- end -->")
        machine = f"{platform.machine()}, Python {platform.python_version()}, Chromium without a graphics card."
        DOCS.write_text(f"{before}{MARK}\n{machine}\n\n{table(rows)}\n\n{end}{rest}", encoding="utf-8")


if __name__ == "__main__":
    main()
