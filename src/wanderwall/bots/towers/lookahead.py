"""Lookahead in sampled worlds: own turn, the other's answer, own turn again, each chosen by the learned value."""

from __future__ import annotations

import math
from typing import NamedTuple

from wanderwall.kernel.arrays import Array, Arrays, load, store
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, Size, across, arrow_of, carry, ride
from wanderwall.kernel.classic import PackedGame, Setup, carry_pawns, goal_place, pushes_of, seat_of, slide_game
from wanderwall.kernel.features import cards_left
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.jit import entry, i32, inner, u64
from wanderwall.kernel.net import NEVER, WON, NetScratch, ValueNet, forget
from wanderwall.kernel.towers.arrays import MagicArrays, load_magic, store_magic
from wanderwall.kernel.towers.features import SQUARES, store_features, store_thoughts, store_values
from wanderwall.kernel.towers.outlook import OWN, at_square, own_hand, own_walks
from wanderwall.kernel.towers.rules import Magic, TowersRules, play
from wanderwall.kernel.towers.walk_tables import store_classes
from wanderwall.kernel.towers.walks import height_at, slide_heights
from wanderwall.kernel.towers_selfplay import PUSHES, TowersSelfplayColumns, turn_to, watch

#: what scoring one push costs, in nodes of the levels, and what searching for the finding pushes costs
NODES, FINDING = 64, 24


class TowersLookahead(NamedTuple):
    """Everything the lookahead needs apart from the worlds."""

    size: Size
    setup: Setup
    rules: TowersRules
    net: ValueNet
    scratch: NetScratch
    #: treasures of the edition
    goals: int
    #: belief about each seat's treasure [seat, treasure], and which are found, before a line
    odds: Array
    gone: Array
    #: the same along a line, and scratch space
    columns: TowersSelfplayColumns
    #: scratch [push, square]
    values: Array


@inner
def finding(mind: TowersLookahead, game: PackedGame, magic: Magic, pushes: u64) -> u64:
    """The pushes with which the mover finds something, or gets home."""
    size, me, found = mind.size, game.mover, ZERO
    has_rune = bool((magic.runes >> me) & 1)
    all_found = cards_left(mind.setup, game, me) == 0
    hand, pawn = own_hand(magic, me), seat_of(game.pawns, me)
    goal = goal_place(size, mind.setup, game.things, game.stacks, me)
    for push in range(PUSHES):
        if (pushes >> u64(push)) & ONE == ZERO:
            continue
        number, quarter = i32(push >> 2), i32(push & 3)
        arrow = arrow_of(size, number)
        walks = own_walks(size, game, magic, number, quarter)
        squares = store_classes(size, walks, carry(arrow, pawn), hand, mind.columns.room, OWN, 0)
        place = ride(arrow, goal)
        finds = place != NONE and at_square(squares, place) and (has_rune or not all_found)
        if finds or (not has_rune and at_square(squares, mind.rules.rune)):
            found |= ONE << u64(push)
    return found


@inner
def value_turns(
    mind: TowersLookahead, game: PackedGame, magic: Magic, pushes: u64, depth: int, values: Array
) -> tuple[int, int, float, int]:
    """Compute the logits of the mover's turns with these pushes into `values[push, square]`. With `depth` above 0 only
    pushes that find something are scored, if there are any. Return the best push and square, its logit, and the nodes
    used.
    """
    size, setup, net, scratch, columns = mind.size, mind.setup, mind.net, mind.scratch, mind.columns
    nodes = 0
    if depth > 0:
        found = finding(mind, game, magic, pushes)
        nodes += FINDING
        if found != ZERO:
            pushes = found
    store_thoughts(setup, game, magic, columns.box, columns.gone[0], columns.odds, mind.goals, columns.thoughts, 0)
    forget(net, scratch)
    home = seat_of(setup.homes, game.mover)
    best, to, logit = 0, 0, NEVER
    for push in range(PUSHES):
        if (pushes >> u64(push)) & ONE == ZERO:
            continue
        number, quarter = i32(push >> 2), i32(push & 3)
        squares = store_features(
            *(size, setup, mind.rules, game, magic, number, quarter, mind.goals),
            *(columns.thoughts, 0, columns.room, scratch.x, 0),
        )
        store_values(net, scratch, squares, home, values[push])
        nodes += NODES
        for square in range(SQUARES):
            if values[push, square] > logit:
                best, to, logit = push, square, float(values[push, square])
        if logit >= WON:
            break
    return best, to, logit, nodes


