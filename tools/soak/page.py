"""Play many turns in one page: its memory must not grow.

Part of `make soak`; results go into docs/lab/soak.md.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from functools import partial
from pathlib import Path

from playwright.sync_api import sync_playwright

from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.device import Device
from tests.browser.heap import grown
from tests.server.harness.server import Server

EDITIONS = ("classic-1986", "towers-3d")
#: megabytes, nodes and listeners that a turn may leave behind, on average
MOST = (0.02, 2.0, 0.1)


def say(edition: str, began: float, played: int) -> None:
    """Print the progress."""
    print(f"{edition}: {played} turns in {time.monotonic() - began:.0f} s", file=sys.stderr, flush=True)


def arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--turns", type=int, default=200, help="turns in each edition")


def main(asked: argparse.Namespace) -> None:
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        server = Server(Path(folder)).start()
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        try:
            for edition in EDITIONS:
                one = Device(browser, server.url, size=(360, 640))
                each = grown(one, edition, asked.turns, tell=partial(say, edition, time.monotonic()))
                one.close()
                growth = (
                    f"{1000 * each.megabytes:+.1f} kB, {each.nodes:+.1f} nodes, {each.listeners:+.2f} listeners a turn"
                )
                print(f"{edition}, {asked.turns} own turns: {growth}", flush=True)
                assert all(found < most for found, most in zip(each, MOST, strict=True)), (
                    "the page keeps what it should not"
                )
        finally:
            browser.close()
            server.stop()
