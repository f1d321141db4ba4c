"""OpenSpiel's own tests, unmodified."""

from __future__ import annotations

import random
import unittest
from typing import Any

import numpy as np
import pytest

pyspiel: Any = pytest.importorskip("pyspiel", reason="OpenSpiel is not installed")

from tests.contract.cases import reshuffled  # noqa: E402
from wanderwall.envs import spiel  # noqa: E402
from wanderwall.problem import Problem  # noqa: E402

SHORT = {"turn_limit": 3, "goals": 1}


def load(**parameters: Any) -> Any:
    return pyspiel.load_game(spiel.NAME, {**SHORT, **parameters})


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_sim(players: int) -> None:
    pyspiel.random_sim_test(load(players=players), num_sims=1, serialize=players == 2, verbose=False)


def test_the_api_on_a_part_of_the_tree() -> None:
    from absl import flags  # its tests take long to load, and no other process needs them
    from open_spiel.integration_tests import api_test

    if not flags.FLAGS.is_parsed():
        flags.FLAGS(["test"])

    class Case(api_test.EnforceAPIOnPartialTreeBase):  # type: ignore[misc]
        game_name, game = spiel.NAME, load()

    suite = unittest.defaultTestLoader.loadTestsFromTestCase(Case)
    result = unittest.TestResult()
    suite.run(result)
    assert result.testsRun > 3
    assert not result.failures + result.errors, (result.failures + result.errors)[0][1]


def test_an_episode_of_rl_environment() -> None:
    from open_spiel.python import rl_environment

    table = rl_environment.Environment(load())
    rng, moment = np.random.default_rng(1), table.reset()
    while not moment.last():
        player = moment.observations["current_player"]
        moment = table.step([rng.choice(moment.observations["legal_actions"][player])])
    assert sum(moment.rewards) == pytest.approx(0)


def dealt(game: Any, seed: int) -> Any:
    state, dice = game.new_initial_state(), random.Random(seed)
    while state.is_chance_node():
        actions, weights = zip(*state.chance_outcomes(), strict=True)
        assert sum(weights) == pytest.approx(1)
        state.apply_action(dice.choices(actions, weights)[0])
    return state


def observed(state: Any, player: int) -> tuple[Any, ...]:
    seen = state.observation_tensor(player), state.observation_string(player)
    return (*seen, state.information_state_string(player))


def test_strings_and_tensors_hold_no_secret() -> None:
    game = load(players=3, turn_limit=20)
    state, dice = dealt(game, 5), random.Random(5)
    changed = 0
    for _ in range(30):
        for player in range(3):
            seen = observed(state, player)
            other = state.clone()
            other.table = reshuffled("classic", state.table, player, dice)
            changed += other.table != state.table
            assert observed(other, player) == seen
        state.apply_action(dice.choice(state.legal_actions()))
        if state.is_terminal():
            break
    assert changed


def test_information_states_have_the_past() -> None:
    game = pyspiel.load_game("wanderwall_maze3_v1")
    assert game.new_initial_state().information_state_tensor(0) == [0.0] * game.information_state_tensor_size()
    state, seen = dealt(game, 3), set[tuple[float, ...]]()
    while not state.is_terminal():
        seen.add(tuple(state.information_state_tensor(0)))
        state.apply_action(state.legal_actions()[0])
    assert len(seen) == len(state.acted)


@pytest.mark.parametrize("name", ["wanderwall_maze5_v1", "wanderwall_classic_v1"])
def test_a_resampled_state_looks_the_same_to_its_player(name: str) -> None:
    state, dice = dealt(pyspiel.load_game(name), 5), random.Random(5)
    others = set[str]()
    for number in range(24):
        player = state.current_player()
        if number % 6 == 0:
            other = state.resample_from_infostate(player, dice.random)
            assert observed(other, player) == observed(state, player)
            assert other.information_state_tensor(player) == state.information_state_tensor(player)
            assert other.legal_actions() == state.legal_actions()
            others.add(str(other.table.stacks))
        state.apply_action(dice.choice(state.legal_actions()))
    assert len(others) > 1


def test_searches_and_regrets_of_open_spiel_run() -> None:
    from open_spiel.python.algorithms import external_sampling_mccfr, ismcts, mcts

    game = load(edition="maze-3", turn_limit=1, maze=1, finish="last-find")
    external_sampling_mccfr.ExternalSamplingSolver(game).iteration()
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(), 2.0, 4, random_state=np.random.RandomState(1))
    state = dealt(game, 1)
    assert bot.step(state) in state.legal_actions()


def test_what_cannot_be_done_is_told_and_changes_nothing() -> None:
    with pytest.raises(Problem, match="edition"):
        load(edition="towers-3d")
    deal, table = load().new_initial_state(), dealt(load(), 1)
    for state, action in ((deal, 9999), (table, 9999), (table, 60)):
        before = str(state), state.history_str()
        with pytest.raises(Problem, match=r"envs.illegal"):
            state.apply_action(action)
        assert (str(state), state.history_str()) == before
