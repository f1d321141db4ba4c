"""Look one turn ahead: what a push gains, what it leaves for the next turn, and what it leaves the others."""

from __future__ import annotations

import math
from collections.abc import Set
from random import Random
from typing import NamedTuple

import numpy as np

from wanderwall.bots.classic.goals import END_COLUMN
from wanderwall.bots.classic.level_settings import HOPE, WIN, EvalWeights
from wanderwall.bots.classic.search.reach_eval import (
    END,
    Array,
    BoardState,
    Counts,
    Target,
    board_after,
    count_at,
    goals_in_reach,
    i64,
    sources,
    targets,
)
from wanderwall.kernel.bits import ONE, ZERO, chance, count, pick
from wanderwall.kernel.board import NONE, Size, arrow_of, carry, reach, ride, ways
from wanderwall.kernel.jit import Flag, Int, entry, inner_noalloc, u64

#: a push as the number of its arrow, and quarter turns of the spare
Pushed = tuple[int, int]

#: the same as an array, for compiled functions
HOPES = np.array(HOPE)


class ClassicInfoState(NamedTuple):
    """The info state: the table as one seat knows it, as numbers."""

    size: Size
    laid: BoardState
    #: the push is made, only the walk is missing
    walking: Flag
    me: int
    seats: int
    pawns: Array
    places: Array
    aim: Target
    #: the goals after the next find: any of them if `known`, otherwise one of them, unknown which
    following: Target
    known: Flag
    sweep: Flag
    #: finds left of each seat, the way home included
    legs: Array
    #: the possible goals of each seat, and their probabilities
    aims: Array
    homes: Array
    outs: Array
    weights: Array


class ClassicRootMoves(NamedTuple):
    """The root moves: every push and its scores."""

    arrows: Array
    quarters: Array
    reach: Array
    #: squares on which the seat makes progress
    goal: Array
    #: Counts of pushes next turn that reach the target
    one: Array
    two: Array
    four: Array
    #: the best square for a find, and the chance to find the next goal right after; NONE if nothing is found
    finds: Array
    hope: Array
    #: each other seat's chance to find something with its next push
    threat: Array
    score: Array


def roots_of(
    scene: ClassicInfoState, sight: float = 1.0, rng: Random | None = None, offered: Set[Pushed] | None = None
) -> ClassicRootMoves:
    """The root moves of an info state, or the offered ones, not scored yet. If only a walk is missing, there is one
    root without a push.

    With `sight` below 1 only a random share of them is included.
    """
    if scene.walking:
        pushes = [(NONE, 0)]
    else:
        arrows = [number for number in range(4 * int(scene.size.lines)) if number != scene.laid.barred]
        pushes = [(number, quarters) for number in arrows for quarters in range(int(ways(scene.laid.spare)))]
        pushes = [push for push in pushes if offered is None or push in offered]
        if rng is not None and sight < 1.0:
            pushes = sorted(rng.sample(pushes, math.ceil(sight * len(pushes))))
    many = len(pushes)
    return ClassicRootMoves(
        arrows=np.array([number for number, _ in pushes], np.int64),
        quarters=np.array([quarters for _, quarters in pushes], np.int64),
        reach=np.zeros(many, np.uint64),
        goal=np.zeros(many, np.uint64),
        one=np.zeros(many, np.uint64),
        two=np.zeros(many, np.uint64),
        four=np.zeros(many, np.uint64),
        finds=np.full(many, NONE, np.int64),
        hope=np.zeros(many),
        threat=np.zeros((many, scene.seats)),
        score=np.full(many, -np.inf),
    )


@inner_noalloc
def after_push(size: Size, number: Int, places: Array, out: Array) -> None:
    """Compute the places of things after a push; NONE is no push."""
    if number == NONE:
        for thing in range(places.size):
            out[thing] = places[thing]
    else:
        arrow = arrow_of(size, number)
        for thing in range(places.size):
            out[thing] = ride(arrow, places[thing])


@inner_noalloc
def pawn_after(size: Size, number: Int, pawn: Int) -> int:
    """The square of a pawn after a push; NONE is no push."""
    return i64(pawn) if number == NONE else i64(carry(arrow_of(size, number), pawn))


@inner_noalloc
def root_board(scene: ClassicInfoState, roots: ClassicRootMoves, i: Int) -> BoardState:
    """The maze after the push of a root move."""
    number = roots.arrows[i]
    return scene.laid if number == NONE else board_after(scene.size, scene.laid, number, roots.quarters[i])


@inner_noalloc
def weight(weights: Array, goals: u64) -> float:
    """The probability that one of these goals is the one sought."""
    total = 0.0
    for goal in range(END_COLUMN + 1):
        if (goals >> u64(goal)) & ONE != ZERO:
            total += weights[goal]
    return min(total, 1.0)


@inner_noalloc
def share(scene: ClassicInfoState, found: u64, left: u64) -> float:
    """The chance to find the following goal when `found` are the goals in reach and `left` the candidates."""
    if scene.known:
        return 1.0 if found & left != ZERO else 0.0
    return float(count(found & left)) / max(1.0, float(count(left)))


@inner_noalloc
def goal_on(places: Array, goals: u64, square: Int) -> u64:
    """The goals on this square."""
    on = ZERO
    for goal in range(places.size):
        if (goals >> u64(goal)) & ONE != ZERO and places[goal] == square:
            on |= ONE << u64(goal)
    return on


