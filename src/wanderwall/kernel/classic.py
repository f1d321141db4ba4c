"""Classic, one game in one record: turns, finds, coming home (S and K clauses), and the playout policies.

Supported: one to four seats, ordered stacks, home as the finish, the turn limit (K9) and whole rounds (K10).
"""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.kernel.bits import ONE, ZERO, chance, count, draw, lower, pick
from wanderwall.kernel.board import (
    NONE,
    Board,
    KernelArrow,
    Size,
    across,
    arrow_of,
    carry,
    parts,
    push_tile,
    reach,
    reach_with_tile,
    ride,
    rotate,
    tile_at,
    ways,
)
from wanderwall.kernel.goal_places import GoalPlaces, place_of, slide_goals
from wanderwall.kernel.jit import Flag, Int, i32, inline, outline, u32, u64

#: a stack has five bits per goal, the next goal in the lowest bits, above all of them a closing 1
CARD, CARD_MASK, NO_CARDS = u64(5), u64(31), ONE
#: goals in one 64-bit stack; with one or two seats, each seat has two of them
STACK = 12
#: bits per seat where four seats share a number
SEAT = 8

GREEDY, RANDOM = 0, 1


class Setup(NamedTuple):
    """The constants of a game."""

    side: i32
    seats: i32
    stacks: i32  # how many of the four stacks are in use: one per seat, or two per seat if they are long
    homes: u32  # the start square of each seat
    limit: i32  # turns of all seats together before the game is stopped, 0 when off (K9)
    whole_round: Flag  # K10


class Stacks(NamedTuple):
    """The goals each seat has yet to find; with one or two seats, long stacks continue in `c` and `d`."""

    a: u64
    b: u64
    c: u64
    d: u64


class PackedGame(NamedTuple):
    """A game between two turns."""

    board: Board
    spare: i32
    barred: i32  # the arrow next to the spare, or NONE (S5)
    pawns: u32
    things: GoalPlaces
    stacks: Stacks
    found: u32  # how many goals each seat has found
    finished: i32  # the seats that have finished, a bit each
    mover: i32
    turns: i32
    seed: u64


class ClassicTurn(NamedTuple):
    """A whole turn: the arrow, quarter turns of the spare, and the square where the pawn ends."""

    arrow: i32
    quarters: i32
    to: i32


@inline
def slide_game(size: Size, game: PackedGame, arrow: KernelArrow, openings: Int, barred: Int, pawns: u32) -> PackedGame:
    """The game after a push and before the walk: the maze and everything on it has moved."""
    return PackedGame(
        push_tile(game.board, arrow, openings),
        tile_at(game.board, arrow.leave),
        i32(barred),
        pawns,
        slide_goals(size, game.things, arrow),
        game.stacks,
        game.found,
        game.finished,
        game.mover,
        game.turns,
        game.seed,
    )


@inline
def with_cards(game: PackedGame, pawns: u32, stacks: Stacks) -> PackedGame:
    """The same game with other cards and pawns."""
    return PackedGame(
        game.board,
        game.spare,
        game.barred,
        pawns,
        game.things,
        stacks,
        game.found,
        game.finished,
        game.mover,
        game.turns,
        game.seed,
    )


@inline
def pushes_of(size: Size, game: PackedGame) -> u64:
    """The set of legal pushes, as bits 4 · arrow + quarter turns."""
    pushes = ZERO
    for push in range(16 * size.lines):
        if push >> 2 != game.barred and push & 3 < ways(game.spare):
            pushes |= ONE << u64(push)
    return pushes


@inline
def seat_of(packed: u32, seat: Int) -> i32:
    """One seat's part of a number that four seats share."""
    return i32((packed >> u32(SEAT * seat)) & u32(255))


@inline
def with_seat(packed: u32, seat: Int, value: Int) -> u32:
    at = u32(SEAT * seat)
    return u32((packed & ~(u32(255) << at)) | (u32(value) << at))


