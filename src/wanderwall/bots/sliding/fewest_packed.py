"""The search for the fewest own turns to a tile on the packed sets of the rules: slower than the compiled one, the same
answers.

Opponents do not act, so only pushes branch: the pawn may be on any square of a set. All last pushes are one fill.
"""

from __future__ import annotations

from functools import cache

from wanderwall.board.grid import SPARE, Square, Squares, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import Pushes, Slide, fill, joins, pushes_of
from wanderwall.board.tiles import turns as turns_of


def line_to(maze: Maze, squares: Squares, target: Square, lies: str | None, turns: int) -> list[Slide] | None:
    """The pushes that bring a pawn from one of these squares to the target in so many turns."""
    if turns == 1:
        last = last_push(maze, squares, target, lies)
        return None if last is None else [last]
    for arrow in maze.grid.arrows:
        if arrow.name == lies:
            continue
        carried = sum(1 << arrow.carry(square) for square in squares_of(squares))
        for openings in turns_of(maze.spare):
            after = maze.push(arrow, openings)
            reached = fill(carried, *joins(after), maze.side)
            line = line_to(after, reached, arrow.ride(target), maze.grid.across(arrow).name, turns - 1)
            if line is not None:
                return [(arrow, openings), *line]
    return None


def last_push(maze: Maze, squares: Squares, target: Square, lies: str | None) -> Slide | None:
    """A push after which the pawn can walk to the target."""
    pushes = pushes_of(maze.side, turns_of(maze.spare))
    start = 0
    for square in squares_of(squares):
        start |= pushes.pawn[square]
    hits = fill(start, *pushes.joins(maze), maze.side) & ridden(pushes, target)
    slides = (pushes.slides[bit // pushes.lanes.stride] for bit in squares_of(hits))
    return next((slide for slide in slides if slide[0].name != lies), None)


@cache
def ridden(pushes: Pushes, square: Square) -> Squares:
    """Where the tile on this square is after every push, a lane a push; nowhere when it is pushed out."""
    places = enumerate(arrow.ride(square) for arrow, _ in pushes.slides)
    return sum(1 << lane * pushes.lanes.stride + place for lane, place in places if place != SPARE)
