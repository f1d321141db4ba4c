"""The race: the mover's win chance from its own and the opponent's finds left."""

from __future__ import annotations

from functools import cache

import numpy as np

from wanderwall.bots.classic.search.reach_eval import Array, i64
from wanderwall.kernel.jit import Int, entry, inner_noalloc

#: the most finds a seat may have left: all goals of an edition and the way home
LONGEST = 34
#: the chance to find something in a turn, by the number of players: two block each other more than four
PACES = {2: 0.3, 3: 0.5, 4: 0.6}


@cache
def race(seats: int = 2) -> Array:
    """`race()[mine, theirs]`: win chances of the mover, both sides finding with the same chance per turn."""
    pace = PACES[seats]
    wins = np.zeros((LONGEST, LONGEST))
    wins[0, 1:] = 1.0
    slow = 1.0 - pace
    for total in range(2, 2 * LONGEST):
        for mine in range(1, min(LONGEST, total)):
            theirs = total - mine
            if not 1 <= theirs < LONGEST:
                continue
            # w = pace·(1 − W(theirs, mine−1)) + slow·(1 − v) and v the same for the other side
            found = 1.0 if mine == 1 else 1.0 - wins[theirs, mine - 1]
            answered = 1.0 if theirs == 1 else 1.0 - wins[mine, theirs - 1]
            wins[mine, theirs] = (pace * found + slow * (1.0 - pace * answered - slow)) / (1.0 - slow * slow)
    return wins


#: the chance to find something in a turn, by how many of the others need only their home, because then everybody blocks
#: them; and the chance to reach home, which is small while all others can prevent it. The values lie between those of
#: `master` and level 5 in 110 games of four
FINDING = np.array([0.43, 0.28, 0.20, 0.17])
HOMING = np.array([0.06, 0.115, 0.16, 0.30])


@cache
def multiplayer_race(seats: int, most: int) -> Array:
    """`[legs, seat]`: the win chance of the seat that moves `seat` turns from now, if no seat has more than `most`
    finds left. `legs` holds the finds left of all seats as the digits of one number in base `most` + 1, the
    mover's as the lowest digit.
    """
    wins = np.zeros(((most + 1) ** seats, seats))
    fill_in(wins, seats, most + 1, FINDING, HOMING)
    return wins


@inner_noalloc
def race_index(legs: Array, first: Int, base: Int) -> int:
    """The finds left of all seats as one number; `first` moves next."""
    number, worth = i64(0), i64(1)
    for turn in range(legs.size):
        number += legs[(first + turn) % legs.size] * worth
        worth *= i64(base)
    return number


@inner_noalloc
def chance_of(wins: Array, legs: Array, seat: Int, first: Int, base: Int) -> float:
    """The win chance of a seat when `first` moves next."""
    return float(wins[race_index(legs, first, base), (seat - first) % legs.size])


@entry
def fill_in(wins: Array, seats: int, base: int, finding: Array, homing: Array) -> None:
    """Fill in the win chances of all combinations of finds left, smaller totals first."""
    legs, shares = np.zeros(seats, np.int64), np.zeros(seats)
    for total in range(seats, seats * (base - 1) + 1):
        for number in range(wins.shape[0]):
            rest, left, homes, least = number, 0, 0, base
            for seat in range(seats):
                legs[seat] = rest % base
                rest //= base
                left += legs[seat]
                homes += legs[seat] == 1
                least = min(least, legs[seat])
            if left != total or least < 1:
                continue
            # one round in which a seat finds something, or nothing changes
            idle = 1.0
            shares[:] = 0.0
            for seat in range(seats):
                home = legs[seat] == 1
                found = idle * (homing[homes - 1] if home else finding[homes])
                idle -= found
                if home:
                    shares[seat] += found
                    continue
                legs[seat] -= 1
                after = race_index(legs, seat + 1, base)
                legs[seat] += 1
                for turn in range(seats):
                    shares[(seat + 1 + turn) % seats] += found * wins[after, turn]
            for seat in range(seats):
                wins[number, seat] = shares[seat] / (1.0 - idle)
