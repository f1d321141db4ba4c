"""Look one turn ahead: what a push, a walk and its payment gain, what they leave for the next turn, and what they leave
the others.
"""

from __future__ import annotations

import numpy as np

from wanderwall.bots.towers.info_state import (
    TowersEvalWeights,
    TowersInfoState,
    TowersRootMoves,
    after_walk,
    hand_at,
    largest_hand,
    legs_of,
    urgency,
    with_card,
    worth,
)
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO, chance
from wanderwall.kernel.board import NONE, Size, arrow_of, carry, ride, ways
from wanderwall.kernel.jit import Flag, Int, entry, inner, u64
from wanderwall.kernel.towers.walks import ways_of
from wanderwall.solver.towers_compiled import (
    STEEP,
    Cards,
    TowersBoardState,
    board_after,
    cards_in,
    fill_table,
    i64,
    payable,
)

#: the tables kept for each push of the next turn: those backwards from the treasure, the rune stone and home, and the
#: one forwards from where the treasure is found
TREASURE, STONE, START, ONWARD = 0, 1, 2, 3
TARGETS = 4


@inner
def hope_from_pushes(knobs: TowersEvalWeights, pushes: Int) -> float:
    """The worth of a next turn if `pushes` of its pushes allow a find now; others push in between."""
    return 0.0 if pushes == 0 else 1.0 - knobs.doubt / (0.6 + pushes**0.5)


@inner
def next_pushes(size: Size, ground: TowersBoardState, pushes: Array) -> int:
    """List every push from here, as arrow and quarter turns; return the number of pushes."""
    many = 0
    for number in range(4 * size.lines):
        if number != ground.barred:
            for quarters in range(ways(ground.spare)):
                pushes[many, 0], pushes[many, 1] = number, quarters
                many += 1
    return many


@inner
def tables_back(
    size: Size, ground: TowersBoardState, pushes: Array, many: Int, place: Int, rides: Flag, cards: Int, tables: Array
) -> None:
    """For every push of the next turn, fill the table of squares from which a place is reached; treasures move with
    their towers.
    """
    for n in range(many):
        arrow = arrow_of(size, pushes[n, 0])
        there = i64(ride(arrow, place)) if rides else i64(place)
        after = board_after(size, ground, pushes[n, 0], pushes[n, 1])
        start = ZERO if there == NONE else ONE << u64(there)
        fill_table(size, ways_of(size, after.board, after.heights), start, cards, True, tables[n])


@inner
def tables_on(
    size: Size, ground: TowersBoardState, pushes: Array, many: Int, pawn: Int, cards: Int, tables: Array
) -> None:
    """For every push of the next turn, fill the table of squares a pawn reaches from here."""
    for n in range(many):
        at = carry(arrow_of(size, pushes[n, 0]), pawn)
        after = board_after(size, ground, pushes[n, 0], pushes[n, 1])
        fill_table(size, ways_of(size, after.board, after.heights), ONE << u64(at), cards, False, tables[n])


@inner
def known_hope(
    scene: TowersInfoState,
    knobs: TowersEvalWeights,
    pushes: Array,
    many: Int,
    tables: Array,
    aims: Array,
    square: Int,
    cards: Cards,
) -> float:
    """The next turn's worth from a square with these cards, when the goal is known."""
    found = 0
    for n in range(many):
        at = u64(carry(arrow_of(scene.size, pushes[n, 0]), square))
        for target in range(ONWARD):
            if aims[target] and (payable(tables[target, n], cards, scene.most) >> at) & ONE != ZERO:
                found += 1
                break
    return hope_from_pushes(knobs, found)


@inner
def unknown_hope(
    scene: TowersInfoState,
    knobs: TowersEvalWeights,
    pushes: Array,
    many: Int,
    tables: Array,
    stone: Flag,
    places: Array,
    cards: Cards,
) -> float:
    """The next turn's worth from where the treasure is found: the next one may be any that nobody has shown."""
    total, goals = 0.0, 0
    for goal in range(places.size):
        if (scene.unseen >> u64(goal)) & ONE == ZERO:
            continue
        goals += 1
        found = 0
        for n in range(many):
            there = ride(arrow_of(scene.size, pushes[n, 0]), places[goal])
            squares = payable(tables[ONWARD, n], cards, scene.most)
            wanted = ZERO if there == NONE else ONE << u64(there)
            if stone:
                wanted |= ONE << u64(scene.rune)
            if squares & wanted != ZERO:
                found += 1
        total += hope_from_pushes(knobs, found)
    return total / max(1, goals)


@inner
def next_hope(
    scene: TowersInfoState,
    knobs: TowersEvalWeights,
    pushes: Array,
    many: Int,
    tables: Array,
    aims: Array,
    places: Array,
    finds: Flag,
    square: Int,
    cards: Cards,
) -> float:
    """The next turn's worth from a square with these cards."""
    if finds and scene.left[scene.me] > 1:
        return unknown_hope(scene, knobs, pushes, many, tables, aims[STONE], places, cards)
    return known_hope(scene, knobs, pushes, many, tables, aims, square, cards)


