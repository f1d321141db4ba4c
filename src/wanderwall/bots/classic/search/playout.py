"""Playouts: play on with simple players that look ahead and block each other."""

from __future__ import annotations

import numpy as np

from wanderwall.bots.classic.goals import END_COLUMN
from wanderwall.bots.classic.search.one_turn import (
    ClassicInfoState,
    ClassicRootMoves,
    after_push,
    goal_on,
    pawn_after,
    root_board,
)
from wanderwall.bots.classic.search.reach_eval import END, Array, BoardState, Target, board_after, targets
from wanderwall.bots.classic.search.replies import OpponentModels, PlayoutState, reply
from wanderwall.kernel.bits import ONE, ZERO, chance, count, draw, pick
from wanderwall.kernel.jit import Flag, Int, entry, inner, inner_noalloc, u64


@inner_noalloc
def next_aim(scene: ClassicInfoState, sim: PlayoutState, seat: Int, found: u64, bits: u64) -> u64:
    """The goals a seat seeks after a find."""
    if sim.legs[seat] <= 1:
        return END
    if seat == scene.me and scene.known:
        left = scene.following.goals & ~found
        if left != ZERO:
            return left
    free = sim.pool[0]
    for other in range(scene.seats):
        free &= ~sim.aims[other]
    if free == ZERO:
        return u64(sim.pool[0])
    return ONE << u64(pick(free, draw(bits, count(free))))


@inner_noalloc
def finish_turn(scene: ClassicInfoState, sim: PlayoutState, laid: BoardState, seat: Int, to: Int, bits: u64) -> Flag:
    """End a turn on a square; return whether that wins the game."""
    sim.pawns[seat] = to
    aim = Target(sim.aims[seat], scene.homes[seat], scene.outs[seat])
    if (targets(scene.size, laid.board, sim.places, aim) >> u64(to)) & ONE == ZERO:
        return False
    sim.legs[seat] -= 1
    if sim.legs[seat] <= 0:
        return True
    found = goal_on(sim.places, sim.aims[seat], to)
    sim.pool[0] &= ~found
    sim.aims[seat] = next_aim(scene, sim, seat, found, bits)
    return False


@inner_noalloc
def sample(weights: Array, bits: u64) -> u64:
    """Sample a goal that a seat may be seeking."""
    total = 0.0
    for goal in range(END_COLUMN + 1):
        total += weights[goal]
    at = total * (float(bits >> u64(11)) / float(1 << 53))
    last = END_COLUMN
    for goal in range(END_COLUMN + 1):
        if weights[goal] > 0.0:
            last = goal
            at -= weights[goal]
            if at < 0.0:
                break
    return ONE << u64(last)


@inner_noalloc
def begin(scene: ClassicInfoState, roots: ClassicRootMoves, i: Int, seed: u64, sim: PlayoutState) -> None:
    """Set up the table after a push, with sampled hidden goals."""
    size, number = scene.size, roots.arrows[i]
    after_push(size, number, scene.places, sim.places)
    pool = ZERO
    for seat in range(scene.seats):
        sim.pawns[seat] = pawn_after(size, number, scene.pawns[seat])
        sim.legs[seat] = scene.legs[seat]
        pool |= scene.aims[seat]
        sim.aims[seat] = scene.aim.goals
    if not scene.known:
        pool |= scene.following.goals
    for step in range(1, scene.seats):
        seat = (scene.me + step) % scene.seats
        sim.aims[seat] = sample(scene.weights[seat], chance(seed, step))
    sim.pool[0] = pool & ~END


@inner_noalloc
def push_on(scene: ClassicInfoState, sim: PlayoutState, laid: BoardState, number: Int, quarters: Int) -> BoardState:
    """The maze after a push; pawns and things move with it."""
    for seat in range(scene.seats):
        sim.pawns[seat] = pawn_after(scene.size, number, sim.pawns[seat])
    after_push(scene.size, number, sim.places, sim.later)
    for thing in range(sim.places.size):
        sim.places[thing] = sim.later[thing]
    return board_after(scene.size, laid, number, quarters)


@inner_noalloc
def try_out(
    scene: ClassicInfoState,
    roots: ClassicRootMoves,
    i: Int,
    to: Int,
    depth: int,
    seed: u64,
    race: Array,
    sim: PlayoutState,
    minds: OpponentModels,
) -> tuple[float, int]:
    """The value of a turn in one playout of `depth` rounds, and the nodes used."""
    begin(scene, roots, i, seed, sim)
    me = scene.me
    laid = root_board(scene, roots, i)
    if finish_turn(scene, sim, laid, me, to, chance(seed, 8)):
        return 1.0, 1
    nodes = 1
    for turn in range(1, depth * scene.seats):
        seat = (me + turn) % scene.seats
        answer, more = reply(scene, sim, laid, seat, race, minds, seed)
        nodes += more
        laid = push_on(scene, sim, laid, answer.number, answer.quarters)
        if finish_turn(scene, sim, laid, seat, answer.to, chance(seed, 16 + turn)):
            return 1.0 if seat == me else 0.0, nodes
    answer, more = reply(scene, sim, laid, me, race, minds, seed)
    value = answer.value
    if value >= 1.0:  # a win now leaves the others no turn
        return value, nodes + more
    for turn in range(2, scene.seats):
        seat = (me + turn) % scene.seats
        value *= 1.0 - race[sim.legs[seat], sim.legs[me]]
    return value, nodes + more


@inner
def new_sim(scene: ClassicInfoState) -> PlayoutState:
    seats, goals = scene.seats, scene.places.size
    return PlayoutState(
        np.zeros(seats, np.int64),
        np.zeros(goals, np.int64),
        np.zeros(seats, np.uint64),
        np.zeros(seats, np.int64),
        np.zeros(1, np.uint64),
        np.zeros(goals, np.int64),
    )


@inner
def uninformed_opponents(scene: ClassicInfoState) -> OpponentModels:
    """Opponent models that infer nothing about each other and block only the next player."""
    return OpponentModels(scene.weights, np.ones(scene.seats, np.bool_), False, 1.0, 0.0)


@entry
def try_out_some(
    scene: ClassicInfoState,
    roots: ClassicRootMoves,
    turns: Array,
    alive: int,
    first: int,
    last: int,
    depth: int,
    seed: u64,
    race: Array,
    sums: Array,
) -> int:
    """Play out the first `alive` turns, each with the same random draws."""
    sim, minds = new_sim(scene), uninformed_opponents(scene)
    nodes = 0
    for n in range(first, last):
        draws = chance(seed, n)
        for k in range(alive):
            value, more = try_out(scene, roots, turns[k, 0], turns[k, 1], depth, draws, race, sim, minds)
            sums[k] += value
            nodes += more
    return nodes
