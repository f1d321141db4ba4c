"""Play whole games of every edition in a browser without a network, against every bot that is offered there.

Part of `make soak`; run `make offline` first. Each game is left and resumed in the middle; its record is read.
"""

from __future__ import annotations

import time

from playwright.sync_api import sync_playwright

from tests.browser.board_input import GoInput, SlidingInput, TowersInput
from tests.browser.conftest import CHROMIUM, QUIET
from tests.browser.device import PHONE
from tests.browser.offline_device import OfflineDevice, web_space
from wanderwall.match.record import read

ME = {"kind": "me", "name": "Ida"}
#: a solo game without a clock has no end, so this many rolls are played
ROLLS = 3


def sliding(ida: OfflineDevice, hands: SlidingInput) -> None:
    for _ in range(3):
        hands.move()
    ida.page.reload()
    ida.wire.view = None
    hands.play(2000)


def rolls(ida: OfflineDevice) -> None:
    """Play some solo rolls of Labyrinth Go!, with a reload between two."""
    hands = GoInput(ida)
    for number in range(1, ROLLS + 1):
        hands.solve()
        hands.press("grab")
        hands.solved(number)
        if number == 1:
            ida.page.reload()
            ida.wire.view = None
    ida.press("End the game")
    ida.press("Really end it?")


def whole_game(ida: OfflineDevice, game: str, edition: str, bot: str) -> None:
    began = time.perf_counter()
    if game == "go":
        table, keys = ida.make(edition, [ME], options={"untimed": True})
        ida.sit(table, keys)
        rolls(ida)
    else:
        table, keys = ida.make(edition, [ME, {"kind": "bot", "bot": bot}])
        ida.sit(table, keys)
        sliding(ida, TowersInput(ida) if game == "towers" else SlidingInput(ida))
    ida.ended()
    moves = len(read(ida.ask("GET", f"/tables/{table}/record")["record"]).moves)
    print(f"{edition} against {bot}: {moves} moves, {time.perf_counter() - began:.0f} s", flush=True)


def main() -> None:
    with sync_playwright() as playwright, web_space() as url:
        browser = playwright.chromium.launch(executable_path=CHROMIUM, args=QUIET)
        ida = OfflineDevice(browser, url, size=PHONE, touch=True)  # a size at which the towers are drawn flat
        ida.arrive()
        for game in ida.ask("GET", "/games")["games"]:
            for edition in game["editions"]:
                for bot in ("nobody",) if game["game"] == "go" else game["bots"]:
                    whole_game(ida, game["game"], edition["id"], bot)
        assert not ida.complaints(), ida.complaints()
        browser.close()
