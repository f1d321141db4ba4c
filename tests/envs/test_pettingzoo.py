"""PettingZoo's own tests, unmodified."""

from __future__ import annotations

import warnings
from collections.abc import Iterator
from typing import Any

import numpy as np
import pytest
from pettingzoo.test import api_test, parallel_api_test, render_test, seed_test
from pettingzoo.test.state_test import state_test
from pettingzoo.utils.conversions import turn_based_aec_to_parallel

from tests.draw.views import film_of
from wanderwall.envs import aec
from wanderwall.problem import Problem


@pytest.fixture(autouse=True)
def _dictionaries() -> Iterator[None]:
    """PettingZoo warns of any observation that is a dictionary unless the environment is its own."""
    with warnings.catch_warnings():
        warnings.filterwarnings("ignore", message=".*[Oo]bservation.*")
        warnings.filterwarnings("ignore", message=".*is_parallelizable.*")
        yield


TABLES = {
    "alone": {"seats": 1, "turn_limit": 15},
    "two": {"turn_limit": 10},
    "four": {"seats": 4, "turn_limit": 5, "rotate": True},
    "rules": {"engine": "rules", "turn_limit": 5},
    "towers": {"edition": "towers-3d", "seats": 3, "turn_limit": 3},
    "one against greedy": {"turn_limit": 10, "opponent": "greedy"},
    "a version against level1": {"version": "Maze3-v1", "opponent": "level1"},
}
every = pytest.mark.parametrize("given", TABLES.values(), ids=TABLES)


@every
def test_api(given: dict[str, Any], capsys: pytest.CaptureFixture[str]) -> None:
    api_test(aec.env(**given), num_cycles=60)
    api_test(aec.raw_env(**given), num_cycles=60)
    assert "Passed" in capsys.readouterr().out


@every
def test_seeds(given: dict[str, Any]) -> None:
    seed_test(lambda: aec.env(**given), num_cycles=20)


@every
def test_states(given: dict[str, Any]) -> None:
    state_test(aec.env(**given), turn_based_aec_to_parallel(aec.env(**given)), num_cycles=20)


def test_render(capsys: pytest.CaptureFixture[str]) -> None:
    render_test(aec.env)
    assert "╔" in capsys.readouterr().out


def test_a_notebook_shows_the_game_so_far() -> None:
    table = aec.raw_env(engine="rules", illegal="raise")
    assert table._repr_html_() is None
    table.reset(seed=2)
    with pytest.raises(Problem):
        table.step(60)  # what was refused is no step
    for _ in range(2):
        table.step(int(table.observe(table.agent_selection)["action_mask"].argmax()))
    shown = table._repr_html_()
    assert shown
    assert film_of(shown)["captions"] == ["0 / 2", "1 / 2", "2 / 2"]


def test_turn_based_parallel(capsys: pytest.CaptureFixture[str]) -> None:
    parallel_api_test(turn_based_aec_to_parallel(aec.env(turn_limit=10)), num_cycles=30)
    assert "Passed" in capsys.readouterr().out


def test_an_illegal_action_loses_or_is_told() -> None:
    table = aec.env()
    table.reset(seed=1)
    loser = table.agent_selection
    table.step(60)  # a walk where a push is due
    assert all(table.terminations.values())
    assert table.unwrapped.rewards == {agent: -1.0 if agent == loser else 1.0 for agent in table.possible_agents}
    strict = aec.env(illegal="raise")
    strict.reset(seed=1)
    seen = strict.observe(strict.agent_selection)
    with pytest.raises(Problem, match=r"envs.illegal"):
        strict.step(60)
    with pytest.raises(AssertionError):
        strict.step(97)
    again = strict.observe(strict.agent_selection)
    assert all((seen[part] == again[part]).all() for part in seen)


def test_engines_tell_the_same() -> None:
    kernel, rules = aec.raw_env(engine="kernel"), aec.raw_env(engine="rules")
    kernel.reset(seed=4)
    rules.reset(seed=4)
    assert kernel.core.view(0) == rules.core.view(0)
    for _ in range(12):
        mask = kernel.observe(kernel.agent_selection)["action_mask"]
        for table in (kernel, rules):
            table.step(int(np.flatnonzero(mask)[-1]))
        assert kernel.core.view(1) == rules.core.view(1)
        assert (kernel.state() == rules.state()).all()
