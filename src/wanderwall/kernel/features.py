"""Features of a push for the value net: planes of squares and single numbers, as the mover's seat may know them.

The board is rotated so that the mover's home is at the top left; homes must be corners. A column of features holds
first the planes, square by square: those of the mover, then those of each other seat in the order of play. The numbers
follow in the same order. Nets are stored with VERSION: increase it with any change here.
"""

from __future__ import annotations

import numpy as np

from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO, count
from wanderwall.kernel.board import NONE, Board, Size, across, arrow_of, carry, push_tile, reach, rotate, tile_at, ways
from wanderwall.kernel.classic import CARD, NO_CARDS, PackedGame, Setup, seat_of, stack_of
from wanderwall.kernel.goal_clues import goal_of
from wanderwall.kernel.goal_places import MOST, GoalPlaces, place_of, slide_goals
from wanderwall.kernel.jit import Flag, Int, f32, i32, inline, outline, u32, u64
from wanderwall.kernel.push_counts import most_in, pushes, tally_at, ways_from, ways_to

VERSION = "classic-1"

SQUARES = 49
#: planes of the mover: openings north, east, south, west, then these
REACH, GOAL, HOPE, NEXT, KNOWN, PLANES = 4, 5, 6, 7, 8, 9
#: planes of each other seat
PAWN, THEIR_REACH, THEIR_WAYS, WISH, THEIR_PLANES = 0, 1, 2, 3, 4
#: the most finds a seat can have left, the way home included
LEGS = 13
#: numbers of the mover: legs, the barred arrow, then these
BARRED, SPARE, GOAL_ON_SPARE, NEXT_ON_SPARE, FINDS, GOES_ON, GOES_ON_WAYS, ROOM, BEST, ANY, NUMBERS = (
    *(13, 25, 28, 29, 30, 31, 32, 33, 34, 35, 36),
)
#: numbers of each other seat: legs, its corner, then these
CORNER, WISH_ON_SPARE, THREAT, THREAT_WAYS, THEIR_ROOM, THEIR_NUMBERS = 13, 16, 17, 18, 19, 20
#: rows of wishes: the mover's goal after this one, what others may believe about its goal, and each other seat's goal;
#: the column after all goals is the way home
OF_NEXT, OF_ME, OF_OTHERS, HOME = 0, 1, 2, MOST
#: the square to which a square moves when the board is rotated clockwise: [quarter turns, square]
SPUN = np.stack([np.argsort(np.rot90(np.arange(SQUARES).reshape(7, 7), -turns).ravel()) for turns in range(4)])


@inline
def plane_rows(seats: Int) -> int:
    """The number of rows that are planes."""
    return SQUARES * (PLANES + THEIR_PLANES * (int(seats) - 1))


@inline
def rows(seats: Int) -> int:
    """The number of features."""
    return plane_rows(seats) + NUMBERS + THEIR_NUMBERS * (int(seats) - 1)


@inline
def cards_left(setup: Setup, game: PackedGame, seat: Int) -> int:
    """The number of goals a seat has yet to find."""
    stack = stack_of(setup, game.stacks, seat)
    many = 0
    while stack > NO_CARDS:
        stack >>= CARD
        many += 1
    return many


@inline
def seat_after(setup: Setup, seat: Int, turns: Int) -> i32:
    """The seat that moves this number of turns after a seat."""
    return i32((seat + turns) % setup.seats)


@inline
def is_open(gone: u32, goal: Int) -> Flag:
    return bool((gone >> u32(goal)) & u32(1) == u32(0))


