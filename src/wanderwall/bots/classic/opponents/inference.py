"""Infer the goals of the others from their moves: how much better the chosen turn is for a goal than the alternatives,
for each of a few playing styles. People are not bots, so in every style each turn may also be a random one.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from wanderwall.bots.classic.goals import IndexedView, Seen, SeenTurn, Weights, goal_likelihoods_by
from wanderwall.bots.classic.info_state import board_state_of, goal_set, push_made
from wanderwall.bots.classic.search.one_turn import HOPES, after_push, pawn_after
from wanderwall.bots.classic.search.reach_eval import Array, BoardState, Target, board_after, count_at, i64, sources
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.bits import ONE, ZERO, count
from wanderwall.kernel.board import NONE, Size, kernel_size, reach, ways
from wanderwall.kernel.jit import Int, entry, inner, u64
from wanderwall.kernel.net import PUSHES

#: playing styles: SEEKER ends where most pushes reach the goal, WALKER considers three pushes and walks close to the
#: goal, TAKER takes the goal if it can and otherwise moves at random, ANYHOW always moves at random; COMMON holds their
#: prior weights
SEEKER, WALKER, TAKER, ANYHOW = 0, 1, 2, 3
COMMON = np.array([6.0, 1.0, 1.0, 0.25])
#: share of random turns in every playing style
WHIM = 0.1
#: softmax temperature of a seeker: most players consider more than this one goal
HEAT = 0.1
#: what one step closer is worth to a seeker
NEAR = 0.003


def goal_likelihoods(seen: Seen, numbers: IndexedView) -> Weights:
    """Probability of each goal being the one a seat seeks, inferred from its moves."""
    return goal_likelihoods_by(seen, numbers, likely)


def likely(turns: list[SeenTurn], seat: int, goals: tuple[int, ...]) -> dict[int, float]:
    """Likelihood of a seat's turns for each of the goals, up to a common factor."""
    wanted = int(goal_set(goals))
    chances = np.repeat(COMMON[:, None], max(goals) + 1, axis=1)
    for before, after in turns:
        chances *= likelihoods(before, after, seat, wanted)[:, : max(goals) + 1]
    total = chances.sum(axis=0)
    return {goal: float(total[goal]) for goal in goals}


def likelihoods(before: ClassicView, after: ClassicView, seat: int, goals: int) -> Array:
    """Likelihood of a turn for each playing style and goal."""
    pawn, to = before["seats"][seat]["pawn"], after["seats"][seat]["pawn"]
    places = tuple(before["things"].values())
    return _likelihoods(board_state_of(before), before["side"], pawn, places, goals, push_made(before, after), to)


@lru_cache(maxsize=512)
def _likelihoods(
    laid: BoardState, side: int, pawn: int, places: tuple[int, ...], goals: int, made: int, to: int
) -> Array:
    lying = np.array(places, np.int64)
    return turn_chances(kernel_size(side), laid, pawn, lying, u64(goals), made, to)


@inner
def best_of_three(pushes: Int, better: Int, same: Int) -> float:
    """The chance that a player who considers three random pushes and takes the best chooses this one, when `better`
    pushes are better and `same` are equally good.
    """
    return (threes(pushes - better) - threes(pushes - better - same)) / (threes(pushes) * same)


@inner
def threes(pushes: Int) -> float:
    """The number of ways to choose three of the given number of pushes."""
    return pushes * (pushes - 1.0) * (pushes - 2.0) / 6.0


