"""The check against a walk written again from the edition's text, with steps instead of bits."""

from __future__ import annotations

import tomllib

from hypothesis import given
from hypothesis import strategies as st

from tests.games.go.table import EDITION
from wanderwall.games import editions
from wanderwall.games.go.check import check_layout, in_hand, lay_tile, network, spots
from wanderwall.games.go.state import FACES, Layout

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
        for down, right in doors[row, column]:
            there = row + down, column + right
            if there not in seen and (-down, -right) in doors.get(there, ()):
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
