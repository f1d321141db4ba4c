"""What the learned value sees of a push, and which pushes the search looks at, counted again with the plain rules."""

from __future__ import annotations

import random
from dataclasses import replace
from typing import Any

import numba
import numpy as np
import pytest

from wanderwall.board.grid import SPARE
from wanderwall.board.tiles import rotate
from wanderwall.bots.classic.goals import IndexedView
from wanderwall.bots.classic.learned.lookahead import think_some
from wanderwall.bots.classic.learned.master import lookahead_of
from wanderwall.bots.classic.learned.worlds import sample_worlds
from wanderwall.games import edition
from wanderwall.games.classic import GAME as CLASSIC
from wanderwall.kernel import features as f
from wanderwall.kernel.arrays import Array, load
from wanderwall.kernel.board import NONE, kernel_size
from wanderwall.kernel.classic import finding_pushes
from wanderwall.kernel.convert import from_states
from wanderwall.kernel.goal_places import MOST
from wanderwall.kernel.net import PUSHES, ValueNet
from wanderwall.kernel.push_counts import Tally, most_in
from wanderwall.match.steps import after_chance

GAME: Any = CLASSIC
SIZE = kernel_size(7)


def played(seats: int, seed: int, turns: int) -> Any:
    """A table after some turns by lot, at which everybody has one card left or more."""
    dice = random.Random(seed)
    state: Any = after_chance(GAME, GAME.setup(edition("classic-1986"), seats, {"goals": 3}), dice)
    for _ in range(2 * turns):
        state = GAME.apply(state, state.mover, dice.choice(GAME.legal(state, state.mover)))
    return state


def net_of(seats: int) -> ValueNet:
    """Any net: only what it sees is asked for."""
    planes, numbers = f.plane_rows(seats), f.rows(seats) - f.plane_rows(seats)
    sizes = ((f.rows(seats), 8), 8, (8, 4), 4, (4, 4), (planes // f.SQUARES, 4), (f.SQUARES, 4), 4, numbers, 1)
    return ValueNet(*(np.zeros(size, np.float32) for size in (*sizes, (numbers, 2), 2, 2)))


def seen(state: Any, push: Any) -> Any:
    """The features of a push, everybody's goals being equally likely."""
    numbers = IndexedView(GAME.view(state, state.mover))
    odds = np.ones((state.seats, MOST, 1), np.float32)
    worlds = sample_worlds(numbers, odds, 2, 1)
    mind = lookahead_of(numbers, worlds, odds, net_of(state.seats))
    number = [arrow.name for arrow in state.edition.grid.arrows].index(push.arrow)
    quarter = next(turns for turns in range(4) if rotate(state.maze.spare, turns) == push.openings)
    mind.scratch.x[:] = np.nan
    only, values = np.array([[number, quarter, 0]]), np.zeros((PUSHES, f.SQUARES))
    think_some(mind, worlds.arrays, only, NONE, 0, 0, values)
    return mind.scratch.x[:, 0]


def plane(x: Array, number: int, turns: int) -> Any:
    """A plane, turned back."""
    return x[number * f.SQUARES : (number + 1) * f.SQUARES][f.SPUN[turns]]


def tiles_reached(state: Any, seat: int) -> list[tuple[set[int], Any]]:
    """For every push of a seat, where it may walk to, and the table after it."""
    alone = replace(state, first=(seat - state.turns) % state.seats, step="push")
    answers = []
    for push in GAME.legal(alone, seat):
        pushed = GAME.apply(alone, seat, push)
        answers.append(({walk.to for walk in GAME.legal(pushed, seat)}, pushed))
    return answers


@pytest.mark.parametrize(("seats", "turns"), [(2, 6), (3, 4), (4, 9)])
def test_features_are_what_the_rules_say(seats: int, turns: int) -> None:
    state = played(seats, 40 + seats, turns)
    me = state.mover
    push = random.Random(seats).choice(GAME.legal(state, me))
    x, pushed = seen(state, push), GAME.apply(state, me, push)
    assert not np.isnan(x).any()
    spins = int(f.quarters_home(SIZE, state.home(me)))
    assert f.SPUN[spins][state.home(me)] == 0
    mine = {walk.to for walk in GAME.legal(pushed, me)}
    assert set(np.flatnonzero(plane(x, f.REACH, spins))) == mine
    goal = pushed.places[state.stacks[me][0]]
    assert list(np.flatnonzero(plane(x, f.GOAL, spins))) == ([] if goal == SPARE else [goal])
    other = (me + 1) % seats
    stays = GAME.apply(pushed, me, next(walk for walk in GAME.legal(pushed, me) if walk.to == pushed.pawns[me]))
    answers = tiles_reached(replace(stays, stacks=state.stacks, found=state.found), other)
    theirs = plane(x, f.PLANES + f.THEIR_WAYS, spins)
    for goal, place in enumerate(pushed.places):
        if place != SPARE:
            ways = sum(after.places[goal] in reached for reached, after in answers)
            assert theirs[place] == pytest.approx(ways / len(answers))
    assert list(np.flatnonzero(plane(x, f.PLANES + f.PAWN, spins))) == [pushed.pawns[other]]
    # hope: from which squares one's own goal is reached next
    hope, card = plane(x, f.HOPE, spins), state.stacks[me][0]
    for square in sorted(mine)[:6]:
        if square != pushed.places[card]:
            stood = replace(stays, pawns=tuple(square if seat == me else at for seat, at in enumerate(stays.pawns)))
            own = tiles_reached(replace(stood, stacks=state.stacks, found=state.found), me)
            ways = sum(after.places[card] in reached for reached, after in own)
            assert hope[square] == pytest.approx(ways / len(own))


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