@outline
def store_wishes(setup: Setup, game: PackedGame, gone: u32, odds: Array, goals: Int, wishes: Array, i: int) -> None:
    """Store what the mover may believe about everybody's goals, from the odds known to all: `wishes[row, goal, i]`."""
    me = game.mover
    mine = goal_of(setup, game, me)
    for goal in range(MOST + 1):
        wishes[OF_NEXT, goal, i] = f32(0)
    for row in range(OF_ME, OF_ME + setup.seats):
        seat = seat_after(setup, me, row - OF_ME)
        total = f32(0)
        homeward = cards_left(setup, game, seat) == 0
        for goal in range(MOST):
            odd = f32(0)
            if goal < goals and not homeward and is_open(gone, goal) and (row == OF_ME or goal != mine):
                odd = odds[seat, goal, i]
            total += odd
            wishes[row, goal, i] = odd
        wishes[row, HOME, i] = f32(1) if homeward else f32(0)
        for goal in range(goals):
            if total > f32(0):
                wishes[row, goal, i] /= total
            if row >= OF_OTHERS:
                wishes[OF_NEXT, goal, i] += wishes[row, goal, i]
    # a goal that another seat seeks is not the mover's next one
    total = f32(0)
    ends = cards_left(setup, game, me) <= 1
    for goal in range(goals):
        odd = f32(0)
        if not ends and is_open(gone, goal) and goal != mine:
            odd = max(f32(0.0001), f32(1) - wishes[OF_NEXT, goal, i])
        total += odd
        wishes[OF_NEXT, goal, i] = odd
    for goal in range(goals):
        if total > f32(0):
            wishes[OF_NEXT, goal, i] /= total
    wishes[OF_NEXT, HOME, i] = f32(1) if ends else f32(0)


@inline
def quarters_home(size: Size, home: Int) -> i32:
    """The clockwise quarter turns that rotate a corner to the top left."""
    side = i32(size.side)
    if home == 0:
        return i32(0)
    if home == side - 1:
        return i32(3)
    return i32(1) if home == side * (side - 1) else i32(2)


@inline
def place_after(size: Size, setup: Setup, things: GoalPlaces, goal: Int, seat: Int) -> i32:
    """The square of a goal, or the home of the seat that seeks it."""
    return seat_of(setup.homes, seat) if goal == HOME else place_of(size, things, goal)


@inline
def bit(squares: u64, square: Int) -> f32:
    return f32((squares >> u64(square)) & ONE)


@inline
def store_wish(
    x: Array, at: int, plane: Int, size: Size, setup: Setup, things: GoalPlaces, quarters: Int, seat: Int,
    wishes: Array,
    row: Int, i: int, planes: Flag,
) -> f32:  # fmt: skip
    """Store where the goals of a row of wishes are, on a plane that is still empty; return the weight on the spare."""
    spare = f32(0)
    for goal in range(MOST + 1):
        weight = wishes[row, goal, i]
        if weight > f32(0):
            place = place_after(size, setup, things, goal, seat)
            if place == NONE:
                spare = weight
            elif planes:
                x[plane * SQUARES + SPUN[quarters, place], at] = weight
    return f32(spare)


@outline
def store_other(
    x: Array, at: int, size: Size, setup: Setup, game: PackedGame, number: Int, board: Board, spare: Int,
    things: GoalPlaces,
    other: Int, wishes: Array, i: int, planes: Flag,
) -> None:  # fmt: skip
    """Store the planes and numbers of another seat, the one that moves `other` turns after the mover."""
    seat = seat_after(setup, game.mover, other)
    quarters = quarters_home(size, seat_of(setup.homes, game.mover))
    plane = PLANES + THEIR_PLANES * (other - 1)
    first = plane_rows(setup.seats) + NUMBERS + THEIR_NUMBERS * (other - 1)
    barred = across(size, number)
    pawn = carry(arrow_of(size, number), seat_of(game.pawns, seat))
    squares = reach(size, board, pawn)
    tally = ways_from(size, board, spare, barred, pawn)
    share = f32(1) / f32(pushes(size, spare, barred))
    for square in range(SQUARES if planes else 0):
        z = plane * SQUARES + SPUN[quarters, square]
        x[z + PAWN * SQUARES, at] = f32(square == pawn)
        x[z + THEIR_REACH * SQUARES, at] = bit(squares, square)
        x[z + THEIR_WAYS * SQUARES, at] = f32(tally_at(tally, square)) * share
        x[z + WISH * SQUARES, at] = f32(0)
    row = OF_ME + other
    on_spare = store_wish(x, at, plane + WISH, size, setup, things, quarters, seat, wishes, row, i, planes)
    x[first + WISH_ON_SPARE, at] = on_spare
    threat, threat_ways = f32(0), f32(0)
    for goal in range(MOST + 1):
        weight = wishes[row, goal, i]
        if weight > f32(0):
            found_by = tally_at(tally, place_after(size, setup, things, goal, seat))
            if found_by > 0:
                threat += weight
                threat_ways += weight * f32(found_by) * share
    left = cards_left(setup, game, seat)
    for legs in range(LEGS):
        x[first + legs, at] = f32(legs == left)
    corner = (quarters_home(size, seat_of(setup.homes, seat)) - quarters) & 3
    for turns in range(1, 4):
        x[first + CORNER + turns - 1, at] = f32(corner == turns)
    x[first + THREAT, at] = threat
    x[first + THREAT_WAYS, at] = threat_ways
    x[first + THEIR_ROOM, at] = f32(count(squares)) / f32(SQUARES)


