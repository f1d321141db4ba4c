"""A person who sees nothing: knows a page by the roles and names of its parts and by what it says, and has keys."""

from __future__ import annotations

import math
import re
from random import Random

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from wanderwall.games import edition
from wanderwall.games.go.state import GoEdition
from wanderwall.solver.go_search import solve

IN_REACH = re.compile(r"(\d+) squares? in reach|One square in reach")
#: what a seat looks for, and what the square is called where that is
CALLED = {"back home!": "your home", "your start tower": "your home"}


class ScreenReader:
    """Plays a sliding maze by heart: listens to what every push opens, and takes the first that opens the goal.

    Where none does it goes as near as it can, but now and then anywhere: before a wall one would stand for ever.
    """

    def __init__(self, device: Device, *, asks: bool = False) -> None:
        self.device, self.page, self.dice = device, device.page, Random(1)
        self.asks = asks  # a chosen square is confirmed before the walk
        arrows = self.page.get_by_role("group", name="Arrows", exact=True)
        self.arrows = arrows.get_by_role("button")
        self.squares = self.page.get_by_role("gridcell")
        self.end = self.page.get_by_role("dialog")

    def key(self, *keys: str) -> None:
        for key in keys:
            self.page.keyboard.press(key)

    def heard(self) -> str:
        return " ".join(filter(None, self.page.get_by_role("status").all_inner_texts()))

    def heard_of(self, name: str) -> str:
        """What is announced about this part of the board, and not about the connection or another player."""
        texts = self.page.get_by_role("status").all_inner_texts()
        return next((text for text in texts if name and text.startswith(name)), "")

    def here(self) -> str:
        """What the focus is on."""
        name: str = self.page.evaluate("document.activeElement.ariaLabel ?? ''")
        return name

    def reach(self, place: Locator, most: int = 60) -> None:
        """Go on with the tab key until something has the focus."""
        for _ in range(most):
            if place.evaluate_all("(found) => found.includes(document.activeElement)"):
                return
            self.key("Tab")
        raise AssertionError(f"{place} cannot be reached with the tab key")

    def goal(self) -> str:
        """The name of what is sought, as squares have it."""
        card = self.page.get_by_role("button", name=re.compile("^(Your goal|You’re looking for)"))
        name = card.inner_text().split("\n")[1].strip()
        return CALLED.get(name.casefold(), name.casefold())

    def play(self, most: int = 300) -> None:
        """Turn after turn until the end is announced."""
        for _ in range(most):
            expect(self.arrows.first.and_(self.page.locator(":enabled")).or_(self.end)).to_be_visible()
            if self.end.count():
                return
            if not self.push():
                continue  # the page was still showing the last turn, or connecting again: listen once more
            expect(self.page.get_by_role("button", name="Stay")).to_be_visible()
            self.walk()
        raise AssertionError(f"not over after {most} turns")

    def push(self) -> bool:
        """The first push that opens the goal; else any, of the spare as it lies then. False: nothing was announced."""
        self.reach(self.arrows)
        for turned in (False, True):
            if turned:
                self.key("r")
            opened: list[str] = []
            for _ in range(self.arrows.count()):
                self.key("Enter")
                spoken = self.heard_of(self.here())
                if IN_REACH.search(spoken):
                    opened.append(self.here())
                    if "Your goal is in reach" in spoken:
                        self.key("Enter")
                        return True
                self.key("ArrowRight")
        if not opened:
            return False
        wanted = self.dice.choice(opened)
        while self.here() != wanted:
            self.key("ArrowRight")
        if not self.page.evaluate("document.activeElement.ariaPressed === 'true'"):
            self.key("Enter")
        self.key("Enter")
        return True

    def walk(self) -> None:
        """To the goal, or anywhere."""
        names: list[str] = self.squares.evaluate_all("(cells) => cells.map((cell) => cell.ariaLabel)")
        near = [name for name in names if name.endswith(", in reach")]
        goal = [name for name in names if self.goal() in re.split(r"[:,] ", name.casefold())]
        astray = not goal or (goal[0] not in near and self.dice.random() < 0.3)
        to = self.dice.choice(near) if astray else min(near, key=lambda name: math.dist(place(name), place(goal[0])))
        self.reach(self.squares)
        while (at := self.here()) != to:
            (column, row), (to_column, to_row) = place(at), place(to)
            if column != to_column:
                self.key("ArrowRight" if column < to_column else "ArrowLeft")
            else:
                self.key("ArrowDown" if row < to_row else "ArrowUp")
        # where a square walks at once, a second key could already choose an arrow of the next turn
        self.key("Enter", *["Enter"] * self.asks)


class GoScreenReader(ScreenReader):
    """Plays Labyrinth Go! alone: hears which pictures are rolled, knows the box and the board by heart, and lays tiles
    as long as it hears what they join.
    """

    box: GoEdition = edition("go")

    def roll(self) -> list[str]:
        """What was rolled, by the squares of the board that are called so."""
        names: list[str] = self.squares.get_by_role("button").evaluate_all("(all) => all.map((one) => one.ariaLabel)")
        called = {name.partition(", ")[2]: square for square, name in enumerate(names)}
        rolled = re.search(r"Rolled: (.+?)\.", self.heard())
        assert rolled, self.heard()
        return [self.box.pictures[called[name]] for name in rolled[1].split(", ")]

    def solve(self) -> None:
        """Lay what shows and joins all four, and say so."""
        layout = solve(self.box, self.roll())
        assert layout, "every roll can be solved"
        tiles = list(self.box.all_tiles)
        self.reach(self.page.get_by_role("button", name=re.compile("^path tile H1")))
        for lay in layout:
            self.key(str(tiles.index(lay.tile) + 1), *("f" * (lay.face == "b")), *("r" * lay.turn))
            square = self.box.grid.names[lay.square]
            while (at := self.here()[:2]) != square:
                if at[0] != square[0]:
                    self.key("ArrowRight" if at[0] < square[0] else "ArrowLeft")
                else:
                    self.key("ArrowDown" if at[1] < square[1] else "ArrowUp")
            assert "the path would lead" in self.here()
            self.key("Enter")
            laid = rf"path tile {lay.tile} lies on {square}.* The path leads"
            expect(self.page.get_by_role("status").filter(has_text=re.compile(laid))).to_have_count(1)
        self.key("g")


def place(name: str) -> tuple[int, int]:
    """Column and row of a square, by the beginning of its name: `C5: corner, open up and right`."""
    square = name.partition(":")[0]
    return ord(square[0]) - ord("A"), int(square[1:])
