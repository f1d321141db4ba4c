"""BoardInput at the boards: they click what a person would click, and decide from what the page received."""

from __future__ import annotations

import random
import re
from typing import Any

from playwright.sync_api import Locator, expect

from tests.browser.device import Device
from tests.server.client import Json
from tests.server.players import chosen

SIDES = {"n": 1, "e": 2, "s": 4, "w": 8}


class BoardInput:
    """Plays the seat that is open on a device."""

    def __init__(self, device: Device, seed: int = 1) -> None:
        self.device, self.page, self.wire = device, device.page, device.wire
        self.dice = random.Random(seed)
        self.moves: list[str] = []

    @property
    def view(self) -> Json:
        if self.wire.view is None:
            self.device.until(lambda: self.wire.view is not None)
        assert self.wire.view is not None
        return self.wire.view

    def thought(self) -> str:
        """The move that a player who takes what is in reach would make."""
        assert self.wire.choices, "nothing to choose"
        return chosen(self.view, self.wire.choices, self.dice)


class SlidingInput(BoardInput):
    """At a sliding maze: tap an arrow, turn the spare, push; tap a square, walk."""

    @property
    def area(self) -> Locator:
        return self.page.locator(".sliding-play")

    def arrow(self, name: str) -> Locator:
        return self.page.locator(f'[data-arrow="{name}"]')

    def square(self, name: str) -> Locator:
        column, row = ord(name[0]) - ord("a"), int(name[1:]) - 1
        return self.page.locator(f'[data-square="{row * self.view["side"] + column}"]')

    #: seconds until the board must be ready
    patience = 120.0

    def wait(self, *steps: str) -> str:
        """Wait until something can be done here, and everything that happened before has been seen."""
        steps = steps or ("push", "walk", "over")
        ready = re.compile(f"^({'|'.join(steps)})$")
        expect(self.area).to_have_attribute("data-step", ready, timeout=1000 * self.patience)
        step = self.area.get_attribute("data-step")
        assert step
        return step

    def quarters(self, openings: str) -> int:
        """How often the spare is turned to the right until it is open to these sides."""
        spare, wanted = self.view["spare"], sum(SIDES[side] for side in openings)
        return next(by for by in range(4) if (spare << by | spare >> (4 - by)) & 15 == wanted)

    def pushed(self, arrow: str, quarters: int) -> str:
        """A push as text: at an arrow, with the spare turned so often to the right."""
        openings = (self.view["spare"] << quarters | self.view["spare"] >> (4 - quarters)) & 15
        return arrow + "".join(side for side, bit in SIDES.items() if openings & bit)

    def think(self, push: str) -> None:
        """Think of a push: the board shows it, nothing is said yet."""
        arrow, openings = re.fullmatch(r"([NESW]\d+)([nesw]+)", push).groups()  # type: ignore[union-attr]
        for _ in range(self.quarters(openings)):
            self.turn_spare()
        self.touch(self.arrow(arrow))
        expect(self.arrow(arrow)).to_have_attribute("aria-pressed", "true")

    def touch(self, place: Locator) -> None:
        place.click()

    def turn_spare(self) -> None:
        """To the right, by a quarter."""
        self.page.locator(".spare-tile").click()

    def push(self, push: str) -> None:
        self.think(push)
        self.go()

    def go(self) -> None:
        """The wide button: do what was thought of."""
        self.page.locator(".actions .go").click()

    def walk(self, to: str) -> None:
        name, _, price = to.partition("+")
        square = self.square(name)
        self.touch(square)
        if self.wire.table.get("undo") and not self.wire.table.get("puzzle") and not price:
            return  # sent with the touch
        expect(square).to_have_attribute("aria-selected", "true")
        self.go()

    def move(self) -> str:
        """One step of a turn, by clicking."""
        step = self.wait()
        assert step != "over"
        text = self.thought()
        self.do(step, text)
        self.moves.append(text)
        expect(self.area).not_to_have_attribute("data-step", step)
        return text

    def do(self, step: str, text: str) -> None:
        if step == "push":
            self.push(text)
        else:
            self.walk(text)

    def turn(self) -> None:
        """Push and walk."""
        self.wait("push")
        self.move()
        self.wait("walk")
        self.move()

    def sits(self, seat: int | None) -> None:
        """Wait until the private view of a seat is open here, or none."""
        self.device.until(lambda: self.view["you"] == seat)

    def passed(self, seat: int) -> None:
        """Wait until it is not this seat's turn any more."""
        self.device.until(lambda: self.view["turn"] != seat)

    def play(self, most: int = 200) -> None:
        """Play until the end."""
        for _ in range(most):
            if self.wait() == "over":
                return
            self.move()
        raise AssertionError(f"not over after {most} moves: {self.moves}")


