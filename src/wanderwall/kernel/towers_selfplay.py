"""Games of towers for self-play: shorter and longer ones, the features of each push, and turns.

The data of a game are in columns; the features of its pushes are 32 adjacent columns.
"""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.kernel.arrays import Array, Arrays, empty, load, store
from wanderwall.kernel.bits import chance, draw
from wanderwall.kernel.board import Size, arrow_of, carry, size_of, ways
from wanderwall.kernel.classic import ClassicTurn, PackedGame, Setup, over, seat_of, with_cards
from wanderwall.kernel.deal import DealBox, TowersDealBox, deal_game, deal_magic
from wanderwall.kernel.goal_clues import goal_of, without
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import Int, f32, i32, inline, outline, u32, u64
from wanderwall.kernel.selfplay import CALLED, GOES_ON, LENGTHS, NEXT_GAME, WON, cut_stack
from wanderwall.kernel.towers.arrays import MagicArrays, empty_magic, load_magic, store_magic
from wanderwall.kernel.towers.features import REACH, SQUARES, THOUGHTS, store_features, store_thoughts, turned_square
from wanderwall.kernel.towers.hidden_cards import KINDS, store_kinds
from wanderwall.kernel.towers.outlook import OWN, SETS, left_at, own_hand, own_walks
from wanderwall.kernel.towers.rules import Magic, Payment, TowersRules, TowersTurn, play
from wanderwall.kernel.towers.walk_tables import CELLS, store_classes

#: the most pushes there can be: 8 arrows, four rotations of the spare
PUSHES = 32
#: stands for the kind of a turn that reveals nothing about a treasure
NO_CLUE = -1


class TowersSelfplayColumns(NamedTuple):
    """What self-play stores in addition to the kernel's arrays, one column per game or per push."""

    gone: Array  # u32: treasures that are found
    odds: Array  # f32 [seat, treasure, game]: what the other may believe about a seat's treasure
    thoughts: Array  # f32 [row, game]: what the mover may believe
    cover: Array  # f32 [cell, game]: scratch
    many: Array  # f32 [treasure, game]: scratch
    kinds: Array  # i8 [treasure, game]: what the last turn reveals about each treasure
    sought: Array  # i8: the treasure the seat really sought
    factors: Array  # f32 [kind]: factor of such a turn on the odds
    box: Array  # i32 [kind of card]: how many of each the edition has
    room: Array  # u64 [set, push]: scratch


def new_columns(games: int, box: Array) -> TowersSelfplayColumns:
    """Columns with nothing known yet."""
    return TowersSelfplayColumns(
        np.zeros(games, np.uint32),
        np.ones((2, MOST, games), np.float32),
        np.zeros((THOUGHTS, games), np.float32),
        np.zeros((CELLS, games), np.float32),
        np.zeros((MOST, games), np.float32),
        np.full((MOST, games), NO_CLUE, np.int8),
        np.zeros(games, np.int8),
        np.ones(KINDS, np.float32),
        np.asarray(box, np.int32),
        np.zeros((SETS, PUSHES * games), np.uint64),
    )


def self_play(games: int, box: Array) -> tuple[Arrays, MagicArrays, TowersSelfplayColumns]:
    """Memory for this number of games."""
    return empty(games), empty_magic(games), new_columns(games, box)


@outline
def begin(
    size: Size,
    setup: Setup,
    box: DealBox,
    kit: TowersDealBox,
    seed: u64,
    arrays: Arrays,
    magic: MagicArrays,
    columns: TowersSelfplayColumns,
    i: int,
) -> None:
    """Deal a game: most of them with all cards, others with fewer, some of those with a different number per seat."""
    game = deal_game(size, setup, box, seed)
    stacks = game.stacks
    kind = draw(chance(~seed, LENGTHS), 8)
    for seat in range(setup.seats):
        cards = i32(box.cards[seat])
        if kind >= 6:
            bits = chance(~seed, LENGTHS + 1 + (seat if kind == 7 else 0))
            cards = i32(1 + draw(bits, cards))
        stacks = cut_stack(setup, stacks, seat, cards)
        for goal in range(MOST):
            columns.odds[seat, goal, i] = f32(1)
    columns.gone[i] = u32(0)
    store(arrays, i, with_cards(game, setup.homes, stacks))
    store_magic(magic, i, deal_magic(setup, box, kit, seed, game.mover))


@outline
def look(setup: Setup, goals: Int, arrays: Arrays, magic: MagicArrays, columns: TowersSelfplayColumns, i: int) -> None:
    """Store what the mover of a game may believe."""
    gone = u32(columns.gone[i])
    store_thoughts(
        setup, load(arrays, i), load_magic(magic, i), columns.box, gone, columns.odds, goals, columns.thoughts, i
    )


@outline
def look_at_push(
    size: Size, setup: Setup, rules: TowersRules, goals: Int, arrays: Arrays, magic: MagicArrays,
    columns: TowersSelfplayColumns, x: Array,
    at: int,
) -> None:  # fmt: skip
    """Store the features of one push; an illegal push reaches nothing."""
    i, push = at // PUSHES, at % PUSHES
    number, quarter = push >> 2, push & 3
    game = load(arrays, i)
    if number == game.barred or quarter >= ways(game.spare):
        for square in range(SQUARES):
            x[REACH * SQUARES + square, at] = f32(0)
        return
    its = load_magic(magic, i)
    store_features(size, setup, rules, game, its, number, quarter, goals, columns.thoughts, i, columns.room, x, at)


