"""Observations from views: what a seat may know, as numbers, and nothing that its view does not contain."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from functools import cache
from typing import Any

import numpy as np

from wanderwall.board.grid import SPARE, Squares, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach
from wanderwall.board.tiles import SHAPES, from_letters, rotate, shape
from wanderwall.encoding.layout import TALLEST, Layout, Observation, turned_square, turns_home, way_of
from wanderwall.encoding.view_maze import WalkOptions, goal_squares, maze_of
from wanderwall.game.views import viewer
from wanderwall.games.sliding.views import HexSet
from wanderwall.games.towers.state import KINDS
from wanderwall.games.towers.views import TowersView, TowersWalks
from wanderwall.games.views import MazeSeat, MazeView

SHAPE_NUMBERS = {name: number for number, name in enumerate(SHAPES)}
OPEN = ("open_n", "open_e", "open_s", "open_w")


def observation(
    layout: Layout,
    frame: int,
    view: MazeView,
    choices: Any,
    offers: Sequence[object] = (),
    chosen: int | None = None,
    magic: Sequence[str] = (),
) -> Observation:
    """The viewer's observation, on a board rotated anticlockwise by `frame` quarter turns. `choices` are used only for
    hints; `offers` are the moves to choose from in this phase, and `magic` are all magic cards of the edition, in
    towers.
    """
    return ObservationWriter(layout, frame, view, magic).observe(choices, offers, chosen)


def frame_of(view: MazeView, rotate: bool) -> int:
    """How many quarter turns the board is rotated for the viewer: until its home is top left, if `rotate` is set."""
    return turns_home(view["side"], view["seats"][viewer(view)]["home"]) if rotate else 0


def push_number(layout: Layout, frame: int, text: str) -> int:
    """The action number of a push in notation, on a board rotated by `frame` quarter turns.

    >>> push_number(Layout(side=7, seats=2), 0, "N2ne"), push_number(Layout(side=7, seats=2), 0, "N4es")
    (0, 5)
    """
    name = text.rstrip("nesw")
    arrow = (grid(layout.side).arrows.index(grid(layout.side).arrow(name)) - frame * layout.lines) % (4 * layout.lines)
    return 4 * arrow + way_of(rotate(from_letters(text[len(name) :]), -frame))


class ObservationWriter:
    """Writes the observation of one seat from one view."""

    def __init__(self, layout: Layout, frame: int, view: MazeView, magic: Sequence[str]) -> None:
        self.layout, self.frame, self.view, self.magic = layout, frame, view, magic
        self.me = viewer(view)
        #: the binary entries as one integer, the others by their number
        self.bits = 0
        self.fractions: dict[int, float] = {}
        self.first = layout.firsts
        self.places: Sequence[MazeSeat] = view["seats"]
        self.seats = [self.places[(self.me + ahead) % self.layout.seats] for ahead in range(self.layout.seats)]
        self.own, self.others = self.seats[0], self.seats[1:]

    def observe(self, choices: Any, offers: Sequence[object], chosen: int | None) -> Observation:
        view, maze = self.view, maze_of(self.view)
        for side in range(4):
            self._light(OPEN[side], maze.planes[(side + self.frame) % 4])
        target = goal_squares(view, maze)
        self._light("pawn", 1 << self.own["pawn"])
        self._light("target", target)
        self._light("home", 1 << self.own["home"])
        self._light("reach", reach(maze, self.own["pawn"]))
        self._others()
        if view["barred"] is not None:
            self._light("barred", 1 << grid(self.layout.side).arrow(view["barred"]).enter)
        self._mark("spare_shape", SHAPE_NUMBERS[shape(view["spare"])])
        self._mark("target_on_spare", 0, any(view["things"][card] == SPARE for card in self._next_cards(self.own)))
        self._mark("walk_due", 0, view["step"] == "walk" and chosen is None)
        for ahead, seat in enumerate(self.seats):
            self._write("left", ahead, seat["left"] / (seat["left"] + len(seat["found"])))
        limit = view["options"]["turn_limit"]
        if limit:
            self._write("turns", 0, view["turns"] / (limit * self.layout.seats))
        if self.layout.towers:
            assert "heights" in view
            self._towers(view, offers, chosen)
        if choices.get("step") == "push" and self.layout.hints:
            self._hints(choices["pushes"], maze)
        size, bits = self.layout.size, self.layout.bits
        out = np.zeros(size, np.float32)
        packed = np.frombuffer(self.bits.to_bytes(bits // 8 + 1, "little"), np.uint8)
        out[:bits] = np.unpackbits(packed, count=bits, bitorder="little")
        out[list(self.fractions)] = list(self.fractions.values())
        return out

    def _light(self, name: str, squares: Squares) -> None:
        """Set the squares of a plane."""
        if self.frame:
            turned = turned_squares(self.layout.side, self.frame)
            squares = sum(turned[square] for square in squares_of(squares))
        self.bits |= squares << self.first[name]

    def _mark(self, name: str, number: int, is_set: bool = True) -> None:
        """Set one bit of a part."""
        self.bits |= is_set << self.first[name] + number

    def _write(self, name: str, number: int, share: float) -> None:
        """Write a number of a part that is a share."""
        self.fractions[self.first[name] + number] = share

    def _known_cards(self, seat: MazeSeat) -> list[str]:
        """The unfound cards of a seat that the viewer knew before the end, when all are shown."""
        number, options = self.places.index(seat), self.view["options"]
        shown = options["cards"][number] if "cards" in options else "top"
        if shown == "open" or (shown == "own" and number == self.me):
            return list(seat["cards"])
        return list(seat["cards"][:1]) if number == self.me else []

    def _next_cards(self, seat: MazeSeat) -> list[str]:
        """Those the seat may find next, as far as known."""
        number, options = self.places.index(seat), self.view["options"]
        order = options["order"][number] if "order" in options else "stack"
        return self._known_cards(seat) if order == "any" else self._known_cards(seat)[:1]

    def _others(self) -> None:
        """Mark where others may want to go: to goals that are unfound and of unknown owner, or home."""
        things = self.view["things"]
        out = {card for seat in self.seats for card in (*seat["found"], *self._known_cards(seat))}
        open_goals = [place for card, place in things.items() if card not in out]
        self._mark("maybe_on_spare", 0, SPARE in open_goals)
        for ahead, seat in enumerate(self.others, 1):
            self._light(f"pawn_{ahead}", 1 << seat["pawn"])
            self._light(f"home_{ahead}", 1 << seat["home"])
            goals = [things[card] for card in self._next_cards(seat)] or open_goals
            places = {place for place in goals if place != SPARE} if seat["left"] else {seat["home"]}
            self._light(f"maybe_{ahead}", sum(1 << place for place in places))

    def _hints(self, pushes: Mapping[str, HexSet | TowersWalks], maze: Maze) -> None:
        """Mark the pushes that bring a goal into reach this turn."""
        for text, choice in pushes.items():
            if goal_squares(self.view, maze, text) & WalkOptions.of(choice).reach:
                self._mark("hints", push_number(self.layout, self.frame, text))

    def _towers(self, view: TowersView, offers: Sequence[object], chosen: int | None) -> None:
        """Heights, magic cards, the rune stone, and the offers."""
        cards = kinds_of(tuple(self.magic))
        seats = [view["seats"][(self.me + ahead) % self.layout.seats] for ahead in range(self.layout.seats)]
        hand = seats[0]["hand"] or []
        self._light("rune", 1 << view["rune"] if view["rune"] >= 0 else 0)
        if chosen is not None:
            self._light("chosen", 1 << chosen)
            self._mark("pay_due", 0)
        self._mark("discard_due", 0, view["step"] == "discard")
        for square, height in enumerate(view["heights"]):
            if height:
                self._write("height", turned_square(self.layout.side, square, self.frame), height / TALLEST)
        self._write("spare_height", 0, view["spare_height"] / TALLEST)
        every = sum(cards.values())
        for ahead, seat in enumerate(seats):
            self._mark("rune_turned", ahead, seat["rune_turned"])
            self._write("hand_size", ahead, seat["hand_size"] / every)
        self._write("pile", 0, view["pile"] / every)
        for kind, card in enumerate(KINDS):
            self._write("hand", kind, hand.count(card) / max(1, cards[card]))
            self._write("discard", kind, view["discard"].count(card) / max(1, cards[card]))
        for number, move in enumerate(offers):
            paid = getattr(move, "pay", "") or getattr(move, "card", "")
            for kind, card in enumerate(KINDS):
                self._write("offers", number * len(KINDS) + kind, paid.count(card) / max(1, cards[card]))


@cache
def turned_squares(side: int, quarters: int) -> tuple[Squares, ...]:
    """For every square, the set with the square that it is on the board rotated by this many quarter turns."""
    return tuple(1 << turned_square(side, square, quarters) for square in range(side * side))


@cache
def kinds_of(magic: tuple[str, ...]) -> Mapping[str, int]:
    """How many magic cards there are of each kind."""
    return Counter(magic)
