"""A sliding maze as one seat sees it: what it reaches, what it seeks, and from where that will be in reach.

For classic and towers. In towers a walk costs cards, and the hands of the others are unknown.
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, replace
from functools import cache, reduce
from operator import or_
from typing import Any, NamedTuple

from wanderwall.board.grid import SPARE, Arrow, Square, Squares, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Pushes, Slide, fill, pushes_of, reach, reach_all
from wanderwall.board.slopes import slopes_all
from wanderwall.board.tiles import turns
from wanderwall.game.protocol import Seat
from wanderwall.game.views import viewer
from wanderwall.games.towers.paths import NOTHING, PLAIN, Purse, Walks, spread, walks, walks_all
from wanderwall.games.towers.state import DOWN, UP, Cards
from wanderwall.games.views import MazeView
from wanderwall.kernel import MAX_SIDE

NO_CARDS = Purse("", False, 0)


class CoachTarget(NamedTuple):
    """Where a seat wants to end its turn: on one of these goals, on one of these squares, or at a way out (K7)."""

    goals: tuple[str, ...] = ()
    squares: Squares = 0
    out: bool = False


@dataclass(frozen=True, slots=True)
class ReachMap:
    """The maze with its pawns and things."""

    maze: Maze
    #: row by row, the spare's last; None in a flat maze
    heights: tuple[int, ...] | None
    barred: str | None
    pawns: tuple[Square, ...]
    places: Mapping[str, Square]

    @classmethod
    def of(cls, view: MazeView) -> ReachMap:
        heights = (*view["heights"], view["spare_height"]) if "heights" in view else None
        pawns = tuple(seat["pawn"] for seat in view["seats"])
        return cls(Maze.of(view["maze"], view["spare"]), heights, view["barred"], pawns, view["things"])

    def bare(self, aim: CoachTarget) -> ReachMap:
        """The same maze with only the targets in it."""
        return replace(self, pawns=(), places={goal: self.places[goal] for goal in aim.goals})

    def compiles(self, aim: CoachTarget) -> bool:
        """Whether the compiled search for sources can be used: in flat mazes that fit a machine word."""
        return self.heights is None and self.maze.side <= MAX_SIDE and not aim.out

    def after(self, slide: Slide) -> ReachMap:
        """The table after a push (S4, S6)."""
        arrow, openings = slide
        return ReachMap(
            self.maze.push(arrow, openings),
            self.heights and _slide_heights(self.heights, arrow),
            self.maze.grid.across(arrow).name,
            tuple(arrow.carry(pawn) for pawn in self.pawns),
            {goal: arrow.ride(place) for goal, place in self.places.items()},
        )

    def walks(self, pawn: Square, purse: Purse) -> Walks:
        """The squares a pawn can walk to now."""
        if self.heights is None:
            return Walks(reach(self.maze, pawn), {}, {})
        return walks(self.maze, self.heights, pawn, purse)

    def walks_all(self, pawn: Square, purse: Purse) -> dict[Slide, Walks]:
        """The squares a pawn can walk to after every push."""
        if self.heights is None:
            reached = reach_all(self.maze, pawn, self.barred)
            return {slide: Walks(squares, {}, {}) for slide, squares in reached.items()}
        return walks_all(self.maze, self.heights, pawn, purse, barred=self.barred)

    def target_squares(self, aim: CoachTarget) -> Squares:
        """The squares of a target."""
        found = aim.squares | sum(1 << self.places[goal] for goal in aim.goals if self.places[goal] != SPARE)
        if aim.out:
            found |= self.maze.exits
        return found

    def sources(self, aim: CoachTarget, purse: Purse) -> Squares:
        """The squares from which some push and a walk reach the target: filled backwards for all pushes at once."""
        side = self.maze.side
        pushes = pushes_of(side, turns(self.maze.spare))
        back = backwards(side, turns(self.maze.spare))
        ends = aim.squares * pushes.lanes.ones
        for goal in aim.goals:
            ends |= back.ridden[self.places[goal]]
        if aim.out:
            planes = (pushes.slide(plane) | new for plane, new in zip(self.maze.planes, pushes.enters, strict=True))
            ends |= reduce(or_, (plane & edge for plane, edge in zip(planes, back.edges, strict=True)))
        if self.heights is None:
            around = fill(ends, *pushes.joins(self.maze), side)
        else:
            steps = slopes_all(pushes, self.maze, self.heights, PLAIN)
            around = reduce(or_, spread(steps, {NOTHING: ends}, returning(purse), cheapest=True).values())
        if self.barred is not None:
            around &= back.without[self.barred]
        return back.union_before(around)


def _slide_heights(heights: tuple[int, ...], arrow: Arrow) -> tuple[int, ...]:
    slid = list(heights)
    for square in (SPARE, *squares_of(arrow.line)):
        slid[arrow.ride(square)] = heights[square]
    return tuple(slid)


def returning(purse: Purse) -> Purse:
    """The cards that pay for the same walk in reverse: every climb is a descent."""
    return purse._replace(hand=purse.hand.translate({ord(UP): DOWN, ord(DOWN): UP}))


class Backwards:
    """Pushes in reverse: where tiles and pawns came from. One lane per push, as in `Pushes`."""

    def __init__(self, pushes: Pushes) -> None:
        self.lanes = pushes.lanes
        side, stride = pushes.side, pushes.lanes.stride
        board = grid(side)
        whole_board = (1 << board.size) - 1
        self.stays = 0
        #: by the step of a line: the squares that tiles moved to, and where pawns came back in
        self.slid_to: dict[int, Squares] = dict.fromkeys((1, -1, side, -side), 0)
        self.entered: dict[int, Squares] = dict.fromkeys((1, -1, side, -side), 0)
        #: every lane except those of an arrow
        self.without = {arrow.name: 0 for arrow in board.arrows}
        for lane, (arrow, _) in enumerate(pushes.slides):
            at = lane * stride
            self.stays |= (whole_board & ~arrow.line) << at
            self.slid_to[arrow.step] |= (arrow.line & ~(1 << arrow.enter)) << at
            self.entered[arrow.step] |= 1 << at + arrow.enter
            for name in self.without:
                self.without[name] |= (whole_board << at) * (name != arrow.name)
        self.reset = {step: (side - 1) * step for step in self.entered}
        #: by a tile's square before the push, and SPARE: its square after the push, none if it is pushed out
        self.ridden = [
            sum(
                1 << lane * stride + place
                for lane, (arrow, _) in enumerate(pushes.slides)
                if (place := arrow.ride(square)) != SPARE
            )
            for square in (*range(board.size), SPARE)
        ]
        rows, columns = ((1 << side) - 1, sum(1 << side * row for row in range(side)))
        last = side - 1
        self.edges = [
            self.lanes.ones * edge for edge in (rows, columns << last, rows << side * last, columns)
        ]  # north, east, south, west

    def union_before(self, squares: Squares) -> Squares:
        """The squares of a pawn before any of the pushes that put it on one of these squares."""
        before = squares & self.stays
        for step, places in self.slid_to.items():
            before |= _shift(squares & places, -step)
            before |= _shift(squares & self.entered[step], self.reset[step])
        return reduce(or_, self.lanes.apart(before))


def _shift(squares: Squares, distance: int) -> Squares:
    return squares << distance if distance > 0 else squares >> -distance


@cache
def backwards(side: int, ways: tuple[int, ...]) -> Backwards:
    return Backwards(pushes_of(side, ways))


# ── what the seats seek ──────────────────────────────────────────────────────────────────────────────────────────────


def own_aim(view: MazeView) -> CoachTarget:
    """What the viewer's seat seeks now."""
    me = viewer(view)
    return _aim(view, me, tuple(view["seats"][me]["cards"]))


