"""Play-outs: the rest of the game tried out with players that look ahead and stand in each other's way."""

from __future__ import annotations

from typing import NamedTuple

import numpy as np

from wanderwall.bots.classic.fast import entry, fast
from wanderwall.bots.classic.look import (
    END,
    END_BIT,
    Aim,
    Array,
    Laid,
    count_at,
    i64,
    laid_after,
    place_bit,
    places_in_reach,
    sources,
    targets,
)
from wanderwall.bots.classic.turns import HOPES, Roots, Scene, carried, goal_on, laid_root, ridden
from wanderwall.bots.classic.wishes import END_COLUMN
from wanderwall.kernel.bits import ONE, ZERO, chance, count, draw, pick
from wanderwall.kernel.board import NONE, arrow_of, carry, joined, parts, turned, ways
from wanderwall.kernel.jit import Flag, Int, u64


class Sim(NamedTuple):
    """A table in a play-out: everything that changes but the maze itself."""

    pawns: Array
    places: Array
    #: what each seat looks for, as sets of goals
    aims: Array
    legs: Array
    #: goals nobody has found
    pool: Array
    later: Array
    reach: Array


class Reply(NamedTuple):
    number: int
    quarters: int
    to: int
    value: float


@fast
def ahead(race: Array, theirs: Int, mine: Int) -> float:
    """The chance to win when the other moves next."""
    if theirs <= 0:
        return 0.0
    return 1.0 if mine <= 0 else 1.0 - float(race[theirs, mine])


@fast
def outlook(race: Array, mine: Int, theirs: Int, hope: float, threat: float) -> float:
    """The chance to win when the other finds with chance `threat`, and I then with chance `hope`."""
    value = 0.0
    if threat > 0.0 and theirs > 1:
        value += threat * (hope * ahead(race, theirs - 1, mine - 1) + (1.0 - hope) * ahead(race, theirs - 1, mine))
    return value + (1.0 - threat) * (hope * ahead(race, theirs, mine - 1) + (1.0 - hope) * ahead(race, theirs, mine))


@fast
def spots(places: Array, goals: u64) -> u64:
    """Where goals lie, as a set of places."""
    found = ZERO
    for goal in range(places.size):
        if (goals >> u64(goal)) & ONE != ZERO:
            found |= place_bit(places[goal])
    return found


@fast
def threat_to(scene: Scene, sim: Sim, laid: Laid, seat: Int, pawn: Int, pool: u64, places: Array) -> float:
    """The chance that a seat finds something with its next push, for somebody who cannot see its cards."""
    home = sim.aims[seat] == END
    found = places_in_reach(scene.size, laid, pawn, Aim(sim.aims[seat], scene.homes[seat], scene.outs[seat]))
    if home:
        return 1.0 if found & END_BIT != ZERO else 0.0
    wanted = spots(places, pool)
    return float(count(found & wanted)) / max(1.0, float(count(wanted)))


@fast
def reply(scene: Scene, sim: Sim, laid: Laid, seat: Int, race: Array) -> tuple[Reply, int]:
    """The best turn of a seat that looks one turn ahead, and the nodes it took."""
    size = scene.size
    rival = (seat + 1) % scene.seats
    aim = Aim(sim.aims[seat], scene.homes[seat], scene.outs[seat])
    pool = sim.pool[0] & ~sim.aims[seat]
    mine, theirs = sim.legs[seat], sim.legs[rival]
    different = ways(laid.spare)
    best = Reply(i64(0), i64(0), i64(0), -1.0)
    nodes = 1
    # pushes that find something first: they mostly make it needless to look at the others
    for finding in range(2):
        for number in range(4 * size.lines):
            if number == laid.barred:
                continue
            arrow = arrow_of(size, number)
            ridden(size, number, sim.places, sim.later)
            pawn = carry(arrow, sim.pawns[seat])
            other = carry(arrow, sim.pawns[rival])
            around = parts(size, laid.board, arrow, pawn)
            for quarters in range(different):
                after = laid_after(size, laid, number, quarters)
                squares = joined(around, arrow, turned(laid.spare, quarters))
                goal = squares & targets(size, after.board, sim.later, aim)
                if (goal != ZERO) != (finding == 0):
                    continue
                left, hope, to = mine, 0.0, i64(NONE)
                if goal != ZERO:
                    left = mine - 1
                    to = i64(pick(goal, 0))
                    if left <= 0:
                        return Reply(i64(number), i64(quarters), to, 1.0), nodes
                    hope = 0.3
                else:
                    if outlook(race, left, theirs, HOPES[7], 0.0) <= best.value:
                        continue
                    counts = sources(size, after, sim.later, aim)
                    nodes += 1
                    top = i64(0)
                    to = i64(pawn)
                    for square in range(i64(size.side * size.side)):
                        if (squares >> u64(square)) & ONE != ZERO:
                            reached = count_at(counts, square)
                            if reached > top:
                                top, to = reached, i64(square)
                    hope = HOPES[top]
                if outlook(race, left, theirs, hope, 0.0) <= best.value:
                    continue
                nodes += 1
                threat = threat_to(scene, sim, after, rival, other, pool, sim.later)
                value = outlook(race, left, theirs, hope, threat)
                if value > best.value:
                    best = Reply(i64(number), i64(quarters), to, value)
        if best.value >= outlook(race, mine, theirs, HOPES[7], 0.0):
            break
    return best, nodes


