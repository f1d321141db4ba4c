"""First score of turns among three and four players: how surely the goal stays in reach."""

from __future__ import annotations

import numpy as np

from wanderwall.bots.classic.search.one_turn import ClassicInfoState, ClassicRootMoves, after_push, root_board
from wanderwall.bots.classic.search.race import chance_of
from wanderwall.bots.classic.search.reach_eval import Array, board_after, i64, sources
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, arrow_of, ways
from wanderwall.kernel.jit import entry, u64
from wanderwall.kernel.push_counts import slide_back

#: the chance that a goal is still in reach after the turns of all others, if a single push of theirs leaves it there
#: with chance 1: for the current goal, and for the one after it
KEEPING, KEEPING_NEXT = 0.8, 0.7
#: the exponent if they know the goal: then they look for the push that prevents it
AGAINST = 3
#: weight of a threat by the next player but one relative to one by the next, and so on
LATER = 0.5


@entry
def keep_some(
    scene: ClassicInfoState, roots: ClassicRootMoves, order: Array, start: int, stop: int, kept: Array
) -> int:
    """Compute `kept[push, square]`: the share of another player's pushes after which the goal is in reach from there.
    Where the push finds the goal it is the chance to reach the next one. Return the nodes used.
    """
    size, nodes = scene.size, 0
    squares = i64(size.side * size.side)
    places = np.empty(scene.places.size, np.int64)
    later = np.empty(scene.places.size, np.int64)
    for k in range(start, stop):
        i = order[k]
        nodes += 1
        if roots.finds[i] != NONE:
            kept[i, roots.finds[i]] = roots.hope[i]
            continue
        laid, many = root_board(scene, roots, i), 0
        after_push(size, roots.arrows[i], scene.places, places)
        for number in range(4 * size.lines):
            if number == laid.barred:
                continue
            after_push(size, number, places, later)
            for quarters in range(ways(laid.spare)):
                counts = sources(size, board_after(size, laid, number, quarters), later, scene.aim)
                good = slide_back(arrow_of(size, number), counts.one | counts.two | counts.four) & roots.reach[i]
                many += 1
                for square in range(squares):
                    if (good >> u64(square)) & ONE != ZERO:
                        kept[i, square] += 1.0
        nodes += many
        kept[i] /= many
    return nodes


@entry
def promise(
    scene: ClassicInfoState, roots: ClassicRootMoves, order: Array, kept: Array, known: Array, wins: Array, base: int
) -> Array:
    """[push, square]: the approximate win chance of every turn with these pushes, -1 elsewhere. `known` is the
    probability that the others give the true goal after the turn.
    """
    me, after_me = scene.me, (scene.me + 1) % scene.seats
    squares = i64(scene.size.side * scene.size.side)
    values = np.full((roots.arrows.size, squares), -1.0)
    legs = scene.legs.copy()
    for i in order:
        finds = roots.finds[i]
        legs[me] = scene.legs[me] - (1 if finds != NONE else 0)
        now = chance_of(wins, legs, me, after_me, base)
        value, counts = now, 1.0
        for turn in range(1, scene.seats):
            seat = (me + turn) % scene.seats
            loss = now
            if legs[seat] > 1:
                legs[seat] -= 1
                loss -= chance_of(wins, legs, me, after_me, base)
                legs[seat] += 1
            value -= counts * roots.threat[i, seat] * loss
            counts *= LATER
        gain = 1.0 - now
        if legs[me] > 1:
            legs[me] -= 1
            gain = chance_of(wins, legs, me, after_me, base) - now
        for square in range(squares):
            if finds != NONE and square == finds:
                values[i, square] = max(0.0, value) + KEEPING_NEXT * kept[i, square] * gain
            elif finds == NONE and (roots.reach[i] >> u64(square)) & ONE != ZERO:
                part = kept[i, square]
                hope = (1.0 - known[i, square]) * KEEPING * part + known[i, square] * part**AGAINST
                values[i, square] = max(0.0, value) + hope * gain
    return values