@inline
def carry_pawns(arrow: KernelArrow, pawns: u32, seats: Int) -> u32:
    """All pawns after a push (S6)."""
    moved = u32(0)
    for seat in range(seats):
        moved = u32(moved | (u32(carry(arrow, seat_of(pawns, seat))) << u32(SEAT * seat)))
    return moved


@inline
def stack_of(setup: Setup, stacks: Stacks, seat: Int) -> u64:
    """One of the stacks; unused stacks cost nothing if the compiler knows how many are in use."""
    if seat == 0 or setup.stacks == 1:
        return stacks.a
    if seat == 1 or setup.stacks == 2:
        return stacks.b
    return stacks.c if seat == 2 or setup.stacks == 3 else stacks.d


@inline
def with_stack(setup: Setup, stacks: Stacks, seat: Int, stack: u64) -> Stacks:
    return Stacks(
        stack if seat == 0 else stacks.a,
        stack if seat == 1 and setup.stacks > 1 else stacks.b,
        stack if seat == 2 and setup.stacks > 2 else stacks.c,
        stack if seat == 3 and setup.stacks > 3 else stacks.d,
    )


@inline
def without_top(setup: Setup, stacks: Stacks, seat: Int) -> Stacks:
    """The stacks after this seat found its next goal."""
    left = stack_of(setup, stacks, seat) >> CARD
    if left == NO_CARDS and setup.stacks > setup.seats:
        left = stack_of(setup, stacks, seat + 2)
        stacks = with_stack(setup, stacks, seat + 2, NO_CARDS)
    return with_stack(setup, stacks, seat, left)


@inline
def goal_place(size: Size, setup: Setup, things: GoalPlaces, stacks: Stacks, seat: Int) -> i32:
    """The square the seat wants to reach: its next goal, or home when all are found (K5)."""
    stack = stack_of(setup, stacks, seat)
    if stack == NO_CARDS:
        return seat_of(setup.homes, seat)
    return place_of(size, things, i32(stack & CARD_MASK))


@inline
def over(setup: Setup, game: PackedGame) -> Flag:
    """Whether a seat finished, after a whole round if so agreed (K5, K10), or no turns are left (K9)."""
    if game.finished != 0 and not (setup.whole_round and game.turns % setup.seats != 0):
        return True
    return setup.limit > 0 and game.turns >= setup.limit


@inline
def winners(setup: Setup, game: PackedGame) -> i32:
    """The seats that have won, a bit each: those that finished, else those with most finds, never a solo seat (K9)."""
    if game.finished != 0:
        return game.finished
    most = i32(0)
    for seat in range(setup.seats):
        most = i32(max(most, seat_of(game.found, seat)))
    best = i32(0)
    for seat in range(setup.seats):
        if seat_of(game.found, seat) == most:
            best = i32(best | (1 << seat))
    return i32(0) if setup.seats == 1 else best


@inline
def end_turn(
    size: Size, setup: Setup, game: PackedGame, move: ClassicTurn, finds: Flag, scores: Flag, finishes: Flag
) -> PackedGame:
    """The game after a turn that found the next goal, scored one more find, or finished for its player."""
    arrow, mover = arrow_of(size, move.arrow), game.mover
    return PackedGame(
        push_tile(game.board, arrow, rotate(game.spare, move.quarters)),
        tile_at(game.board, arrow.leave),
        across(size, move.arrow),
        with_seat(carry_pawns(arrow, game.pawns, setup.seats), mover, move.to),
        slide_goals(size, game.things, arrow),
        without_top(setup, game.stacks, mover) if finds else game.stacks,
        u32(game.found + (u32(1) << u32(SEAT * mover))) if scores else game.found,
        i32(game.finished | (1 << mover)) if finishes else game.finished,
        i32(0 if mover + 1 == setup.seats else mover + 1),
        i32(game.turns + 1),
        game.seed,
    )


