"""The turn of another player in a playout: it looks one turn ahead and blocks others."""

from __future__ import annotations

from typing import NamedTuple

from wanderwall.bots.classic.search.one_turn import HOPES, ClassicInfoState, after_push
from wanderwall.bots.classic.search.reach_eval import (
    END,
    END_BIT,
    Array,
    BoardState,
    Counts,
    Target,
    board_after,
    i64,
    place_bit,
    places_in_reach,
    sources,
    targets,
)
from wanderwall.kernel.bits import ONE, ZERO, chance, count, pick
from wanderwall.kernel.board import arrow_of, carry, parts, reach_with_tile, rotate, ways
from wanderwall.kernel.jit import Flag, Int, inner_noalloc, u64

#: a player's chance to find its next goal right after a find, when it does not know that goal yet
HOPE_AFTER_FIND = 0.3
#: what remains of a win chance when a player lets another get home, although a third may still prevent it
LET_HOME = 0.1
#: offsets of the random bits of a push: for whether it is noticed, and for how it is liked
NOTICING, LIKING = 128, 64


class PlayoutState(NamedTuple):
    """The table in a playout: everything that changes except the maze itself."""

    pawns: Array
    places: Array
    #: the goals each seat seeks, as sets
    aims: Array
    legs: Array
    #: goals nobody has found
    pool: Array
    later: Array


class OpponentModels(NamedTuple):
    """What the players of a playout believe about each other, and how carefully they play."""

    #: [seat, goal] the others' belief about a seat's goal
    beliefs: Array
    #: seats that have just found something or have never shown anything: they may seek any goal
    fresh: Array
    #: whether they block all others, or only the next player
    all_others: Flag
    #: the share of pushes without a find that they notice, and the size of the random variation in what they prefer
    sight: float
    whim: float


class Reply(NamedTuple):
    number: int
    quarters: int
    to: int
    value: float


@inner_noalloc
def ahead(race: Array, theirs: Int, mine: Int) -> float:
    """The win chance when the other player moves next."""
    if theirs <= 0:
        return 0.0
    return 1.0 if mine <= 0 else 1.0 - float(race[theirs, mine])


@inner_noalloc
def outlook(race: Array, mine: Int, theirs: Int, hope: float, threat: float) -> float:
    """The win chance when the other player finds with chance `threat`, and this one afterwards with chance `hope`."""
    value = 0.0
    if threat > 0.0 and theirs > 1:
        value += threat * (hope * ahead(race, theirs - 1, mine - 1) + (1.0 - hope) * ahead(race, theirs - 1, mine))
    return value + (1.0 - threat) * (hope * ahead(race, theirs, mine - 1) + (1.0 - hope) * ahead(race, theirs, mine))


@inner_noalloc
def spots(places: Array, goals: u64) -> u64:
    """The places of these goals, as a set."""
    found = ZERO
    for goal in range(places.size):
        if (goals >> u64(goal)) & ONE != ZERO:
            found |= place_bit(places[goal])
    return found


@inner_noalloc
def threat_to(
    scene: ClassicInfoState, sim: PlayoutState, laid: BoardState, seat: Int, pawn: Int, pool: u64, minds: OpponentModels
) -> float:
    """The chance that a seat finds something with its next push, estimated without its cards. Things are at the places
    in `sim.later`.
    """
    found = places_in_reach(scene.size, laid, pawn, Target(sim.aims[seat], scene.homes[seat], scene.outs[seat]))
    if sim.aims[seat] == END:
        return 1.0 if found & END_BIT != ZERO else 0.0
    if minds.fresh[seat]:
        wanted = spots(sim.later, pool)
        return float(count(found & wanted)) / max(1.0, float(count(wanted)))
    total = 0.0
    for goal in range(sim.later.size):
        if minds.beliefs[seat, goal] > 0.0 and found & place_bit(sim.later[goal]) != ZERO:
            total += minds.beliefs[seat, goal]
    return min(1.0, total)


