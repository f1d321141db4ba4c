"""The search on the packed sets of the rules, for any sliding maze: slower than compiled ones, same results."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from typing import Generic, NamedTuple, Protocol, TypeVar

from wanderwall.board.grid import SPARE, Arrow, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Pushes, Slide, pushes_of
from wanderwall.board.tiles import turns as turns_of
from wanderwall.solver.task import Checkpoint, Ways


class AnyFrontier(Protocol):
    """The frontier of the search between two turns, in any game."""

    @property
    def maze(self) -> Maze: ...
    @property
    def barred(self) -> str | None: ...


At = TypeVar("At", bound=AnyFrontier)


class LineSearch(NamedTuple, Generic[At]):
    """What the search needs from a game: whether a number of turns may suffice, the pushes of the last turn, and all
    other pushes.
    """

    may: Callable[[At, int], bool]
    last: Callable[[At], Squares]
    pushed: Callable[[At, Slide], At]

    def count_ways(self, at: At, turns: int, most: int, pause: Checkpoint) -> Ways:
        """Count the ways to solve the task in `turns` turns, `most` at most. Return the count and the pushes of the
        first way.
        """
        if not self.may(at, turns):
            return 0, []
        if turns == 1:
            last = slides_of(at, self.last(at))
            return min(len(last), most), last[:1]
        ways, first = 0, list[Slide]()
        pause()
        for arrow in at.maze.grid.arrows:
            for openings in turns_of(at.maze.spare) if arrow.name != at.barred else ():
                more, line = self.count_ways(self.pushed(at, (arrow, openings)), turns - 1, most - ways, pause)
                if more and not ways:
                    first = [(arrow, openings), *line]
                ways += more
                if ways == most:
                    return ways, first
        return ways, first


def all_pushes(at: AnyFrontier) -> Pushes:
    return pushes_of(at.maze.side, turns_of(at.maze.spare))


def pawns_after(squares: Squares, arrow: Arrow) -> Squares:
    """The possible squares of a pawn after a push (S6)."""
    return sum(1 << arrow.carry(square) for square in squares_of(squares))


def begin(pushes: Pushes, squares: Squares) -> Squares:
    """The possible squares of a pawn after every push, one lane per push."""
    start = 0
    for square in squares_of(squares):
        start |= pushes.pawn[square]
    return start


def slides_of(at: AnyFrontier, hits: Squares) -> list[Slide]:
    """The pushes whose lanes are not empty, in the order of the arrows, without the barred one (S5)."""
    pushes = all_pushes(at)
    slides = [pushes.slides[bit // pushes.lanes.stride] for bit in squares_of(hits)]
    order = {arrow: number for number, arrow in enumerate(at.maze.grid.arrows)}
    return sorted((slide for slide in slides if slide[0].name != at.barred), key=lambda slide: order[slide[0]])


@cache
def tile_lanes(pushes: Pushes, square: Square) -> Squares:
    """The square of a tile after every push, one lane per push; empty if the tile is pushed out."""
    places = enumerate(arrow.ride(square) for arrow, _ in pushes.slides)
    return sum(1 << lane * pushes.lanes.stride + place for lane, place in places if place != SPARE)