@fast
def next_aim(scene: Scene, sim: Sim, seat: Int, found: u64, bits: u64) -> u64:
    """What a seat looks for after a find."""
    if sim.legs[seat] <= 1:
        return END
    if seat == scene.me and scene.known:
        left = scene.following.goals & ~found
        if left != ZERO:
            return left
    free = sim.pool[0]
    for other in range(scene.seats):
        free &= ~sim.aims[other]
    if free == ZERO:
        return u64(sim.pool[0])
    return ONE << u64(pick(free, draw(bits, count(free))))


@fast
def finish_turn(scene: Scene, sim: Sim, laid: Laid, seat: Int, to: Int, bits: u64) -> Flag:
    """The turn ends on a square; whether that wins the game."""
    sim.pawns[seat] = to
    aim = Aim(sim.aims[seat], scene.homes[seat], scene.outs[seat])
    if (targets(scene.size, laid.board, sim.places, aim) >> u64(to)) & ONE == ZERO:
        return False
    sim.legs[seat] -= 1
    if sim.legs[seat] <= 0:
        return True
    found = goal_on(sim.places, sim.aims[seat], to)
    sim.pool[0] &= ~found
    sim.aims[seat] = next_aim(scene, sim, seat, found, bits)
    return False


@fast
def sample(weights: Array, bits: u64) -> u64:
    """A goal that a seat may be looking for."""
    total = 0.0
    for goal in range(END_COLUMN + 1):
        total += weights[goal]
    at = total * (float(bits >> u64(11)) / float(1 << 53))
    last = END_COLUMN
    for goal in range(END_COLUMN + 1):
        if weights[goal] > 0.0:
            last = goal
            at -= weights[goal]
            if at < 0.0:
                break
    return ONE << u64(last)


@fast
def begin(scene: Scene, roots: Roots, i: Int, seed: u64, sim: Sim) -> None:
    """The table after a push, the hidden goals drawn."""
    size, number = scene.size, roots.arrows[i]
    ridden(size, number, scene.places, sim.places)
    pool = ZERO
    for seat in range(scene.seats):
        sim.pawns[seat] = carried(size, number, scene.pawns[seat])
        sim.legs[seat] = scene.legs[seat]
        pool |= scene.aims[seat]
        sim.aims[seat] = scene.aim.goals
    if not scene.known:
        pool |= scene.following.goals
    for step in range(1, scene.seats):
        seat = (scene.me + step) % scene.seats
        sim.aims[seat] = sample(scene.weights[seat], chance(seed, step))
    sim.pool[0] = pool & ~END


@fast
def try_out(
    scene: Scene, roots: Roots, i: Int, to: Int, depth: int, seed: u64, race: Array, sim: Sim
) -> tuple[float, int]:
    """The value of a turn in one play-out of so many rounds, and the nodes it took."""
    begin(scene, roots, i, seed, sim)
    me = scene.me
    laid = laid_root(scene, roots, i)
    if finish_turn(scene, sim, laid, me, to, chance(seed, 8)):
        return 1.0, 1
    nodes = 1
    for turn in range(1, depth * scene.seats):
        seat = (me + turn) % scene.seats
        answer, more = reply(scene, sim, laid, seat, race)
        nodes += more
        laid = laid_after(scene.size, laid, answer.number, answer.quarters)
        for other in range(scene.seats):
            sim.pawns[other] = carried(scene.size, answer.number, sim.pawns[other])
        ridden(scene.size, answer.number, sim.places, sim.later)
        for thing in range(sim.places.size):
            sim.places[thing] = sim.later[thing]
        if finish_turn(scene, sim, laid, seat, answer.to, chance(seed, 16 + turn)):
            return 1.0 if seat == me else 0.0, nodes
    answer, more = reply(scene, sim, laid, me, race)
    value = answer.value
    for turn in range(2, scene.seats):
        seat = (me + turn) % scene.seats
        value *= 1.0 - race[sim.legs[seat], sim.legs[me]]
    return value, nodes + more


@fast
def new_sim(scene: Scene) -> Sim:
    seats, goals = scene.seats, scene.places.size
    return Sim(
        np.zeros(seats, np.int64),
        np.zeros(goals, np.int64),
        np.zeros(seats, np.uint64),
        np.zeros(seats, np.int64),
        np.zeros(1, np.uint64),
        np.zeros(goals, np.int64),
        np.zeros(1, np.uint64),
    )


@entry
def try_out_some(
    scene: Scene,
    roots: Roots,
    turns: Array,
    alive: int,
    first: int,
    last: int,
    depth: int,
    seed: u64,
    race: Array,
    sums: Array,
) -> int:
    """Try the first turns out, each with the same draws."""
    sim = new_sim(scene)
    nodes = 0
    for n in range(first, last):
        draws = chance(seed, n)
        for k in range(alive):
            value, more = try_out(scene, roots, turns[k, 0], turns[k, 1], depth, draws, race, sim)
            sums[k] += value
            nodes += more
    return nodes
