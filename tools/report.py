"""What all tools share: the folder of the project, the tables they print, and the places in the docs they write to."""

from __future__ import annotations

import argparse
import os
import platform
import re
from collections.abc import Callable, Iterable, Sequence
from datetime import UTC, datetime
from pathlib import Path

ROOT = Path(__file__).parents[1]
DOCS = ROOT / "docs"


def add_write(parser: argparse.ArgumentParser, where: str) -> None:
    """Add the option that every tool has that can store its result."""
    parser.add_argument("--write", action="store_true", help=f"write the result into {where}")


def machine() -> str:
    """The CPU, if the system reports its name, the number of its cores, and the version of Python."""
    info = Path("/proc/cpuinfo")
    lines = info.read_text(encoding="utf-8").splitlines() if info.exists() else []
    names = [line.partition(":")[2].strip() for line in lines if line.startswith("model name")]
    return f"{names[0] if names else platform.machine()}, {os.cpu_count()} cores, Python {platform.python_version()}"


def measured_on(*details: str) -> str:
    """The sentence above a measurement: the date, the machine, and how it was measured."""
    return f"{', '.join([f'{datetime.now(UTC):%Y-%m-%d}', machine(), *details])}."


def row(cells: Iterable[object]) -> str:
    """A row of a table in Markdown.

    >>> row(["level1", 60])
    '| level1 | 60 |'
    """
    return f"| {' | '.join(map(str, cells))} |"


def head(columns: Sequence[str], line: str = "---") -> str:
    """The first two lines of a table in Markdown. `line`: `--:` for numbers in all columns after the first."""
    return f"{row(columns)}\n|---|{f'{line}|' * (len(columns) - 1)}"


def table(columns: Sequence[str], rows: Iterable[Iterable[object]]) -> str:
    """A whole table in Markdown."""
    return "\n".join([head(columns), *map(row, rows)])


class Report:
    """A table that is printed row by row, since each may take minutes, and may then be written into the docs."""

    def __init__(self, *columns: str, about: str = "", line: str = "---") -> None:
        self.lines = [about, ""] if about else []
        self.lines.append(head(columns, line))
        print("\n".join(self.lines), flush=True)

    def add(self, *cells: object) -> None:
        self.lines.append(row(cells))
        print(self.lines[-1], flush=True)


def replace_blocks(text: str, mark: str, content: Callable[[re.Match[str]], str]) -> tuple[str, int]:
    """A text with new content between every `<!-- mark -->` and the next `<!-- end … -->`, and how many there were.

    `mark` is a regular expression; `content` gets its match.
    """
    block = re.compile(rf"(?P<begin><!-- {mark} -->\n).*?(?P<end><!-- end\b)", re.DOTALL)
    return block.subn(lambda found: f"{found['begin']}{content(found)}\n{found['end']}", text)


def put(page: str, mark: str, lines: Iterable[str]) -> None:
    """Write measurements between the marks of a page of the docs."""
    path, content = DOCS / page, "\n".join(lines)
    text, many = replace_blocks(path.read_text(encoding="utf-8"), re.escape(mark), lambda _: content)
    assert many == 1, f"{page} has {many} places marked {mark}"
    path.write_text(text, encoding="utf-8")
