"""Deals for many games at once (K2): shuffled tiles, shuffled cards and the first player, from one seed a game."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.board.grid import SPARE
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.setup import dealt_each
from wanderwall.games.sliding.state import DEAL
from wanderwall.kernel.arrays import Array, Arrays, Positions, empty, store
from wanderwall.kernel.bits import ONE, THREE, TWO, chance, draw, lower, pick
from wanderwall.kernel.board import NONE, Board, Size, size_of, turned, ways
from wanderwall.kernel.classic import CARD, NO_CARDS, STACK, Game, Stacks, Table, with_stack
from wanderwall.kernel.convert import check_served, packed, place_planes, table_of
from wanderwall.kernel.cpu import run
from wanderwall.kernel.jit import Int, core, i32, u32, u64
from wanderwall.kernel.things import Things
from wanderwall.problem import Problem


class Box(NamedTuple):
    """What is dealt from: the fixed part, the free squares with NONE for the spare at the end, tiles and cards."""

    board: Board
    things: Things
    free: Array
    openings: Array
    goals: Array  # the goal on each tile, or NONE
    all_goals: i32
    cards: Array  # how many of them each seat gets
    pawns: u32
    first: i32  # the seat that begins, or NONE: by lot


def box_of(table: State) -> Box:
    """The box a table before the deal plays with."""
    edition = table.edition
    planes = [sum((t.openings >> bit & 1) << square for square, t in edition.fixed.items()) for bit in range(4)]
    places = [edition.fixed_places.get(goal, 0) for goal in range(len(edition.goals))]
    free = [square for square in range(edition.grid.size) if square not in edition.fixed]
    goals = [NONE if tile.goal is None else tile.goal for tile in edition.movable]
    return Box(
        Board(*(u64(plane) for plane in planes)),
        Things(*(u32(plane) for plane in place_planes(edition.side, places))),
        np.array([*free, SPARE], np.int8),
        np.array([tile.openings for tile in edition.movable], np.int8),
        np.array(goals, np.int8),
        i32(len(edition.goals)),
        np.array(dealt_each(edition, table.options, table.seats), np.int8),
        u32(packed(table.pawns)),
        i32(NONE if table.options.first is None else table.options.first - 1),
    )


@core
def laid(size: Size, things: Things, goal: Int, place: Int) -> Things:
    """The things with a goal, so far on square 0, on this place."""
    side = i32(size.side)
    row = place // side if place != NONE else 7
    column = place - row * side if place != NONE else 7
    at = u32(goal)
    return Things(
        u32(things.r4 | (u32((row >> 2) & 1) << at)),
        u32(things.r2 | (u32((row >> 1) & 1) << at)),
        u32(things.r1 | (u32(row & 1) << at)),
        u32(things.c4 | (u32((column >> 2) & 1) << at)),
        u32(things.c2 | (u32((column >> 1) & 1) << at)),
        u32(things.c1 | (u32(column & 1) << at)),
    )


@core
def dealt(size: Size, table: Table, box: Box, seed: u64) -> Game:
    """One game before its first turn."""
    board, things, spare, many = box.board, box.things, i32(0), len(box.free)
    left = (ONE << u64(many)) - ONE
    for k in range(many):
        bits = chance(~seed, k)
        tile = pick(left, draw(bits, i32(many - k)))
        left &= ~(ONE << u64(tile))
        openings = turned(i32(box.openings[tile]), draw(lower(bits), ways(i32(box.openings[tile]))))
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
            things = laid(size, things, i32(box.goals[tile]), place)
    stacks = Stacks(NO_CARDS, NO_CARDS, NO_CARDS, NO_CARDS)
    left, undealt = (ONE << u64(box.all_goals)) - ONE, box.all_goals
    for seat in range(table.seats):
        count = i32(box.cards[seat])
        stack = NO_CARDS
        for k in range(count):
            goal = pick(left, draw(chance(~seed, many + undealt), undealt))
            left &= ~(ONE << u64(goal))
            undealt = i32(undealt - 1)
            stack = (stack << CARD) | u64(goal)
            if k + 1 == STACK and count > STACK:
                stacks = with_stack(table, stacks, seat + 2, stack)
                stack = NO_CARDS
        stacks = with_stack(table, stacks, seat, stack)
    lot = draw(chance(~seed, many), table.seats)
    first = lot if box.first == NONE else box.first
    return Game(board, spare, i32(NONE), box.pawns, things, stacks, u32(0), i32(0), first, i32(0), seed)


@core
def deal_part(table: Table, box: Box, seeds: Array, arrays: Arrays, start: int, stop: int) -> None:
    size = size_of(table.side)
    for i in range(start, stop):
        store(arrays, i, dealt(size, table, box, u64(seeds[i])))


def check_deal(table: State) -> Table:
    """What stays the same all game, of a table that waits for its deal."""
    check_served(table)
    if table.step != DEAL:
        raise Problem("kernel.not_served", "K2", option="step", value=table.step)
    return table_of(table)


def deals(table: State, seeds: Array, threads: int | None = None) -> Positions:
    """A random deal for every seed at a table before the deal. The seeds stay with the games for their play-outs."""
    known, arrays = check_deal(table), empty(len(seeds))
    run(deal_part, len(seeds), threads, known, box_of(table), np.asarray(seeds, np.uint64), arrays)
    return Positions(known, arrays)
