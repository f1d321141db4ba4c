"""What a seat may know of a game, as consecutive bits in 64-bit words; and words as numbers of any type.

The order is that of `wanderwall.encoding.layout`: sets of squares, then flags, then hints. Values that are not bits
are separate: how many goals are left, and how many turns have passed.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, Size, arrow_of, carry, parts, reach, reach_with_tile, ride, rotate, ways
from wanderwall.kernel.classic import PackedGame, Setup, goal_place, over, seat_of
from wanderwall.kernel.episode import ON_SPARE, Episode, EpisodeRules, f32
from wanderwall.kernel.frame import arrow_inside, arrow_outside, canon, plane, to_frame
from wanderwall.kernel.jit import Int, i32, inline, u64

#: the first rotation at every arrow
FIRST_WAYS = u64(0x1111111111111111)
#: the number of shapes a tile can have: end, straight, corner, tee, cross
SHAPES = 5


class Pen(NamedTuple):
    """A write position in a row of words: the current word, and the number of bits so far."""

    word: u64
    at: i32


@inline
def put(words: Array, i: int, pen: Pen, bits: u64, many: Int) -> Pen:
    """Append `many` bits; the current word is written each time, which is cheaper than checking whether it is full."""
    shift = u64(pen.at & 63)
    word = pen.word | (bits << shift)
    words[u64(pen.at) >> u64(6), i] = word
    rest = (bits >> ONE) >> (u64(63) - shift)
    return Pen(rest if i32(shift) + many >= 64 else word, i32(pen.at + many))


@inline
def finish(words: Array, i: int, pen: Pen) -> None:
    """Write the last word, if it has any bits."""
    if pen.at & 63:
        words[u64(pen.at) >> u64(6), i] = pen.word


@inline
def shape_bit(openings: Int) -> u64:
    """The shape of a tile, one bit per shape; a blank has none."""
    least = canon(openings)
    if least == 5:
        return u64(2)
    if least == 3:
        return u64(4)
    if least == 7:
        return u64(8)
    return u64(16) if least == 15 else u64(least)


@inline
def one(square: Int) -> u64:
    """The set of one square; empty for NONE."""
    return ZERO if square == NONE else ONE << u64(square)


@inline
def hint_pushes(size: Size, setup: Setup, game: PackedGame, frame: Int) -> u64:
    """The pushes, a bit each in the mover's frame, that bring its own goal into reach this turn."""
    pawn, different, bits = seat_of(game.pawns, game.mover), ways(game.spare), ZERO
    goal = goal_place(size, setup, game.things, game.stacks, game.mover)
    for inside in range(4 * size.lines):
        number = arrow_outside(size, inside, frame)
        arrow = arrow_of(size, number)
        to = ride(arrow, goal)
        if number == game.barred or to == NONE:
            continue
        around = parts(size, game.board, arrow, carry(arrow, pawn))
        for way in range(different):
            reached = reach_with_tile(around, arrow, rotate(canon(game.spare), (way + frame) & 3))
            bits |= ((reached >> u64(to)) & ONE) << u64(4 * inside + way)
    return bits


class Sight(NamedTuple):
    """The basics that a seat sees of a table."""

    me: i32
    frame: i32
    target: i32  # the square it wants to reach, or NONE: on the spare
    reached: u64
    maybe: u64  # where others' goals may be


@inline
def sight(size: Size, setup: Setup, terms: EpisodeRules, episode: Episode, me: Int) -> Sight:
    game, maybe = episode.game, episode.lying
    target = goal_place(size, setup, game.things, game.stacks, me)
    if left(terms, game, me) > 0:
        maybe &= ~(ON_SPARE if target == NONE else one(target))
    reached = reach(size, game.board, seat_of(game.pawns, me))
    return Sight(i32(me), seat_of(terms.frames, me), target, reached, maybe)


