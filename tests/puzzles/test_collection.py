"""The shipped puzzles: enough of them, and true; `make soak` proves all, here a sample.

A rush of them is the same from its seed, becomes harder and harder, and is counted by the rules.
"""

from __future__ import annotations

import random
from math import inf
from typing import Any

import pytest

from tools.generate.puzzles import FILE, WANTED
from wanderwall.games import edition as find_edition
from wanderwall.games import game_of
from wanderwall.problem import Problem
from wanderwall.puzzles import kinds, prove, solve
from wanderwall.puzzles.collection import GROWS, MOST, ShippedPuzzle, collection, offered_puzzles, rush, solves
from wanderwall.puzzles.part import kind_of
from wanderwall.puzzles.sliding import FEWEST
from wanderwall.server.api.puzzles import RUSH_GRACE_MS, RUSH_SECONDS, require_rush_time
from wanderwall.server.workers.puzzle_jobs import count_rush_solved, puzzle_of, rush_of, shelves

SAMPLE = 8


def test_there_are_enough_of_every_kind_and_level() -> None:
    assert len(offered_puzzles()) >= 2000
    assert {one.kind for one in offered_puzzles().values()} == set(kinds())
    for asked, levels in WANTED.items():
        found = [one.level for one in offered_puzzles().values() if (one.kind, one.edition) == asked]
        assert {level: found.count(level) for level in levels} == levels
        assert len(found) == sum(levels.values())
    assert len(set(collection())) == len(collection())


def test_what_one_of_four_first_pushes_solves_is_dropped_and_keeps_its_number() -> None:
    for number, one in enumerate(collection(), 1):
        if kind_of(one.kind, find_edition(one.edition).game).is_decisive and number % 5 == 0:
            assert one.dropped == (len(pushes_of(one)) <= 4 * one.ways), one
        assert (number in offered_puzzles()) != one.dropped
        assert ShippedPuzzle.read(one.text()) == one
    assert {one.par for one in offered_puzzles().values() if one.kind == FEWEST} >= {1, 2, 3, 4}
    dropped = next(number for number, one in enumerate(collection(), 1) if one.dropped)
    assert puzzle_of({"number": dropped})["number"] == dropped  # links and books know it
    ranges = [range(first, last + 1) for shelf in shelves() for first, last in shelf["numbers"]]
    assert sorted(number for numbers in ranges for number in numbers) == list(offered_puzzles())


def pushes_of(one: ShippedPuzzle) -> list[Any]:
    state: Any = one.puzzle().state
    return [*game_of(state.edition).legal(state, state.mover)]


def test_the_file_is_small_and_says_its_seed() -> None:
    text = FILE.read_text(encoding="utf-8")
    assert len(text) < 100_000
    assert text.startswith("# python -m tools generate puzzles --seed ")


def test_a_sample_is_proven_again() -> None:
    seed = random.SystemRandom().randrange(10**6)
    print(f"seed {seed}")
    for one in random.Random(seed).sample(collection(), SAMPLE):
        prove(one.puzzle(), inf)  # also on a machine that compiles it first


def test_a_seed_makes_a_rush_that_grows_harder() -> None:
    one = rush("seed")
    assert one == rush("seed") != rush("another")
    assert len({puzzle.position for puzzle in one}) == MOST
    assert {puzzle.edition.id for puzzle in one} == {"classic-1986"}  # all on the same board
    levels = [puzzle.level for puzzle in one]
    assert levels == sorted(levels)
    assert {level: levels.count(level) for level in GROWS} == GROWS
    puzzles: Any = rush_of("seed")
    assert [puzzle["level"] for puzzle in puzzles] == levels
    assert all(puzzle["choices"]["step"] == "push" for puzzle in puzzles)


def test_only_pushes_that_lead_to_the_goal_count_and_only_in_a_row() -> None:
    pushes = []
    for puzzle in rush("seed")[:3]:
        solution = solve(puzzle.kind, puzzle.state)
        assert solution
        push = solution.line[0].split()[0]
        assert solves(puzzle, push)
        pushes.append(push)
    assert count_rush_solved("seed", pushes) == 3
    assert count_rush_solved("seed", []) == 0
    for wrong in ("N9es", "a1", "", "N2" * 6):
        assert count_rush_solved("seed", [*pushes[:2], wrong, *pushes[2:]]) == 2


def test_what_comes_late_does_not_count() -> None:
    began, last = 1000, 1000 + RUSH_SECONDS * 1000 + RUSH_GRACE_MS
    require_rush_time(began, last)
    with pytest.raises(Problem, match=r"rush\.late"):
        require_rush_time(began, last + 1)


def test_most_pushes_of_a_hard_one_are_wrong() -> None:
    puzzle = rush("seed")[-1]
    choices: Any = rush_of("seed")[-1]["choices"]
    right = [push for push in choices["pushes"] if solves(puzzle, push)]
    assert len(right) == puzzle.ways
