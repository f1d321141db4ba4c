"""Games of classic for self-play: shorter and longer ones, the features of each push, and turns.

The data of a game are in columns; the features of its pushes are 48 adjacent columns.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.kernel.arrays import Array, Arrays, empty, load, store
from wanderwall.kernel.bits import ONE, chance, draw
from wanderwall.kernel.board import Size, size_of, ways
from wanderwall.kernel.classic import (
    CARD,
    ClassicTurn,
    Setup,
    Stacks,
    over,
    play,
    seat_of,
    stack_of,
    with_cards,
    with_stack,
)
from wanderwall.kernel.deal import DealBox, deal_game
from wanderwall.kernel.features import OF_ME, REACH, SPUN, SQUARES, quarters_home, store_features, store_wishes
from wanderwall.kernel.goal_clues import watch
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import Int, f32, i32, inline, outline, u32, u64
from wanderwall.kernel.net import PUSHES

#: the fewest cards a seat may be dealt
FEWEST = 3
#: offsets of a seed's random numbers for the length of the game, and for the next game's seed
LENGTHS, NEXT_GAME = 1 << 10, 1 << 11
#: how a turn ends a game: not at all, with a win, by the turn limit
GOES_ON, WON, CALLED = 0, 1, 2


class SelfplayColumns(NamedTuple):
    """What self-play stores in addition to the kernel's arrays, one column per game."""

    gone: Array  # u32: goals that are found
    odds: Array  # f32 [seat, goal, game]: what everybody may believe about a seat's goal
    wishes: Array  # f32 [row, goal, game]: what the mover may believe


def new_columns(seats: int, games: int) -> SelfplayColumns:
    """Columns with nothing known yet."""
    odds = np.ones((seats, MOST, games), np.float32)
    return SelfplayColumns(np.zeros(games, np.uint32), odds, np.zeros((OF_ME + seats, MOST + 1, games), np.float32))


def self_play(setup: Setup, games: int) -> tuple[Arrays, SelfplayColumns]:
    """Memory for this number of games."""
    return empty(games), new_columns(int(setup.seats), games)


@inline
def game_setup(setup: Setup, i: int) -> Setup:
    """The setup of a game: every fourth pair of players starts at adjacent corners."""
    homes = setup.homes
    if setup.seats == 2 and i & 3 == 3:
        homes = u32(i32(setup.side - 1) << 8)
    return Setup(setup.side, setup.seats, setup.stacks, homes, setup.limit, setup.whole_round)


@inline
def cut_stack(setup: Setup, stacks: Stacks, seat: Int, cards: Int) -> Stacks:
    """The stacks with this number of cards for a seat."""
    end = CARD * u64(cards)
    return with_stack(setup, stacks, seat, (stack_of(setup, stacks, seat) & ((ONE << end) - ONE)) | (ONE << end))


@outline
def begin(size: Size, setup: Setup, box: DealBox, seed: u64, arrays: Arrays, columns: SelfplayColumns, i: int) -> None:
    """Deal a game: half of them with all cards, others with fewer, some of those with a different number per seat."""
    game = deal_game(size, setup, box, seed)
    stacks = game.stacks
    length_bits = chance(~seed, LENGTHS)
    kind = draw(length_bits, 8)
    for seat in range(setup.seats):
        cards = i32(box.cards[seat])
        bits = chance(~seed, LENGTHS + 1 + (seat if kind == 7 else 0))
        if kind >= 4:
            cards = i32(FEWEST + draw(bits, i32(cards - FEWEST + 1)))
        stacks = cut_stack(setup, stacks, seat, cards)
        for goal in range(MOST):
            columns.odds[seat, goal, i] = f32(1)
    columns.gone[i] = u32(0)
    store(arrays, i, with_cards(game, setup.homes, stacks))


@outline
def look(setup: Setup, arrays: Arrays, columns: SelfplayColumns, goals: Int, i: int) -> None:
    """Store what the mover of a game may believe about everybody's goals."""
    store_wishes(setup, load(arrays, i), u32(columns.gone[i]), columns.odds, goals, columns.wishes, i)


@outline
def look_at_push(size: Size, setup: Setup, arrays: Arrays, columns: SelfplayColumns, x: Array, at: int) -> None:
    """Store the features of one push; an illegal push reaches nothing."""
    i, push = at // PUSHES, at % PUSHES
    number, quarter = push >> 2, push & 3
    game = load(arrays, i)
    if number == game.barred or quarter >= ways(game.spare):
        for square in range(SQUARES):
            x[REACH * SQUARES + square, at] = f32(0)
        return
    store_features(size, setup, game, number, quarter, columns.wishes, i, x, at, True)


@outline
def take_turn(
    size: Size, setup: Setup, box: DealBox, arrays: Arrays, columns: SelfplayColumns, choice: Int, again: Int, i: int
) -> int:
    """Play push and square (of the rotated board), chosen as 49 · push + square; return how that ends the game.

    With `again` an ended game is followed by the next one.
    """
    game = load(arrays, i)
    if over(setup, game):
        return GOES_ON
    push, turned_square = choice // SQUARES, choice % SQUARES
    quarters = quarters_home(size, seat_of(setup.homes, game.mover))
    to = i32(SPUN[(4 - quarters) & 3, turned_square])
    after = play(size, setup, game, ClassicTurn(i32(push >> 2), i32(push & 3), to))
    columns.gone[i] = watch(size, setup, game, after, u32(columns.gone[i]), columns.odds, i)
    store(arrays, i, after)
    if not over(setup, after):
        return GOES_ON
    if again:
        begin(size, setup, box, chance(game.seed, NEXT_GAME), arrays, columns, i)
    return WON if after.finished != 0 else CALLED


@inline
def begin_part(
    setup: Setup, box: DealBox, seeds: Array, arrays: Arrays, columns: SelfplayColumns, start: int, stop: int
) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        begin(size, game_setup(setup, i), box, u64(seeds[i]), arrays, columns, i)


@inline
def look_part(
    setup: Setup, arrays: Arrays, columns: SelfplayColumns, goals: int, x: Array, start: int, stop: int
) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        look(game_setup(setup, i), arrays, columns, goals, i)
        for push in range(PUSHES):
            look_at_push(size, game_setup(setup, i), arrays, columns, x, PUSHES * i + push)


@inline
def turn_part(
    setup: Setup, box: DealBox, arrays: Arrays, columns: SelfplayColumns, choices: Array, again: int, ends: Array,
    movers: Array,
    start: int, stop: int,
) -> None:  # fmt: skip
    size = size_of(setup.side)
    for i in range(start, stop):
        ends[i] = take_turn(size, game_setup(setup, i), box, arrays, columns, choices[i], again, i)
        movers[i] = arrays.mover[i]
