"""Own turn, the next seat's push, own turn: what a walk is worth when somebody in between finds or stands in the way."""

from __future__ import annotations

import numpy as np

from wanderwall.bots.towers.fast import entry, fast
from wanderwall.bots.towers.ground import STEEP, Array, Cards, Ground, fill_table, ground_after, i64, payable
from wanderwall.bots.towers.turns import After, Knobs, Roots, Scene, after_walk, next_pushes, with_card, worth
from wanderwall.kernel.bits import ONE, ZERO
from wanderwall.kernel.board import NONE, arrow_of, carry, ride
from wanderwall.kernel.heights import ways_of
from wanderwall.kernel.jit import Flag, Int, u64

#: in a set of treasures: what is found whatever treasure is sought, the rune stone or the way home
SURE = u64(1 << 63)


@fast
def moved(scene: Scene, number: Int, before: Array, places: Array) -> None:
    """Where things are after a push; NONE is no push."""
    for thing in range(places.size):
        places[thing] = before[thing] if number == NONE else ride(arrow_of(scene.size, number), before[thing])


@fast
def found_in(scene: Scene, places: Array, squares: u64, goals: u64, stone: Flag, home: Int) -> u64:
    """Those of the goals that lie on these squares; SURE with the rune stone or the home sought (NONE: it is not)."""
    found = ZERO
    if (stone and (squares >> u64(scene.rune)) & ONE != ZERO) or (
        home != NONE and (squares >> u64(home)) & ONE != ZERO
    ):
        found = SURE
    for goal in range(places.size):
        place = places[goal]
        if (goals >> u64(goal)) & ONE != ZERO and place != NONE and (squares >> u64(place)) & ONE != ZERO:
            found |= ONE << u64(goal)
    return found


@fast
def own_chance(
    scene: Scene, after: After, ground: Ground, square: Int, before: Array, places: Array, pushes: Array, table: Array
) -> float:
    """The chance to find something with the next push from here; the last three are scratch."""
    size, me = scene.size, scene.me
    left = i64(scene.left[me]) - i64(after.finds)
    unknown = bool(after.finds and left > 0)
    goals = ZERO
    if unknown:
        goals = scene.unseen
    elif left > 0:
        goals = ONE << u64(scene.treasure)
    home = i64(scene.homes[me]) if after.legs == 1 else i64(NONE)
    cards = after.hand.ups + after.hand.downs + after.hand.jokers + 1
    many = next_pushes(size, ground, pushes)
    all_found = np.zeros(3, np.uint64)
    kinds = 3 if after.draws else 1
    for n in range(many):
        moved(scene, pushes[n, 0], before, places)
        at = carry(arrow_of(size, pushes[n, 0]), square)
        there = ground_after(size, ground, pushes[n, 0], pushes[n, 1])
        fill_table(size, ways_of(size, there.board, there.heights), ONE << u64(at), cards, False, table)
        certain = True
        for kind in range(kinds):
            hand = with_card(scene, after.hand, kind) if after.draws else after.hand
            squares = payable(table, hand, scene.most)
            all_found[kind] |= found_in(scene, places, squares, goals, not after.has_rune, home)
            if all_found[kind] & SURE == ZERO and (all_found[kind] == ZERO or all_found[kind] != goals):
                certain = False
        if certain:
            break
    total = 0.0
    for kind in range(kinds):
        share = scene.draws[kind] if after.draws else 1.0
        if all_found[kind] & SURE != ZERO or (not unknown and all_found[kind] != ZERO):
            total += share
        elif unknown:
            hits, every = 0, 0
            for goal in range(places.size):
                hits += i64((all_found[kind] >> u64(goal)) & ONE)
                every += i64((goals >> u64(goal)) & ONE)
            total += share * hits / max(1, every)
    return total


