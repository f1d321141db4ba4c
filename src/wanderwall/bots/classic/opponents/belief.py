"""Belief about a seat's goal: a mixture of the fitted reader and the few playing styles that level 5 knows. The reader
was fitted to strong players. Players who overlook goals in reach are modelled better by the playing styles. Each find
shows which of the two predicted better.
"""

from __future__ import annotations

import numpy as np

from wanderwall.bots.classic.goals import BACK, IndexedView, Seen, SeenTurn, turns_since_find
from wanderwall.bots.classic.opponents.inference import likely
from wanderwall.bots.classic.opponents.reader import read
from wanderwall.bots.classic.search.reach_eval import Array

#: prior weight of the reader, and how many of the latest finds update it
TRUST, LATELY = 0.9, 4


def goal_belief(seen: Seen, seat: int, numbers: IndexedView) -> Array:
    """Probability of each goal being the one a seat seeks, from its public turns; 0 for goals that are found."""
    trust = np.array([TRUST, 1.0 - TRUST])
    for turns, goal in before_finds(seen, seat)[-LATELY:]:
        trust *= guesses(turns, seat, numbers)[:, numbers.number[goal]]
    turns = turns_since_find(seen, seat)[-BACK:]
    odds: Array = trust / trust.sum() @ guesses(turns, seat, numbers)
    return odds


def guesses(turns: list[SeenTurn], seat: int, numbers: IndexedView) -> Array:
    """Goal probabilities after these turns, one row from the reader and one from the playing styles."""
    now = turns[-1][1] if turns else numbers.view
    found = {name for one in now["seats"] for name in one["found"]}
    goals = tuple(goal for goal, name in enumerate(numbers.names) if name not in found)
    given = np.zeros((2, len(numbers.names)))
    if goals:
        chances = likely(turns, seat, goals)
        given[0, goals] = read(turns, seat, len(numbers.names))[list(goals)]
        given[1, goals] = [chances[goal] for goal in goals]
        given /= given.sum(axis=1, keepdims=True)
    return given


def before_finds(seen: Seen, seat: int) -> list[tuple[list[SeenTurn], str]]:
    """The fruitless turns of a seat before each of its finds, with the goal it found; immediate finds are left out."""
    views = [seen.opening, *(event.view for event in seen.events)]
    past: list[tuple[list[SeenTurn], str]] = []
    turns: list[SeenTurn] = []
    for k in range(1, len(views) - 1):
        before, after = views[k - 1], views[k + 1]
        if seen.events[k - 1].seat != seat or before["step"] != "push":
            continue
        found = after["seats"][seat]["found"]
        if len(found) == len(before["seats"][seat]["found"]):
            turns.append((before, after))
        else:
            past += [(turns[-BACK:], found[-1])] * bool(turns)
            turns = []
    return past
