"""A game of classic as an environment plays it: a push, then a walk, each an action with its own number.

A push is 4 x arrow + way, where way counts quarter turns from the unrotated shape; a walk is 16 x lines + square. Both
are numbers in the frame of the seat that moves.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.kernel.bits import ONE, ZERO, chance, draw
from wanderwall.kernel.board import NONE, Size, across, arrow_of, rotate, slide_in, ways
from wanderwall.kernel.classic import (
    GREEDY,
    NO_CARDS,
    SEAT,
    PackedGame,
    Setup,
    carry_pawns,
    goal_place,
    greedy_move,
    over,
    random_move,
    seat_of,
    slide_game,
    stack_of,
    winners,
    with_seat,
    without_top,
)
from wanderwall.kernel.frame import arrow_outside, canon, square_outside
from wanderwall.kernel.goal_places import GoalPlaces, place_of
from wanderwall.kernel.jit import Flag, Int, i32, inline, u32, u64

f32 = np.float32

#: the bit of the spare tile in a set of squares with goals
ON_SPARE = ONE << u64(63)
#: offsets of the random numbers for the agent's seat and for the next game, after those for turns
AGENT_SEAT, NEXT = 1 << 40, 1 << 41


class EpisodeRules(NamedTuple):
    """The constants of all games of an environment, in addition to their setup."""

    goals: i32  # in the edition
    cards: u32  # how many cards each seat is dealt
    frames: u32  # how each seat sees the board
    policy: i32  # the policy of the seats that are not asked, or NONE: every seat is asked
    seat: i32  # the seat that is asked, or NONE: one chosen at random
    hints: Flag
    shaped: f32  # what all finds of a seat are worth together, in addition to winning


class Episode(NamedTuple):
    """A game, also between push and walk."""

    game: PackedGame
    lying: u64  # the squares with goals that nobody has found
    walking: Flag  # a walk is due
    asked: i32  # the seat that is asked, or NONE: the seat to move


class DecodedAction(NamedTuple):
    """A push, a walk or both; NONE for a missing arrow or square."""

    arrow: i32
    openings: i32
    to: i32


@inline
def lying_in(size: Size, things: GoalPlaces, goals: Int) -> u64:
    """The squares of all goals."""
    squares = ZERO
    for goal in range(goals):
        place = place_of(size, things, goal)
        squares |= ON_SPARE if place == NONE else ONE << u64(place)
    return squares


@inline
def read_action(
    size: Size, setup: Setup, terms: EpisodeRules, episode: Episode, reached: u64, action: Int
) -> DecodedAction:
    """Decode an action of the mover; an empty deed if it is illegal. `reached` are the squares a walk may lead to."""
    game, pushes, nothing = episode.game, 16 * size.lines, i32(NONE)
    frame = seat_of(terms.frames, game.mover)
    if not episode.walking:
        number = arrow_outside(size, i32(action >> 2), frame)
        if not 0 <= action < pushes or action & 3 >= ways(game.spare) or number == game.barred:
            return DecodedAction(nothing, nothing, nothing)
        return DecodedAction(number, rotate(canon(game.spare), (action + frame) & 3), nothing)
    square = action - pushes
    if not 0 <= square < setup.side * setup.side:
        return DecodedAction(nothing, nothing, nothing)
    to = square_outside(size, i32(square), frame)
    return DecodedAction(nothing, nothing, to if (reached >> u64(to)) & ONE != ZERO else nothing)


@inline
def after_push(size: Size, setup: Setup, episode: Episode, number: Int, openings: Int) -> Episode:
    """The game after a push, with a walk due."""
    game, arrow = episode.game, arrow_of(size, number)
    left = (episode.lying >> arrow.leave) & ONE
    after = slide_game(size, game, arrow, openings, across(size, number), carry_pawns(arrow, game.pawns, setup.seats))
    lying = slide_in(episode.lying & ~ON_SPARE, arrow, episode.lying >> u64(63)) | (left << u64(63))
    return Episode(after, lying, True, episode.asked)


@inline
def after_walk(size: Size, setup: Setup, episode: Episode, to: Int) -> Episode:
    """The game after a walk, which may find a goal (S8) or finish (K5); the next seat is to move (S9)."""
    game, mover = episode.game, episode.game.mover
    there = goal_place(size, setup, game.things, game.stacks, mover) == to
    home = stack_of(setup, game.stacks, mover) == NO_CARDS
    finds = there and not home
    after = PackedGame(
        game.board,
        game.spare,
        game.barred,
        with_seat(game.pawns, mover, to),
        game.things,
        without_top(setup, game.stacks, mover) if finds else game.stacks,
        u32(game.found + (u32(1) << u32(SEAT * mover))) if finds else game.found,
        i32(game.finished | (1 << mover)) if there and home else game.finished,
        i32(0 if mover + 1 == setup.seats else mover + 1),
        i32(game.turns + 1),
        game.seed,
    )
    lying = episode.lying & ~(ONE << u64(to)) if finds else episode.lying
    return Episode(after, lying, False, episode.asked)


@inline
def others_due(setup: Setup, episode: Episode) -> Flag:
    """Whether a seat that is not asked is to move."""
    return bool(
        episode.asked != NONE
        and episode.game.mover != episode.asked
        and not episode.walking
        and not over(setup, episode.game)
    )


@inline
def apply_action(size: Size, setup: Setup, terms: EpisodeRules, episode: Episode, deed: DecodedAction) -> Episode:
    """The game after a deed, and after the turns of the seats that are not asked."""
    while True:
        if deed.arrow != NONE:
            episode = after_push(size, setup, episode, deed.arrow, deed.openings)
        if deed.to != NONE:
            episode = after_walk(size, setup, episode, deed.to)
        if not others_due(setup, episode):
            return episode
        game = episode.game
        move = greedy_move(size, setup, game) if terms.policy == GREEDY else random_move(size, game)
        deed = DecodedAction(move.arrow, rotate(game.spare, move.quarters), move.to)


@inline
def begin_episode(size: Size, setup: Setup, terms: EpisodeRules, game: PackedGame, seed: u64) -> Episode:
    """Begin an episode with a dealt game and this seed."""
    asked = i32(NONE)
    if terms.policy != NONE:
        asked = draw(chance(seed, AGENT_SEAT), setup.seats) if terms.seat == NONE else terms.seat
    fresh = PackedGame(
        game.board,
        game.spare,
        game.barred,
        game.pawns,
        game.things,
        game.stacks,
        game.found,
        game.finished,
        game.mover,
        game.turns,
        seed,
    )
    return Episode(fresh, lying_in(size, game.things, terms.goals), False, asked)


@inline
def winners_of(setup: Setup, game: PackedGame, illegal: Flag) -> i32:
    """The winners, a bit each; a seat that acts illegally loses to all others."""
    if illegal:
        return i32(((1 << setup.seats) - 1) & ~(1 << game.mover))
    return winners(setup, game)


@inline
def reward(setup: Setup, won: Int, seat: Int, illegal: Flag) -> f32:
    """What the end is worth to a seat: 1 to the only winner, zero in total; solo, 1 for coming home.

    A single division of integers, so that every CPU and GPU rounds the same way.
    """
    if setup.seats == 1:
        return f32(-1) if illegal else f32(won)
    many = i32(0)
    for one in range(setup.seats):
        many = i32(many + ((won >> one) & 1))
    return f32(setup.seats * ((won >> seat) & 1) - many) / f32(many * (setup.seats - 1))
