"""Deals for many games at once (K2): shuffled tiles, shuffled cards and the first player, from one seed per game."""

from __future__ import annotations

from collections.abc import Callable
from typing import NamedTuple, overload

import numpy as np

from wanderwall.board.grid import SPARE
from wanderwall.board.maze import Maze
from wanderwall.game.protocol import CHANCE, DEAL
from wanderwall.games import game_of
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.edition import Tile
from wanderwall.games.sliding.setup import cards_per_seat
from wanderwall.games.sliding.state import Deal, Sliding
from wanderwall.games.towers.setup import hand_sizes
from wanderwall.games.towers.state import KINDS
from wanderwall.games.towers.state import State as TowersState
from wanderwall.kernel.arrays import Array, Arrays, Positions, empty, store
from wanderwall.kernel.bits import ONE, THREE, TWO, chance, draw, lower, pick
from wanderwall.kernel.board import NONE, Board, Size, rotate, size_of, ways
from wanderwall.kernel.classic import CARD, NO_CARDS, STACK, PackedGame, Setup, Stacks, with_stack
from wanderwall.kernel.convert import (
    check_served,
    height_planes,
    left_of,
    pack_seats,
    place_planes,
    places_of,
    setup_of,
    towers_rules,
)
from wanderwall.kernel.cpu import run
from wanderwall.kernel.goal_places import GoalPlaces
from wanderwall.kernel.jit import Int, i32, inline, u32, u64
from wanderwall.kernel.towers.arrays import MagicArrays, TowersPositions, empty_magic, store_magic
from wanderwall.kernel.towers.rules import DOWN, JOKER, UP, Magic, add_to_pile, kind_of, size_of_pile
from wanderwall.kernel.towers.walks import Heights
from wanderwall.problem import Problem


def deal_of(table: State, positions: Positions, i: int) -> Deal:
    """The deal that led to a position of classic."""
    edition, arrays = table.edition, positions.arrays
    n, e, s, w = (int(plane) for plane in arrays.board[:, i])
    maze = Maze(edition.side, n, e, s, w, int(arrays.spare[i]))
    goal_at = {int(place): goal for goal, place in enumerate(places_of(positions, len(edition.goals))[:, i])}
    free = [square for square in range(edition.grid.size) if square not in edition.fixed]
    tiles = [*(Tile(maze[square], goal_at.get(square)) for square in free), Tile(maze.spare, goal_at.get(SPARE))]
    words = [int(word) for word in arrays.stacks[:, i]]
    stacks = tuple(left_of(words, seat, table.seats) for seat in range(table.seats))
    return Deal(tuple(tiles), stacks, int(arrays.mover[i]))


def deal_state(table: State, seed: int) -> State:
    """The state of the rules after the kernel's deal from this seed."""
    positions = deals(table, np.array([seed], np.uint64), threads=1)
    dealt: State = game_of(table.edition).apply(table, CHANCE, deal_of(table, positions, 0))
    return dealt


#: offset of a seed's random numbers for the magic cards, after those for tiles and goals
HANDS = 1 << 8


class DealBox(NamedTuple):
    """What is dealt from: the fixed part, the free squares (NONE, the spare, comes last), tiles and cards."""

    board: Board
    things: GoalPlaces
    free: Array
    openings: Array
    goals: Array  # the goal on each tile, or NONE
    all_goals: i32
    cards: Array  # how many cards each seat gets
    pawns: u32
    first: i32  # the seat that begins, or NONE: chosen at random


def box_of(state: Sliding) -> DealBox:
    """The contents of the edition of a state before the deal."""
    edition = state.edition
    planes = [sum((t.openings >> bit & 1) << square for square, t in edition.fixed.items()) for bit in range(4)]
    places = [edition.fixed_places.get(goal, 0) for goal in range(len(edition.goals))]
    free = [square for square in range(edition.grid.size) if square not in edition.fixed]
    goals = [NONE if tile.goal is None else tile.goal for tile in edition.movable]
    return DealBox(
        Board(*(u64(plane) for plane in planes)),
        GoalPlaces(*(u32(plane) for plane in place_planes(edition.side, places))),
        np.array([*free, SPARE], np.int8),
        np.array([tile.openings for tile in edition.movable], np.int8),
        np.array(goals, np.int8),
        i32(len(edition.goals)),
        np.array(cards_per_seat(edition, state.options, state.seats), np.int8),
        u32(pack_seats(state.pawns)),
        i32(NONE if state.options.first is None else state.options.first - 1),
    )


