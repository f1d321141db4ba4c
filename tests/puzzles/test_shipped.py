"""The puzzles that come with the house: enough of them, and true; `make soak` proves all, here a sample."""

from __future__ import annotations

import random
from math import inf

from tools.generate.puzzles import FILE, WANTED

from wanderwall.puzzles import kinds, prove
from wanderwall.puzzles.collection import collection

SAMPLE = 40


def test_there_are_enough_of_every_kind_and_level() -> None:
    assert len(collection()) >= 2000
    assert {one.kind for one in collection()} == set(kinds())
    for asked, levels in WANTED.items():
        found = [one.level for one in collection() if (one.kind, one.edition) == asked]
        assert {level: found.count(level) for level in levels} == levels
        assert len(found) == sum(levels.values())
    assert len(set(collection())) == len(collection())


def test_the_file_is_small_and_says_its_seed() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text) < 100_000
    assert text.startswith("# python -m tools generate puzzles --seed ")


def test_a_sample_is_proven_anew() -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    for one in random.Random(seed).sample(collection(), SAMPLE):
        prove(one.puzzle(), inf)  # also on a machine that compiles it first
