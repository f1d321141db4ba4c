"""Features of a turn for each goal that the seat may seek: how the chosen push and square compare with the
alternatives. `reader.py` turns them into odds. Its weights belong to SIGNS, so change that with anything here.
"""

from __future__ import annotations

import math
from typing import NamedTuple

import numpy as np

from wanderwall.bots.classic.search.one_turn import HOPES, after_push, distance, pawn_after
from wanderwall.bots.classic.search.reach_eval import (
    END,
    END_BIT,
    Array,
    BoardState,
    Counts,
    Target,
    board_after,
    count_at,
    goals_at,
    i64,
    on_squares,
    place_bit,
    places_in_reach,
    sources,
)
from wanderwall.kernel.bits import ONE, ZERO, count
from wanderwall.kernel.board import NONE, Size, reach, ways
from wanderwall.kernel.jit import Flag, Int, entry, inner, u64
from wanderwall.kernel.net import PUSHES

#: features of a goal: how many pushes found it, and whether the chosen one did; the promise of the square, its distance
#: to the goal, whether the goal is on the spare tile; how many squares were in reach, and the log-odds of this one, at
#: two temperatures
FINDING, LEFT_LYING, PROMISE, FAR, ON_SPARE, ROOM, BY_SQUARE = 0, 1, 2, 3, 4, 5, 6
#: the promise of the best square of all; what the push leaves the other, and how much more than the minimum; how many
#: goals are open, whether the other needs only its home; the log-odds of the push by its promise, at three temperatures
HIGHEST, THREAT, MORE_THREAT, OPEN, HOMEWARD, BY_PUSH = 8, 9, 10, 11, 12, 13
#: the share of the other's answers that keep the goal in reach, and the largest such share; for two weights of caution
#: how much better the best push is, and the log-odds of this one, at three temperatures; and the same for the square,
#: without caution
KEPT, MOST_KEPT, WORSE, BY_KEPT, WORSE_SQUARE, BY_KEPT_SQUARE, SIGNS = 16, 17, 18, 20, 26, 27, 30
#: what finding the goal is worth, one step closer, and the other's way home, on a scale where a certain find next turn
#: is worth 1
FOUND, NEAR, LAST = 1.3, 0.003, 3.0
#: softmax temperatures: between squares and between pushes by promise, and between pushes by the share kept
HEATS = np.array([0.05, 0.12, 0.3])
KEPT_HEATS = np.array([0.03, 0.08, 0.2])
#: weights of the other's chances relative to the player's
CAUTIONS = np.array([0.5, 1.0])


class ObservedTurn(NamedTuple):
    """A turn that was made, and the table before it as everybody sees it."""

    laid: BoardState
    places: Array
    #: goals that are not found yet
    goals: u64
    pawn: int
    #: the next player's pawn and home, and whether it needs only that
    other: int
    home: u64
    homeward: Flag
    number: int
    quarters: int
    to: int


class PushTable(NamedTuple):
    """All pushes that were possible."""

    arrows: Array
    quarters: Array
    #: squares the pawn reached after the push
    around: Array
    #: the next player's chance to find something right after the push
    threat: Array
    #: [goal, push]: the promise of the best square, which square that is (NONE if the goal is found), and the share of
    #: the other's answers after which the goal is still in reach from there
    hope: Array
    square: Array
    kept: Array


@inner
def pushes_of(size: Size, turn: ObservedTurn) -> tuple[PushTable, int, int]:
    """The possible pushes, their number, and the index of the one that was made."""
    goals = turn.places.size
    pushes = PushTable(
        np.zeros(PUSHES, np.int64),
        np.zeros(PUSHES, np.int64),
        np.zeros(PUSHES, np.uint64),
        np.zeros(PUSHES),
        np.zeros((goals, PUSHES)),
        np.full((goals, PUSHES), i64(NONE)),
        np.zeros((goals, PUSHES)),
    )
    later = np.empty(goals, np.int64)
    many, made = 0, 0
    aim = Target(END if turn.homeward else turn.goals, turn.home, False)
    for number in range(4 * size.lines):
        if number == turn.laid.barred:
            continue
        after_push(size, number, turn.places, later)
        for quarters in range(ways(turn.laid.spare)):
            maze = board_after(size, turn.laid, number, quarters)
            found = places_in_reach(size, maze, pawn_after(size, number, turn.other), aim)
            if turn.homeward:
                pushes.threat[many] = LAST if found & END_BIT != ZERO else 0.0
            else:
                inside = float(count(goals_at(later, turn.goals, found)))
                pushes.threat[many] = inside / max(1.0, float(count(turn.goals)) - 1.0)
            pushes.arrows[many], pushes.quarters[many] = number, quarters
            pushes.around[many] = reach(size, maze.board, pawn_after(size, number, turn.pawn))
            if number == turn.number and quarters == turn.quarters:
                made = many
            many += 1
    return pushes, many, made