def possible_aims(view: MazeView, seat: Seat) -> list[CoachTarget]:
    """The possible targets of another seat, all equally likely: a goal that nobody has found and nobody else has."""
    whose = view["seats"][seat]
    if whose["cards"] or not whose["left"]:
        return [_aim(view, seat, tuple(whose["cards"]))]
    seen = {goal for other in view["seats"] for goal in (*other["found"], *other["cards"])}
    return [_aim(view, seat, (goal,)) for goal in view["things"] if goal not in seen]


def _aim(view: MazeView, seat: Seat, cards: tuple[str, ...]) -> CoachTarget:
    whose = view["seats"][seat]
    rune = 1 << view["rune"] if "rune" in view and not view["seats"][seat]["rune_turned"] else 0
    if not whose["left"] and not rune:
        out = option(view, "finish", seat) == "exit"
        return CoachTarget(out=True) if out else CoachTarget(squares=1 << whose["home"])
    return CoachTarget(cards if option(view, "order", seat) == "any" else cards[:1], rune)


def own_purse(view: MazeView, hand: Cards | None = None) -> Purse:
    """The viewer's magic cards, or the given hand instead; none in a flat maze."""
    if "heights" not in view:
        return NO_CARDS
    me, options = viewer(view), view["options"]
    if hand is None:
        hand = "".join(view["seats"][me]["hand"] or "")
    return Purse(hand, options["jokers"][me], 1 if options["one_card"] else len(hand))


def option(view: MazeView, name: str, seat: Seat | None = None) -> object:
    """The value of an option, for a seat if each has its own; None if the game has no such option."""
    options: Mapping[str, Any] = view["options"]
    value = options.get(name)
    return value[seat] if value is not None and seat is not None else value
