"""The check against a walk written again from the edition's text; and every roll can be solved without the joker."""

from __future__ import annotations

import tomllib
from itertools import permutations, product
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.games.go.table import EDITION, Table
from wanderwall.games import editions
from wanderwall.games.go import GAME
from wanderwall.games.go.check import check_layout, in_hand, lay_tile, network, right, spots, tile_map
from wanderwall.games.go.state import FACES, Lay, Layout
from wanderwall.solver.go_search import solutions, solve

FILE = tomllib.loads(editions()["go"].read_text(encoding="utf-8"))
FACE_TEXTS = {tile["id"]: (tile["front"], tile["back"]) for kind in ("hole", "plain") for tile in FILE[f"{kind}-tiles"]}
NORTH, EAST, SOUTH, WEST = (-1, 0), (0, 1), (1, 0), (0, -1)
STEPS = {"N": NORTH, "E": EAST, "S": SOUTH, "W": WEST}


@st.composite
def layouts(draw: st.DrawFn) -> Layout:
    layout: Layout = ()
    for _ in range(draw(st.integers(0, 7))):
        open_spots = [spot for tile in in_hand(EDITION, layout, joker=True) for spot in spots(EDITION, layout, tile)]
        if open_spots:
            layout = lay_tile(EDITION, layout, draw(st.sampled_from(open_spots)), joker=True)
    return layout


def walked(layout: Layout) -> set[int]:
    """The squares one can walk to from the middle."""
    doors = {(2, 2): {NORTH, EAST, SOUTH, WEST}}
    for lay in layout:
        here = divmod(lay.square, 5)
        if lay.tile == "joker":
            doors[here] = {NORTH, EAST, SOUTH, WEST}
            continue
        steps = {"a": {EAST}, "b": {WEST}}
        for word in FACE_TEXTS[lay.tile][FACES.index(lay.face)].split():
            steps[word[0]].add(STEPS[word[1]])
        towards = EAST
        for _ in range(lay.turn):
            towards = (towards[1], -towards[0])
            steps = {square: {(column, -row) for row, column in ways} for square, ways in steps.items()}
        doors[here] = steps["a"]
        doors[here[0] + towards[0], here[1] + towards[1]] = steps["b"]
    seen, ahead = set(), [(2, 2)]
    while ahead:
        row, column = ahead.pop()
        seen.add((row, column))
        for down, along in doors[row, column]:
            there = row + down, column + along
            if there not in seen and (-down, -along) in doors.get(there, ()):
                ahead.append(there)
    return {row * 5 + column for row, column in seen}


@given(layouts())
def test_g4_joined_is_what_one_can_walk_to_from_the_middle(layout: Layout) -> None:
    joined = network(EDITION, layout)
    assert {square for square in range(25) if joined >> square & 1} == walked(layout)


@given(layouts(), st.sampled_from(EDITION.dice[0]))
def test_g4_a_verdict_says_shown_and_joined_by_the_holes(layout: Layout, picture: str) -> None:
    (verdict,) = check_layout(EDITION, [picture], layout)
    square = EDITION.where[picture]
    assert verdict.shown == any(lay.square == square and lay.tile.startswith("H") for lay in layout)
    assert verdict.joined == (verdict.shown and square in walked(layout))


@given(layouts())
def test_g5_no_square_is_covered_twice_and_equal_boards_are_equal(layout: Layout) -> None:
    again: Layout = ()
    for lay in reversed(layout):
        again = lay_tile(EDITION, again, lay, joker=True)
    assert again == layout


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
