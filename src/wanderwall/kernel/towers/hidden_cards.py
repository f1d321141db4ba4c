"""What a seat of towers may believe about the other's cards: the hidden hand, and the treasure it seeks.

Hands may be any of the cards that are neither face up nor in the seat's own hand. Turns without a find reveal the
treasure: one that could have been taken is hardly the one, and one that came within reach may be.
"""

from __future__ import annotations

from math import comb

import numpy as np

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, Size, arrow_of, carry, rotate, ways
from wanderwall.kernel.classic import PackedGame, Setup, seat_of
from wanderwall.kernel.goal_places import place_of
from wanderwall.kernel.jit import Int, f32, i32, inline, outline, u64
from wanderwall.kernel.towers.rules import DOWN, JOKER, UP, Magic
from wanderwall.kernel.towers.walk_tables import (
    CELLS,
    HALF,
    SPARE,
    STEEP,
    both_boards,
    fill_cells,
    fold_boards,
    pay_walk,
    tiles_before,
    ways_after,
)
from wanderwall.kernel.towers.walks import Hand

#: the largest hand that is computed card by card; larger hands count as this one
LARGEST = 6
#: binomial coefficients: the number of ways to choose `some` of `cards` cards
CHOICES = np.array([[comb(cards, some) for some in range(LARGEST + 1)] for cards in range(100)], np.float32)
#: grades of a turn: how likely a treasure could have been taken, and how many pushes will lead there
COULD, CAN = 4, 7
KINDS = COULD * CAN


@inline
def count_hidden(magic: Magic, box: Int, seat: Int, kind: Int) -> int:
    """The number of cards of a kind, of `box` in the edition, that a seat sees neither in its hand nor face up."""
    hand = magic.ups if kind == UP else magic.downs if kind == DOWN else magic.jokers
    return max(0, int(box) - int(seat_of(magic.discards, kind)) - int(seat_of(hand, seat)))


@inline
def hand_size(magic: Magic, seat: Int) -> int:
    return int(seat_of(magic.ups, seat)) + int(seat_of(magic.downs, seat)) + int(seat_of(magic.jokers, seat))


@outline
def store_cover(magic: Magic, box: Array, me: Int, cards: Int, cover: Array, first: Int, i: int) -> None:
    """Store how likely a hidden hand of `cards` cards pays for each number of climbs and descents.

    The result is in `cover[first + cell, i]`.
    """
    ups, downs = count_hidden(magic, i32(box[UP]), me, UP), count_hidden(magic, i32(box[DOWN]), me, DOWN)
    jokers = count_hidden(magic, i32(box[JOKER]), me, JOKER)
    many = min(int(cards), LARGEST, ups + downs + jokers)
    for cell in range(CELLS):
        cover[first + cell, i] = f32(0)
    every = CHOICES[ups + downs + jokers, many]
    for up in range(min(ups, many) + 1):
        for down in range(min(downs, many - up) + 1):
            joker = many - up - down
            if joker > jokers:
                continue
            likely = CHOICES[ups, up] * CHOICES[downs, down] * CHOICES[jokers, joker] / every
            hand = Hand(i32(up), i32(down), i32(joker), i32(many))
            for climbs in range(STEEP + 1):
                for descents in range(STEEP + 1):
                    if pay_walk(hand, climbs, descents).jokers >= 0:
                        cover[first + (STEEP + 1) * climbs + descents, i] += likely


@outline
def store_reach(
    size: Size, game: PackedGame, magic: Magic, pawn: Int, cards: Int, room: Array, first: Int, at: int
) -> None:
    """Store the tiles that some push from here reaches, for each number of climbs and descents.

    Tiles are identified by their places before the push, in `room[first + cell, at]`; the cells after these are
    scratch.
    """
    for cell in range(CELLS):
        room[first + cell, at] = ZERO
    different = int(ways(game.spare))
    for number in range(4 * size.lines):
        if number == game.barred:
            continue
        arrow = arrow_of(size, number)
        start = both_boards(ONE << u64(carry(arrow, pawn)), different)
        for quarters in range(0, different, 2):
            one, other = rotate(game.spare, quarters), rotate(game.spare, quarters + 1)
            walks = ways_after(size, game.board, magic.heights, arrow, one, other, magic.spare)
            fill_cells(size, walks, start, cards, False, room, first + CELLS, at)
            for climbs in range(STEEP + 1):
                for descents in range(min(STEEP, int(cards) - climbs) + 1):
                    here = int(first) + (STEEP + 1) * climbs + descents
                    places = fold_boards(tiles_before(arrow, u64(room[here + CELLS, at])))
                    room[here, at] = u64(room[here, at]) | places