@inner
def share_found(
    scene: TowersInfoState, seat: Int, cards: Cards, pushes: Array, many: Int, places: Array, tables: Array
) -> float:
    """The chance that a seat with these cards finds its goal in its next turn."""
    found = ZERO
    for n in range(many):
        squares = payable(tables[n], cards, scene.most)
        if not scene.has_rune[seat] and (squares >> u64(scene.rune)) & ONE != ZERO:
            return 1.0
        if legs_of(scene, seat) == 1 and (squares >> u64(scene.homes[seat])) & ONE != ZERO:
            return 1.0
        if scene.left[seat] > 0:
            arrow = arrow_of(scene.size, pushes[n, 0])
            for goal in range(places.size):
                there = ride(arrow, places[goal])
                if there != NONE and (squares >> u64(there)) & ONE != ZERO:
                    found |= ONE << u64(goal)
    share = 0.0
    for goal in range(places.size):
        if (found >> u64(goal)) & ONE != ZERO:
            share += scene.weights[seat, goal]
    return share


@inner
def threat(
    scene: TowersInfoState, knobs: TowersEvalWeights, pushes: Array, many: Int, places: Array, seat: Int, tables: Array
) -> float:
    """What another seat may find in its next turn; `tables` holds the squares it reaches after each push."""
    total = 0.0
    for hand in range(scene.likely.shape[1]):
        if scene.likely[seat, hand] > 0.0:
            cards = hand_at(scene, seat, hand)
            total += scene.likely[seat, hand] * share_found(scene, seat, cards, pushes, many, places, tables)
    return total * urgency(scene, knobs, seat)


@inner
def look_at(
    scene: TowersInfoState,
    roots: TowersRootMoves,
    knobs: TowersEvalWeights,
    i: Int,
    places: Array,
    pushes: Array,
    tables: Array,
    aims: Array,
) -> int:
    """Score a push and its walks; the last four arguments are scratch. Return the number of tables filled."""
    size, number, me = scene.size, i64(roots.arrows[i]), scene.me
    ground = scene.ground
    for thing in range(places.size):
        places[thing] = scene.places[thing]
    if number != NONE:
        ground = board_after(size, ground, number, roots.quarters[i])
        for thing in range(places.size):
            places[thing] = ride(arrow_of(size, number), scene.places[thing])
    many = next_pushes(size, ground, pushes)
    mine = scene.cards
    cards = cards_in(mine) + 1
    left, had_rune = i64(scene.left[me]), bool(scene.has_rune[me])
    treasure = i64(NONE) if left == 0 else i64(places[scene.treasure])
    home = i64(scene.homes[me])
    nodes = many
    for target in range(TARGETS):
        if target == TREASURE and left > 0:
            tables_back(size, ground, pushes, many, treasure, True, cards, tables[target])
        elif target == STONE and not had_rune:
            tables_back(size, ground, pushes, many, scene.rune, False, cards, tables[target])
        elif target == START and left <= 1:
            tables_back(size, ground, pushes, many, home, False, cards, tables[target])
        elif target == ONWARD and left > 1 and treasure != NONE:
            tables_on(size, ground, pushes, many, treasure, cards, tables[target])
        else:
            continue
        nodes += many
    for walk in range(roots.first[i], roots.first[i + 1]):
        after = after_walk(scene, roots, walk, treasure)
        square = i64(roots.to[walk])
        aims[TREASURE] = left > 0 and not after.finds
        aims[STONE] = not after.has_rune
        aims[START] = after.legs == 1
        value = 0.0
        for kind in range(3 if after.draws else 1):
            share = scene.draws[kind] if after.draws else 1.0
            if share > 0.0:
                hand = with_card(scene, after.hand, kind) if after.draws else after.hand
                hope = next_hope(scene, knobs, pushes, many, tables, aims, places, after.finds, square, hand)
                value += share * (knobs.hope * hope + worth(knobs, hand, after.legs))
        roots.value[walk] = after.gains + value
    if knobs.caution > 0.0:
        for seat in range(scene.pawns.size):
            if seat != me:
                pawn = i64(scene.pawns[seat])
                if number != NONE:
                    pawn = i64(carry(arrow_of(size, number), pawn))
                tables_on(size, ground, pushes, many, pawn, largest_hand(scene, seat), tables[ONWARD])
                roots.threat[i] += threat(scene, knobs, pushes, many, places, seat, tables[ONWARD])
                nodes += many
    return nodes


@entry
def look_at_all(scene: TowersInfoState, roots: TowersRootMoves, knobs: TowersEvalWeights, start: int, stop: int) -> int:
    """Score some of the pushes."""
    most = 16 * scene.size.lines
    places = np.empty(scene.places.size, np.int64)
    pushes = np.empty((most, 2), np.int64)
    tables = np.empty((TARGETS, most, STEEP + 1, STEEP + 1), np.uint64)
    aims = np.empty(ONWARD, np.bool_)
    nodes = 0
    for i in range(start, stop):
        nodes += look_at(scene, roots, knobs, i, places, pushes, tables, aims)
    return nodes


@entry
def best_turn(roots: TowersRootMoves, knobs: TowersEvalWeights, done: int, seed: u64) -> tuple[int, int]:
    """The push and the walk with the best sum of finds now, hope, cards, and nothing left to the others."""
    best, push, walk = -1e9, 0, 0
    for i in range(done):
        for j in range(roots.first[i], roots.first[i + 1]):
            noise = float(chance(seed, j) >> u64(40)) / (1 << 24)
            score = roots.value[j] - knobs.caution * roots.threat[i] + 0.002 * noise
            if score > best:
                best, push, walk = score, i, j
    return push, walk