@inner_noalloc
def left_by_others(
    scene: ClassicInfoState,
    sim: PlayoutState,
    laid: BoardState,
    seat: Int,
    number: Int,
    left: Int,
    race: Array,
    pool: u64,
    minds: OpponentModels,
) -> tuple[float, int]:
    """The factor by which the players after the next one reduce a win chance, for a seat with `left` finds left after
    its push; and the nodes used.
    """
    part, nodes = 1.0, 0
    for turn in range(2, scene.seats):
        other = (seat + turn) % scene.seats
        legs = sim.legs[other]
        pawn = i64(carry(arrow_of(scene.size, number), sim.pawns[other]))
        threat = threat_to(scene, sim, laid, other, pool=pool, pawn=pawn, minds=minds)
        nodes += 1
        spared = LET_HOME if legs == 1 else (1.0 - race[legs - 1, left]) / (1.0 - race[legs, left])
        part *= 1.0 - threat * (1.0 - spared)
    return part, nodes


@inner_noalloc
def portion(bits: u64) -> float:
    """A number from 0 to 1 made of random bits."""
    return float(bits >> u64(40)) / (1 << 24)


@inner_noalloc
def best_square(counts: Counts, squares: u64) -> tuple[int, u64]:
    """The highest number on these squares, and the squares that have it."""
    top = 0
    for bit, some in ((4, counts.four), (2, counts.two), (1, counts.one)):
        if squares & some != ZERO:
            squares &= some
            top += bit
    return top, squares


@inner_noalloc
def reply(
    scene: ClassicInfoState,
    sim: PlayoutState,
    laid: BoardState,
    seat: Int,
    race: Array,
    minds: OpponentModels,
    seed: u64,
) -> tuple[Reply, int]:
    """The best turn of a seat that looks one turn ahead, and the nodes used."""
    size = scene.size
    rival = (seat + 1) % scene.seats
    aim = Target(sim.aims[seat], scene.homes[seat], scene.outs[seat])
    pool = sim.pool[0] & ~sim.aims[seat]
    mine, theirs = sim.legs[seat], sim.legs[rival]
    different = ways(laid.spare)
    best = Reply(i64(0), i64(0), i64(0), -1.0)
    most = outlook(race, mine, theirs, HOPES[7], 0.0)
    nodes = 1
    # pushes that find something come first: they usually make it unnecessary to score the others
    for finding in range(2):
        for number in range(4 * size.lines):
            if number == laid.barred:
                continue
            arrow = arrow_of(size, number)
            after_push(size, number, sim.places, sim.later)
            pawn = carry(arrow, sim.pawns[seat])
            around = parts(size, laid.board, arrow, pawn)
            for quarters in range(different):
                after = board_after(size, laid, number, quarters)
                squares = reach_with_tile(around, arrow, rotate(laid.spare, quarters))
                goal = squares & targets(size, after.board, sim.later, aim)
                if (goal != ZERO) != (finding == 0):
                    continue
                left, hope, to, push = mine, 0.0, i64(pawn), 4 * number + quarters
                liking = 1.0 if minds.whim == 0.0 else 1.0 + minds.whim * (portion(chance(seed, LIKING + push)) - 0.5)
                if goal != ZERO:
                    left = mine - 1
                    to = i64(pick(goal, 0))
                    if left <= 0:
                        return Reply(i64(number), i64(quarters), to, 1.0), nodes
                    hope = HOPE_AFTER_FIND
                else:
                    overlooked = minds.sight < 1.0 and portion(chance(seed, NOTICING + push)) > minds.sight
                    if liking * most <= best.value or (overlooked and best.value >= 0.0):
                        continue
                    top, good = best_square(sources(size, after, sim.later, aim), squares)
                    nodes += 1
                    if top > 0:
                        to = i64(pick(good, 0))
                    hope = HOPES[top]
                if liking * outlook(race, left, theirs, hope, 0.0) <= best.value:
                    continue
                nodes += 1
                threat = threat_to(scene, sim, after, rival, carry(arrow, sim.pawns[rival]), pool, minds)
                value = liking * outlook(race, left, theirs, hope, threat)
                if minds.all_others and value > best.value:
                    part, more = left_by_others(scene, sim, after, seat, number, left, race, pool, minds)
                    value *= part
                    nodes += more
                if value > best.value:
                    best = Reply(i64(number), i64(quarters), to, value)
        if best.value >= (1.0 + minds.whim / 2) * most:
            break
    return best, nodes