@inline
def at_of(place: Int) -> u64:
    """The bit of a place."""
    return SPARE if place == NONE else u64(place)


@inline
def likeliest(room: Array, first: Int, at: int, cards: Int, cover: Array, row: Int, i: int, place: Int) -> f32:
    """How likely one turn reaches a place, from a table of `store_reach` and the cover of a hand."""
    best = f32(0)
    for climbs in range(STEEP + 1):
        for descents in range(min(STEEP, int(cards) - climbs) + 1):
            cell = (STEEP + 1) * climbs + descents
            if (u64(room[first + cell, at]) >> at_of(place)) & ONE != ZERO:
                best = max(best, cover[row + cell, i])
    return best


@outline
def store_ways(
    size: Size, goals: Int, game: PackedGame, magic: Magic, pawn: Int, cards: Int, cover: Array, row: Int, room: Array,
    first: Int, at: int, many: Array, i: int,
) -> None:  # fmt: skip
    """Store the expected number of pushes that lead from here to each treasure: `many[treasure, i]`."""
    for goal in range(goals):
        many[goal, i] = f32(0)
    different = int(ways(game.spare))
    for number in range(4 * size.lines):
        if number == game.barred:
            continue
        arrow = arrow_of(size, number)
        start = both_boards(ONE << u64(carry(arrow, pawn)), different)
        for quarters in range(0, different, 2):
            one, other = rotate(game.spare, quarters), rotate(game.spare, quarters + 1)
            walks = ways_after(size, game.board, magic.heights, arrow, one, other, magic.spare)
            fill_cells(size, walks, start, cards, False, room, first, at)
            for climbs in range(STEEP + 1):
                for descents in range(min(STEEP, int(cards) - climbs) + 1):
                    here = int(first) + (STEEP + 1) * climbs + descents
                    room[here, at] = tiles_before(arrow, u64(room[here, at]))
            for goal in range(goals):
                place = at_of(place_of(size, game.things, goal))
                low, high = f32(0), f32(0)
                for climbs in range(STEEP + 1):
                    for descents in range(min(STEEP, int(cards) - climbs) + 1):
                        cell = (STEEP + 1) * climbs + descents
                        squares = u64(room[first + cell, at])
                        likely = cover[row + cell, i]
                        if (squares >> place) & ONE != ZERO:
                            low = max(low, likely)
                        if (squares >> (place + HALF)) & ONE != ZERO:
                            high = max(high, likely)
                many[goal, i] += low + high


@inline
def kind_of_turn(could: f32, can: f32) -> int:
    """The kind of a turn for a treasure."""
    left = int(could > f32(0.01)) + int(could > f32(0.4)) + int(could > f32(0.8))
    comes = int(can > f32(0.05)) + int(can > f32(1)) + int(can > f32(2.5))
    comes += int(can > f32(5)) + int(can > f32(9)) + int(can > f32(14))
    return CAN * left + comes


@outline
def store_kinds(
    size: Size, setup: Setup, goals: Int, before: PackedGame, magic: Magic, after: PackedGame, magic_after: Magic,
    box: Array,
    cover: Array, row: Int, room: Array, at: int, many: Array, kinds: Array, i: int,
) -> None:  # fmt: skip
    """Store what a turn without a find reveals to the other seat about each treasure: `kinds[treasure, i]`."""
    seat = before.mover
    other = i32(1 - seat)
    cards = min(hand_size(magic, seat), LARGEST)
    store_cover(magic, box, other, cards, cover, row, i)
    store_reach(size, before, magic, seat_of(before.pawns, seat), cards, room, 0, at)
    for goal in range(goals):
        place = place_of(size, before.things, goal)
        many[goal, i] = likeliest(room, 0, at, cards, cover, row, i, place)
    for goal in range(goals):  # stored before the table is used again
        kinds[goal, i] = kind_of_turn(many[goal, i], f32(0))
    cards = min(hand_size(magic_after, seat), LARGEST)
    store_cover(magic_after, box, other, cards, cover, row, i)
    pawn = seat_of(after.pawns, seat)
    store_ways(size, goals, after, magic_after, pawn, cards, cover, row, room, 0, at, many, i)
    for goal in range(goals):
        kinds[goal, i] += kind_of_turn(f32(0), many[goal, i])
