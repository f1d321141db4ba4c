"""Whole games of classic: the kernel and the rules agree turn by turn."""

from __future__ import annotations

import random
from itertools import product
from typing import Any

import numpy as np
import pytest

from tests.kernel.tables import Kind, kinds
from wanderwall.board.tiles import rotate
from wanderwall.game.protocol import OVER
from wanderwall.games import game
from wanderwall.games.classic.state import State
from wanderwall.games.sliding.state import Push, Walk
from wanderwall.kernel import baseline, cpu
from wanderwall.kernel.arrays import Array, Positions
from wanderwall.kernel.board import NONE
from wanderwall.kernel.convert import from_states, to_state
from wanderwall.kernel.towers.arrays import some
from wanderwall.problem import Problem

CLASSIC = game("classic")
TABLES = kinds({"goals": 1}, {"turn_limit": 7, "first": 1}, {"goals": 1, "finish_round": True})
#: edition, seats and options: each two of them meet in every run, all three in a soak
PLACES = list(product(range(len(TABLES) // 12), range(4), range(3)))
over_tables = pytest.mark.parametrize(
    "kind",
    [
        pytest.param(kind, id=kind.id, marks=pytest.mark.broad if sum(place) % 3 else [])
        for kind, place in zip(TABLES, PLACES, strict=True)
    ],
)


def played(state: State, move: Array) -> State:
    """One turn by the rules; a move is arrow, quarter turns and square, as the kernel writes it."""
    arrow, quarters, to = (int(part) for part in move)
    push = Push(state.edition.grid.arrows[arrow].name, rotate(state.maze.spare, quarters))
    state = CLASSIC.apply(state, state.mover, push)
    after: State = CLASSIC.apply(state, state.mover, Walk(to))
    return after


def random_move(state: State, reached: Array, dice: random.Random) -> list[int]:
    """Any turn; now and then the one that finds the next goal or comes home, so that games move on."""
    pushes = [push for push in range(len(reached)) if reached[push]]
    turns = [(push, to) for push in pushes for to in range(49) if int(reached[push]) >> to & 1]
    wanted = [(push, to) for push, to in turns if finds(state, push, to)]
    push, to = dice.choice(wanted or turns)
    return [push // 4, push % 4, to]


def finds(state: State, push: int, to: int) -> bool:
    arrow = state.edition.grid.arrows[push // 4]
    sought = state.stacks[state.mover][:1]
    return to == (arrow.ride(state.places[sought[0]]) if sought else state.home(state.mover))


@over_tables
def test_random_play_as_the_rules(kind: Kind) -> None:
    dice = random.Random(repr(kind))
    openings = [kind.dealt(seed) for seed in range(3)]
    states, positions = list(openings), from_states(openings)
    for _ in range(60):
        reached = cpu.reach_all(positions)
        moves = np.array([random_move(s, reached[:, i], dice) for i, s in enumerate(states)]).T
        positions, legal = cpu.step(positions, moves)
        assert list(legal) == [state.step != OVER for state in states]
        states = [played(s, moves[:, i]) if legal[i] else s for i, s in enumerate(states)]
        assert [to_state(positions, i, opening) for i, opening in enumerate(openings)] == states
        assert_same_arrays(from_states(states), positions)
    if kind.options.get("goals") == 1 and kind.seats > 1:
        assert any(state.finished for state in states)


def assert_same_arrays(one: Positions, other: Positions) -> None:
    assert one.setup == other.setup
    for name, array in one.arrays._asdict().items():
        assert (array == getattr(other.arrays, name)).all(), name


def outcome(state: State) -> tuple[int, int, list[int]]:
    outcome = CLASSIC.outcome(state)
    assert outcome is not None
    return sum(1 << seat for seat in outcome.winners), state.turns, list(outcome.scores)


@pytest.mark.parametrize("policy", ["greedy", "random"])
@over_tables
def test_play_outs_are_legal_games_and_end_as_the_rules_say(kind: Kind, policy: str) -> None:
    """Every turn of a play-out is found among the legal ones; the end and the winners are the rules' own."""
    limit = kind.options.get("turn_limit", 12)
    kind = kind._replace(options={**kind.options, "turn_limit": limit})
    opening = kind.dealt(5)
    state, positions = opening, from_states([opening], np.array([77]))
    ended = cpu.games(positions, policy)
    while state.step != OVER:
        after = cpu.playouts(positions, policy, 1)
        state = played(state, the_move(state, after))
        positions = after
        assert to_state(positions, 0, opening) == state
    assert (int(ended.winners[0]), int(ended.turns[0]), list(ended.found[:, 0])) == outcome(state)
    assert_same_arrays(cpu.playouts(from_states([opening], np.array([77])), policy, -1), positions)


def the_move(state: State, after: Positions) -> Array:
    """The turn that led to a position: the arrow across from where the spare now lies, and how the new tile lies."""
    board = state.edition.grid
    assert after.arrays.barred[0] != NONE
    arrow = board.across(board.arrows[int(after.arrays.barred[0])])
    lies = sum((int(plane) >> arrow.enter & 1) << bit for bit, plane in enumerate(after.arrays.board[:, 0]))
    quarters = next(k for k in range(4) if rotate(state.maze.spare, k) == lies)
    to = int(after.arrays.pawns[0]) >> 8 * state.mover & 255
    return np.array([board.arrows.index(arrow), quarters, to])


def test_greedy_goes_wherever_it_finds() -> None:
    """A turn that can find the goal or come home does."""
    opening = Kind("classic-1986", 2, {"turn_limit": 50}).dealt(1)
    positions, found = from_states([opening]), 0
    for _ in range(100):
        before = to_state(positions, 0, opening)
        if before.step == OVER:
            break
        reached = cpu.reach_all(positions)[:, 0]
        could = any(finds(before, push, to) for push in range(48) for to in range(49) if int(reached[push]) >> to & 1)
        positions = cpu.playouts(positions, "greedy", 1)
        after = to_state(positions, 0, opening)
        did = after.found != before.found or after.finished != before.finished
        assert did == could
        found += did
    assert found > 5


@pytest.mark.parametrize(
    "move",
    [
        pytest.param(lambda s: [12, 0, s.pawns[0]], id="no arrow"),
        pytest.param(lambda s: [-1, 0, s.pawns[0]], id="no arrow below"),
        pytest.param(lambda s: [0, 4, s.pawns[0]], id="no quarter"),
        pytest.param(lambda s: [0, 0, 49], id="no square"),
        pytest.param(lambda s: [0, 0, -1], id="no square below"),
        pytest.param(lambda s: [0, 0, 48], id="out of reach"),
    ],
)
def test_an_illegal_move_changes_nothing(move: Any) -> None:
    opening = Kind("classic-1986", 2, {"first": 1}).dealt(1)
    positions = from_states([opening])
    after, legal = cpu.step(positions, np.array([move(opening)]).T)
    assert not legal[0]
    assert_same_arrays(after, positions)


def test_the_barred_arrow_is_refused() -> None:
    opening = Kind("classic-1986", 2, {"first": 1}).dealt(1)
    positions, legal = cpu.step(from_states([opening]), np.array([[0, 0, 0]]).T)
    assert legal[0]
    barred = int(positions.arrays.barred[0])
    after, legal = cpu.step(positions, np.array([[barred, 0, 48]]).T)
    assert not legal[0]
    assert_same_arrays(after, positions)


def test_threads_change_nothing() -> None:
    openings = [Kind("classic-1986", 3, {}).dealt(seed) for seed in range(40)]
    positions = from_states(openings, np.arange(1000, 1040))
    for policy in ("greedy", "random"):
        one, two = (cpu.games(positions, policy, limit=40, threads=threads) for threads in (1, 2))
        assert all((a == b).all() for a, b in zip(one, two, strict=True))


def test_a_seed_belongs_to_its_game() -> None:
    """Neither the number nor the order of the other games matters."""
    openings = [Kind("classic-1986", 2, {}).dealt(seed) for seed in range(20)]
    positions = from_states(openings, np.arange(20))
    together = cpu.games(positions, "greedy", limit=60)
    two = cpu.games(some(positions, np.array([7, 3])), "greedy", limit=60)
    assert list(two.turns) == [together.turns[7], together.turns[3]]


@pytest.mark.parametrize(
    ("options", "details"),
    [
        ({"cards": "own", "order": "any"}, {"option": "order", "value": "any"}),
        ({"finish": "exit"}, {"option": "finish", "value": "exit"}),
    ],
)
def test_other_options_are_refused(options: dict[str, str], details: dict[str, str]) -> None:
    with pytest.raises(Problem) as problem:
        from_states([Kind("classic-1986", 2, options).dealt(0)])
    assert (problem.value.code, problem.value.details) == ("kernel.not_served", details)


def test_other_sizes_and_steps_are_refused() -> None:
    with pytest.raises(Problem, match=r"kernel.not_served"):
        from_states([Kind("garden-9", 2, {}).dealt(0)])
    state = Kind("classic-1986", 2, {}).dealt(0)
    push = next(iter(CLASSIC.legal(state, state.mover)))
    with pytest.raises(Problem, match=r"kernel.not_served"):
        from_states([CLASSIC.apply(state, state.mover, push)])
    with pytest.raises(Problem, match=r"kernel.mixed"):
        from_states([state, Kind("classic-1986", 3, {}).dealt(0)])


def test_the_baseline_plays_whole_games() -> None:
    """It ends as the rules would have it: a winner who has found everything, in a plausible number of turns."""
    opening = Kind("classic-1986", 2, {"goals": 3}).dealt(1)
    winners, turns = baseline.greedy_game(opening, random.Random(1), 200)
    assert len(winners) == 1
    assert 8 <= turns <= 200
    assert baseline.greedy_game(opening, random.Random(1), 1)[1] == 2