@inline
def place_goal(size: Size, things: GoalPlaces, goal: Int, place: Int) -> GoalPlaces:
    """Move a goal from square 0, where it was until now, to this place."""
    side = i32(size.side)
    row = place // side if place != NONE else 7
    column = place - row * side if place != NONE else 7
    at = u32(goal)
    return GoalPlaces(
        u32(things.r4 | (u32((row >> 2) & 1) << at)),
        u32(things.r2 | (u32((row >> 1) & 1) << at)),
        u32(things.r1 | (u32(row & 1) << at)),
        u32(things.c4 | (u32((column >> 2) & 1) << at)),
        u32(things.c2 | (u32((column >> 1) & 1) << at)),
        u32(things.c1 | (u32(column & 1) << at)),
    )


@inline
def deal_game(size: Size, setup: Setup, box: DealBox, seed: u64) -> PackedGame:
    """Deal one game, up to its first turn."""
    board, things, spare, many = box.board, box.things, i32(0), len(box.free)
    left = (ONE << u64(many)) - ONE
    for k in range(many):
        bits = chance(~seed, k)
        tile = pick(left, draw(bits, i32(many - k)))
        left &= ~(ONE << u64(tile))
        openings = rotate(i32(box.openings[tile]), draw(lower(bits), ways(i32(box.openings[tile]))))
        place = i32(box.free[k])
        if place == NONE:
            spare = openings
        else:
            sides, at = u64(openings), u64(place)
            board = Board(
                board.n | ((sides & ONE) << at),
                board.e | (((sides >> ONE) & ONE) << at),
                board.s | (((sides >> TWO) & ONE) << at),
                board.w | ((sides >> THREE) << at),
            )
        if box.goals[tile] != NONE:
            things = place_goal(size, things, i32(box.goals[tile]), place)
    stacks = Stacks(NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)
    left, undealt = (ONE << u64(box.all_goals)) - ONE, box.all_goals
    for seat in range(setup.seats):
        count = i32(box.cards[seat])
        stack = NO_CARDS
        for k in range(count):
            goal = pick(left, draw(chance(~seed, many + undealt), undealt))
            left &= ~(ONE << u64(goal))
            undealt = i32(undealt - 1)
            stack = (stack << CARD) | u64(goal)
            if k + 1 == STACK and count > STACK:
                stacks = with_stack(setup, stacks, seat + 2, stack)
                stack = NO_CARDS
        stacks = with_stack(setup, stacks, seat, stack)
    random_seat = draw(chance(~seed, many), setup.seats)
    first = random_seat if box.first == NONE else box.first
    return PackedGame(board, spare, i32(NONE), box.pawns, things, stacks, u32(0), i32(0), first, i32(0), seed)


class TowersDealBox(NamedTuple):
    """What towers deals in addition: heights of fixed and movable towers, magic cards, and how many each seat gets."""

    heights: Heights
    tall: Array
    pile: u32
    hands: Array  # cards for the first player, the second …


def kit_of(state: TowersState) -> TowersDealBox:
    edition, seats = state.edition, state.seats
    fixed = [edition.fixed[n].height if n in edition.fixed else 0 for n in range(edition.grid.size)]
    return TowersDealBox(
        Heights(*(u64(plane) for plane in height_planes(fixed))),
        np.array([tile.height for tile in edition.movable], np.int8),
        u32(pack_seats([edition.magic.count(kind) for kind in KINDS])),
        np.array(hand_sizes(state.options, seats, 0), np.int8),
    )


