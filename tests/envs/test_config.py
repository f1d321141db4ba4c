"""What the settings say is what is played: cards, turns, hints, boards that are turned, payments as a third phase."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import Any

import numpy as np
import pytest

import wanderwall.envs
from tests.envs.tables import played
from wanderwall.encoding.layout import Layout
from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import Core
from wanderwall.envs.cores import core_of

engines = pytest.mark.parametrize("engine", ["kernel", "rules"])


def after(actions: Sequence[int], seed: int, **given: Any) -> Core:
    """A table of its own after these actions."""
    core = core_of(EnvConfig(**given))
    core.reset(seed)
    for action in actions:
        core.step(action)
    return core


@engines
@pytest.mark.parametrize(("goals", "cards"), [(1, 1), (3, 3), (None, 12)])
def test_everybody_is_dealt_so_many_cards(engine: str, goals: int | None, cards: int) -> None:
    assert [seat["left"] for seat in after([], 1, goals=goals, engine=engine).view(None)["seats"]] == [cards, cards]


@engines
def test_whoever_only_pushes_and_stays_reaches_the_limit_of_turns(engine: str) -> None:
    core, steps = after([], 2, seats=3, turn_limit=4, engine=engine), 0
    while not core.over:
        layout, walk = core.layout, steps % 2
        own = layout.pushes + int(layout.parts_by_name(core.observe(core.mover))["pawn"].argmax())
        core.step(own if walk else int(np.flatnonzero(core.mask())[0]))
        steps += 1
    assert steps == 2 * 3 * 4


@pytest.mark.parametrize("rotate", [False, True])
def test_a_hint_is_a_push_that_brings_the_goal_into_reach(rotate: bool) -> None:
    """On the kernel, with which the rules agree bit for bit."""
    given: dict[str, Any] = {"hints": True, "rotate": rotate, "engine": "kernel"}
    outcomes = set[bool]()
    for seed in (1, 2, 3):
        core = after([], seed, **given)
        seat = core.mover
        hints = core.layout.parts_by_name(core.observe(seat))["hints"]
        for push in map(int, np.flatnonzero(core.mask())):
            seen = core.layout.parts_by_name(after([push], seed, **given).observe(seat))
            reaches = bool((seen["reach"] * seen["target"]).any())
            assert bool(hints[push]) == reaches, f"seed {seed}: push {push}"
            outcomes.add(reaches)
    assert outcomes == {True, False}


def test_a_turned_board_is_the_same_game() -> None:
    """Whatever a seat can do on its own board leads where it can get on the board as it lies, and nowhere else."""
    for seats, seed in ((2, 4), (4, 6)):
        ends = []
        for rotate in (False, True):
            given: dict[str, Any] = {"seats": seats, "engine": "kernel", "rotate": rotate}
            pushes = {}
            for push in map(int, np.flatnonzero(after([], seed, **given).mask())):
                pushes[json.dumps(after([push], seed, **given).view(None))] = push
            push = pushes[min(pushes)]
            walks = map(int, np.flatnonzero(after([push], seed, **given).mask()))
            ends.append((set(pushes), {json.dumps(after([push, walk], seed, **given).view(None)) for walk in walks}))
        assert ends[0] == ends[1], f"seed {seed}"


def test_where_a_walk_can_be_paid_in_several_ways_a_third_action_says_how() -> None:
    core = core_of(EnvConfig(edition="towers-3d", goals=2, turn_limit=20))
    offers, third = core.layout.offers, 0
    for seed in range(1, 6):
        chosen = None
        for action in played(core, seed):
            due = np.flatnonzero(core.mask()) >= offers
            seen = core.layout.parts_by_name(core.observe(core.mover))
            assert due.all() or not due.any(), f"seed {seed}"
            assert bool(seen["pay_due"][0]) == bool(due.size and due.all())
            if due.size and due.all():
                third += 1
                assert due.size > 1, "nobody is asked where there is one way"
                assert chosen is not None
                assert seen["chosen"].reshape(-1)[chosen] == 1
            chosen = action - core.layout.pushes if core.layout.pushes <= action < offers else None
    assert third > 3


def test_names_of_the_last_release_still_work_with_a_warning() -> None:
    with pytest.warns(DeprecationWarning, match="EnvConfig"):
        assert wanderwall.envs.Setting is EnvConfig
    with pytest.raises(AttributeError):
        _ = wanderwall.envs.Settings
    layout = Layout(side=7, seats=2)
    row = np.arange(layout.size, dtype=np.float32)
    with pytest.warns(DeprecationWarning, match="parts_by_name"):
        named = layout.named(row)
    assert list(named) == [name for name, _ in layout.pieces]
    assert all((part == layout.parts_by_name(row)[name]).all() for name, part in named.items())
