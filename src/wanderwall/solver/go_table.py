"""The table of all rolls of Labyrinth Go!, kept in a file so that it can be interrupted and resumed."""

from __future__ import annotations

import csv
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from wanderwall.games.go.state import GoEdition
from wanderwall.problem import Problem
from wanderwall.solver.go_rolls import rolls, solve_all

COLUMNS = ("roll", "solutions", "tiles", "difficulty")

Row = dict[str, Any]


def table(edition: GoEdition, file: Path | None = None) -> Iterator[Row]:
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


def read_table(edition: GoEdition, file: Path) -> list[Row]:
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
            rows.append(_row(roll, int(solutions), int(tiles), float(difficulty) if difficulty else None))
        except (ValueError, KeyError):
            raise Problem("rolls.broken", file=str(file)).at(number, 1) from None
    return rows


def _row(*values: Any) -> Row:
    return dict(zip(COLUMNS, values, strict=True))


def csv_line(row: Row) -> str:
    """A row as it is written to the file; the roll is quoted because of its commas."""
    values = ["" if row[column] is None else str(row[column]) for column in COLUMNS[1:]]
    return f'"{row["roll"]}",{",".join(values)}\n'


def _append(file: Path, row: Row) -> None:
    _write(file, csv_line(row), "a")


def _write(file: Path, text: str, mode: str) -> None:
    try:
        with file.open(mode, encoding="utf-8") as out:
            out.write(text)
    except OSError:
        raise Problem("file.unwritable", file=str(file)) from None