@inner_noalloc
def look_at(scene: ClassicInfoState, roots: ClassicRootMoves, i: Int, places: Array, denial: Flag) -> int:
    """Score one push; `places` is scratch. Return the nodes used."""
    size, number = scene.size, roots.arrows[i]
    laid = root_board(scene, roots, i)
    after_push(size, number, scene.places, places)
    pawn = pawn_after(size, number, scene.pawns[scene.me])
    squares = reach(size, laid.board, pawn)
    goal = targets(size, laid.board, places, scene.aim)
    roots.reach[i], roots.goal[i] = squares, goal
    nodes = 1
    if squares & goal == ZERO:
        counts = sources(size, laid, places, scene.aim)
        roots.one[i], roots.two[i], roots.four[i] = counts.one, counts.two, counts.four
    else:
        nodes = 0
        best = -1.0
        for square in range(i64(size.side * size.side)):
            if ((squares & goal) >> u64(square)) & ONE == ZERO:
                continue
            nodes += 1
            left = scene.following.goals
            if scene.known and scene.aim.goals != END and left != END:
                left &= ~goal_on(places, scene.aim.goals, square)
            found = goals_in_reach(size, laid, square, places, Target(left, scene.following.home, scene.following.out))
            hope = share(scene, found, left)
            if hope > best:
                best = hope
                roots.finds[i], roots.hope[i] = square, hope
            if scene.aim.goals == END:  # all ways out are equally good
                break
    if denial:
        for seat in range(scene.seats):
            if seat == scene.me:
                continue
            nodes += 1
            aim = Target(scene.aims[seat], scene.homes[seat], scene.outs[seat])
            found = goals_in_reach(size, laid, pawn_after(size, number, scene.pawns[seat]), places, aim)
            roots.threat[i, seat] = weight(scene.weights[seat], found)
    return nodes


@entry
def look_at_all(scene: ClassicInfoState, roots: ClassicRootMoves, start: int, stop: int, denial: Flag) -> int:
    """Score some of the pushes."""
    places = np.empty(scene.places.size, np.int64)
    nodes = 0
    for i in range(start, stop):
        nodes += look_at(scene, roots, i, places, denial)
    return nodes


@inner_noalloc
def found_in(scene: ClassicInfoState, goal: u64) -> int:
    """How many goals the best walk finds when these goal squares are in reach."""
    if not scene.sweep or scene.aim.goals == END:
        return 1
    return i64(count(goal))


@entry
def win_now(scene: ClassicInfoState, roots: ClassicRootMoves) -> tuple[int, int]:
    """A push and a square that end the game at once, NONE if there are none. Nothing is worth more, so this is checked
    before any node is spent.
    """
    places = np.empty(scene.places.size, np.int64)
    for i in range(roots.arrows.size):
        number = roots.arrows[i]
        board = root_board(scene, roots, i).board
        after_push(scene.size, number, scene.places, places)
        goal = targets(scene.size, board, places, scene.aim)
        goal &= reach(scene.size, board, pawn_after(scene.size, number, scene.pawns[scene.me]))
        if goal != ZERO and found_in(scene, goal) >= scene.legs[scene.me]:
            return i, i64(pick(goal, 0))
    return i64(NONE), i64(NONE)


@inner_noalloc
def distance(size: Size, square: Int, goals: u64) -> int:
    """Manhattan distance to the nearest of these squares."""
    side, at = i64(size.side), i64(square)
    row, column = at // side, at % side
    nearest = 2 * side
    for other in range(side * side):
        if (goals >> u64(other)) & ONE != ZERO:
            steps = abs(other // side - row) + abs(other % side - column)
            nearest = min(nearest, steps)
    return nearest


@inner_noalloc
def threat_of(scene: ClassicInfoState, roots: ClassicRootMoves, i: Int, taste: EvalWeights) -> float:
    """What a push leaves the others, in finds."""
    total, later = 0.0, 1.0
    for turn in range(1, scene.seats):
        seat = (scene.me + turn) % scene.seats
        total += later * roots.threat[i, seat] * (taste.last if scene.legs[seat] == 1 else taste.caution)
        later *= taste.later
    return total


@entry
def best_turn(
    scene: ClassicInfoState, roots: ClassicRootMoves, done: int, taste: EvalWeights, seed: u64
) -> tuple[int, int]:
    """The push and the square with the best sum of finds now, hope for the next turn, and nothing left to the
    others.
    """
    best, push, to = -1e9, 0, NONE
    for i in range(done):
        score = -1e9
        where = NONE
        if roots.finds[i] != NONE:
            found = found_in(scene, roots.reach[i] & roots.goal[i])
            where = roots.finds[i]
            score = WIN if found >= scene.legs[scene.me] else found + taste.following * roots.hope[i]
        else:
            counts = Counts(roots.one[i], roots.two[i], roots.four[i])
            for square in range(i64(scene.size.side * scene.size.side)):
                if (roots.reach[i] >> u64(square)) & ONE != ZERO:
                    near = distance(scene.size, square, roots.goal[i])
                    noise = float(chance(seed, square) >> u64(40)) / (1 << 24)
                    value = taste.hope * HOPES[count_at(counts, square)] - 0.003 * near + 0.002 * noise
                    if value > score:
                        score, where = value, square
        score -= threat_of(scene, roots, i, taste)
        score += 0.001 * float(chance(seed, 64 + i) >> u64(40)) / (1 << 24)
        roots.score[i] = score
        if score > best:
            best, push, to = score, i, where
    return push, to
