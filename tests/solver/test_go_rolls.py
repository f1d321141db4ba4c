"""All minimal solutions of rolls of Labyrinth Go!: checked by the rules, and against two searches of another kind."""

from __future__ import annotations

from collections.abc import Iterable
from functools import cache
from itertools import permutations, product
from pathlib import Path
from random import Random

import numpy as np
import numpy.typing as npt
import pytest

from wanderwall.games import edition
from wanderwall.games.go.check import check_layout, covers, lay_tile, right, spots
from wanderwall.games.go.state import GoEdition, Lay, Layout
from wanderwall.problem import Problem
from wanderwall.solver import go_search as search
from wanderwall.solver.bulk import read_table, table
from wanderwall.solver.go import RollRow, hole_layouts, rolls, solve_all

GO: GoEdition = edition("go")
FEW = ("book", "ghost", "ring", "helmet")  # a roll with few solutions
ROLLS = [FEW, *Random(3).sample(rolls(GO), 3)]

Planes = npt.NDArray[np.uint32]


def minimal(roll: tuple[str, ...], layout: Layout) -> bool:
    without = [tuple(lay for lay in layout if lay is not left) for left in layout]
    return right(check_layout(GO, roll, layout)) and not any(right(check_layout(GO, roll, rest)) for rest in without)


@pytest.mark.parametrize("roll", ROLLS)
def test_every_solution_is_right_and_minimal(roll: tuple[str, ...]) -> None:
    """By the rules alone: it may be laid tile by tile (G5), it is right (G4), and no tile can be taken away."""
    solved = solve_all(GO, roll)
    layouts = list(solved.layouts())
    assert len(set(layouts)) == len(solved) > 0
    for layout in Random(1).sample(layouts, min(len(layouts), 300)):
        on_board: Layout = ()
        for lay in layout:
            on_board = lay_tile(GO, on_board, lay, joker=False)
        assert minimal(roll, on_board)


def test_agrees_with_the_plain_growth() -> None:
    """The search of the bots, written for any board, finds the same once what is not minimal is left out."""
    plain = {layout for layout in search.solutions(GO, FEW) if minimal(FEW, layout)}
    assert set(solve_all(GO, FEW).layouts()) == plain


@pytest.mark.parametrize("roll", ROLLS)
def test_agrees_with_all_layouts(roll: tuple[str, ...]) -> None:
    """Some ways to lay the four holes, half of them from solutions, with every way to add plain tiles or not."""
    dice, found = Random(5), list(solve_all(GO, roll).layouts())
    every = hole_ways(roll)
    assert len(every) == hole_layouts(GO, roll)
    chosen = {*dice.sample(every, 10), *(layout[:4] for layout in dice.sample(found, 10))}
    for holes in chosen:
        assert {layout for layout in found if layout[:4] == holes} == completed(roll, holes)


def hole_ways(roll: tuple[str, ...]) -> list[tuple[Lay, ...]]:
    """Every way to show the four pictures in the four holes with nothing on top of each other (G5)."""
    by_tile = {tile.id: list(spots(GO, (), tile.id)) for tile in GO.tiles if tile.hole}
    ways = []
    for order in permutations([GO.where[picture] for picture in roll]):
        lays = [[lay for lay in by_tile[tile] if lay.square == at] for tile, at in zip(by_tile, order, strict=True)]
        for holes in product(*lays):
            under = [square for lay in holes for square in covers(GO, lay)]
            if len(set(under)) == len(under):
                ways.append(holes)
    return ways


@cache
def plain_ways() -> tuple[list[tuple[Lay, ...]], Planes]:
    """No plain tile, either, or both; the squares that then open to each side, and those covered: [5, way]."""
    one, two = ([None, *spots(GO, (), tile.id)] for tile in GO.tiles if not tile.hole)
    ways = [tuple(lay for lay in pair if lay) for pair in product(one, two)]
    ways = [way for way in ways if len({square for lay in way for square in covers(GO, lay)}) == 2 * len(way)]
    return ways, np.array([planes(way) for way in ways], np.uint32).T


