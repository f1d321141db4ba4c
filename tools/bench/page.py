"""Measure the speed of the page, in a real browser against a real server.

Part of `make bench`. Each figure has a lower bound from the same run that no page could beat: an empty response, say.

`--old FOLDER` compares two builds instead: what a phone does until the first picture is complete. FOLDER is a copy of
`src/wanderwall/server/page` as an older commit has built it. Each build has a server of its own, and both are visited
in turn, so that whatever else the machine does slows both.
"""

from __future__ import annotations

import argparse
import statistics
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from itertools import pairwise
from pathlib import Path
from typing import Any, NamedTuple

import orjson
from playwright.sync_api import Browser, CDPSession, sync_playwright

from tests.browser.board_input import SlidingInput
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.device import PHONE, Device
from tests.browser.scenes import settled
from tests.server.harness.server import Server
from tools.report import add_write, measured_on, put, table
from wanderwall.server.http import files

BOT = {"kind": "bot", "bot": "random"}
TIMES = 7

#: records the time of every frame
WATCH_FRAMES = """() => {
  window.frames_seen = []
  const look = (at) => { window.frames_seen.push(at); window.watching = requestAnimationFrame(look) }
  window.watching = requestAnimationFrame(look)
}"""
STOP_WATCHING = "() => { cancelAnimationFrame(window.watching); return window.frames_seen }"

#: the page itself takes no part in a slide: frames are counted from the trace, not requested by its thread
MARK_SLIDES = """
const animate = Element.prototype.animate
Element.prototype.animate = function (...how) {
  const glide = animate.apply(this, how)
  if (this.classList.contains('line')) {
    glide.ready.then(() => performance.mark('slide'))
    glide.finished.then(() => performance.mark('slid'), () => {})
  }
  return glide
}
"""

#: `press(what, seen)`: milliseconds from a press to the end of the first frame that shows its effect, and how many
#: frames that took; `nothing()`: the same for a button that only changes its own letter, which no page could beat
PRESSING = """() => {
  const frame = () => new Promise((drawn) => requestAnimationFrame(() => setTimeout(drawn)))
  const empty = document.createElement('button')
  empty.style = 'position: fixed; left: 0; top: 0'
  empty.onclick = () => { empty.textContent = empty.textContent === 'o' ? 'x' : 'o' }
  document.body.append(empty)
  window.press = async (what, seen) => {
    await frame()
    await frame()
    const began = performance.now()
    what.dispatchEvent(new MouseEvent('click', { bubbles: true }))
    let frames = 0
    do {
      await frame()
      frames++
    } while (!seen())
    return [performance.now() - began, frames]
  }
  window.nothing = () => press(empty, () => true)
}"""

#: touches every arrow, with two rotations of the spare, and waits until the maze after the push is visible
PREVIEWS = """async () => {
  const [seen, idle] = [[], []]
  for (let turn = 0; turn < 2; turn++) {
    for (const arrow of document.querySelectorAll('[data-arrow]:not([aria-disabled=true])')) {
      idle.push(await nothing())
      seen.push(await press(arrow, () => arrow.getAttribute('aria-pressed') === 'true'))
    }
    ;[...document.querySelectorAll('.turn-button')].at(-1).click()
  }
  return [seen, idle]
}"""

#: makes the previewed push and waits until the reachable squares are highlighted, which happens only after a push
PUSH = """async () => {
  const lit = () => document.querySelector('.tile.reach') !== null
  if (lit()) throw new Error('shown too early')
  return [[await press(document.querySelector('.actions .go'), lit)], [await nothing()]]
}"""


#: how many times slower than this machine: a phone of some years ago
SLOWDOWN = 4
#: how many times the fixed loop the long tasks of a first load may take
BLOCKING = {"start": 8, "table": 8}
#: at the end of a ratio that is above its budget
OVER = " !"

#: when the first picture is complete, on every build of the page
COMPLETE = {
    "start": "() => document.querySelector('.scene svg') && document.querySelectorAll('.game svg').length >= 2",
    "table": """() =>
      document.querySelectorAll('.sliding-board .tile').length >= 49 && document.querySelector('.goal-card')""",
}
#: sums up all tasks of the page's thread that are longer than 50 ms
WATCH_LONG_TASKS = """
window.longTasks = 0
new PerformanceObserver((seen) => seen.getEntries().forEach(({ duration }) => (longTasks += duration)))
  .observe({ type: 'longtask', buffered: true })
"""
#: milliseconds of work that is always the same
LOOP = """() => {
  const [began, seen] = [performance.now(), new Map()]
  for (let n = 0; n < 1_000_000; n++) seen.set(n % 5000, (((seen.get(n % 5000) ?? 1) * 31) ^ n) | 0)
  return performance.now() - began
}"""


