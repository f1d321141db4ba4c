"""Questions in bulk: what every push of a position reaches, how many different games there are to a depth, and the
fewest turns to a tile.

All read a JSON object with `positions` (or `cases`), each with a `maze` of rows (openings N 1, E 2, S 4, W 8) and a
spare, and give the same object back with the answers filled in. No game's goals matter here, only S1 to S7.

And the table of all rolls of Labyrinth Go!, kept in a file so that it can be interrupted and resumed.
"""

from __future__ import annotations

import csv
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

from wanderwall.board.grid import MAX_SIDE, MIN_SIDE, SPARE, Arrow, Grid, Square
from wanderwall.board.maze import Maze
from wanderwall.board.reach import reach_all
from wanderwall.board.tiles import rotate, turns
from wanderwall.games.go.state import GoEdition
from wanderwall.problem import Problem
from wanderwall.solver.classic import fewest
from wanderwall.solver.go import RollRow, rolls, solve_all
from wanderwall.solver.task import MOST, SolutionTurn

COLUMNS = ("roll", "solutions", "tiles", "difficulty")


def positions(data: object, key: str = "positions") -> list[Any]:
    """The positions of a file, or a Problem."""
    if not isinstance(data, dict) or not isinstance(data.get(key), list):
        raise Problem("json.field", key=key, expected="list")
    return list(data[key])


def reach(data: object) -> Iterator[dict[str, object]]:
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


def count(data: object, depth: int) -> Iterator[dict[str, object]]:
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


def solve_cases(data: object, most: int = MOST) -> Iterator[dict[str, Any]]:
    """Yield each case of a file with `turns` and `line` filled in, both null if it takes more than `most` turns.

    A case has a `maze`, the `leftover` tile, `pieces` of which the first moves, the square of the `objective` ([-1, -1]
    for the leftover tile) and, if there was one, the square of the `previous_shift`.
    """
    for number, case in enumerate(positions(data, "cases")):
        key = f"cases[{number}]"
        maze = read_maze(case, key, "leftover")
        pawn = read_pawns(case.get("pieces"), f"{key}.pieces", maze)[0]
        objective, shift = case.get("objective"), case.get("previous_shift")
        target = SPARE if objective == [-1, -1] else read_square(objective, f"{key}.objective", maze)
        pushed = None if shift is None else read_arrow(shift, f"{key}.previous_shift", maze)
        barred = None if pushed is None else maze.grid.across(pushed).name
        line = fewest(maze, pawn, [target], barred, most)
        written = None if line is None else [_as_json(maze, turn) for turn in line]
        yield {**case, "turns": None if line is None else len(line), "line": written}


def _as_json(maze: Maze, turn: SolutionTurn) -> dict[str, object]:
    enter = maze.grid.arrow(turn.push.arrow).enter
    return {
        "insert": list(divmod(enter, maze.side)),
        "openings": turn.push.openings,
        "to": list(divmod(turn.to, maze.side)),
    }


def _by_line(grid: Grid) -> Iterable[Arrow]:
    """The arrows row by row from the top, west before east, then column by column, north before south."""
    rows = [grid.arrow(f"{side}{line + 1}") for line in range(1, grid.side, 2) for side in "WE"]
    return [*rows, *(grid.arrow(f"{side}{line + 1}") for line in range(1, grid.side, 2) for side in "NS")]


def read_maze(position: object, key: str, spare: str = "spare") -> Maze:
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


def _is_openings(value: object) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and 0 < value < 16


def read_square(value: object, key: str, maze: Maze) -> Square:
    """A square as row and column."""
    sound = isinstance(value, list) and len(value) == 2 and all(type(n) is int and 0 <= n < maze.side for n in value)
    if not isinstance(value, list) or not sound:
        raise Problem("json.field", key=key, expected="square")
    return int(value[0] * maze.side + value[1])


def read_pawns(value: object, key: str, maze: Maze) -> tuple[Square, ...]:
    """The squares of one pawn or more; the first one moves."""
    if not isinstance(value, list) or not value:
        raise Problem("json.field", key=key, expected="list")
    return tuple(read_square(pawn, key, maze) for pawn in value)


def read_arrow(value: object, key: str, maze: Maze) -> Arrow:
    """The arrow at a square."""
    square = read_square(value, key, maze)
    for arrow in maze.grid.arrows:
        if arrow.enter == square:
            return arrow
    raise Problem("json.field", key=key, expected="arrow")


# ── the table of all rolls of Labyrinth Go! ──────────────────────────────────────────────────────────────────────────


def table(edition: GoEdition, file: Path | None = None) -> Iterator[RollRow]:
    """Yield every roll in the order of the dice: those in the file first, the others as they are solved and added to
    it.
    """
    done = [] if file is None else read_table(edition, file)
    yield from done
    known = {row["roll"] for row in done}
    for roll in rolls(edition):
        if ",".join(roll) not in known:
            row = solve_all(edition, roll).row()
            if file is not None:
                _append(file, row)
            yield row


def read_table(edition: GoEdition, file: Path) -> list[RollRow]:
    """The rows of a table begun earlier; an incomplete last line is cut off."""
    if not file.exists():
        _write(file, ",".join(COLUMNS) + "\n", "w")
        return []
    try:
        text = file.read_text(encoding="utf-8")
    except OSError:
        raise Problem("file.unreadable", file=str(file)) from None
    except UnicodeDecodeError:
        raise Problem("file.not_text", file=str(file)) from None
    if not text.endswith("\n"):
        text = text[: text.rfind("\n") + 1]
        _write(file, text, "w")
    head, *lines = list(csv.reader(text.splitlines())) or [[]]
    if tuple(head) != COLUMNS:
        raise Problem("rolls.broken", file=str(file)).at(1, 1)
    expected = {",".join(roll) for roll in rolls(edition)}
    rows = []
    for number, line in enumerate(lines, 2):
        try:
            roll, solutions, tiles, difficulty = line
            expected.remove(roll)
            hard = float(difficulty) if difficulty else None
            rows.append(RollRow(roll=roll, solutions=int(solutions), tiles=int(tiles), difficulty=hard))
        except (ValueError, KeyError):
            raise Problem("rolls.broken", file=str(file)).at(number, 1) from None
    return rows


def csv_line(row: RollRow) -> str:
    """A row as it is written to the file; the roll is quoted because of its commas."""
    values = ["" if value is None else str(value) for name, value in row.items() if name != "roll"]
    return f'"{row["roll"]}",{",".join(values)}\n'


def _append(file: Path, row: RollRow) -> None:
    _write(file, csv_line(row), "a")


def _write(file: Path, text: str, mode: str) -> None:
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.write(text)
    except OSError:
        raise Problem("file.unwritable", file=str(file)) from None
