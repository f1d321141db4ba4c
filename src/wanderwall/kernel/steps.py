"""Steps of many games at once, in place: actions in; observations, masks, rewards and ends out.

A step of a game that has ended takes the next deal from the pool and ignores its action, so a reset is also a step.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.kernel.arrays import Array, Arrays, blank, load, store
from wanderwall.kernel.bits import chance, count, draw, pick
from wanderwall.kernel.board import NONE, size_of
from wanderwall.kernel.classic import Setup, over, seat_of
from wanderwall.kernel.episode import (
    NEXT,
    DecodedAction,
    Episode,
    EpisodeRules,
    apply_action,
    begin_episode,
    f32,
    read_action,
    reward,
    winners_of,
)
from wanderwall.kernel.jit import Flag, Int, i32, inline, u64
from wanderwall.kernel.observe import fractions, observe, sight, spread, write_legal_actions


class StepColumns(NamedTuple):
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


COLUMN_TYPES: dict[str, type[np.generic]] = {
    "lying": np.uint64,
    "walking": np.bool_,
    "reached": np.uint64,
    "asked": np.int8,
    "ended": np.bool_,
    "next": np.int32,
}


def new_columns(games: int) -> StepColumns:
    return StepColumns(*(blank(1, games, kind) for kind in COLUMN_TYPES.values()))


@inline
def load_episode(arrays: Arrays, columns: StepColumns, i: int) -> Episode:
    """Load one game from the arrays."""
    return Episode(load(arrays, i), u64(columns.lying[i]), columns.walking[i], i32(columns.asked[i]))


@inline
def store_episode(arrays: Arrays, columns: StepColumns, i: int, episode: Episode) -> None:
    store(arrays, i, episode.game)
    columns.lying[i] = episode.lying
    columns.walking[i] = episode.walking
    columns.asked[i] = episode.asked


@inline
def seat_to_act(episode: Episode) -> i32:
    """The seat to act."""
    return episode.game.mover if episode.asked == NONE else episode.asked


@inline
def pay(
    setup: Setup, terms: EpisodeRules, seat: Int, illegal: Flag, found: Flag, won: Int, result: StepResult, i: int
) -> None:
    """Store the rewards: for the end if there is one (`won` is not NONE), and for a find if finds are rewarded."""
    for one in range(setup.seats):
        worth = f32(0) if won == NONE else reward(setup, won, one, illegal)
        if found:
            share = terms.shaped / f32(seat_of(terms.cards, seat))
            worth += share if one == seat else -share / f32(setup.seats - 1)
        result.rewards[one, i] = worth


@inline
def step_part(
    setup: Setup,
    terms: EpisodeRules,
    pool: Arrays,
    arrays: Arrays,
    columns: StepColumns,
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
        fresh = columns.ended[i]
        if fresh_only and not fresh:
            continue
        episode = load_episode(arrays, columns, i)
        seat, had, deed = episode.game.mover, episode.game.found, DecodedAction(i32(NONE), i32(NONE), i32(NONE))
        if fresh:
            episode = begin_episode(size, setup, terms, load(pool, columns.next[i]), episode.game.seed)
        else:
            deed = read_action(size, setup, terms, episode, u64(columns.reached[i]), i32(actions[i]))
        illegal = not fresh and deed.arrow == NONE and deed.to == NONE
        if not illegal:
            episode = apply_action(size, setup, terms, episode, deed)
        ends = bool(illegal or over(setup, episode.game))
        if not fresh_only:
            found = not fresh and seat_of(had, seat) != seat_of(episode.game.found, seat)
            won = winners_of(setup, episode.game, illegal) if ends else i32(NONE)
            pay(setup, terms, seat, illegal, found, won, result, i)
            result.done[i] = ends
            result.illegal[i] = illegal
        store_episode(arrays, columns, i, episode)
        columns.ended[i] = ends
        if ends:
            seed = chance(episode.game.seed, NEXT)
            arrays.seed[i] = seed
            columns.next[i] = draw(chance(seed, NEXT), len(pool.spare))
        seen = sight(size, setup, terms, episode, seat_to_act(episode))
        result.seat[i] = seen.me
        columns.reached[i] = seen.reached
        observe(size, setup, terms, episode, seen, result.words, i)
        write_legal_actions(size, episode, seen, result.mask, i)
        spread(out.bits, i, out.kind, out.rows, wide)
        spread(out.mask_bits, i, out.mask_kind, out.mask_rows, out.mask_rows.shape[1])
        fractions(setup, terms, episode.game, seen.me, result.fractions, i)


@inline
def look_part(
    setup: Setup,
    terms: EpisodeRules,
    arrays: Arrays,
    columns: StepColumns,
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
        episode = load_episode(arrays, columns, i)
        observe(size, setup, terms, episode, sight(size, setup, terms, episode, i32(me)), result.words, i)
        spread(out.bits, i, out.kind, out.rows, out.rows.shape[1] // out.kind.shape[1])
        fractions(setup, terms, episode.game, i32(me), result.fractions, i)


@inline
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