class Row(NamedTuple):
    what: str
    figure: str
    bound: str
    ratio: str


def arriving(browser: Browser, url: str) -> list[Row]:
    """Measure from opening a table's address with an empty cache to a playable board."""
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
    bound, ratio = f"an empty answer {nothing:.0f} ms", f"{board / nothing:.1f}"
    return [Row("a table's address to a board in play", worst, bound, ratio)]


COUNT_TAPS = "addEventListener('click', (touch) => { if (touch.isTrusted) window.taps = (window.taps ?? 0) + 1 }, true)"


def tapping(browser: Browser, url: str) -> list[Row]:
    """Count the taps and seconds of a new guest from opening the page to the first push, and the taps for a turn."""
    one = Device(browser, url, size=PHONE, touch=True, motion=True, likes={"name": ""})
    one.context.add_init_script(COUNT_TAPS)
    hands, name, began = SlidingInput(one), one.page.locator("dialog .btn.main"), time.perf_counter()
    one.page.goto("/")
    one.page.locator(".play").first.click()
    hands.area.or_(name).first.wait_for()
    if name.is_visible():
        name.click()
    taps = []
    for sent in (2, 4):
        hands.wait("push")
        arrow = hands.thought().rstrip("nesw")
        reach = int((one.wire.choices or {})["pushes"][hands.pushed(arrow, 0)], 16)
        hands.arrow(arrow).click()
        one.page.locator(f"[data-square='{reach.bit_length() - 1}']").click()  # pushes, and walks there
        while len(one.wire.said("move")) < sent:
            one.page.wait_for_timeout(20)
        taps.append((time.perf_counter() - began, one.page.evaluate("taps")))
    one.close()
    (seconds, first), (_, second) = taps
    return [Row("opening the page to the first turn", f"{first} taps, {seconds:.1f} s", f"a turn {second - first}", "")]


def rate(frames: list[float]) -> tuple[float, float]:
    """Frames a second, and the longest time between two frames."""
    gaps = [after - before for before, after in pairwise(frames)]
    return 1000 * len(gaps) / sum(gaps), max(gaps)


class Slide(NamedTuple):
    """What the browser did between the start and the end of a slide."""

    ms: float
    #: frames that were drawn, milliseconds of the page's main thread in that time, and layouts in it
    drawn: int
    work: float
    layouts: int


def slides(trace: bytes) -> list[Slide]:
    """The slides in a trace, from mark to mark."""
    events: list[dict[str, Any]] = orjson.loads(trace)["traceEvents"]
    marks = sorted((e for e in events if e["name"] in ("slide", "slid")), key=lambda e: e["ts"])
    found = []
    for begin, end in pairwise(marks):
        if (begin["name"], end["name"]) != ("slide", "slid"):
            continue
        during = [e for e in events if begin["ts"] <= e.get("ts", 0) <= end["ts"]]
        own = [e for e in during if (e["pid"], e["tid"]) == (begin["pid"], begin["tid"])]
        found.append(
            Slide(
                (end["ts"] - begin["ts"]) / 1000,
                sum(e["name"] == "Display::DrawAndSwap" for e in during),
                sum(e.get("dur", 0) for e in own if e["name"] == "ThreadControllerImpl::RunTask") / 1000,
                sum(e["name"] == "Layout" for e in own),
            )
        )
    return found


