"""Follow a turn for one round of the table: what the others do after it, and whether the goal is then in reach."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.bots.classic.goals import END_COLUMN
from wanderwall.bots.classic.search.one_turn import ClassicInfoState, ClassicRootMoves, goal_on, root_board, share
from wanderwall.bots.classic.search.playout import begin, finish_turn, new_sim, next_aim, push_on
from wanderwall.bots.classic.search.race import chance_of
from wanderwall.bots.classic.search.reach_eval import Array, Target, goals_in_reach, i64
from wanderwall.bots.classic.search.replies import OpponentModels, PlayoutState, reply
from wanderwall.kernel.bits import ZERO, chance, count
from wanderwall.kernel.board import NONE
from wanderwall.kernel.jit import Int, entry, inner_noalloc, u64

#: number of random variations of the others' preferences: each reply is computed once per variation
MOODS = 4
#: number of possible goals, home included
AIMS = END_COLUMN + 1
#: a reply that is not computed yet
UNKNOWN = -1


class ReplyCache(NamedTuple):
    """Cache of the replies of the next two players, as 256 · number + 64 · quarter turns + square. Replies are the same
    whenever the goals are.
    """

    #: [turn, mood, goal of the next]
    first: Array
    #: [turn, mood, goal of the next, goal of the one after]
    second: Array


def empty_reply_cache(turns: int) -> ReplyCache:
    first = np.full((turns, MOODS, AIMS), UNKNOWN, np.int64)
    return ReplyCache(first, np.full((turns, MOODS, AIMS, AIMS), UNKNOWN, np.int64))


class RaceTables(NamedTuple):
    """The tables of win chances: the race of two, the race of all, and the base of the latter's index."""

    race: Array
    wins: Array
    base: int


@inner_noalloc
def number_of(goals: u64) -> int:
    """The one goal of a set."""
    return i64(count(goals - u64(1)))


@inner_noalloc
def take(
    scene: ClassicInfoState,
    roots: ClassicRootMoves,
    i: Int,
    to: Int,
    seed: u64,
    sim: PlayoutState,
    minds: OpponentModels,
) -> None:
    """Set up the table after this seat's turn."""
    begin(scene, roots, i, seed, sim)
    sim.pawns[scene.me] = to
    for seat in range(scene.seats):
        minds.fresh[seat] = False
    if roots.finds[i] != NONE:
        sim.legs[scene.me] -= 1
        found = goal_on(sim.places, scene.aim.goals, to)
        sim.pool[0] &= ~found
        sim.aims[scene.me] = next_aim(scene, sim, scene.me, found, chance(seed, 8))
        minds.fresh[scene.me] = True


@inner_noalloc
def follow_turn(
    scene: ClassicInfoState,
    roots: ClassicRootMoves,
    i: Int,
    to: Int,
    mood: Int,
    seed: u64,
    rules: RaceTables,
    sim: PlayoutState,
    minds: OpponentModels,
    first: Array,
    second: Array,
) -> tuple[float, int]:
    """The win chance after a turn and one round of all the others, and the nodes used."""
    me, seats, nodes = scene.me, scene.seats, 1
    take(scene, roots, i, to, seed, sim, minds)
    laid = root_board(scene, roots, i)
    one = number_of(sim.aims[(me + 1) % seats])
    two = number_of(sim.aims[(me + 2) % seats])
    for turn in range(1, seats):
        seat = (me + turn) % seats
        answer = i64(UNKNOWN)
        if turn == 1:
            answer = first[one]
        elif turn == 2:
            answer = second[one, two]
        if answer == UNKNOWN:
            made, more = reply(scene, sim, laid, seat, rules.race, minds, chance(u64(mood + 1), turn))
            nodes += more
            answer = 256 * made.number + 64 * made.quarters + made.to
            if turn == 1:
                first[one] = answer
            elif turn == 2:
                second[one, two] = answer
        laid = push_on(scene, sim, laid, answer // 256, answer // 64 % 4)
        legs = sim.legs[seat]
        if finish_turn(scene, sim, laid, seat, answer % 64, chance(seed, 16 + turn)):
            return 0.0, nodes
        if sim.legs[seat] < legs:
            minds.fresh[seat] = True
    aim = scene.aim
    if roots.finds[i] != NONE:
        left = u64(scene.following.goals)
        if sim.legs[me] > 1 and not scene.known:
            for other in range(seats):
                if other != me:
                    left &= ~sim.aims[other]
            left &= sim.pool[0]
            if left == ZERO:
                left = u64(scene.following.goals)
        aim = Target(left, scene.following.home, scene.following.out)
    reached = goals_in_reach(scene.size, laid, sim.pawns[me], sim.places, aim)
    hope = share(scene, reached, aim.goals)
    after_me = (me + 1) % seats
    value = (1.0 - hope) * chance_of(rules.wins, sim.legs, me, after_me, rules.base)
    sim.legs[me] -= 1
    if sim.legs[me] == 0:
        return value + hope, nodes + 1
    return value + hope * chance_of(rules.wins, sim.legs, me, after_me, rules.base), nodes + 1


@entry
def follow_some(
    scene: ClassicInfoState,
    roots: ClassicRootMoves,
    turns: Array,
    alive: int,
    start: int,
    stop: int,
    seed: u64,
    rules: RaceTables,
    minds: OpponentModels,
    known: Array,
    kept: ReplyCache,
    sums: Array,
) -> int:
    """Follow the first `alive` turns in rounds `start` to `stop`, each with the same random draws. `turns` is
    [turn, (push, square, original index)]. `known` is the others' belief about the own goal after each turn, `sums` the
    sum of its win chances.
    """
    sim, nodes = new_sim(scene), 0
    for n in range(start, stop):
        draws, mood = chance(seed, n), n % MOODS
        for k in range(alive):
            name = turns[k, 2]
            minds.beliefs[scene.me] = known[name]
            first, second = kept.first[name, mood], kept.second[name, mood]
            value, more = follow_turn(
                scene, roots, turns[k, 0], turns[k, 1], mood, draws, rules, sim, minds, first, second
            )
            sums[name] += value
            nodes += more
    return nodes
