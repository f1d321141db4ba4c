"""Three-ply search: own push, the next player's push, own push. It follows every line and scores the end as a race."""

from __future__ import annotations

import numpy as np

from wanderwall.bots.classic.goals import END_COLUMN
from wanderwall.bots.classic.search.one_turn import (
    ClassicInfoState,
    ClassicRootMoves,
    after_push,
    found_in,
    goal_on,
    pawn_after,
    root_board,
    share,
)
from wanderwall.bots.classic.search.reach_eval import (
    END,
    END_BIT,
    Array,
    BoardState,
    Target,
    board_after,
    goals_in_reach,
    i64,
    place_bit,
    sources,
    ways_out,
)
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, arrow_of, carry, parts, reach_with_tile, rotate, ways
from wanderwall.kernel.jit import Int, entry, inner, u64
from wanderwall.kernel.push_counts import slide_back, tiles_before

#: upper bound of the number of pushes on a board of the kernel's size
PUSHES = 48


@inner
def replies(
    scene: ClassicInfoState, laid: BoardState, rival: Int, pawn: Int, numbers: Array, turns: Array, found: Array
) -> int:
    """List every push of the rival: its arrow, its quarter turns, and the goals it reaches."""
    size, many = scene.size, 0
    for number in range(4 * size.lines):
        if number == laid.barred:
            continue
        arrow = arrow_of(size, number)
        around = parts(size, laid.board, arrow, carry(arrow, pawn))
        for quarters in range(ways(laid.spare)):
            openings = rotate(laid.spare, quarters)
            squares = reach_with_tile(around, arrow, openings)
            places = tiles_before(arrow, squares)
            if scene.aims[rival] & END != ZERO:
                home = scene.homes[rival]
                if scene.outs[rival]:
                    home = ways_out(size, board_after(size, laid, number, quarters).board)
                if squares & home != ZERO:
                    places |= END_BIT
            numbers[many], turns[many], found[many] = number, quarters, places
            many += 1
    return many


@inner
def likely(weights: Array, places: Array, found: Array, many: int, taken: Array) -> float:
    """Compute how likely the rival makes each push in order to find something; return the chance that it finds
    anything.
    """
    for k in range(many):
        taken[k] = 0.0
    total = 0.0
    for goal in range(END_COLUMN + 1):
        if weights[goal] > 0.0:
            place = END_BIT if goal == END_COLUMN else place_bit(places[goal])
            pushes = 0
            for k in range(many):
                if found[k] & place != ZERO:
                    pushes += 1
            if pushes > 0:
                total += weights[goal]
                for k in range(many):
                    if found[k] & place != ZERO:
                        taken[k] += weights[goal] / pushes
    if total > 1.0:
        for k in range(many):
            taken[k] /= total
        total = 1.0
    return total


@inner
def race_chance(scene: ClassicInfoState, race: Array, threats: Array, rival: Int, mine: int, theirs: int) -> float:
    """The win chance after this seat's and the rival's finds, the others finding with their own chances."""
    if theirs <= 0:
        return 0.0
    value = 1.0 if mine <= 0 else 1.0 - race[theirs, mine]
    for seat in range(scene.seats):
        if seat != scene.me and seat != rival:
            legs = scene.legs[seat]
            if mine <= 0:  # won, unless another seat reaches home before this seat's next turn
                value *= 1.0 - threats[seat] if legs <= 1 else 1.0
                continue
            near = 0.0 if legs <= 1 else 1.0 - race[legs - 1, mine]
            value *= threats[seat] * near + (1.0 - threats[seat]) * (1.0 - race[legs, mine])
    return float(value)


@inner
def weigh(scene: ClassicInfoState, roots: ClassicRootMoves, i: int, race: Array, values: Array) -> int:
    """Score every square the pawn can walk to after a push, -1 elsewhere. Return the nodes used."""
    size, me, number = scene.size, scene.me, roots.arrows[i]
    rival = (me + 1) % scene.seats
    laid = root_board(scene, roots, i)
    places = np.empty(scene.places.size, np.int64)
    later = np.empty(scene.places.size, np.int64)
    after_push(size, number, scene.places, places)
    numbers = np.empty(PUSHES, np.int64)
    turns = np.empty(PUSHES, np.int64)
    found = np.empty(PUSHES, np.uint64)
    taken = np.zeros(PUSHES)
    many = replies(scene, laid, rival, pawn_after(size, number, scene.pawns[rival]), numbers, turns, found)
    chance_theirs = likely(scene.weights[rival], places, found, many, taken)
    mine, theirs = scene.legs[me], scene.legs[rival]
    squares = i64(size.side * size.side)
    hits = np.zeros((2, squares))
    finds = roots.finds[i]
    gain = 0
    if finds != NONE:
        gain = found_in(scene, roots.reach[i] & roots.goal[i])
    nodes = 1 + many
    left = scene.following.goals
    if finds != NONE and scene.known and scene.aim.goals != END and left != END:
        left &= ~goal_on(places, scene.aim.goals, finds)
    idle = (1.0 - chance_theirs) / many
    for k in range(many):
        after = board_after(size, laid, numbers[k], turns[k])
        after_push(size, numbers[k], places, later)
        arrow = arrow_of(size, numbers[k])
        if finds != NONE:
            if mine > gain:
                pawn = carry(arrow, finds)
                reached = goals_in_reach(
                    size, after, pawn, later, Target(left, scene.following.home, scene.following.out)
                )
                hope = share(scene, reached, left)
                hits[1, finds] += taken[k] * hope
                hits[0, finds] += idle * hope
            continue
        counts = sources(size, after, later, scene.aim)
        good = slide_back(arrow, counts.one | counts.two | counts.four) & roots.reach[i]
        for square in range(squares):
            if (good >> u64(square)) & ONE != ZERO:
                hits[1, square] += taken[k]
                hits[0, square] += idle
    threats = roots.threat[i]
    mine -= gain
    for square in range(squares):
        values[i, square] = -1.0
        if (roots.reach[i] >> u64(square)) & ONE == ZERO or (finds != NONE and square != finds):
            continue
        hit, miss = hits[1, square], hits[0, square]
        values[i, square] = (
            hit * race_chance(scene, race, threats, rival, mine - 1, theirs - 1)
            + (chance_theirs - hit) * race_chance(scene, race, threats, rival, mine, theirs - 1)
            + miss * race_chance(scene, race, threats, rival, mine - 1, theirs)
            + (1.0 - chance_theirs - miss) * race_chance(scene, race, threats, rival, mine, theirs)
        )
    return nodes


@entry
def weigh_some(
    scene: ClassicInfoState, roots: ClassicRootMoves, order: Array, start: int, stop: int, race: Array, values: Array
) -> int:
    """Score some of the pushes, the most promising first."""
    nodes = 0
    for k in range(start, stop):
        nodes += weigh(scene, roots, order[k], race, values)
    return nodes