def pushing(browser: Browser, url: str) -> list[Row]:
    """Measure frames a second while lines slide, and on the same board while only frames are requested."""
    one = Device(browser, url, motion=True)
    one.context.add_init_script(MARK_SLIDES)
    one.play_alone("classic-1986", BOT)
    hands = SlidingInput(one)
    hands.wait("push")
    one.page.evaluate(WATCH_FRAMES)
    one.page.wait_for_timeout(2000)
    rest, _ = rate(one.page.evaluate(STOP_WATCHING))
    seen: list[Slide] = []
    for _ in range(4):
        hands.wait("push")
        hands.think(hands.thought())
        one.page.wait_for_timeout(500)
        browser.start_tracing(page=one.page, categories=["devtools.timeline", "blink.user_timing", "toplevel", "viz"])
        hands.go()
        hands.wait("walk")
        hands.walk(hands.thought())
        hands.wait("push")
        seen += slides(browser.stop_tracing())
    one.close()
    frames = statistics.median(1000 * slide.drawn / slide.ms for slide in seen)
    work = statistics.median(slide.work / slide.ms for slide in seen)
    layouts = statistics.median(slide.layouts for slide in seen)
    return [
        Row("a push", f"{frames:.0f} frames/s", f"at rest {rest:.0f} frames/s", f"{frames / rest:.2f}"),
        Row("the page's own thread during a push", f"busy for {work:.0%}", f"layouts {layouts:.0f}", ""),
    ]


#: milliseconds and frames of presses
Presses = list[tuple[float, int]]


def previewing(browser: Browser, url: str) -> list[Row]:
    """Measure from touching an arrow to seeing the maze after the push."""
    one = Device(browser, url, motion=False)
    one.play_alone("classic-1986", BOT)
    ready(one)
    seen, bound = one.page.evaluate(PREVIEWS)
    one.close()
    return [press_row("an arrow touched to its preview seen", seen, bound)]


def solving(browser: Browser, url: str) -> list[Row]:
    """Measure from making a push in a puzzle to seeing its result; then start again."""
    one = Device(browser, url, motion=False)
    made = one.page.request.post("/api/puzzles", data={"number": 1}).json()
    one.sit(made["table"]["id"], made["keys"])
    hands = ready(one)
    seen: Presses = []
    bound: Presses = []
    for push in list((one.wire.choices or {})["pushes"])[::2]:
        hands.think(push)
        pressed, empty = one.page.evaluate(PUSH)
        seen, bound = seen + pressed, bound + empty
        hands.wait("walk")
        one.press("Start over")
        hands.wait("push")
    one.close()
    return [press_row("a push in a puzzle to its answer", seen, bound)]


def ready(one: Device) -> SlidingInput:
    """A board at rest, with presses that can be timed."""
    hands = SlidingInput(one)
    hands.wait("push")
    one.page.wait_for_timeout(500)
    one.page.evaluate(PRESSING)
    return hands


def press_row(what: str, seen: Presses, bound: Presses) -> Row:
    times, frames = zip(*seen, strict=True)
    middle, least = statistics.median(times), statistics.median(time for time, _ in bound)
    first = sum(number == 1 for number in frames)
    figure = f"{middle:.0f} ms (worst of {len(times)}: {max(times):.0f}), in the first frame {first} times"
    return Row(what, figure, f"an empty press {least:.0f} ms", f"{middle / least:.1f}")


@contextmanager
def slowed(browser: Browser, url: str, page: str) -> Iterator[tuple[Device, CDPSession]]:
    """Open a page with an empty cache on a slow CPU, as on a phone, until its picture is complete."""
    one = Device(browser, url, size=PHONE, touch=True, sharpness=2)
    try:
        one.context.add_init_script(WATCH_LONG_TASKS)
        address = "/"
        if page == "table":
            made, keys = one.make("classic-1986", [{"kind": "me", "name": "Ida"}, BOT])
            address = f"/t/{made}#" + ",".join(f"{seat}.{key}" for seat, key in keys.items())
        devtools = one.context.new_cdp_session(one.page)
        # the thread's own time, which what else the machine does hardly changes
        devtools.send("Performance.enable", {"timeDomain": "threadTicks"})
        devtools.send("Emulation.setCPUThrottlingRate", {"rate": SLOWDOWN})
        one.page.goto(address)
        one.page.wait_for_function(COMPLETE[page])
        settled(one)
        yield one, devtools
    finally:
        one.close()


def blocking(browser: Browser, url: str) -> list[Row]:
    """Measure how long the first load keeps the page from answering on a slow CPU: the sum of its tasks that are longer
    than 50 ms, as a multiple of a fixed loop in the same page.
    """
    longs: dict[str, list[float]] = {page: [] for page in BLOCKING}
    loops: list[float] = []
    for _ in range(TIMES):
        for page, seen in longs.items():
            with slowed(browser, url, page) as (one, _):
                seen.append(one.page.evaluate("longTasks"))
                loops.append(one.page.evaluate(LOOP))
    rows = []
    for page, budget in BLOCKING.items():
        least, worst = min(longs[page]), max(longs[page])  # the least is what other work disturbed least
        ratio = least / min(loops)
        figure = f"{least:.0f} ms (worst of {TIMES}: {worst:.0f})"
        kept = f"{ratio:.1f} of at most {budget}{OVER if ratio > budget else ''}"
        rows.append(Row(f"{page}: long tasks on a slow CPU", figure, f"a fixed loop {min(loops):.0f} ms", kept))
    return rows


