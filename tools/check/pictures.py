"""Compare pictures of every scene of the page with recorded ones.

Takes the scenes of `tests/browser` in English, in the size of a phone and of a desktop, with fixed deals, a fixed date
and no motion. A scene differs if more than one pixel in a thousand does. `build/pictures` then shows it as it is now,
as it was recorded, and where it differs. `--write` is for changes of the look that are meant.

This belongs to `make soak`, not to `make test`: fonts and browsers of another machine draw other pictures. There,
record the pictures with a commit that is known to be right, then compare. Build the page first (`make page`).
"""

from __future__ import annotations

import argparse
import io
import sys
from collections.abc import Iterator

from PIL import Image, ImageChops
from playwright.sync_api import Browser, Error, expect, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.device import DESKTOP, PHONE, Device
from tests.browser.scenes import settled
from tests.browser.scenes_board import SCENES
from tools.check.fixed_server import START, fixed_server
from tools.report import ROOT, add_write

FOLDER, BUILD = ROOT / "tests" / "browser" / "pictures", ROOT / "build" / "pictures"
SIZES = {"phone": PHONE, "desktop": DESKTOP}
#: scenes that differ from run to run, and why
EXCLUDED = {
    "room-screen": "two tables are dealt at once, and either gets the first deal",
    "shared-screen": "its bots play on",
    "four-people": "its bots think for a time, not for a number of nodes",
    "barred-arrow": "its message vanishes after some seconds",
}

#: the page draws no random numbers of its own
SEED = """
let seed = 1
Math.random = () => (seed = (seed * 48271) % 2147483647) / 2147483647
"""
#: what contains the port of the server is not drawn, and the end shows no time, which differs. By a script: the policy
#: of the page refuses style sheets of others
HIDE = """() => {
  const sheet = new CSSStyleSheet()
  sheet.replaceSync('.qr, .link { visibility: hidden !important } .ending .facts { display: none !important }')
  document.adoptedStyleSheets.push(sheet)
}"""

#: what depends on when a picture is taken, made the same: where the page and its lists are scrolled to, pictures that
#: are not decoded yet, and bars that stay in the window while a picture shows the whole page
STEADY = """(whole) => {
  const sheet = (window.steady ??= new CSSStyleSheet())
  document.adoptedStyleSheets = [...new Set([...document.adoptedStyleSheets, sheet])]
  sheet.replaceSync('* { scroll-behavior: auto !important; scroll-snap-type: none !important }')
  scrollTo(0, 0)
  const bars = []
  for (const one of document.body.querySelectorAll('*')) {
    if (one.scrollLeft) one.scrollLeft = 0
    if (one instanceof HTMLImageElement) Object.assign(one, { loading: 'eager', decoding: 'sync' })
    const bar = !one.closest('dialog') && ['fixed', 'sticky'].includes(getComputedStyle(one).position)
    if (bar) bars.push(one)
  }
  for (const one of document.body.querySelectorAll('[data-bar]')) delete one.dataset.bar
  for (const one of bars) one.dataset.bar = ''
  if (whole) sheet.insertRule('[data-bar] { position: static !important }')
}"""

#: one recorded pixel is the mean of 4 × 4, in 32 shades of each colour: all pictures take about 3 MB
SCALE, BITS = 4, 5
#: how much a pixel may differ in one of its colours: one shade
TOLERANCE = 2 ** (8 - BITS)
#: the share of pixels that may differ
MAX_SHARE = 0.001


def take(browser: Browser, url: str, name: str) -> Iterator[Image.Image]:
    """The pictures of a scene: on a phone, then in a window as large as on a desktop, in the same state."""
    device = Device(browser, url, size=PHONE, touch=True)
    try:
        device.context.add_init_script(SEED)
        device.page.clock.set_fixed_time(START)
        SCENES[name](device)
        expect(device.page.locator(".coach .thinking")).to_have_count(0, timeout=240_000)
        device.page.evaluate(HIDE)
        # a table fits the window, other pages may be longer
        whole = "/t/" not in device.page.url and "/r/" not in device.page.url
        for width, height in SIZES.values():
            device.page.set_viewport_size({"width": width, "height": height})
            device.page.evaluate(STEADY, whole)
            settled(device)
            drawn = device.page.screenshot(full_page=whole, animations="disabled", caret="hide")
            yield Image.open(io.BytesIO(drawn)).convert("RGB")
    finally:
        device.close()


