"""The race: the mover's win chance from its own and the opponent's finds left."""

from __future__ import annotations

from functools import cache

import numpy as np

from wanderwall.bots.classic.look import Array

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