def planes(lays: Iterable[Lay]) -> list[int]:
    sets = [0] * 5
    for lay in lays:
        for square, openings in covers(GO, lay).items():
            sets[4] |= 1 << square
            for side in range(4):
                sets[side] |= (openings >> side & 1) << square
    return sets


def completed(roll: tuple[str, ...], holes: tuple[Lay, ...]) -> set[Layout]:
    """The minimal solutions with these holes: all layouts at once, filled from the middle square by square."""
    ways, plain = plain_ways()
    fixed = planes(holes)
    middle = 1 << GO.middle
    board = plain | np.array(fixed, np.uint32)[:, None]
    board[:4] |= np.uint32(middle)
    joined = np.full(len(ways), middle, np.uint32)
    not_east = np.uint32(sum(1 << square for square in range(25) if square % 5 < 4))
    east = board[1] & (board[3] >> 1) & not_east
    south = board[2] & (board[0] >> 5)
    for _ in range(25):
        joined |= (joined & east) << 1 | joined >> 1 & east | (joined & south) << 5 | joined >> 5 & south
    wanted = np.uint32(sum(1 << GO.where[picture] for picture in roll))
    clear = plain[4] & np.uint32(fixed[4] | middle) == 0
    good = [set(ways[n]) for n in np.flatnonzero(clear & (joined & wanted == wanted))]
    least = [way for way in good if not any(other < way for other in good if len(other) < len(way))]
    order = [tile.id for tile in GO.tiles]
    return {tuple(sorted((*holes, *way), key=lambda lay: order.index(lay.tile))) for way in least}


def test_the_first_is_one_of_all() -> None:
    (first,) = solve_all(GO, FEW, limit=1).layouts()
    assert first in set(solve_all(GO, FEW).layouts())


def test_the_joker_adds_solutions_and_is_needed_in_them() -> None:
    without, with_joker = (set(solve_all(GO, FEW, joker).layouts()) for joker in (False, True))
    assert without < with_joker
    for layout in Random(2).sample(sorted(with_joker - without, key=str), 50):
        assert layout[-1].tile == "joker"
        assert minimal(FEW, layout)


def test_turning_the_board_changes_no_figure() -> None:
    """The dice lie in a pinwheel: a roll turned by a quarter is another roll with the same figures."""
    side, squares = 5, {square: picture for picture, square in GO.where.items()}
    turned = []
    for picture in FEW:
        row, column = divmod(GO.where[picture], side)
        turned.append(squares[column * side + side - 1 - row])
    once = solve_all(GO, FEW).row()
    again = solve_all(GO, tuple(turned)).row()
    assert {**once, "roll": ""} == {**again, "roll": ""}


def test_rolls_are_the_faces_of_the_dice() -> None:
    assert len(set(rolls(GO))) == 6**4


def test_the_table_is_taken_up_again(tmp_path: Path) -> None:
    file = tmp_path / "rolls.csv"
    begun: list[RollRow] = []
    for row in table(GO, file):
        begun.append(row)
        if len(begun) == 3:
            break
    with file.open("a") as out:
        out.write('"half,a,li')
    rows = table(GO, file)
    assert [next(rows) for _ in range(5)][:3] == begun
    assert len(read_table(GO, file)) == 5


@pytest.mark.parametrize("text", ["other\n", 'roll,solutions,tiles,difficulty\n"a,b",1,2,3\n', "roll\n\n"])
def test_a_file_that_is_no_such_table_is_left_alone(tmp_path: Path, text: str) -> None:
    file = tmp_path / "mine.csv"
    file.write_text(text)
    with pytest.raises(Problem, match=r"rolls\.broken"):
        next(table(GO, file))
    assert file.read_text() == text
