"""Every roll can be solved without the joker, and the search finds it."""

from __future__ import annotations

from itertools import permutations, product
from pathlib import Path
from random import Random

import pytest

from tests.games.go.table import EDITION, Table
from wanderwall.games.go import GAME
from wanderwall.games.go.check import check_layout, lay_tile, right, spots, tile_map
from wanderwall.games.go.state import FACES, Lay, Layout
from wanderwall.solver.go_search import solutions, solve

ROLLS = list(product(*EDITION.dice))
KEPT = Path(__file__).with_name("solutions.txt").read_text(encoding="utf-8").splitlines()


def built(lays: list[Lay]) -> Layout:
    layout: Layout = ()
    for lay in lays:
        layout = lay_tile(EDITION, layout, lay, joker=False)
    return layout


def test_g4_every_one_of_the_1296_rolls_has_a_layout_without_the_joker() -> None:
    state = Table.playing(2).state
    solved = set()
    for line in KEPT:
        pictures, *texts = line.split()
        roll = tuple(pictures.split(","))
        lays = [GAME.notation.read_move(state, 0, text) for text in texts]
        assert right(check_layout(EDITION, roll, built([lay for lay in lays if isinstance(lay, Lay)]))), line
        solved.add(roll)
    assert solved == set(ROLLS)
    assert len(ROLLS) == 1296


@pytest.mark.parametrize("roll", Random(5).sample(ROLLS, 20), ids=",".join)
def test_rolls_are_solved_afresh(roll: tuple[str, ...]) -> None:
    layout = solve(EDITION, roll)
    assert layout
    assert right(check_layout(EDITION, roll, built(list(layout))))


def test_g8_the_joker_adds_ways_and_takes_none() -> None:
    roll = ("bat", "moth", "rat", "goblin")
    with_joker = [layout for layout, _ in zip(solutions(EDITION, roll, joker=True), range(2000), strict=False)]
    assert len(set(with_joker)) == 2000
    assert all(right(check_layout(EDITION, roll, layout)) for layout in with_joker)


def test_the_search_misses_no_layout_of_the_four_hole_tiles() -> None:
    """Compared with trying them all."""
    roll = ("bat", "moth", "rat", "goblin")
    ways = [
        [spot for spot in spots(EDITION, (), tile.id) if EDITION.pictures[spot.square] in roll]
        for tile in EDITION.tiles
        if tile.hole
    ]
    places = [EDITION.where[picture] for picture in roll]
    found = set()
    for order in permutations(places):
        choices = [[lay for lay in lays if lay.square == place] for lays, place in zip(ways, order, strict=True)]
        for lays in product(*choices):
            if len(tile_map(EDITION, lays)) == 8 and right(check_layout(EDITION, roll, lays)):
                found.add(lays)
    searched = {layout for layout in solutions(EDITION, roll) if len(layout) == 4}
    assert searched == found
    assert found
    assert {lay.face for layout in found for lay in layout} == set(FACES)