@inner
def apart(size: Size, square: Int, place: Int) -> int:
    """Manhattan distance from a square to a thing; the largest possible value if the thing is on the spare tile."""
    side, at, there = i64(size.side), i64(square), i64(place)
    if place == NONE:
        return 2 * side
    return abs(there // side - at // side) + abs(there % side - at % side)


@inner
def walks(size: Size, laid: BoardState, pawn: Int, within: Array) -> int:
    """Store the squares a pawn can reach after every push, at [4 · number + quarter turns]; empty for illegal pushes.
    Return the number of legal pushes.
    """
    many = 0
    for number in range(4 * size.lines):
        for quarters in range(4):
            within[4 * number + quarters] = ZERO
            if number != laid.barred and quarters < ways(laid.spare):
                board = board_after(size, laid, number, quarters).board
                within[4 * number + quarters] = reach(size, board, pawn_after(size, number, pawn))
                many += 1
    return many


@inner
def seeking(
    size: Size, laid: BoardState, places: Array, goal: Int, within: Array, later: Array, liked: Array, lying: Array
) -> tuple[float, int]:
    """Compute how much a seeker of a goal likes every turn, `liked[push, square]`; return the sum over all turns.
    `lying` marks the pushes that would find the goal; their number is returned as well.
    """
    aim = Target(ONE << u64(goal), ZERO, False)
    squares = i64(size.side * size.side)
    odds, finding = 0.0, 0
    for push in range(within.size):
        if within[push] == ZERO:
            continue
        after_push(size, push // 4, places, later)
        place = later[goal]
        lying[push] = place != NONE and (within[push] >> u64(place)) & ONE != ZERO
        if lying[push]:
            finding += 1
            odds += math.exp(1.0 / HEAT)
            continue
        counts = sources(size, board_after(size, laid, push // 4, push % 4), later, aim)
        most, total = 0.0, 0.0
        for square in range(squares):
            liked[push, square] = 0.0
            if (within[push] >> u64(square)) & ONE != ZERO:
                fit = (HOPES[count_at(counts, square)] - NEAR * apart(size, square, place)) / HEAT
                liked[push, square] = math.exp(fit)
                most = max(most, liked[push, square])
                total += liked[push, square]
        odds += most
        for square in range(squares):
            liked[push, square] *= most / total
    return odds, finding


@entry
def turn_chances(size: Size, laid: BoardState, pawn: int, places: Array, goals: u64, made: int, to: int) -> Array:
    """[playing style, goal]: the likelihood of this push and this walk among all possible turns."""
    chances = np.zeros((COMMON.size, places.size))
    later = np.empty(places.size, np.int64)
    within, lying = np.zeros(PUSHES, np.uint64), np.zeros(PUSHES, np.bool_)
    liked = np.zeros((PUSHES, i64(size.side * size.side)))
    pushes = walks(size, laid, pawn, within)
    anyhow = 1.0 / (pushes * float(count(within[made])))
    for goal in range(places.size):
        if (goals >> u64(goal)) & ONE == ZERO:
            continue
        odds, finding = seeking(size, laid, places, goal, within, later, liked, lying)
        if not lying[made]:
            chances[SEEKER, goal] = liked[made, to] / odds
            chances[WALKER, goal] = walking(size, places, goal, within, later, made, to)
            chances[TAKER, goal] = anyhow if finding == 0 else 0.0
        chances[ANYHOW, goal] = anyhow
        for way in range(COMMON.size):
            chances[way, goal] += WHIM * (anyhow - chances[way, goal])
    return chances


@inner
def walking(size: Size, places: Array, goal: Int, within: Array, later: Array, made: Int, to: Int) -> float:
    """The likelihood of a turn for a player who considers three pushes, takes the one that leads closest to the goal,
    and walks there.
    """
    pushes, better, same, ties, nearest = 0, 0, 0, 0, i64(0)
    squares = i64(size.side * size.side)
    for turn in range(-1, within.size):  # the push that was made comes first: the others are compared with it
        push = made if turn < 0 else turn
        if within[push] == ZERO:
            continue
        after_push(size, push // 4, places, later)
        steps, many = 3 * squares, 0
        for square in range(squares):
            if (within[push] >> u64(square)) & ONE != ZERO:
                here = apart(size, square, later[goal])
                if here < steps:
                    steps, many = here, 0
                many += i64(here == steps)
        if turn < 0:
            nearest, ties = steps, many
            if apart(size, to, later[goal]) != nearest:
                return 0.0
            continue
        pushes += 1
        better += i64(steps < nearest)
        same += i64(steps == nearest)
    return best_of_three(pushes, better, same) / ties