@inner
def promise(size: Size, counts: Counts, square: Int, target: u64) -> float:
    """The promise of a square for the next turn."""
    return float(HOPES[count_at(counts, square)] - NEAR * distance(size, square, target))


@inner
def odds(values: Array, many: int, made: int, heat: float) -> float:
    """Log-likelihood ratio of the choice that was made against a uniform random choice, at this temperature."""
    total = 0.0
    for i in range(many):
        total += math.exp((values[i] - values[made]) / heat)
    return math.log(many / total)


@inner
def look_for(size: Size, turn: ObservedTurn, goal: int, pushes: PushTable, many: int, made: int, row: Array) -> None:
    """Compute the promise of each push for a goal, and the features of the chosen square."""
    aim = Target(ONE << u64(goal), ZERO, False)
    later, squares = np.empty(turn.places.size, np.int64), i64(size.side * size.side)
    values = np.empty(squares)
    finding, highest = 0, 0.0
    for i in range(many):
        after_push(size, pushes.arrows[i], turn.places, later)
        target = on_squares(later, aim.goals)
        finds = pushes.around[i] & target != ZERO
        if finds:
            finding += 1
            pushes.hope[goal, i] = pushes.kept[goal, i] = FOUND
            if i != made:
                continue
        counts = sources(size, board_after(size, turn.laid, pushes.arrows[i], pushes.quarters[i]), later, aim)
        best, where, reached, here = -1e9, i64(NONE), 0, 0
        for square in range(squares):
            if (pushes.around[i] >> u64(square)) & ONE == ZERO:
                continue
            value = promise(size, counts, square, target)
            highest = max(highest, float(HOPES[count_at(counts, square)]))
            if value > best:
                best, where = value, square
            if square == turn.to:
                here = reached
            values[reached] = value
            reached += 1
        pushes.hope[goal, i], pushes.square[goal, i], pushes.kept[goal, i] = best, where, 0.0
        if i == made:
            pushes.square[goal, i] = turn.to
            row[LEFT_LYING] = i64(finds)
            row[PROMISE] = HOPES[count_at(counts, turn.to)]
            row[FAR] = distance(size, turn.to, target) / 12.0
            row[ON_SPARE] = i64(later[goal] == NONE)
            row[ROOM] = math.log(float(reached)) / 3.0
            row[BY_SQUARE] = odds(values, reached, here, HEATS[0])
            row[BY_SQUARE + 1] = odds(values, reached, here, HEATS[1])
    row[FINDING] = math.log(1.0 + finding)
    row[HIGHEST] = highest


@inner
def answer_all(size: Size, turn: ObservedTurn, pushes: PushTable, many: int) -> None:
    """Compute what the other's answers leave of each goal, one answer for every arrow."""
    goals = turn.places.size
    later, after = np.empty(goals, np.int64), np.empty(goals, np.int64)
    anything = Target(ZERO, ZERO, False)
    for i in range(many):
        after_push(size, pushes.arrows[i], turn.places, later)
        maze = board_after(size, turn.laid, pushes.arrows[i], pushes.quarters[i])
        wanted, share = ZERO, 1.0 / (4 * size.lines - 1)
        for goal in range(goals):
            if pushes.square[goal, i] != NONE:
                wanted |= ONE << u64(pushes.square[goal, i])
        for square in range(i64(size.side * size.side)):
            if (wanted >> u64(square)) & ONE == ZERO:
                continue
            for number in range(4 * size.lines):
                if number == maze.barred:
                    continue
                answered = board_after(size, maze, number, (7 * number + i) % ways(maze.spare))
                after_push(size, number, later, after)
                found = places_in_reach(size, answered, pawn_after(size, number, square), anything)
                for goal in range(goals):
                    if pushes.square[goal, i] == square and found & place_bit(after[goal]) != ZERO:
                        pushes.kept[goal, i] += share


