"""Environments to test: their settings, and games played by lot."""

from __future__ import annotations

import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import numpy as np

from wanderwall.envs.config import EnvConfig
from wanderwall.envs.core import Core

SMALL = str(Path(__file__).parents[1] / "kernel" / "small-5.toml")
TINY = "tests/games/classic/tiny.toml"

#: tables that the kernel and the rules both play: every number of seats, side and switch of an environment
BOTH: dict[str, dict[str, Any]] = {
    "alone": {"seats": 1, "goals": 2, "turn_limit": 30},
    "two": {"seats": 2, "turn_limit": 25, "hints": True},
    "two, all cards": {"seats": 2, "goals": None, "turn_limit": 20, "rotate": True},
    "three": {"seats": 3, "goals": 1, "turn_limit": 25, "rotate": True, "hints": True},
    "four": {"seats": 4, "goals": 1, "turn_limit": 25, "rotate": True, "shaped": 0.5},
    "whole rounds": {"seats": 2, "goals": 1, "turn_limit": 60, "options": {"finish_round": True}},
    "five by five": {"edition": SMALL, "seats": 2, "goals": 1, "turn_limit": 40, "rotate": True, "hints": True},
    "three by three": {"edition": TINY, "seats": 2, "goals": 1, "turn_limit": 40, "shaped": 0.5},
}

#: tables for the rules alone: a large board, the variants of K8, towers with all their options
RULES: dict[str, dict[str, Any]] = {
    "garden": {"edition": "garden-9", "seats": 2, "turn_limit": 10, "rotate": True, "hints": True},
    "any order": {
        "seats": 3,
        "turn_limit": 12,
        "options": {"cards": "own", "order": "any", "finish": "exit", "peek": "on-turn"},
    },
    "open cards": {
        "turn_limit": 12,
        "options": {"cards": "open", "order": "any", "sweep": True, "finish": "last-find"},
    },
    "towers": {"edition": "towers-3d", "seats": 2, "goals": 2, "turn_limit": 20, "rotate": True, "hints": True},
    "towers, four": {
        "edition": "towers-3d",
        "seats": 4,
        "goals": 1,
        "turn_limit": 20,
        "options": {"hand_limit": 2, "rune": "pass", "extra_card": True},
    },
}


def played(core: Core, seed: int) -> Iterator[int]:
    """A game by lot: the action that comes next, with the table before it; the last one is none."""
    dice = random.Random(seed)
    core.reset(seed)
    while not core.over:
        action = int(dice.choice(np.flatnonzero(core.mask())))
        yield action
        core.step(action)
    yield -1


def setting(given: dict[str, Any], **more: Any) -> EnvConfig:
    return EnvConfig(**{**given, **more})