@outline
def store_features(
    size: Size, setup: Setup, game: PackedGame, number: Int, quarter: Int, wishes: Array, i: int, x: Array, at: int,
    planes: Flag,
) -> u64:  # fmt: skip
    """Store the features of a push, `x[row, at]`, or only its numbers; return where the mover may walk after it."""
    me, arrow = game.mover, arrow_of(size, number)
    board = push_tile(game.board, arrow, rotate(game.spare, quarter))
    spare, barred = tile_at(game.board, arrow.leave), across(size, number)
    things = slide_goals(size, game.things, arrow)
    home = seat_of(setup.homes, me)
    quarters = quarters_home(size, home)
    sought = goal_of(setup, game, me)
    goal = home if sought == NONE else place_of(size, things, sought)
    squares = reach(size, board, carry(arrow, seat_of(game.pawns, me)))
    hopes = ways_to(size, board, spare, barred, goal)
    many = pushes(size, spare, barred)
    share = f32(1) / f32(many)
    finds = goal != NONE and (squares >> u64(goal)) & ONE != ZERO
    goes_on, goes_on_ways = f32(0), f32(0)
    if finds and sought == NONE:
        goes_on, goes_on_ways = f32(1), f32(1)
    elif finds:
        onward = ways_from(size, board, spare, barred, goal)
        for later in range(MOST + 1):
            weight = wishes[OF_NEXT, later, i]
            if weight > f32(0):
                found_by = tally_at(onward, place_after(size, setup, things, later, me))
                if found_by > 0:
                    goes_on += weight
                    goes_on_ways += weight * f32(found_by) * share
    best = most_in(hopes, squares)
    for square in range(SQUARES if planes else 0):
        z = SPUN[quarters, square]
        for side in range(4):  # the openings rotate with the board
            plane = board.n if side == 0 else board.e if side == 1 else board.s if side == 2 else board.w
            x[((side + quarters) & 3) * SQUARES + z, at] = bit(plane, square)
        hits = int(tally_at(hopes, square))
        x[REACH * SQUARES + z, at] = bit(squares, square)
        x[GOAL * SQUARES + z, at] = f32(square == goal)
        x[HOPE * SQUARES + z, at] = goes_on if square == goal else f32(hits) * share
        x[NEXT * SQUARES + z, at] = f32(0)
        x[KNOWN * SQUARES + z, at] = f32(0)
    first = plane_rows(setup.seats)
    x[first + NEXT_ON_SPARE, at] = store_wish(
        *(x, at, NEXT, size, setup, things, quarters, me, wishes, OF_NEXT, i, planes)
    )
    if planes:
        store_wish(x, at, KNOWN, size, setup, things, quarters, me, wishes, OF_ME, i, planes)
    left = cards_left(setup, game, me)
    for legs in range(LEGS):
        x[first + legs, at] = f32(legs == left)
    turned_barred = (barred + 3 * quarters) % 12
    for other in range(12):
        x[first + BARRED + other, at] = f32(other == turned_barred)
    straight = ways(spare) == 2
    corner = not straight and count(u64(spare)) == 2
    x[first + SPARE, at] = f32(straight)
    x[first + SPARE + 1, at] = f32(corner)
    x[first + SPARE + 2, at] = f32(not straight and not corner)
    x[first + GOAL_ON_SPARE, at] = f32(goal == NONE)
    x[first + FINDS, at] = f32(finds)
    x[first + GOES_ON, at] = goes_on
    x[first + GOES_ON_WAYS, at] = goes_on_ways
    x[first + ROOM, at] = f32(count(squares)) / f32(SQUARES)
    x[first + BEST, at] = f32(best) * share
    x[first + ANY, at] = f32(best > 0)
    for other in range(1, setup.seats):
        store_other(x, at, size, setup, game, number, board, spare, things, other, wishes, i, planes)
    return squares