@fast
def weigh(
    scene: Scene,
    roots: Roots,
    knobs: Knobs,
    walk: Int,
    places: Array,
    places_after: Array,
    scratch: Array,
    replies: Array,
    pushes: Array,
    table: Array,
    chances: Array,
    finds: Array,
) -> int:
    """The worth of a walk once the next seat has pushed. The tables it took."""
    size, me = scene.size, scene.me
    rival = (me + 1) % scene.pawns.size
    i = roots.push[walk]
    number = i64(roots.arrows[i])
    ground, pawn = scene.ground, i64(scene.pawns[rival])
    moved(scene, number, scene.places, places)
    if number != NONE:
        ground = ground_after(size, ground, number, roots.quarters[i])
        pawn = i64(carry(arrow_of(size, number), pawn))
    treasure = i64(NONE) if scene.left[me] == 0 else i64(places[scene.treasure])
    after = after_walk(scene, roots, walk, treasure)
    if after.wins:
        return 0
    goals = scene.unseen if scene.left[rival] > 0 else ZERO
    stone = not scene.has_rune[rival]
    home = i64(scene.homes[rival]) if scene.left[rival] == 0 and not stone else i64(NONE)
    hands = scene.likely.shape[1]
    cards = 0
    for hand in range(hands):
        if scene.likely[rival, hand] > 0.0:
            cards = max(cards, i64(scene.hands[rival, hand, 0] + scene.hands[rival, hand, 1] + scene.hands[rival, hand, 2]))
    many = next_pushes(size, ground, replies)
    mean, least = 0.0, 1.0
    for r in range(many):
        arrow = arrow_of(size, replies[r, 0])
        there = ground_after(size, ground, replies[r, 0], replies[r, 1])
        moved(scene, replies[r, 0], places, places_after)
        at = ONE << u64(carry(arrow, pawn))
        fill_table(size, ways_of(size, there.board, there.heights), at, cards, False, table)
        for hand in range(hands):
            kinds = scene.hands[rival, hand]
            squares = payable(table, Cards(i64(kinds[0]), i64(kinds[1]), i64(kinds[2])), scene.most)
            finds[hand, r] = found_in(scene, places_after, squares, goals, stone, home)
        square = i64(carry(arrow, roots.to[walk]))
        chances[r] = own_chance(scene, after, there, square, places_after, scratch, pushes, table)
        mean += chances[r] / many
        least = min(least, chances[r])
    idle = knobs.spite * least + (1.0 - knobs.spite) * mean
    hope, threat = 0.0, 0.0
    for hand in range(hands):
        likely = scene.likely[rival, hand]
        if likely == 0.0:
            continue
        rest = 1.0
        for goal in range(places.size + 1):  # the last stands for what is found whatever is sought
            if goal < places.size:
                weight, wanted = scene.weights[rival, goal], (ONE << u64(goal)) | SURE
            else:
                weight, wanted = max(0.0, rest), SURE
            if weight <= 0.0:
                continue
            rest -= weight
            ways, total, low = 0, 0.0, 1.0
            for r in range(many):
                if finds[hand, r] & wanted != ZERO:
                    ways += 1
                    total += chances[r]
                    low = min(low, chances[r])
            if ways == 0:
                hope += likely * weight * idle
            else:
                threat += likely * weight
                hope += likely * weight * (knobs.spite * low + (1.0 - knobs.spite) * total / ways)
    kept = 0.0
    for kind in range(3 if after.draws else 1):
        share = scene.draws[kind] if after.draws else 1.0
        hand_then = with_card(scene, after.hand, kind) if after.draws else after.hand
        kept += share * worth(knobs, hand_then, after.legs)
    legs = scene.left[rival] + 2 - scene.has_rune[rival]
    nearer = roots.threat[i] - threat * (knobs.last if legs == 1 else 1.0)  # what the seats after the next may find
    if scene.pawns.size == 2:
        nearer = 0.0
    win = knobs.last if after.legs == 1 else 1.0
    danger = threat * (knobs.last if legs == 1 else 1.0) + max(0.0, nearer)
    roots.exact[walk] = after.gains + knobs.foresight * win * hope + kept - knobs.caution * danger
    return many * many


@entry
def weigh_some(scene: Scene, roots: Roots, knobs: Knobs, order: Array, start: int, stop: int) -> int:
    """Weigh some walks, in this order."""
    most = 16 * scene.size.lines
    things = scene.places.size
    places, places_after, scratch = np.empty(things, np.int64), np.empty(things, np.int64), np.empty(things, np.int64)
    replies, pushes = np.empty((most, 2), np.int64), np.empty((most, 2), np.int64)
    table = np.empty((STEEP + 1, STEEP + 1), np.uint64)
    chances, finds = np.empty(most), np.empty((scene.likely.shape[1], most), np.uint64)
    nodes = 0
    for n in range(start, stop):
        nodes += weigh(
            scene, roots, knobs, order[n], places, places_after, scratch, replies, pushes, table, chances, finds
        )
    return nodes