def to_recorded(picture: Image.Image) -> Image.Image:
    """A picture as it is recorded: small, with few shades."""
    shade = 8 - BITS
    return picture.reduce(SCALE).point([value >> shade << shade for value in range(256)] * 3)


def differing(recorded: Image.Image, now: Image.Image) -> Image.Image:
    """White where two pictures differ by more than the tolerance, black elsewhere."""
    size = max(recorded.width, now.width), max(recorded.height, now.height)
    pictures = [Image.new("RGB", size) for _ in range(2)]
    for canvas, picture in zip(pictures, (recorded, now), strict=True):
        canvas.paste(picture)
    red, green, blue = ImageChops.difference(*pictures).split()
    most = ImageChops.lighter(ImageChops.lighter(red, green), blue)
    return most.point(lambda by: 255 * (by > TOLERANCE))


def show(name: str, now: Image.Image, *recorded: Image.Image) -> None:
    """Write recorded pictures side by side, as large as the new one, which comes first."""
    pictures = [now, *(one.resize((one.width * SCALE, one.height * SCALE)) for one in recorded)]
    row = Image.new("RGB", (sum(one.width for one in pictures), max(one.height for one in pictures)))
    left = 0
    for picture in pictures:
        row.paste(picture, (left, 0))
        left += picture.width
    BUILD.mkdir(parents=True, exist_ok=True)
    row.save(BUILD / f"{name}.png")


def compare(name: str, taken: Image.Image) -> str:
    """What is wrong with a picture: nothing, if it is the recorded one."""
    file = FOLDER / f"{name}.webp"
    if not file.exists():
        return "not recorded"
    recorded, now = Image.open(file).convert("RGB"), to_recorded(taken)
    where = differing(recorded, now)
    share = where.histogram()[255] / (where.width * where.height)
    if share <= MAX_SHARE and recorded.size == now.size:
        return ""
    show(name, taken, recorded, where)
    return f"{share:.2%} of the pixels differ" if recorded.size == now.size else f"{recorded.size} is now {now.size}"


def take_all(names: list[str]) -> Iterator[tuple[str, Image.Image | str]]:
    """The picture of every scene in every size, or why there is none. Each scene has a new server."""
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        for name in names:
            with fixed_server() as server:
                try:
                    for size, picture in zip(SIZES, take(browser, server.url, name), strict=True):
                        yield f"{name}-{size}", picture
                except (Error, AssertionError) as error:
                    yield name, f"no picture: {str(error).splitlines()[0]}"
        browser.close()


def arguments(parser: argparse.ArgumentParser) -> None:
    add_write(parser, "tests/browser/pictures")
    parser.add_argument("--only", nargs="*", choices=list(SCENES), metavar="NAME", help="default: all scenes")


def main(asked: argparse.Namespace) -> int:
    names = asked.only or [name for name in SCENES if name not in EXCLUDED]
    wrong = []
    for number, (name, picture) in enumerate(take_all(names), 1):
        if isinstance(picture, str):
            problem = picture
        elif asked.write:
            FOLDER.mkdir(exist_ok=True)
            to_recorded(picture).save(FOLDER / f"{name}.webp", lossless=True, quality=100, method=6)
            problem = ""
        else:
            problem = compare(name, picture)
        print(f"{number}/{len(SIZES) * len(names)} {name} {problem}".rstrip(), flush=True)
        if problem:
            wrong.append(f"{name}: {problem}")
    kilobytes = sum(file.stat().st_size for file in FOLDER.glob("*.webp")) // 1000
    print(f"{len(SIZES) * len(names)} pictures, {len(wrong)} differ; {kilobytes} kB are recorded")
    for line in wrong:
        print(line, file=sys.stderr)
    return 1 if wrong else 0
