"""What a pawn can reach (S7): one flood fill over sets of squares, and all pushes of a position in one fill.

Python's integers have any length, so the boards after every push and every rotation of the spare fit next to each other
into one integer, each in a *lane*. Sliding, joining neighbours and filling then cost a few operations for all of them
together, instead of a search for each.
"""

from __future__ import annotations

import sys
from functools import cache, lru_cache
from typing import NamedTuple

from wanderwall.board.grid import Arrow, Square, Squares, grid
from wanderwall.board.maze import Maze
from wanderwall.board.tiles import Openings, letters, turns

#: a push: the arrow, and the openings of the spare as it goes in
Slide = tuple[Arrow, Openings]


def fill(start: Squares, across: Squares, down: Squares, side: int) -> Squares:
    """Grow a set of squares along joined neighbours until nothing is added.

    `across` marks the squares joined to their east neighbour, `down` those joined to their south neighbour. Works on
    one board and on many lanes alike.
    """
    while True:
        grown = start | (start & across) << 1 | start >> 1 & across
        grown |= (grown & down) << side | grown >> side & down
        if grown == start:
            return start
        start = grown


def joins(maze: Maze) -> tuple[Squares, Squares]:
    """The squares joined to their east and to their south neighbours: both sides are open (S7)."""
    lanes = lanes_of(maze.side, 1)
    return maze.e & maze.w >> 1 & lanes.not_east, maze.s & maze.n >> maze.side & lanes.not_south


@lru_cache(maxsize=4096)
def reach(maze: Maze, square: Square) -> Squares:
    """The squares a pawn on this square can walk to, including its own. Cached: the same result is shown to the player
    and used to check the walk.

    >>> maze = Maze.from_picture("┏━┓ ┃╋┃ ┗━┛".replace(" ", chr(10)), spare="┃")
    >>> bin(reach(maze, 0))
    '0b111101111'
    """
    across, down = joins(maze)
    return fill(1 << square, across, down, maze.side)


def reach_all(maze: Maze, square: Square, barred: str | None = None) -> dict[Slide, Squares]:
    """For every push and every rotation of the spare, where a pawn on this square can go afterwards.

    `barred` is the arrow next to the spare (S5). One fill computes all.
    """
    pushes = pushes_of(maze.side, turns(maze.spare))
    reached = dict(zip(pushes.slides, _reach_lanes(pushes, maze, square), strict=True))
    for slide in pushes.at.get(barred, ()):
        del reached[slide]
    return reached


def reach_all_text(maze: Maze, square: Square, barred: str | None = None) -> dict[str, str]:
    """The same as text, as in the mover's choices: pushes such as `N4es`, sets of squares as hexadecimal text."""
    pushes = pushes_of(maze.side, turns(maze.spare))
    answers = _reach_lanes(pushes, maze, square)
    reached = {text: f"{squares:x}" for text, squares in zip(pushes.texts, answers, strict=True)}
    for arrow, openings in pushes.at.get(barred, ()):
        del reached[arrow.name + letters(openings)]
    return reached


def _reach_lanes(pushes: Pushes, maze: Maze, square: Square) -> list[Squares]:
    across, down = pushes.joins(maze)
    return pushes.lanes.apart(fill(pushes.pawn[square], across, down, maze.side))


class Lanes(NamedTuple):
    """A number of boards next to each other, each in whole bytes."""

    stride: int  # bits from a square to the same square of the next lane
    ones: Squares  # square 0 of every lane
    not_east: Squares  # all squares except the last column
    not_south: Squares  # all squares except the last row
    number: int

    def apart(self, squares: Squares) -> list[Squares]:
        """The set of squares of every lane."""
        wide = self.stride // 8
        data = squares.to_bytes(wide * self.number, sys.byteorder)
        if wide == 8:  # a board of up to 64 squares is a machine word
            words = memoryview(data).cast("Q").tolist()
        else:
            words = [int.from_bytes(data[at : at + wide], sys.byteorder) for at in range(0, len(data), wide)]
        return words if sys.byteorder == "little" else words[::-1]


