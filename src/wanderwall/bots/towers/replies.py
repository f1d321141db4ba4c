"""Own turn, the next seat's push, own turn: the worth of a walk when another seat may find something or block."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.bots.towers.info_state import (
    After,
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
from wanderwall.bots.towers.one_turn import next_pushes
from wanderwall.kernel.arrays import Array
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, arrow_of, carry, ride
from wanderwall.kernel.jit import Flag, Int, entry, inner, u64
from wanderwall.kernel.towers.walks import ways_of
from wanderwall.solver.towers_compiled import (
    STEEP,
    TowersBoardState,
    board_after,
    cards_in,
    fill_table,
    i64,
    payable,
)

#: in a set of treasures: a find whichever treasure is sought, the rune stone or the way home
SURE = u64(1 << 63)


class Goals(NamedTuple):
    """What a seat seeks: treasures, the rune stone, or the way home unless `home` is NONE."""

    treasures: u64
    stone: Flag
    home: int


class ReplyScratch(NamedTuple):
    """Scratch space."""

    places: Array
    replied: Array
    later: Array
    replies: Array
    pushes: Array
    table: Array
    #: for every reply this seat's chance after it, and what it lets the rival find with each hand: [hand, reply]
    chances: Array
    finds: Array


@inner
def places_after(scene: TowersInfoState, number: Int, before: Array, places: Array) -> None:
    """Compute the places of things after a push; NONE is no push."""
    for thing in range(places.size):
        places[thing] = before[thing] if number == NONE else ride(arrow_of(scene.size, number), before[thing])


@inner
def found_in(scene: TowersInfoState, places: Array, squares: u64, goals: Goals) -> u64:
    """The treasures on these squares; SURE with the rune stone or the home if that is sought."""
    found = ZERO
    if goals.stone and (squares >> u64(scene.rune)) & ONE != ZERO:
        found = SURE
    if goals.home != NONE and (squares >> u64(goals.home)) & ONE != ZERO:
        found = SURE
    for goal in range(places.size):
        place = places[goal]
        if (goals.treasures >> u64(goal)) & ONE != ZERO and place != NONE and (squares >> u64(place)) & ONE != ZERO:
            found |= ONE << u64(goal)
    return found


@inner
def own_goals(scene: TowersInfoState, after: After) -> Goals:
    """What this seat seeks in its next turn; after a find any treasure that nobody has shown."""
    treasures = ZERO
    if scene.left[scene.me] > i64(after.finds):
        treasures = scene.unseen if after.finds else ONE << u64(scene.treasure)
    return Goals(treasures, not after.has_rune, i64(scene.homes[scene.me]) if after.legs == 1 else i64(NONE))


@inner
def rival_goals(scene: TowersInfoState, rival: Int) -> Goals:
    """What another seat may be seeking."""
    treasures = scene.unseen if scene.left[rival] > 0 else ZERO
    last = legs_of(scene, rival) == 1
    return Goals(treasures, not scene.has_rune[rival], i64(scene.homes[rival]) if last else i64(NONE))


@inner
def share_of(found: u64, goals: Goals) -> float:
    """The probability that what is sought is among what is found."""
    if found & SURE != ZERO:
        return 1.0
    hits, every = 0, 0
    for goal in range(32):
        hits += i64((found >> u64(goal)) & ONE)
        every += i64((goals.treasures >> u64(goal)) & ONE)
    return hits / max(1, every)


@inner
def own_chance(
    scene: TowersInfoState, after: After, ground: TowersBoardState, square: Int, room: ReplyScratch
) -> float:
    """The chance to find something with the next push from here, with things at their places after the reply."""
    size, goals = scene.size, own_goals(scene, after)
    cards, kinds = cards_in(after.hand) + 1, 3 if after.draws else 1
    found = np.zeros(3, np.uint64)
    for n in range(next_pushes(size, ground, room.pushes)):
        number, quarters = room.pushes[n, 0], room.pushes[n, 1]
        places_after(scene, number, room.replied, room.later)
        there = board_after(size, ground, number, quarters)
        start = ONE << u64(carry(arrow_of(size, number), square))
        fill_table(size, ways_of(size, there.board, there.heights), start, cards, False, room.table)
        certain = True
        for kind in range(kinds):
            hand = with_card(scene, after.hand, kind) if after.draws else after.hand
            found[kind] |= found_in(scene, room.later, payable(room.table, hand, scene.most), goals)
            if found[kind] & SURE == ZERO and (found[kind] == ZERO or found[kind] != goals.treasures):
                certain = False
        if certain:
            break
    total = 0.0
    for kind in range(kinds):
        total += (scene.draws[kind] if after.draws else 1.0) * share_of(found[kind], goals)
    return total


@inner
def answer_all(
    scene: TowersInfoState, after: After, ground: TowersBoardState, pawn: Int, square: Int, room: ReplyScratch
) -> int:
    """Score every reply of the next seat, whose pawn is on `pawn`: this seat's chance after it, and the rival's
    finds.
    """
    size, rival = scene.size, (scene.me + 1) % scene.pawns.size
    goals, cards = rival_goals(scene, rival), largest_hand(scene, rival)
    many = next_pushes(size, ground, room.replies)
    for r in range(many):
        number = room.replies[r, 0]
        arrow = arrow_of(size, number)
        there = board_after(size, ground, number, room.replies[r, 1])
        places_after(scene, number, room.places, room.replied)
        start = ONE << u64(carry(arrow, pawn))
        fill_table(size, ways_of(size, there.board, there.heights), start, cards, False, room.table)
        for hand in range(scene.likely.shape[1]):
            if scene.likely[rival, hand] > 0.0:
                squares = payable(room.table, hand_at(scene, rival, hand), scene.most)
                room.finds[hand, r] = found_in(scene, room.replied, squares, goals)
        room.chances[r] = own_chance(scene, after, there, i64(carry(arrow, square)), room)
    return many


@inner
def left_over(knobs: TowersEvalWeights, room: ReplyScratch, many: Int, hand: Int, wanted: u64) -> tuple[bool, float]:
    """Whether a reply finds what is wanted, and this seat's chance after those replies, or after all if there are none.

    A rival chooses between them partly at random, and partly the one that hurts most.
    """
    for finding in range(1, -1, -1):
        replies, total, least = 0, 0.0, 1.0
        for r in range(many):
            if finding == 0 or room.finds[hand, r] & wanted != ZERO:
                replies += 1
                total += room.chances[r]
                least = min(least, room.chances[r])
        if replies > 0:
            return finding == 1, knobs.spite * least + (1.0 - knobs.spite) * total / replies
    return False, 0.0


@inner
def expected_chances(
    scene: TowersInfoState, knobs: TowersEvalWeights, room: ReplyScratch, many: Int
) -> tuple[float, float]:
    """The rival's chance to find something, and this seat's chance after its reply."""
    rival = (scene.me + 1) % scene.pawns.size
    threat, hope = 0.0, 0.0
    for hand in range(scene.likely.shape[1]):
        likely = scene.likely[rival, hand]
        if likely == 0.0:
            continue
        if scene.left[rival] == 0:
            finding, chance = left_over(knobs, room, many, hand, SURE)
            threat += likely * finding
            hope += likely * chance
            continue
        for goal in range(room.places.size):
            weight = likely * scene.weights[rival, goal]
            if weight > 0.0:
                finding, chance = left_over(knobs, room, many, hand, SURE | (ONE << u64(goal)))
                threat += weight * finding
                hope += weight * chance
    return threat, hope


@inner
def weigh(
    scene: TowersInfoState, roots: TowersRootMoves, knobs: TowersEvalWeights, walk: Int, room: ReplyScratch
) -> int:
    """Score a walk after the next seat's push. Return the number of tables filled."""
    size, me = scene.size, scene.me
    rival = (me + 1) % scene.pawns.size
    i = roots.push[walk]
    number = i64(roots.arrows[i])
    ground, pawn = scene.ground, i64(scene.pawns[rival])
    places_after(scene, number, scene.places, room.places)
    if number != NONE:
        ground = board_after(size, ground, number, roots.quarters[i])
        pawn = i64(carry(arrow_of(size, number), pawn))
    treasure = i64(NONE) if scene.left[me] == 0 else i64(room.places[scene.treasure])
    after = after_walk(scene, roots, walk, treasure)
    many = answer_all(scene, after, ground, pawn, i64(roots.to[walk]), room)
    threat, hope = expected_chances(scene, knobs, room, many)
    threat *= urgency(scene, knobs, rival)
    if scene.pawns.size > 2:  # the players after the next one have their turn too
        threat = max(threat, roots.threat[i])
    kept = 0.0
    for kind in range(3 if after.draws else 1):
        share = scene.draws[kind] if after.draws else 1.0
        hand = with_card(scene, after.hand, kind) if after.draws else after.hand
        kept += share * worth(knobs, hand, after.legs)
    win = knobs.last if after.legs == 1 else 1.0
    roots.exact[walk] = after.gains + knobs.foresight * win * hope + kept - knobs.caution * threat
    return many * many


@entry
def weigh_some(
    scene: TowersInfoState, roots: TowersRootMoves, knobs: TowersEvalWeights, order: Array, start: int, stop: int
) -> int:
    """Score some walks, in this order."""
    most, things = 16 * scene.size.lines, scene.places.size
    room = ReplyScratch(
        np.empty(things, np.int64),
        np.empty(things, np.int64),
        np.empty(things, np.int64),
        np.empty((most, 2), np.int64),
        np.empty((most, 2), np.int64),
        np.empty((STEEP + 1, STEEP + 1), np.uint64),
        np.empty(most),
        np.zeros((scene.likely.shape[1], most), np.uint64),
    )
    nodes = 0
    for n in range(start, stop):
        nodes += weigh(scene, roots, knobs, order[n], room)
    return nodes
