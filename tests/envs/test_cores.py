"""The kernel's environment is the rules' one, bit for bit; and neither tells what is hidden."""

from __future__ import annotations

import random
from typing import Any

import numpy as np
import pytest

from tests.contract.cases import reshuffled
from tests.envs.tables import BOTH, RULES, played, setting
from wanderwall.encoding.layout import Layout
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import Core
from wanderwall.envs.kernel_core import KernelCore
from wanderwall.envs.rules_core import RulesCore
from wanderwall.problem import Problem

both = pytest.mark.parametrize("given", BOTH.values(), ids=BOTH)
every = pytest.mark.parametrize("given", [*BOTH.values(), *RULES.values()], ids=[*BOTH, *RULES])


def assert_same(kernel: Core, rules: Core, seats: int, seed: int) -> None:
    assert kernel.over == rules.over, f"seed {seed}"
    assert kernel.rewards == rules.rewards
    assert kernel.over or kernel.mover == rules.mover
    assert (kernel.mask() == rules.mask()).all()
    for seat in range(seats):
        one, other = kernel.observe(seat), rules.observe(seat)
        if not (one == other).all():
            names = [n for n, s in kernel.layout.slices.items() if not (one[s] == other[s]).all()]
            raise AssertionError(f"seed {seed}, seat {seat}: {names}")


@both
def test_kernel_and_rules_agree_bit_for_bit(given: dict[str, Any]) -> None:
    kernel, rules = KernelCore(setting(given)), RulesCore(setting(given, engine="rules"))
    for seed in (1, 2):
        rules.reset(seed)
        for number, action in enumerate(played(kernel, seed)):
            if number % 3 == 0 or action < 0:
                assert_same(kernel, rules, kernel.layout.seats, seed)
            if action >= 0:
                rules.step(action)


@both
def test_an_illegal_action_ends_both_alike(given: dict[str, Any]) -> None:
    kernel, rules = KernelCore(setting(given)), RulesCore(setting(given, engine="rules"))
    for due in (0, 1):  # instead of a push, instead of a walk
        for core in (kernel, rules):
            core.reset(5)
            for _ in range(due):
                core.step(int(np.flatnonzero(core.mask())[0]))
            core.step(int(np.flatnonzero(core.mask() == 0)[0]))
            assert core.over
            assert core.illegal
        assert_same(kernel, rules, kernel.layout.seats, 5)
        assert kernel.rewards[kernel.mover] < 0


@every
def test_rewards_are_zero_sum_and_observations_are_fractions(given: dict[str, Any]) -> None:
    core = RulesCore(setting(given, engine="rules"))
    ends = 0
    for seed in (1, 2):
        for action in played(core, seed):
            seen = core.observe(core.mover)
            assert seen.shape == (core.layout.size,)
            assert ((seen >= 0) & (seen <= 1)).all()
            assert set(np.unique(seen[: core.layout.bits])) <= {0, 1}
            assert core.layout.seats == 1 or abs(sum(core.rewards)) < 1e-6
            ends += action < 0
    assert ends == 2


@every
def test_observations_hold_no_secret(given: dict[str, Any]) -> None:
    """Everything hidden from a seat is dealt again: what it sees and may do stays the same."""
    core, dice = RulesCore(setting(given, engine="rules")), random.Random(11)
    changed = 0
    for number, action in enumerate(played(core, 11)):
        if number % 5 or action < 0:
            continue
        kept = core.state
        for seat in range(core.layout.seats):
            seen = core.observe(seat)
            core.state = reshuffled(core.game.name, kept, seat, dice)
            changed += core.state != kept
            assert (core.observe(seat) == seen).all()
            core.state = kept
    assert changed > 0 or given.get("options", {}).get("cards") == "open"


def test_the_home_lies_top_left_where_boards_are_turned() -> None:
    for seats in (2, 3, 4):
        core = RulesCore(EnvConfig(seats=seats, rotate=True))
        core.reset(3)
        for seat in range(seats):
            assert core.layout.parts_by_name(core.observe(seat))["home"][0, 0] == 1


def test_layouts_are_what_the_docs_say() -> None:
    flat, towers = Layout(7, 2), Layout(5, 2, towers=True)
    assert (flat.pushes, flat.actions) == (48, 97)
    assert (towers.pushes, towers.squares, towers.offers) == (32, 25, 57)
    assert sum(stop.stop - stop.start for stop in flat.slices.values()) == flat.size


@pytest.mark.parametrize("engine", ["kernel", "rules"])
def test_bad_actions_are_told_and_nothing_is_lost(engine: str) -> None:
    core: Core = (KernelCore if engine == "kernel" else RulesCore)(EnvConfig(engine=engine, illegal="raise"))
    core.reset(1)
    before = core.observe(core.mover)
    for bad in (97, -1, 1.5, "push", None, [1, 2], np.zeros(2, int)):
        with pytest.raises(Problem, match=r"envs.action"):
            core.step(bad)
    with pytest.raises(Problem, match=r"envs.illegal"):
        core.step(60)
    assert (core.observe(core.mover) == before).all()
    assert not core.over


@pytest.mark.parametrize(
    "given",
    [
        {"illegal": "ignore"},
        {"engine": "gpu"},
        {"opponent": "nobody"},
        {"opponent": 3},
        {"hints": "yes"},
        {"rotate": 3},
        {"shaped": "much"},
        {"shaped": float("nan")},
        {"options": 5},
        {"seat": 2},
        {"seats": 5},
        {"seats": "two"},
        {"goals": 99},
        {"edition": "go"},
        {"edition": "towers-3d", "engine": "kernel"},
        {"edition": "garden-9", "engine": "kernel"},
        {"engine": "kernel", "opponent": "level1"},
        {"engine": "kernel", "options": {"cards": "open"}},
    ],
    ids=str,
)
def test_bad_settings_are_told(given: dict[str, Any]) -> None:
    with pytest.raises(Problem):
        EnvConfig(**given)