@inline
def play(size: Size, setup: Setup, game: PackedGame, move: ClassicTurn) -> PackedGame:
    """The game after a legal turn."""
    goal = goal_place(size, setup, game.things, game.stacks, game.mover)
    reached = ride(arrow_of(size, move.arrow), goal) == move.to
    home = stack_of(setup, game.stacks, game.mover) == NO_CARDS
    return end_turn(size, setup, game, move, reached and not home, reached and not home, reached and home)


@inline
def legal(size: Size, setup: Setup, game: PackedGame, move: ClassicTurn) -> Flag:
    """Whether this turn is legal for the mover: an arrow that is not barred (S5), a square in reach (S7)."""
    if over(setup, game) or not 0 <= move.arrow < 4 * size.lines or move.arrow == game.barred:
        return False
    if not (0 <= move.quarters < 4 and 0 <= move.to < setup.side * setup.side):
        return False
    arrow = arrow_of(size, move.arrow)
    board = push_tile(game.board, arrow, rotate(game.spare, move.quarters))
    squares = reach(size, board, carry(arrow, seat_of(game.pawns, game.mover)))
    return bool((squares >> u64(move.to)) & ONE != ZERO)


@inline
def random_push(size: Size, game: PackedGame, bits: u64) -> ClassicTurn:
    """A random push, without a walk."""
    different = ways(game.spare)
    push = draw(bits, i32((4 * size.lines - (0 if game.barred == NONE else 1)) * different))
    number = i32(push >> (different >> 1))
    if game.barred != NONE and number >= game.barred:
        number = i32(number + 1)
    return ClassicTurn(number, i32(push & (different - 1)), i32(NONE))


@inline
def random_move(size: Size, game: PackedGame) -> ClassicTurn:
    """A random push, then a random square in reach."""
    bits = chance(game.seed, game.turns)
    push = random_push(size, game, bits)
    arrow = arrow_of(size, push.arrow)
    around = parts(size, game.board, arrow, carry(arrow, seat_of(game.pawns, game.mover)))
    squares = reach_with_tile(around, arrow, rotate(game.spare, push.quarters))
    return ClassicTurn(push.arrow, push.quarters, pick(squares, draw(lower(bits), count(squares))))


@inline
def greedy_move(size: Size, setup: Setup, game: PackedGame) -> ClassicTurn:
    """The first push that brings the pawn to its goal this turn, else a random move."""
    pawn = seat_of(game.pawns, game.mover)
    goal = goal_place(size, setup, game.things, game.stacks, game.mover)
    different = ways(game.spare)
    for number in range(4 * size.lines):
        if number == game.barred:
            continue
        arrow = arrow_of(size, number)
        to = ride(arrow, goal)
        if to == NONE:
            continue
        around = parts(size, game.board, arrow, carry(arrow, pawn))
        for quarters in range(different):
            if (reach_with_tile(around, arrow, rotate(game.spare, quarters)) >> u64(to)) & ONE != ZERO:
                return ClassicTurn(i32(number), i32(quarters), to)
    return random_move(size, game)


@outline
def finding_pushes(size: Size, setup: Setup, game: PackedGame) -> u64:
    """The set of pushes after which the mover reaches its goal, as bits 4 · arrow + quarter turns."""
    pawn, different = seat_of(game.pawns, game.mover), ways(game.spare)
    found = ZERO
    for number in range(4 * size.lines):
        arrow = arrow_of(size, number)
        things = slide_goals(size, game.things, arrow)
        goal = goal_place(size, setup, things, game.stacks, game.mover)
        if number == game.barred or goal == NONE:
            continue
        around = parts(size, game.board, arrow, carry(arrow, pawn))
        for quarters in range(different):
            if (reach_with_tile(around, arrow, rotate(game.spare, quarters)) >> u64(goal)) & ONE != ZERO:
                found |= ONE << u64(4 * number + quarters)
    return found


@inline
def turn(size: Size, setup: Setup, game: PackedGame, policy: Int) -> PackedGame:
    """Play one turn of a playout."""
    if policy == GREEDY:
        return play(size, setup, game, greedy_move(size, setup, game))
    return play(size, setup, game, random_move(size, game))
