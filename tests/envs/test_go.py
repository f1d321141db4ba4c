"""Labyrinth Go! as environments, by the official tests, and its solver in them."""

from __future__ import annotations

import random
import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, parallel_seed_test, render_test

from tests.contract.cases import reshuffled
from wanderwall.bots.go.greedy import GreedyGo
from wanderwall.bots.protocol import Budget, History
from wanderwall.envs import go
from wanderwall.problem import Problem


@pytest.fixture(autouse=True)
def _dictionaries() -> Iterator[None]:
    """PettingZoo warns of any observation that is a dictionary unless the environment is its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*[Oo]bservation.*")
        yield


def test_the_official_tests(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(go.parallel_env(), 15)
    parallel_seed_test(go.parallel_env, 8)
    api_test(go.env(seats=3, max_cycles=20), 10)
    assert capsys.readouterr().out.count("Passed") >= 2


def test_the_official_test_of_lengths() -> None:
    max_cycles_test(go)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(go.env)
    assert capsys.readouterr().out


def solver_move(game: Any, state: Any, seat: int) -> Any:
    seen = History.now(game.view(state, seat), game.choices(state, seat))
    return game.notation.read_move(state, seat, GreedyGo().choose(seen, Budget(), 1).move)


def test_the_solver_solves_the_puzzle() -> None:
    puzzle = go.RollEnv()
    for seed in range(4):
        puzzle.reset(seed=seed)
        for _ in range(20):
            move = solver_move(puzzle.game, puzzle._state, 0)
            number = puzzle.numbers.number(move)
            if number is None:
                break  # a roll without a solution
            _, reward, over, _, _ = puzzle.step(number)
            if over:
                assert reward == 1
                break


def test_rewards_are_zero_sum_and_nothing_hidden_is_seen() -> None:
    table, dice = go.parallel_env(seats=3, max_cycles=200), random.Random(3)
    seen, _ = table.reset(seed=3)
    paid = changed = 0
    while table.agents:
        actions = {agent: int(dice.choice(np.flatnonzero(seen[agent]["action_mask"]))) for agent in table.agents}
        if "seat_0" in actions and 0 in table.game.to_act(table._state):
            number = table.numbers.number(solver_move(table.game, table._state, 0))
            actions["seat_0"] = table.numbers.wait if number is None else number
        seen, rewards, _, _, _ = table.step(actions)
        assert abs(sum(rewards.values())) < 1e-6
        paid += any(rewards.values())
        if table._state.step == "play":
            other = reshuffled("go", table._state, 1, dice)
            changed += other != table._state
            assert (table.numbers.observe(other, 1) == seen["seat_1"]["observation"]).all()
    assert paid
    assert changed


def test_every_action_is_one_move() -> None:
    puzzle = go.RollEnv()
    puzzle.reset(seed=1)
    moves = puzzle.numbers.moves(puzzle._state, 0)
    assert len(moves) > 300
    assert all(puzzle.numbers.number(move) == number for number, move in moves.items())


def test_bad_input_is_told() -> None:
    settings: list[dict[str, Any]] = [
        {"illegal": "ignore"},
        {"edition": "classic-1986"},
        {"render_mode": "film"},
        {"most_steps": 0},
    ]
    for bad in settings:
        with pytest.raises(Problem):
            go.RollEnv(**bad)
    tables: list[dict[str, Any]] = [{"seats": 1}, {"seats": 5}, {"seats": 2.0}, {"seats": "two"}, {"max_cycles": 0}]
    for bad in tables:
        with pytest.raises(Problem):
            go.parallel_env(**bad)
    strict = go.RollEnv(illegal="raise")
    strict.reset(seed=1)
    for action in (strict.numbers.actions, -1, "grab", strict.numbers.grab):
        with pytest.raises(Problem):
            strict.step(action)
    table = go.parallel_env(max_cycles=1)
    with pytest.raises(Problem, match=r"envs.unbegun"):
        table.step({"seat_0": 0, "seat_1": 0})
    table.reset(seed=1)
    before = table._state
    wrong: list[Any] = [
        {},
        None,
        {"seat_0": 0},
        {"seat_0": 0, "seat_1": 0, "seat_2": 0},
        {"seat_0": 0, "seat_1": 99_999},
    ]
    for actions in wrong:
        with pytest.raises(Problem):
            table.step(actions)
    assert table._state is before
    table.step({"seat_0": 0, "seat_1": 0})
    with pytest.raises(Problem, match=r"envs.over"):
        table.step({})
