"""The compiled search of Labyrinth Go!: every minimal solution of a roll, grown from the middle (G4).

As in `go`, every step takes one open end of the network and decides it: a tile from the hand meets it, or none ever
will. One level is one tile laid, so the whole search fits in a few small arrays. Sides of squares are four sets, one
for each direction; boards are at most 7×7.
"""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from typing import NamedTuple

import numpy as np

from wanderwall.board.grid import squares_of
from wanderwall.board.tiles import SIDES, Openings
from wanderwall.games.go.check import covers
from wanderwall.games.go.state import GoEdition
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO, count, pick
from wanderwall.kernel.board import Size, fill
from wanderwall.kernel.jit import allocating, i32, inline, u64
from wanderwall.kernel.wide import size_for
from wanderwall.solver.go_search import Sides, placements, start

#: columns of a level: the ends where tiles may still meet the network, those where none may, and what is left to do
ENDS, SHUT, TAKEN, WANTED, HAND = 0, 4, 8, 9, 10
COLUMNS = 11
NO_END = -1
#: initial capacity for solutions
ROOM = 1 << 14


class Placements(NamedTuple):
    """Every way to lay every tile on the empty board; sides are [placement, direction]."""

    tile: Array
    under: Array
    hole: Array
    opens: Array  # openings towards squares of other tiles
    meets: Array  # the sides there that these face
    paths: Array  # all openings, also between the tile's own squares
    middle: Array  # the openings of the middle
    start: Array  # the sides that those face
    end: Array  # [entry]: an end, square x 4 + direction, in order
    placed: Array  # [entry]: a placement that meets it


class RollHand(NamedTuple):
    """A roll: the squares that must show, the tiles in hand, and those of them that have no hole."""

    wanted: u64
    tiles: u64
    plain: u64


@inline
def spread(size: Size, area: u64, free: u64) -> u64:
    """The squares and their free neighbours."""
    wider = area | ((area & size.not_east) << ONE) | ((area >> ONE) & size.not_east)
    return (wider | (area << size.side) | (area >> size.side)) & free


@inline
def hopeful(size: Size, frontier: u64, free: u64, wanted: u64, plain: i32) -> bool:
    """Whether `plain` plain tiles could bridge the gaps if every tile opened to all sides and fitted everywhere.

    A hole tile starts at most one square away from its picture and leads two squares on from there; so does a plain
    tile, from anywhere in reach.
    """
    area = frontier
    while True:
        near = wanted & spread(size, area, free)
        while near != ZERO:
            wanted ^= near
            area |= spread(size, spread(size, near, free), free)
            near = wanted & spread(size, area, free)
        if wanted == ZERO:
            return True
        if plain == 0:
            return False
        plain -= 1
        area = spread(size, spread(size, area, free), free)


@inline
def joined_squares(size: Size, all_ways: Placements, laid: Array, tiles: int, without: int) -> u64:
    """The squares joined to the middle by the tiles laid, leaving out one of them."""
    n, e, s, w = all_ways.middle[0], all_ways.middle[1], all_ways.middle[2], all_ways.middle[3]
    start = n | e | s | w
    for at in range(tiles):
        if at != without:
            paths = all_ways.paths[laid[at]]
            n, e, s, w = n | paths[0], e | paths[1], s | paths[2], w | paths[3]
    return fill(size, start, e & (w >> ONE) & size.not_east, s & (n >> size.side))


@inline
def is_minimal(size: Size, all_ways: Placements, hand: RollHand, laid: Array, tiles: int) -> bool:
    """Whether every plain tile is needed; the tiles with holes always are, because each shows a picture."""
    for at in range(tiles):
        plain = all_ways.tile[laid[at]] & hand.plain != ZERO
        if plain and hand.wanted & ~joined_squares(size, all_ways, laid, tiles, at) == ZERO:
            return False
    return True


@allocating
def entries_for(all_ways: Placements, hand: RollHand, squares: int) -> tuple[Array, Array]:
    """The useful placements for the roll, grouped by the end they meet: the start of each group, and the placements.

    A wanted picture must be under a hole or uncovered, and a hole must show a wanted picture.
    """
    first = np.zeros(4 * squares + 1, np.int32)
    useful = np.empty(len(all_ways.end), np.int32)
    number = 0
    for entry in range(len(all_ways.end)):
        way = all_ways.placed[entry]
        if all_ways.tile[way] & hand.tiles != ZERO and all_ways.under[way] & hand.wanted == all_ways.hole[way]:
            useful[number] = way
            number += 1
            first[all_ways.end[entry] + 1] = number
    for end in range(4 * squares):
        first[end + 1] = max(first[end + 1], first[end])
    return first, useful


@inline
def next_end(size: Size, level: Array, plain: u64) -> int:
    """An end to decide, in order of squares; NO_END if there is none or no solution is possible."""
    free = ~level[TAKEN] & ((ONE << (size.side * size.side)) - ONE)
    frontier = ZERO
    for side in range(4):
        frontier |= level[ENDS + side] & free
    if frontier == ZERO or not hopeful(size, frontier, free, level[WANTED], count(level[HAND] & plain)):
        return NO_END
    square = pick(frontier, i32(0))
    for side in range(4):
        if (level[ENDS + side] >> u64(square)) & ONE != ZERO:
            return int(4 * square + side)
    return NO_END