@inner
def compare(pushes: PushTable, goal: int, many: int, made: int, least: float, row: Array) -> None:
    """Compute the features of the chosen push."""
    values = np.empty(many)
    row[THREAT] = pushes.threat[made]
    row[MORE_THREAT] = pushes.threat[made] - least
    for i in range(many):
        values[i] = pushes.hope[goal, i] - pushes.threat[i]
    for k in range(HEATS.size):
        row[BY_PUSH + k] = odds(values, many, made, HEATS[k])
    row[KEPT] = pushes.kept[goal, made]
    for i in range(many):
        if pushes.square[goal, i] != NONE:
            row[MOST_KEPT] = max(row[MOST_KEPT], pushes.kept[goal, i])
    for c in range(CAUTIONS.size):
        best = -1e9
        for i in range(many):
            values[i] = pushes.kept[goal, i] - CAUTIONS[c] * pushes.threat[i]
            best = max(best, values[i])
        row[WORSE + c] = best - values[made]
        for k in range(KEPT_HEATS.size):
            row[BY_KEPT + KEPT_HEATS.size * c + k] = odds(values, many, made, KEPT_HEATS[k])


@inner
def compare_squares(size: Size, turn: ObservedTurn, around: u64, signs: Array) -> None:
    """Compute the features of the chosen square, by what all answers of the other leave of each goal."""
    goals, squares = turn.places.size, i64(size.side * size.side)
    later, after = np.empty(goals, np.int64), np.empty(goals, np.int64)
    kept, values = np.zeros((goals, squares)), np.empty(squares)
    anything = Target(ZERO, ZERO, False)
    after_push(size, turn.number, turn.places, later)
    maze = board_after(size, turn.laid, turn.number, turn.quarters)
    share = 1.0 / ((4 * size.lines - 1) * ways(maze.spare))
    for number in range(4 * size.lines):
        if number == maze.barred:
            continue
        after_push(size, number, later, after)
        for quarters in range(ways(maze.spare)):
            answered = board_after(size, maze, number, quarters)
            for square in range(squares):
                if (around >> u64(square)) & ONE != ZERO:
                    found = places_in_reach(size, answered, pawn_after(size, number, square), anything)
                    for goal in range(goals):
                        if found & place_bit(after[goal]) != ZERO:
                            kept[goal, square] += share
    for goal in range(goals):
        if (turn.goals >> u64(goal)) & ONE == ZERO:
            continue
        reached, here, best = 0, 0, 0.0
        for square in range(squares):
            if (around >> u64(square)) & ONE != ZERO:
                if square == turn.to:
                    here = reached
                values[reached] = kept[goal, square]
                best = max(best, values[reached])
                reached += 1
        signs[goal, WORSE_SQUARE] = best - values[here]
        for k in range(KEPT_HEATS.size):
            signs[goal, BY_KEPT_SQUARE + k] = odds(values, reached, here, KEPT_HEATS[k])


@entry
def turn_features(size: Size, turn: ObservedTurn) -> Array:
    """The features of a turn, [goal, feature]; 0 for goals that are found."""
    signs = np.zeros((turn.places.size, SIGNS))
    pushes, many, made = pushes_of(size, turn)
    for goal in range(turn.places.size):
        if (turn.goals >> u64(goal)) & ONE != ZERO:
            look_for(size, turn, goal, pushes, many, made, signs[goal])
    answer_all(size, turn, pushes, many)
    compare_squares(size, turn, pushes.around[made], signs)
    least = pushes.threat[:many].min()
    for goal in range(turn.places.size):
        if (turn.goals >> u64(goal)) & ONE != ZERO:
            signs[goal, OPEN] = float(count(turn.goals)) / 24.0
            signs[goal, HOMEWARD] = i64(turn.homeward)
            compare(pushes, goal, many, made, least, signs[goal])
    return signs
