"""One packed fill must say what a plain search says, on boards of every size."""

from __future__ import annotations

import json
from collections import deque
from pathlib import Path

from hypothesis import given
from hypothesis import strategies as st

from wanderwall.board.grid import Square, grid, squares_of
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach, reach_all
from wanderwall.board.tiles import E, N, S, W, letters, opposite, rotate, turns
from wanderwall.solver import bulk as oracle

ORACLE = Path(__file__).parents[1] / "oracle"


@st.composite
def mazes(draw: st.DrawFn, sides: tuple[int, ...] = (3, 5, 7, 9, 11, 13)) -> Maze:
    side = draw(st.sampled_from(sides))
    tiles = draw(st.lists(st.integers(1, 15), min_size=side * side, max_size=side * side))
    return Maze.of(tiles, draw(st.integers(1, 15)))


def walked(maze: Maze, start: Square) -> set[Square]:
    """A plain breadth-first walk (S7)."""
    seen, queue = {start}, deque([start])
    while queue:
        square = queue.popleft()
        row, column = divmod(square, maze.side)
        for side, there, on_board in (
            (N, square - maze.side, row > 0),
            (E, square + 1, column < maze.side - 1),
            (S, square + maze.side, row < maze.side - 1),
            (W, square - 1, column > 0),
        ):
            if on_board and there not in seen and maze[square] & side and maze[there] & opposite(side):
                seen.add(there)
                queue.append(there)
    return seen


def pushed(maze: Maze, rows: int, forward: bool, line: int, tile: int) -> list[int]:
    """A push on a plain list of tiles (S4): the spare goes in at one end, the other end falls out."""
    side, tiles = maze.side, list(maze.tiles)
    squares = [line * side + k if rows else k * side + line for k in range(side)]
    if not forward:
        squares.reverse()
    values = [tile, *(tiles[square] for square in squares)][:side]
    for square, value in zip(squares, values, strict=True):
        tiles[square] = value
    return tiles


@given(mazes(), st.data())
def test_s7_reach_is_what_a_plain_walk_finds(maze: Maze, data: st.DataObject) -> None:
    square = data.draw(st.integers(0, maze.side**2 - 1))
    assert set(squares_of(reach(maze, square))) == walked(maze, square)


@given(mazes((3, 5, 7, 9)), st.data())
def test_all_pushes_at_once_equal_one_push_at_a_time(maze: Maze, data: st.DataObject) -> None:
    square = data.draw(st.integers(0, maze.side**2 - 1))
    everything = reach_all(maze, square)
    assert len(everything) == len(maze.grid.arrows) * len(turns(maze.spare))
    for (arrow, openings), squares in everything.items():
        assert squares == reach(maze.push(arrow, openings), arrow.carry(square))


@given(mazes(), st.data())
def test_s4_push_slides_a_list_of_tiles(maze: Maze, data: st.DataObject) -> None:
    arrow = data.draw(st.sampled_from(maze.grid.arrows))
    openings = data.draw(st.sampled_from(turns(maze.spare)))
    line = int(arrow.name[1:]) - 1
    expected = pushed(maze, arrow.name[0] in "EW", arrow.name[0] in "NW", line, openings)
    after = maze.push(arrow, openings)
    assert list(after.tiles) == expected
    assert after.spare == maze[arrow.leave]
    back = after.push(maze.grid.across(arrow), after.spare)
    assert back.tiles == maze.tiles


def test_barred_arrow_is_left_out() -> None:
    maze = Maze.from_picture("┏━┓\n┃╋┃\n┗━┛", "┗")
    assert {arrow.name for arrow, _ in reach_all(maze, 0, "E2")} == {"N2", "S2", "W2"}


def test_openings_turn_clockwise() -> None:
    assert [letters(rotate(N | E, quarters)) for quarters in range(5)] == ["ne", "es", "sw", "nw", "ne"]


def test_arrows_go_around_the_board_clockwise() -> None:
    assert " ".join(arrow.name for arrow in grid(7).arrows) == "N2 N4 N6 E2 E4 E6 S6 S4 S2 W6 W4 W2"


def test_oracle_reach_holds() -> None:
    known = json.loads((ORACLE / "reach.json").read_text())
    asked = {"positions": [{k: v for k, v in p.items() if k != "pushes"} for p in known["positions"]]}
    assert list(oracle.reach(asked)) == known["positions"]


def test_oracle_counts_hold() -> None:
    known = json.loads((ORACLE / "counts.json").read_text())
    asked = {"positions": [{k: v for k, v in p.items() if k != "counts"} for p in known["positions"]]}
    assert list(oracle.count(asked, 2)) == known["positions"]