@inline
def lay(all_ways: Placements, way: int, before: Array, after: Array) -> bool:
    """Fill the next level with one more tile; return False if it is not in hand, or touches taken squares or
    shut ends.
    """
    if all_ways.tile[way] & before[HAND] == ZERO or all_ways.under[way] & before[TAKEN] != ZERO:
        return False
    for side in range(4):
        if all_ways.opens[way, side] & before[SHUT + side] != ZERO:
            return False
    for side in range(4):
        after[ENDS + side] = before[ENDS + side] | all_ways.meets[way, side]
        after[SHUT + side] = before[SHUT + side]
    after[TAKEN] = before[TAKEN] | all_ways.under[way]
    after[WANTED] = before[WANTED] & ~all_ways.hole[way]
    after[HAND] = before[HAND] & ~all_ways.tile[way]
    return True


@allocating
def grow(size: Size, all_ways: Placements, hand: RollHand, middle: u64, limit: int, found: Array) -> int:
    """Count the minimal solutions; a positive limit ends the search at that many.

    Each row of `found`, as far as there are rows, receives the placements of one solution, followed by -1.
    """
    first, useful = entries_for(all_ways, hand, int(size.side * size.side))
    most = found.shape[1]
    levels = np.zeros((most + 1, COLUMNS), np.uint64)
    ends = np.full(most + 1, NO_END, np.int32)
    cursor = np.zeros(most + 1, np.int32)
    laid = np.zeros(most, np.int32)
    for side in range(4):
        levels[0, ENDS + side] = all_ways.start[side]
    levels[0, TAKEN], levels[0, WANTED], levels[0, HAND] = middle, hand.wanted, hand.tiles
    solutions, depth = 0, 0
    while depth >= 0:
        level, end = levels[depth], ends[depth]
        if end == NO_END or cursor[depth] == first[end + 1]:
            if end != NO_END:
                level[SHUT + end % 4] |= ONE << u64(end // 4)
                level[ENDS + end % 4] &= ~(ONE << u64(end // 4))
            ends[depth] = end = next_end(size, level, hand.plain)
            if end == NO_END:
                depth -= 1
            else:
                cursor[depth] = first[end]
            continue
        way = useful[cursor[depth]]
        cursor[depth] += 1
        if not lay(all_ways, way, level, levels[depth + 1]):
            continue
        laid[depth] = way
        if levels[depth + 1, WANTED] != ZERO:
            depth += 1
            ends[depth] = NO_END
        elif is_minimal(size, all_ways, hand, laid, depth + 1):
            if solutions < len(found):
                found[solutions, : depth + 1] = laid[: depth + 1]
                found[solutions, depth + 1 :] = -1
            solutions += 1
            if solutions == limit:
                break
    return solutions


def solve_ways(edition: GoEdition, wanted: int, joker: bool, limit: int) -> list[tuple[int, ...]]:
    """The placements of every minimal solution; a positive limit stops at that many."""
    tiles = (1 << len(edition.tiles) + joker) - 1
    plain = sum(1 << number for number, tile in enumerate(edition.all_tiles.values()) if not tile.hole)
    hand, room = RollHand(u64(wanted), u64(tiles), u64(plain)), limit or ROOM
    size, middle = size_for(edition.grid.side, u64), u64(1 << edition.middle)
    while True:
        found = np.empty((room, tiles.bit_count()), np.int16)
        number = int(grow(size, _arrays(edition), hand, middle, limit, found))
        if number <= room:
            return [tuple(way for way in row if way >= 0) for row in found[:number].tolist()]
        room = number


@cache
def _arrays(edition: GoEdition) -> Placements:
    """The placements of an edition for the compiled search."""
    ways = placements(edition)
    meeting = sorted((end, way) for way, placement in enumerate(ways) for end in squares_of(placement.opens))
    middle = {edition.middle: edition.middle_openings}
    return Placements(
        _words(placement.tile for placement in ways),
        _words(placement.under for placement in ways),
        _words(placement.hole for placement in ways),
        _words(_by_direction(placement.opens) for placement in ways),
        _words(_by_direction(placement.meets) for placement in ways),
        _words(_paths(covers(edition, placement.lay)) for placement in ways),
        _words(_paths(middle)),
        _words(_by_direction(start(edition)[0])),
        np.array([end for end, _ in meeting], np.int32),
        np.array([way for _, way in meeting], np.int32),
    )


def _words(values: Iterable[int | list[int]]) -> Array:
    return np.array(list(values), np.uint64)


def _by_direction(sides: Sides) -> list[int]:
    """Sides of squares as four sets of squares."""
    return [sum(1 << end // 4 for end in squares_of(sides) if end % 4 == direction) for direction in range(4)]


def _paths(paths: dict[int, Openings]) -> list[int]:
    return [sum(1 << square for square, openings in paths.items() if openings & side) for side in SIDES]