def measure(browser: Browser, url: str) -> list[Row]:
    rows: list[Row] = []
    for part in (tapping, arriving, previewing, solving, pushing, blocking):
        for row in part(browser, url):
            print(f"  {row.what}: {row.figure}; {row.bound}; {row.ratio}", flush=True)
            rows.append(row)
    return rows


# ── two builds ───────────────────────────────────────────────────────────────────────────────────────────────────────

VISITS = 7
FIGURES = {
    "style": ("style and layout", "ms"),
    "work": ("all work of the page's thread", "ms"),
    "elements": ("elements", ""),
    "requests": ("requests", ""),
    "kilobytes": ("bytes of the responses, compressed", "kB"),
}


class Visit(NamedTuple):
    """What one visit took, see `FIGURES`."""

    style: float
    work: float
    elements: int
    requests: int
    kilobytes: float


def serve_build(folder: Path) -> None:
    """Serve another build of the page from this process."""
    files.FOLDER = folder


def visit(browser: Browser, url: str, page: str) -> Visit:
    """Open a page and add up what it took."""
    with slowed(browser, url, page) as (one, devtools):
        seen = {each["name"]: each["value"] for each in devtools.send("Performance.getMetrics")["metrics"]}
        elements = one.page.evaluate("document.querySelectorAll('*').length")
        bodies = [request.sizes()["responseBodySize"] for request in one.requests if request.response()]
        style = 1000 * (seen["RecalcStyleDuration"] + seen["LayoutDuration"])
        return Visit(style, 1000 * seen["TaskDuration"], elements, len(one.requests), sum(bodies) / 1000)


def compare(browser: Browser, old: str, new: str) -> list[tuple[str, ...]]:
    """A row for each figure: the medians of both builds, and the new one as a share of the old one."""
    rows: list[tuple[str, ...]] = []
    for page in COMPLETE:
        visits: dict[str, list[Visit]] = {old: [], new: []}
        for _ in range(VISITS):
            for url, all_of_it in visits.items():
                all_of_it.append(visit(browser, url, page))
        for figure, (what, unit) in FIGURES.items():
            before, after = (statistics.median(getattr(one, figure) for one in visits[url]) for url in (old, new))
            sizes = (f"{before:,.0f} {unit}".strip(), f"{after:,.0f} {unit}".strip())
            rows.append((f"{page}: {what}", *sizes, f"{after / before:.2f}"))
            print(f"  {'; '.join(rows[-1])}", flush=True)
    return rows


def compare_builds(old: Path, new: Path, *, write: bool) -> int:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        stores = [(Path(tempfile.mkdtemp(dir=folder)), build.resolve()) for build in (old, new)]
        servers = [Server(store, before=partial(serve_build, build)).start() for store, build in stores]
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            rows = compare(browser, *(server.url for server in servers))
        finally:
            browser.close()
            for server in servers:
                server.stop()
    if write:
        how = (
            f"Chromium without a GPU, a window of {PHONE[0]} × {PHONE[1]}, a CPU slowed down {SLOWDOWN} times, "
            f"medians of {VISITS} visits to each build in turn"
        )
        found = table(("what", "before", "now", "ratio"), rows)
        put("lab/speed.md", "first picture", [measured_on(how), "", found, ""])
    return 0


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--old", type=Path, metavar="FOLDER", help="compare the page with this older build")
    add_write(parser, "docs/lab/speed.md")


def main(asked: argparse.Namespace) -> int:
    if asked.old:
        return compare_builds(asked.old, files.FOLDER, write=asked.write)
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            print("the page, in a browser without a GPU:")
            rows = measure(browser, server.url)
        finally:
            browser.close()
            server.stop()
    if asked.write:
        found = table(("what", "measured", "next to it", "ratio"), rows)
        put("lab/speed.md", "measured in the browser", [measured_on("Chromium without a GPU"), "", found, ""])
    return int(any(row.ratio.endswith(OVER) for row in rows))  # a budget that was not kept
