"""Exact answers to small mazes: the tree is played by the rules, the values are proven, and bad input is refused."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from wanderwall.games import edition, game
from wanderwall.games.sliding.state import Walk
from wanderwall.match.steps import after_chance
from wanderwall.problem import Problem
from wanderwall.solver.small_mazes import SmallMaze, play_alike

CLASSIC = game("classic")


def deal(name: str = "maze-3", seed: int = 1, **options: Any) -> Any:
    given = {"goals": 1, "turn_limit": 1, "finish": "last-find", "cards": "own", "first": 1, **options}
    return after_chance(CLASSIC, CLASSIC.setup(edition(name), 2, given), Random(seed))


@pytest.mark.parametrize("options", [{"turn_limit": 2}, {"turn_limit": 2, "finish": "home", "goals": 2}])
def test_the_tree_is_played_by_the_rules(options: dict[str, Any]) -> None:
    """Random ways down the tree: the same turns are legal, and the same is found (S3, S8, K5, K9)."""
    opening, dice = deal(**options), Random(2)
    maze = SmallMaze(opening)
    hands = [maze.hands[seat].index(stack) for seat, stack in enumerate(opening.stacks)]
    for _ in range(5):
        state, node = opening, 0
        for level, nodes in zip(maze.levels[:-1], maze.nodes, strict=False):
            seat = level.mover
            mine = [e for e in range(len(level.owner)) if level.owner[e] == node and level.valid[e, hands[seat]]]
            edge = dice.choice([e for e in mine if level.child[e] >= 0])
            push, square = level.turns[edge]
            pushed = [CLASSIC.apply(state, seat, one) for one in CLASSIC.legal(state, seat)]
            after = [CLASSIC.apply(one, seat, walk) for one in pushed for walk in CLASSIC.legal(one, seat)]
            assert sum(level.child[mine] >= 0) == sum(bool(CLASSIC.to_act(one)) for one in after)
            state = CLASSIC.apply(CLASSIC.apply(state, seat, push), seat, Walk(square))
            node = int(level.child[edge])
            found = maze.nodes[nodes[0].turns + 1][node]
            assert (found.board.maze, found.board.places, found.board.pawns) == (state.maze, state.places, state.pawns)
            assert found.found == tuple(map(len, state.found))


@pytest.mark.parametrize(("cards", "expected"), [(1, 2 / 3), (2, 1 / 6)])
def test_the_value_lies_between_two_best_responses(cards: int, expected: float) -> None:
    """One turn each: who finds more wins. The fractions follow from the deals in which a seat reaches its goal."""
    value = SmallMaze(deal(goals=cards)).solve(300)
    assert value.low - 1e-9 <= expected <= value.high + 1e-9
    assert value.high - value.low < 0.001


def test_an_equilibrium_loses_nothing_and_a_random_policy_much() -> None:
    maze = SmallMaze(deal(), whole=True)
    average = maze.equilibrium(300)
    assert sum(maze.best_response(seat, average) for seat in range(2)) < 0.01
    assert maze.exploit(play_alike(maze.state)) > 0.1


def test_bad_input_is_refused() -> None:
    for options, code in (
        ({"turn_limit": 3, "most": 100}, "solver.too_large"),
        ({"name": "maze-5", "turn_limit": 2, "most": 1000}, "solver.too_large"),
        ({"turn_limit": None}, "solver.not_exact"),
        ({"cards": "open"}, "solver.not_exact"),
        ({"cards": "top", "goals": 2}, "solver.not_exact"),
    ):
        most = options.pop("most", 1000)
        with pytest.raises(Problem, match=code):
            SmallMaze(deal(**options), most=most)  # type: ignore[arg-type]
    maze = SmallMaze(deal(), whole=True)
    turn = maze.levels[0].turns[0]
    for likely in ({}, {turn: 0.5}, {turn: float("nan")}, {turn: -1.0, maze.levels[0].turns[1]: 2.0}):
        with pytest.raises(Problem, match=r"solver.policy"):
            maze.exploit(lambda past, seat, hand, likely=likely: likely)  # type: ignore[misc]
