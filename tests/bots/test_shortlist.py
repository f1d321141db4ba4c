"""Which pushes the search looks at, counted again with the plain rules."""

from __future__ import annotations

from dataclasses import replace
from typing import Any

import numba
import numpy as np
import pytest

from tests.bots.test_features import GAME, SIZE, played
from wanderwall.board.tiles import rotate
from wanderwall.kernel.arrays import load
from wanderwall.kernel.classic import finding_pushes
from wanderwall.kernel.convert import from_states
from wanderwall.kernel.push_counts import Tally, most_in

#: of the first of some positions
finding: Any = numba.njit(lambda size, table, arrays: finding_pushes(size, table, load(arrays, 0)))


@pytest.mark.parametrize(("seats", "seed"), [(2, 1), (2, 2), (3, 3), (4, 4)])
def test_pushes_that_find_something_are_found(seats: int, seed: int) -> None:
    state = played(seats, seed, 5 + seed)
    for home in (False, True):
        if home:
            state = replace(state, stacks=tuple(() for _ in state.stacks))
        arrows, expected = [arrow.name for arrow in state.edition.grid.arrows], set()
        for push in GAME.legal(state, state.mover):
            pushed = GAME.apply(state, state.mover, push)
            goal = state.home(state.mover) if home else pushed.places[state.stacks[state.mover][0]]
            if any(walk.to == goal for walk in GAME.legal(pushed, state.mover)):
                quarters = next(turns for turns in range(4) if rotate(state.maze.spare, turns) == push.openings)
                expected.add(4 * arrows.index(push.arrow) + quarters)
        positions = from_states([state])
        found = int(finding(SIZE, positions.setup, positions.arrays))
        assert {push for push in range(48) if found >> push & 1} == expected


def test_the_highest_number_of_some_squares() -> None:
    numbers = np.random.default_rng(5).integers(0, 45, 49)
    digits = [
        np.uint64(sum(int(number >> bit & 1) << square for square, number in enumerate(numbers))) for bit in range(6)
    ]
    tally = Tally(*digits)
    for squares in (1 << 7, 0b1011 << 20, (1 << 49) - 1, 0):
        inside = [int(number) for square, number in enumerate(numbers) if squares >> square & 1]
        assert most_in(tally, np.uint64(squares)) == max(inside, default=0)
