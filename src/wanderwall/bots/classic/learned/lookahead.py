"""Lookahead in sampled worlds: own turn, the others' answers, own turn again, each chosen by the learned value."""

from __future__ import annotations

import math
from typing import NamedTuple

from wanderwall.bots.classic.search.reach_eval import Array
from wanderwall.kernel.arrays import Arrays, load, store
from wanderwall.kernel.bits import ONE, ZERO, count
from wanderwall.kernel.board import NONE, Size, across, arrow_of
from wanderwall.kernel.classic import (
    ClassicTurn,
    PackedGame,
    Setup,
    carry_pawns,
    finding_pushes,
    play,
    pushes_of,
    seat_of,
    slide_game,
)
from wanderwall.kernel.features import SQUARES, quarters_home, store_features, store_wishes
from wanderwall.kernel.goal_clues import goal_of, watch
from wanderwall.kernel.jit import entry, i32, inner, u32, u64
from wanderwall.kernel.net import NEVER, PUSHES, WON, NetScratch, ValueNet, forget, rough_score, store_values

#: what scoring one push costs, in nodes: the own ways to the goal and those of the next player; and what a shortlist
#: costs, which computes much less
NODES, SHORTLIST = 2, 8


class ClassicLookahead(NamedTuple):
    """Everything the lookahead needs apart from the worlds."""

    size: Size
    setup: Setup
    net: ValueNet
    scratch: NetScratch
    #: goals of the edition
    goals: int
    #: public belief about each seat's goal [seat, goal, 1]: now, and along a line
    odds: Array
    later: Array
    wishes: Array
    #: goals that are found
    gone: u32
    #: scratch [push, square]
    values: Array
    #: how many pushes are scored in the others' turns on a line, and in the player's next turn
    theirs: int
    mine: int


@inner
def shortlist(mind: ClassicLookahead, game: PackedGame, pushes: u64, few: int) -> u64:
    """The `few` pushes that score best by the rough net; only those that find something if there are any."""
    scratch = mind.scratch
    finding = finding_pushes(mind.size, mind.setup, game)
    if finding != ZERO:
        pushes = finding
        few = 1 if goal_of(mind.setup, game, game.mover) == NONE else few
    if count(pushes) <= few:
        return pushes
    size, setup = mind.size, mind.setup
    for push in range(PUSHES):
        scratch.scores[push] = NEVER
        if (pushes >> u64(push)) & ONE != ZERO:
            number, quarter = i32(push >> 2), i32(push & 3)
            store_features(size, setup, game, number, quarter, mind.wishes, 0, scratch.x, 0, False)
            scratch.scores[push] = rough_score(mind.net, setup.seats, scratch)
    short = ZERO
    for _ in range(few):
        best = 0
        for push in range(PUSHES):
            if scratch.scores[push] > scratch.scores[best]:
                best = push
        short |= ONE << u64(best)
        scratch.scores[best] = NEVER
    return short


@inner
def value_turns(
    mind: ClassicLookahead, game: PackedGame, gone: u32, odds: Array, pushes: u64, few: int, values: Array
) -> tuple[ClassicTurn, float, int]:
    """Compute the logits of the mover's turns with these pushes, or with the best `few` of them, into
    `values[push, square]`. Return the best turn, its logit, and the nodes used.
    """
    size, setup, net, scratch = mind.size, mind.setup, mind.net, mind.scratch
    store_wishes(setup, game, gone, odds, mind.goals, mind.wishes, 0)
    forget(net, scratch)
    quarters = quarters_home(size, seat_of(setup.homes, game.mover))
    best, logit, nodes = ClassicTurn(i32(0), i32(0), i32(0)), NEVER, 0
    if few < count(pushes):
        pushes = shortlist(mind, game, pushes, few)
        nodes += SHORTLIST
    for push in range(PUSHES):
        if (pushes >> u64(push)) & ONE == ZERO:
            continue
        number, quarter = i32(push >> 2), i32(push & 3)
        squares = store_features(size, setup, game, number, quarter, mind.wishes, 0, scratch.x, 0, True)
        store_values(net, setup.seats, scratch, squares, quarters, values[push])
        nodes += NODES
        for square in range(SQUARES):
            if values[push, square] > logit:
                best, logit = ClassicTurn(number, quarter, i32(square)), float(values[push, square])
        if logit >= WON:
            break
    return best, logit, nodes


@inner
def line(mind: ClassicLookahead, game: PackedGame, move: ClassicTurn) -> tuple[float, int]:
    """The win chance after a turn, averaged over the estimates on the line: that of the opponent if there are two
    players, and that of the player's next turn.
    """
    size, setup, me = mind.size, mind.setup, game.mover
    for seat in range(setup.seats):
        for goal in range(mind.goals):
            mind.later[seat, goal, 0] = mind.odds[seat, goal, 0]
    after = play(size, setup, game, move)
    gone = watch(size, setup, game, after, mind.gone, mind.later, 0)
    thoughts = 2 if setup.seats == 2 else 1
    total, many, nodes = 0.0, 0, 0
    for turn in range(1, setup.seats + 1):
        mine = after.mover == me
        few = mind.mine if mine else mind.theirs
        best, logit, more = value_turns(mind, after, gone, mind.later, pushes_of(mind.size, after), few, mind.values)
        nodes += more
        if logit >= WON:
            total += (thoughts - many) * (1.0 if mine else 0.0)
            return total / thoughts, nodes
        chance = 1.0 / (1.0 + math.exp(-logit))
        if mine or setup.seats == 2:
            total += chance if mine else 1.0 - chance
            many += 1
        if turn < setup.seats:
            before = after
            after = play(size, setup, before, best)
            gone = watch(size, setup, before, after, gone, mind.later, 0)
    return total / thoughts, nodes


@entry
def think_some(
    mind: ClassicLookahead, worlds: Arrays, turns: Array, world: int, first: int, last: int, out: Array
) -> int:
    """Follow turns [number, quarter turns, square] in consecutive worlds, starting with `world`. Write their win
    chances to `out[worlds later, turn]` and return the nodes used.

    If `world` is NONE, write the values of all turns to `out[push, square]`, or those of the one push in `turns`. Both
    cases are one function because two would take twice as long to compile.
    """
    if world == NONE:
        game = load(worlds, 0)
        pushes = pushes_of(mind.size, game) if len(turns) == 0 else ONE << u64(4 * turns[0, 0] + turns[0, 1])
        many = len(mind.values)  # all; the constant would have its own type and compile all of this twice
        return value_turns(mind, game, mind.gone, mind.odds, pushes, many, out)[2]
    nodes, alive = 0, len(turns)
    for item in range(first, last):
        later, k = item // alive, item % alive
        move = ClassicTurn(i32(turns[k, 0]), i32(turns[k, 1]), i32(turns[k, 2]))
        out[later, k], more = line(mind, load(worlds, world + later), move)
        nodes += more
    return nodes


@entry
def take_back(size: Size, setup: Setup, worlds: Arrays) -> int:
    """Undo the last push in all worlds; return the number of that push, which re-inserts the spare as it is after the
    undo.
    """
    number = across(size, i32(worlds.barred[0]))
    for i in range(worlds.barred.size):
        game = load(worlds, i)
        arrow = arrow_of(size, game.barred)
        pawns = carry_pawns(arrow, game.pawns, setup.seats)
        store(worlds, i, slide_game(size, game, arrow, game.spare, i32(NONE), pawns))
    return int(number)
