"""Questions in bulk: what every push of a position reaches, and how many different games there are to a depth.

Both read a JSON object with `positions`, each with a `maze` of rows (openings N 1, E 2, S 4, W 8) and a `spare`, and
give the same object back with the answers filled in. No game's goals matter here, only S1 to S7.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import Any

from wanderwall.board.grid import MAX_SIDE, MIN_SIDE, Arrow, Grid, Square
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach_all
from wanderwall.board.tiles import rotate, turns
from wanderwall.problem import Problem


def positions(data: Any, key: str = "positions") -> list[Any]:
    """The positions of a file, or a Problem."""
    if not isinstance(data, dict) or not isinstance(data.get(key), list):
        raise Problem("json.field", key=key, expected="list")
    return list(data[key])


def reach(data: Any) -> Iterator[dict[str, Any]]:
    """Each position with its `pushes`: `insert`, `turn`, `openings` and the squares in `reach`."""
    for number, position in enumerate(positions(data)):
        key = f"positions[{number}]"
        maze = read_maze(position, key)
        pawn = read_square(position.get("pawn"), f"{key}.pawn", maze)
        place = position.get("spare_lies_at")
        barred = None if place is None else read_arrow(place, f"{key}.spare_lies_at", maze)
        slides = reach_all(maze, pawn, barred.name if barred else None)
        yield {
            **position,
            "pushes": [
                {
                    "insert": list(divmod(arrow.enter, maze.side)),
                    "turn": quarters,
                    "openings": rotate(maze.spare, quarters),
                    "reach": slides[arrow, rotate(maze.spare, quarters)],
                }
                for arrow in _by_line(maze.grid)
                if arrow is not barred
                for quarters in range(len(turns(maze.spare)))
            ],
        }


def count(data: Any, depth: int) -> Iterator[dict[str, Any]]:
    """Each position with its `counts`: how many sequences of 1, 2 … `depth` turns there are, seats alternating."""
    for number, position in enumerate(positions(data)):
        key = f"positions[{number}]"
        maze = read_maze(position, key)
        where = read_pawns(position.get("pawns"), f"{key}.pawns", maze)
        yield {**position, "counts": [sequences(maze, where, None, turns) for turns in range(1, depth + 1)]}


def sequences(maze: Maze, pawns: tuple[Square, ...], barred: str | None, depth: int) -> int:
    """How many different sequences of turns there are; `pawns[0]` moves first."""
    mover, *others = pawns
    slides = reach_all(maze, mover, barred)
    if depth == 1:
        return sum(squares.bit_count() for squares in slides.values())
    total = 0
    for (arrow, openings), squares in slides.items():
        pushed = maze.push(arrow, openings)
        behind = maze.grid.across(arrow).name
        riders = tuple(arrow.carry(pawn) for pawn in others)
        if depth <= len(pawns):  # the mover does not come again, so it does not matter where it went
            total += squares.bit_count() * sequences(pushed, (*riders, arrow.carry(mover)), behind, depth - 1)
        else:
            for square in range(maze.grid.size):
                if squares >> square & 1:
                    total += sequences(pushed, (*riders, square), behind, depth - 1)
    return total


def _by_line(grid: Grid) -> Iterable[Arrow]:
    """The arrows row by row from the top, west before east, then column by column, north before south."""
    rows = [grid.arrow(f"{side}{line + 1}") for line in range(1, grid.side, 2) for side in "WE"]
    return [*rows, *(grid.arrow(f"{side}{line + 1}") for line in range(1, grid.side, 2) for side in "NS")]


def read_maze(position: Any, key: str, spare: str = "spare") -> Maze:
    """The maze of a position; `key` says where in the file it is, `spare` what its spare tile is called there."""
    if not isinstance(position, dict):
        raise Problem("json.field", key=key, expected="object")
    rows = position.get("maze")
    sound = isinstance(rows, list) and all(isinstance(row, list) and len(row) == len(rows) for row in rows)
    if not isinstance(rows, list) or not sound or not all(_is_openings(tile) for row in rows for tile in row):
        raise Problem("json.field", key=f"{key}.maze", expected="maze")
    if not _is_openings(position.get(spare)):
        raise Problem("json.field", key=f"{key}.{spare}", expected="openings")
    if len(rows) % 2 == 0 or not MIN_SIDE <= len(rows) <= MAX_SIDE:
        raise Problem("board.side", "S1", side=len(rows), smallest=MIN_SIDE, largest=MAX_SIDE)
    return Maze.of([tile for row in rows for tile in row], position[spare])


def _is_openings(value: Any) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value < 16


def read_square(value: Any, key: str, maze: Maze) -> Square:
    """A square as row and column."""
    sound = isinstance(value, list) and len(value) == 2 and all(type(n) is int and 0 <= n < maze.side for n in value)
    if not isinstance(value, list) or not sound:
        raise Problem("json.field", key=key, expected="square")
    return int(value[0] * maze.side + value[1])


def read_pawns(value: Any, key: str, maze: Maze) -> tuple[Square, ...]:
    """The squares of one pawn or more; the first one moves."""
    if not isinstance(value, list) or not value:
        raise Problem("json.field", key=key, expected="list")
    return tuple(read_square(pawn, key, maze) for pawn in value)


def read_arrow(value: Any, key: str, maze: Maze) -> Arrow:
    """The arrow at a square."""
    square = read_square(value, key, maze)
    for arrow in maze.grid.arrows:
        if arrow.enter == square:
            return arrow
    raise Problem("json.field", key=key, expected="arrow")
