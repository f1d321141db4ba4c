"""What the others look for, as their moves tell: how much better the turn they made is for a goal than the others they
had, for each of a few ways to play. People are no bots: in each way every turn may be a whim.
"""

from __future__ import annotations

import math
from functools import lru_cache

import numpy as np

from wanderwall.board.grid import grid
from wanderwall.board.tiles import turned as turned_tile
from wanderwall.bots.classic.fast import entry, fast
from wanderwall.bots.classic.look import Aim, Array, Counts, Laid, count_at, i64, laid_after, on_squares, sources
from wanderwall.bots.classic.scene import goal_set, laid_of
from wanderwall.bots.classic.seen import Seen
from wanderwall.bots.classic.turns import HOPES, carried, distance, ridden
from wanderwall.bots.classic.wishes import Numbers, SeenTurn, Weights, inferred_by
from wanderwall.bots.compiled import sized
from wanderwall.games.classic.views import ClassicView
from wanderwall.kernel.bits import ONE, ZERO, count
from wanderwall.kernel.board import Size, reach, ways
from wanderwall.kernel.jit import Int, u64

#: ways to play: who stands where most pushes reach the goal, who sees three pushes and walks near, who takes what it
#: can and else does anything, and who always does; and how common each is taken to be
SEEKER, WALKER, TAKER, ANYHOW = 0, 1, 2, 3
COMMON = np.array([6.0, 1.0, 1.0, 0.25])
#: the part of all turns that are whims, whoever plays
WHIM = 0.1
#: how small a difference decides for a seeker: most others weigh more than this one goal
HEAT = 0.1
#: what a step nearer is worth to a seeker
NEAR = 0.003


def inferred(seen: Seen, numbers: Numbers) -> Weights:
    """How likely each goal is what a seat looks for, as its moves tell."""
    return inferred_by(seen, numbers, likely)


def likely(turns: list[SeenTurn], seat: int, goals: tuple[int, ...]) -> dict[int, float]:
    """How likely a seat makes these turns when it looks for each of the goals, all up to one factor."""
    wanted = int(goal_set(goals))
    chances = np.repeat(COMMON[:, None], max(goals) + 1, axis=1)
    for before, after in turns:
        chances *= likelihoods(before, after, seat, wanted)[:, : max(goals) + 1]
    total = chances.sum(axis=0)
    return {goal: float(total[goal]) for goal in goals}


def likelihoods(before: ClassicView, after: ClassicView, seat: int, goals: int) -> Array:
    """How likely a turn is in each way to play, for each goal."""
    board = grid(before["side"])
    assert after["lies"] is not None
    arrow = board.across(board.arrow(after["lies"]))
    entered = after["maze"][arrow.enter]
    quarters = next(turns for turns in range(4) if turned_tile(before["spare"], turns) == entered)
    pawn, to = before["seats"][seat]["pawn"], after["seats"][seat]["pawn"]
    places = tuple(before["things"].values())
    return _likelihoods(laid_of(before), before["side"], pawn, places, goals, board.arrows.index(arrow), quarters, to)


@lru_cache(maxsize=512)
def _likelihoods(
    laid: Laid, side: int, pawn: int, places: tuple[int, ...], goals: int, number: int, quarters: int, to: int
) -> Array:
    lying = np.array(places, np.int64)
    return turn_chances(sized(side), laid, pawn, lying, u64(goals), number, quarters, to)


@fast
def fit(size: Size, counts: Counts, square: Int, target: u64) -> float:
    """How well a seeker likes to stand on a square, as the exponent of its odds."""
    return float((HOPES[count_at(counts, square)] - NEAR * distance(size, square, target)) / HEAT)


@fast
def best_of_three(pushes: Int, better: Int, same: Int) -> float:
    """The chance to choose a push for somebody who sees three and takes the best, so many being better or as good."""
    return (threes(pushes - better) - threes(pushes - better - same)) / (threes(pushes) * same)


@fast
def threes(pushes: Int) -> float:
    """The ways to see three of so many pushes."""
    return pushes * (pushes - 1.0) * (pushes - 2.0) / 6.0


@entry
def turn_chances(
    size: Size, laid: Laid, pawn: int, places: Array, goals: u64, number: int, quarters: int, to: int
) -> Array:
    """[way to play, goal]: how likely this push and the walk to this square are, of all that could have been done."""
    chances = np.zeros((COMMON.size, places.size))
    later = np.empty(places.size, np.int64)
    squares = i64(size.side * size.side)
    for goal in range(places.size):
        if (goals >> u64(goal)) & ONE == ZERO:
            continue
        aim = Aim(ONE << u64(goal), ZERO, False)
        # the turn that was made: among the squares of its push
        ridden(size, number, places, later)
        maze = laid_after(size, laid, number, quarters)
        within = reach(size, maze.board, carried(size, number, pawn))
        target = on_squares(later, aim.goals)
        left_lying = within & target != ZERO
        counts = sources(size, maze, later, aim)
        odds, nearest, ties, top = 0.0, 2 * squares, 0, -1e9
        for square in range(squares):
            if (within >> u64(square)) & ONE != ZERO:
                liked, steps = fit(size, counts, square, target), distance(size, square, target)
                odds += math.exp(liked)
                top = max(top, liked)
                if steps < nearest:
                    nearest, ties = steps, 0
                ties += i64(steps == nearest)
        seeking = math.exp(fit(size, counts, to, target)) / odds
        walking = 1.0 / ties if distance(size, to, target) == nearest else 0.0
        # and among the pushes
        pushes, finding, better, same, odds = 0, 0, 0, 0, 0.0
        for other in range(4 * size.lines):
            if other == laid.barred:
                continue
            ridden(size, other, places, later)
            target = on_squares(later, aim.goals)
            for turns in range(ways(laid.spare)):
                pushes += 1
                maze = laid_after(size, laid, other, turns)
                around = reach(size, maze.board, carried(size, other, pawn))
                if around & target != ZERO:
                    finding += 1
                    better += 1
                    odds += math.exp(1.0 / HEAT)
                    continue
                counts = sources(size, maze, later, aim)
                most, steps = -1e9, 2 * squares
                for square in range(squares):
                    if (around >> u64(square)) & ONE != ZERO:
                        most = max(most, fit(size, counts, square, target))
                        steps = min(steps, distance(size, square, target))
                odds += math.exp(most)
                better += i64(steps < nearest)
                same += i64(steps == nearest)
        anyhow = 1.0 / (pushes * float(count(within)))
        if not left_lying:
            chances[SEEKER, goal] = seeking * math.exp(top) / odds
            chances[WALKER, goal] = walking * best_of_three(pushes, better, same)
            chances[TAKER, goal] = anyhow if finding == 0 else 0.0
        chances[ANYHOW, goal] = anyhow
        for way in range(COMMON.size):
            chances[way, goal] += WHIM * (anyhow - chances[way, goal])
    return chances