class TowersInput(SlidingInput):
    """Among the towers: cards pay for the way, and sometimes one is given up."""

    @property
    def area(self) -> Locator:
        return self.page.locator(".tw")

    def wait(self, *steps: str) -> str:
        return super().wait(*(steps or ("push", "walk", "discard", "over")))

    def turn_spare(self) -> None:
        self.page.locator(".tw-spare button").last.click()

    def go(self) -> None:
        self.page.locator(".tw-go").click()

    def dear(self) -> str:
        """A move that costs a card or makes one needed; where there is none, the one thought of."""
        assert self.wire.choices, "nothing to choose"
        pushes = self.wire.choices.get("pushes", {})
        costly = [push for push, walks in pushes.items() if any(ways[0] for ways in walks["pay"].values())]
        walks = self.wire.choices.get("pay", {})
        costly += [f"{name}+{ways[0]}" for name, ways in walks.items() if ways[0]]
        return self.dice.choice(costly) if costly else BoardInput.thought(self)

    def do(self, step: str, text: str) -> None:
        if step == "discard":
            self.page.locator(f'[data-card="{text.removeprefix("x:")}"]').click()
            self.go()
        else:
            super().do(step, text)


class SpaceInput(TowersInput):
    """At the towers in space: the picture itself is touched, where arrows and squares say they are seen.

    The first pictures take long without a graphics card.
    """

    patience = 120.0

    def __init__(self, device: Device, seed: int = 1) -> None:
        super().__init__(device, seed)
        device.page.set_default_timeout(1000 * self.patience)

    def touch(self, place: Locator) -> None:
        self.rests()
        x, y = middle(place)
        under = self.page.evaluate("([x, y]) => document.elementFromPoint(x, y)?.tagName", [x, y])
        assert under == "CANVAS", f"{under} lies over the picture at {place}"
        if self.device.touch:
            self.page.touchscreen.tap(x, y)
        else:
            self.page.mouse.click(x, y)

    def rests(self) -> None:
        """Wait until everything is drawn and nothing moves."""
        expect(self.page.locator(".tw-scene[data-busy=no] canvas")).to_be_visible(timeout=1000 * self.patience)


class GoInput(BoardInput):
    """At Labyrinth Go!: choose a tile, turn and flip it, tap a square; or drag it there."""

    def slot(self, tile: str) -> Locator:
        return self.page.locator(f'.go-slot[data-tile="{tile}"]')

    def square(self, name: str) -> Locator:
        return self.page.locator(f'.go-square[data-square="{name}"]')

    def press(self, word: str) -> None:
        """One of the words that are buttons."""
        where = {"ready": ".go-big", "grab": ".go-grab", "skip": ".go-small button", "stop": ".go-small button"}[word]
        self.page.locator(where).first.click()

    def free(self) -> None:
        """Wait until tiles may be touched."""
        expect(self.page.locator(".go-tray:not(.resting)")).to_be_visible()

    def pose(self, tile: str, face: str, turn: int) -> None:
        """Turn and flip a tile in the hand."""
        self.slot(tile).click()
        expect(self.slot(tile)).to_have_attribute("aria-pressed", "true")
        turning, flipping = (self.page.locator(f'.go-tool[aria-keyshortcuts="{key}"]') for key in "RF")
        if face == "b":
            flipping.click()
        for _ in range(turn):
            turning.click()

    def lay(self, text: str, *, by: str = "tap") -> None:
        """Lay a tile as its text says, such as `H1a-c2e`."""
        tile, face, square, towards = re.fullmatch(r"(J|\w\d)([ab]?)-(\w\d)([nesw]?)", text).groups()  # type: ignore[union-attr]
        turn = "eswn".index(towards) if towards else 0
        self.pose(tile, face, turn)
        if by == "drag":
            self.drag(tile, square, turn)
        else:
            self.square(square).click()
        expect(self.slot(tile)).to_have_class(re.compile(r"\bempty\b"))

    def drag(self, tile: str, square: str, turn: int) -> None:
        """Drag a tile from the hand so that its first half comes to lie on a square."""
        start, end = middle(self.slot(tile)), middle(self.square(square))
        side = self.square(square).bounding_box()
        assert side
        half = side["width"] / 2 if tile != "J" else 0
        x = end[0] + (half, 0, -half, 0)[turn]
        y = end[1] + (0, half, 0, -half)[turn]
        mouse = self.page.mouse
        mouse.move(*start)
        mouse.down()
        mouse.move(start[0] + 12, start[1] - 12)
        mouse.move(x, y, steps=4)
        mouse.up()

    def laid(self, text: str) -> None:
        """Wait until the server has said that a tile lies there."""
        self.device.until(lambda: any(lay["text"] == text for lay in self.view["layout"]))

    def solved(self, count: int) -> None:
        """Wait until this number of rolls is solved in a solo game."""
        self.device.until(lambda: self.view["solved"] == count)

    def checked(self, number: int) -> None:
        """Wait until a round is over."""
        self.device.until(lambda: self.view["last"] and self.view["last"]["round"] == number)

    def solve(self, *, by: str = "tap") -> None:
        """Lay what solves the roll; what comes then is up to the test."""
        self.free()
        for _ in range(12):
            text = self.thought()
            if "-" not in text:
                return
            self.lay(text, by=by)
            self.moves.append(text)
            self.laid(text)
        raise AssertionError(self.moves)


def middle(place: Locator) -> tuple[float, float]:
    box: Any = place.bounding_box()
    assert box, f"{place} is not on the screen"
    return box["x"] + box["width"] / 2, box["y"] + box["height"] / 2