@inline
def deal_magic(setup: Setup, box: DealBox, kit: TowersDealBox, seed: u64, first: Int) -> Magic:
    """The heights of the towers where `deal_game` places them, and the magic cards."""
    heights, spare, many = kit.heights, i32(0), len(box.free)
    left = (ONE << u64(many)) - ONE
    for k in range(many):
        tile = pick(left, draw(chance(~seed, k), many - k))
        left &= ~(ONE << u64(tile))
        if box.free[k] == NONE:
            spare = i32(kit.tall[tile])
        else:
            tall, at = u64(kit.tall[tile]), u64(box.free[k])
            heights = Heights(
                heights.h8 | (((tall >> THREE) & ONE) << at),
                heights.h4 | (((tall >> TWO) & ONE) << at),
                heights.h2 | (((tall >> ONE) & ONE) << at),
                heights.h1 | ((tall & ONE) << at),
            )
    pile, ups, downs, jokers = kit.pile, u32(0), u32(0), u32(0)
    for k in range(setup.seats):
        seat = k + first if k + first < setup.seats else k + first - setup.seats
        for n in range(kit.hands[k]):
            card = kind_of(pile, draw(chance(~seed, HANDS + 4 * seat + n), size_of_pile(pile)))
            pile = add_to_pile(pile, card, -1)
            ups = add_to_pile(ups, seat, i32(card == UP))
            downs = add_to_pile(downs, seat, i32(card == DOWN))
            jokers = add_to_pile(jokers, seat, i32(card == JOKER))
    return Magic(heights, spare, ups, downs, jokers, i32(0), u32(pile), u32(0))


@inline
def deal_part(setup: Setup, box: DealBox, seeds: Array, arrays: Arrays, start: int, stop: int) -> None:
    size = size_of(setup.side)
    for i in range(start, stop):
        store(arrays, i, deal_game(size, setup, box, u64(seeds[i])))


@inline
def magic_part(
    setup: Setup,
    box: DealBox,
    kit: TowersDealBox,
    seeds: Array,
    arrays: Arrays,
    magic: MagicArrays,
    start: int,
    stop: int,
) -> None:
    for i in range(start, stop):
        store_magic(magic, i, deal_magic(setup, box, kit, u64(seeds[i]), i32(arrays.mover[i])))


def check_deal(state: Sliding) -> Setup:
    """Check a state that waits for its deal, and return the constants of its game."""
    check_served(state)
    if state.step != DEAL:
        raise Problem("kernel.not_served", "K2", option="step", value=state.step)
    return setup_of(state)


def deals_from(setup: Setup, box: DealBox, seeds: Array, threads: int | None = None) -> Arrays:
    """Deal tiles and cards for every seed, from a box that was built before."""
    arrays = empty(len(seeds))
    run(deal_part, len(seeds), threads, setup, box, seeds, arrays)
    return arrays


@overload
def deals(state: State, seeds: Array, threads: int | None = None) -> Positions: ...
@overload
def deals(state: TowersState, seeds: Array, threads: int | None = None) -> TowersPositions: ...
def deals(state: Sliding, seeds: Array, threads: int | None = None) -> Positions:
    """A random deal for every seed, from a state before the deal. The games keep the seeds for their playouts."""
    return DEALS[type(state)](state, np.asarray(seeds, np.uint64), threads)


def _deals(state: State, seeds: Array, threads: int | None) -> Positions:
    known = check_deal(state)
    return Positions(known, deals_from(known, box_of(state), seeds, threads))


def _towers_deals(state: TowersState, seeds: Array, threads: int | None) -> TowersPositions:
    known, box, magic = check_deal(state), box_of(state), empty_magic(len(seeds))
    arrays = deals_from(known, box, seeds, threads)
    run(magic_part, len(seeds), threads, known, box, kit_of(state), seeds, arrays, magic)
    return TowersPositions(known, arrays, towers_rules([state]), magic)


#: the deals of each game, by its state
DEALS: dict[type[Sliding], Callable[..., Positions]] = {State: _deals, TowersState: _towers_deals}
