"""What the turns of a seat reveal about its goal: odds for each goal, cheap enough for millions of games.

A goal that the seat could reach but did not take is hardly the one; a goal that came within reach may be.
"""

from __future__ import annotations

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE
from wanderwall.kernel.board import NONE, Size
from wanderwall.kernel.classic import CARD_MASK, NO_CARDS, PackedGame, Setup, seat_of, stack_of
from wanderwall.kernel.goal_places import MOST, place_of
from wanderwall.kernel.jit import Int, f32, i32, inline, outline, u32, u64
from wanderwall.kernel.push_counts import tally_at, ways_from

#: factor on the odds of a goal, by kind of turn; fitted to the turns of learned players
FACTORS = (0.30, 0.29, 0.18, 0.69, 0.63, 0.55, 0.18, 1.49, 2.08, 2.70, 3.86, 4.56, 4.67, 4.38, 3.02, 10.8)
#: first of the kinds of turns, each graded by the number of pushes or by distance: the goal was within reach and not
#: taken; it is still out of reach; it is on the spare tile; it is within reach now
LEFT_LYING, FAR_AWAY, ON_SPARE, IN_REACH = 0, 3, 6, 7


@inline
def steps(size: Size, one: Int, other: Int) -> int:
    """The distance between two squares."""
    side, here, there = int(size.side), int(one), int(other)
    return abs(here // side - there // side) + abs(here % side - there % side)


@inline
def kind_of_turn(size: Size, could: Int, can: Int, pawn: Int, place: Int) -> int:
    """The kind of a turn for a goal that `could` pushes reached before it and `can` pushes reach now."""
    if could > 0:
        return LEFT_LYING + int(could > 2) + int(could > 6)
    if can > 0:
        kind = IN_REACH + int(can > 1) + int(can > 2) + int(can > 4) + int(can > 6)
        return kind + int(can > 9) + int(can > 13) + int(can > 18) + int(can > 25)
    if place == NONE:
        return ON_SPARE
    far = steps(size, pawn, place)
    return FAR_AWAY + int(far <= 4) + int(far <= 2)


@inline
def goal_of(setup: Setup, game: PackedGame, seat: Int) -> i32:
    """The goal a seat seeks, NONE on the way home."""
    stack = stack_of(setup, game.stacks, seat)
    return i32(NONE) if stack == NO_CARDS else i32(stack & CARD_MASK)


@inline
def without(gone: u32, goal: Int) -> u32:
    """The goals that no seat seeks any more, once this one is found."""
    return gone if goal == NONE else u32(gone | (u32(1) << u32(goal)))


@outline
def watch(size: Size, setup: Setup, before: PackedGame, after: PackedGame, gone: u32, odds: Array, i: int) -> u32:
    """Update the odds of the seat that moved, `odds[seat, goal, i]`; return the goals that are gone after its turn."""
    seat = before.mover
    goal = goal_of(setup, before, seat)
    if seat_of(before.found, seat) != seat_of(after.found, seat):
        for other in range(MOST):
            odds[seat, other, i] = f32(1)
        return without(gone, goal)
    if goal == NONE:
        return gone
    pawn = seat_of(after.pawns, seat)
    could = ways_from(size, before.board, before.spare, before.barred, seat_of(before.pawns, seat))
    can = ways_from(size, after.board, after.spare, after.barred, pawn)
    for other in range(MOST):
        if (u64(gone) >> u64(other)) & ONE == ONE:
            continue
        place = place_of(size, after.things, other)
        was = tally_at(could, place_of(size, before.things, other))
        kind = kind_of_turn(size, was, tally_at(can, place), pawn, place)
        odds[seat, other, i] *= f32(FACTORS[kind])
    return gone
