"""Take screenshots of the page in all main states."""

from __future__ import annotations

import argparse
import re
import sys
from pathlib import Path

from playwright.sync_api import Browser, Error, sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.device import DESKTOP, LANDSCAPE, PHONE, Device, Size, Theme
from tests.browser.scenes import settled
from tests.browser.scenes_board import SCENES
from tests.server.harness.processes import throwaway_folder
from tests.server.harness.server import ADMIN_KEY, Server

SIZES: dict[str, Size] = {
    "phone": PHONE,
    "desktop": DESKTOP,
    "landscape": LANDSCAPE,
    "tablet": (820, 1180),
}
#: draw the 3D towers as on a machine with a GPU, however long that takes
FINE = """
const get = WebGL2RenderingContext.prototype.getParameter
const UNMASKED_RENDERER = 0x9246
WebGL2RenderingContext.prototype.getParameter = function (which) {
  return which === UNMASKED_RENDERER ? 'a GPU' : get.call(this, which)
}
"""
THEMES: tuple[Theme, ...] = ("light", "dark")
#: boards are also shown on tablets, and on phones in landscape
EVERY_SIZE = re.compile(r".*-(preview|walk|end)|go-(play|check)|pictures-.*|lesson-.*|replay|curtain|shared-screen")


def sizes_of(name: str) -> list[str]:
    return list(SIZES) if EVERY_SIZE.fullmatch(name) else ["phone", "desktop"]


def take(browser: Browser, url: str, folder: Path, name: str, size: str, language: str) -> None:
    """Take one state, light and dark."""
    one = Device(browser, url, size=SIZES[size], touch=size != "desktop", language=language)
    try:
        one.context.add_init_script(FINE)
        SCENES[name](one)
        for theme in THEMES:
            one.page.emulate_media(color_scheme=theme, reduced_motion="reduce")
            settled(one)
            # a table fits the window, other pages may be longer
            whole = "/t/" not in one.page.url and "/r/" not in one.page.url
            one.page.screenshot(path=folder / f"{name}-{size}-{theme}-{language}.png", full_page=whole)
    finally:
        one.close()


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("folder", type=Path)
    parser.add_argument("--only", nargs="*", default=list(SCENES), choices=list(SCENES), metavar="STATE")
    parser.add_argument("--sizes", nargs="*", choices=list(SIZES), help="default: those that a state is made for")
    parser.add_argument("--languages", nargs="*", default=["en"])


def main(asked: argparse.Namespace) -> int:
    asked.folder.mkdir(parents=True, exist_ok=True)
    failed = []
    with throwaway_folder("screenshots") as folder, sync_playwright() as playwright:
        server = Server(folder, environment={"WANDERWALL_ADMIN_KEY": ADMIN_KEY}).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            for number, name in enumerate(asked.only, 1):
                print(f"{number}/{len(asked.only)} {name}", flush=True)
                for size in asked.sizes or sizes_of(name):
                    for language in asked.languages:
                        try:
                            take(browser, server.url, asked.folder, name, size, language)
                        except (Error, AssertionError) as wrong:
                            failed.append(f"{name} {size} {language}: {str(wrong).splitlines()[0]}")
        finally:
            browser.close()
            server.stop()
    print(f"{len(list(asked.folder.glob('*.png')))} pictures in {asked.folder}")
    for line in failed:
        print(f"no picture of {line}", file=sys.stderr)
    return 1 if failed else 0
