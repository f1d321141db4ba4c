"""The search for a course on the packed sets of the rules: slower than the compiled one, the same answers."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from wanderwall.board.grid import SPARE, Square, Squares, squares_of
from wanderwall.board.reach import Pushes, Slide, fill, pushes_of
from wanderwall.board.tiles import turns as turns_of
from wanderwall.bots.sliding.courses import Course, Standing, pushed, standing


def counted(course: Course, turns: int, most: int, pause: Callable[[], None]) -> tuple[int, list[Slide]]:
    """In how many ways so many turns do it, `most` at most, and the pushes of the first."""
    return _from(standing(course), turns, most, pause)


def _from(at: Standing, turns: int, most: int, pause: Callable[[], None]) -> tuple[int, list[Slide]]:
    tiles = len(at.places)
    if not any(at.stands[max(0, tiles - turns) :]):  # too few found by now: a turn finds one
        return 0, []
    if turns == 1:
        last = last_pushes(at)
        return min(len(last), most), last[:1]
    ways, first = 0, list[Slide]()
    pause()
    for arrow in at.maze.grid.arrows:
        for openings in turns_of(at.maze.spare) if arrow.name != at.barred else ():
            more, line = _from(pushed(at, (arrow, openings)), turns - 1, most - ways, pause)
            if more and not ways:
                first = [(arrow, openings), *line]
            ways += more
            if ways == most:
                return ways, first
    return ways, first


def last_pushes(at: Standing) -> list[Slide]:
    """The pushes after which the pawn can walk to the last tile, the others found."""
    pushes = pushes_of(at.maze.side, turns_of(at.maze.spare))
    start = 0
    for square in squares_of(at.stands[-2]):
        start |= pushes.pawn[square]
    hits = fill(start, *pushes.joins(at.maze), at.maze.side) & ridden(pushes, at.places[-1])
    slides = [pushes.slides[bit // pushes.lanes.stride] for bit in squares_of(hits)]
    order = {arrow: number for number, arrow in enumerate(at.maze.grid.arrows)}
    return sorted((slide for slide in slides if slide[0].name != at.barred), key=lambda slide: order[slide[0]])


@cache
def ridden(pushes: Pushes, square: Square) -> Squares:
    """Where the tile on this square is after every push, a lane a push; nowhere when it is pushed out."""
    places = enumerate(arrow.ride(square) for arrow, _ in pushes.slides)
    return sum(1 << lane * pushes.lanes.stride + place for lane, place in places if place != SPARE)