@inner
def line(mind: TowersLookahead, game: PackedGame, magic: Magic, push: int, to: int) -> tuple[float, int]:
    """The win chance after a turn, averaged over the estimates on the line: by the other player, and at the next own
    turn.
    """
    size, setup, columns = mind.size, mind.setup, mind.columns
    for seat in range(2):
        for goal in range(MOST):
            columns.odds[seat, goal, 0] = mind.odds[seat, goal]
    columns.gone[0] = mind.gone[0]
    total, nodes = 0.0, 0
    for turn in range(2):
        chosen = turn_to(size, game, magic, push, to, columns.room, 0)
        after, its = play(size, setup, mind.rules, game, magic, chosen)
        watch(size, setup, mind.goals, game, magic, after, its, columns, 0, 0)
        game, magic = after, its
        push, to, logit, more = value_turns(mind, game, magic, pushes_of(mind.size, game), turn + 1, mind.values)
        nodes += more
        if logit >= WON:
            return (total + (1.0 if turn == 1 else 0.0)) / 2, nodes
        chance = 1.0 / (1.0 + math.exp(-logit))
        total += chance if turn == 1 else 1.0 - chance
    return total / 2, nodes


@entry
def think_some(
    mind: TowersLookahead,
    worlds: Arrays,
    magic: MagicArrays,
    turns: Array,
    world: int,
    first: int,
    last: int,
    out: Array,
) -> int:
    """Follow turns [push, square] in consecutive worlds, starting with `world`. Write their win chances to
    `out[worlds later, turn]` and return the nodes used.

    If `world` is NONE, write the values of all turns to `out[push, square]`, or those of the one push in `turns`. Both
    cases are one function because two would take twice as long to compile.
    """
    if world == NONE:
        game = load(worlds, 0)
        pushes = pushes_of(mind.size, game) if len(turns) == 0 else ONE << u64(turns[0, 0])
        for seat in range(2):
            for goal in range(MOST):
                mind.columns.odds[seat, goal, 0] = mind.odds[seat, goal]
        mind.columns.gone[0] = mind.gone[0]
        return value_turns(mind, game, load_magic(magic, 0), pushes, first, out)[3]
    nodes, alive = 0, len(turns)
    for item in range(first, last):
        later, k = item // alive, item % alive
        game, its = load(worlds, world + later), load_magic(magic, world + later)
        out[later, k], more = line(mind, game, its, turns[k, 0], turns[k, 1])
        nodes += more
    return nodes


@entry
def read_some(
    mind: TowersLookahead, before: Arrays, magic: MagicArrays, after: Arrays, then: MagicArrays, many: int
) -> None:
    """Update the odds by the first `many` observed turns, one after the other."""
    for n in range(many):
        watch(
            *(mind.size, mind.setup, mind.goals, load(before, n), load_magic(magic, n)),
            *(load(after, n), load_magic(then, n), mind.columns, 0, 0),
        )


@entry
def take_back(size: Size, setup: Setup, worlds: Arrays, magic: MagicArrays) -> int:
    """Undo the last push in all worlds; return the number of that push, which re-inserts the spare as it is after the
    undo.
    """
    number = across(size, i32(worlds.barred[0]))
    for i in range(worlds.barred.size):
        game, its = load(worlds, i), load_magic(magic, i)
        arrow = arrow_of(size, game.barred)
        pawns = carry_pawns(arrow, game.pawns, setup.seats)
        store(worlds, i, slide_game(size, game, arrow, game.spare, i32(NONE), pawns))
        store_magic(
            magic,
            i,
            Magic(
                slide_heights(its.heights, arrow, its.spare),
                height_at(its.heights, arrow.leave),
                its.ups,
                its.downs,
                its.jokers,
                its.runes,
                its.pile,
                its.discards,
            ),
        )
    return int(number)