@cache
def lanes_of(side: int, count: int) -> Lanes:
    size = side * side
    stride = 64 if size <= 64 else -(-size // 8) * 8
    ones = sum(1 << lane * stride for lane in range(count))
    board = (1 << size) - 1
    last_column = sum(1 << (row * side + side - 1) for row in range(side))
    last_row = ((1 << side) - 1) << (size - side)
    return Lanes(stride, ones, ones * (board & ~last_column), ones * (board & ~last_row), count)


class Pushes:
    """Everything about the pushes of one spare on one board size that does not depend on the maze: one lane per push.

    The lanes of one rotation of the spare are adjacent, one lane per arrow. A line slides the same way for every
    rotation, so sliding is done once for all arrows and then repeated for every rotation.
    """

    def __init__(self, side: int, ways: tuple[Openings, ...]) -> None:
        board = grid(side)
        self.side = side
        self.slides: list[Slide] = [(arrow, way) for way in ways for arrow in board.arrows]
        self.texts = [arrow.name + letters(way) for arrow, way in self.slides]
        self.lanes = lanes_of(side, len(self.slides))
        self.arrows = lanes_of(side, len(board.arrows))
        stride, size = self.lanes.stride, side * side
        #: shifts of the copies that turn the lanes of one rotation into those of two and four
        self.copies = [len(board.arrows) * stride << doubling for doubling in range(len(ways).bit_length() - 1)]
        self.stays = self.arrows.ones * ((1 << size) - 1)
        moves: dict[int, Squares] = {1: 0, -1: 0, side: 0, -side: 0}
        for lane, arrow in enumerate(board.arrows):
            self.stays &= ~(arrow.line << lane * stride)
            moves[arrow.step] |= (arrow.line & ~(1 << arrow.leave)) << lane * stride
        #: the squares whose tiles move east, west, south and north
        self.moves = tuple(moves.values())
        #: the square that the spare enters, and its open sides there
        self.enter = sum(1 << lane * stride + arrow.enter for lane, (arrow, _) in enumerate(self.slides))
        self.enters = [
            sum((way >> bit & 1) << lane * stride + arrow.enter for lane, (arrow, way) in enumerate(self.slides))
            for bit in range(4)
        ]
        self.pawn = [
            sum(1 << lane * stride + arrow.carry(square) for lane, (arrow, _) in enumerate(self.slides))
            for square in range(size)
        ]
        #: the first lane of an arrow, by name; its other lanes follow at intervals of the number of arrows
        self.lane = {arrow.name: lane for lane, arrow in enumerate(board.arrows)}
        #: the pushes at each arrow, by its name
        self.at: dict[str | None, list[Slide]] = {
            arrow.name: [slide for slide in self.slides if slide[0] is arrow] for arrow in board.arrows
        }

    def slide(self, plane: Squares) -> Squares:
        """One set of squares after every push, before anything enters."""
        many, side = plane * self.arrows.ones, self.side
        east, west, south, north = self.moves
        moved = (
            many & self.stays
            | (many & east) << 1
            | (many & west) >> 1
            | (many & south) << side
            | (many & north) >> side
        )
        for distance in self.copies:
            moved |= moved << distance
        return moved

    def joins(self, maze: Maze) -> tuple[Squares, Squares]:
        """The squares joined to their east and south neighbours, in every lane."""
        slid, (north, east, south, west) = self.slide, self.enters
        n, e, s, w = slid(maze.n) | north, slid(maze.e) | east, slid(maze.s) | south, slid(maze.w) | west
        return e & w >> 1 & self.lanes.not_east, s & n >> self.side & self.lanes.not_south


@cache
def pushes_of(side: int, ways: tuple[Openings, ...]) -> Pushes:
    return Pushes(side, ways)