@inline
def observe(size: Size, setup: Setup, terms: EpisodeRules, episode: Episode, seen: Sight, words: Array, i: int) -> None:
    """Write what a seat may know, as bits. One set of squares after the other: a loop over all of them was slower."""
    game, board, me, frame = episode.game, episode.game.board, seen.me, seen.frame
    many = i32(size.side) * i32(size.side)
    pen = put(words, i, Pen(ZERO, i32(0)), to_frame(size, plane(board, frame), frame), many)
    pen = put(words, i, pen, to_frame(size, plane(board, (frame + 1) & 3), frame), many)
    pen = put(words, i, pen, to_frame(size, plane(board, (frame + 2) & 3), frame), many)
    pen = put(words, i, pen, to_frame(size, plane(board, (frame + 3) & 3), frame), many)
    pen = put(words, i, pen, to_frame(size, one(seat_of(game.pawns, me)), frame), many)
    pen = put(words, i, pen, to_frame(size, one(seen.target), frame), many)
    pen = put(words, i, pen, to_frame(size, one(seat_of(setup.homes, me)), frame), many)
    pen = put(words, i, pen, to_frame(size, seen.reached, frame), many)
    for ahead in range(1, setup.seats):  # the others in the order of play: pawn, home, possible goals
        seat = me + ahead if me + ahead < setup.seats else me + ahead - setup.seats
        home = to_frame(size, one(seat_of(setup.homes, seat)), frame)
        pen = put(words, i, pen, to_frame(size, one(seat_of(game.pawns, seat)), frame), many)
        pen = put(words, i, pen, home, many)
        goals = to_frame(size, seen.maybe & ~ON_SPARE, frame) if left(terms, game, seat) > 0 else home
        pen = put(words, i, pen, goals, many)
    barred = ZERO if game.barred == NONE else ONE << arrow_of(size, game.barred).enter
    pen = put(words, i, pen, to_frame(size, barred, frame), many)
    flags = u64(seen.target == NONE) | ((seen.maybe >> u64(63)) << ONE) | (u64(episode.walking) << u64(2))
    pen = put(words, i, pen, shape_bit(game.spare) | (flags << u64(SHAPES)), SHAPES + 3)
    if terms.hints:
        hidden = episode.walking or me != game.mover or over(setup, game)
        pen = put(words, i, pen, ZERO if hidden else hint_pushes(size, setup, game, frame), 16 * size.lines)
    finish(words, i, pen)


@inline
def left(terms: EpisodeRules, game: PackedGame, seat: Int) -> i32:
    """The number of goals a seat has yet to find."""
    return i32(seat_of(terms.cards, seat) - seat_of(game.found, seat))


@inline
def fractions(setup: Setup, terms: EpisodeRules, game: PackedGame, me: Int, out: Array, i: int) -> None:
    """Store the share of goals that each seat has left, beginning with `me`, and the share of turns that has passed."""
    for ahead in range(setup.seats):
        seat = me + ahead if me + ahead < setup.seats else me + ahead - setup.seats
        out[ahead, i] = f32(left(terms, game, seat)) / f32(seat_of(terms.cards, seat))
    out[setup.seats, i] = f32(game.turns) / f32(setup.limit) if setup.limit > 0 else f32(0)


@inline
def write_legal_actions(size: Size, episode: Episode, seen: Sight, words: Array, i: int) -> None:
    """Write the legal actions of the mover in its frame, a bit each."""
    game, pushes, many = episode.game, ZERO, i32(size.side) * i32(size.side)
    if not episode.walking:
        each = FIRST_WAYS & ((ONE << u64(16 * size.lines)) - ONE)
        pushes = each * ((ONE << u64(ways(game.spare))) - ONE)
        if game.barred != NONE:
            pushes &= ~(u64(15) << u64(4 * arrow_inside(size, game.barred, seen.frame)))
    pen = put(words, i, Pen(ZERO, i32(0)), pushes, 16 * size.lines)
    pen = put(words, i, pen, to_frame(size, seen.reached, seen.frame) if episode.walking else ZERO, many)
    finish(words, i, pen)


def byte_table(kind: str) -> Array:
    """The eight bits of every byte as numbers of this type, packed into as many words as such a number has bytes.

    Words are then copied whatever the type is, so nothing is compiled per type.
    """
    bits = (np.arange(256)[:, None] >> np.arange(8)) & 1
    return np.ascontiguousarray(KINDS[kind](bits)).view(np.uint64)


#: types of numbers an observation may have; numpy has no bf16, so those are given as their bits
KINDS = {
    "u8": lambda bits: bits.astype(np.uint8),
    "bf16": lambda bits: (bits * 0x3F80).astype(np.uint16),
    "f32": lambda bits: bits.astype(np.float32),
}


@inline
def spread(bits: Array, i: int, table: Array, out: Array, many: Int) -> None:
    """Spread `many` bytes of bits into numbers: `out` is a row of words, `table` maps each byte to its numbers."""
    wide = table.shape[1]
    if wide == 1:
        for at in range(u64(many)):
            out[i, at] = table[bits[at, i], 0]
        return
    for at in range(u64(many)):
        byte = bits[at, i]
        for part in range(wide):
            out[i, at * u64(wide) + u64(part)] = table[byte, part]
