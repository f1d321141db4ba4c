"""Steps of many games at once, in place: actions in; observations, masks, rewards and ends out.

A step of a game that has ended takes the next deal from the pool and ignores its action, so a reset is also a step.
"""

from __future__ import annotations

from typing import Any, NamedTuple

import numpy as np

from wanderwall.kernel.arrays import Array, Arrays, blank, load, store
from wanderwall.kernel.bits import chance, count, draw, pick
from wanderwall.kernel.board import NONE, size_of
from wanderwall.kernel.classic import Setup, over, seat_of
from wanderwall.kernel.episode import (
    NEXT,
    Deed,
    Episode,
    Terms,
    begun,
    done,
    f32,
    read_action,
    reward,
    winners_of,
)
from wanderwall.kernel.jit import Flag, Int, core, i32, u64
from wanderwall.kernel.observe import allowed, fractions, observe, sight, spread


class Beside(NamedTuple):
    """What an environment stores in addition to the kernel's arrays, one column per game."""

    lying: Array
    walking: Array
    reached: Array  # where the seat to act may walk
    asked: Array
    ended: Array  # over; the next step begins another game
    next: Array  # the deal in the pool that it begins with


class StepResult(NamedTuple):
    """The result of a step, one column per game."""

    words: Array  # u64: the observation's bits
    fractions: Array  # f32
    mask: Array  # u64: the legal actions' bits
    rewards: Array  # f32 [seat, game]
    done: Array
    illegal: Array
    seat: Array  # the seat to act, to which observation and mask belong


class Spread(NamedTuple):
    """Where observation and mask are as numbers, what each byte of bits becomes, and the words as bytes."""

    rows: Array  # u64 [game, word]
    kind: Array  # u64 [byte, word]
    bits: Array  # u8 [byte, game]
    mask_rows: Array
    mask_kind: Array
    mask_bits: Array


BESIDE: dict[str, type[Any]] = {
    "lying": np.uint64,
    "walking": np.bool_,
    "reached": np.uint64,
    "asked": np.int8,
    "ended": np.bool_,
    "next": np.int32,
}


def beside_of(games: int) -> Beside:
    return Beside(*(blank(1, games, kind) for kind in BESIDE.values()))


@core
def load_episode(arrays: Arrays, beside: Beside, i: int) -> Episode:
    """Load one game from the arrays."""
    return Episode(load(arrays, i), u64(beside.lying[i]), beside.walking[i], i32(beside.asked[i]))


@core
def store_episode(arrays: Arrays, beside: Beside, i: int, episode: Episode) -> None:
    store(arrays, i, episode.game)
    beside.lying[i] = episode.lying
    beside.walking[i] = episode.walking
    beside.asked[i] = episode.asked


@core
def asked(episode: Episode) -> i32:
    """The seat to act."""
    return episode.game.mover if episode.asked == NONE else episode.asked


@core
def pay(
    setup: Setup, terms: Terms, seat: Int, illegal: Flag, found: Flag, won: Int, result: StepResult, i: int
) -> None:
    """Store the rewards: for the end if there is one (`won` is not NONE), and for a find if finds are rewarded."""
    for one in range(setup.seats):
        worth = f32(0) if won == NONE else reward(setup, won, one, illegal)
        if found:
            share = terms.shaped / f32(seat_of(terms.cards, seat))
            worth += share if one == seat else -share / f32(setup.seats - 1)
        result.rewards[one, i] = worth


@core
def step_part(
    setup: Setup,
    terms: Terms,
    pool: Arrays,
    arrays: Arrays,
    beside: Beside,
    actions: Array,
    fresh_only: bool,
    result: StepResult,
    out: Spread,
    start: int,
    stop: int,
) -> None:
    """Step some games on a CPU; with `fresh_only` only begin ended games again, and keep their rewards and `done`.

    All in one function: split into two, a step took more than twice as long (923 and 415 ns).
    """
    size, wide = size_of(setup.side), out.rows.shape[1] // out.kind.shape[1]
    for i in range(u64(start), u64(stop)):
        fresh = beside.ended[i]
        if fresh_only and not fresh:
            continue
        episode = load_episode(arrays, beside, i)
        seat, had, deed = episode.game.mover, episode.game.found, Deed(i32(NONE), i32(NONE), i32(NONE))
        if fresh:
            episode = begun(size, setup, terms, load(pool, beside.next[i]), episode.game.seed)
        else:
            deed = read_action(size, setup, terms, episode, u64(beside.reached[i]), i32(actions[i]))
        illegal = not fresh and deed.arrow == NONE and deed.to == NONE
        if not illegal:
            episode = done(size, setup, terms, episode, deed)
        ends = bool(illegal or over(setup, episode.game))
        if not fresh_only:
            found = not fresh and seat_of(had, seat) != seat_of(episode.game.found, seat)
            won = winners_of(setup, episode.game, illegal) if ends else i32(NONE)
            pay(setup, terms, seat, illegal, found, won, result, i)
            result.done[i] = ends
            result.illegal[i] = illegal
        store_episode(arrays, beside, i, episode)
        beside.ended[i] = ends
        if ends:
            seed = chance(episode.game.seed, NEXT)
            arrays.seed[i] = seed
            beside.next[i] = draw(chance(seed, NEXT), len(pool.spare))
        seen = sight(size, setup, terms, episode, asked(episode))
        result.seat[i] = seen.me
        beside.reached[i] = seen.reached
        observe(size, setup, terms, episode, seen, result.words, i)
        allowed(size, episode, seen, result.mask, i)
        spread(out.bits, i, out.kind, out.rows, wide)
        spread(out.mask_bits, i, out.mask_kind, out.mask_rows, out.mask_rows.shape[1])
        fractions(setup, terms, episode.game, seen.me, result.fractions, i)


@core
def look_part(
    setup: Setup,
    terms: Terms,
    arrays: Arrays,
    beside: Beside,
    me: int,
    result: StepResult,
    out: Spread,
    start: int,
    stop: int,
) -> None:
    """Store what a seat other than the one to act may know."""
    size = size_of(setup.side)
    for i in range(u64(start), u64(stop)):
        result.seat[i] = me
        episode = load_episode(arrays, beside, i)
        observe(size, setup, terms, episode, sight(size, setup, terms, episode, i32(me)), result.words, i)
        spread(out.bits, i, out.kind, out.rows, out.rows.shape[1] // out.kind.shape[1])
        fractions(setup, terms, episode.game, i32(me), result.fractions, i)


@core
def pick_part(mask: Array, seeds: Array, turn: int, actions: Array, start: int, stop: int) -> None:
    """Choose a random legal action for every game, `mask` having a bit for each: for measurements and as a baseline."""
    for i in range(u64(start), u64(stop)):
        many = i32(0)
        for word in range(mask.shape[0]):
            many = i32(many + count(mask[word, i]))
        nth = draw(chance(u64(seeds[i]), turn), many)
        for word in range(mask.shape[0]):
            here = count(mask[word, i])
            if nth < here:
                actions[i] = 64 * word + pick(mask[word, i], nth)
                break
            nth = i32(nth - here)