@outline
def turn_to(size: Size, game: PackedGame, magic: Magic, push: Int, to: Int, room: Array, at: int) -> TowersTurn:
    """The turn that walks to a square, paid with the fewest cards."""
    number, quarter = i32(push >> 2), i32(push & 3)
    pawn = carry(arrow_of(size, number), seat_of(game.pawns, game.mover))
    hand = own_hand(magic, game.mover)
    store_classes(size, own_walks(size, game, magic, number, quarter), pawn, hand, room, OWN, at)
    left = left_at(room, at, hand, to)
    pay = Payment(i32(hand.ups - left.ups), i32(hand.downs - left.downs), i32(hand.jokers - left.jokers))
    return TowersTurn(ClassicTurn(number, quarter, i32(to)), pay, i32(-1))


@outline
def watch(
    size: Size, setup: Setup, goals: Int, before: PackedGame, magic: Magic, after: PackedGame, magic_after: Magic,
    columns: TowersSelfplayColumns,
    i: int, at: int,
) -> None:  # fmt: skip
    """Update the odds of the seat that moved, and note what is found."""
    seat = before.mover
    goal = goal_of(setup, before, seat)
    columns.sought[i] = goal
    for other in range(goals):
        columns.kinds[other, i] = NO_CLUE
    if goal_of(setup, after, seat) != goal:
        for other in range(MOST):
            columns.odds[seat, other, i] = f32(1)
        columns.gone[i] = without(u32(columns.gone[i]), goal)
        return
    if goal < 0 or magic.runes != magic_after.runes:  # no treasure is sought, or the rune stone was
        return
    store_kinds(
        *(size, setup, goals, before, magic, after, magic_after, columns.box),
        *(columns.cover, 0, columns.room, at, columns.many, columns.kinds, i),
    )
    total = f32(0)
    for other in range(goals):
        columns.odds[seat, other, i] *= columns.factors[columns.kinds[other, i]]
        total = max(total, columns.odds[seat, other, i])
        if (u32(columns.gone[i]) >> u32(other)) & u32(1) != u32(0) or other == goal_of(setup, before, 1 - seat):
            columns.kinds[other, i] = NO_CLUE
    for other in range(goals):  # bounded away from 0 and infinity
        columns.odds[seat, other, i] = max(columns.odds[seat, other, i] / max(total, f32(1e-9)), f32(1e-3))


@outline
def take_turn(
    size: Size, setup: Setup, rules: TowersRules, box: DealBox, kit: TowersDealBox, goals: Int, arrays: Arrays,
    magic: MagicArrays,
    columns: TowersSelfplayColumns, choice: Int, again: Int, i: int,
) -> int:  # fmt: skip
    """Play push and square (of the rotated board), chosen as 25 · push + square; return how that ends the game.

    With `again` an ended game is followed by the next one.
    """
    game, its = load(arrays, i), load_magic(magic, i)
    if over(setup, game):
        return GOES_ON
    to = turned_square(choice % SQUARES, seat_of(setup.homes, game.mover))
    turn = turn_to(size, game, its, choice // SQUARES, to, columns.room, PUSHES * i)
    after, its_after = play(size, setup, rules, game, its, turn)
    watch(size, setup, goals, game, its, after, its_after, columns, i, PUSHES * i)
    store(arrays, i, after)
    store_magic(magic, i, its_after)
    if not over(setup, after):
        return GOES_ON
    if again:
        begin(size, setup, box, kit, chance(game.seed, NEXT_GAME), arrays, magic, columns, i)
    return WON if after.finished != 0 else CALLED


@inline
def begin_part(
    setup: Setup, box: DealBox, kit: TowersDealBox, seeds: Array, arrays: Arrays, magic: MagicArrays,
    columns: TowersSelfplayColumns, start: int,
    stop: int,
) -> None:  # fmt: skip
    size = size_of(setup.side)
    for i in range(start, stop):
        begin(size, setup, box, kit, u64(seeds[i]), arrays, magic, columns, i)


@inline
def look_part(
    setup: Setup, rules: TowersRules, goals: int, arrays: Arrays, magic: MagicArrays, columns: TowersSelfplayColumns,
    x: Array, start: int,
    stop: int,
) -> None:  # fmt: skip
    size = size_of(setup.side)
    for i in range(start, stop):
        look(setup, goals, arrays, magic, columns, i)
        for push in range(PUSHES):
            look_at_push(size, setup, rules, goals, arrays, magic, columns, x, PUSHES * i + push)


@inline
def turn_part(
    setup: Setup, rules: TowersRules, box: DealBox, kit: TowersDealBox, goals: int, arrays: Arrays,
    magic: MagicArrays, columns: TowersSelfplayColumns,
    choices: Array, again: int, ends: Array, movers: Array, start: int, stop: int,
) -> None:  # fmt: skip
    size = size_of(setup.side)
    for i in range(start, stop):
        ends[i] = take_turn(size, setup, rules, box, kit, goals, arrays, magic, columns, choices[i], again, i)
        movers[i] = arrays.mover[i]
